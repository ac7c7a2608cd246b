import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { ImportColumn } from '../../columns/importColumn.ts';
import { handShapes } from '../../fixtures/handShapes.ts';
import { mapShapes } from '../../fixtures/mapShapes.ts';
import type { ListShape } from '../../fixtures/shapeParts.ts';
import { makeCsv } from '../../fixtures/makeCsv.ts';
import type { ImportedRow } from '../../../stage/importedRow.ts';
import { readRows } from '../readRows.ts';

async function read({ table, isFirstBlank = false, blankRows = 0 }: ListShape) {
  const headers = Object.keys(table).map((header, at) => (at === 0 && isFirstBlank ? '' : header));
  const count = Object.values(table)[0]?.length ?? 0;
  const rows = Array.from({ length: count }, (_, row) =>
    Object.values(table).map((values) => values[row] ?? ''),
  );
  const blanks = Array.from({ length: blankRows }, () => headers.map(() => ''));
  const folder = mkdtempSync(path.join(os.tmpdir(), 'shape-'));
  const file = path.join(folder, 'list.csv');
  writeFileSync(file, makeCsv([headers, ...blanks, ...rows]));
  const found: ImportedRow[] = [];
  const columns: ImportColumn[] = [];
  let refused = 0;
  try {
    for await (const message of readRows({ path: file, fileName: 'list.csv', mapping: null })) {
      if (message.type === 'row') found.push(message.row);
      if (message.type === 'refused') refused += 1;
      if (message.type === 'columns') columns.push(...message.columns);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return { found, columns, refused, count };
}

describe('a list of the shape', () => {
  it.each([...mapShapes, ...handShapes].map((shape) => [shape.name, shape] as const))(
    '%s is read as a careful reader does',
    async (_, shape) => {
      const { found, columns, refused, count } = await read(shape);
      const fields = columns.flatMap(({ header, field }) =>
        field === null ? [] : [[header, field] as const],
      );
      expect(Object.fromEntries(fields)).toEqual(shape.reads);
      const privates = columns.flatMap(({ header, isPersonal }) => (isPersonal ? [header] : []));
      expect(privates.sort()).toEqual([...shape.private].sort());
      expect([found.length, refused]).toEqual([count - (shape.refused ?? 0), shape.refused ?? 0]);
      // Rows that show none take the usual one of their sheet later.
      const countries = new Set(found.flatMap(({ countryCode }) => countryCode ?? []));
      expect([...countries]).toEqual([shape.country]);
      // Nothing of a person is left in a row.
      const shown = JSON.stringify(found);
      expect(['mail.example', 'Kaya', 'Rossi'].filter((word) => shown.includes(word))).toEqual([]);
    },
  );
});
