import { describe, expect, it } from '@jest/globals';
import type { Context } from '../../lib/context.ts';
import { loadDemo } from '../../loadDemo.ts';
import { execute } from '../../testing/execute.ts';
import { csvOf, queueImport, runImportOf } from '../../testing/runImportOf.ts';
import { testServices } from '../../testing/TestBrowser.ts';
import { until } from '../../testing/until.ts';
import { createApiKey } from '../apiKeys/createApiKey.ts';
import { restoreBackup } from '../backups/restoreBackup.ts';
import { password, useMaintenance } from './testing/useMaintenance.ts';

const { database, services, server, work, person, fill, ended } = useMaintenance();
const left = async () => ({
  businesses: await database.db.prisma.business.count(),
  categories: await database.db.prisma.category.count(),
  cities: await database.db.prisma.city.count(),
  imports: await database.db.prisma.import.count(),
  reviews: await database.db.prisma.review.count(),
});
const nothing = { businesses: 0, categories: 0, cities: 0, imports: 0, reviews: 0 };

const reset = (as: Context, input: object) =>
  execute<{ resetDatabase: { id: number } }>(
    services(),
    'mutation ($input: ResetDatabaseInput!) { resetDatabase(input: $input) { id kind status } }',
    { input },
    { as: as.viewer },
  );

describe('a reset', () => {
  it('requires password and word, makes a backup, and is undone by restoring it', async () => {
    await fill();
    await runImportOf(services(), csvOf([{ name: 'A place', city: 'Bursa', address: 'Road 1' }]));
    await database.db.pool.query(`UPDATE jobs SET status = 'DONE', finished_at = now()`);
    await database.db.pool.query('SELECT graphile_worker.remove_job(key) FROM graphile_worker.jobs');
    const before = await left();
    const { context } = await person();
    const wrong = await reset(context, { password: 'something else', word: 'SIFIRLA' });
    expect(wrong.errors[0]?.extensions).toMatchObject({
      code: 'BAD_INPUT',
      fields: { password: expect.any(String) },
    });
    const unsaid = await reset(context, { password, word: 'evet' });
    expect(unsaid.errors[0]?.extensions).toMatchObject({
      code: 'BAD_INPUT',
      fields: { word: expect.any(String) },
    });
    expect(await left()).toEqual(before);

    await database.db.pool.query(`
      INSERT INTO subscriptions (business_id, business_name, plan_id, starts_at, ends_at, price, paid_amount, paid_on)
        SELECT min(id), 'Sold', 'premium', now() - interval '1 day', now() + interval '29 days', 249, 249, current_date FROM businesses`);
    const sold = async () =>
      (
        await database.db.pool.query(`
          SELECT status, business_id IS NULL AS "isAlone", paid_amount AS paid,
            (SELECT count(*) FROM listing_plans) AS given, (SELECT count(*) FROM plans) AS plans FROM subscriptions`)
      ).rows;
    const answer = await reset(context, { password, word: 'sıfırla' });
    await work();
    const job = await ended(answer.data?.resetDatabase.id ?? 0);
    expect(job).toMatchObject({ status: 'DONE', result: { businesses: 31, reviews: 30, imports: 1 } });
    expect(await left()).toEqual(nothing);
    expect(await sold()).toEqual([{ status: 'ENDED', isAlone: true, paid: 249, given: 0, plans: 3 }]);
    expect(await database.db.prisma.directoryStats.findFirst()).toMatchObject({ businessCount: 0 });
    expect(await database.db.prisma.operator.count()).toBe(1);
    const gone = await database.db.pool.query('SELECT FROM business_changes WHERE is_deleted');
    expect(gone.rowCount).toBe(31);
    // A directory that was emptied deliberately gets no sample data.
    expect(await loadDemo(testServices(database.db, { DEMO_DATA: 'on' }), 'none.xlsx')).toBe(false);

    const { backupId } = job.result as { backupId: number };
    const restore = await restoreBackup(context, { id: backupId, password, word: 'GERİ YÜKLE' });
    expect(await ended(restore.id)).toMatchObject({ status: 'DONE', result: { businesses: 31 } });
    expect(await left()).toEqual(before);
    expect(await sold()).toEqual([{ status: 'RUNNING', isAlone: false, paid: 249, given: 1, plans: 3 }]);
    const again = await database.db.pool.query('SELECT FROM business_changes WHERE is_deleted');
    expect(again.rowCount).toBe(0);
    const actions = await database.db.prisma.auditEvent.findMany({ distinct: ['action'] });
    expect(actions.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['database.reset', 'backup.make', 'backup.restore']),
    );
  });

  it('over the legacy path requires an admin key or a session from this site, and waits for its result', async () => {
    await fill(5);
    const { context, cookies } = await person();
    expect((await server().send('DELETE', '/api/reset-database')).status).toBe(401);
    const foreign = { cookies, headers: { origin: 'https://evil.example' } };
    expect((await server().send('DELETE', '/api/reset-database', foreign)).status).toBe(403);
    expect((await server().send('GET', '/api/reset-database')).status).toBe(405);
    const reading = await createApiKey(context, { name: 'Reading', isAdmin: false });
    const weak = { headers: { authorization: `Bearer ${reading.key}` } };
    expect((await server().send('DELETE', '/api/reset-database', weak)).status).toBe(403);
    expect((await left()).businesses).toBe(5);

    await work();
    const admin = await createApiKey(context, { name: 'Admin', isAdmin: true });
    const strong = { headers: { authorization: `Bearer ${admin.key}` } };
    const answer = await server().send('DELETE', '/api/reset-database', strong);
    expect(answer.status).toBe(200);
    expect(JSON.parse(answer.body)).toMatchObject({
      message: 'All data was deleted.',
      deleted: { businesses: 5, reviews: 5, categories: 1, cities: 1, imports: 0 },
      backup: { fileName: expect.stringMatching(/^yedek-/) },
    });
    expect(await left()).toEqual(nothing);
    const { backup } = JSON.parse(answer.body) as { backup: { downloadPath: string } };
    expect((await server().send('GET', backup.downloadPath, { cookies })).headers.get('content-type')).toBe(
      'application/gzip',
    );
    expect((await server().send('GET', backup.downloadPath)).status).toBe(401);
    const [one, other] = await Promise.all([
      server().send('DELETE', '/api/reset-database', { cookies }),
      server().send('DELETE', '/api/reset-database', { cookies }),
    ]);
    expect([one.status, other.status]).toEqual([200, 200]);
  });

  it('and imports run one after the other: earlier rows are removed, and a waiting import is applied completely', async () => {
    const rows = Array.from({ length: 50 }, (_, i) => ({ name: `P${i}`, address: `R ${i}`, city: 'Bursa' }));
    const { context } = await person();
    await queueImport(services(), csvOf(rows.slice(0, 20)));
    const answer = await reset(context, { password, word: 'SIFIRLA' });
    const after = await queueImport(services(), csvOf(rows));
    await work();
    expect(await ended(answer.data?.resetDatabase.id ?? 0)).toMatchObject({ result: { businesses: 20 } });
    expect(await ended(after.jobId ?? 0)).toMatchObject({ status: 'DONE' });
    expect(await left()).toMatchObject({ businesses: 50, imports: 1, cities: 1 });
    expect(await database.db.prisma.city.findFirst()).toMatchObject({ businessCount: 50 });
  });
});

