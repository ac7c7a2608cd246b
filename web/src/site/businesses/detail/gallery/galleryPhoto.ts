import { isolated } from '../../../../../../domain/text/bidi.ts';
import type { BusinessDetail } from '../businessActions.ts';

export type GalleryPhoto = BusinessDetail['gallery'][number];

/** Name of a photo: the caption of its source, or else its number. */
export function photoName({ caption }: GalleryPhoto, index: number, count: number): string {
  return caption ? isolated(caption) : `Photo ${index + 1} of ${count}`;
}
