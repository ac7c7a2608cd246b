import { foldText } from '../../../../../../../domain/text/fold.ts';
import { plusCode } from './columnText.ts';

const placeLink = /^https?:\/\/(?:www\.|maps\.)?google\.[a-z.]+\/maps\/place\/([^/@?]{1,600})/i;
const maxNameLength = 200;

/**
 * The name within the link to a place on a map, as google.com/maps/place/Caf%C3%A9+Mira/…; null where it has none, or a
 * position or a plus code instead.
 */
export function nameInLink(link: string): string | null {
  const written = placeLink.exec(link.trim())?.[1];
  if (written === undefined) return null;
  try {
    const name = decodeURIComponent(written.replaceAll('+', ' ')).trim();
    // 'place/data=!4m7': a link without the name.
    const isName =
      name.length <= maxNameLength && !/^data=!/.test(name) && /\p{L}{2}/u.test(name) && !plusCode.test(name);
    return isName ? name : null;
  } catch {
    return null;
  }
}

/** The name that a link to a place has within it: `/maps/place/NAME/`. Folded; null if there is none. */
export function comparableNameInLink(link: string): string | null {
  const written = /\/maps\/place\/([^/@?]+)/.exec(link)?.[1];
  if (written === undefined) return null;
  try {
    return comparableName(decodeURIComponent(written.replaceAll('+', ' ')));
  } catch {
    return null;
  }
}

/** A name as it is compared with the one within a link. */
export function comparableName(text: string): string {
  return foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
