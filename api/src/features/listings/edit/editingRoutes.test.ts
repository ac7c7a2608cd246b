import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { makeBusiness, makeCategory, makeCity, makeOperator } from '../../../testing/factories.ts';
import { requester } from '../../../testing/requester.ts';
import { startTestServer } from '../../../testing/startTestServer.ts';
import { testServices } from '../../../testing/TestBrowser.ts';
import { useTestDatabase } from '../../../testing/useTestDatabase.ts';

const database = useTestDatabase();
let app: FastifyInstance;
let cookie: string;
let id: number;
let categoryId: number;
beforeAll(async () => {
  ({ app } = await startTestServer(testServices(database.db)));
});
afterAll(() => app.close());
beforeEach(async () => {
  const { db } = database;
  const { cookies } = await makeOperator(db);
  cookie = `directory_session=${cookies.directory_session}`;
  ({ id: categoryId } = await makeCategory(db, 'Cafe'));
  const city = await makeCity(db, 'İzmir');
  ({ id } = await makeBusiness(db, {
    name: 'Kahve Evi',
    slug: 'kahve-evi',
    categoryId,
    cityId: city.id,
    address: 'Yol 1',
    rating: 4.5,
    workingHours: { Sunday: 'Closed', Monday: '9 AM-5 PM' },
    about: { Service: { Delivery: true } },
  }));
});

const send = (method: string, path: string, body?: unknown, headers: Record<string, string> = { cookie }) =>
  requester(app)(path, {
    method,
    headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
const stored = () => database.db.prisma.business.findUniqueOrThrow({ where: { id } });
const whole = async () => (await send('GET', '/api/businesses/kahve-evi')).json<Record<string, unknown>>();

describe('PATCH /api/businesses/{id}', () => {
  it('preserves all texts of a form that is filled from a row of the operators’ list', async () => {
    await database.db.prisma.business.update({
      where: { id },
      data: { description: '<p>Eski bir kahve.</p>', detailedInfo: 'Her gün canlı müzik' },
    });
    const before = await stored();
    const [row] = (await send('GET', '/api/admin/businesses')).json<Record<string, unknown>[]>();
    // A form shows an empty field for a value that the row lacks, and sends it.
    const texts = ['description', 'detailedInfo', 'email', 'menuLink', 'orderLink', 'reservationLink'];
    const form = Object.fromEntries(texts.map((name) => [name, row?.[name] ?? '']));
    const answer = await send('PATCH', `/api/businesses/${id}`, { ...form, about: row?.about ?? '' });
    expect(answer.status).toBe(200);
    expect(await stored()).toEqual(before);
  });

  it('accepts the whole record with one changed field, and changes that field', async () => {
    const before = await whole();
    const answer = await send('PATCH', `/api/businesses/${id}`, {
      ...{ ...before, phone: '+90 232 444 55 66' },
      // As a list by distance gave it, an edit ago.
      ...{ distanceMeters: 120, updatedAt: '2020-01-01T00:00:00.000Z' },
    });
    expect(answer.status).toBe(200);
    const { updatedAt, ...rest } = answer.json<Record<string, unknown>>();
    expect({ ...rest, updatedAt: before.updatedAt }).toEqual({ ...before, phone: '+90 232 444 55 66' });
    expect(updatedAt).not.toBe(before.updatedAt);
    // The assumed country and price of the older shape stay assumptions.
    expect(await stored()).toMatchObject({
      countryCode: null,
      priceRange: null,
      version: 2,
      editedFields: expect.any(Array),
    });
    expect(answer.headers.etag).toBe('"2"');
  });

  it.each([
    ['another id', { id: 999 }],
    ['another slug', { slug: 'mine' }],
    ['another row number', { globalRowNumber: 7 }],
    ['a rating of its own', { rating: '5' }],
    ['an unknown key', { phone: '1', isAdmin: true }],
    ['a key of the prototype', JSON.parse('{"__proto__": {"x": 1}, "constructor": 1}') as object],
    ['a boolean as text', { isOpen: 'false' }],
    ['a number as text', { categoryId: '1' }],
    ['an empty name', { name: ' ' }],
    ['a link that runs', { website: 'javascript:alert(1)' }],
    ['no object', ['name']],
  ])('refuses %s, and stores nothing', async (_what, body) => {
    const answer = await send('PATCH', `/api/businesses/${id}`, body);
    expect([answer.status, answer.json<{ code: string }>().code]).toEqual([400, 'BAD_INPUT']);
    expect((await stored()).version).toBe(1);
  });

  it('refuses an outdated version in If-Match', async () => {
    const { headers } = await send('GET', '/api/businesses/kahve-evi');
    const versioned = { cookie, 'if-match': String(headers.etag) };
    expect((await send('PATCH', `/api/businesses/${id}`, { name: 'First' }, versioned)).status).toBe(200);
    const late = await send('PATCH', `/api/businesses/${id}`, { name: 'Late' }, versioned);
    expect([late.status, late.json<{ code: string }>().code]).toEqual([409, 'CONFLICT']);
    expect(
      (await send('PATCH', `/api/businesses/${id}`, { name: 'X' }, { cookie, 'if-match': 'new' })).status,
    ).toBe(400);
    expect((await stored()).name).toBe('First');
    // Without a version the last write wins.
    expect((await send('PATCH', `/api/businesses/${id}`, { name: 'Last' })).status).toBe(200);
  });

  it.each(['999999', '0x1', 'kahve-evi', '99999999999'])('%s is 404', async (unknown) => {
    const answer = await send('PATCH', `/api/businesses/${unknown}`, { name: 'X' });
    expect([answer.status, answer.json<{ code: string }>().code]).toEqual([404, 'NOT_FOUND']);
  });
});

describe('POST and DELETE', () => {
  it('create a listing and move it to the trash', async () => {
    const made = await send('POST', '/api/businesses', {
      name: 'Yeni',
      categoryId,
      address: 'Yol 2',
      city: 'İzmir',
    });
    expect([made.status, made.headers.location]).toEqual([201, '/api/businesses/yeni']);
    const { id: newId } = made.json<{ id: number }>();
    expect(made.json()).toMatchObject({ slug: 'yeni', city: 'İzmir', category: { name: 'Cafe' } });
    expect((await send('DELETE', `/api/businesses/${newId}`)).status).toBe(204);
    expect((await send('GET', '/api/businesses/yeni')).status).not.toBe(200);
    expect((await send('DELETE', `/api/businesses/${newId}`)).status).toBe(404);
  });

  it('require an operator before the body is read', async () => {
    for (const [method, path] of [
      ['POST', '/api/businesses'],
      ['PATCH', `/api/businesses/${id}`],
      ['DELETE', `/api/businesses/${id}`],
    ] as const) {
      const answer = await send(method, path, method === 'DELETE' ? undefined : { name: 1 }, {});
      expect([answer.status, answer.json<{ code: string }>().code]).toEqual([401, 'UNAUTHENTICATED']);
    }
    expect((await stored()).deletedAt).toBeNull();
  });
});
