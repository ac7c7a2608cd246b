import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { makeBusiness, makeBusinesses } from '../../testing/factories.ts';
import { FakeEngines } from '../../testing/fakes/fakeEngines.ts';
import { indexingDesk, site, urlOf } from '../../testing/indexingDesk.ts';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';
import { testServices } from '../../testing/TestBrowser.ts';
import { useTestDatabase } from '../../testing/useTestDatabase.ts';
import { sweepSubmissions } from './submissions/sweepSubmissions.ts';

const database = useTestDatabase();
const db = () => database.db;
const desk = indexingDesk(db);

describe('the legacy paths', () => {
  let server: TestServer;
  let gateway: FakeEngines;
  beforeAll(async () => {
    gateway = await new FakeEngines().start();
    server = await startTestServer(
      testServices(db(), { SITE_URL: site, INDEXING_GATEWAY: gateway.origin, SUBMISSION_PACE: '0' }),
    );
  });
  afterAll(async () => {
    await server.close();
    await gateway.close();
  });
  const post = async (path: string, payload: object) => {
    const { status, body } = await server.send('POST', path, { payload, cookies: desk.cookies });
    return [status, JSON.parse(body)] as [number, Record<string, unknown>];
  };

  it('report that nothing is configured, and how to configure it', async () => {
    const answers = [
      await post('/api/submit-url', { url: `${site}/`, type: 'URL_UPDATED' }),
      await post('/api/submit-urls-bulk', { urls: [`${site}/`] }),
    ];
    for (const [status, body] of answers) {
      expect(status).toBe(409);
      expect(body).toMatchObject({ code: 'CONFLICT', error: expect.stringContaining('URL İndeksleme') });
    }
    // Faults of a URL are reported nevertheless.
    expect((await post('/api/submit-url', { url: 'https://evil.example/' }))[0]).toBe(400);
    expect((await post('/api/submit-urls-bulk', { urls: ['x'] }))[0]).toBe(400);
  });

  it('submit one address and report the result', async () => {
    await desk.useIndexNow();
    await makeBusiness(db(), { slug: 'one' });
    const given = { url: urlOf('one'), type: 'URL_UPDATED' };
    expect(await post('/api/submit-url', given)).toEqual([200, expect.objectContaining({ success: true })]);
    expect(gateway.taken.INDEXNOW).toEqual([urlOf('one')]);
    const { key = '', keyLocation = '', host } = gateway.lastIndexNow;
    expect(host).toBe('directory.example');
    const file = await server.send('GET', keyLocation.replace(site, ''));
    expect([file.status, file.body]).toEqual([200, key]);
    expect((await server.send('GET', `/${'0'.repeat(32)}.txt`)).status).toBe(404);
    expect((await server.send('GET', '/nothing-here')).status).toBe(404);

    gateway.answer = (response) => {
      response.writeHead(422).end('no');
      return true;
    };
    expect(await post('/api/submit-url', given)).toEqual([
      503,
      expect.objectContaining({ error: expect.stringContaining('422') }),
    ]);
    gateway.answer = () => undefined;
    for (const bad of [
      { url: '', type: 'URL_UPDATED' },
      { url: 'https://evil.example/', type: 'URL_UPDATED' },
      { url: urlOf('one'), type: 'URL_DELETED' },
      { url: 7 },
      {},
    ]) {
      const [status, body] = await post('/api/submit-url', bad);
      expect([bad, status, typeof body['error']]).toEqual([bad, 400, 'string']);
    }
    expect(gateway.taken.INDEXNOW).toHaveLength(1);
  });

  it('submit a hundred addresses at most, and count the rejected ones', async () => {
    await desk.useIndexNow();
    gateway.taken.INDEXNOW.length = 0;
    await makeBusinesses(db(), 110, (i) => ({ slug: `row-${i}` }));
    const urls = ['https://evil.example/', '  ', ...Array.from({ length: 110 }, (_, i) => urlOf(`row-${i}`))];
    expect(await post('/api/submit-urls-bulk', { urls })).toEqual([
      200,
      {
        summary: { total: 100, successful: 99, failed: 1, dropped: 11, waiting: 0 },
        submissionId: expect.any(Number),
      },
    ]);
    expect(gateway.taken.INDEXNOW).toHaveLength(99);
    // One that is none, and however many more there are, spoil nothing for the others.
    const odd = [7, null, { url: urlOf('row-0') }, [urlOf('row-0')], 'a\0b\ud800', urlOf('row-0')];
    const many = [...odd, ...Array.from({ length: 10_000 }, () => 'x')];
    expect(await post('/api/submit-urls-bulk', { urls: many })).toEqual([
      200,
      expect.objectContaining({ summary: { total: 7, successful: 1, failed: 6, dropped: 9906, waiting: 0 } }),
    ]);
    for (const bad of [{ urls: [] }, { urls: ['  '] }, { urls: ['x'] }, { urls: 'x' }, {}])
      expect(await post('/api/submit-urls-bulk', bad)).toEqual([
        400,
        expect.objectContaining({ error: expect.any(String) }),
      ]);
    expect(await sweepSubmissions({ db: db() })).toEqual({ submissions: 0 });
    await db().pool.query(`UPDATE url_submissions SET finished_at = now() - interval '31 days'`);
    expect(await sweepSubmissions({ db: db() })).toEqual({ submissions: 2 });
  });

  it('return and store the same as GraphQL', async () => {
    await makeBusinesses(db(), 2, (i) => ({ slug: `two-${i}` }));
    const both = async (path: string, payload: object, mutation: string, variables: object) => {
      const rest = await server.send('POST', path, { payload, cookies: desk.cookies });
      const request = { payload: { query: mutation, variables }, cookies: desk.cookies };
      const { status, body } = await server.send('POST', '/graphql', request);
      const { data, errors } = JSON.parse(body) as {
        data: Record<string, { id: number }> | null;
        errors?: { message: string; extensions: { code: string } }[];
      };
      const answer = JSON.parse(rest.body) as Record<string, unknown>;
      return {
        rest: { ...answer, status: rest.status } as Record<string, unknown>,
        graph: { status, id: data && Object.values(data)[0]?.id, ...errors?.[0], ...errors?.[0]?.extensions },
      };
    };
    const single = (url: string) =>
      both('/api/submit-url', { url }, 'mutation ($url: String!) { submitUrl(url: $url) { id } }', { url });
    const bulk = (urls: string[]) =>
      both(
        '/api/submit-urls-bulk',
        { urls },
        'mutation ($urls: [String!]!) { submitUrls(urls: $urls) { id } }',
        {
          urls,
        },
      );
    const summary = ({ status, code, message }: Record<string, unknown>) => ({ status, code, message });
    const refusedAlike = async () => {
      for (const { rest, graph } of [
        await single(''),
        await single('https://evil.example/'),
        await single('javascript:alert(1)'),
        await bulk([]),
        await bulk(['https://evil.example/']),
      ]) {
        expect(summary(rest)).toEqual(summary(graph));
        expect(rest.status).toBe(400);
      }
    };
    await refusedAlike();
    const without = await single(urlOf('two-0'));
    expect([without.rest.status, summary(without.rest)]).toEqual([409, summary(without.graph)]);
    await desk.useIndexNow();
    await refusedAlike();

    const left = async (id: unknown) => ({
      ...(await desk.operate<object>(
        `query ($id: Int!) {
          urlSubmission(id: $id) { kind status total done dropped successful failed operatorName }
          submittedUrls(submissionId: $id) { nodes { url engine state httpStatus } }
        }`,
        { id },
      )),
      ...(await desk.operate<object>(
        `query ($id: String!) {
          auditEvents(filter: { entity: "urlSubmission", entityId: $id }) { nodes { action operatorName after } }
        }`,
        { id: String(id) },
      )),
    });
    for (const { rest, graph } of [
      await single(urlOf('two-0')),
      await bulk([urlOf('two-0'), urlOf('two-1'), 'https://evil.example/']),
    ]) {
      expect([rest.status, graph.status]).toEqual([200, 200]);
      await desk.hurry();
      await desk.work('INDEXNOW');
      expect(await left(rest.submissionId)).toEqual(await left(graph.id));
    }
  });

  it('report an address as accepted if one engine accepted it while another pauses', async () => {
    await desk.useIndexNow();
    await desk.useGoogle();
    gateway.answer = (response) => {
      if (!response.req.url?.startsWith('/v3')) return;
      response.writeHead(503, { 'retry-after': '600' }).end('{}');
      return true;
    };
    await makeBusinesses(db(), 2, (i) => ({ slug: `r-${i}` }));
    expect((await post('/api/submit-url', { url: urlOf('r-0') }))[0]).toBe(200);
    expect(await post('/api/submit-urls-bulk', { urls: [urlOf('r-0'), urlOf('r-1')] })).toEqual([
      200,
      expect.objectContaining({ summary: { total: 2, successful: 2, failed: 0, dropped: 0, waiting: 0 } }),
    ]);
    gateway.answer = () => undefined;
  });

  it('do not wait for the next day', async () => {
    await desk.useIndexNow(1);
    await makeBusinesses(db(), 2, (i) => ({ slug: `q-${i}` }));
    expect((await post('/api/submit-url', { url: urlOf('q-0') }))[0]).toBe(200);
    expect(await post('/api/submit-url', { url: urlOf('q-1') })).toEqual([
      429,
      expect.objectContaining({ code: 'RATE_LIMITED' }),
    ]);
  });
});
