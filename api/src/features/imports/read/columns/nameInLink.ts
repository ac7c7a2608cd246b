import { plusCode } from './columnContent.ts';

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
