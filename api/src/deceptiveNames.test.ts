import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { cleanName } from '../../domain/text/names.ts';
import { sendProposal } from './features/proposals/sendProposal.ts';
import type { Viewer } from './lib/context.ts';
import { executeOrThrow, execute, testContext } from './testing/execute.ts';
import { makeBusiness, makeCategory, makeCity, makeOperator } from './testing/factories.ts';
import { requester } from './testing/requester.ts';
import { csvOf, runImportOf } from './testing/runImportOf.ts';
import { startTestServer } from './testing/startTestServer.ts';
import { testServices } from './testing/TestBrowser.ts';
import { useTestDatabase } from './testing/useTestDatabase.ts';

const database = useTestDatabase();
const services = () => testServices(database.db);
const query = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await database.db.pool.query<Row>(text, values)).rows;
let as: Viewer;
let cookie: string;
beforeEach(async () => {
  const { viewer, cookies } = await makeOperator(database.db);
  as = viewer;
  cookie = `directory_session=${cookies.directory_session}`;
});

/** Invisible characters. */
const unseen = [
  '\u202e',
  '\u200b\u2060',
  '\u3164',
  '\u0301',
  '\u00ad\ufeff',
  '\u2800',
  '\u2066\u2069',
  '\ufe0f',
];
/** Pairs of names that look the same, and the stored form of the first. */
const twins = [
  ['Cafe\u200b', 'Cafe'],
  ['\u202dCafe\u202c', 'Cafe'],
  ['Ca\u00adfe', 'Cafe'],
  ['Cafe\u200d', 'Cafe'],
  ['\u2067Cafe\u2069', 'Cafe'],
  ['Cafe\ufe0f', 'Cafe'],
  ['\u3000Cafe\u2003', 'Cafe'],
  ['Ｃafe', 'Ｃafe'],
  ['𝐂𝐚𝐟𝐞', '𝐂𝐚𝐟𝐞'],
] as const;
const named = (strange: string) => `Kahve${strange} Evi`;

