import { createHash } from 'node:crypto';

/** Names a photo of a listing in addresses of ours, without telling where it comes from. */
export function photoKey(url: string): string {
  return createHash('sha256').update(url).digest('base64url').replace(/[-_]/g, '').slice(0, 12);
}

/** The names of a listing's photos, the one to show first at the start. */
export function photoKeys(listing: { photoUrl: string | null; imageUrl: string | null }): string[] {
  const urls = [listing.photoUrl, listing.imageUrl].filter((url): url is string => Boolean(url));
  return [...new Set(urls)].map(photoKey);
}
