import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach } from '@jest/globals';
import { detachedContext, type Viewer } from '../../../lib/context.ts';
import { executeOrThrow } from '../../../testing/execute.ts';
import { makeOperator } from '../../../testing/factories.ts';
import { FakeReceiver } from '../../../testing/fakes/fakeReceiver.ts';
import { settleTransactions } from '../../../testing/database/settleTransactions.ts';
import { testServices } from '../../../testing/TestBrowser.ts';
import { useTestDatabase } from '../../../testing/useTestDatabase.ts';
import { deliverWebhook } from '../deliverWebhook.ts';

const secretFields = 'secret webhook { id status }';
export const createWebhook = `mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { ${secretFields} } }`;
export const rotateSecret = `mutation ($id: Int!) { rotateWebhookSecret(id: $id) { ${secretFields} } }`;
export interface Secret {
  secret: string;
  webhook: { id: number; status: string };
}

/** A database, an operator, and a receiver of webhooks for each test; to be called once in a file. */
export function useWebhooks() {
  const database = useTestDatabase();
  const db = () => database.db;
  const services = (env: Record<string, string> = {}) =>
    testServices(db(), { WEBHOOK_NETWORK: 'any', ...env });
  const system = (env?: Record<string, string>) =>
    detachedContext(services(env), { kind: 'system' }, randomUUID());
  let receiver: FakeReceiver;
  let viewer: Viewer;
  beforeEach(async () => {
    receiver = await new FakeReceiver().start();
    ({ viewer } = await makeOperator(db()));
  });
  afterEach(() => receiver.close());
  return {
    database,
    db,
    services,
    system,
    receiver: () => receiver,
    viewer: () => viewer,
    async makeWebhook(url = receiver.url): Promise<{ id: number; secret: string }> {
      await settleTransactions(db());
      const variables = { input: { name: 'Partner', url } };
      const made = await executeOrThrow<{ createWebhook: Secret }>(services(), createWebhook, variables, {
        as: viewer,
      });
      return { id: made.createWebhook.webhook.id, secret: made.createWebhook.secret };
    },
    /** A worker's turn, once what was written can be seen in the feed. */
    async deliver(id: number, env?: Record<string, string>): Promise<void> {
      await settleTransactions(db());
      await deliverWebhook(system(env), id, new AbortController().signal);
    },
    operate: <Data>(query: string, variables: Record<string, unknown> = {}) =>
      executeOrThrow<Data>(services(), query, variables, { as: viewer }),
    state: (id: number) => db().prisma.webhook.findUniqueOrThrow({ where: { id } }),
    deliveries: (webhookId: number) =>
      db().prisma.webhookDelivery.findMany({ where: { webhookId }, orderBy: { id: 'asc' } }),
    /** Makes the next attempt due. */
    hurry: (id: number) => db().prisma.webhook.update({ where: { id }, data: { nextAttemptAt: null } }),
    /** Kind and slug of each change that the receiver was sent. */
    received: () =>
      receiver.received.flatMap(({ data }) =>
        ((data.changes ?? []) as { kind: string; slug: string }[]).map(({ kind, slug }) => `${kind} ${slug}`),
      ),
  };
}
