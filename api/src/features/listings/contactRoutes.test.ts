import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import ICAL from 'ical.js';
import { makeBusiness, makeCity } from '../../testing/factories.ts';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';
import { testServices } from '../../testing/TestBrowser.ts';
import { useTestDatabase } from '../../testing/useTestDatabase.ts';

const database = useTestDatabase();
let server: TestServer;
let slug: string;
let ids: number[];
beforeAll(async () => {
  server = await startTestServer(testServices(database.db));
});
beforeEach(async () => {
  const izmir = await makeCity(database.db, 'İzmir');
  const cafe = await makeBusiness(database.db, {
    name: 'Çığır; Kahve, Evi',
    cityId: izmir.id,
    address: 'Yol 1, İzmir',
    phone: '0212 555 01 42',
    website: 'https://kahve.example/',
    timeZone: 'Europe/Istanbul',
    workingHours: { Friday: '6 PM-2 AM' },
  });
  const bare = await makeBusiness(database.db, { name: 'Bare', slug: 'bare' });
  await makeBusiness(database.db, {
    name: 'Shut',
    slug: 'shut',
    workingHours: { Friday: '6 PM-2 AM' },
    businessStatus: 'CLOSED_PERMANENTLY',
  });
  const loser = await makeBusiness(database.db, { name: 'Merged', deletedAt: new Date() });
  await database.db.prisma.businessMerge.create({ data: { winnerId: cafe.id, loserId: loser.id } });
  slug = cafe.slug;
  ids = [bare.id, loser.id, cafe.id];
});
afterAll(() => server.close());

describe('a listing as vCard and iCalendar files', () => {
  it('is a contact with the details of its page', async () => {
    const { status, body, headers } = await server.send('GET', `/api/businesses/${slug}/contact.vcf`);
    expect([status, headers.get('content-type')]).toEqual([200, 'text/vcard; charset=utf-8']);
    expect(headers.get('content-disposition')).toContain(`inline; filename="${slug}.vcf"`);
    const card = new ICAL.Component(ICAL.parse(body));
    expect(card.getFirstPropertyValue('org')).toBe('Çığır; Kahve, Evi');
    expect(card.getFirstPropertyValue('url')).toBe('https://kahve.example/');
    expect(card.getFirstPropertyValue('tel')).toBe('0212 555 01 42');
    expect(String(card.getFirstPropertyValue('source'))).toMatch(/^http.*\/business\/[a-z0-9-]+$/);
    const again = await server.send('GET', `/api/businesses/${slug}/contact.vcf`, {
      headers: { 'if-none-match': headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
  });

  it('is a calendar of its hours in its own time zone, and of a visit', async () => {
    const { status, body } = await server.send('GET', `/api/businesses/${slug}/hours.ics`);
    expect(status).toBe(200);
    const [hours] = new ICAL.Component(ICAL.parse(body)).getAllSubcomponents('vevent');
    expect(hours && new ICAL.Event(hours).startDate.zone.tzid).toBe('Europe/Istanbul');
    const visit = await server.send(
      'GET',
      `/api/businesses/${slug}/visit.ics?at=2026-11-27T19%3A00&minutes=90`,
    );
    expect(visit.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(visit.body).toContain('DTSTART;TZID=Europe/Istanbul:20261127T190000');
  });

  it('is refused if the listing has no such details', async () => {
    for (const [path, status] of [
      ['/api/businesses/bare/hours.ics', 404],
      ['/api/businesses/shut/hours.ics', 404],
      ['/api/businesses/nobody/contact.vcf', 404],
      [`/api/businesses/${slug}/visit.ics?at=tomorrow`, 400],
      [`/api/businesses/${slug}/visit.ics?at=2026-11-27T19:00&minutes=0`, 400],
    ] as const) {
      const answer = await server.send('GET', path);
      expect([path, answer.status]).toEqual([path, status]);
      expect(JSON.parse(answer.body)).toHaveProperty('messageCode');
    }
  });
});

describe('listings by ids', () => {
  const request = async (of: readonly number[]) => {
    const payload = {
      query: 'query ($ids: [Int!]!) { businessesByIds(ids: $ids) { id name } }',
      variables: { ids: of },
    };
    return JSON.parse((await server.send('POST', '/graphql', { payload })).body) as {
      data?: { businessesByIds: { id: number }[] };
      errors?: { extensions: { code: string } }[];
    };
  };

  it('are returned in the order of the ids, each once, with merged ones as their successor', async () => {
    const [bare = 0, loser = 0, cafe = 0] = ids;
    const { data } = await request([loser, 999_999, bare, cafe, bare]);
    expect(data?.businessesByIds.map(({ id }) => id)).toEqual([cafe, bare]);
    expect((await request([])).data?.businessesByIds).toEqual([]);
  });

  it('are limited to a hundred', async () => {
    const { errors } = await request(Array.from({ length: 101 }, (_, index) => index + 1));
    expect(errors?.[0]?.extensions.code).toBe('BAD_INPUT');
  });
});
