import type { WebhookDelivery as DeliveryRecord } from '../../generated/prisma/client.ts';
import { builder } from '../../graphql/builder.ts';
import { connection } from '../../graphql/connection.ts';
import { pingWebhook } from './pingWebhook.ts';
import { replayDelivery } from './replayDelivery.ts';
import type { PageOf } from '../../lib/paging.ts';

const WebhookDeliveryStatus = builder.enumType('WebhookDeliveryStatus', {
  description: 'Result of a delivery.',
  values: {
    WAITING: { description: 'Waiting to be sent, or to be retried.' },
    DELIVERED: { description: 'The receiver answered with a status from 200 to 299.' },
    FAILED: { description: 'It is not retried: a failed ping, or discarded by a replay.' },
  } as const,
});

const WebhookDelivery = builder.prismaObject('WebhookDelivery', {
  description:
    'A message to a webhook, and the result of its last attempt. Stored for 30 days, at most the newest 500 per webhook.',
  fields: (t) => ({
    id: t.exposeInt('id', { description: 'Number of the delivery.' }),
    messageId: t.exposeString('messageId', {
      description: 'The `webhook-id` that it carries: the same for every try and every replay.',
    }),
    type: t.exposeString('type', { description: 'Type: `businesses.changed` or `ping`.' }),
    changeCount: t.exposeInt('changeCount', { description: 'Number of changes in it.' }),
    body: t.exposeString('body', { description: 'Exact body; JSON.' }),
    status: t.expose('status', { type: WebhookDeliveryStatus, description: 'Its result.' }),
    attempts: t.exposeInt('attempts', { description: 'Number of attempts.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was created.' }),
    attemptedAt: t.expose('attemptedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was last attempted; null before the first attempt.',
    }),
    deliveredAt: t.expose('deliveredAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was delivered; null if it was not.',
    }),
    httpStatus: t.exposeInt('httpStatus', {
      nullable: true,
      description: 'HTTP status of the last answer; null without an answer.',
    }),
    latencyMs: t.exposeInt('latencyMs', {
      nullable: true,
      description: 'Milliseconds that the last try took; null before the first.',
    }),
    answer: t.exposeString('answer', {
      nullable: true,
      description: 'The first 500 bytes of the last answer; null without an answer.',
    }),
    fault: t.exposeString('fault', {
      nullable: true,
      description:
        'Reason of a missing answer: `refused` (a forbidden address), `unreachable`, `timeout`; `dropped` by a replay; otherwise null.',
    }),
    replayOfId: t.exposeInt('replayOfId', {
      nullable: true,
      description: 'Number of the delivery whose message it sends again; null where it is the first.',
    }),
  }),
});

export const WebhookDeliveryConnection = connection<PageOf<DeliveryRecord>>('WebhookDeliveryConnection', {
  node: WebhookDelivery,
  description: 'A page of deliveries.',
  nodes: 'The deliveries.',
});

builder.mutationFields((t) => ({
  pingWebhook: t.field({
    type: WebhookDelivery,
    authScopes: { operator: true },
    description:
      'Sends a message of type `ping` immediately, without retries, and returns its result within about ten seconds. Operators only.',
    args: { id: t.arg.int({ required: true, description: 'Number of the webhook.' }) },
    resolve: (_root, { id }, context) => pingWebhook(context, id),
  }),
  replayWebhookDelivery: t.field({
    type: WebhookDelivery,
    authScopes: { operator: true },
    description: 'Sends a message again, after the waiting ones. Operators only.',
    args: { id: t.arg.int({ required: true, description: 'Number of the delivery.' }) },
    resolve: (_root, { id }, context) => replayDelivery(context, id),
  }),
}));
