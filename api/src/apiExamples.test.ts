import { execFile, spawn } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createWebhook } from './features/webhooks/createWebhook.ts';
import { deliverWebhook } from './features/webhooks/deliverWebhook.ts';
import { pingWebhook } from './features/webhooks/pingWebhook.ts';
import { rotateWebhookSecret } from './features/webhooks/rotateWebhookSecret.ts';
import { updateWebhook } from './features/webhooks/updateWebhook.ts';
import { detachedContext } from './lib/context.ts';
import { rootFolder } from './lib/rootFolder.ts';
import { makeLisbon } from './testing/makeLisbon.ts';
import { settleTransactions } from './testing/database/settleTransactions.ts';
import { startTestServer, type TestServer } from './testing/startTestServer.ts';
import { testServices } from './testing/TestBrowser.ts';
import { until } from './testing/until.ts';
import { useTestDatabase } from './testing/useTestDatabase.ts';

// The programs of docs/examples/, run as a reader would run them.

const database = useTestDatabase();
let server: TestServer;
let baseUrl: string;
beforeAll(async () => {
  server = await startTestServer(testServices(database.db));
  const { port } = server.app.server.address() as { port: number };
  baseUrl = `http://127.0.0.1:${port}`;
});
beforeEach(async () => {
  await makeLisbon(database.db);
  await settleTransactions(database.db);
});
afterAll(() => server.close());

const example = (name: string) => path.join(rootFolder, 'docs/examples', name);
async function run(program: string, args: string[], env: Record<string, string> = {}) {
  const { stdout } = await promisify(execFile)(program, args, {
    cwd: rootFolder,
    env: { PATH: process.env.PATH, TMPDIR: process.env.TMPDIR, ...env },
  });
  return stdout.trimEnd().split('\n');
}

describe('the client', () => {
  const client = (...args: string[]) =>
    run(process.execPath, ['--import', 'tsx', example('client/main.ts'), baseUrl, ...args], {
      PAGE_SIZE: '1',
    });

  it('lists the businesses open now in a city, page after page', async () => {
    expect(await client('open', 'lisbon')).toEqual(['Café Aurora  -', 'Tram Coffee  -']);
  });

  it('copies the directory, and continues from the stored cursor', async () => {
    const all = await client('changes');
    expect(all.filter((line) => !line.startsWith('CURSOR'))).toEqual([
      'CREATED  cafe-aurora  Café Aurora',
      'CREATED  tram-coffee  Tram Coffee',
      'CREATED  sleepy-coffee  Sleepy Coffee',
      'CREATED  ribeira-coffee  Ribeira Coffee',
    ]);
    const cursor = all.at(-1)?.split('  ')[1] ?? '';
    const { prisma } = database.db;
    await prisma.business.update({ where: { slug: 'tram-coffee' }, data: { phone: '+351 21 765 4321' } });
    await prisma.business.delete({ where: { slug: 'sleepy-coffee' } });
    await settleTransactions(database.db);
    expect((await client('changes', cursor)).filter((line) => !line.startsWith('CURSOR'))).toEqual([
      'UPDATED  tram-coffee  Tram Coffee',
      'DELETED  sleepy-coffee  -',
    ]);
  });

  it('reports refusals with their code', async () => {
    await expect(client('changes', 'nonsense')).rejects.toThrow('BAD_INPUT: ');
  });
});

it('the webhook receiver of the guide accepts signed messages and rejects those signed with another key', async () => {
  const services = testServices(database.db, { WEBHOOK_NETWORK: 'any' });
  const context = detachedContext(services, { kind: 'system' }, 'example');
  const { secret, webhook } = await createWebhook(context, { name: 'Example', url: 'http://localhost/' });
  const receiver = spawn(process.execPath, ['--import', 'tsx', example('webhook/receiver.ts'), '0'], {
    cwd: rootFolder,
    env: { PATH: process.env.PATH, TMPDIR: process.env.TMPDIR, WEBHOOK_SECRET: secret },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  receiver.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  try {
    await until(async () => printed.includes('\n'));
    const url = `http://127.0.0.1:${/\d+/.exec(printed)?.[0]}/`;
    await updateWebhook(context, { id: webhook.id, url });
    expect(await pingWebhook(context, webhook.id)).toMatchObject({ status: 'DELIVERED', httpStatus: 204 });
    await database.db.prisma.business.delete({ where: { slug: 'sleepy-coffee' } });
    await settleTransactions(database.db);
    await deliverWebhook(context, webhook.id, new AbortController().signal);
    await until(async () => printed.endsWith('\n') && printed.includes('sleepy-coffee'));
    expect(printed.trimEnd().split('\n').slice(1)).toEqual([
      'ping',
      'businesses.changed',
      'DELETED  sleepy-coffee',
    ]);
    // The secret before the last one still signs, the one before that no longer.
    await rotateWebhookSecret(context, webhook.id);
    expect(await pingWebhook(context, webhook.id)).toMatchObject({ status: 'DELIVERED' });
    await rotateWebhookSecret(context, webhook.id);
    expect(await pingWebhook(context, webhook.id)).toMatchObject({ status: 'FAILED', httpStatus: 401 });
  } finally {
    receiver.kill();
  }
}, 60_000);

it('the pagination example follows the REST paths to the last page', async () => {
  const lines = await run('sh', [example('walk.sh'), baseUrl]);
  const behind = (title: string) =>
    lines.slice(lines.findIndex((line) => line.startsWith(`== ${title}`)) + 1);
  expect(JSON.parse(behind('Number of listings')[0] ?? '')).toEqual({ total: 4 });
  expect(JSON.parse(behind('Countries')[2] ?? '')).toHaveLength(2);
  expect(behind('Best rated').slice(1, 3).sort().join()).toMatch(/link: .*rel="next".*x-total-count: 4/is);
  expect(JSON.parse(behind('One listing')[0] ?? '')).toMatchObject({ slug: 'cafe-aurora' });
  expect(JSON.parse(behind('One listing')[1] ?? '')).toHaveLength(2);
  expect(JSON.parse(behind('A search')[0] ?? '')).toHaveLength(3);
  expect(JSON.parse(behind('A search')[1] ?? '')).toHaveLength(3);
  expect(behind('Conditional request')[0]).toBe('304');
  expect(JSON.parse(behind('An error')[0] ?? '')).toMatchObject({ code: 'BAD_INPUT' });
});
