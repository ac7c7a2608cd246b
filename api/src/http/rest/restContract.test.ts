import { describe, expect, it } from '@jest/globals';
import { card, useRestDirectory } from './testing/useRestDirectory.ts';
import { makeBusiness, makeBusinesses, makeCity } from '../../testing/factories.ts';

// The legacy contract, path by path: shapes, statuses, headers, refusals.

const { database, get, refusal } = useRestDirectory();

describe('places', () => {
  it('/api/categories lists those with listings', async () => {
    const answer = await get('/api/categories');
    expect(answer.status).toBe(200);
    expect(answer.json()).toEqual([
      { id: expect.any(Number), name: 'Cafe', slug: 'cafe', icon: 'cup', location: null, businessCount: 1 },
    ]);
  });

  it('/api/cities and /api/countries list those with listings', async () => {
    expect((await get('/api/cities')).json()).toEqual([
      { id: expect.any(Number), name: 'İzmir', slug: 'izmir', country: 'Türkiye', businessCount: 1 },
    ]);
    expect((await get('/api/countries')).json()).toEqual([{ code: 'TR', name: 'Türkiye', businessCount: 1 }]);
  });

  it('/api/businesses/stats shows the total', async () => {
    expect((await get('/api/businesses/stats')).json()).toEqual({ total: 2 });
  });

  it('are empty lists in an empty directory', async () => {
    await database.db.pool.query('TRUNCATE businesses CASCADE');
    for (const path of ['categories', 'cities', 'countries', 'businesses', 'businesses/random'])
      expect([path, (await get(`/api/${path}`)).json()]).toEqual([path, []]);
    expect((await get('/api/businesses/stats')).json()).toEqual({ total: 0 });
    expect((await get('/api/businesses')).headers['x-total-count']).toBe('0');
  });
});

