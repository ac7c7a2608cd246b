import type { Webhook as WebhookRecord } from '../../generated/prisma/client.ts';
import { builder } from '../../graphql/builder.ts';
import { connection, offsetArgs } from '../../graphql/connection.ts';
import { keyOfCreation } from '../../graphql/keyOfCreation.ts';
import { createWebhook } from './createWebhook.ts';
import { listDeletedWebhooks } from './deletedWebhooks.ts';
import { deleteWebhook } from './deleteWebhook.ts';
import { listDeliveries, listWebhooks } from './listWebhooks.ts';
import { replayWebhook } from './replayWebhook.ts';
import { restoreWebhook } from './restoreWebhook.ts';
import { rotateWebhookSecret } from './rotateWebhookSecret.ts';
import { setWebhookEnabled } from './setWebhookEnabled.ts';
import { updateWebhook } from './updateWebhook.ts';
import { WebhookDeliveryConnection } from './webhookDeliverySchema.ts';
import { webhookStatus } from './webhookStatus.ts';
import type { PageOf } from '../../lib/paging.ts';

const WebhookStatus = builder.enumType('WebhookStatus', {
  description: 'Status of a webhook.',
  values: {
    ACTIVE: { description: 'It receives changes within seconds.' },
    RETRYING: { description: 'Its last message failed and is being retried.' },
    FAILING: {
      description:
        'It was disabled after ten failed attempts over three days, or after answering 410. Enable it to continue.',
    },
    DISABLED: { description: 'It was turned off.' },
  } as const,
});

const Webhook = builder.prismaObject('Webhook', {
  description: 'A URL that receives created, updated and deleted listings.',
  fields: (t) => ({
    id: t.exposeInt('id', { description: 'Number of the webhook.' }),
    name: t.exposeString('name', { description: 'Purpose.' }),
    url: t.exposeString('url', { description: 'URL that receives the messages.' }),
    status: t.field({
      type: WebhookStatus,
      description: 'Status.',
      select: { isEnabled: true, stoppedAt: true, failures: true },
      resolve: webhookStatus,
    }),
    cursor: t.exposeString('cursor', {
      description: 'Position in the feed of `changes` up to which messages were created.',
    }),
    failingSince: t.expose('failingSince', {
      type: 'DateTime',
      nullable: true,
      description: 'When the first failed attempt was made; null if the last one succeeded.',
    }),
    nextAttemptAt: t.expose('nextAttemptAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the next retry is due; null without one.',
    }),
    createdByName: t.string({
      nullable: true,
      description: 'Operator who created it; null if it was created by command.',
      select: { createdBy: { select: { name: true } } },
      resolve: ({ createdBy }) => createdBy?.name ?? null,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was created.' }),
    deletedAt: t.expose('deletedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was deleted; null unless it was.',
    }),
  }),
});

const WebhookConnection = connection<PageOf<WebhookRecord>>('WebhookConnection', {
  node: Webhook,
  description: 'A page of webhooks.',
  nodes: 'The webhooks.',
  total: {
    description: 'Number of webhooks.',
    count: (context) => context.db.prisma.webhook.count({ where: { deletedAt: null } }),
  },
});

builder.queryFields((t) => ({
  webhooks: t.field({
    type: WebhookConnection,
    authScopes: { operator: true },
    description: 'Webhooks, newest first. Operators only.',
    args: offsetArgs(20),
    complexity: (args) => ({ field: 5, multiplier: args.first ?? 20 }),
    resolve: (_root, args, context) => listWebhooks(context, args),
  }),
  deletedWebhooks: t.field({
    type: [Webhook],
    authScopes: { operator: true },
    description:
      'Webhooks that were deleted less than a day ago, which `restoreWebhook` restores; the last deleted first, at most 50. Operators only.',
    complexity: { field: 5, multiplier: 50 },
    resolve: (_root, _args, context) => listDeletedWebhooks(context),
  }),
  webhookDeliveries: t.field({
    type: WebhookDeliveryConnection,
    authScopes: { operator: true },
    description: 'Deliveries of a webhook, newest first. Operators only.',
    args: {
      webhookId: t.arg.int({ required: true, description: 'Number of the webhook.' }),
      ...offsetArgs(20),
    },
    complexity: (args) => ({ field: 5, multiplier: args.first ?? 20 }),
    resolve: (_root, args, context) => listDeliveries(context, args),
  }),
}));

