import { foldText } from '../../../../../../../domain/text/fold.ts';
import { plusCode } from './columnText.ts';

const placeLink = /^https?:\/\/(?:www\.|maps\.)?google\.[a-z.]+\/maps\/place\/([^/@?]{1,600})/i;
const maxNameLength = 200;

/**
 * The name in a map link such as google.com/maps/place/Caf%C3%A9+Mira/…; null without one, or if it is a position or a plus code.
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

/** The folded name in a map link, for comparison: `/maps/place/NAME/`. Null without one. */
export function comparableNameInLink(link: string): string | null {
  const written = /\/maps\/place\/([^/@?]+)/.exec(link)?.[1];
  if (written === undefined) return null;
  try {
    return comparableName(decodeURIComponent(written.replaceAll('+', ' ')));
  } catch {
    return null;
  }
}

/** A folded name, for comparison with the name in a map link. */
export function comparableName(text: string): string {
  return foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
