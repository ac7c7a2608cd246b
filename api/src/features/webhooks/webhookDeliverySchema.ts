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
      description: 'Value of the `webhook-id` header, the same for each attempt and replay.',
    }),
    type: t.exposeString('type', { description: 'Type: `businesses.changed` or `ping`.' }),
    changeCount: t.exposeInt('changeCount', { description: 'Number of changes in the message.' }),
    body: t.exposeString('body', { description: 'Exact request body, in JSON.' }),
    status: t.expose('status', { type: WebhookDeliveryStatus, description: 'Result.' }),
    attempts: t.exposeInt('attempts', { description: 'Number of attempts.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was created.' }),
    attemptedAt: t.expose('attemptedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was last attempted; null if never.',
    }),
    deliveredAt: t.expose('deliveredAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was delivered; null if it was not.',
    }),
    httpStatus: t.exposeInt('httpStatus', {
      nullable: true,
      description: 'HTTP status of the last response; null without a response.',
    }),
    latencyMs: t.exposeInt('latencyMs', {
      nullable: true,
      description: 'Duration of the last attempt in milliseconds; null if never attempted.',
    }),
    answer: t.exposeString('answer', {
      nullable: true,
      description: 'First 500 bytes of the last response; null without a response.',
    }),
    fault: t.exposeString('fault', {
      nullable: true,
      description:
        'Why there was no response: `refused` (a forbidden address), `unreachable` or `timeout`; `dropped` if a replay discarded it; otherwise null.',
    }),
    replayOfId: t.exposeInt('replayOfId', {
      nullable: true,
      description: 'Delivery whose message it sends again; null if it is the first.',
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
