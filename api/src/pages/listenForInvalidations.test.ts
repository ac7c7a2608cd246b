import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { createLog } from '../lib/log.ts';
import { makeBusiness, makeBusinesses, makeCategory, makeCity } from '../testing/factories.ts';
import { useTestDatabase } from '../testing/useTestDatabase.ts';
import { listenForInvalidations } from './listenForInvalidations.ts';

const database = useTestDatabase();

describe('database changes', () => {
  let client: pg.Client;
  let received: string[][];
  beforeEach(async () => {
    received = [];
    client = new pg.Client({ connectionString: database.url });
    await client.connect();
    client.on('notification', ({ payload }) => received.push((payload ?? '').split(' ')));
    await client.query('LISTEN page_drops');
    received.length = 0;
  });
  afterEach(() => client.end());
  /** Tags that the work invalidates on every node. */
  const invalidations = async (work: () => Promise<unknown>) => {
    await client.query('SELECT 1');
    received.length = 0;
    await work();
    await client.query('SELECT 1');
    return [...new Set(received.flat())].sort();
  };

  it('name the pages that show them, and no others', async () => {
    const { db } = database;
    const cafe = await makeCategory(db, 'Cafe');
    const bar = await makeCategory(db, 'Bar');
    const city = await makeCity(db, 'Bursa');
    let id = 0;
    expect(
      await invalidations(async () => {
        ({ id } = await makeBusiness(db, { categoryId: cafe.id, cityId: city.id }));
      }),
    ).toEqual(['counts', 'in-category:cafe', 'in-city:bursa', 'lists']);
    const edit = (data: object) => invalidations(() => db.prisma.business.update({ where: { id }, data }));
    expect(await edit({ phone: '1' })).toEqual(
      [`business:${id}`, 'in-category:cafe', 'in-city:bursa', 'lists'].sort(),
    );
    expect(await edit({ categoryId: bar.id })).toEqual(
      [`business:${id}`, 'counts', 'in-category:bar', 'in-category:cafe', 'in-city:bursa', 'lists'].sort(),
    );
    expect(await edit({ deletedAt: new Date() })).toContain('counts');
    expect(
      await invalidations(() =>
        db.prisma.review.create({ data: { businessId: id, rating: 5, fingerprint: '1'.repeat(32) } }),
      ),
    ).toEqual([`business:${id}`]);
    expect(
      await invalidations(() =>
        db.prisma.category.update({ where: { id: cafe.id }, data: { name: 'Café' } }),
      ),
    ).toEqual([`category:${cafe.id}`, 'counts', 'in-category:cafe'].sort());
    expect(
      await invalidations(() => db.pool.query('UPDATE businesses SET phone = NULL WHERE false')),
    ).toEqual([]);
    expect(await invalidations(() => db.prisma.business.delete({ where: { id } }))).toContain(
      `business:${id}`,
    );
  });

  it('of many rows name their pages in a bounded message', async () => {
    const { db } = database;
    // One after the other: two hundred at the same time would wait longer for a connection than a busy machine allows.
    const cities: Awaited<ReturnType<typeof makeCity>>[] = [];
    for (let n = 0; n < 200; n += 1)
      cities.push(await makeCity(db, `A city of a name as long as number ${n}`));
    const listing = (n: number) => ({ name: `n ${n}`, slug: `n-${n}`, cityId: cities[n % 200]?.id ?? null });
    const data = Array.from({ length: 400 }, (_, n) => listing(n));
    const lists = cities.map(({ slug }) => `in-city:${slug}`);
    expect(await invalidations(() => db.prisma.business.createMany({ data }))).toEqual(
      ['counts', 'lists', ...lists].sort(),
    );
    expect(received.length).toBeGreaterThan(1);
    const ids = (await db.prisma.business.findMany({ select: { id: true } })).map(
      ({ id }) => `business:${id}`,
    );
    expect(await invalidations(() => db.pool.query(`UPDATE businesses SET phone = '2'`))).toEqual(
      ['lists', ...lists, ...ids].sort(),
    );
    expect(await invalidations(() => db.pool.query('DELETE FROM businesses'))).toEqual(
      ['counts', 'lists', ...lists, ...ids].sort(),
    );
  });

  it('of most of a directory, or of content on all pages, invalidate everything, once', async () => {
    const { db } = database;
    const everything = async (text: string) => {
      expect(await invalidations(() => db.pool.query(text))).toEqual(['all']);
      expect(received).toHaveLength(1);
    };
    await db.pool.query(
      `CREATE OR REPLACE FUNCTION most_named_pages() RETURNS int LANGUAGE sql IMMUTABLE AS 'SELECT 10'`,
    );
    await makeBusinesses(db, 11);
    await everything(`UPDATE businesses SET phone = '2'`);
    await everything('DELETE FROM businesses');
    await everything(`INSERT INTO businesses (name, slug, is_demo) VALUES ('Sample', 'sample', true)`);
    await everything('UPDATE businesses SET deleted_at = now()');
    await everything('DELETE FROM businesses');
    await db.pool.query(
      `INSERT INTO categories (name, slug) SELECT 'Empty ' || n, 'empty-' || n FROM generate_series(1, 11) AS n`,
    );
    await everything('DELETE FROM categories');
    expect(await invalidations(() => db.pool.query('DELETE FROM categories'))).toEqual([]);
    await everything(`INSERT INTO site_settings (data) VALUES ('{}')`);
    await everything('TRUNCATE businesses CASCADE');
  });

  it('that are rolled back notify no node', async () => {
    const work = database.db.prisma.$transaction(async (tx) => {
      await tx.business.create({ data: { name: 'x', slug: 'x' } });
      throw new Error('no');
    });
    expect(await invalidations(() => work.catch(() => undefined))).toEqual([]);
  });
});

describe('listenForInvalidations', () => {
  it('invalidates changed pages, and everything after a gap', async () => {
    const log: string[] = [];
    const waiting: { line: string; resolve: () => void }[] = [];
    const note = (line: string) => {
      log.push(line);
      for (const one of waiting.splice(0))
        if (log.includes(one.line)) one.resolve();
        else waiting.push(one);
    };
    const until = (line: string) =>
      new Promise<void>((resolve) => {
        if (log.includes(line)) resolve();
        else waiting.push({ line, resolve });
      });
    const stop = listenForInvalidations(
      database.url,
      {
        invalidate: (tags) => note(`drop ${tags.join(' ')}`),
        invalidateAll: () => note('drop all'),
        suspend: () => note('suspend'),
        resume: () => note('resume'),
      },
      createLog('silent'),
    );
    await until('resume');
    await database.db.pool.query(`SELECT invalidate_pages(ARRAY['business:7', 'lists'])`);
    await until('drop business:7 lists');
    await database.db.pool.query(`SELECT invalidate_pages(ARRAY['all'])`);
    await until('drop all');
    log.length = 0;
    await database.db.pool.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'business-directory pages' AND datname = current_database()`,
    );
    await until('suspend');
    await until('resume');
    expect(log).toEqual(['suspend', 'resume']);
    await stop();
    expect(log.at(-1)).toBe('suspend');
  });
});
