import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Services } from '../../lib/context.ts';
import { countStatements } from '../../testing/countStatements.ts';
import { executeOrThrow, refusalOf } from '../../testing/execute.ts';
import { makeBusiness, makeCategory, makeCity } from '../../testing/factories.ts';
import { testServices } from '../../testing/TestBrowser.ts';
import { useTestDatabase } from '../../testing/useTestDatabase.ts';

const database = useTestDatabase();
let services: Services;
beforeEach(() => {
  services = testServices(database.db);
});

async function makeReviews(businessId: number, count: number): Promise<void> {
  await services.db.prisma.review.createMany({
    data: Array.from({ length: count }, (_, i) => ({
      businessId,
      authorName: `Author ${i}`,
      rating: (i % 5) + 1,
      comment: i % 2 === 0 ? `Words ${i}` : null,
      reviewedAt: new Date(Date.UTC(2026, 0, i + 1)),
      fingerprint: `${i}`.padStart(32, '0'),
    })),
  });
}

describe('cities of one name', () => {
  it('are found by slug, by their plain name if it is unique, and otherwise offered together', async () => {
    const { db } = services;
    const made = [
      await makeCity(db, 'Newport', { slug: 'newport-gb', countryCode: 'GB' }),
      await makeCity(db, 'Newport', { slug: 'newport-tr', countryCode: 'TR' }),
      await makeCity(db, 'Şile Köy', { slug: 'sile-koy-1', countryCode: 'TR' }),
    ];
    for (const { id } of made) await makeBusiness(db, { name: `In ${id}`, cityId: id });
    await makeBusiness(db, { name: 'One more', cityId: made[1]?.id ?? null });
    const read = (slug: string) =>
      executeOrThrow<{ city: { slug: string } | null; citiesOfName: { slug: string }[] }>(
        services,
        'query ($slug: String!) { city(slug: $slug) { slug } citiesOfName(slug: $slug) { slug } }',
        { slug },
      ).then(({ city, citiesOfName }) => [city?.slug ?? null, ...citiesOfName.map(({ slug }) => slug)]);
    expect(await read('newport')).toEqual([null, 'newport-tr', 'newport-gb']);
    expect(await read('newport-gb')).toEqual(['newport-gb', 'newport-tr', 'newport-gb']);
    expect(await read('sile-koy')).toEqual(['sile-koy-1', 'sile-koy-1']);
    expect(await read('şile-köy')).toEqual(['sile-koy-1', 'sile-koy-1']);
    expect(await read('nowhere')).toEqual([null]);
  });
});

describe('the kind of a listing', () => {
  it('follows its type, else its category, in any language, and is null if neither names a kind', async () => {
    const { db } = services;
    const [hospital, supplier] = [
      await makeCategory(db, 'Krankenhaus'),
      await makeCategory(db, 'Hospital equipment supplier'),
    ];
    const made = [
      await makeBusiness(db, { name: 'One', categoryId: hospital.id }),
      await makeBusiness(db, { name: 'Two', categoryId: supplier.id, type: 'Diş kliniği' }),
      await makeBusiness(db, { name: 'Three', categoryId: supplier.id }),
      await makeBusiness(db, { name: 'Four' }),
    ];
    const kinds = [];
    for (const { slug } of made) {
      const { business } = await executeOrThrow<{ business: { kind: string | null } }>(
        services,
        'query ($slug: String!) { business(slug: $slug) { kind } }',
        { slug },
      );
      kinds.push(business.kind);
    }
    expect(kinds).toEqual(['amenity/hospital', 'amenity/dentist', null, null]);
  });
});

describe('statements', () => {
  async function fill(): Promise<void> {
    const { db } = services;
    for (let i = 0; i < 50; i += 1) {
      const city = await makeCity(db, `City ${i % 9}`, {
        slug: `city-${i}`,
        countryCode: ['TR', 'GB'][i % 2],
      }).catch(() => null);
      const category = await makeCategory(db, `Category ${i}`);
      const business = await makeBusiness(db, {
        name: `Place ${i}`,
        categoryId: category.id,
        cityId: city?.id ?? null,
        countryCode: 'TR',
        ...(i % 3 ? { latitude: 41 + i / 1000, longitude: 29 } : {}),
      });
      await makeReviews(business.id, i % 6);
    }
  }
  const cost = (first: number, fields: string) =>
    countStatements(() =>
      executeOrThrow(
        services,
        `query ($first: Int) { businesses(first: $first) { ${fields} } }`,
        { first },
        { isStoredOperation: true },
      ),
    );

  it('are as many for 5 rows as for 50', async () => {
    await fill();
    const cases: [fields: string, most: number][] = [
      ['nodes { id name description workingHours about }', 1],
      ['nodes { category { name } city { name country { name } } country { name } }', 1],
      ['nodes { id } totalCount totalCountIsLowerBound', 2],
      ['nodes { reviews { nodes { comment } pageInfo { hasNextPage } } }', 2],
      ['nodes { reviews(first: 2, offset: 1) { nodes { id } totalCount } }', 3],
      ['nodes { nearby { name } }', 3],
    ];
    for (const [fields, most] of cases) {
      const five = await cost(5, fields);
      expect([fields, await cost(50, fields)]).toEqual([fields, five]);
      expect([fields, five <= most]).toEqual([fields, true]);
    }
  });
});

