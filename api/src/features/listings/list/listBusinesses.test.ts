import { describe, expect, it } from '@jest/globals';
import { refusalOf } from '../../../testing/execute.ts';
import {
  makeBusiness,
  makeBusinesses,
  makeCategory,
  makeCity,
  makeCountry,
} from '../../../testing/factories.ts';
import { list, useBusinessList } from './testing/useBusinessList.ts';

const { services, page, names, walk } = useBusinessList();

describe('filters', () => {
  it('apply together, each by itself and all at once', async () => {
    const { db } = services();
    const [cafe, bar] = [await makeCategory(db, 'Cafe'), await makeCategory(db, 'Bar')];
    const [izmir, london] = [
      await makeCity(db, 'İzmir'),
      await makeCity(db, 'London', { countryCode: 'GB' }),
    ];
    const other = await makeCity(db, 'London', { countryCode: 'CA', slug: 'london-ca' });
    const a = { name: 'A', categoryId: cafe.id, cityId: izmir.id, countryCode: 'TR', rating: 4.5 };
    await makeBusiness(db, a);
    await makeBusiness(db, {
      name: 'B',
      categoryId: bar.id,
      cityId: london.id,
      countryCode: 'GB',
      rating: 3,
    });
    await makeBusiness(db, { name: 'C', categoryId: bar.id, cityId: other.id, countryCode: 'CA' });
    await makeBusiness(db, { ...a, name: 'gone', deletedAt: new Date() });

    const by = async (filter: object) => {
      const found = await page({ filter, sort: { field: 'NAME', direction: 'ASC' } });
      expect(found.totalCount).toBe(found.nodes.length);
      expect(found.totalCountIsLowerBound).toBe(false);
      return found.nodes.map((node) => node.name).join('');
    };
    expect(await by({})).toBe('ABC');
    expect(await by({ categoryId: bar.id })).toBe('BC');
    expect(await by({ categorySlug: 'cafe' })).toBe('A');
    expect(await by({ cityId: london.id })).toBe('B');
    expect(await by({ citySlug: 'london-ca' })).toBe('C');
    expect(await by({ city: ' LONDON ' })).toBe('BC');
    expect(await by({ city: 'izmir' })).toBe('A');
    expect(await by({ countryCode: 'gb' })).toBe('B');
    expect(await by({ minRating: 3 })).toBe('AB');
    expect(await by({ categorySlug: 'bar', city: 'london', countryCode: 'CA' })).toBe('C');
    expect(await by({ categorySlug: 'none' })).toBe('');
    expect(await by({ categoryId: 0, search: '' })).toBe('');
  });

  it('categorySlug takes the name of a category that has been typed in a script of its own', async () => {
    const { db } = services();
    const [restaurant, cafe] = [await makeCategory(db, 'مطعم'), await makeCategory(db, 'Cafe')];
    await makeBusiness(db, { name: 'Beirut', categoryId: restaurant.id });
    await makeBusiness(db, { name: 'Elsewhere', categoryId: cafe.id });
    expect(await names({ filter: { categorySlug: 'مطعم' } })).toEqual(['Beirut']);
    expect(await names({ filter: { categorySlug: 'مطاعم' } })).toEqual([]);
  });

  it('openNow returns listings that are known to be open at this moment at their place', async () => {
    const { db } = services();
    const always = { openingMinutes: [0, 10_080], timeZone: 'Europe/Istanbul' };
    await makeBusiness(db, { name: 'open', ...always });
    await makeBusiness(db, { name: 'switched off', ...always, isOpen: false });
    await makeBusiness(db, { name: 'closed for good', ...always, businessStatus: 'CLOSED_PERMANENTLY' });
    await makeBusiness(db, { name: 'no zone', openingMinutes: [0, 10_080] });
    await makeBusiness(db, { name: 'no hours', timeZone: 'Europe/Istanbul' });
    expect(await names({ filter: { openNow: true } })).toEqual(['open']);
    expect(await names({ filter: { openNow: false } })).toHaveLength(5);
  });

  it('near returns a circle, nearest first, with distances', async () => {
    const { db } = services();
    await makeBusiness(db, { name: 'here', latitude: 41, longitude: 29 });
    await makeBusiness(db, { name: '11 km', latitude: 41.1, longitude: 29 });
    await makeBusiness(db, { name: '111 km', latitude: 42, longitude: 29 });
    await makeBusiness(db, { name: 'across the date line', latitude: 0, longitude: -179.99 });
    await makeBusiness(db, { name: 'nowhere' });
    const near = { latitude: 41, longitude: 29 };
    const sort = { field: 'DISTANCE' };
    const found = await page({ filter: { near }, sort });
    expect(found.nodes).toMatchObject([{ name: 'here' }, { name: '11 km' }]);
    expect(found.nodes[1]?.distanceMeters).toBeGreaterThan(11_000);
    expect(found.nodes[1]?.distanceMeters).toBeLessThan(11_200);
    expect(await names({ filter: { near: { ...near, radiusKm: 200 } }, sort })).toEqual([
      'here',
      '11 km',
      '111 km',
    ]);
    expect(await names({ filter: { near: { latitude: 0, longitude: 179.99 } } })).toEqual([
      'across the date line',
    ]);
    expect(await refusalOf(services(), list, { sort })).toBe('BAD_INPUT');
    for (const odd of [
      { latitude: 91, longitude: 0 },
      { latitude: 0, longitude: 1e300 },
      { ...near, radiusKm: 0 },
      { ...near, radiusKm: 201 },
      { ...near, radiusKm: -1 },
    ]) {
      expect(await refusalOf(services(), list, { filter: { near: odd } })).toBe('BAD_INPUT');
    }
  });

  it('reject values that no listing can have', async () => {
    const nul = 'a\0b';
    const odd = [
      { search: nul },
      { categorySlug: nul },
      { citySlug: nul },
      { city: nul },
      { countryCode: nul },
      { minRating: -1 },
      { minRating: 5.1 },
    ];
    for (const filter of odd)
      expect([filter, await refusalOf(services(), list, { filter })]).toEqual([filter, 'BAD_INPUT']);
    for (const filter of [{ categoryId: 2 ** 31 - 1 }, { cityId: -1 }, { countryCode: 'nowhere' }])
      expect(await names({ filter })).toEqual([]);
  });
});

