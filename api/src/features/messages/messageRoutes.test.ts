import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';
import { testServices } from '../../testing/TestBrowser.ts';
import { useTestDatabase } from '../../testing/useTestDatabase.ts';

const database = useTestDatabase();
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer(testServices(database.db));
});
afterAll(() => server.close());

const asForm = { 'content-type': 'application/x-www-form-urlencoded' };

describe('POST /api/contact', () => {
  const form = (part: Record<string, string> = {}) =>
    new URLSearchParams({
      name: 'Ada',
      email: 'ada@example.org',
      subject: 'Hi',
      message: 'A line.\r\nAnother.',
      type: 'press',
      homepage: '',
      ...part,
    }).toString();
  const post = (payload: string, headers: Record<string, string> = asForm) =>
    server.send('POST', '/api/contact', { payload, headers });
  const stored = () => database.db.prisma.contactMessage.findMany();

  it('stores the form of a browser without script, and redirects to the confirmation', async () => {
    const answer = await post(form());
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/contact?sent=yes']);
    expect(await stored()).toMatchObject([{ type: 'PRESS', message: 'A line.\nAnother.' }]);
  });

  it.each([form({ email: '' }), '', 'name=%00', 'a'.repeat(1000)])(
    'reports a message that could not be stored',
    async (body) => {
      const answer = await post(body);
      expect([answer.status, answer.headers.get('location')]).toEqual([303, '/contact?sent=no']);
      expect(await stored()).toEqual([]);
    },
  );

  it('answers a client that accepts JSON with a status, and with the reason of a refusal', async () => {
    const asJson = { ...asForm, accept: 'application/json' };
    const sent = await post(form(), asJson);
    expect([sent.status, sent.body]).toEqual([204, '']);
    expect(await stored()).toHaveLength(1);
    const refused = await post(form({ email: 'nobody' }), asJson);
    expect([refused.status, JSON.parse(refused.body)]).toMatchObject([
      400,
      { code: 'BAD_INPUT', details: { fields: { email: expect.any(String) } } },
    ]);
    expect(await stored()).toHaveLength(1);
    // A browser takes anything, but asks for a page first.
    const browser = { ...asForm, accept: 'text/html,application/json;q=0.9,*/*;q=0.8' };
    expect((await post(form(), browser)).status).toBe(303);
  });

  it('refuses other origins, other content types and bodies above the limit', async () => {
    expect((await post(form(), { ...asForm, origin: 'https://evil.example' })).status).toBe(403);
    expect((await post('{}', { 'content-type': 'application/json' })).status).toBe(415);
    expect((await post(form({ message: 'x'.repeat(400_000) }))).status).toBe(413);
    expect(await stored()).toEqual([]);
  });
});

describe('POST /api/vitals', () => {
  const post = (payload: object | string, headers = {}) =>
    server.send('POST', '/api/vitals', { payload, headers });

  it('accepts a measurement and nothing else', async () => {
    expect((await post({ route: '/', metrics: { LCP: 900 } })).status).toBe(204);
    expect((await post({ route: '/', metrics: { LCP: 'fast' } })).status).toBe(400);
    expect((await post('not json')).status).toBe(400);
    expect((await post({ route: '/', metrics: { LCP: 1 }, more: 'x'.repeat(3000) })).status).toBe(413);
    expect((await post({ route: '/', metrics: { LCP: 1 } }, { origin: 'https://evil.example' })).status).toBe(
      403,
    );
  });
});
