import { expect, it } from '@jest/globals';
import { testContext } from '../../testing/execute.ts';
import { makeBusinesses, makeCategory } from '../../testing/factories.ts';
import { testServices } from '../../testing/TestBrowser.ts';
import { until } from '../../testing/until.ts';
import { useTestDatabase } from '../../testing/useTestDatabase.ts';
import { runReset } from './runReset.ts';
import { runningJob } from '../../jobs/testing/runningJob.ts';

const database = useTestDatabase();

it('a reset whose connection fails at the end changes nothing, and succeeds when it is repeated', async () => {
  const { db } = database;
  const category = await makeCategory(db);
  await makeBusinesses(db, 5, () => ({ categoryId: category.id }));
  const job = await db.prisma.job.create({ data: { kind: 'reset' } });
  const context = testContext(testServices(db), { as: { kind: 'system' } });
  const run = () => runReset(context, runningJob({}, job));
  const state = async () => ({
    businesses: await db.prisma.business.count(),
    categories: await db.prisma.category.findMany(),
    result: (await db.prisma.job.findUniqueOrThrow({ where: { id: job.id } })).result,
  });
  const before = await state();
  expect(before).toMatchObject({ businesses: 5, categories: [{ businessCount: 5 }], result: null });

  await db.pool.query(`
    CREATE FUNCTION break_off() RETURNS trigger LANGUAGE plpgsql AS
      'BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NEW; END';
    CREATE TRIGGER break_off BEFORE UPDATE OF result ON jobs FOR EACH ROW EXECUTE FUNCTION break_off()`);
  try {
    await expect(run()).rejects.toThrow();
  } finally {
    await db.pool.query('DROP FUNCTION break_off CASCADE');
  }
  expect(await state()).toEqual(before);

  expect(await run()).toMatchObject({ businesses: 5, categories: 1 });
  expect(await state()).toMatchObject({ businesses: 0, categories: [], result: { businesses: 5 } });
});

it('a reset waits for a subscription that is being saved', async () => {
  const { db } = database;
  await makeBusinesses(db, 3);
  const job = await db.prisma.job.create({ data: { kind: 'reset' } });
  const context = testContext(testServices(db), { as: { kind: 'system' } });
  const saving = await db.connect();
  try {
    await saving.query('BEGIN; LOCK TABLE subscriptions IN ROW EXCLUSIVE MODE');
    const reset = runReset(context, runningJob({}, job));
    // Longer than the second that a reset waits for one lock; the backup before it comes first.
    await until(async () => (await db.prisma.backup.count()) === 1);
    await saving.query('SELECT pg_sleep(4); COMMIT');
    expect(await reset).toMatchObject({ businesses: 3 });
  } finally {
    await saving.end();
  }
});