describe('orders', () => {
  // Few values and many rows, so that most rows tie.
  const fill = () =>
    makeBusinesses(services().db, 60, (i) => ({
      name: ['Çınar', 'cinar', 'Zebra', 'Ahmet', `Name ${i}`][i % 5] ?? '',
      rating: [null, 0, 4.5, 4.55, 5][(i * 7) % 5] ?? null,
      reviewCount: [0, 3, 3, 100][i % 4] ?? 0,
      ...(i % 11 === 0 ? { deletedAt: new Date() } : {}),
    }));

  for (const field of ['RELEVANCE', 'RATING', 'REVIEW_COUNT', 'NAME', 'CREATED_AT'] as const) {
    for (const direction of ['ASC', 'DESC'] as const) {
      it(`${field} ${direction}: cursors and numbered pages return each listing once, in one order`, async () => {
        await fill();
        const sort = { field, direction };
        const whole = (await page({ sort, first: 100 })).nodes.map((node) => node.id);
        expect(whole).toHaveLength(54);
        for (const first of [1, 7, 54, 53]) expect(await walk({ sort, first })).toEqual(whole);
        const numbered: number[] = [];
        for (let offset = 0; offset < 60; offset += 7)
          numbered.push(...(await page({ sort, first: 7, offset })).nodes.map((node) => node.id));
        expect(numbered).toEqual(whole);
      });
    }
  }

  it('sort by the named field', async () => {
    await fill();
    const rows = await services().db.prisma.business.findMany();
    const byId = new Map(rows.map((row) => [row.id, row]));
    const values = async (field: string, direction: string, value: (id: number) => number) =>
      (await page({ sort: { field, direction }, first: 100 })).nodes.map((node) => value(node.id));
    const rating = (id: number) => Number(byId.get(id)?.rating ?? 0);
    const found = await values('RATING', 'DESC', rating);
    expect(found).toEqual([...found].sort((one, other) => other - one));
    expect(new Set(found)).toEqual(new Set([5, 4.55, 4.5, 0]));
    const counts = await values('REVIEW_COUNT', 'ASC', (id) => byId.get(id)?.reviewCount ?? 0);
    expect(counts).toEqual([...counts].sort((one, other) => one - other));
    const ids = await values('CREATED_AT', 'ASC', (id) => id);
    expect(ids).toEqual([...ids].sort((one, other) => one - other));
    expect(
      (await names({ sort: { field: 'NAME', direction: 'ASC' }, first: 24 })).slice(10, 14),
    ).not.toContain('Zebra');
  });

  it('in opposite directions are each other’s reverse', async () => {
    await fill();
    for (const field of ['RATING', 'REVIEW_COUNT', 'NAME', 'CREATED_AT']) {
      const there = await walk({ sort: { field, direction: 'ASC' }, first: 20 });
      const back = await walk({ sort: { field, direction: 'DESC' }, first: 20 });
      expect(back).toEqual([...there].reverse());
    }
  });

  it('by relevance return each match of a search once', async () => {
    await fill();
    const found = await walk({ filter: { search: 'çın' }, first: 4 });
    expect(new Set(found).size).toBe(found.length);
    expect(found.length).toBe((await page({ filter: { search: 'çın' } })).totalCount);
  });
});

describe('counts', () => {
  it('are exact for one filter, and bounded for several filters or a search', async () => {
    const { db } = services();
    const cafe = await makeCategory(db, 'Cafe');
    await makeCountry(db, 'TR');
    await makeBusinesses(db, 1001, (i) => ({
      name: i < 1000 ? `Kahve ${i}` : 'Kahve, the last',
      categoryId: cafe.id,
      countryCode: 'TR',
    }));
    const count = async (filter: object) => {
      const { totalCount, totalCountIsLowerBound } = await page({ filter, first: 1 });
      return [totalCount, totalCountIsLowerBound];
    };
    expect(await count({})).toEqual([1001, false]);
    expect(await count({ categoryId: cafe.id })).toEqual([1001, false]);
    expect(await count({ categoryId: cafe.id, countryCode: 'TR' })).toEqual([1001, false]);
    expect(await count({ search: 'kahve' })).toEqual([1000, true]);
    expect(await count({ search: 'last' })).toEqual([1, false]);
    expect(await count({ search: 'kahve the last' })).toEqual([1, false]);
    expect(await count({ search: '%' })).toEqual([0, false]);
    expect((await page({ filter: { search: 'kahve' }, offset: 996 })).nodes).toHaveLength(5);
  });
});