describe('a listing', () => {
  const bySlug = (slug: string, fields = 'slug') =>
    executeOrThrow<{ business: Record<string, unknown> | null }>(
      services,
      `query ($slug: String!) { business(slug: $slug) { ${fields} } }`,
      { slug },
    ).then(({ business }) => business);

  it('answers to its current and former slugs, until another listing needs one of them', async () => {
    const { prisma } = services.db;
    const { id } = await makeBusiness(services.db, { name: 'Place', slug: 'first-name' });
    await prisma.business.update({ where: { id }, data: { slug: 'second-name' } });
    await prisma.business.update({ where: { id }, data: { slug: 'third-name' } });
    for (const slug of ['first-name', 'second-name', 'third-name'])
      expect(await bySlug(slug)).toEqual({ slug: 'third-name' });
    await prisma.business.update({ where: { id }, data: { deletedAt: new Date() } });
    for (const slug of ['first-name', 'third-name']) expect(await bySlug(slug)).toBeNull();
    for (const slug of ['', 'no-such', 'a\0b', '__proto__', 'constructor', 'x'.repeat(100_000)])
      expect(await bySlug(slug)).toBeNull();
  });

  it('returns days in order, cleans its text and adds nothing', async () => {
    const hours = { Sunday: 'Closed', Monday: '9 AM-5 PM', Wednesday: 'Open 24 hours' };
    await makeBusiness(services.db, {
      name: 'Known',
      slug: 'known',
      workingHours: hours,
      description: '<p onclick="x()">Hi <script>alert(1)</script><a href="javascript:x()">there</a></p>',
      rating: 4.55,
    });
    await makeBusiness(services.db, { name: 'Bare', slug: 'bare' });
    const known = await bySlug('known', 'workingHours description rating');
    expect(Object.keys(known?.workingHours ?? {})).toEqual(['Monday', 'Wednesday', 'Sunday']);
    expect(known?.rating).toBe(4.55);
    expect(known?.description).toContain('there');
    expect(known?.description).not.toMatch(/script|onclick|alert/);
    const fields = 'workingHours rating priceRange about description reviewCount isOpen isVerified';
    const more = 'category { id } city { id } country { code } distanceMeters businessStatus';
    expect(await bySlug('bare', `${fields} ${more}`)).toEqual({
      workingHours: null,
      rating: null,
      priceRange: null,
      about: null,
      description: null,
      reviewCount: 0,
      isOpen: true,
      isVerified: false,
      category: null,
      city: null,
      country: null,
      distanceMeters: null,
      businessStatus: null,
    });
  });

  it('lists reviews with text first, newest first, in pages', async () => {
    const { id } = await makeBusiness(services.db, { slug: 'place' });
    await makeReviews(id, 6);
    const reviews = async (args: string) =>
      (
        await bySlug(
          'place',
          `reviews${args} { nodes { authorName rating } totalCount pageInfo { hasNextPage } }`,
        )
      )?.reviews as { nodes: { authorName: string }[]; totalCount: number; pageInfo: object };
    expect((await reviews('')).nodes.map((node) => node.authorName)).toEqual([
      'Author 4',
      'Author 2',
      'Author 0',
    ]);
    expect(await reviews('(first: 2, offset: 3)')).toEqual({
      nodes: [
        { authorName: 'Author 5', rating: 1 },
        { authorName: 'Author 3', rating: 4 },
      ],
      totalCount: 6,
      pageInfo: { hasNextPage: true },
    });
    expect((await reviews('(first: 3, offset: 3)')).pageInfo).toEqual({ hasNextPage: false });
    for (const args of ['first: 0', 'first: 101', 'offset: -1']) {
      const odd = `{ business(slug: "place") { reviews(${args}) { nodes { id } } } }`;
      expect(await refusalOf(services, odd)).toBe('BAD_INPUT');
    }
  });

  it('is surrounded by the nearest listings within 25 km, nearest first', async () => {
    const { db } = services;
    const at = (latitude: number, name: string) =>
      makeBusiness(db, { name, latitude, longitude: 29, slug: name });
    await at(41, 'here');
    await at(41.02, 'second');
    await at(40.99, 'first');
    await at(41.2, 'third');
    await at(41.24, 'too-far');
    await makeBusiness(db, { name: 'trash', latitude: 41, longitude: 29, deletedAt: new Date() });
    const found = (await bySlug('here', 'nearby { name distanceMeters }'))?.nearby as {
      name: string;
      distanceMeters: number;
    }[];
    expect(found.map(({ name }) => name)).toEqual(['first', 'second', 'third']);
    expect(found.map((row) => Math.round(row.distanceMeters / 100))).toEqual([11, 22, 222]);
    expect((await bySlug('here', 'nearby(first: 1) { name }'))?.nearby).toEqual([{ name: 'first' }]);
    for (const first of [0, 21, -1]) {
      expect(await refusalOf(services, `{ business(slug: "here") { nearby(first: ${first}) { id } } }`)).toBe(
        'BAD_INPUT',
      );
    }
  });

  it('without a position is surrounded by the best of its city', async () => {
    const { db } = services;
    const [city, other] = [await makeCity(db, 'Bursa'), await makeCity(db, 'Ankara')];
    await makeBusiness(db, { slug: 'here', cityId: city.id });
    await makeBusiness(db, { name: 'good', cityId: city.id, rating: 4, reviewCount: 50 });
    await makeBusiness(db, { name: 'best', cityId: city.id, rating: 5, reviewCount: 50 });
    await makeBusiness(db, { name: 'elsewhere', cityId: other.id, rating: 5, reviewCount: 500 });
    expect((await bySlug('here', 'nearby { name distanceMeters }'))?.nearby).toEqual([
      { name: 'best', distanceMeters: null },
      { name: 'good', distanceMeters: null },
    ]);
    await makeBusiness(db, { slug: 'nowhere' });
    expect((await bySlug('nowhere', 'nearby { name }'))?.nearby).toEqual([]);
  });
});
