import { isCodeOf } from './postalFormats.ts';
import { townOfCode } from './postalTowns.ts';

/** A postal code in adjacent words of a search. */
export interface TypedCode {
  from: number;
  length: number;
  /** How addresses write it, as folded words, in one piece first: "sw1a1aa", "sw1a 1aa". */
  forms: readonly (readonly string[])[];
  /** Countries whose codes have that form, ISO 3166-1. */
  countries: readonly string[];
}

/** Signs of countries before their codes that are not their ISO codes: "D-10115", "S-114 55". */
const signs: Readonly<Record<string, readonly string[]>> = {
  A: ['AT'],
  B: ['BE'],
  D: ['DE'],
  E: ['ES'],
  F: ['FR'],
  FL: ['LI'],
  H: ['HU'],
  I: ['IT'],
  L: ['LU'],
  N: ['NO'],
  P: ['PT'],
  S: ['SE', 'SG'],
};
const countriesOfSign = (sign: string): readonly string[] => [sign, ...(signs[sign] ?? [])];

const [longest, maxWords] = [9, 3];
/** A text that may be a code: more than two digits, or a letter with a digit, as in British districts ("M1"). */
const codeLike = /\d{3}|[A-Z]\d|\d[A-Z]/;

/** The postal codes among folded words, by the forms of codes of the countries; the longest first where several begin at a word. */
export function typedCodes(words: readonly string[], countries: readonly string[]): TypedCode[] {
  const codes: TypedCode[] = [];
  for (let from = 0; from < words.length;) {
    const code = codeAt(words, from, countries);
    if (code) codes.push(code);
    from += code?.length ?? 1;
  }
  return codes;
}

function codeAt(words: readonly string[], from: number, countries: readonly string[]): TypedCode | null {
  for (let length = Math.min(maxWords, words.length - from); length > 0; length -= 1) {
    const part = words.slice(from, from + length).map((word) => word.toUpperCase());
    for (const { code, of } of withoutSign(part, countries)) {
      const found = readCode(code, of);
      if (found) return { from, length, ...found };
    }
  }
  return null;
}

/** The words as they are, and without the sign of a country before digits, which only its codes have. */
function withoutSign(
  part: readonly string[],
  countries: readonly string[],
): { code: readonly string[]; of: readonly string[] }[] {
  const [first = '', ...rest] = part;
  const glued = /^([A-Z]{1,2})(\d+)$/.exec(first);
  const [sign = '', code] = glued ? [glued[1], [glued[2] ?? '', ...rest]] : [first, rest];
  const of = countries.filter((country) => countriesOfSign(sign).includes(country));
  return [{ code: part, of: countries }, ...(of.length > 0 && code.length > 0 ? [{ code, of }] : [])];
}

/** Codes of one piece or two, cut where a country cuts its own. */
function readCode(
  code: readonly string[],
  countries: readonly string[],
): Pick<TypedCode, 'forms' | 'countries'> | null {
  const bare = code.join('');
  if (code.length > 2 || !codeLike.test(bare) || bare.length > longest) return null;
  const written = writingsOf(bare, countries);
  const isWritten = ({ words }: Writing) => words.join(' ') === code.join(' ');
  // Two numbers are not a code that is written in one.
  if (code.length > 1 && !written.some(isWritten)) return null;
  const known = written.length > 0 ? written.map(({ country }) => country) : ofArea(bare, countries);
  if (known.length === 0) return null;
  const forms = [[bare], ...written.map(({ words }) => words)];
  return {
    forms: [...new Set(forms.map((words) => words.join(' ').toLowerCase()))].map((form) => form.split(' ')),
    countries: [...new Set(known)],
  };
}

interface Writing {
  country: string;
  words: readonly string[];
}

/** How the countries write a code: in one piece, in two, with their sign before it, and without an end that they may omit. */
function writingsOf(bare: string, countries: readonly string[]): Writing[] {
  const cuts = Array.from({ length: bare.length - 1 }, (_, i) => [bare.slice(0, i + 1), bare.slice(i + 1)]);
  const texts = [bare, ...cuts.flatMap((parts) => [parts.join(' '), parts.join('-')])];
  return countries.flatMap((country) => {
    const isCode = (text: string) => isCodeOf(country, text, 'alone');
    const own = Object.keys(signs).filter((sign) => signs[sign]?.includes(country));
    const written = [...texts, ...[country, ...own].map((sign) => sign + bare)].filter(isCode);
    const main = written.flatMap((text) => /^(.+)-/.exec(text)?.[1] ?? []).filter(isCode);
    return [...written, ...main].map((text) => ({ country, words: text.split(/[ -]/) }));
  });
}

/** Countries that know a code by its first part alone: "SW1A", "D02", "M5V", "1012". */
const ofArea = (bare: string, countries: readonly string[]): string[] =>
  countries.filter((country) => townOfCode(country, bare) !== null);
