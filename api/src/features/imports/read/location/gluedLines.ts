import { isTown, placesNamed } from '../../../../lib/gazetteer/gazetteer.ts';

/** Where a line begins at once after another, as in a table of a page whose breaks were lost: 'Maple AvenueRed Bank'. */
const seam = /(?<=[\p{L}\d.)])(?=\p{Lu}\p{Ll})/gu;

const maxLength = 300;

/**
 * An address whose lines are parted by commas, where two of them stand together and the second begins with a town of the
 * country: '2351 Peachtree Rd NEAtlanta; GA 30305'. Names such as 'LaGrange' stay as they are. Pure.
 */
export function partedLines(address: string, country: string): string {
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
