import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Services } from '../../../lib/context.ts';
import { executeOrThrow, refusalOf } from '../../../testing/execute.ts';
import { makeBusiness, makeCategory, makeCity } from '../../../testing/factories.ts';
import { testServices } from '../../../testing/TestBrowser.ts';
import { useTestDatabase } from '../../../testing/useTestDatabase.ts';

const list = `query ($search: String) {
  businesses(filter: { search: $search }, first: 50) { nodes { name } totalCount }
}`;

const database = useTestDatabase();
let services: Services;
beforeEach(async () => {
  services = testServices(database.db);
  const { db } = services;
  const cafe = await makeCategory(db, 'Kahve Dükkânı');
  const city = await makeCity(db, 'Şanlıurfa');
  await makeBusiness(db, { name: 'Çınaraltı Kıraathanesi', categoryId: cafe.id, cityId: city.id });
  await makeBusiness(db, { name: 'İSTANBUL Ispanak', address: 'Bağdat Caddesi 12/B' });
  await makeBusiness(db, { name: "Joe's Café & Grill", type: 'Coffee shop' });
  await makeBusiness(db, { name: 'Μουσείο Ακρόπολης' });
  await makeBusiness(db, { name: 'Кафе Пушкинъ' });
  await makeBusiness(db, { name: 'Trash', deletedAt: new Date() });
});

async function find(search: string): Promise<string[]> {
  const { businesses } = await executeOrThrow<{
    businesses: { nodes: { name: string }[]; totalCount: number };
  }>(services, list, { search });
  expect(businesses.totalCount).toBe(businesses.nodes.length);
  return businesses.nodes.map((node) => node.name);
}

describe('a search', () => {
  it.each([
    ['cinaralti', 'Çınaraltı Kıraathanesi'],
    ['ÇINARALTI', 'Çınaraltı Kıraathanesi'],
    ['Cinaraltı kiraathanesi', 'Çınaraltı Kıraathanesi'],
    ['kıraathanesi çınaraltı', 'Çınaraltı Kıraathanesi'],
    ['çına', 'Çınaraltı Kıraathanesi'],
    ['dukkani sanliurfa', 'Çınaraltı Kıraathanesi'],
    ['istanbul', 'İSTANBUL Ispanak'],
    ['ISTANBUL', 'İSTANBUL Ispanak'],
    ['İstanbul ıspanak', 'İSTANBUL Ispanak'],
    ['ıstanbul ISPANAK', 'İSTANBUL Ispanak'],
    ['bagdat', 'İSTANBUL Ispanak'],
    ['cafe grill', "Joe's Café & Grill"],
    ['coffee joe', "Joe's Café & Grill"],
    ["  joe's,  (grill)! ", "Joe's Café & Grill"],
    // The last word is still being typed.
    ['çınaraltı k', 'Çınaraltı Kıraathanesi'],
    ['kahve cı', 'Çınaraltı Kıraathanesi'],
    ['istambul is', 'İSTANBUL Ispanak'],
    ['ακροπολης', 'Μουσείο Ακρόπολης'],
    ['пушкинъ', 'Кафе Пушкинъ'],
  ])('for %j finds %j', async (search, name) => {
    expect(await find(search)).toEqual([name]);
  });

  it('as it is typed suggests completions', async () => {
    const { suggestions } = await executeOrThrow<{ suggestions: { businesses: { name: string }[] } }>(
      services,
      '{ suggestions(text: "çınaraltı k") { businesses { name } } }',
    );
    expect(suggestions.businesses).toEqual([{ name: 'Çınaraltı Kıraathanesi' }]);
  });

  it('tolerates a typo in the name, but only without exact matches', async () => {
    expect(await find('istambul')).toEqual(['İSTANBUL Ispanak']);
    expect(await find('cinaralty')).toEqual(['Çınaraltı Kıraathanesi']);
    await makeBusiness(services.db, { name: 'Istambul' });
    expect(await find('istambul')).toEqual(['Istambul']);
    expect(await find('completely elsewhere')).toEqual([]);
  });

  it('ranks a name before a street of that name, and the better listing first', async () => {
    const { db } = services;
    await makeBusiness(db, { name: 'Kordon', rating: 3, reviewCount: 500 });
    await makeBusiness(db, { name: 'Elsewhere', address: 'Kordon 5', rating: 5, reviewCount: 500 });
    await makeBusiness(db, { name: 'Kordon', type: 'better', rating: 4.8, reviewCount: 500 });
    const { businesses } = await executeOrThrow<{
      businesses: { nodes: { type: string | null; name: string }[] };
    }>(services, '{ businesses(filter: { search: "kordon" }) { nodes { name type } } }');
    expect(businesses.nodes).toEqual([
      { name: 'Kordon', type: 'better' },
      { name: 'Kordon', type: null },
      { name: 'Elsewhere', type: null },
    ]);
  });

  it.each([
    '%',
    '_',
    '\\',
    "'",
    "' & | !",
    '& | ! ( ) : *',
    ':*',
    '<->',
    '"',
    '--',
    ';',
    '$x',
    '{}',
    '𝒳' + '%',
  ])('for %j does no harm', async (search) => {
    await expect(find(search)).resolves.toEqual([]);
  });

  it('treats punctuation within words as spaces', async () => {
    expect(await find('joe_café')).toEqual(["Joe's Café & Grill"]);
    expect(await find('cafe:* | grill')).toEqual(["Joe's Café & Grill"]);
    expect(await find('12/b')).toEqual(['İSTANBUL Ispanak']);
  });

  it('of any length and content is answered', async () => {
    for (const search of [
      'x'.repeat(10_000),
      'cafe '.repeat(2000),
      'ß'.repeat(10_000),
      '\ud800 lone surrogate',
      '😀'.repeat(300),
      'İ'.repeat(10_000),
      'a\u0301\u0302'.repeat(500),
      '\u202e\u2028\u0007',
    ])
      await expect(find(search)).resolves.toBeInstanceOf(Array);
  });

  it('of spaces alone is treated as no search', async () => {
    expect(await find('  \t ')).toHaveLength(5);
    expect(await find('')).toHaveLength(5);
  });

  it('with a NUL is refused', async () => {
    expect(await refusalOf(services, list, { search: 'caf\0e' })).toBe('BAD_INPUT');
    expect(await refusalOf(services, list, { search: `${'x'.repeat(5000)}\0` })).toBe('BAD_INPUT');
  });
});
