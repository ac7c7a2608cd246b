import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Services } from '../../../lib/context.ts';
import { countStatements } from '../../../testing/countStatements.ts';
import { executeOrThrow } from '../../../testing/execute.ts';
import { makeBusiness, makeBusinesses, makeCategory, makeCity } from '../../../testing/factories.ts';
import { testServices } from '../../../testing/TestBrowser.ts';
import { useTestDatabase } from '../../../testing/useTestDatabase.ts';

const query = `query ($slug: String!) { business(slug: $slug) { related {
  sameCategory { name rating category { name } city { name } }
  sameCity { name rating }
  sameType { name type }
  topCategories { name businessCount }
} } }`;
interface Answer {
  business: {
    related: Record<'sameCategory' | 'sameCity' | 'sameType' | 'topCategories', { name: string }[]>;
  };
}

const database = useTestDatabase();
let services: Services;
let places: { cafe: number; museum: number; izmir: number; ankara: number };
beforeEach(async () => {
  services = testServices(database.db);
  const { db } = services;
  places = {
    cafe: (await makeCategory(db, 'Cafe')).id,
    museum: (await makeCategory(db, 'Museum')).id,
    izmir: (await makeCity(db, 'İzmir')).id,
    ankara: (await makeCity(db, 'Ankara')).id,
  };
  await makeBusiness(db, {
    name: 'Here',
    slug: 'here',
    categoryId: places.cafe,
    cityId: places.izmir,
    type: 'Tea garden',
  });
});

async function related(slug = 'here') {
  const { business } = await executeOrThrow<Answer>(services, query, { slug });
  const names = (group: keyof Answer['business']['related']) =>
    business.related[group].map(({ name }) => name);
  return {
    sameCategory: names('sameCategory'),
    sameCity: names('sameCity'),
    sameType: names('sameType'),
    topCategories: names('topCategories'),
  };
}

describe('the businesses related to a listing', () => {
  it('shares its category elsewhere, its city otherwise, or its type; the best rated first', async () => {
    const { cafe, museum, izmir, ankara } = places;
    await makeBusinesses(database.db, 8, (i) => ({
      name: `Elsewhere ${i}`,
      categoryId: cafe,
      cityId: ankara,
      rating: 3 + i / 8,
      reviewCount: 10,
    }));
    await makeBusinesses(database.db, 8, (i) => ({
      name: `Around ${i}`,
      categoryId: museum,
      cityId: izmir,
      rating: 3 + i / 8,
      reviewCount: 10,
    }));
    await makeBusinesses(database.db, 6, (i) => ({
      name: `Garden ${i}`,
      categoryId: cafe,
      cityId: izmir,
      type: 'tea GARDEN',
      rating: 4,
      reviewCount: 10 - i,
    }));
    await makeBusiness(database.db, {
      name: 'Trash',
      categoryId: cafe,
      cityId: ankara,
      rating: 5,
      deletedAt: new Date(),
    });
    expect(await related()).toEqual({
      sameCategory: [7, 6, 5, 4, 3, 2].map((i) => `Elsewhere ${i}`),
      sameCity: [7, 6, 5, 4, 3, 2].map((i) => `Around ${i}`),
      sameType: [0, 1, 2, 3].map((i) => `Garden ${i}`),
      topCategories: ['Cafe', 'Museum'],
    });
  });

  it('appears in one group only', async () => {
    const { cafe, ankara } = places;
    await makeBusinesses(database.db, 3, (i) => ({
      name: `Both ${i}`,
      categoryId: cafe,
      cityId: ankara,
      type: 'Tea garden',
    }));
    const found = await related();
    expect(found.sameCategory).toHaveLength(3);
    expect(found.sameType).toEqual([]);
  });

  it('is empty for a listing without category and city', async () => {
    await makeBusiness(database.db, { slug: 'bare' });
    expect(await related('bare')).toMatchObject({ sameCategory: [], sameCity: [], sameType: [] });
  });

  it('costs a few statements, for one listing and for a list of them', async () => {
    const one = await countStatements(() => related());
    expect(one).toBeLessThanOrEqual(3);
    await makeBusinesses(database.db, 20, () => ({ categoryId: places.cafe, cityId: places.ankara }));
    const list = await countStatements(() =>
      executeOrThrow(services, '{ businesses(first: 10) { nodes { related { sameCity { name } } } } }'),
    );
    expect(list).toBe(2);
  });
});
