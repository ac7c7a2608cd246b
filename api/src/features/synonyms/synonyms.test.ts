import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Services } from '../../lib/context.ts';
import { executeOrThrow, execute, refusalOf } from '../../testing/execute.ts';
import { makeBusiness, makeCategory, makeOperator } from '../../testing/factories.ts';
import { testServices } from '../../testing/TestBrowser.ts';
import { useTestDatabase } from '../../testing/useTestDatabase.ts';

const database = useTestDatabase();
let services: Services;
let viewer: Awaited<ReturnType<typeof makeOperator>>['viewer'];
beforeEach(async () => {
  services = testServices(database.db);
  ({ viewer } = await makeOperator(database.db));
  await makeBusiness(database.db, { name: 'Salon Güzellik Ayşe', type: 'Kuaför' });
  await makeBusiness(database.db, { name: 'Ev Hamburger' });
});

const mutation = `mutation ($input: SaveSearchSynonymInput!) {
  saveSearchSynonym(input: $input) { id words means isTwoWay }
}`;
interface Saved {
  saveSearchSynonym: { id: number; words: string; means: string };
}
const save = (words: string, means: string, more: object = {}) =>
  execute<Saved>(services, mutation, { input: { words, means, ...more } }, { as: viewer });
async function find(search: string): Promise<string[]> {
  const { businesses } = await executeOrThrow<{ businesses: { nodes: { name: string }[] } }>(
    services,
    `query ($search: String) { businesses(filter: { search: $search }) { nodes { name } } }`,
    { search },
  );
  return businesses.nodes.map(({ name }) => name);
}

describe('a synonym', () => {
  it('is used by searches and suggestions in both directions, beside the typed word', async () => {
    expect(await find('berber')).toEqual([]);
    expect((await save('  BERBER ', 'Kuaför')).data?.saveSearchSynonym).toMatchObject({
      words: 'berber',
      means: 'kuafor',
    });
    expect(await find('berber ayşe')).toEqual(['Salon Güzellik Ayşe']);
    await makeBusiness(services.db, { name: 'Berber Ali' });
    expect((await find('berber')).sort()).toEqual(['Berber Ali', 'Salon Güzellik Ayşe']);
    expect((await find('kuaför')).sort()).toEqual(['Berber Ali', 'Salon Güzellik Ayşe']);
    const { suggestions } = await executeOrThrow<{ suggestions: { businesses: { name: string }[] } }>(
      services,
      '{ suggestions(text: "berber") { businesses { name } } }',
    );
    expect(suggestions.businesses).toHaveLength(2);
  });

  it('may work in one direction only, with several words on either side', async () => {
    await save('saç kesim', 'güzellik salon', { isTwoWay: false });
    expect(await find('saç kesim')).toEqual(['Salon Güzellik Ayşe']);
    expect(await find('ayşe saç kesim')).toEqual(['Salon Güzellik Ayşe']);
    expect(await find('kesim saç')).toEqual([]);
    await makeBusiness(services.db, { name: 'Saç Kesim Evi' });
    expect(await find('güzellik salon')).toEqual(['Salon Güzellik Ayşe']);
  });

  it('of several words takes precedence over those of fewer', async () => {
    for (let i = 0; i < 21; i += 1) await save('kesim', `a${i} kelime`);
    await save('saç kesim', 'güzellik salon');
    expect(await find('saç kesim')).toEqual(['Salon Güzellik Ayşe']);
  });

  it('keeps its direction if a change omits it', async () => {
    const saved = (await save('saç kesim', 'kuaför', { isTwoWay: false })).data?.saveSearchSynonym;
    for (const omitted of [{}, { isTwoWay: null }]) {
      const { data } = await save('saç kesim', 'kuaför', { id: saved?.id, ...omitted });
      expect(data?.saveSearchSynonym).toEqual({ ...saved, isTwoWay: false });
    }
    expect((await save('berber', 'kuaför')).data?.saveSearchSynonym).toMatchObject({ isTwoWay: true });
  });

  it('is changed, deleted, and audited', async () => {
    const { id } = (await save('köfte', 'hamburger')).data?.saveSearchSynonym ?? { id: 0 };
    await save('pide', 'hamburger', { id });
    expect([await find('köfte'), await find('pide')]).toEqual([[], ['Ev Hamburger']]);
    const remove = `mutation ($id: Int!) { deleteSearchSynonym(id: $id) { id } }`;
    await executeOrThrow(services, remove, { id }, { as: viewer });
    expect(await find('pide')).toEqual([]);
    expect(await refusalOf(services, remove, { id }, { as: viewer })).toBe('NOT_FOUND');
    const events = await database.db.prisma.auditEvent.findMany({ orderBy: { id: 'asc' } });
    expect(events.map(({ action }) => action)).toEqual(['synonym.save', 'synonym.save', 'synonym.delete']);
    const list = '{ searchSynonyms { words } }';
    expect(await executeOrThrow(services, list, {}, { as: viewer })).toEqual({ searchSynonyms: [] });
    expect(await refusalOf(services, list)).toBe('UNAUTHENTICATED');
  });

  it.each([
    ['', 'kuaför', 'BAD_INPUT'],
    ['berber', '!', 'BAD_INPUT'],
    ['berber', 'BERBER', 'BAD_INPUT'],
    ['bir iki üç dört beş altı', 'kuaför', 'BAD_INPUT'],
    ['x'.repeat(81), 'kuaför', 'BAD_INPUT'],
    ['kuaför', 'Salon', 'CONFLICT'],
    ['salon', 'Kuaför', 'CONFLICT'],
  ])('%j for %j is refused as %s', async (words, means, code) => {
    await save('kuaför', 'salon');
    expect((await save(words, means)).errors[0]?.extensions?.code).toBe(code);
  });

  it('is one of at most 500', async () => {
    await database.db.pool.query(
      `INSERT INTO search_synonyms (words, means) SELECT 'word' || n, 'other' FROM generate_series(1, 500) AS n`,
    );
    expect((await save('berber', 'kuaför')).errors[0]?.extensions?.code).toBe('BAD_INPUT');
  });

  it('with query syntax does no harm', async () => {
    await save(`a'b\\c`, `d:* | e`);
    expect(await find(`a'b\\c`)).toEqual([]);
  });
});

