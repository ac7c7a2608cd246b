import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { rootFolder } from './lib/rootFolder.ts';
import { readShape, shapeBreaks, type ReleasedShape } from './releasedColumns.ts';
import { useTestDatabase } from './testing/useTestDatabase.ts';

const database = useTestDatabase();

describe('the previous release', () => {
  const released = JSON.parse(
    readFileSync(path.join(rootFolder, 'api/contract/database.json'), 'utf8'),
  ) as ReleasedShape;

  it('still runs on the migrated database: no column that it names is missing, and no new one is required', async () => {
    expect(Object.keys(released.tables).length).toBeGreaterThan(40);
    expect(shapeBreaks(released, await readShape(database.db.pool))).toEqual([]);
  });

  it.each([
    ['ALTER TABLE cities RENAME name TO title', ['cities.name is gone', /^cities.title is required/]],
    ['ALTER TABLE businesses ALTER phone TYPE varchar(50)', [/^businesses.phone is character varying/]],
    ['ALTER TABLE businesses ALTER phone SET NOT NULL', [/^businesses.phone takes no NULL/]],
    ['ALTER TABLE cities ADD COLUMN mayor text NOT NULL', [/^cities.mayor is required/]],
    ["ALTER TABLE cities ADD COLUMN mayor text NOT NULL DEFAULT ''", []],
    ['ALTER TABLE cities ADD COLUMN mayor text', []],
    ['ALTER FUNCTION metres_between RENAME TO metres', [/^metres_between\(.* is gone$/]],
    ['DROP INDEX cities_slug_key', [/^the unique key of cities by btree \(slug\) is gone$/]],
  ])('%s is reported', async (statement, breaks) => {
    const client = await database.db.pool.connect();
    try {
      await client.query(`BEGIN; ${statement}`);
      const found = shapeBreaks(released, await readShape(client));
      expect(found).toEqual(breaks.map((text) => expect.stringMatching(text)));
    } finally {
      await client.query('ROLLBACK');
      client.release();
    }
  });
});
