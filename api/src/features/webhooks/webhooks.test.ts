import { describe, expect, it } from '@jest/globals';
import { refusalOf } from '../../testing/execute.ts';
import { makeBusiness } from '../../testing/factories.ts';
import { settleTransactions } from '../../testing/database/settleTransactions.ts';
import { dueWebhooks } from './dueWebhooks.ts';
import { sweepDeliveries } from './sweepDeliveries.ts';
import { webhookCommand } from './webhookCommand.ts';
import { createWebhook, rotateSecret, type Secret, useWebhooks } from './testing/useWebhooks.ts';

const { db, services, system, receiver, viewer, makeWebhook, deliver, operate, deliveries, hurry, received } =
  useWebhooks();

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
    expect(await refusalOf(closed, createWebhook, variables, { as: viewer() })).toBe('BAD_INPUT');
    expect(await db().prisma.webhook.count()).toBe(0);
  });

  it('that leads to this machine is not called: no connection, and a failed delivery', async () => {
    const { id } = await makeWebhook();
    const port = new URL(receiver().url).port;
    for (const url of [receiver().url, `https://127.0.0.1:${port}/`, `https://[::1]:${port}/`]) {
      await db().prisma.webhook.update({ where: { id }, data: { url, nextAttemptAt: null } });
      await makeBusiness(db());
      await deliver(id, { WEBHOOK_NETWORK: 'public' });
      expect((await deliveries(id)).at(-1)).toMatchObject({ status: 'WAITING', fault: 'refused' });
    }
    expect(receiver().connections).toBe(0);
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
    expect(receiver().received).toEqual([]);
    await operate(set, { id, on: true });

    const rotated = await operate<{ rotateWebhookSecret: Secret }>(rotateSecret, { id });
    await deliver(id);
    const newSecret = rotated.rotateWebhookSecret.secret;
    expect(receiver().received.map((one) => [one.isSignedWith(secret), one.isSignedWith(newSecret)])).toEqual(
      [[true, true]],
    );
    await db().pool.query(`UPDATE webhooks SET former_secret_until = now() - interval '1 second'`);
    await makeBusiness(db(), { slug: 'b' });
    await deliver(id);
    expect(receiver().received[1]?.isSignedWith(secret)).toBe(false);

    const remove = 'mutation ($id: Int!) { deleteWebhook(id: $id) }';
    expect(await operate(remove, { id })).toEqual({ deleteWebhook: id });
    expect(await refusalOf(services(), remove, { id }, { as: viewer() })).toBe('NOT_FOUND');
    expect(await operate('{ webhooks { totalCount nodes { id } } }')).toEqual({
      webhooks: { totalCount: 0, nodes: [] },
    });
    const events = await db().prisma.auditEvent.findMany({ orderBy: { id: 'asc' } });
    expect(events.map(({ action }) => action)).toEqual(
      ['create', 'update', 'disable', 'enable', 'rotate', 'delete'].map((verb) => `webhook.${verb}`),
    );
    const written = JSON.stringify(events.map(({ before, after }) => [before, after]));
    for (const text of [secret, newSecret]) expect(written).not.toContain(text.slice(6));
  });

  it('restore a deleted webhook within a day, which then misses no change', async () => {
    const { id } = await makeWebhook();
    const remove = 'mutation ($id: Int!) { deleteWebhook(id: $id) }';
    const restore = 'mutation ($id: Int!) { restoreWebhook(id: $id) { id status } }';
    expect(await refusalOf(services(), restore, { id }, { as: viewer() })).toBe('CONFLICT');
    await operate(remove, { id });
    await makeBusiness(db(), { slug: 'a' });
    await deliver(id);
    expect(received()).toEqual([]);
    for (const call of ['pingWebhook(id: $id) { id }', 'setWebhookEnabled(id: $id, isEnabled: true) { id }'])
      expect(await refusalOf(services(), `mutation ($id: Int!) { ${call} }`, { id }, { as: viewer() })).toBe(
        'NOT_FOUND',
      );

    expect(await operate(restore, { id })).toEqual({ restoreWebhook: { id, status: 'ACTIVE' } });
    await deliver(id);
    expect(received()).toEqual(['CREATED a']);

    const deleted = () => operate('{ deletedWebhooks { id deletedAt } }');
    expect(await deleted()).toEqual({ deletedWebhooks: [] });
    await operate(remove, { id });
    await sweepDeliveries({ db: db() });
    expect(await deleted()).toEqual({ deletedWebhooks: [{ id, deletedAt: expect.any(Date) }] });
    await db().pool.query(`UPDATE webhooks SET deleted_at = now() - interval '25 hours'`);
    // Also before the next sweep.
    expect(await deleted()).toEqual({ deletedWebhooks: [] });
    expect(await refusalOf(services(), restore, { id }, { as: viewer() })).toBe('NOT_FOUND');
    await sweepDeliveries({ db: db() });
    expect(await refusalOf(services(), restore, { id }, { as: viewer() })).toBe('NOT_FOUND');
    expect(await db().prisma.webhookDelivery.count()).toBe(0);
  });

  it('test a webhook in any state, and see the result', async () => {
    const { id, secret } = await makeWebhook();
    await db().prisma.webhook.update({ where: { id }, data: { isEnabled: false } });
    const ping = 'mutation ($id: Int!) { pingWebhook(id: $id) { status httpStatus latencyMs answer } }';
    receiver().answer = (response) => response.writeHead(418).end('teapot');
    expect(await operate(ping, { id })).toEqual({
      pingWebhook: { status: 'FAILED', httpStatus: 418, latencyMs: expect.any(Number), answer: 'teapot' },
    });
    expect(receiver().received).toMatchObject([{ type: 'ping', data: { webhookId: id } }]);
    expect(receiver().received[0]?.isSignedWith(secret)).toBe(true);
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
    expect(await refusalOf(services(), replay, { id: first?.id }, { as: viewer() })).toBe('CONFLICT');
    await deliver(id);
    expect(receiver().received[2]).toMatchObject({ id: first?.messageId });

    const from = 'mutation ($id: Int!, $since: String) { replayWebhook(id: $id, since: $since) { cursor } }';
    receiver().answer = (response) => response.writeHead(500).end();
    await makeBusiness(db(), { slug: 'c' });
    await deliver(id);
    receiver().answer = (response) => response.writeHead(204).end();
    const since = receiver().received[0]?.data.cursor;
    await operate(from, { id, since });
    await hurry(id);
    await deliver(id);
    expect(received()).toEqual(['a', 'b', 'a', 'c', 'b', 'c'].map((slug) => `CREATED ${slug}`));
    expect((await deliveries(id)).at(-2)).toMatchObject({ status: 'FAILED', fault: 'dropped' });
    await operate(from, { id });
    await deliver(id);
    expect(received().slice(6)).toEqual(['CREATED a', 'CREATED b', 'CREATED c']);
    expect(await refusalOf(services(), from, { id, since: 'nonsense' }, { as: viewer() })).toBe('BAD_INPUT');
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
  expect(await run('create', '--name', 'Partner', '--url', receiver().url)).toBe(0);
  const id = /webhook (\d+)/.exec(lines[0] ?? '')?.[1] ?? '';
  expect(lines[1]).toMatch(/^whsec_[\w+/]{43}=$/);
  expect(await run('ping', '--id', id)).toBe(0);
  expect(lines[0]).toMatch(/^delivered: 204 after \d+ ms$/);
  await run('deliveries', '--id', id);
  expect(lines[0]?.split('\t').slice(2, 7)).toEqual(['ping', '0 changes', 'delivered', '1 attempts', '204']);
  await run('replay', '--delivery', lines[0]?.split('\t')[0] ?? '');
  expect(lines[0]).toMatch(/is sent again/);
  await run('replay', '--id', id, '--since', 'beginning');
  await run('disable', '--id', id);
  await run('list');
  expect(lines[0]?.split('\t').slice(1)).toEqual(['Partner', receiver().url, 'disabled']);
  await run('rotate', '--id', id);
  expect(lines[1]).toMatch(/^whsec_/);
  await run('delete', '--id', id);
  await run('list');
  expect(lines).toEqual([]);
  await run('restore', '--id', id);
  expect(lines).toEqual([`Webhook ${id} was restored.`]);
  for (const wrong of [
    [],
    ['create', '--name', 'x'],
    ['ping'],
    ['ping', '--id', 'x'],
    ['replay', '--id', '1'],
  ])
    expect(await run(...wrong)).toBe(2);
});
