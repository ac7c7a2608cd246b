import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Services, Viewer } from '../../../lib/context.ts';
import { executeOrThrow, refusalOf, testContext } from '../../../testing/execute.ts';
import { makeBusiness, makeCategory, makeOperator } from '../../../testing/factories.ts';
import { testServices } from '../../../testing/TestBrowser.ts';
import { useTestDatabase } from '../../../testing/useTestDatabase.ts';
import { categoriesOfKind } from './categoriesOfKind.ts';

const database = useTestDatabase();
let services: Services;
let as: Viewer;
beforeEach(async () => {
  services = testServices(database.db);
  ({ viewer: as } = await makeOperator(database.db));
});

const graph = <Data>(text: string, variables = {}) => executeOrThrow<Data>(services, text, variables, { as });
const suggestions = async () =>
  (
    await graph<{
      categoryMergeSuggestions: { reason: string; category: { name: string }; target: { name: string } }[];
    }>('{ categoryMergeSuggestions { reason category { id name businessCount } target { id name } } }')
  ).categoryMergeSuggestions.map(({ category, target, reason }) => [category.name, target.name, reason]);
const decide = (
  mutation: 'dismissCategoryMerge' | 'reopenCategoryMerge',
  input: { id: number; targetId: number },
) => graph(`mutation ($input: CategoryPairInput!) { ${mutation}(input: $input) }`, { input });

/** Makes categories, each with one listing less than the one before it. */
async function makeCategories(...names: string[]) {
  const ids: number[] = [];
  for (const [index, name] of names.entries()) {
    const { id } = await makeCategory(database.db, name);
    ids.push(id);
    for (let n = index; n < names.length; n += 1) await makeBusiness(database.db, { categoryId: id });
  }
  return ids;
}

describe('suggested merges of categories', () => {
  it('are those of one kind, then those of finer kinds, into the English name with most listings', async () => {
    await makeCategories(
      'Lokanta',
      'Restaurant',
      'Schweizerisches Restaurant',
      'Restaurants',
      'Widget maker',
      'Widget makers',
    );
    expect(await suggestions()).toEqual([
      ['Lokanta', 'Restaurant', 'SAME_KIND'],
      ['Restaurants', 'Restaurant', 'SAME_KIND'],
      ['Widget makers', 'Widget maker', 'SAME_KIND'],
      ['Schweizerisches Restaurant', 'Restaurant', 'FINER_KIND'],
    ]);
  });

  it('leave out other kinds, and merged categories', async () => {
    const [, , cafeId, cafesId] = await makeCategories('Bank', 'Bakery', 'Cafe', 'Cafes');
    expect(await suggestions()).toEqual([['Cafes', 'Cafe', 'SAME_KIND']]);
    await database.db.pool.query('UPDATE categories SET merged_into_id = $1 WHERE id = $2', [
      cafeId,
      cafesId,
    ]);
    expect(await suggestions()).toEqual([]);
  });

  it('stay dismissed in either direction, until they are reopened', async () => {
    const [id = 0, targetId = 0] = await makeCategories('Cafe', 'Cafes');
    await decide('dismissCategoryMerge', { id: targetId, targetId: id });
    expect(await suggestions()).toEqual([]);
    await decide('reopenCategoryMerge', { id, targetId });
    expect(await suggestions()).toHaveLength(1);
    const actions = await database.db.prisma.auditEvent.findMany({
      where: { entity: 'category' },
      orderBy: { id: 'asc' },
    });
    expect(actions.map(({ action }) => action)).toEqual(['category.distinguish', 'category.suggest']);
  });

  it('cannot be dismissed for one category or for a missing one', async () => {
    const [id = 0] = await makeCategories('Cafe');
    const dismiss = (targetId: number) =>
      refusalOf(
        services,
        'mutation ($input: CategoryPairInput!) { dismissCategoryMerge(input: $input) }',
        { input: { id, targetId } },
        { as },
      );
    expect(await dismiss(id)).toBe('BAD_INPUT');
    expect(await dismiss(id + 99)).toBe('NOT_FOUND');
  });
});

describe('categories of a kind', () => {
  it('are found by a kind’s name in any language, with those of finer kinds', async () => {
    const [hairdresser, barber, bakery] = await makeCategories(
      'Hairdressers',
      'Barber shop',
      'Bakery',
      'Widgets',
    );
    const context = testContext(services);
    const idsOf = async (text: string) => (await categoriesOfKind(context, text))?.categoryIds;
    for (const text of ['kuaför', 'Friseur', 'hair salon', 'парикмахерская'])
      expect(await idsOf(text)).toEqual([hairdresser, barber]);
    expect(await idsOf('berber')).toEqual([barber]);
    expect(await idsOf('Bäckereien')).toEqual([bakery]);
    expect(await idsOf('zoo')).toEqual([]);
    expect(await idsOf('widgets')).toBeUndefined();
  });
});
