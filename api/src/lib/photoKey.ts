import { createHash } from 'node:crypto';
import { structuredFields } from '../../../domain/listing/structuredFields.ts';

/** Key of a listing's photo in this site's URLs; it does not reveal the source. */
export function photoKey(url: string): string {
  return createHash('sha256').update(url).digest('base64url').replace(/[-_]/g, '').slice(0, 12);
}

/** Names of a listing's photos, the main one first. */
export function photoKeys(listing: { photoUrl: string | null; imageUrl: string | null }): string[] {
  const urls = [listing.photoUrl, listing.imageUrl].filter((url): url is string => Boolean(url));
  return [...new Set(urls)].map(photoKey);
}

export interface GalleryPhotoRow {
  key: string;
  caption: string | null;
}

/** Distinct photos of a listing, the main one first. */
export function galleryOf(listing: {
  photoUrl: string | null;
  imageUrl: string | null;
  photos: unknown;
}): GalleryPhotoRow[] {
  const first = [listing.photoUrl, listing.imageUrl].flatMap((url) =>
    url ? [{ url, caption: undefined }] : [],
  );
  const captions = new Map<string, string | null>();
  for (const { url, caption } of [...first, ...(structuredFields.photos.read(listing.photos) ?? [])])
    captions.set(url, captions.get(url) ?? caption ?? null);
  return [...captions].map(([url, caption]) => ({ key: photoKey(url), caption }));
}
