import { useState } from 'react';
import { photoPath } from '../../../../../../domain/listing/photoSizes.ts';
import { css } from '../../../../ui/theme/styles.ts';

interface LargePhotoProps {
  businessId: number;
  photoKey: string;
  alt: string;
}

/** Of a source that answers no more there may still be the cropped copy that pages show. */
const sizes = ['full', 1200] as const;

/** A photo as large as there is room for, whole. */
export function LargePhoto({ businessId, photoKey, alt }: LargePhotoProps) {
  const [tried, setTried] = useState(0);
  const [isLoaded, setLoaded] = useState(false);
  const size = sizes[tried];
  return (
    <div
      className={css({
        display: 'grid',
        gridTemplateAreas: '"photo"',
        gridTemplateRows: 'minmax(0, 1fr)',
        gridTemplateColumns: 'minmax(0, 1fr)',
        placeItems: 'center',
        h: 'full',
        '& > *': { gridArea: 'photo' },
      })}
    >
      {isLoaded ? null : (
        <p className={css({ color: 'muted' })}>
          {size === undefined ? 'This photo is not available.' : 'Loading…'}
        </p>
      )}
      {size === undefined ? null : (
        <img
          key={size}
          src={photoPath(businessId, photoKey, size)}
          alt={alt}
          decoding="async"
          className={css({ w: 'full', h: 'full', objectFit: 'scale-down' })}
          onLoad={() => setLoaded(true)}
          onError={() => setTried(tried + 1)}
        />
      )}
    </div>
  );
}
