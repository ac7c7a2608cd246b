// Postal codes by country: their form, and whether they are before or after the name of the town.

type CodePosition = 'before' | 'after' | 'either';

interface PostalFormat {
  pattern: RegExp;
  position: CodePosition;
  /** Digits of a code that is digits only and may begin with 0. */
  digits?: number;
}

/** `countries: code position`, where 5 stands for five digits, and 05 for five that may begin with zero. */
const table = `
AT BE CH LI SI: 4 before
DK NO: 04 before
TN: 4 before
LU: (?:L-?)?\\d{4} before
CY BG HU MK AL GE AM: 4 either
AZ: (?:AZ ?)?\\d{4} either
LV: LV-?\\d{4} either
IS: 3 before
DE FR ES IT FI: 05 before
MA DZ: 5 either
MC HR BA ME UY GT CR SM VA: 5 before
DO: 5 either
MX: 05 before
TR MY: 05 either
EE RS LT UA: 05 either
KR: 05 either
PE: 05 either
TH SA PK NP ID: 5 after
LK: 05 after
KE: 05 after
NZ: 04 after
AU: 04 after
ZA: 04 after
BD: 4 after
PH: 04 before
PL: \\d{2}-\\d{3} before
CZ SK SE: \\d{3} ?\\d{2} before
GR: \\d{3} ?\\d{2} either
PT: \\d{4}-\\d{3} before
NL: [1-9]\\d{3} ?[A-Z]{2} before
GB: [A-Z]{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{2} either
JE: JE\\d ?\\d[A-Z]{2} after
GG: GY\\d{1,2} ?\\d[A-Z]{2} after
IM: IM\\d ?\\d[A-Z]{2} after
IE: (?:[AC-FHKNPRTV-Y]\\d{2}|D6W) ?[A-Z\\d]{4} after
MT: [A-Z]{3} ?\\d{4} after
CA: [ABCEGHJ-NPRSTVXY]\\d[ABCEGHJ-NPRSTV-Z] ?\\d[ABCEGHJ-NPRSTV-Z]\\d after
US: \\d{5}(?:-\\d{4})? after
PR VI GU: 05 after
BR: \\d{5}-?\\d{3} either
AR: (?:[A-HJ-NP-Z]?\\d{4}(?:[A-Z]{3})?) before
CL: \\d{7} either
CO RO: 06 either
RU BY KZ KG: 6 either
CN VN: 06 either
SG: 06 after
IN: [1-9]\\d{2} ?\\d{3} after
NG: 6 after
JP: \\d{3}-\\d{4} either
TW: \\d{3}(?:\\d{2,3})? either
IL: \\d{5}(?:\\d{2})? either
EG: \\d{5}(?:\\d{2})? after
`;

const formats = new Map<string, PostalFormat>(
  table
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [countries = '', rule = ''] = line.split(': ');
      const at = rule.lastIndexOf(' ');
      const code = rule.slice(0, at);
      const plain = /^(0?)(\d)$/.exec(code);
      const pattern = new RegExp(
        `^(?:${plain ? `${plain[1] ? '\\d' : '[1-9]'}\\d{${Number(plain[2]) - 1}}` : code})$`,
      );
      const digits = plain?.[1] ? { digits: Number(plain[2]) } : {};
      const position = rule.slice(at + 1) as CodePosition;
      return countries.split(' ').map((country) => [country, { pattern, position, ...digits }] as const);
    }),
);

export const countriesWithCodes: readonly string[] = [...formats.keys()];

/** Countries with unique code formats. */
const distinct = new Set(['GB', 'CA', 'IE', 'PT', 'JP', 'BR', 'JE', 'GG', 'IM', 'LV']);

/** The countries in which the text is a postal code, and may be on that side of a town's name. */
export function countriesOfCode(code: string, side: 'before' | 'after' | 'alone'): string[] {
  return [...formats]
    .filter(
      ([, { pattern, position }]) =>
        pattern.test(code) && (side === 'alone' || position === 'either' || position === side),
    )
    .map(([country]) => country);
}

/** The country of a code that no other country has, such as a British one; null for other codes. */
export function countryOfDistinctCode(code: string): string | null {
  // Eight digits alone may be anything.
  if (/^\d+$/.test(code)) return null;
  const found = countriesOfCode(code, 'alone').filter((country) => distinct.has(country));
  const island = found.find((country) => country.length === 2 && ['JE', 'GG', 'IM'].includes(country));
  return island ?? (found.length === 1 ? (found[0] ?? null) : null);
}

export function isCodeOf(country: string, code: string, side: 'before' | 'after' | 'alone'): boolean {
  const format = formats.get(country);
  return (
    format !== undefined &&
    format.pattern.test(code) &&
    (side === 'alone' || format.position === 'either' || format.position === side)
  );
}

/** Countries with codes that begin with several zeros: Puerto Rico's ZIP codes, Rome, Helsinki, Nairobi, Oslo, Pretoria. */
const maxZeros: Readonly<Record<string, number>> = {
  US: 2,
  PR: 2,
  IT: 2,
  FI: 2,
  KE: 2,
  NO: 2,
  LT: 2,
  ZA: 3,
  LK: 2,
};
/** Digits of codes that are written with a hyphen or without. */
const hyphenated: Readonly<Record<string, number>> = { US: 5, BR: 8 };

/** Restores leading zeros that a spreadsheet dropped, by the country's code length; null if none is missing. */
export function withLeadingZeros(code: string, country: string): string | null {
  const digits = hyphenated[country] ?? formats.get(country)?.digits;
  if (digits === undefined || !/^\d+$/.test(code)) return null;
  const missing = digits - code.length;
  const most = maxZeros[country] ?? 1;
  return missing >= 1 && missing <= most ? code.padStart(digits, '0') : null;
}

/** Whether a program mistook a postal code, or its second half, for the city: 'X5000JJV', or 'EYN' of 'X5004 EYN, Córdoba'. */
export function isPartOfCode(text: string, address: string): boolean {
  if (!/^[A-Z\d]{2,8}$/.test(text)) return false;
  const words = address.split(/[\s,]+/);
  const before = words[words.indexOf(text) - 1] ?? '';
  const whole = /\d$/.test(before) ? [before + text, `${before} ${text}`] : [];
  return [text, ...whole].some((code) => /\d/.test(code) && countriesOfCode(code, 'alone').length > 0);
}