describe('/api/businesses', () => {
  const names = async (query: string) =>
    (await get(`/api/businesses?${query}`)).json<{ name: string }[]>().map((row) => row.name);

  it('returns a plain list of listings, with unknown values null or assumed', async () => {
    const answer = await get('/api/businesses?limit=12&offset=0');
    expect(answer.status).toBe(200);
    expect(answer.headers['x-total-count']).toBe('2');
    expect(answer.headers).not.toHaveProperty('x-total-count-relation');
    expect(answer.headers).not.toHaveProperty('link');
    const rows = answer.json<Record<string, unknown>[]>();
    expect(rows[0]).toEqual(card);
    expect(rows[1]).toMatchObject({
      name: 'Bare',
      category: null,
      categoryId: null,
      city: null,
      country: 'US',
      countryCode: 'US',
      rating: null,
      priceRange: '$$',
    });
  });

  it('filters, searches and sorts', async () => {
    const { id } = await database.db.prisma.category.findUniqueOrThrow({ where: { slug: 'cafe' } });
    for (const query of [
      `categoryId=${id}`,
      'category=cafe',
      'city=%C4%B0zmir',
      'city=izmir',
      'search=KAHVE',
      'countryCode=tr',
    ])
      expect([query, await names(query)]).toEqual([query, ['Kahve Evi']]);
    expect(await names('category=none')).toEqual([]);
    expect(await names('sortBy=name')).toEqual(['Bare', 'Kahve Evi']);
    expect(await names('sortBy=name&sortOrder=desc')).toEqual(['Kahve Evi', 'Bare']);
    expect(await names('sortBy=rating&sortOrder=asc')).toEqual(['Bare', 'Kahve Evi']);
    expect(await names('sortBy=reviewCount')).toEqual(['Kahve Evi', 'Bare']);
    expect(await names('sortBy=createdAt')).toEqual(['Bare', 'Kahve Evi']);
    expect(await names('limit=&offset=&search=&unknown=1&unknown=2')).toHaveLength(2);
  });

  it('returns how a search was understood in an ASCII header', async () => {
    const city = await makeCity(database.db, 'Çeşme', { countryCode: 'TR' });
    await makeBusiness(database.db, { name: 'Çınar', cityId: city.id, countryCode: 'TR' });
    const answer = await get(`/api/businesses?search=${encodeURIComponent('çınar in Çeşme')}`);
    const header = String(answer.headers['x-understood-as']);
    expect(header).toMatch(/^[ -~]+$/);
    expect(JSON.parse(header)).toEqual({
      parts: [{ kind: 'CITY', label: 'Çeşme', words: 'Çeşme' }],
      leftOut: [],
    });
    expect((await get('/api/businesses')).headers['x-understood-as']).toBeUndefined();
  });

  it('returns the total and the next page, even if counting stopped at its bound', async () => {
    await makeBusinesses(database.db, 1010, (i) => ({ name: `Many ${i}` }));
    const middle = await get('/api/businesses?search=many&limit=10&offset=20&sortBy=name');
    expect(middle.headers['x-total-count']).toBe('1000');
    expect(middle.headers['x-total-count-relation']).toBe('gte');
    const links = String(middle.headers.link);
    expect(links).toBe(
      '</api/businesses?search=many&limit=10&offset=30&sortBy=name>; rel="next", ' +
        '</api/businesses?search=many&limit=10&offset=10&sortBy=name>; rel="prev"',
    );
    let walked = '/api/businesses?search=many&limit=400';
    for (let pages = 0; pages < 3; pages += 1)
      walked =
        /<([^>]*)>; rel="next"/.exec(String((await get(walked)).headers.link))?.[1] ?? `${walked}, the last`;
    expect(walked).toBe('/api/businesses?search=many&limit=400&offset=800, the last');
    const last = await get('/api/businesses?limit=1000&offset=1000');
    expect(last.json()).toHaveLength(12);
    expect(last.headers.link).toBe('</api/businesses?limit=1000&offset=0>; rel="prev"');
    expect((await get('/api/businesses?limit=1000')).json()).toHaveLength(1000);
    expect((await get('/api/businesses?offset=2000000')).json()).toEqual([]);
  });

  it('keeps hostile text of a search out of its headers', async () => {
    const query = `search=${encodeURIComponent('a>; rel="x", <//evil.example>\r\nset-cookie: a=b')}&limit=1&offset=1`;
    const answer = await get(`/api/businesses?${query}`);
    expect(answer.status).toBe(200);
    expect(String(answer.headers.link)).toMatch(/^<\/api\/businesses\?[^<>\s"]*>; rel="prev"$/);
    expect(answer.headers).not.toHaveProperty('set-cookie');
  });

  it.each([
    'limit=NaN',
    'limit=1e9',
    'limit=-1',
    'limit=0',
    'limit=1001',
    'limit=1.5',
    'limit=10&limit=20',
    'limit=0x10',
    'offset=-1',
    'offset=x',
    'offset=99999999999',
    'offset=1&offset=2',
    'search=a&search=b',
    'search[$ne]=x',
    'search[]=x',
    'search=%00',
    'city=a%00b',
    'category=%00',
    'countryCode=%00',
    'categoryId=x',
    'categoryId=-1',
    'categoryId=99999999999',
    'sortBy=password',
    'sortBy=id;drop',
    'sortOrder=up',
    'sortBy=name&sortBy=rating',
    'search=a&offset=10001',
    'limit[gt]=1',
    '__proto__[x]=1',
  ])('refuses %s', async (query) => {
    expect(await refusal(`/api/businesses?${query}`)).toEqual([400, 'BAD_INPUT']);
  });

  it.each(['%25', '_', '%5C', "'%20%26%20%7C%20!", '%22', 'x'.repeat(10_000), '%F0%9F%98%80'])(
    'accepts a search for %.20s',
    async (search) => {
      expect((await get(`/api/businesses?search=${search}`)).status).toBe(200);
    },
  );

  it('accepts limits at their bounds', async () => {
    for (const [path, status] of [
      ['businesses?limit=1000', 200],
      ['businesses?limit=1', 200],
      ['businesses/random?limit=200', 200],
      ['businesses/random', 200],
      ['businesses/random?limit=201', 400],
      ['businesses/random?limit=0', 400],
      ['businesses/random?limit=5&limit=6', 400],
    ])
      expect([path, (await get(`/api/${path}`)).status]).toEqual([path, status]);
  });

  it('/random returns listings in a new order each time', async () => {
    await makeBusinesses(database.db, 30);
    const order = async () => (await get('/api/businesses/random?limit=32')).body;
    const orders = new Set([await order(), await order(), await order(), await order(), await order()]);
    expect(orders.size).toBeGreaterThan(1);
    expect((await get('/api/businesses/random')).json()).toHaveLength(12);
    expect(
      (JSON.parse(await order()) as { slug: string }[]).find(({ slug }) => slug === 'kahve-evi'),
    ).toEqual(card);
  });
});

describe('/api/businesses/{slug}', () => {
  it('returns one complete listing', async () => {
    const answer = await get('/api/businesses/kahve-evi');
    expect(answer.status).toBe(200);
    expect(answer.json()).toEqual({
      ...card,
      description: '<p>Good coffee</p>',
      detailedInfo: 'plain',
      about: { Service: { Delivery: true } },
      reviews: [{ id: expect.any(Number), authorName: 'Ali', rating: 5, comment: 'Nice', createdAt: null }],
      reviewsPerScore: null,
      busyHours: null,
      photos: null,
      gallery: [],
      logoUrl: null,
      logoKey: null,
      otherPhones: null,
      socialLinks: null,
      locatedIn: null,
      areaServed: null,
      specialHours: null,
      otherHours: null,
    });
  });

  it('accepts a former slug', async () => {
    await database.db.pool.query(`UPDATE businesses SET slug = 'new-name' WHERE slug = 'kahve-evi'`);
    expect((await get('/api/businesses/kahve-evi')).json()).toMatchObject({ slug: 'new-name' });
  });

  it('/nearby returns a list', async () => {
    const answer = await get('/api/businesses/kahve-evi/nearby');
    expect(answer.status).toBe(200);
    const rows = answer.json<{ name: string; distanceMeters: number }[]>();
    expect(rows.map((row) => row.name)).toEqual(['Bare']);
    expect(Math.round(rows[0]?.distanceMeters ?? 0)).toBe(1112);
    expect(await refusal('/api/businesses/none/nearby')).toEqual([404, 'NOT_FOUND']);
  });

  it.each([
    ['none', 404],
    ['trash', 404],
    ['..%2f', 404],
    ['..%2f..%2fetc%2fpasswd', 404],
    ['__proto__', 404],
    ['constructor', 404],
    ['x'.repeat(300), 404],
    ['%00', 404],
    ['%ff', 400],
    ['%', 400],
    ['%E0%A4%A', 400],
    ['x'.repeat(5000), 400],
  ])('%.30s is %i as JSON', async (slug, status) => {
    const [code] = await refusal(`/api/businesses/${slug}`);
    expect(code).toBe(status);
  });
});
