import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Services } from '../../../lib/context.ts';
import { executeOrThrow } from '../../../testing/execute.ts';
import { makeBusiness, makeCategory, makeCity } from '../../../testing/factories.ts';
import { testServices } from '../../../testing/TestBrowser.ts';
import { useTestDatabase } from '../../../testing/useTestDatabase.ts';

interface Named {
  nodes: { name: string }[];
  totalCount: number;
}

const database = useTestDatabase();
let services: Services;
beforeEach(async () => {
  services = testServices(database.db);
  const { db } = services;
  const category = await makeCategory(db, 'Bakery');
  const other = await makeCategory(db, 'Butcher shop');
  const city = await makeCity(db, 'Lyon');
  const away = await makeCity(db, 'Nantes');
  const place = (longitude: number) => ({
    categoryId: category.id,
    cityId: city.id,
    latitude: 45.75,
    longitude,
    type: 'Bakery',
  });
  await makeBusiness(db, { name: 'Moulin Gone', ...place(4.85), rating: 5, reviewCount: 9000 });
  await db.prisma.business.updateMany({ data: { businessStatus: 'CLOSED_PERMANENTLY' } });
  const paused = await makeBusiness(db, { name: 'Moulin Paused', ...place(4.851), rating: 4 });
  await db.prisma.business.update({
    where: { id: paused.id },
    data: { businessStatus: 'CLOSED_TEMPORARILY' },
  });
  await makeBusiness(db, { name: 'Moulin Open', ...place(4.852), rating: 2, reviewCount: 50 });
  await makeBusiness(db, {
    name: 'Same city',
    slug: 'same-city',
    ...place(4.853),
    categoryId: other.id,
    type: null,
  });
  await makeBusiness(db, {
    name: 'Same kind',
    slug: 'same-kind',
    categoryId: category.id,
    cityId: away.id,
  });
});

const names = ({ nodes }: { nodes: { name: string }[] }) => nodes.map(({ name }) => name);

describe('a place that is closed permanently', () => {
  it('ends the list of its category and of its city', async () => {
    for (const filter of [{ categorySlug: 'bakery' }, { city: 'Lyon' }]) {
      const { businesses } = await executeOrThrow<{ businesses: Named }>(
        services,
        'query ($filter: BusinessFilter) { businesses(filter: $filter) { nodes { name } totalCount } }',
        { filter },
      );
      expect(businesses.totalCount).toBe(4);
      expect(names(businesses).at(-1)).toBe('Moulin Gone');
    }
  });

  it('ends the matches and suggestions of a search, and is found by its name', async () => {
    const search = async (typed: string) =>
      executeOrThrow<{ businesses: Named; suggestions: { businesses: { name: string }[] } }>(
        services,
        `query ($typed: String!) {
          businesses(filter: { search: $typed }) { nodes { name } totalCount }
          suggestions(text: $typed) { businesses { name } }
        }`,
        { typed },
      );
    const { businesses, suggestions } = await search('moulin');
    expect(names(businesses)).toHaveLength(3);
    expect(names(businesses).at(-1)).toBe('Moulin Gone');
    expect(suggestions.businesses.at(-1)?.name).toBe('Moulin Gone');
    expect(names((await search('bakery lyon')).businesses).at(-1)).toBe('Moulin Gone');
    expect(names((await search('moulin gone')).businesses)[0]).toBe('Moulin Gone');
  });

  it('is not proposed beside other places, while one that is closed for a time is', async () => {
    const proposals = async (slug: string) => {
      const { business } = await executeOrThrow<{
        business: {
          nearby: { name: string }[];
          related: Record<'sameCategory' | 'sameCity' | 'sameType', { name: string }[]>;
        };
      }>(
        services,
        `query ($slug: String!) { business(slug: $slug) {
          nearby(first: 2) { name }
          related { sameCategory { name } sameCity { name } sameType { name } }
        } }`,
        { slug },
      );
      const { nearby, related } = business;
      return { nearby: names({ nodes: nearby }), related: names({ nodes: Object.values(related).flat() }) };
    };
    expect((await proposals('same-city')).nearby).toEqual(['Moulin Open', 'Moulin Paused']);
    for (const slug of ['same-city', 'same-kind']) {
      const { related } = await proposals(slug);
      expect(related).toContain('Moulin Paused');
      expect(related).not.toContain('Moulin Gone');
    }
  });

  it('is not drawn at random, nor counted there; nor is one that is closed for a time', async () => {
    const { randomBusinesses } = await executeOrThrow<{ randomBusinesses: Named }>(
      services,
      '{ randomBusinesses(first: 12) { nodes { name } totalCount } }',
    );
    expect(names(randomBusinesses).sort()).toEqual(['Moulin Open', 'Same city', 'Same kind']);
    expect(randomBusinesses.totalCount).toBe(3);
  });
});
