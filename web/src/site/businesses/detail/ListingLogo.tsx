import { useState } from 'react';
import { photoPath } from '../../../../../domain/listing/photoSizes.ts';
import { css } from '../../../ui/theme/styles.ts';

interface ListingLogoProps {
  business: { id: number; name: string };
  logoKey: string;
}

/** The logo, decorative beside the name; the first letter while it loads and if it is unavailable. */
export function ListingLogo({ business: { id, name }, logoKey }: ListingLogoProps) {
  const [isMissing, setMissing] = useState(false);
  return (
    <span
      className={css({
        position: 'relative',
        display: 'grid',
        placeItems: 'center',
        boxSize: '12',
        borderRadius: 'control',
        overflow: 'hidden',
        bg: 'sunken',
        color: 'muted',
        fontWeight: 'bold',
        '& img': { position: 'absolute', inset: '0', w: 'full', h: 'full', objectFit: 'contain' },
      })}
    >
      <span aria-hidden="true">{[...name][0]}</span>
      {isMissing ? null : (
        <img
          // It may have failed before hydration.
          ref={(image) => {
            if (image?.complete && image.currentSrc && image.naturalWidth === 0) setMissing(true);
          }}
          src={photoPath(id, logoKey, 'small')}
          width={160}
          height={160}
          alt=""
          decoding="async"
          onError={() => setMissing(true)}
        />
      )}
    </span>
  );
}
