import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Services } from '../../lib/context.ts';
import { runImportOf } from '../../testing/runImportOf.ts';
import { testServices } from '../../testing/TestBrowser.ts';
import { useTestDatabase } from '../../testing/useTestDatabase.ts';
import { makeCsv } from './read/fixtures/makeCsv.ts';
import { makeWorkbook } from './read/fixtures/makeWorkbook.ts';

const database = useTestDatabase();
let services: Services;
beforeEach(() => {
  services = testServices(database.db);
});

/** One row that is stored with a warning, and one that is refused. */
const rows = (escape: string) => [
  ['name', 'full_address', 'rating', 'about', 'user_reviews'],
  [
    ...[
      'Rose Cafe',
      '1 Main St, London, United Kingdom',
      'seven',
      `{"Service": {"Delivery${escape}": true}}`,
    ],
    `[{"Name": "Ali${escape}", "Rating": 5, "Description": "Good${escape}"}, {"Name": "Can", "Rating": "${escape}"}]`,
  ],
  ['', '2 Main St, London, United Kingdom', '4', '', ''],
];

describe('text of a file that the database cannot store', () => {
  it.each([
    ['a sheet', makeWorkbook({ sheets: [{ name: 'a\0b', rows: rows('') }] }), 'a.xlsx'],
    ['escapes of JSON, NUL', makeCsv(rows('\\u0000')), 'a.csv'],
    ['escapes of JSON, half a pair', makeCsv(rows('\\ud83d')), 'a.csv'],
  ])('in %s is left out, and the rest is read and reported', async (_where, file, fileName) => {
    const done = await runImportOf(services, file, { fileName });
    expect([done.status, done.created, done.refused, done.errorMessage]).toEqual(['DONE', 1, 1, null]);
    const { prisma } = services.db;
    expect(await prisma.business.findMany()).toMatchObject([{ name: 'Rose Cafe' }]);
    expect(await prisma.importProblem.findMany()).toHaveLength(1);
    expect(await prisma.importWarning.findFirst()).toMatchObject({ column: 'rating', value: 'seven' });
  });
});
