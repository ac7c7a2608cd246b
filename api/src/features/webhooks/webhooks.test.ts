import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { scheduledTasks } from '../../jobKinds.ts';
import { startWorker } from '../../jobs/startWorker.ts';
import { detachedContext, type Viewer } from '../../lib/context.ts';
import { ask, refusalOf } from '../../testing/execute.ts';
import { makeBusiness, makeBusinesses, makeOperator } from '../../testing/factories.ts';
import { FakeReceiver } from '../../testing/fakes/fakeReceiver.ts';
import { settleTransactions } from '../../testing/database/settleTransactions.ts';
import { testServices } from '../../testing/TestBrowser.ts';
import { until } from '../../testing/until.ts';
import { useTestDatabase } from '../../testing/useTestDatabase.ts';
import { claimWebhook } from './claimWebhook.ts';
import { deliverWebhook } from './deliverWebhook.ts';
import { dueWebhooks } from './dueWebhooks.ts';
import { retryAfter } from './noteOutcome.ts';
import { sweepDeliveries } from './sweepDeliveries.ts';
import { webhookCommand } from './webhookCommand.ts';
import { signMessage } from './webhookSecret.ts';

const database = useTestDatabase();
const db = () => database.db;
const services = (env: Record<string, string> = {}) => testServices(db(), { WEBHOOK_NETWORK: 'any', ...env });
const system = (env?: Record<string, string>) =>
  detachedContext(services(env), { kind: 'system' }, randomUUID());

let receiver: FakeReceiver;
let viewer: Viewer;
beforeEach(async () => {
  receiver = await new FakeReceiver().start();
  ({ viewer } = await makeOperator(db()));
});
afterEach(() => receiver.close());

const secretFields = 'secret webhook { id status }';
const create = `mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { ${secretFields} } }`;
interface Secret {
  secret: string;
  webhook: { id: number; status: string };
}
async function makeWebhook(url = receiver.url): Promise<{ id: number; secret: string }> {
  await settleTransactions(db());
  const variables = { input: { name: 'Partner', url } };
  const made = await ask<{ createWebhook: Secret }>(services(), create, variables, { as: viewer });
  return { id: made.createWebhook.webhook.id, secret: made.createWebhook.secret };
}
/** A worker's turn, once what was written can be seen in the feed. */
async function deliver(id: number, env?: Record<string, string>): Promise<void> {
  await settleTransactions(db());
  await deliverWebhook(system(env), id, new AbortController().signal);
}
const operate = <Data>(query: string, variables: Record<string, unknown> = {}) =>
  ask<Data>(services(), query, variables, { as: viewer });
const state = (id: number) => db().prisma.webhook.findUniqueOrThrow({ where: { id } });
const deliveries = (webhookId: number) =>
  db().prisma.webhookDelivery.findMany({ where: { webhookId }, orderBy: { id: 'asc' } });
const hurry = (id: number) => db().prisma.webhook.update({ where: { id }, data: { nextAttemptAt: null } });
const received = () =>
  receiver.received.flatMap(({ data }) =>
    ((data.changes ?? []) as { kind: string; slug: string }[]).map(({ kind, slug }) => `${kind} ${slug}`),
  );

