import { isolated } from '../../../../../../domain/text/bidi.ts';
import type { BusinessDetail } from '../businessActions.ts';

export type GalleryPhoto = BusinessDetail['gallery'][number];

/** What a photo is called: what its source says it shows, else its number. */
export function photoName({ caption }: GalleryPhoto, index: number, count: number): string {
  return caption ? isolated(caption) : `Photo ${index + 1} of ${count}`;
}
