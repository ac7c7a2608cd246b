import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { memoize } from '../../../../domain/text/memoize.ts';
import { rootFolder } from '../rootFolder.ts';

/** Ranges of postal codes that lie in one town, as lines `country+first<tab>last<tab>town`, sorted; 'last' is blank for one. */
interface PostalTowns {
  text: Buffer;
  /** Offset of each line. */
  starts: Uint32Array;
}

let loaded: PostalTowns | undefined;

/** Loaded on first use: about 2 MB, which only imports without a column of cities need. */
function postalTowns(): PostalTowns {
  if (loaded) return loaded;
  const text = brotliDecompressSync(
    readFileSync(path.join(rootFolder, 'api', 'gazetteer', 'postalCodes.br')),
  );
  const starts = [0];
  for (let at = text.indexOf(10); at !== -1; at = text.indexOf(10, at + 1)) starts.push(at + 1);
  return (loaded = { text, starts: Uint32Array.from(starts) });
}

/** Prefix of a code that determines the town: British outward codes, Canadian areas, Dutch and American codes without their suffix. */
const leading: Readonly<Record<string, RegExp>> = {
  GB: /^([A-Z]{1,2}\d[A-Z\d]?)(?:\d[A-Z]{2})?$/,
  IE: /^([A-Z]\d[\dW])(?:[A-Z\d]{4})?$/,
  CA: /^([A-Z]\d[A-Z])(?:\d[A-Z]\d)?$/,
  NL: /^(\d{4})(?:[A-Z]{2})?$/,
  US: /^(\d{5})(?:\d{4})?$/,
  PR: /^(\d{5})(?:\d{4})?$/,
};

/** A code in the form in which codes are compared: without blanks, hyphens and the country's prefix; null for other text. */
export function codeKey(country: string, written: string): string | null {
  const bare = written
    .toUpperCase()
    .replace(/^(?:[A-Z]{1,2}-)(?=\d)/, '')
    .replace(/[\s-]/g, '');
  const form = leading[country];
  if (form) return form.exec(bare)?.[1] ?? null;
  return /^[A-Z]{0,2}\d{3,8}$/.test(bare) ? bare : null;
}

/**
 * The town in which a postal code of a country (ISO 3166-1) is, under the name that its post uses; null if it
 * is shared by several places, is not known, or the country is not among those of the source.
 */
export function townOfCode(country: string, code: string): string | null {
  const key = codeKey(country, code);
  return key === null ? null : (found(country + key)?.town ?? null);
}

/**
 * Prefix of the codes of a part of a town, by one of them: neighbours differ in their last two digits. Null if the codes of the whole
 * town have the prefix ("75011" of Paris), or if its codes are unknown.
 */
export function beginningOfCodes(country: string, code: string): string | null {
  const key = codeKey(country, code);
  const range = key !== null && /^\d{5,}$/.test(key) ? found(country + key) : null;
  if (key === null || range === null) return null;
  const beginning = key.slice(0, -2);
  const isWide = [range, ...range.beside].some(
    ({ first, last, town }) =>
      town === range.town && !(first.startsWith(beginning) && last.startsWith(beginning)),
  );
  return isWide ? beginning : null;
}

interface Range {
  first: string;
  last: string;
  town: string;
}

/** Number of ranges before and after one that may belong to the same town, since codes of suburbs lie between them. */
const maxBeside = 4;

function rangeAt(index: number): Range {
  const { text, starts } = postalTowns();
  const line = text.toString('utf8', starts[index] ?? 0, (starts[index + 1] ?? text.length + 1) - 1);
  const [first = '', last = '', town = ''] = line.split('\t');
  return { first, last: last === '' ? first : first.slice(0, 2) + last, town };
}

const withoutCountry = ({ first, last, town }: Range): Range => ({
  first: first.slice(2),
  last: last.slice(2),
  town,
});

/** The range that has a code, which follows the code of its country, and those of the country beside it. */
const found = memoize((wanted: string): (Range & { beside: Range[] }) | null => {
  const { starts } = postalTowns();
  let low = 0;
  let high = starts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (rangeAt(middle).first <= wanted) low = middle + 1;
    else high = middle;
  }
  const at = low - 1;
  const range = at < 0 ? null : rangeAt(at);
  const isWithin =
    range !== null &&
    (range.first === wanted ||
      (range.first.slice(0, 2) === wanted.slice(0, 2) &&
        wanted <= range.last &&
        range.last.length === wanted.length));
  if (!isWithin) return null;
  const beside = Array.from({ length: 2 * maxBeside + 1 }, (_, i) => at - maxBeside + i)
    .filter((index) => index >= 0 && index < starts.length && index !== at)
    .map(rangeAt)
    .filter(({ first }) => first.slice(0, 2) === wanted.slice(0, 2));
  return { ...withoutCountry(range), beside: beside.map(withoutCountry) };
});
