import { describe, expect, it } from '@jest/globals';
import { refusalOf } from '../../../testing/execute.ts';
import { makeBusiness, makeBusinesses } from '../../../testing/factories.ts';
import {
  indexingDesk,
  submissionFields as fields,
  urlOf,
  type Submission,
} from '../../../testing/indexingDesk.ts';
import { useTestDatabase } from '../../../testing/useTestDatabase.ts';

const database = useTestDatabase();
const db = () => database.db;
const desk = indexingDesk(db);

const retry = `mutation ($id: Int!) { retryUrlSubmission(id: $id) { ${fields} } }`;

describe('failed URLs', () => {
  const failAll = async (slugs: string[]) => {
    await desk.useGoogle();
    desk.engines.answer = (response) => {
      response.writeHead(400).end('{}');
      return true;
    };
    const { id } = await desk.submitAll();
    await desk.work('GOOGLE');
    expect(await desk.find(id)).toMatchObject({ status: 'DONE', failed: slugs.length });
    desk.engines.answer = () => undefined;
    return id;
  };

  it('are queued once by two presses, and submitted again', async () => {
    await makeBusinesses(db(), 3, (i) => ({ slug: `place-${i}` }));
    const id = await failAll(['place-0', 'place-1', 'place-2']);
    await db().prisma.business.update({ where: { slug: 'place-1' }, data: { deletedAt: new Date() } });
    const presses = await Promise.allSettled([desk.operate(retry, { id }), desk.operate(retry, { id })]);
    expect(presses.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await desk.work('GOOGLE');
    expect(desk.engines.taken.GOOGLE).toEqual([urlOf('place-0'), urlOf('place-2')]);
    expect(await desk.find(id + 1)).toMatchObject({ status: 'DONE', total: 3, successful: 2, failed: 1 });
  });
});

describe('an engine that', () => {
  const submit = async (slug = 'one') => {
    await makeBusiness(db(), { slug });
    return desk.submit(`/business/${slug}`);
  };
  const hangUp = () => {
    desk.engines.answer = (response) => {
      response.destroy();
      return true;
    };
  };
  const engine = async () =>
    (
      await db().pool.query<{ failures: number; rest: number }>(
        'SELECT failures, extract(epoch FROM next_call_at - now())::float8 AS rest FROM indexing_engines',
      )
    ).rows[0];

  it('rejects URLs is trusted, and rejected URLs can be submitted once more', async () => {
    await desk.useGoogle();
    desk.engines.answer = (response) => {
      response
        .writeHead(403)
        .end('{"error":{"message":"Permission denied. Failed to verify the URL ownership."}}');
      return true;
    };
    const id = await submit();
    await desk.work('GOOGLE');
    expect(await desk.find(id)).toMatchObject({ status: 'DONE', successful: 0, failed: 1 });
    expect(await desk.urlsOf(id)).toMatchObject([
      { state: 'FAILED', fault: expect.stringContaining('Permission denied') },
    ]);
    desk.engines.answer = () => undefined;
    const { retryUrlSubmission: again } = await desk.operate<{ retryUrlSubmission: Submission }>(retry, {
      id,
    });
    await desk.work('GOOGLE');
    expect(await desk.find(again.id)).toMatchObject({ status: 'DONE', successful: 1 });
    // URLs that were accepted meanwhile are not submitted again.
    expect(await refusalOf(desk.services(), retry, { id }, { as: desk.viewer })).toBe('CONFLICT');
  });

  it.each([
    ['answers 500', 500, {}],
    ['wants to be left alone', 429, { 'retry-after': '7200' }],
  ])('%s is retried after a pause, a limited number of times', async (_what, status, headers) => {
    await desk.useIndexNow();
    desk.engines.answer = (response) => {
      response.writeHead(status, headers).end('<html>not now</html>');
      return true;
    };
    const id = await submit();
    for (let tries = 1; tries <= 4; tries += 1) {
      expect(await desk.find(id)).toMatchObject({ status: 'RUNNING' });
      await desk.work('INDEXNOW');
      // It rests: nobody calls it before its time.
      await desk.work('INDEXNOW');
      expect(desk.engines.calls).toBe(tries);
      if (status === 429) {
        const { rows } = await db().pool.query<{ rest: number }>(
          'SELECT extract(epoch FROM next_call_at - now())::float8 AS rest FROM indexing_engines',
        );
        expect(rows[0]?.rest).toBeGreaterThan(7000);
      }
      await desk.hurry();
    }
    expect(await desk.find(id)).toMatchObject({ status: 'DONE', successful: 0, failed: 1 });
    await desk.work('INDEXNOW');
    expect(desk.engines.calls).toBe(4);
  });

  it('disconnects after it accepted a URL does not receive it twice', async () => {
    await desk.useGoogle();
    await desk.useIndexNow();
    desk.engines.isAccepted = () => true;
    desk.engines.answer = (response) => {
      response.destroy();
      return true;
    };
    const id = await submit();
    await desk.work('GOOGLE');
    await desk.work('INDEXNOW');
    await desk.hurry();
    await desk.work('GOOGLE');
    await desk.work('INDEXNOW');
    expect(desk.engines.taken).toEqual({ GOOGLE: [urlOf('one')], INDEXNOW: [urlOf('one')] });
    const { rows } = await db().pool.query('SELECT engine, state FROM submitted_urls ORDER BY engine');
    // One can be asked, the other can't.
    expect(rows).toEqual([
      { engine: 'INDEXNOW', state: 'FAILED' },
      { engine: 'GOOGLE', state: 'SENT' },
    ]);
    expect(await desk.find(id)).toMatchObject({ status: 'DONE', successful: 1, failed: 0 });
  });

  it('disconnects before it accepted a URL receives it again', async () => {
    await desk.useGoogle();
    desk.engines.answer = (response, _urls, nth) => {
      if (nth > 1) return;
      response.destroy();
      return true;
    };
    const id = await submit();
    await desk.work('GOOGLE');
    await desk.hurry();
    await desk.work('GOOGLE');
    expect(desk.engines.taken.GOOGLE).toEqual([urlOf('one')]);
    expect(await desk.find(id)).toMatchObject({ status: 'DONE', successful: 1 });
  });

  it('never answers is retried at growing intervals, and then with one URL instead of all', async () => {
    await desk.useIndexNow();
    const calls: number[] = [];
    desk.engines.answer = (response, urls) => {
      calls.push(urls.length);
      response.destroy();
      return true;
    };
    await makeBusinesses(db(), 3);
    await desk.submitAll();
    await desk.work('INDEXNOW');
    expect(await engine()).toMatchObject({ failures: 1 });
    await desk.hurry();
    await makeBusinesses(db(), 3, (i) => ({ slug: `more-${i}` }));
    const urls = [0, 1, 2].map((i) => urlOf(`more-${i}`));
    await desk.operate('mutation ($urls: [String!]!) { submitUrls(urls: $urls) { id } }', { urls });
    await desk.work('INDEXNOW');
    expect(calls).toEqual([3, 1]);
    const { failures, rest = 0 } = (await engine()) ?? {};
    expect(failures).toBe(2);
    expect(rest).toBeGreaterThan(30);
  });

  it('disconnects each time is tried four times at most', async () => {
    await desk.useGoogle();
    hangUp();
    const id = await submit();
    for (let turn = 0; turn < 6; turn += 1) {
      await desk.work('GOOGLE');
      await desk.hurry();
    }
    expect(desk.engines.calls).toBe(4);
    expect(await desk.urlsOf(id)).toMatchObject([{ state: 'FAILED', attempts: 4 }]);
    expect(await desk.find(id)).toMatchObject({ status: 'DONE', failed: 1 });
  });

  it.each(['<html>', '{}', '{"latestUpdate":{"notifyTime":"soon"}}'])(
    'answers %s for a URL that may have arrived does not receive it again',
    async (answer) => {
      await desk.useGoogle();
      hangUp();
      desk.engines.isAccepted = () => true;
      desk.engines.answerMetadata = (response) => {
        response.writeHead(200).end(answer);
        return true;
      };
      const id = await submit();
      for (let turn = 0; turn < 3; turn += 1) {
        await desk.work('GOOGLE');
        await desk.hurry();
      }
      expect(desk.engines.taken.GOOGLE).toEqual([urlOf('one')]);
      expect(await desk.find(id)).toMatchObject({ status: 'DONE', successful: 0, failed: 1 });
    },
  );

  it('answers 200 with an HTML page instead of JSON counts as failed', async () => {
    await desk.useGoogle();
    await desk.useIndexNow();
    desk.engines.answer = (response) => {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Log in</title>');
      return true;
    };
    const id = await submit();
    await desk.work('GOOGLE');
    await desk.work('INDEXNOW');
    const states = (await desk.urlsOf(id)).map(({ state }) => state);
    expect(states.sort()).toEqual(['SENDING', 'WAITING']);
    desk.engines.answer = () => undefined;
    await desk.hurry();
    await desk.work('GOOGLE');
    await desk.work('INDEXNOW');
    expect(desk.engines.taken).toEqual({ GOOGLE: [urlOf('one')], INDEXNOW: [urlOf('one')] });
    expect(await desk.find(id)).toMatchObject({ status: 'DONE', successful: 1 });
  });

  it('rejects the account does not mark any URL as rejected', async () => {
    await desk.useGoogle();
    desk.engines.answerToken = (response) => {
      response.writeHead(400).end('{"error":"invalid_grant"}');
      return true;
    };
    const id = await submit();
    await desk.work('GOOGLE');
    expect(await desk.urlsOf(id)).toMatchObject([
      { state: 'WAITING', fault: expect.stringContaining('invalid_grant') },
    ]);
    desk.engines.answerToken = () => undefined;
    await desk.hurry();
    await desk.work('GOOGLE');
    expect(await desk.find(id)).toMatchObject({ status: 'DONE', successful: 1 });
  });

  it('is unreachable is retried', async () => {
    await desk.useIndexNow();
    const id = await submit();
    await desk.work('INDEXNOW', { INDEXING_GATEWAY: 'http://127.0.0.1:9' });
    expect(await desk.urlsOf(id)).toMatchObject([{ state: 'WAITING', fault: 'unreachable' }]);
    await desk.hurry();
    await desk.work('INDEXNOW');
    expect(await desk.find(id)).toMatchObject({ status: 'DONE', successful: 1 });
  });
});
