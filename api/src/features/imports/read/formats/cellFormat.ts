// The display of numeric cells. Plain numbers are written here; dates, percentages and other formats by SheetJS's
// formatter, which is loaded only for a workbook that needs it.
import { decimalsOf, isMixed, roomOf, sectionsOf, unclearDateCode, withRoomFor } from './formatCode.ts';
import { readingLimits } from './readingLimits.ts';
import { contentsOf, tagsNamed } from './xml/xmlText.ts';

export type ShowNumber = (raw: string) => string;

/** Significant digits of a number in a spreadsheet. */
const significantDigits = 15;

/** A number in the General format. Digits that the sheet has lost are not invented: 6.49527E+18. */
export function showGeneral(raw: string): string {
  if (raw.length <= significantDigits && /^-?\d+(?:\.\d*[1-9])?$/.test(raw)) return raw;
  const value = Number(raw);
  if (raw.trim() === '' || !Number.isFinite(value)) return '';
  if (Math.abs(value) >= 1e15) return value.toExponential(5).replace(/\.?0*e/, 'E');
  return String(Number(value.toPrecision(significantDigits)));
}

/**
 * Built-in formats by number (ECMA-376, part 1, 18.8.30). Not the formatter's own table, since reading an .xls file changes it for
 * the process.
 */
const builtInFormats: readonly (readonly [number, string])[] = [
  [1, '0'],
  [2, '0.00'],
  [3, '#,##0'],
  [4, '#,##0.00'],
  [9, '0%'],
  [10, '0.00%'],
  [11, '0.00E+00'],
  [12, '# ?/?'],
  [13, '# ??/??'],
  [14, 'm/d/yy'],
  [15, 'd-mmm-yy'],
  [16, 'd-mmm'],
  [17, 'mmm-yy'],
  [18, 'h:mm AM/PM'],
  [19, 'h:mm:ss AM/PM'],
  [20, 'h:mm'],
  [21, 'h:mm:ss'],
  [22, 'm/d/yy h:mm'],
  // Numbers of East Asian programs, which show dates in the order and script of each language.
  ...[27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 57, 58].map((id) => [id, 'yyyy-mm-dd'] as const),
  ...[32, 34, 55].map((id) => [id, 'h:mm'] as const),
  ...[33, 35, 56].map((id) => [id, 'h:mm:ss'] as const),
  [37, '#,##0 ;(#,##0)'],
  [38, '#,##0 ;[Red](#,##0)'],
  [39, '#,##0.00;(#,##0.00)'],
  [40, '#,##0.00;[Red](#,##0.00)'],
  [45, 'mm:ss'],
  [46, '[h]:mm:ss'],
  [47, 'mmss.0'],
  [48, '##0.0E+0'],
];

/** For each style (the `s` of a cell) how its numbers show. A format is examined when a cell first uses it. */
export async function readCellFormats(
  styles: string | undefined,
  isDate1904: boolean,
): Promise<(style: number) => ShowNumber> {
  const ids = tagsNamed(contentsOf(styles ?? '', 'cellXfs'), 'xf').map((xf) =>
    Number(xf.get('numFmtId') ?? 0),
  );
  if (ids.every(isPlain)) return () => showGeneral;
  // The package types its number formatter as any.
  const { SSF } = (await import('@e965/xlsx')) as { SSF: Formatter };
  const codes = new Map(builtInFormats);
  for (const format of tagsNamed(styles ?? '', 'numFmt')) {
    codes.set(Number(format.get('numFmtId')), format.get('formatCode') ?? 'General');
  }
  const known = new Map<number, ShowNumber>();
  return (style) => {
    const id = ids[style] ?? 0;
    let show = known.get(id);
    if (!show) {
      show = isPlain(id) ? showGeneral : showCode(SSF, codes.get(id) ?? 'General', isDate1904);
      known.set(id, show);
    }
    return show;
  };
}

/** 0 is General, 49 is text. */
function isPlain(id: number): boolean {
  return id === 0 || id === 49;
}

/** SheetJS's formatter. */
export interface Formatter {
  format(code: string, value: number, options: { date1904: boolean }): string;
}

/**
 * How numbers of a format code show. A code that is longer than any program writes counts as none. A date whose format would
 * leave its day or century open shows as 2024-08-07, and a number that its format only rounds with all its decimals.
 */
export function showCode(formatter: Formatter, code: string, date1904: boolean): ShowNumber {
  const sections = code.length <= readingLimits.numberFormat ? sectionsOf(code) : [];
  if (sections.length === 0 || /^general$/i.test(code) || sections.some(isMixed)) return showGeneral;
  const dateCode = sections[0] && unclearDateCode(sections[0]);
  if (dateCode && sections[0]) sections[0] = [dateCode];
  const decimals = decimalsOf(code);
  const withDigits = (digits: number) => sections.map((section) => withRoomFor(digits, section)).join(';');
  const room = Math.min(...sections.map(roomOf));
  const usual = withDigits(0);
  return (raw) => {
    const value = Number(raw);
    if (raw.trim() === '' || !Number.isFinite(value)) return '';
    if (decimals !== null && decimalsIn(showGeneral(raw)) > decimals) return showGeneral(raw);
    const digits = room === Infinity ? 0 : Math.abs(value).toFixed(0).length;
    try {
      return formatter.format(digits > room ? withDigits(digits) : usual, value, { date1904 }).trim();
    } catch {
      return showGeneral(raw);
    }
  };
}

/** Decimals of a number as it shows; none of one with an exponent. */
function decimalsIn(shown: string): number {
  const point = shown.indexOf('.');
  return point < 0 || /e/i.test(shown) ? 0 : shown.length - point - 1;
}
