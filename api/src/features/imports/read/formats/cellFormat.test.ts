import { describe, expect, it } from '@jest/globals';
import { SSF as library } from '@e965/xlsx';
import { reviewDateOf } from '../values/reviewDate.ts';
import { readCellFormats, showCode, type Formatter } from './cellFormat.ts';

const SSF = library as Formatter;

/** The display of a number in the built-in format of that id. */
async function builtIn(id: number, value: string): Promise<string> {
  const formatOf = await readCellFormats(`<cellXfs><xf numFmtId="${id}"/></cellXfs>`, false);
  return formatOf(0)(value);
}
const shown = (code: string, value: string) => showCode(SSF, code, false)(value);

describe('a date', () => {
  it.each([
    ['m/d/yy', '45511', '2024-08-07'],
    ['d/m/yyyy', '45511', '2024-08-07'],
    ['dd\\/mm\\/yyyy', '45511', '2024-08-07'],
    ['dd/mm/yyyy hh:mm:ss', '45660.4166666667', '2025-01-03T10:00:00'],
    ['[$-409]m/d/yy h:mm AM/PM;@', '45660.6041666667', '2025-01-03T14:30:00'],
    ['d-mmm-yy', '45511', '2024-08-07'],
    ['dd-mm-yyyy', '45511', '2024-08-07'],
    ['mm.dd.yyyy', '45511', '2024-08-07'],
    ['dd.mm.yy', '45511', '2024-08-07'],
    ['[$-F800]dddd, mmmm dd, yyyy', '45511', '2024-08-07'],
    ['d mmmm yyyy h:mm', '45660.4166666667', '2025-01-03T10:00:00'],
    ['yyyy"年"m"月"d"日"', '45511', '2024-08-07'],
    ['dd.mm.yyyy h:mm AM/PM', '45660.6041666667', '2025-01-03T14:30:00'],
    ['yyyy-mm-dd h:mm AM/PM', '45660.6041666667', '2025-01-03T14:30:00'],
    ['yyyy/m/d', '45511', '2024-08-07'],
  ])('as %s shows its year first', (code, value, expected) => {
    expect(shown(code, value)).toBe(expected);
    expect(reviewDateOf(shown(code, value))).toMatch(new RegExp(`^${expected}`));
  });

  it.each([
    ['dd.mm.yyyy', '45511', '07.08.2024'],
    ['dd.mm.yyyy hh:mm', '45660.4166666667', '03.01.2025 10:00'],
    ['d. mmmm yyyy', '45511', '7. August 2024'],
    ['d "de" mmmm "de" yyyy', '45511', '7 de August de 2024'],
    ['yyyy\\-mm\\-dd hh:mm', '45660.4166666667', '2025-01-03 10:00'],
    ['mmm-yy', '45511', 'Aug-24'],
    ['d-mmm', '45511', '7-Aug'],
    ['h:mm AM/PM', '0.375', '9:00 AM'],
    ['[h]:mm:ss', '4.5', '108:00:00'],
  ])('as %s, or a part of one, shows as it is', (code, value, expected) => {
    expect(shown(code, value)).toBe(expected);
  });

  it.each([14, 15, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 57, 58])(
    'in the built-in format %i shows its year first',
    async (id) => {
      expect(await builtIn(id, '45511')).toBe('2024-08-07');
    },
  );

  it.each([
    [22, '45660.4166666667', '2025-01-03T10:00:00'],
    [32, '0.375', '9:00'],
    [34, '0.375', '9:00'],
    [55, '0.375', '9:00'],
    [33, '0.375', '9:00:00'],
    [35, '0.375', '9:00:00'],
    [56, '0.375', '9:00:00'],
  ])('with a time in the built-in format %i', async (id, value, expected) => {
    expect(await builtIn(id, value)).toBe(expected);
  });
});

describe('a number with more decimals than its format', () => {
  it.each([
    ['0.00', '41.012345', '41.012345'],
    ['0', '-3.7038', '-3.7038'],
    ['#,##0.00', '1234.5678', '1234.5678'],
    ['#', '4.7', '4.7'],
  ])('as %s shows all of them', (code, value, expected) => {
    expect(shown(code, value)).toBe(expected);
  });

  it.each([
    ['0.00', '4.5', '4.50'],
    ['0.0', '4.1000000000000001', '4.1'],
    ['#,##0', '1234', '1,234'],
    ['00000', '1225.4', '01225'],
    ['0%', '0.256', '26%'],
    ['0.0 ₺', '12.345', '12.3 ₺'],
    ['0.0,', '12345.678', '12.3'],
  ])('is rounded as %s if the format says more than digits', (code, value, expected) => {
    expect(shown(code, value)).toBe(expected);
  });
});
