import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { PoolClient } from 'pg';
import { execute } from '../../../testing/execute.ts';
import { makeOperator } from '../../../testing/factories.ts';
import { csvOf, queueImport, runImportOf, runQueued } from '../../../testing/runImportOf.ts';
import { testServices } from '../../../testing/TestBrowser.ts';
import { useTestDatabase } from '../../../testing/useTestDatabase.ts';
import { untilBlocked } from '../../../testing/database/untilBlocked.ts';

// Concurrent changes of the listings of an import: by another import, and by operators.

const database = useTestDatabase();
const services = () => testServices(database.db);
const places = (count: number, more: Record<string, string> = {}) =>
  csvOf(
    Array.from({ length: count }, (_, n) => ({
      name: `Place ${n}`,
      city: 'Bursa',
      category: 'Cafe',
      'place id': `ChIJtogether${String(n).padStart(16, '0')}`,
      ...more,
    })),
  );

let holder: PoolClient;
beforeEach(async () => {
  holder = await database.db.pool.connect();
});
afterEach(() => holder.release(true));

const stateOf = async (table: string) =>
  (await database.db.pool.query(`SELECT * FROM ${table} ORDER BY id`)).rows;

describe('two imports at once', () => {
  it('are applied one after the other, without duplicates', async () => {
    const { id: one } = await queueImport(services(), places(30));
    const { id: other } = await queueImport(services(), places(40));
    await holder.query(`SELECT pg_advisory_lock(hashtext('import merge'))`);
    const both = [one, other].map((id) => runQueued(services(), id));
    await untilBlocked(holder, 2);
    expect(await database.db.prisma.business.count()).toBe(0);
    await holder.query(`SELECT pg_advisory_unlock(hashtext('import merge'))`);
    const done = await Promise.all(both);
    expect(done).toMatchObject([{ status: 'DONE' }, { status: 'DONE' }]);
    expect(done.reduce((sum, { created }) => sum + created, 0)).toBe(40);
    expect(await database.db.prisma.business.count()).toBe(40);
    expect(await stateOf('categories')).toMatchObject([{ name: 'Cafe', business_count: 40 }]);
    expect(await stateOf('cities')).toMatchObject([{ name: 'Bursa', business_count: 40 }]);
    const numbers = (await stateOf('businesses')) as { global_row_number: number }[];
    expect(new Set(numbers.map(({ global_row_number: each }) => each)).size).toBe(40);
  });
});

describe('an edit by hand', () => {
  const edit = async (id: number, input: object, version?: number) => {
    const { viewer } = await makeOperator(database.db);
    const mutation = `mutation ($id: Int!, $input: BusinessInput!, $version: Int) {
      updateBusiness(id: $id, input: $input, version: $version) { version } }`;
    const { errors } = await execute(
      services(),
      mutation,
      { id, input, version: version ?? null },
      { as: viewer },
    );
    return errors[0]?.extensions?.code ?? 'done';
  };
  const applied = async () => {
    await runImportOf(services(), places(1));
    return database.db.prisma.business.findFirstOrThrow();
  };

  it('that commits before the import is preserved by it', async () => {
    const { id } = await applied();
    await holder.query(`SELECT pg_advisory_lock(hashtext('import merge'))`);
    const again = runImportOf(services(), places(1, { phone: '111', website: 'https://new.example/' }));
    await untilBlocked(holder);
    expect(await edit(id, { phone: '222' })).toBe('done');
    await holder.query(`SELECT pg_advisory_unlock(hashtext('import merge'))`);
    expect(await again).toMatchObject({ status: 'DONE', updated: 1 });
    expect(await database.db.prisma.business.findFirstOrThrow()).toMatchObject({
      phone: '222',
      website: 'https://new.example/',
    });
  });

  it('that arrives during the import waits for it: refused with a stale version, else applied to the new state', async () => {
    const { id, version } = await applied();
    await database.db.pool.query(`
      CREATE FUNCTION wait_here() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN PERFORM pg_advisory_xact_lock_shared(42); RETURN NULL; END $$;
      CREATE TRIGGER wait_here AFTER INSERT ON business_revisions FOR EACH STATEMENT EXECUTE FUNCTION wait_here()`);
    await holder.query('SELECT pg_advisory_lock(42)');
    const again = runImportOf(services(), places(1, { phone: '111', website: 'https://new.example/' }));
    await untilBlocked(holder);
    const stale = edit(id, { phone: '222' }, version);
    await untilBlocked(holder, 2);
    await holder.query('SELECT pg_advisory_unlock(42)');
    expect(await again).toMatchObject({ status: 'DONE', updated: 1 });
    expect(await stale).toBe('CONFLICT');
    expect(await edit(id, { phone: '333' })).toBe('done');
    expect(await database.db.prisma.business.findFirstOrThrow()).toMatchObject({
      phone: '333',
      website: 'https://new.example/',
    });
    // Nothing is lost: what the import wrote over, and what the edit did, can be undone.
    expect(await stateOf('business_revisions')).toMatchObject([
      { before: { phone: null }, after: { phone: '111' } },
      { before: { phone: '111' }, after: { phone: '333' } },
    ]);
  });
});
