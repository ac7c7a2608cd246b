// Format codes of cells, written so that SheetJS's formatter shows what Excel does.

/** A section of a format code, as for negative numbers, in its parts: quoted text, conditions, escaped and single signs. */
export type FormatSection = readonly string[];

const codeParts = /"[^"]*"?|\[[^\]]*\]?|[\\_*][^]?|general|[^]/giu;
const digit = /^[0#?]$/;
/** Characters that the formatter accepts outside of quotes. It throws at others, which Excel displays. */
const known = /^[\d\s#?,.%@/;$+\-():!^&'~{}<>=€a-zABDEGHMPSY上]$/;

/** The sections of a format code, with literal characters quoted: dd.mm.yyyy, hh.mm, 0 ₺. */
export function sectionsOf(code: string): FormatSection[] {
  const sections: string[][] = [[]];
  const parts = code.match(codeParts) ?? [];
  for (const [at, part] of parts.entries()) {
    if (part === ';') sections.push([]);
    else if (part === '.' && !isPoint(parts, at)) sections.at(-1)?.push('"."');
    else sections.at(-1)?.push(part.length > 1 ? withoutLocale(part) : known.test(part) ? part : `"${part}"`);
  }
  return sections;
}

/** Whether a full stop is a decimal point, as in `0.0` and `ss.0`. */
const isPoint = (parts: readonly string[], at: number): boolean =>
  digit.test(parts[at - 1] ?? '') || digit.test(parts[at + 1] ?? '');

/** The currency of `[$₺-41F]`. The formatter shows `[$-41F]`, which names a language only, as a dollar sign. */
const withoutLocale = (part: string): string =>
  part.replace(/^\[\$([^\]-]*)(?:-[^\]]*)?\]$/, (_, currency: string) => (currency ? `"${currency}"` : ''));

const signsOf = (section: FormatSection): string => section.filter((part) => part.length === 1).join('');

/** Whether a section is neither of a number nor of a date, as `0 yorum`, whose y is not a year. */
export function isMixed(section: FormatSection): boolean {
  const signs = signsOf(section).replaceAll(/s\.0+/gi, '');
  return /[ymdhs]/i.test(signs) && /[0#?]/.test(signs);
}

/** Number of integer digits of a section; Infinity if it shows all digits. */
export function roomOf(section: FormatSection): number {
  const signs = signsOf(section);
  return /[.,%/EG@]/.test(signs) ? Infinity : (signs.match(/[0#?]/g)?.length ?? Infinity);
}

/**
 * A section extended to the given number of digits: of 5321234567 in `000-0000`, the formatter shows the last seven, Excel all.
 */
export function withRoomFor(digits: number, section: FormatSection): string {
  const missing = digits - roomOf(section);
  if (missing <= 0) return section.join('');
  const first = section.findIndex((part) => digit.test(part));
  return [...section.slice(0, first), section[first]?.repeat(missing), ...section.slice(first)].join('');
}

/** Dates that can be read as they show: 07.08.2024, 7. August 2024, August 7, 2024, 2024-08-07. */
const clearDate =
  /^(?:(?:d{1,2}\.m{1,2}\.y{4}|y{4}-m{1,2}-d{1,2})(?:(?:,? |t)h{1,2}:mm(?::ss)?)?|d{1,2}\.?(?: de)? m{3,4},?(?: de)? y{4}|m{3,4} d{1,2},? y{4})$/;

/**
 * The code by which a whole date shows with its year first, where its own would leave open which number is the day or
 * hide the century, as `m/d/yy`; null for what else it may be.
 */
export function unclearDateCode(section: FormatSection): string | null {
  const shape = section
    .map((part) => (/^\[/.test(part) ? '' : part.replace(/^[\\_*]|^"|"$/g, '')))
    .join('')
    .toLowerCase()
    .trim();
  const clock = /am\/pm|a\/p|h+[^a-z]*m+(?:[^a-z]*s+(?:\.0+)?)?|h+|m+[^a-z]*s+/gi;
  const days = signsOf(section).toLowerCase().replaceAll(clock, '');
  if (!/d/.test(days) || !/m/.test(days) || !/[ye]/.test(days) || clearDate.test(shape)) return null;
  return days.length < signsOf(section).length ? 'yyyy-mm-dd"T"hh:mm:ss' : 'yyyy-mm-dd';
}

/** Decimals that a code of nothing but digits shows; null for others, and where digits pad or thousands are left out. */
export function decimalsOf(code: string): number | null {
  const [, whole = '', decimals = ''] = /^([#0,]*[#0])(?:\.([#0]*))?$/.exec(code) ?? [];
  return whole === '' || /0.*0/.test(whole) ? null : decimals.length;
}
