import type { Abbreviation } from './abbreviations.ts';

/** Postal codes of the districts of Zurich, from the first. */
const kreise = '8001, 8002, 8003, 8004, 8005, 8006 8037, 8032, 8008, 8047 8048, 8037 8049, 8050, 8051'
  .split(', ')
  .map((codes) => codes.split(' '));

/** Towns whose postal codes hold the number of the district, with the largest number. */
const towns: ReadonlyMap<string, readonly [last: number, codeOf: (twoDigits: string) => string]> = new Map([
  ['paris', [20, (number) => `750${number}`]],
  ['lyon', [9, (number) => `690${number}`]],
  ['marseille', [16, (number) => `130${number}`]],
  ['wien', [23, (number) => `1${number}0`]],
  ['vienna', [23, (number) => `1${number}0`]],
  ['dublin', [24, (number) => `d${number}`]],
]);
const units: ReadonlyMap<string, string> = new Map([
  ['arrondissement', 'paris'],
  ['bezirk', 'wien'],
]);

/** A number, also as an ordinal: "11", "11e", "11eme", "7ten"; 0 for other words. */
const numberIn = (word = ''): number => Number(/^(\d{1,2})(?:e|er|eme|te|ter|ten)?$/.exec(word)?.[1] ?? 0);

/** Units of Vietnamese cities by the letter that numbers follow: "q3" is Quận 3. */
const vietnamese: ReadonlyMap<string, string> = new Map([
  ['q', 'quan'],
  ['p', 'phuong'],
]);

function vietnameseDistrict(word: string): Abbreviation[] {
  const [, letter = '', number = ''] = /^([qp])(\d{1,2})$/.exec(word) ?? [];
  const unit = vietnamese.get(letter);
  return unit === undefined ? [] : [{ words: [word], means: [unit, number] }];
}

/**
 * Districts that a search names by numbers, with the postal codes of their addresses, or as addresses write them: "kreis 5" is
 * 8005, "paris 11e" 75011, "q3" Quận 3.
 */
export function numberedDistrictsIn(words: readonly string[]): Abbreviation[] {
  const town = words.find((word) => towns.has(word));
  return words.flatMap((word, at): Abbreviation[] => {
    const district = vietnameseDistrict(word);
    if (district.length > 0) return district;
    const number = numberIn(word);
    if (number === 0) return [];
    const [before = '', after = ''] = [words[at - 1], words[at + 1]];
    if (before === 'kreis')
      return (kreise[number - 1] ?? []).map((code) => ({ words: [before, word], means: [code] }));
    const unit = units.get(after);
    const [last, codeOf] = towns.get(
      unit === undefined && before !== town && after !== town ? '' : (town ?? unit ?? ''),
    ) ?? [0];
    if (codeOf === undefined || number > last) return [];
    return [
      {
        words: unit === undefined ? [word] : [word, after],
        means: [codeOf(String(number).padStart(2, '0'))],
      },
    ];
  });
}
