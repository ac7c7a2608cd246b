import type { MouseEvent } from 'react';
import { photoPath } from '../../../../../domain/listing/photoSizes.ts';
import { isolated } from '../../../../../domain/text/bidi.ts';
import { BusinessPhoto } from '../../../ui/listing/BusinessPhoto.tsx';
import { css } from '../../../ui/theme/styles.ts';
import type { BusinessDetail } from './businessActions.ts';

interface HeroPhotoProps {
  business: BusinessDetail;
  onOpen: (event: MouseEvent<HTMLAnchorElement>, index: number) => void;
}

/** The first photo, a link to the large one; a drawing if there is none. */
export function HeroPhoto({ business, onOpen }: HeroPhotoProps) {
  const { id, name, gallery, photoKeys } = business;
  const [first] = gallery;
  // Files may bring further photos and no first one.
  const keys = photoKeys.length > 0 || !first ? photoKeys : [first.key];
  const photo = (
    <BusinessPhoto
      business={{ id, photoKeys: keys }}
      category={business.category ?? business.type}
      order={0}
      sizes="(min-width: 64em) 480px, 96px"
      alt={first ? `Photo of ${isolated(name)}` : ''}
    />
  );
  const frame = css({
    display: 'block',
    aspectRatio: { base: '1', lg: '4 / 3' },
    borderRadius: 'card',
    overflow: 'hidden',
    bg: 'sunken',
  });
  if (!first) return <div className={frame}>{photo}</div>;
  return (
    <a className={frame} href={photoPath(id, first.key, 'full')} onClick={(event) => onOpen(event, 0)}>
      {photo}
    </a>
  );
}