// Receivers that are slow or hang are tried in postOutside.test.ts.
describe('a webhook message', () => {
  it('is signed by Standard Webhooks, with each valid secret', () => {
    // The example of the specification's own libraries.
    const secret = Buffer.from('MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'base64');
    const message = { messageId: 'msg_p5jXN8AQM9LWM0D4loKWxJek', body: '{"test": 2432232314}' };
    const headers = signMessage([secret], message, new Date(1_614_265_330_000));
    expect(headers).toEqual({
      'webhook-id': message.messageId,
      'webhook-timestamp': '1614265330',
      'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    });
    const both = signMessage([Buffer.alloc(32), secret], message, new Date(1_614_265_330_000));
    expect(both['webhook-signature']?.split(' ')[1]).toBe(headers['webhook-signature']);
  });

  it('reports what was created, updated and deleted, signed, and nothing from before the webhook', async () => {
    await makeBusiness(db(), { slug: 'old' });
    const { id, secret } = await makeWebhook();
    const made = await makeBusiness(db(), { slug: 'new' });
    await db().prisma.business.update({ where: { slug: 'old' }, data: { phone: '1' } });
    await deliver(id);
    await db().prisma.business.delete({ where: { slug: 'new' } });
    await deliver(id);
    await deliver(id);
    expect(received()).toEqual(['CREATED new', 'UPDATED old', 'DELETED new']);
    expect(receiver.received.map((message) => message.isSignedWith(secret))).toEqual([true, true]);
    expect(receiver.received[0]).toMatchObject({
      type: 'businesses.changed',
      data: { changes: [{ businessId: made.id, at: expect.any(String) }, {}], hasMore: false },
    });
    // Each begins where the one before ended.
    expect(receiver.received[1]?.data.since).toBe(receiver.received[0]?.data.cursor);
    expect((await state(id)).cursor).toBe(receiver.received[1]?.data.cursor);
    expect((await deliveries(id)).map(({ status, httpStatus }) => [status, httpStatus])).toEqual([
      ['DELIVERED', 204],
      ['DELIVERED', 204],
    ]);
  });

  it('contains at most a hundred changes, in the order of the feed, like a page of changes()', async () => {
    const { id } = await makeWebhook();
    await makeBusinesses(db(), 1050, (i) => ({ slug: `row-${i}` }));
    await deliver(id);
    expect(receiver.received.map(({ data }) => (data.changes as object[]).length)).toEqual([
      ...Array.from({ length: 10 }, () => 100),
      50,
    ]);
    expect(received()).toEqual(Array.from({ length: 1050 }, (_, i) => `CREATED row-${i}`));
    expect(receiver.received.map(({ data }) => data.hasMore)).toEqual([
      ...Array.from({ length: 10 }, () => true),
      false,
    ]);
    const { since, changes } = receiver.received.at(3)?.data ?? {};
    const page = await operate<{ changes: { nodes: object[] } }>(
      'query ($since: String) { changes(since: $since) { nodes { kind businessId slug } } }',
      { since },
    );
    expect(changes).toMatchObject(page.changes.nodes);
  });
});

describe('a receiver that', () => {
  const rude: [string, FakeReceiver['answer'], object][] = [
    ['refuses', (response) => response.writeHead(500).end('no'), { httpStatus: 500, answer: 'no' }],
    [
      'sends elsewhere',
      (response) => response.writeHead(302, { location: '/other' }).end(),
      { httpStatus: 302, answer: '' },
    ],
    ['hangs up', (_response, _message, request) => request.socket.destroy(), { fault: 'unreachable' }],
    [
      'talks nonsense',
      (_response, _message, request) => request.socket.end('nonsense\r\n\r\n'),
      { fault: 'unreachable' },
    ],
    [
      'answers for ever',
      (response) => {
        response.writeHead(400);
        const more = (error?: Error | null) =>
          void (error || response.destroyed || response.write('x'.repeat(60_000), more));
        more();
      },
      { httpStatus: 400, answer: 'x'.repeat(500) },
    ],
    [
      'answers with what is no text',
      (response) => response.writeHead(404).end(Buffer.from([0, 255, 27, 65])),
      { httpStatus: 404, answer: '   A' },
    ],
  ];
  it.each(rude)('%s is called once, and again later with the same message', async (_what, answer, log) => {
    const { id } = await makeWebhook();
    receiver.answer = answer;
    await makeBusiness(db(), { slug: 'a' });
    await deliver(id);
    expect(receiver.connections).toBe(1);
    expect(await deliveries(id)).toMatchObject([
      { status: 'WAITING', attempts: 1, httpStatus: null, answer: null, fault: null, ...log },
    ]);
    expect(await state(id)).toMatchObject({ failures: 1, failingSince: expect.any(Date) });
    // Not before its time.
    await deliver(id);
    expect(receiver.connections).toBe(1);

    receiver.answer = (response) => response.writeHead(200).end('thanks');
    await makeBusiness(db(), { slug: 'b' });
    await hurry(id);
    await deliver(id);
    expect(received()).toEqual(['CREATED a', 'CREATED a', 'CREATED b']);
    expect(receiver.received[1]?.id).toBe(receiver.received[0]?.id);
    expect(await state(id)).toMatchObject({ failures: 0, failingSince: null, nextAttemptAt: null });
  });

  it('never accepts a message is disabled after the last attempt, and loses nothing once it is enabled again', async () => {
    const { id } = await makeWebhook();
    receiver.answer = (response) => response.writeHead(503).end();
    await makeBusiness(db(), { slug: 'a' });
    for (const [i, seconds] of retryAfter.entries()) {
      await deliver(id);
      const { failures, nextAttemptAt, stoppedAt } = await state(id);
      expect([failures, stoppedAt]).toEqual([i + 1, null]);
      const wait = ((nextAttemptAt?.getTime() ?? 0) - Date.now()) / 1000;
      expect(wait).toBeGreaterThan(seconds * 0.9 - 5);
      expect(wait).toBeLessThan(seconds * 1.1 + 5);
      await hurry(id);
    }
    await deliver(id);
    expect(await state(id)).toMatchObject({ stoppedAt: expect.any(Date), nextAttemptAt: null });
    const status = await operate<{ webhooks: { nodes: object[] } }>('{ webhooks { nodes { id status } } }');
    expect(status.webhooks.nodes).toEqual([{ id, status: 'FAILING' }]);
    await makeBusiness(db(), { slug: 'b' });
    await settleTransactions(db());
    expect(await dueWebhooks(services())).toEqual([]);
    await deliver(id);
    expect(receiver.connections).toBe(retryAfter.length + 1);

    receiver.answer = (response) => response.writeHead(204).end();
    const enable = 'mutation ($id: Int!) { setWebhookEnabled(id: $id, isEnabled: true) { status } }';
    expect(await operate(enable, { id })).toEqual({ setWebhookEnabled: { status: 'ACTIVE' } });
    expect(await dueWebhooks(services())).toEqual([id]);
    await deliver(id);
    expect(received().slice(-2)).toEqual(['CREATED a', 'CREATED b']);
  });

  it('answers 410 is disabled at once', async () => {
    const { id } = await makeWebhook();
    receiver.answer = (response) => response.writeHead(410).end();
    await makeBusiness(db());
    await deliver(id);
    expect(await state(id)).toMatchObject({ failures: 1, stoppedAt: expect.any(Date) });
  });
});

describe('a webhook address', () => {
  it.each([
    'http://directory.example/hook',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://169.254.169.254/latest/meta-data',
    'https://10.1.2.3/',
    'https://localhost/',
    'https://me:word@directory.example/',
    'https://directory.example:8080/',
    'javascript:alert(1)',
    'ftp://directory.example/',
    'nonsense',
    '',
    `https://directory.example/${'x'.repeat(2000)}`,
  ])('such as %s is refused', async (url) => {
    const closed = services({ WEBHOOK_NETWORK: 'public' });
    const variables = { input: { name: 'Partner', url } };
    expect(await refusalOf(closed, create, variables, { as: viewer })).toBe('BAD_INPUT');
    expect(await db().prisma.webhook.count()).toBe(0);
  });

  it('that leads to this machine is not called: no connection, and a failed delivery', async () => {
    const { id } = await makeWebhook();
    const port = new URL(receiver.url).port;
    for (const url of [receiver.url, `https://127.0.0.1:${port}/`, `https://[::1]:${port}/`]) {
      await db().prisma.webhook.update({ where: { id }, data: { url, nextAttemptAt: null } });
      await makeBusiness(db());
      await deliver(id, { WEBHOOK_NETWORK: 'public' });
      expect((await deliveries(id)).at(-1)).toMatchObject({ status: 'WAITING', fault: 'refused' });
    }
    expect(receiver.connections).toBe(0);
  });
});

describe('workers', () => {
  it('never send to one webhook concurrently, and nothing twice', async () => {
    const { id } = await makeWebhook();
    receiver.answer = (response) => void setTimeout(() => response.writeHead(204).end(), 20);
    await makeBusinesses(db(), 320, (i) => ({ slug: `row-${i}` }));
    await settleTransactions(db());
    await Promise.all(Array.from({ length: 5 }, () => deliver(id)));
    expect(receiver.maxAtOnce).toBe(1);
    expect(received()).toEqual(Array.from({ length: 320 }, (_, i) => `CREATED row-${i}`));
  });

  it('continue for one that died, with the same message', async () => {
    const { id } = await makeWebhook();
    await makeBusiness(db(), { slug: 'a' });
    await claimWebhook(db(), id, randomUUID());
    await deliver(id);
    expect(receiver.received).toEqual([]);
    await db().pool.query(`UPDATE webhooks SET claimed_until = now() - interval '1 second'`);
    await deliver(id);
    expect(received()).toEqual(['CREATED a']);
  });

  it('find due deliveries themselves, and a hanging receiver delays no other', async () => {
    const slow = await new FakeReceiver().start();
    slow.answer = () => undefined;
    const hanging = await makeWebhook(slow.url);
    const { id } = await makeWebhook();
    expect(await dueWebhooks(services())).toEqual([]);
    const worker = await startWorker(services(), database.url, [], [], scheduledTasks);
    try {
      await makeBusiness(db(), { slug: 'a' });
      await until(async () => slow.received.length > 0 && receiver.received.length > 0);
      expect(received()).toEqual(['CREATED a']);
      await until(async () => (await deliveries(id)).at(-1)?.status === 'DELIVERED');
    } finally {
      await worker.stop();
      await slow.close();
    }
    // Broken off by the stop, which is not the receiver's fault.
    expect(await state(hanging.id)).toMatchObject({ failures: 0, claim: null });
  });
});

describe('operators', () => {
  it('rename, disable and enable, rotate and delete webhooks, which is audited without secrets', async () => {
    const { id, secret } = await makeWebhook();
    await operate('mutation ($input: UpdateWebhookInput!) { updateWebhook(input: $input) { name } }', {
      input: { id, name: 'New' },
    });
    const set =
      'mutation ($id: Int!, $on: Boolean!) { setWebhookEnabled(id: $id, isEnabled: $on) { status } }';
    expect(await operate(set, { id, on: false })).toEqual({ setWebhookEnabled: { status: 'DISABLED' } });
    await makeBusiness(db(), { slug: 'a' });
    await deliver(id);
    expect(receiver.received).toEqual([]);
    await operate(set, { id, on: true });

    const rotated = await operate<{ rotateWebhookSecret: Secret }>(
      `mutation ($id: Int!) { rotateWebhookSecret(id: $id) { ${secretFields} } }`,
      { id },
    );
    await deliver(id);
    const newSecret = rotated.rotateWebhookSecret.secret;
    expect(receiver.received.map((one) => [one.isSignedWith(secret), one.isSignedWith(newSecret)])).toEqual([
      [true, true],
    ]);
    await db().pool.query(`UPDATE webhooks SET former_secret_until = now() - interval '1 second'`);
    await makeBusiness(db(), { slug: 'b' });
    await deliver(id);
    expect(receiver.received[1]?.isSignedWith(secret)).toBe(false);

    const remove = 'mutation ($id: Int!) { deleteWebhook(id: $id) }';
    expect(await operate(remove, { id })).toEqual({ deleteWebhook: id });
    expect(await refusalOf(services(), remove, { id }, { as: viewer })).toBe('NOT_FOUND');
    expect(await db().prisma.webhookDelivery.count()).toBe(0);
    const events = await db().prisma.auditEvent.findMany({ orderBy: { id: 'asc' } });
    expect(events.map(({ action }) => action)).toEqual(
      ['create', 'update', 'disable', 'enable', 'rotate', 'delete'].map((verb) => `webhook.${verb}`),
    );
    const written = JSON.stringify(events.map(({ before, after }) => [before, after]));
    for (const text of [secret, newSecret]) expect(written).not.toContain(text.slice(6));
  });

  it('test a webhook in any state, and see the result', async () => {
    const { id, secret } = await makeWebhook();
    await db().prisma.webhook.update({ where: { id }, data: { isEnabled: false } });
    const ping = 'mutation ($id: Int!) { pingWebhook(id: $id) { status httpStatus latencyMs answer } }';
    receiver.answer = (response) => response.writeHead(418).end('teapot');
    expect(await operate(ping, { id })).toEqual({
      pingWebhook: { status: 'FAILED', httpStatus: 418, latencyMs: expect.any(Number), answer: 'teapot' },
    });
    expect(receiver.received).toMatchObject([{ type: 'ping', data: { webhookId: id } }]);
    expect(receiver.received[0]?.isSignedWith(secret)).toBe(true);
  });

  it('send one message again, and restart from a cursor', async () => {
    const { id } = await makeWebhook();
    await makeBusiness(db(), { slug: 'a' });
    await deliver(id);
    await makeBusiness(db(), { slug: 'b' });
    await deliver(id);
    const [first] = await deliveries(id);
    const replay = 'mutation ($id: Int!) { replayWebhookDelivery(id: $id) { id status replayOfId } }';
    const again = await operate<{ replayWebhookDelivery: object }>(replay, { id: first?.id });
    expect(again.replayWebhookDelivery).toMatchObject({ status: 'WAITING', replayOfId: first?.id });
    expect(await refusalOf(services(), replay, { id: first?.id }, { as: viewer })).toBe('CONFLICT');
    await deliver(id);
    expect(receiver.received[2]).toMatchObject({ id: first?.messageId });

    const from = 'mutation ($id: Int!, $since: String) { replayWebhook(id: $id, since: $since) { cursor } }';
    receiver.answer = (response) => response.writeHead(500).end();
    await makeBusiness(db(), { slug: 'c' });
    await deliver(id);
    receiver.answer = (response) => response.writeHead(204).end();
    const since = receiver.received[0]?.data.cursor;
    await operate(from, { id, since });
    await hurry(id);
    await deliver(id);
    expect(received()).toEqual(['a', 'b', 'a', 'c', 'b', 'c'].map((slug) => `CREATED ${slug}`));
    expect((await deliveries(id)).at(-2)).toMatchObject({ status: 'FAILED', fault: 'dropped' });
    await operate(from, { id });
    await deliver(id);
    expect(received().slice(6)).toEqual(['CREATED a', 'CREATED b', 'CREATED c']);
    expect(await refusalOf(services(), from, { id, since: 'nonsense' }, { as: viewer })).toBe('BAD_INPUT');
  });

  it('see the newest deliveries, a limited number for a limited time', async () => {
    const { id } = await makeWebhook();
    await db().pool.query(
      `INSERT INTO webhook_deliveries (webhook_id, message_id, type, body, status, delivered_at, created_at)
        SELECT $1, 'm' || n, 'ping', '{}', 'DELIVERED', now(), now() - n * interval '1 hour' FROM generate_series(1, 900) AS n`,
      [id],
    );
    expect(await sweepDeliveries({ db: db() })).toEqual({ deliveries: 181 });
    await makeBusiness(db(), { slug: 'a' });
    await deliver(id);
    expect(await db().prisma.webhookDelivery.count()).toBe(500);
    const list = await operate<{ webhookDeliveries: { nodes: object[] } }>(
      'query ($id: Int!) { webhookDeliveries(webhookId: $id, first: 2) { nodes { type status httpStatus } pageInfo { hasNextPage } } }',
      { id },
    );
    expect(list.webhookDeliveries).toMatchObject({
      nodes: [{ type: 'businesses.changed', status: 'DELIVERED', httpStatus: 204 }, { type: 'ping' }],
      pageInfo: { hasNextPage: true },
    });
  });

  it('a cursor that has left the feed restarts from its beginning, so that nothing is lost', async () => {
    await makeBusiness(db(), { slug: 'a' });
    const { id } = await makeWebhook();
    const cursor = Buffer.from('["changes","999999999999",1]').toString('base64url');
    await db().prisma.webhook.update({ where: { id }, data: { cursor } });
    await settleTransactions(db());
    expect(await dueWebhooks(services())).toEqual([id]);
    await deliver(id);
    expect(received()).toEqual(['CREATED a']);
    expect(await dueWebhooks(services())).toEqual([]);
  });
});

it('the command does the same', async () => {
  const lines: string[] = [];
  const run = async (...args: string[]) => {
    lines.length = 0;
    return webhookCommand(
      async () => system(),
      args,
      (line) => lines.push(line),
    );
  };
  expect(await run('create', '--name', 'Partner', '--url', receiver.url)).toBe(0);
  const id = /webhook (\d+)/.exec(lines[0] ?? '')?.[1] ?? '';
  expect(lines[1]).toMatch(/^whsec_[\w+/]{43}=$/);
  expect(await run('ping', '--id', id)).toBe(0);
  expect(lines[0]).toMatch(/^delivered: 204 after \d+ ms$/);
  await run('deliveries', '--id', id);
  expect(lines[0]?.split('\t').slice(2, 7)).toEqual(['ping', '0 changes', 'delivered', '1 tries', '204']);
  await run('replay', '--delivery', lines[0]?.split('\t')[0] ?? '');
  expect(lines[0]).toMatch(/is sent again/);
  await run('replay', '--id', id, '--since', 'beginning');
  await run('disable', '--id', id);
  await run('list');
  expect(lines[0]?.split('\t').slice(1)).toEqual(['Partner', receiver.url, 'disabled']);
  await run('rotate', '--id', id);
  expect(lines[1]).toMatch(/^whsec_/);
  await run('delete', '--id', id);
  expect(await db().prisma.webhook.count()).toBe(0);
  for (const wrong of [
    [],
    ['create', '--name', 'x'],
    ['ping'],
    ['ping', '--id', 'x'],
    ['replay', '--id', '1'],
  ])
    expect(await run(...wrong)).toBe(2);
});
