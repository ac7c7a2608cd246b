import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { copyLine } from '../db/copyLine.ts';
import { withGuard } from '../../../../domain/text/formulaGuard.ts';
import { isExactNumber, maxCellLength, textCell } from './officeXml.ts';
import { SheetBytes } from './SheetBytes.ts';
import type { SheetColumn } from './sheetTable.ts';
import { examples } from '../../../../domain/testing/examples.ts';

const columns: SheetColumn[] = [
  { header: 'name', kind: 'text' },
  { header: 'rating', kind: 'number' },
  { header: 'isOpen', kind: 'boolean' },
  { header: 'hours', kind: 'text', show: (text) => (text.startsWith('x') ? null : `<${text}>`) },
  { header: 'part 1', kind: 'text', isVerbatim: true },
];

/** Expected XML of a row, from its texts. */
function rowXml(cells: string[], rowNumber: number): string {
  const written = columns.map(({ kind, show, isVerbatim }, i) => {
    const stored = cells[i] ?? '';
    const shown = (stored !== '' && show ? show(stored) : stored) ?? '';
    const text = isVerbatim ? shown : withGuard(shown, false);
    const place = `<c r="${'ABCDE'.charAt(i)}${rowNumber}"`;
    if (text === '' || text.length > maxCellLength) return '';
    if (kind === 'boolean') return `${place} t="b"><v>${text === 'true' ? 1 : 0}</v></c>`;
    return kind === 'number' && isExactNumber(text) ? `${place}><v>${text}</v></c>` : textCell(place, text);
  });
  return `<row r="${rowNumber}">${written.join('')}</row>`;
}

function written(rows: string[][], firstNumber: number): { xml: string; tooLong: number[] } {
  const tooLong: number[] = [];
  const bytes = new SheetBytes(columns, (length) => tooLong.push(length));
  const pieces: string[] = [];
  rows.forEach((cells, i) => {
    const line = Buffer.from(copyLine(cells));
    const full = bytes.add(line, 0, line.length - 1, firstNumber + i);
    if (full) pieces.push(Buffer.from(full).toString());
  });
  return { xml: [...pieces, Buffer.from(bytes.rest()).toString()].join(''), tooLong };
}

const sign = fc.oneof(
  fc.constantFrom(...'abc&<>_x0041\'"=+-@ \t\n\r\\\u00a0\u1680\u2003\u2028\u205f\u3000\ufeff\uff1d\uff20'),
  fc.constantFrom(
    '\u0001',
    '\u001f',
    '\u007f',
    '\uffbe',
    '\ufffd',
    '\ufffe',
    '\uffff',
    'ş',
    '語',
    'あ',
    '😀',
  ),
);
const text = fc.string({ unit: sign, maxLength: 12 });
const number = fc.oneof(
  fc.constantFrom(
    '-',
    '.',
    '.5',
    '5.',
    '-.5',
    '1.2.3',
    '--1',
    '1e-07',
    'NaN',
    '-0.000000000000001',
    '1234567890123456',
  ),
  fc.double({ noNaN: true }).map(String),
  fc.integer().map(String),
);
const row = fc.tuple(text, number, fc.constantFrom('true', 'false', ''), text, text);

it('SheetBytes writes the same from bytes as from texts', () => {
  fc.assert(
    fc.property(fc.array(row, { maxLength: 20 }), fc.constantFrom(2, 95, 999_990), (rows, firstNumber) => {
      const plain = rows.map((cells, i) => rowXml(cells, firstNumber + i)).join('');
      expect(written(rows, firstNumber).xml).toBe(plain);
    }),
    { seed: 1, numRuns: examples(300) },
  );
});

it('SheetBytes returns every row in order across many refills of its buffer, and reports texts that exceed a cell', () => {
  const long = ['ş'.repeat(maxCellLength), `&${'x'.repeat(maxCellLength)}`, '<'.repeat(maxCellLength)];
  const rows = Array.from({ length: 40 }, (_, i) => [long[i % 3] ?? '', String(i), '', `${i}`, '']);
  const { xml, tooLong } = written(rows, 2);
  expect(xml).toBe(rows.map((cells, i) => rowXml(cells, i + 2)).join(''));
  expect(tooLong).toEqual(Array.from({ length: 13 }, () => maxCellLength + 1));
  const strict = new SheetBytes(columns, undefined);
  const line = Buffer.from(copyLine([long[1], '', '', '', '']));
  expect(() => strict.add(line, 0, line.length - 1, 2)).toThrow(RangeError);
});
