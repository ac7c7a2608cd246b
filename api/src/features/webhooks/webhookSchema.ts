import type { Webhook as WebhookRecord } from '../../generated/prisma/client.ts';
import { builder } from '../../graphql/builder.ts';
import { PageInfo } from '../../graphql/pageInfo.ts';
import { createWebhook } from './createWebhook.ts';
import { deleteWebhook } from './deleteWebhook.ts';
import { listDeliveries, listWebhooks } from './listWebhooks.ts';
import { replayWebhook } from './replayWebhook.ts';
import { rotateWebhookSecret } from './rotateWebhookSecret.ts';
import { setWebhookEnabled } from './setWebhookEnabled.ts';
import { updateWebhook } from './updateWebhook.ts';
import { WebhookDeliveryConnection } from './webhookDeliverySchema.ts';
import { webhookStatus } from './webhookStatus.ts';

const WebhookStatus = builder.enumType('WebhookStatus', {
  description: 'How a webhook stands.',
  values: {
    ACTIVE: { description: 'It is told of changes within seconds.' },
    RETRYING: { description: 'Its last message was not taken and is tried again.' },
    FAILING: {
      description: 'It was given up after ten tries over three days, or answered 410. Enable it to go on.',
    },
    DISABLED: { description: 'It was turned off.' },
  } as const,
});

const Webhook = builder.prismaObject('Webhook', {
  description: 'A program elsewhere that is told of listings that were created, updated or deleted.',
  fields: (t) => ({
    id: t.exposeInt('id', { description: 'Number of the webhook.' }),
    name: t.exposeString('name', { description: 'Its purpose.' }),
    url: t.exposeString('url', { description: 'Address that messages are posted to.' }),
    status: t.field({
      type: WebhookStatus,
      description: 'How it stands.',
      select: { isEnabled: true, stoppedAt: true, failures: true },
      resolve: webhookStatus,
    }),
    cursor: t.exposeString('cursor', {
      description: 'Place in the feed of `changes` up to which messages were made.',
    }),
    failingSince: t.expose('failingSince', {
      type: 'DateTime',
      nullable: true,
      description: 'When the first of the tries in vain was; null where the last one went well.',
    }),
    nextAttemptAt: t.expose('nextAttemptAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the next try is after one in vain; else null.',
    }),
    createdByName: t.string({
      nullable: true,
      description: 'Operator who created it; null if it was created by command.',
      select: { createdBy: { select: { name: true } } },
      resolve: ({ createdBy }) => createdBy?.name ?? null,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was created.' }),
  }),
});

const WebhookConnection = builder
  .objectRef<{ nodes: WebhookRecord[]; pageInfo: { hasNextPage: boolean; endCursor: null } }>(
    'WebhookConnection',
  )
  .implement({
    description: 'A page of webhooks.',
    fields: (t) => ({
      nodes: t.expose('nodes', {
        type: [Webhook],
        description: 'The webhooks.',
        complexity: { field: 1, multiplier: 1 },
      }),
      totalCount: t.int({
        description: 'How many there are.',
        resolve: (_page, _args, context) => context.db.prisma.webhook.count(),
      }),
      pageInfo: t.expose('pageInfo', { type: PageInfo, description: 'Position of the page in the list.' }),
    }),
  });

builder.queryFields((t) => ({
  webhooks: t.field({
    type: WebhookConnection,
    authScopes: { operator: true },
    description: 'Webhooks, newest first. Operators only.',
    args: {
      first: t.arg.int({ defaultValue: 20, description: 'Page size, at most 100.' }),
      offset: t.arg.int({ description: 'Number of items to skip.' }),
    },
    complexity: (args) => ({ field: 5, multiplier: args.first ?? 20 }),
    resolve: (_root, args, context) => listWebhooks(context, args),
  }),
  webhookDeliveries: t.field({
    type: WebhookDeliveryConnection,
    authScopes: { operator: true },
    description: 'What was sent to a webhook, newest first. Operators only.',
    args: {
      webhookId: t.arg.int({ required: true, description: 'Number of the webhook.' }),
      first: t.arg.int({ defaultValue: 20, description: 'Page size, at most 100.' }),
      offset: t.arg.int({ description: 'Number of items to skip.' }),
    },
    complexity: (args) => ({ field: 5, multiplier: args.first ?? 20 }),
    resolve: (_root, args, context) => listDeliveries(context, args),
  }),
}));

const CreateWebhookInput = builder.inputType('CreateWebhookInput', {
  description: 'A webhook to be made.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'Its purpose: 1 to 100 characters.' }),
    url: t.string({
      required: true,
      description: 'Where messages go: an https address on the public internet, at most 2,000 characters.',
    }),
  }),
});