const CreateWebhookInput = builder.inputType('CreateWebhookInput', {
  description: 'A new webhook.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'Purpose: 1 to 100 characters.' }),
    url: t.string({
      required: true,
      description: 'Target URL: https on the public internet, at most 2,000 characters.',
    }),
  }),
});

const UpdateWebhookInput = builder.inputType('UpdateWebhookInput', {
  description: 'Changes of a webhook; an omitted field stays unchanged.',
  fields: (t) => ({
    id: t.int({ required: true, description: 'Number of the webhook.' }),
    name: t.string({ description: 'Purpose: 1 to 100 characters.' }),
    url: t.string({ description: 'Target URL, as in `CreateWebhookInput`.' }),
  }),
});

const WebhookWithSecret = builder
  .objectRef<{ secret: string; webhook: WebhookRecord }>('WebhookWithSecret')
  .implement({
    description: 'A webhook with its new secret.',
    fields: (t) => ({
      secret: t.exposeString('secret', {
        description: 'Secret that signs messages. It is returned only once.',
      }),
      webhook: t.expose('webhook', { type: Webhook, description: 'The webhook.' }),
    }),
  });

const id = 'Number of the webhook.';

builder.mutationFields((t) => ({
  createWebhook: t.field({
    type: WebhookWithSecret,
    authScopes: { operator: true },
    description: 'Creates a webhook, which receives changes from its creation on. Operators only.',
    args: {
      input: t.arg({ type: CreateWebhookInput, required: true, description: 'The webhook.' }),
      idempotencyKey: t.arg.string({ description: keyOfCreation('webhook, with its secret') }),
    },
    resolve: (_root, { input, idempotencyKey }, context) => createWebhook(context, input, idempotencyKey),
  }),
  updateWebhook: t.field({
    type: Webhook,
    authScopes: { operator: true },
    description: 'Changes the name or URL of a webhook; its secret stays. Operators only.',
    args: { input: t.arg({ type: UpdateWebhookInput, required: true, description: 'The changes.' }) },
    resolve: (_root, { input }, context) => updateWebhook(context, input),
  }),
  setWebhookEnabled: t.field({
    type: Webhook,
    authScopes: { operator: true },
    description:
      'Enables or disables a webhook, also a failing one. It continues at its position, so no change is lost. Operators only.',
    args: {
      id: t.arg.int({ required: true, description: id }),
      isEnabled: t.arg.boolean({ required: true, description: 'Whether it receives changes.' }),
    },
    resolve: (_root, args, context) => setWebhookEnabled(context, args.id, args.isEnabled),
  }),
  rotateWebhookSecret: t.field({
    type: WebhookWithSecret,
    authScopes: { operator: true },
    description:
      'Rotates the secret of a webhook. For 24 hours messages are also signed with the previous one. Operators only.',
    args: { id: t.arg.int({ required: true, description: id }) },
    resolve: (_root, args, context) => rotateWebhookSecret(context, args.id),
  }),
  replayWebhook: t.field({
    type: Webhook,
    authScopes: { operator: true },
    description:
      'Moves a webhook to another position in the feed of `changes`: it receives the changes after that position, and waiting messages are discarded. Operators only.',
    args: {
      id: t.arg.int({ required: true, description: id }),
      since: t.arg.string({
        description:
          'A cursor of `changes`, of a message or of a webhook. Omitted: the whole directory is sent.',
      }),
    },
    resolve: (_root, args, context) => replayWebhook(context, args.id, args.since ?? null),
  }),
  deleteWebhook: t.int({
    authScopes: { operator: true },
    description:
      'Deletes a webhook with its deliveries. It can be restored for a day. Returns its id. Operators only.',
    args: { id: t.arg.int({ required: true, description: id }) },
    resolve: (_root, args, context) => deleteWebhook(context, args.id),
  }),
  restoreWebhook: t.field({
    type: Webhook,
    authScopes: { operator: true },
    description:
      'Restores a webhook that was deleted less than a day ago. It continues at its position, so no change is lost. Operators only.',
    args: { id: t.arg.int({ required: true, description: id }) },
    resolve: (_root, args, context) => restoreWebhook(context, args.id),
  }),
}));
