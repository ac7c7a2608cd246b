import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import type { FastifyInstance } from 'fastify';
import { exportBusinesses } from './features/exports/exportBusinesses.ts';
import { testContext } from './testing/execute.ts';
import { makeCategory, makeOperator } from './testing/factories.ts';
import { requester } from './testing/requester.ts';
import { csvOf, runImportOf } from './testing/runImportOf.ts';
import { startTestServer } from './testing/startTestServer.ts';
import { testServices } from './testing/TestBrowser.ts';
import { useTestDatabase } from './testing/useTestDatabase.ts';

// HTML special characters: over every transport, a text comes out as it was typed.

const database = useTestDatabase();
const services = () => testServices(database.db);
let app: FastifyInstance;
let cookie: string;
beforeAll(async () => {
  ({ app } = await startTestServer(services()));
});
afterAll(() => app.close());
beforeEach(async () => {
  const { cookies } = await makeOperator(database.db);
  cookie = `directory_session=${cookies.directory_session}`;
});

const typed = `AT&T & R&B "Joe's" 1 > 0 &co`;
const texts = ['name', 'address', 'street', 'state', 'type', 'city', 'detailedInfo'] as const;
const input = {
  ...Object.fromEntries(texts.map((field) => [field, `${field} ${typed}`])),
  priceRange: '€5 & up > "',
  description: '<p>Fish & Chips, AT&T, M&S</p>',
  about: { [`Service ${typed}`]: { [`Delivery ${typed}`]: typed } },
} as Record<string, unknown>;

const send = async (method: string, path: string, body?: unknown) =>
  requester(app)(path, {
    method,
    headers: { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });

/** The only listing in the database, over REST and in an export. */
async function everywhere() {
  const stored = await database.db.prisma.business.findFirstOrThrow({
    include: { city: true, category: true },
  });
  const rest = (await send('GET', `/api/businesses/${stored.slug}`)).json<Record<string, unknown>>();
  const { content } = await exportBusinesses(testContext(services(), { as: { kind: 'system' } }), {
    format: 'csv',
    filter: {},
    startIndex: null,
    endIndex: null,
  });
  const [row] = parse<Record<string, string>>(await buffer(content), { columns: true, bom: true });
  return { stored: { ...stored, city: stored.city?.name }, rest, row };
}

function expectTyped(
  { stored, rest, row }: Awaited<ReturnType<typeof everywhere>>,
  description: string,
): void {
  for (const field of [...texts, 'priceRange'] as const) {
    expect([field, (stored as Record<string, unknown>)[field]]).toEqual([field, input[field]]);
    if (field !== 'city') expect([field, rest[field]]).toEqual([field, input[field]]);
  }
  expect([stored.description, rest.description, row?.description]).toEqual(Array(3).fill(description));
  expect([stored.about, rest.about, JSON.parse(row?.about ?? '')]).toEqual(Array(3).fill(input.about));
  for (const field of ['name', 'address', 'city'] as const) expect(row?.[field]).toBe(input[field]);
}

describe('& and other characters of HTML', () => {
  it('are stored and returned as typed over REST and GraphQL, and when they are sent back', async () => {
    const { id: categoryId } = await makeCategory(database.db, `Category ${typed}`);
    const made = await send('POST', '/api/businesses', { ...input, categoryId });
    expect(made.status).toBe(201);
    const { id } = made.json<{ id: number }>();
    expectTyped(await everywhere(), '<p>Fish & Chips, AT&T, M&S</p>');
    const whole = (await everywhere()).rest;
    const again = await send('PATCH', `/api/businesses/${id}`, whole);
    expect([again.status, again.headers.etag]).toEqual([200, '"1"']);
    const other = '<p>Rock &amp; Roll &lt;b&gt; B&amp;B</p>';
    expect((await send('PATCH', `/api/businesses/${id}`, { description: other })).status).toBe(200);
    expect((await everywhere()).stored.description).toBe('<p>Rock & Roll &lt;b&gt; B&B</p>');
  });

  it('are stored as written in a file, and unchanged by an export and import', async () => {
    const row = {
      ...Object.fromEntries(texts.map((field) => [field, String(input[field])])),
      range: String(input.priceRange),
      description: 'Fish & Chips, AT&T, M&S',
      about: JSON.stringify(input.about),
      category: `Category ${typed}`,
    };
    expect(
      await runImportOf(services(), csvOf([{ ...row, detailed_info: String(input.detailedInfo) }])),
    ).toMatchObject({ status: 'DONE', created: 1, refused: 0 });
    const found = await everywhere();
    expectTyped(found, 'Fish & Chips, AT&T, M&S');
    expect(found.stored.category?.name).toBe(`Category ${typed}`);
    const { content } = await exportBusinesses(testContext(services(), { as: { kind: 'system' } }), {
      format: 'xlsx',
      filter: {},
      startIndex: null,
      endIndex: null,
    });
    expect(await runImportOf(services(), await buffer(content), { fileName: 'export.xlsx' })).toMatchObject({
      unchanged: 1,
      updated: 0,
    });
  });
});