describe('a proposal', () => {
  const proposals = async () =>
    (
      await executeOrThrow<{
        searchSynonymProposals: { words: string; means: string; emptySearches: number }[];
      }>(services, '{ searchSynonymProposals { words means emptySearches } }', {}, { as: viewer })
    ).searchSynonymProposals;
  const searched = (words: string, empty: number) =>
    database.db.pool.query(
      `INSERT INTO search_sums (period, start, words, count, empty_count)
       VALUES ('YEAR', date_trunc('year', now())::date, $1, $2, $2)`,
      [words, empty],
    );
  beforeEach(async () => {
    const pizzeria = await makeCategory(database.db, 'Restaurant');
    await makeBusiness(database.db, { name: 'Sofra', categoryId: pizzeria.id });
    const plumber = await makeCategory(database.db, 'Tesisat Malzemeleri');
    await makeBusiness(database.db, { name: 'Boru', categoryId: plumber.id });
  });

  it('is made for frequent searches without results, by kind or by resemblance', async () => {
    await searched('sushi restaurant', 7);
    await searched('tesisat malzemesi', 4);
    await searched('qqqq', 9);
    await searched('ramen', 2);
    expect(await proposals()).toEqual([
      { words: 'sushi restaurant', means: 'Restaurant', emptySearches: 7 },
      { words: 'tesisat malzemesi', means: 'Tesisat Malzemeleri', emptySearches: 4 },
    ]);
    await save('sushi restaurant', 'Restaurant');
    expect((await proposals()).map(({ words }) => words)).toEqual(['tesisat malzemesi']);
  });

  it('is dismissed permanently, and returns when the dismissal is undone', async () => {
    await searched('sushi restaurant', 7);
    const send = (name: string, words: string) =>
      executeOrThrow<Record<string, boolean>>(
        services,
        `mutation ($words: String!) { done: ${name}SearchSynonymProposal(words: $words) }`,
        { words },
        { as: viewer },
      );
    expect(await send('dismiss', 'Sushi restaurant')).toEqual({ done: true });
    expect(await send('dismiss', 'sushi restaurant')).toEqual({ done: false });
    expect(await proposals()).toEqual([]);
    expect(await send('restore', 'sushi restaurant')).toEqual({ done: true });
    expect(await proposals()).toHaveLength(1);
    const events = await database.db.prisma.auditEvent.findMany({ orderBy: { id: 'asc' } });
    expect(events.map(({ action }) => action)).toEqual(['synonym.dismiss', 'synonym.restore']);
    await expect(send('dismiss', 'never searched')).rejects.toThrow();
  });
});
