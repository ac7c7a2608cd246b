import anyAscii from 'any-ascii';
import { otherScripts, slugify } from '../../../../domain/text/slugs.ts';

/**
 * The slug of a name in any script: as `slugify`, with letters of other scripts than Latin, Greek and Cyrillic spelled by
 * any-ascii, whose table is too large for browsers.
 */
export function slugOf(name: string): string {
  return slugify(name.slice(0, 500).replace(otherScripts, (letters) => ` ${anyAscii(letters)} `));
}
