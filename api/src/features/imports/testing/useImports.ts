import { beforeEach } from '@jest/globals';
import type { Context, Services } from '../../../lib/context.ts';
import { testContext } from '../../../testing/execute.ts';
import { csvOf, runImportOf, runUndoOf } from '../../../testing/runImportOf.ts';
import { testServices } from '../../../testing/TestBrowser.ts';
import { useTestDatabase } from '../../../testing/useTestDatabase.ts';
import { undoImport } from '../undo/undoImport.ts';

/** Cells of a row by their headers. */
export type Row = Record<string, string>;

/** The row of the nth place of a list, with the source's id of it. */
export const placeRow = (n: number, more: Row = {}): Row => ({
  name: `Place ${n}`,
  category: 'Cafe',
  address: `Road ${n}`,
  city: 'Bursa',
  'country code': 'TR',
  rating: '4.5',
  'place id': `ChIJrow${String(n).padStart(20, '0')}`,
  ...more,
});

/** A database that rows are imported into; to be called once in a file. */
export function useImports() {
  const database = useTestDatabase();
  let services: Services;
  let context: Context;
  beforeEach(() => {
    services = testServices(database.db);
    context = testContext(services, { as: { kind: 'system' } });
  });
  const rowsOf = async <Columns extends object>(text: string): Promise<Columns[]> =>
    (await database.db.pool.query<Columns>(text)).rows;
  return {
    database,
    services: () => services,
    /** Of the system, which may do everything. */
    context: () => context,
    /** Imports rows as a file, and returns the record of the import. */
    run: (rows: Row[], options: Parameters<typeof runImportOf>[2] = {}) =>
      runImportOf(services, csvOf(rows), options),
    /** Undoes an import, and returns its record. */
    undo: async (id: number) => {
      await undoImport(context, id);
      return runUndoOf(services, id);
    },
    /** The rows of a query. */
    rowsOf,
    /** All that an import without effect leaves as it is. */
    everything: async () => ({
      businesses: await rowsOf('SELECT *, search_vector::text AS words FROM businesses ORDER BY id'),
      categories: await rowsOf('SELECT * FROM categories ORDER BY id'),
      cities: await rowsOf('SELECT * FROM cities ORDER BY id'),
      countries: await rowsOf('SELECT * FROM countries ORDER BY code'),
      reviews: await rowsOf('SELECT * FROM reviews ORDER BY id'),
      revisions: await rowsOf('SELECT * FROM business_revisions ORDER BY id'),
      slugs: await rowsOf('SELECT * FROM old_slugs ORDER BY id'),
      stats: await rowsOf('SELECT * FROM directory_stats'),
    }),
  };
}
