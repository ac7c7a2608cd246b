import { useRef, useState } from 'react';
import { PHOTO_WIDTHS, photoPath } from '../../../../domain/listing/photoSizes.ts';
import type { LookedAt } from '../icon/categoryLook.ts';
import { PhotoTile } from './PhotoTile.tsx';
import { useNearViewport } from '../hydration/useNearViewport.ts';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';
import { styled } from '../theme/styled.tsx';
import { cva } from '../theme/styles.ts';

const Frame = styled(
  'div',
  cva({
    base: {
      position: 'relative',
      w: 'full',
      h: 'full',
      overflow: 'hidden',
      '& > svg': { position: 'absolute', inset: '0' },
      '& img': { position: 'absolute', inset: '0', w: 'full', h: 'full', objectFit: 'cover' },
      '& img[data-loading]': {
        backgroundImage:
          'linear-gradient(90deg, {colors.sunken} 25%, {colors.line} 50%, {colors.sunken} 75%)',
        backgroundSize: '200% 100%',
        animation: 'shimmer 1.6s linear infinite',
      },
    },
  }),
);

/** Number of photos of a page that are loaded eagerly, the first with high priority. */
const EAGER = 3;

/** Whether the photo in this place of a page is loaded eagerly. */
export function isEagerPhoto(order = EAGER): boolean {
  return order < EAGER;
}

interface BusinessPhotoProps {
  business: { id: number; photoKeys: readonly string[] };
  /** Chooses the placeholder drawing. */
  category: LookedAt;
  /** Index among the photos of the page, from 0; omitted for one far down. */
  order?: number | undefined;
  /** Displayed width, for the browser's choice of a file. */
  sizes: string;
  /** Empty if the text beside it is the same. */
  alt?: string;
}

/**
 * The photo of a listing, over a placeholder drawing. Beyond the first three it loads lazily. If it fails, the
 * listing's other photo is shown, then the drawing.
 */
export function BusinessPhoto({ business, category, order, sizes, alt = '' }: BusinessPhotoProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [tried, setTried] = useState(0);
  const [loaded, setLoaded] = useState<string | null>(null);
  const isEager = isEagerPhoto(order);
  const key = business.photoKeys[tried];
  const isNear = useNearViewport(frame, !isEager && key !== undefined);
  const isShown = isEager || isNear;
  const source = key === undefined ? null : sourceOf(business.id, key);
  return (
    <Frame ref={frame} data-without-photo={source ? undefined : ''}>
      <PhotoTile id={business.id} category={category} />
      {source && isShown ? (
        <img
          key={key}
          // A photo may have loaded, or failed, before hydration.
          ref={(image) => {
            if (!image?.complete) return;
            if (image.naturalWidth === 0 && image.currentSrc) setTried(tried + 1);
            else setLoaded(source.src);
          }}
          {...source}
          sizes={sizes}
          alt={alt}
          loading="eager"
          decoding="async"
          fetchPriority={order === 0 ? 'high' : 'auto'}
          data-loading={!isEager && loaded !== source.src ? '' : undefined}
          onLoad={() => setLoaded(source.src)}
          onError={() => setTried(tried + 1)}
        />
      ) : null}
      {source && !isShown ? (
        <noscript>
          <img {...source} sizes={sizes} alt={alt} loading="lazy" decoding="async" />
        </noscript>
      ) : null}
      {business.photoKeys.length > 0 && !source ? <VisuallyHidden>Image not available</VisuallyHidden> : null}
    </Frame>
  );
}

function sourceOf(id: number, key: string) {
  return {
    src: photoPath(id, key, 480),
    srcSet: PHOTO_WIDTHS.map((width) => `${photoPath(id, key, width)} ${width}w`).join(', '),
    width: 480,
    height: 360,
  };
}