describe('a listing', () => {
  let app: FastifyInstance;
  beforeAll(async () => {
    ({ app } = await startTestServer(services()));
  });
  afterAll(() => app.close());
  const create = `mutation ($input: BusinessInput!) { createBusiness(input: $input) { id name address city { name } } }`;
  const update = `mutation ($id: Int!, $input: BusinessInput!) { updateBusiness(id: $id, input: $input) { name } }`;
  interface Made {
    id: number;
    name: string;
    address: string;
    city: { name: string };
  }

  it.each(unseen)('cannot be named %j, over GraphQL and REST', async (name) => {
    const { id: categoryId } = await makeCategory(database.db, 'Cafe');
    const { id } = await makeBusiness(database.db, { name: 'Old', address: 'Yol 1' });
    const refused = async (operation: string, variables: object) =>
      (await execute(services(), operation, variables as Record<string, unknown>, { as })).errors[0]
        ?.extensions;
    const expected = {
      code: 'BAD_INPUT',
      fields: { name: 'name must not consist of invisible characters only' },
    };
    expect(await refused(create, { input: { name, categoryId, address: 'Yol 1' } })).toMatchObject(expected);
    expect(await refused(update, { id, input: { name } })).toMatchObject(expected);
    for (const [method, path, body] of [
      ['POST', '/api/businesses', { name, categoryId, address: 'Yol 1' }],
      ['PATCH', `/api/businesses/${id}`, { name }],
    ] as const) {
      const answer = await requester(app)(path, {
        method,
        headers: { cookie, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      expect([method, answer.status]).toEqual([method, 400]);
    }
    expect(await database.db.prisma.business.count()).toBe(1);
  });

  it('keeps characters that its script needs and loses those that only deceive, in name, address and city', async () => {
    const { id: categoryId } = await makeCategory(database.db, 'Cafe');
    const input = {
      name: 'نان\u200cوایی\u202e Café\u200b',
      address: '\u202eYol\u2066 1\t',
      city: 'Bur\u00adsa',
      countryCode: 'TR',
      categoryId,
    };
    const { createBusiness } = await executeOrThrow<{ createBusiness: Made }>(
      services(),
      create,
      { input },
      { as },
    );
    expect(createBusiness).toMatchObject({
      name: 'نان\u200cوایی Café',
      address: 'Yol 1',
      city: { name: 'Bursa' },
    });
    const { updateBusiness } = await executeOrThrow<{ updateBusiness: Made }>(
      services(),
      update,
      { id: createBusiness.id, input: { name: 'Bar\u202e 👩\u200d🍳' } },
      { as },
    );
    expect(updateBusiness.name).toBe('Bar 👩\u200d🍳');
  });

  it('gets no invisible name from a visitor’s proposal', async () => {
    const { id: businessId } = await makeBusiness(database.db, { name: 'Old' });
    const send = (name: string, text: string) =>
      sendProposal(testContext(services()), { businessId, kind: 'EDIT', message: text, changes: { name } });
    await send('\u202e', 'A name of nothing is no change.');
    await send('New\u202e Name', '');
    expect(await query('SELECT changes FROM listing_proposals ORDER BY id')).toEqual([
      { changes: {} },
      { changes: { name: 'New Name' } },
    ]);
  });

  it('without a visible name is refused by an import; other invisible values are left empty', async () => {
    const row = (name: string, more = {}) => ({
      name,
      address: 'Yol 1',
      category: 'Cafe',
      city: 'Bursa',
      ...more,
    });
    const found = await runImportOf(
      services(),
      csvOf([
        ...unseen.map((name) => row(name)),
        row(named('\u200b\u202e')),
        row('Second', { category: '\u202e', city: '\u2060', address: '\u200b' }),
        row('مقهى\u200c البحر\u200f'),
      ]),
    );
    expect(found).toMatchObject({
      status: 'DONE',
      totalRows: unseen.length + 3,
      refused: unseen.length,
      created: 3,
    });
    const problems = await database.db.prisma.importProblem.findMany();
    expect(new Set(problems.map(({ code, message }) => `${code}: ${message}`))).toEqual(
      new Set(['NAME_MISSING: The name of the business consists of invisible characters only.']),
    );
    const stored = await database.db.prisma.business.findMany({
      include: { city: true },
      orderBy: { id: 'asc' },
    });
    expect(stored.map(({ name, address, city }) => [name, address, city?.name ?? null])).toEqual([
      ['Kahve Evi', 'Yol 1', 'Bursa'],
      ['Second', null, null],
      ['مقهى البحر\u200f', 'Yol 1', 'Bursa'],
    ]);
  });
});

describe('a category or a city', () => {
  const rename = async (kind: string, id: number, name: string) =>
    (
      await execute(
        services(),
        'mutation ($input: UpdatePlaceInput!) { updatePlace(input: $input) { placeName } }',
        { input: { kind, id, name } },
        { as },
      )
    ).errors[0]?.extensions?.code ?? null;

  it.each(twins)('cannot be renamed to %j beside another one that looks the same', async (name, stored) => {
    const { db } = database;
    const [first, second] = [await makeCategory(db, 'Cafe'), await makeCategory(db, 'Bar')];
    const [here, there] = [await makeCity(db, 'Cafe'), await makeCity(db, 'Bar')];
    expect(await rename('CATEGORY', second.id, name)).toBe('CONFLICT');
    expect(await rename('CITY', there.id, name)).toBe('CONFLICT');
    for (const one of unseen.slice(0, 3)) expect(await rename('CATEGORY', first.id, one)).toBe('BAD_INPUT');
    expect([first.nameKey, here.nameKey]).toEqual(['cafe', 'cafe']);
    // The tables reject one as well.
    for (const table of ['categories', 'cities'])
      await expect(
        query(
          `INSERT INTO ${table} (slug, name, name_key ${table === 'cities' ? ', country_code' : ''})
           VALUES ('twin', $1, '' ${table === 'cities' ? `, 'TR'` : ''})`,
          [name],
        ),
      ).rejects.toThrow('unique');
    expect(cleanName(name)).toBe(stored);
  });

  it.each(['Сafe', 'Cаfе', 'Ϲafe', 'ᏟAFE'])(
    'cannot be renamed to the look-alike %j of another alphabet',
    async (name) => {
      const { db } = database;
      await makeCategory(db, 'Cafe');
      await makeCity(db, 'Cafe');
      const [category, city] = [await makeCategory(db, 'Bar'), await makeCity(db, 'Bar')];
      expect(await rename('CATEGORY', category.id, name)).toBe('CONFLICT');
      expect(await rename('CITY', city.id, name)).toBe('CONFLICT');
      // The other way round, and in another country.
      expect(await rename('CATEGORY', category.id, 'Сор')).toBeNull();
      const other = await makeCategory(db, 'Other');
      expect(await rename('CATEGORY', other.id, 'Cop')).toBe('CONFLICT');
      const abroad = await makeCity(db, 'Far', { countryCode: 'BG' });
      expect(await rename('CITY', abroad.id, name)).toBeNull();
    },
  );

  it('named with invisible characters in a file is the existing one', async () => {
    const { db } = database;
    const cafe = await makeCategory(db, 'Cafe');
    const bursa = await makeCity(db, 'Bursa');
    const disguised = ['Cafe\u200b', '\u202eCafe', 'ＣＡＦＥ', 'Сafe', 'Cafe\u200d\u2069', 'cafe\u0301'];
    const cities = ['Bursa\u2060', 'Bur\u00adsa', 'Ｂursa', 'Вursa', '\u2067Bursa', 'bursa'];
    const found = await runImportOf(
      services(),
      csvOf(
        disguised.map((category, i) => ({
          name: `Place ${i}`,
          address: `Yol ${i}`,
          country: 'TR',
          category,
          city: cities[i] ?? '',
        })),
      ),
    );
    expect(found).toMatchObject({ status: 'DONE', created: disguised.length, categoriesCreated: 0 });
    expect(await db.prisma.category.findMany({ select: { id: true, businessCount: true } })).toEqual([
      { id: cafe.id, businessCount: disguised.length },
    ]);
    expect(await db.prisma.city.findMany({ select: { id: true, businessCount: true } })).toEqual([
      { id: bursa.id, businessCount: disguised.length },
    ]);
  });

  it('named with invisible characters in a form is the existing one', async () => {
    const { db } = database;
    const { id: categoryId } = await makeCategory(db, 'Cafe');
    await makeCity(db, 'Bursa');
    for (const [i, city] of ['Bursa\u200b', 'ＢＵＲＳＡ', '\u202dBursa'].entries())
      await executeOrThrow(
        services(),
        'mutation ($input: BusinessInput!) { createBusiness(input: $input) { id } }',
        { input: { name: `Place ${i}`, address: 'Yol', categoryId, city, countryCode: 'TR' } },
        { as },
      );
    expect(await db.prisma.city.count()).toBe(1);
  });
});
