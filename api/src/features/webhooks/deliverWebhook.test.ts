import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { polledTasks } from '../../jobKinds.ts';
import { startWorker } from '../../jobs/startWorker.ts';
import { makeBusiness, makeBusinesses } from '../../testing/factories.ts';
import { FakeReceiver } from '../../testing/fakes/fakeReceiver.ts';
import { settleTransactions } from '../../testing/database/settleTransactions.ts';
import { until } from '../../testing/until.ts';
import { claimWebhook } from './claimWebhook.ts';
import { dueWebhooks } from './dueWebhooks.ts';
import { retryDelays } from './recordDeliveryOutcome.ts';
import { signMessage } from './webhookSecret.ts';
import { useWebhooks } from './testing/useWebhooks.ts';

const {
  database,
  db,
  services,
  receiver,
  makeWebhook,
  deliver,
  operate,
  state,
  deliveries,
  hurry,
  received,
} = useWebhooks();

// Receivers that are slow or hang are tried in postExternal.test.ts.
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

  it('reports created, updated and deleted listings, signed, and nothing from before the webhook', async () => {
    await makeBusiness(db(), { slug: 'old' });
    const { id, secret } = await makeWebhook();
    const made = await makeBusiness(db(), { slug: 'new' });
    await db().prisma.business.update({ where: { slug: 'old' }, data: { phone: '1' } });
    await deliver(id);
    await db().prisma.business.delete({ where: { slug: 'new' } });
    await deliver(id);
    await deliver(id);
    expect(received()).toEqual(['CREATED new', 'UPDATED old', 'DELETED new']);
    expect(receiver().received.map((message) => message.isSignedWith(secret))).toEqual([true, true]);
    expect(receiver().received[0]).toMatchObject({
      type: 'businesses.changed',
      data: { changes: [{ businessId: made.id, at: expect.any(String) }, {}], hasMore: false },
    });
    // Each begins where the one before ended.
    expect(receiver().received[1]?.data.since).toBe(receiver().received[0]?.data.cursor);
    expect((await state(id)).cursor).toBe(receiver().received[1]?.data.cursor);
    expect((await deliveries(id)).map(({ status, httpStatus }) => [status, httpStatus])).toEqual([
      ['DELIVERED', 204],
      ['DELIVERED', 204],
    ]);
  });

  it('contains at most a hundred changes, in the order of the feed, like a page of changes()', async () => {
    const { id } = await makeWebhook();
    await makeBusinesses(db(), 1050, (i) => ({ slug: `row-${i}` }));
    await deliver(id);
    expect(receiver().received.map(({ data }) => (data.changes as object[]).length)).toEqual([
      ...Array.from({ length: 10 }, () => 100),
      50,
    ]);
    expect(received()).toEqual(Array.from({ length: 1050 }, (_, i) => `CREATED row-${i}`));
    expect(receiver().received.map(({ data }) => data.hasMore)).toEqual([
      ...Array.from({ length: 10 }, () => true),
      false,
    ]);
    const { since, changes } = receiver().received.at(3)?.data ?? {};
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
    receiver().answer = answer;
    await makeBusiness(db(), { slug: 'a' });
    await deliver(id);
    expect(receiver().connections).toBe(1);
    expect(await deliveries(id)).toMatchObject([
      { status: 'WAITING', attempts: 1, httpStatus: null, answer: null, fault: null, ...log },
    ]);
    expect(await state(id)).toMatchObject({ failures: 1, failingSince: expect.any(Date) });
    // Not before its time.
    await deliver(id);
    expect(receiver().connections).toBe(1);

    receiver().answer = (response) => response.writeHead(200).end('thanks');
    await makeBusiness(db(), { slug: 'b' });
    await hurry(id);
    await deliver(id);
    expect(received()).toEqual(['CREATED a', 'CREATED a', 'CREATED b']);
    expect(receiver().received[1]?.id).toBe(receiver().received[0]?.id);
    expect(await state(id)).toMatchObject({ failures: 0, failingSince: null, nextAttemptAt: null });
  });

  it('never accepts a message is disabled after the last attempt, and loses nothing once it is enabled again', async () => {
    const { id } = await makeWebhook();
    receiver().answer = (response) => response.writeHead(503).end();
    await makeBusiness(db(), { slug: 'a' });
    for (const [i, seconds] of retryDelays.entries()) {
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
    expect(receiver().connections).toBe(retryDelays.length + 1);

    receiver().answer = (response) => response.writeHead(204).end();
    const enable = 'mutation ($id: Int!) { setWebhookEnabled(id: $id, isEnabled: true) { status } }';
    expect(await operate(enable, { id })).toEqual({ setWebhookEnabled: { status: 'ACTIVE' } });
    expect(await dueWebhooks(services())).toEqual([id]);
    await deliver(id);
    expect(received().slice(-2)).toEqual(['CREATED a', 'CREATED b']);
  });

  it('answers 410 is disabled at once', async () => {
    const { id } = await makeWebhook();
    receiver().answer = (response) => response.writeHead(410).end();
    await makeBusiness(db());
    await deliver(id);
    expect(await state(id)).toMatchObject({ failures: 1, stoppedAt: expect.any(Date) });
  });
});

describe('workers', () => {
  it('never send to one webhook concurrently, and nothing twice', async () => {
    const { id } = await makeWebhook();
    receiver().answer = (response) => void setTimeout(() => response.writeHead(204).end(), 20);
    await makeBusinesses(db(), 320, (i) => ({ slug: `row-${i}` }));
    await settleTransactions(db());
    await Promise.all(Array.from({ length: 5 }, () => deliver(id)));
    expect(receiver().maxAtOnce).toBe(1);
    expect(received()).toEqual(Array.from({ length: 320 }, (_, i) => `CREATED row-${i}`));
  });

  it('continue for one that died, with the same message', async () => {
    const { id } = await makeWebhook();
    await makeBusiness(db(), { slug: 'a' });
    await claimWebhook(db(), id, randomUUID());
    await deliver(id);
    expect(receiver().received).toEqual([]);
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
    const worker = await startWorker(services(), database.url, [], [], polledTasks);
    try {
      await makeBusiness(db(), { slug: 'a' });
      await until(async () => slow.received.length > 0 && receiver().received.length > 0);
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
