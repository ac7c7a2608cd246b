import { isTown, placesNamed } from '../../../../lib/gazetteer/gazetteer.ts';

/** Where a line break was lost between two lines: 'Maple AvenueRed Bank'. */
const seam = /(?<=[\p{L}\d.)])(?=\p{Lu}\p{Ll})/gu;

const maxLength = 300;

/**
 * Inserts a comma between two lines without a space if the second begins with a city of the country: '2351 Peachtree Rd NEAtlanta;
 * GA 30305'. Names such as 'LaGrange' are unchanged. Pure.
 */
export function splitGluedLines(address: string, country: string): string {
  if (address.length > maxLength) return address;
  const isKnown = (name: string) =>
    placesNamed(name).some((place) => place.country === country && isTown(place));
  let text = '';
  let from = 0;
  for (const { index } of address.matchAll(seam)) {
    const before = address.slice(0, index);
    const after = /^[^,;\n\d]*/u.exec(address.slice(index))?.[0].trim() ?? '';
    const word = /[^\s,;]*$/u.exec(before)?.[0] ?? '';
    if (word === '' || after.length < 3 || isKnown(word + after) || !isKnown(after)) continue;
    text += `${address.slice(from, index)}, `;
    from = index;
  }
  return from === 0 ? address : (text + address.slice(from)).replaceAll(';', ',');
}
