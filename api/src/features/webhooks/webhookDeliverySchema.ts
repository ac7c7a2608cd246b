import type { WebhookDelivery as DeliveryRecord } from '../../generated/prisma/client.ts';
import { builder } from '../../graphql/builder.ts';
import { PageInfo } from '../../graphql/pageInfo.ts';
import { pingWebhook } from './pingWebhook.ts';
import { replayDelivery } from './replayDelivery.ts';

const WebhookDeliveryStatus = builder.enumType('WebhookDeliveryStatus', {
  description: 'What came of a delivery.',
  values: {
    WAITING: { description: 'It is sent next, or tried again.' },
    DELIVERED: { description: 'The receiver answered with a status from 200 to 299.' },
    FAILED: { description: 'It is not tried again: a ping without success, or dropped by a replay.' },
  } as const,
});

const WebhookDelivery = builder.prismaObject('WebhookDelivery', {
  description:
    'A message to a webhook, and what came of its last try. Kept for 30 days, and at most the newest 500 of a webhook.',
  fields: (t) => ({
    id: t.exposeInt('id', { description: 'Number of the delivery.' }),
    messageId: t.exposeString('messageId', {
      description: 'The `webhook-id` that it carries: the same for every try and every replay.',
    }),
    type: t.exposeString('type', { description: 'What it tells: `businesses.changed` or `ping`.' }),
    changeCount: t.exposeInt('changeCount', { description: 'How many changes it tells.' }),
    body: t.exposeString('body', { description: 'What is sent, to the letter; JSON.' }),
    status: t.expose('status', { type: WebhookDeliveryStatus, description: 'What came of it.' }),
    attempts: t.exposeInt('attempts', { description: 'Number of attempts.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was created.' }),
    attemptedAt: t.expose('attemptedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was last tried; null before the first try.',
    }),
    deliveredAt: t.expose('deliveredAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was delivered; null where it was not.',
    }),
    httpStatus: t.exposeInt('httpStatus', {
      nullable: true,
      description: 'HTTP status of the last answer; null where none came.',
    }),
    latencyMs: t.exposeInt('latencyMs', {
      nullable: true,
      description: 'Milliseconds that the last try took; null before the first.',
    }),
    answer: t.exposeString('answer', {
      nullable: true,
      description: 'The first 500 bytes of the last answer; null where none came.',
    }),
    fault: t.exposeString('fault', {
      nullable: true,
      description:
        'Why no answer came: `refused` (an address that is not called), `unreachable`, `timeout`; `dropped` by a replay; else null.',
    }),
    replayOfId: t.exposeInt('replayOfId', {
      nullable: true,
      description: 'Number of the delivery whose message it sends again; null where it is the first.',
    }),
  }),
});

export const WebhookDeliveryConnection = builder
  .objectRef<{ nodes: DeliveryRecord[]; pageInfo: { hasNextPage: boolean; endCursor: null } }>(
    'WebhookDeliveryConnection',
  )
  .implement({
    description: 'A page of deliveries.',
    fields: (t) => ({
      nodes: t.expose('nodes', {
        type: [WebhookDelivery],
        description: 'The deliveries.',
        complexity: { field: 1, multiplier: 1 },
      }),
      pageInfo: t.expose('pageInfo', { type: PageInfo, description: 'Position of the page in the list.' }),
    }),
  });

builder.mutationFields((t) => ({
  pingWebhook: t.field({
    type: WebhookDelivery,
    authScopes: { operator: true },
    description:
      'Sends a message of the type `ping`, at once and once, and answers what came of it, within some ten seconds. Operators only.',
    args: { id: t.arg.int({ required: true, description: 'Number of the webhook.' }) },
    resolve: (_root, { id }, context) => pingWebhook(context, id),
  }),
  replayWebhookDelivery: t.field({
    type: WebhookDelivery,
    authScopes: { operator: true },
    description: 'Has a message sent once more, behind what waits already. Operators only.',
    args: { id: t.arg.int({ required: true, description: 'Number of the delivery.' }) },
    resolve: (_root, { id }, context) => replayDelivery(context, id),
  }),
}));
