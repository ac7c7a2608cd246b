import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { createLog } from '../lib/log.ts';
import { makeBusiness, makeBusinesses, makeCategory, makeCity } from '../testing/factories.ts';
import { useTestDatabase } from '../testing/useTestDatabase.ts';
import { hearPageDrops } from './hearPageDrops.ts';

const database = useTestDatabase();

describe('changes of the database', () => {
  let client: pg.Client;
  let heard: string[][];
  beforeEach(async () => {
    heard = [];
    client = new pg.Client({ connectionString: database.url });
    await client.connect();
    client.on('notification', ({ payload }) => heard.push((payload ?? '').split(' ')));
    await client.query('LISTEN page_drops');
    heard.length = 0;
  });
  afterEach(() => client.end());
  /** What the work makes every node forget. */
  const drops = async (work: () => Promise<unknown>) => {
    await client.query('SELECT 1');
    heard.length = 0;
    await work();
    await client.query('SELECT 1');
    return [...new Set(heard.flat())].sort();
  };

  it('name the pages that show them, and no others', async () => {
    const { db } = database;
    const cafe = await makeCategory(db, 'Cafe');
    const bar = await makeCategory(db, 'Bar');
    const city = await makeCity(db, 'Bursa');
    let id = 0;
    expect(
      await drops(async () => {
        ({ id } = await makeBusiness(db, { categoryId: cafe.id, cityId: city.id }));
      }),
    ).toEqual([`business:${id}`, 'counts', 'in-category:cafe', 'in-city:bursa', 'lists'].sort());
    const edit = (data: object) => drops(() => db.prisma.business.update({ where: { id }, data }));
    expect(await edit({ phone: '1' })).toEqual(
      [`business:${id}`, 'in-category:cafe', 'in-city:bursa', 'lists'].sort(),
    );
    expect(await edit({ categoryId: bar.id })).toEqual(
      [`business:${id}`, 'counts', 'in-category:bar', 'in-category:cafe', 'in-city:bursa', 'lists'].sort(),
    );
    expect(await edit({ deletedAt: new Date() })).toContain('counts');
    expect(
      await drops(() =>
        db.prisma.review.create({ data: { businessId: id, rating: 5, fingerprint: '1'.repeat(32) } }),
      ),
    ).toEqual([`business:${id}`]);
    expect(
      await drops(() => db.prisma.category.update({ where: { id: cafe.id }, data: { name: 'Café' } })),
    ).toEqual([`category:${cafe.id}`, 'counts', 'in-category:cafe'].sort());
    expect(await drops(() => db.pool.query('UPDATE businesses SET phone = NULL WHERE false'))).toEqual([]);
    expect(await drops(() => db.prisma.business.delete({ where: { id } }))).toContain(`business:${id}`);
  });

  it('of many rows name everything, once', async () => {
    expect(await drops(() => makeBusinesses(database.db, 51))).toEqual(['all']);
    expect(heard).toHaveLength(1);
    expect(await drops(() => database.db.pool.query(`UPDATE businesses SET phone = '2'`))).toEqual(['all']);
    expect(
      await drops(() => database.db.pool.query(`INSERT INTO site_settings (data) VALUES ('{}')`)),
    ).toEqual(['all']);
    expect(await drops(() => database.db.pool.query('TRUNCATE businesses CASCADE'))).toEqual(['all']);
  });

  it('that are rolled back are told to nobody', async () => {
    const work = database.db.prisma.$transaction(async (tx) => {
      await tx.business.create({ data: { name: 'x', slug: 'x' } });
      throw new Error('no');
    });
    expect(await drops(() => work.catch(() => undefined))).toEqual([]);
  });
});

describe('hearPageDrops', () => {
  it('hears changes, and forgets everything after a gap', async () => {
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
    const stop = hearPageDrops(
      database.url,
      {
        drop: (tags) => note(`drop ${tags.join(' ')}`),
        dropAll: () => note('drop all'),
        suspend: () => note('suspend'),
        resume: () => note('resume'),
      },
      createLog('silent'),
    );
    await until('resume');
    await database.db.pool.query(`SELECT drop_pages(ARRAY['business:7', 'lists'])`);
    await until('drop business:7 lists');
    await database.db.pool.query(`SELECT drop_pages(ARRAY['all'])`);
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
