import type { MouseEvent } from 'react';
import { photoPath } from '../../../../../../domain/listing/photoSizes.ts';
import { Icon } from '../../../../ui/icon/Icon.tsx';
import { downIcon } from '../../../../ui/icon/icons.ts';
import { styled } from '../../../../ui/theme/styled.tsx';
import { css, cva } from '../../../../ui/theme/styles.ts';
import type { BusinessDetail } from '../businessActions.ts';
import { PartHeading } from '../PartHeading.tsx';
import { GalleryThumb } from './GalleryThumb.tsx';
import { photoName } from './galleryPhoto.ts';

/** Two rows; the others are folded away. */
const FIRST_SHOWN = 6;

const Thumbs = styled(
  'ul',
  cva({
    base: {
      display: 'grid',
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      gap: { base: '2', md: '3' },
      '& a': {
        position: 'relative',
        display: 'block',
        aspectRatio: '4 / 3',
        borderRadius: 'control',
        overflow: 'hidden',
        bg: 'sunken',
      },
      '& img': { w: 'full', h: 'full', objectFit: 'cover' },
      '& .missing': {
        display: 'grid',
        placeItems: 'center',
        h: 'full',
        p: '2',
        textAlign: 'center',
        textStyle: 'xs',
        color: 'muted',
      },
    },
  }),
);

interface PhotoGalleryProps {
  business: BusinessDetail;
  onOpen: (event: MouseEvent<HTMLAnchorElement>, index: number) => void;
}

/** All photos of a listing as small pictures, each a link to the large one. */
export function PhotoGallery({ business, onOpen }: PhotoGalleryProps) {
  const { id, gallery } = business;
  // A single one is shown at the head of the page.
  if (gallery.length < 2) return null;
  const thumbs = gallery.map((photo, index) => (
    <li key={photo.key}>
      <a href={photoPath(id, photo.key, 'full')} onClick={(event) => onOpen(event, index)}>
        <GalleryThumb businessId={id} photoKey={photo.key} alt={photoName(photo, index, gallery.length)} />
      </a>
    </li>
  ));
  return (
    <section aria-labelledby="photos">
      <PartHeading id="photos">Photos</PartHeading>
      <Thumbs>{thumbs.slice(0, FIRST_SHOWN)}</Thumbs>
      {gallery.length > FIRST_SHOWN ? (
        <details className={css({ '&[open] summary': { display: 'none' } })}>
          <summary
            className={css({
              display: 'inline-flex',
              alignItems: 'center',
              gap: '1.5',
              minH: '11',
              mt: '1',
              fontWeight: 'medium',
              color: 'accent',
            })}
          >
            Show all {gallery.length} photos
            <Icon path={downIcon} size={18} />
          </summary>
          <Thumbs className={css({ mt: { base: '2', md: '3' } })}>{thumbs.slice(FIRST_SHOWN)}</Thumbs>
        </details>
      ) : null}
    </section>
  );
}
