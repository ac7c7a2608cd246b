import { createHash } from 'node:crypto';

/** Key of a listing's photo in this site's URLs; it does not reveal the source. */
export function photoKey(url: string): string {
  return createHash('sha256').update(url).digest('base64url').replace(/[-_]/g, '').slice(0, 12);
}

/** The names of a listing's photos, the one to show first at the start. */
export function photoKeys(listing: { photoUrl: string | null; imageUrl: string | null }): string[] {
  const urls = [listing.photoUrl, listing.imageUrl].filter((url): url is string => Boolean(url));
  return [...new Set(urls)].map(photoKey);
}