describe('a reset that starts while an import is applied', () => {
  it('waits for all of it, and removes its rows', async () => {
    const user_reviews = JSON.stringify([{ Name: 'Ali', Rating: 5 }]);
    const rows = Array.from({ length: 30 }, (_, i) => ({
      ...{ name: `P${i}`, address: `R ${i}`, city: 'Bursa', user_reviews },
    }));
    const { context } = await person();
    const holder = await database.db.connect();
    try {
      await holder.query('BEGIN; LOCK TABLE listing_facts IN SHARE MODE');
      const merge = await queueImport(services(), csvOf(rows));
      await work();
      // Its listings are written, and nobody sees them yet.
      await until(async () => {
        const { rowCount } = await database.db.pool.query(
          `SELECT FROM pg_locks WHERE relation = 'listing_facts'::regclass AND NOT granted`,
        );
        return rowCount === 1;
      });
      expect(await left()).toMatchObject({ businesses: 0 });
      const answer = await reset(context, { password, word: 'SIFIRLA' });
      const behind = await queueImport(services(), csvOf(rows.slice(0, 10)));
      await holder.query('COMMIT');
      expect(await ended(merge.jobId ?? 0)).toMatchObject({ status: 'DONE' });
      expect(await ended(answer.data?.resetDatabase.id ?? 0)).toMatchObject({
        status: 'DONE',
        result: { businesses: 30, cities: 1, imports: 1 },
      });
      expect(await ended(behind.jobId ?? 0)).toMatchObject({ status: 'DONE' });
      expect(await left()).toEqual({ businesses: 10, categories: 0, cities: 1, imports: 1, reviews: 10 });
      expect(await database.db.prisma.directoryStats.findFirst()).toMatchObject({ businessCount: 10 });
    } finally {
      await holder.end();
    }
  });
});
