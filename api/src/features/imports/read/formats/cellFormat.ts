// What a numeric cell displays. Plain numbers are written here; dates, percentages and other formats by SheetJS's
// formatter, which is loaded only for a workbook that needs it.
import { readingLimits } from './readingLimits.ts';
import { contentsOf, tagsNamed } from './xml/xmlText.ts';

export type ShowNumber = (raw: string) => string;

/** Digits that a spreadsheet keeps of a number. */
const significantDigits = 15;

/** A number without a format of its own. Digits that the sheet has lost are not invented: 6.49527E+18. */
export function showGeneral(raw: string): string {
  if (raw.length <= significantDigits && /^-?\d+(?:\.\d*[1-9])?$/.test(raw)) return raw;
  const value = Number(raw);
  if (raw.trim() === '' || !Number.isFinite(value)) return '';
  if (Math.abs(value) >= 1e15) return value.toExponential(5).replace(/\.?0*e/, 'E');
  return String(Number(value.toPrecision(significantDigits)));
}

/** For each style (the `s` of a cell) how its numbers show. A format is looked at when a cell first uses it. */
export async function readCellFormats(
  styles: string | undefined,
  isDate1904: boolean,
): Promise<(style: number) => ShowNumber> {
  const ids = tagsNamed(contentsOf(styles ?? '', 'cellXfs'), 'xf').map((xf) =>
    Number(xf.get('numFmtId') ?? 0),
  );
  if (ids.every(isPlain)) return () => showGeneral;
  // The package types its number formatter as any.
  const { SSF } = (await import('@e965/xlsx')) as {
    SSF: Formatter & { get_table(): Record<string, string> };
  };
  const codes = new Map<number, string>(
    Object.entries(SSF.get_table()).map(([id, code]) => [Number(id), code]),
  );
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

/** A code longer than any program writes, each sign of which would cost time at each cell, counts as none. */
function showCode(formatter: Formatter, code: string, date1904: boolean): ShowNumber {
  const isUsable = code.length <= readingLimits.numberFormat && !/^general$/i.test(code);
  return isUsable ? showFormatted(formatter, code, date1904) : showGeneral;
}

/** 0 is General, 49 is text. */
function isPlain(id: number): boolean {
  return id === 0 || id === 49;
}

interface Formatter {
  format(code: string, value: number, options: { date1904: boolean }): string;
}

function showFormatted(formatter: Formatter, code: string, date1904: boolean): ShowNumber {
  return (raw) => {
    const value = Number(raw);
    if (raw.trim() === '' || !Number.isFinite(value)) return '';
    try {
      return formatter.format(code, value, { date1904 }).trim();
    } catch {
      return showGeneral(raw);
    }
  };
}
