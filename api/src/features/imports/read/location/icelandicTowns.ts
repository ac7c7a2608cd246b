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

/** The same at the end of names that are made of two, which the gazetteer need not know. */
const sureEnds: readonly (readonly [string, string])[] = [
  ['firði', 'fjörður'],
  ['nesi', 'nes'],
  ['króki', 'krókur'],
  ['sandi', 'sandur'],
  ['vogi', 'vogur'],
  ['stöðum', 'staðir'],
  ['ósi', 'ós'],
];

/** The surroundings of a town, which its postal code shares: 'Selfossi (dreifbýli)'. */
const rural = /\s\(dreifbýli\)$/;

/**
 * The town of Iceland that a text names in the dative, or with a remark that the place is outside of it: 'Kópavogi' is Kópavogur.
 * Null for any other text. Pure.
 */
export function icelandicTown(written: string): string | null {
  const text = written.replace(rural, '');
  return nominativeOf(text) ?? (text === written ? null : text);
}

function nominativeOf(text: string): string | null {
  if (!/^\p{Lu}\p{Ll}{2,30}$/u.test(text) || isThere(text)) return null;
  for (const [dative, nominative] of ends) {
    const town = text.endsWith(dative) ? `${text.slice(0, -dative.length)}${nominative}` : null;
    if (town !== null && isThere(town)) return town;
  }
  const sure = sureEnds.find(([dative]) => text.length > dative.length + 2 && text.endsWith(dative));
  return sure ? `${text.slice(0, -sure[0].length)}${sure[1]}` : null;
}
