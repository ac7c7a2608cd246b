import { builder } from '../../graphql/builder.ts';
import { connection, offsetArgs } from '../../graphql/connection.ts';
import type { ApiKey as KeyRecord } from '../../generated/prisma/client.ts';
import { limits } from '../../lib/limits.ts';
import { checkPaging, type PageOf, pageOf } from '../../lib/paging.ts';
import { createApiKey } from './createApiKey.ts';
import { revokeApiKey } from './revokeApiKey.ts';
import { updateApiKey } from './updateApiKey.ts';

const ApiKeyScope = builder.enumType('ApiKeyScope', {
  description: 'Permissions of a key.',
  values: {
    READ: { description: 'Public data, with a rate limit of its own.' },
    ADMIN: {
      description:
        'READ, and everything that operators may do, except managing keys, operators, second factors and sessions, using saved filters, restoring or downloading backups, and `resetDatabase`.',
    },
  } as const,
});

const ApiKey = builder.prismaObject('ApiKey', {
  description: 'API key of a program. The key itself is shown once, at creation.',
  fields: (t) => ({
    id: t.exposeInt('id', { description: 'Number of the key.' }),
    name: t.exposeString('name', { description: 'Purpose.' }),
    prefix: t.exposeString('prefix', { description: 'First characters of the key, to recognise it.' }),
    scope: t.field({
      type: ApiKeyScope,
      description: 'Permissions.',
      select: { isAdmin: true },
      resolve: ({ isAdmin }) => (isAdmin ? 'ADMIN' : 'READ'),
    }),
    perMinute: t.int({
      description: 'Maximum requests per minute, over all servers together.',
      select: { perMinute: true },
      resolve: ({ perMinute }) => perMinute ?? limits.perMinute,
    }),
    createdByName: t.string({
      nullable: true,
      description: 'Operator who created it; null if it was created by command.',
      select: { createdBy: { select: { name: true } } },
      resolve: ({ createdBy }) => createdBy?.name ?? null,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was created.' }),
    lastUsedAt: t.expose('lastUsedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was last used, to the minute.',
    }),
    expiresAt: t.expose('expiresAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it stops working; null: never.',
    }),
    revokedAt: t.expose('revokedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was revoked.',
    }),
  }),
});

const ApiKeyConnection = connection<PageOf<KeyRecord>>('ApiKeyConnection', {
  node: ApiKey,
  description: 'A page of API keys.',
  nodes: 'The keys.',
  total: {
    description: 'Number of keys, revoked ones included.',
    count: (context) => context.db.prisma.apiKey.count(),
  },
});

builder.queryField('apiKeys', (t) =>
  t.field({
    type: ApiKeyConnection,
    authScopes: { person: true },
    description: 'API keys, newest first. Operators with a session only.',
    args: offsetArgs(20),
    complexity: (args) => ({ field: 5, multiplier: args.first ?? 20 }),
    resolve: async (_root, args, context) => {
      const { first, offset } = checkPaging(context, args, 20);
      const rows = await context.db.prisma.apiKey.findMany({
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        include: { createdBy: { select: { name: true } } },
        take: first + 1,
        skip: offset,
      });
      return pageOf(rows, first);
    },
  }),
);

const perMinute = `Maximum requests per minute, 1 to ${limits.maxPerMinute}; null: ${limits.perMinute}.`;
const expiresAt = 'When it stops working, in the future; null: never.';

const CreateApiKeyInput = builder.inputType('CreateApiKeyInput', {
  description: 'A new API key.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'Purpose: 1 to 100 characters.' }),
    scope: t.field({
      type: ApiKeyScope,
      required: true,
      description: 'Permissions. They cannot be changed later.',
    }),
    perMinute: t.int({ description: perMinute }),
    expiresAt: t.field({ type: 'DateTime', description: expiresAt }),
  }),
});

const UpdateApiKeyInput = builder.inputType('UpdateApiKeyInput', {
  description: 'Changes of a key; an omitted field stays unchanged.',
  fields: (t) => ({
    id: t.int({ required: true, description: 'Number of the key.' }),
    name: t.string({ description: 'Purpose: 1 to 100 characters.' }),
    perMinute: t.int({ description: perMinute }),
    expiresAt: t.field({ type: 'DateTime', description: expiresAt }),
  }),
});

const CreatedApiKey = builder.objectRef<{ key: string; apiKey: KeyRecord }>('CreatedApiKey').implement({
  description: 'A newly created API key.',
  fields: (t) => ({
    key: t.exposeString('key', {
      description: 'The secret key, returned only once. Send it as `Authorization: Bearer KEY`.',
    }),
    apiKey: t.expose('apiKey', { type: ApiKey, description: 'The stored key, without the secret.' }),
  }),
});

builder.mutationFields((t) => ({
  createApiKey: t.field({
    type: CreatedApiKey,
    authScopes: { person: true },
    description: 'Creates an API key. Operators with a session only.',
    args: {
      input: t.arg({ type: CreateApiKeyInput, required: true, description: 'The key.' }),
      idempotencyKey: t.arg.string({
        description:
          '8 to 200 characters. A repeated call with the same key within a week creates nothing and fails with CONFLICT, since an API key is returned only once.',
      }),
    },
    resolve: (_root, { input: { scope, ...input }, idempotencyKey }, context) =>
      createApiKey(context, { ...input, isAdmin: scope === 'ADMIN' }, idempotencyKey),
  }),
  updateApiKey: t.field({
    type: ApiKey,
    authScopes: { person: true },
    description: 'Renames an API key, or changes its limit or expiry. Operators with a session only.',
    args: { input: t.arg({ type: UpdateApiKeyInput, required: true, description: 'The changes.' }) },
    resolve: (_root, { input }, context) => updateApiKey(context, input),
  }),
  revokeApiKey: t.field({
    type: ApiKey,
    authScopes: { person: true },
    description: 'Revokes an API key permanently and immediately. Operators with a session only.',
    args: { id: t.arg.int({ required: true, description: 'Number of the key.' }) },
    resolve: (_root, { id }, context) => revokeApiKey(context, id),
  }),
}));
