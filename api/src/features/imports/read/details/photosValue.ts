import { maxPhotos, type ListingPhoto } from '../../../../../../domain/listing/structuredFields.ts';
import { completeItems, isJsonLike, isObject, parseJson, type Json } from '../values/jsonValue.ts';
import { pictureOf } from '../values/linkValue.ts';
import { ValueProblem } from '../rows/rowProblem.ts';
import { cleanCell, lineOf } from '../values/textValue.ts';

/** Names of albums on maps, which do not describe a photo. */
const albums =
  /^(?:all|latest|tümü|en son|alle|neueste|tous|todas?|tutte|photos?|images?|image \d+|photo \d+)$/i;
const maxCaptionLength = 200;
const deepest = 3;

function linkIn(text: unknown): string | null {
  if (typeof text !== 'string') return null;
  try {
    return pictureOf(cleanCell(text));
  } catch (error) {
    if (error instanceof ValueProblem) return null;
    throw error;
  }
}

function captionOf(value: { [key: string]: Json }): string | undefined {
  const written = [value['caption'], value['title'], value['alt'], value['tag'], value['description']].find(
    (one) => typeof one === 'string' && one.trim() !== '',
  );
  const caption = cleanCell(String(written ?? ''));
  if (caption === '' || albums.test(caption) || caption.length > maxCaptionLength || /https?:/i.test(caption))
    return undefined;
  return lineOf(caption, maxCaptionLength) ?? undefined;
}

function addPhotos(photos: ListingPhoto[], value: Json, depth: number): void {
  if (photos.length >= maxPhotos || depth > deepest) return;
  if (typeof value === 'string') {
    const url = linkIn(value);
    if (url !== null) photos.push({ url });
  } else if (Array.isArray(value)) {
    for (const one of value) addPhotos(photos, one, depth + 1);
  } else if (isObject(value)) {
    const link = [
      'url',
      'image',
      'imageUrl',
      'image_url',
      'photo_url',
      'photo_url_big',
      'photoUrl',
      'original',
      'src',
      'link',
      'thumbnail',
    ]
      .map((name) => linkIn(value[name]))
      .find((one) => one !== null);
    const caption = captionOf(value);
    if (link) photos.push(caption === undefined ? { url: link } : { url: link, caption });
    else for (const one of Object.values(value)) if (Array.isArray(one)) addPhotos(photos, one, depth + 1);
  }
}

/** All photos that a cell names: lists, objects of albums, or addresses joined in a text. Never throws for a single bad one. */
export function photosOf(text: string): ListingPhoto[] | null {
  const photos: ListingPhoto[] = [];
  if (!isJsonLike(text)) {
    const parts = text.split(/[|;\n]\s*|,\s*(?=(?:https?:)?\/\/)|\s(?=https?:\/\/)/i);
    for (const part of parts.slice(0, maxPhotos)) addPhotos(photos, part.trim(), 0);
  } else {
    let value: Json;
    try {
      value = parseJson(text);
    } catch (error) {
      // Sheets cut long cells at their limit: what is whole counts.
      if (!(error instanceof ValueProblem) || error.code !== 'BAD_JSON' || !text.startsWith('[')) throw error;
      value = completeItems(text);
      if (value.length === 0) throw error;
    }
    addPhotos(photos, value, 0);
  }
  return photos.length > 0 ? photos : null;
}

/** The URL without its size, which hosts of maps append. */
const withoutSize = (url: string): string =>
  /^https?:\/\/(?:[\w-]+\.)*(?:googleusercontent|ggpht)\.com\//.test(url) ? url.replace(/=[\w-]*$/, '') : url;

/** The photos besides those that are shown first, each once whatever its size. */
export function furtherPhotos(
  photos: readonly ListingPhoto[],
  first: readonly (string | null)[],
): ListingPhoto[] | null {
  const seen = new Set(first.flatMap((url) => (url === null ? [] : [withoutSize(url)])));
  const further: ListingPhoto[] = [];
  for (const photo of photos) {
    const key = withoutSize(photo.url);
    if (seen.has(key) || further.length >= maxPhotos) continue;
    seen.add(key);
    further.push(photo);
  }
  return further.length > 0 ? further : null;
}
