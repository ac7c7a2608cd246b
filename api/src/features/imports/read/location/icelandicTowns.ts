import { isTown, placesNamed } from '../../../../lib/gazetteer/gazetteer.ts';

/** Ends of names of towns in the dative, as addresses have them, and in the nominative. */
const ends: readonly (readonly [string, string])[] = [
  ['firði', 'fjörður'],
  ['stöðum', 'staðir'],
  ['stað', 'staður'],
  ['vogi', 'vogur'],
  ['bæ', 'bær'],
  ['dal', 'dalur'],
  ['sandi', 'sandur'],
  ['hólmi', 'hólmur'],
  ['tanga', 'tangi'],
  ['um', 'ar'],
  ['um', 'ir'],
  ['i', 'ur'],
  ['i', ''],
  ['u', 'a'],
];

const isThere = (name: string) =>
  placesNamed(name).some((place) => isTown(place) && place.country === 'IS' && place.isMainName);

/** The town of Iceland that a text names in the dative: 'Kópavogi' is Kópavogur. Null for any other text. Pure. */
export function icelandicTown(text: string): string | null {
  if (!/^\p{Lu}\p{Ll}{2,30}$/u.test(text) || isThere(text)) return null;
  for (const [dative, nominative] of ends) {
    const town = text.endsWith(dative) ? `${text.slice(0, -dative.length)}${nominative}` : null;
    if (town !== null && isThere(town)) return town;
  }
  return null;
}
