import { describe, expect, it } from '@jest/globals';
import { placeRow, useImports } from '../testing/useImports.ts';

const { database, run, rowsOf } = useImports();

describe('slugs of imported listings', () => {
  it('are the name, else with the city, else with a number; never one that was used before', async () => {
    const same = (n: number, city: string) => placeRow(n, { name: 'Kahve Dünyası', city });
    await run([
      same(1, 'Bursa'),
      same(2, 'Bursa'),
      same(3, 'Ankara'),
      same(4, 'Bursa'),
      placeRow(5, { name: 'Stats' }),
    ]);
    const slugs = async () =>
      (await rowsOf<{ slug: string }>('SELECT slug FROM businesses ORDER BY id')).map((row) => row.slug);
    expect(await slugs()).toEqual([
      'kahve-dunyasi',
      'kahve-dunyasi-bursa',
      'kahve-dunyasi-ankara',
      'kahve-dunyasi-4',
      'stats-bursa',
    ]);
    await database.db.pool.query(`UPDATE businesses SET slug = 'renamed' WHERE slug = 'kahve-dunyasi'`);
    await run([same(6, 'Bursa'), same(7, 'İzmir')]);
    expect((await slugs()).slice(5)).toEqual(['kahve-dunyasi-6', 'kahve-dunyasi-izmir']);
  });

  it('stay within the limit for long names in cities with long names', async () => {
    const long = { name: 'a long name '.repeat(30), city: 'a long city '.repeat(9) };
    const done = await run([placeRow(1, long), placeRow(2, long), placeRow(3, long)]);
    expect(done).toMatchObject({ status: 'DONE', created: 3 });
    for (const { slug } of await rowsOf<{ slug: string }>('SELECT slug FROM businesses'))
      expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  it('exist for names of symbols alone, and in every script', async () => {
    const odd = ['★★★', '東京', 'Ακρόπολη', 'مطعم', '???', '!!!'];
    expect(await run(odd.map((name, n) => placeRow(n, { name })))).toMatchObject({ created: 6 });
  });
});
