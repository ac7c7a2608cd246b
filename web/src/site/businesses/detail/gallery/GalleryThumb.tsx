import { useState } from 'react';
import { photoPath } from '../../../../../../domain/listing/photoSizes.ts';

interface GalleryThumbProps {
  businessId: number;
  photoKey: string;
  alt: string;
}

/** A thumbnail in reserved space; a text if it fails to load. */
export function GalleryThumb({ businessId, photoKey, alt }: GalleryThumbProps) {
  const [isMissing, setMissing] = useState(false);
  if (isMissing) return <span className="missing">Photo not available</span>;
  return (
    <img
      // It may have failed before hydration.
      ref={(image) => {
        if (image?.complete && image.currentSrc && image.naturalWidth === 0) setMissing(true);
      }}
      src={photoPath(businessId, photoKey, 320)}
      srcSet={`${photoPath(businessId, photoKey, 320)} 320w, ${photoPath(businessId, photoKey, 480)} 480w`}
      sizes="(min-width: 48em) 256px, 33vw"
      width={320}
      height={240}
      alt={alt}
      loading="lazy"
      decoding="async"
      fetchPriority="low"
      onError={() => setMissing(true)}
    />
  );
}
