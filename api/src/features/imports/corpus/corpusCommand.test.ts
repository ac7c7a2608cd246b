import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { readConfig } from '../../../lib/config/config.ts';
import { csvOf } from '../../../testing/runImportOf.ts';
import { corpusCommand } from './corpusCommand.ts';
import type { FileMeasurement } from './measureFile.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'corpus-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const call = async (...args: string[]) => {
  const lines: string[] = [];
  const code = await corpusCommand(readConfig({}), args, (line) => lines.push(line));
  return { code, lines };
};

it('the corpus command reports how each spreadsheet of a folder is read, imported again and undone', async () => {
  await writeFile(
    path.join(folder, 'cafes.csv'),
    csvOf([
      { name: 'Café One', category: 'Café', phone: '+49 30 1234567', first_name: 'Ada', last_name: 'Miller' },
      { name: 'Café Two', category: 'Café', phone: '', first_name: '', last_name: '' },
      { name: '', category: 'Café', phone: '', first_name: '', last_name: '' },
    ]),
  );
  await writeFile(path.join(folder, 'notes.md'), 'no spreadsheet');

  const { code, lines } = await call(folder, '--json');

  expect(lines).toHaveLength(2);
  const [first = '', together = ''] = lines;
  const measured = JSON.parse(first) as FileMeasurement;
  expect(measured).toMatchObject({
    ...{ file: 'cafes.csv', status: 'DONE', rows: 3, listings: 2, refused: 1, categories: 1, left: 0 },
    ...{ again: { created: 0, updated: 0 }, problems: { NAME_MISSING: 1 } },
  });
  expect(measured.filled).toMatchObject({ name: 2, category: 2, phone: 1, isVerified: 0 });
  const columns = measured.columns.map(({ header, field, how, cells, sample }) => ({
    ...{ header, field, cells, isPrivate: how === 'private', sample },
  }));
  expect(columns).toEqual([
    { header: 'name', field: 'name', cells: 2, isPrivate: false, sample: 'Café One' },
    { header: 'category', field: 'category', cells: 3, isPrivate: false, sample: 'Café' },
    { header: 'phone', field: 'phone', cells: 1, isPrivate: false, sample: '+49 30 1234567' },
    { header: 'first_name', field: null, cells: 1, isPrivate: true, sample: null },
    { header: 'last_name', field: null, cells: 1, isPrivate: true, sample: null },
  ]);
  expect(JSON.parse(together)).toEqual({ listings: 2, again: [], left: 0 });
  expect(code).toBe(0);
});

it('the corpus command refuses a call without a folder or with an empty one, and starts nothing', async () => {
  expect((await call()).code).toBe(2);
  expect((await call(path.join(folder, 'none'))).code).toBe(2);
  const empty = await mkdtemp(path.join(folder, 'empty-'));
  const { code, lines } = await call(empty);
  expect([code, lines[0]]).toEqual([2, expect.stringContaining('holds no spreadsheet')]);
});