const UpdateWebhookInput = builder.inputType('UpdateWebhookInput', {
  description: 'What changes of a webhook; what is left out stays.',
  fields: (t) => ({
    id: t.int({ required: true, description: 'Number of the webhook.' }),
    name: t.string({ description: 'Its purpose: 1 to 100 characters.' }),
    url: t.string({ description: 'Where messages go, as in `CreateWebhookInput`.' }),
  }),
});

const WebhookWithSecret = builder
  .objectRef<{ secret: string; webhook: WebhookRecord }>('WebhookWithSecret')
  .implement({
    description: 'A webhook whose secret was just made.',
    fields: (t) => ({
      secret: t.exposeString('secret', {
        description: 'What messages are signed with. This is the only time that it can be read.',
      }),
      webhook: t.expose('webhook', { type: Webhook, description: 'The webhook.' }),
    }),
  });

const id = 'Number of the webhook.';

builder.mutationFields((t) => ({
  createWebhook: t.field({
    type: WebhookWithSecret,
    authScopes: { operator: true },
    description: 'Makes a webhook, which is told of what changes from now on. Operators only.',
    args: { input: t.arg({ type: CreateWebhookInput, required: true, description: 'The webhook.' }) },
    resolve: (_root, { input }, context) => createWebhook(context, input),
  }),
  updateWebhook: t.field({
    type: Webhook,
    authScopes: { operator: true },
    description: 'Renames a webhook or sends it elsewhere. Its secret stays. Operators only.',
    args: { input: t.arg({ type: UpdateWebhookInput, required: true, description: 'The changes.' }) },
    resolve: (_root, { input }, context) => updateWebhook(context, input),
  }),
  setWebhookEnabled: t.field({
    type: Webhook,
    authScopes: { operator: true },
    description:
      'Turns a webhook off or on, also one that was given up. It goes on where it stood: nothing is lost meanwhile. Operators only.',
    args: {
      id: t.arg.int({ required: true, description: id }),
      isEnabled: t.arg.boolean({ required: true, description: 'Whether it is told of changes.' }),
    },
    resolve: (_root, args, context) => setWebhookEnabled(context, args.id, args.isEnabled),
  }),
  rotateWebhookSecret: t.field({
    type: WebhookWithSecret,
    authScopes: { operator: true },
    description:
      'Gives a webhook a new secret. For 24 hours messages are signed with the one before, too. Operators only.',
    args: { id: t.arg.int({ required: true, description: id }) },
    resolve: (_root, args, context) => rotateWebhookSecret(context, args.id),
  }),
  replayWebhook: t.field({
    type: Webhook,
    authScopes: { operator: true },
    description:
      'Puts a webhook elsewhere in the feed of `changes`: it is told what is behind that place, and what waited is dropped. Operators only.',
    args: {
      id: t.arg.int({ required: true, description: id }),
      since: t.arg.string({
        description:
          'A cursor of `changes`, of a message or of a webhook; without it the whole directory is told.',
      }),
    },
    resolve: (_root, args, context) => replayWebhook(context, args.id, args.since ?? null),
  }),
  deleteWebhook: t.int({
    authScopes: { operator: true },
    description: 'Ends a webhook, with what was kept of its deliveries. Answers its number. Operators only.',
    args: { id: t.arg.int({ required: true, description: id }) },
    resolve: (_root, args, context) => deleteWebhook(context, args.id),
  }),
}));
