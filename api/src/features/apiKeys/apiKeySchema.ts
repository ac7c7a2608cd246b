import { builder } from '../../graphql/builder.ts';
import { PageInfo } from '../../graphql/pageInfo.ts';
import type { ApiKey as KeyRecord } from '../../generated/prisma/client.ts';
import { limits } from '../../lib/limits.ts';
import { checkPaging, cutPage } from '../../lib/paging.ts';
import { createApiKey } from './createApiKey.ts';
import { revokeApiKey } from './revokeApiKey.ts';
import { updateApiKey } from './updateApiKey.ts';

const ApiKeyScope = builder.enumType('ApiKeyScope', {
  description: 'What a key opens.',
  values: {
    READ: { description: 'What is public, under limits of its own.' },
    ADMIN: { description: 'Also what operators may do, but for keys, operators and sessions.' },
  } as const,
});

const ApiKey = builder.prismaObject('ApiKey', {
  description:
    'A key with which a program asks in place of an operator. Its text is shown once, when it is made.',
  fields: (t) => ({
    id: t.exposeInt('id', { description: 'Number of the key.' }),
    name: t.exposeString('name', { description: 'What it is for.' }),
    prefix: t.exposeString('prefix', { description: 'Its first characters, to recognise it by.' }),
    scope: t.field({
      type: ApiKeyScope,
      description: 'What it opens.',
      select: { isAdmin: true },
      resolve: ({ isAdmin }) => (isAdmin ? 'ADMIN' : 'READ'),
    }),
    perMinute: t.int({
      description: 'Requests that it may make in a minute, over all servers together.',
      select: { perMinute: true },
      resolve: ({ perMinute }) => perMinute ?? limits.perMinute,
    }),
    createdByName: t.string({
      nullable: true,
      description: 'Who made it; null where it was made by command.',
      select: { createdBy: { select: { name: true } } },
      resolve: ({ createdBy }) => createdBy?.name ?? null,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was made.' }),
    lastUsedAt: t.expose('lastUsedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was last used, to the minute.',
    }),
    revokedAt: t.expose('revokedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was ended, for good.',
    }),
  }),
});

const ApiKeyConnection = builder
  .objectRef<{ nodes: KeyRecord[]; pageInfo: { hasNextPage: boolean; endCursor: null } }>('ApiKeyConnection')
  .implement({
    description: 'A page of API keys.',
    fields: (t) => ({
      nodes: t.expose('nodes', {
        type: [ApiKey],
        description: 'The keys.',
        complexity: { field: 1, multiplier: 1 },
      }),
      totalCount: t.int({
        description: 'How many there are, revoked ones too.',
        resolve: (_page, _args, context) => context.db.prisma.apiKey.count(),
      }),
      pageInfo: t.expose('pageInfo', { type: PageInfo, description: 'Where the page ends.' }),
    }),
  });

builder.queryField('apiKeys', (t) =>
  t.field({
    type: ApiKeyConnection,
    authScopes: { person: true },
    description: 'API keys, newest first. Operators with a session only.',
    args: {
      first: t.arg.int({ defaultValue: 20, description: 'How many, at most 100.' }),
      offset: t.arg.int({ description: 'How many to leave out first.' }),
    },
    complexity: (args) => ({ field: 5, multiplier: args.first ?? 20 }),
    resolve: async (_root, args, context) => {
      const { first, offset } = checkPaging(context, args, 20);
      const rows = await context.db.prisma.apiKey.findMany({
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        include: { createdBy: { select: { name: true } } },
        take: first + 1,
        skip: offset,
      });
      const { nodes, hasNextPage } = cutPage(rows, first);
      return { nodes, pageInfo: { hasNextPage, endCursor: null } };
    },
  }),
);

const perMinute = `Requests a minute, 1 to ${limits.mostPerMinute}; null: ${limits.perMinute}.`;

const CreateApiKeyInput = builder.inputType('CreateApiKeyInput', {
  description: 'A key to be made.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'What it is for: 1 to 100 characters.' }),
    scope: t.field({ type: ApiKeyScope, required: true, description: 'What it opens. It stays so.' }),
    perMinute: t.int({ description: perMinute }),
  }),
});

const UpdateApiKeyInput = builder.inputType('UpdateApiKeyInput', {
  description: 'What changes of a key; what is left out stays.',
  fields: (t) => ({
    id: t.int({ required: true, description: 'Number of the key.' }),
    name: t.string({ description: 'What it is for: 1 to 100 characters.' }),
    perMinute: t.int({ description: perMinute }),
  }),
});

const CreatedApiKey = builder.objectRef<{ key: string; apiKey: KeyRecord }>('CreatedApiKey').implement({
  description: 'A key that was just made.',
  fields: (t) => ({
    key: t.exposeString('key', {
      description:
        'The key itself. This is the only time that it can be read; send it as `Authorization: Bearer KEY`.',
    }),
    apiKey: t.expose('apiKey', { type: ApiKey, description: 'What is kept of it.' }),
  }),
});

builder.mutationFields((t) => ({
  createApiKey: t.field({
    type: CreatedApiKey,
    authScopes: { person: true },
    description: 'Makes an API key. Operators with a session only.',
    args: { input: t.arg({ type: CreateApiKeyInput, required: true, description: 'The key.' }) },
    resolve: (_root, { input: { name, scope, perMinute } }, context) =>
      createApiKey(context, { name, isAdmin: scope === 'ADMIN', perMinute: perMinute ?? null }),
  }),
  updateApiKey: t.field({
    type: ApiKey,
    authScopes: { person: true },
    description: 'Renames an API key or changes its limit. Operators with a session only.',
    args: { input: t.arg({ type: UpdateApiKeyInput, required: true, description: 'What changes.' }) },
    resolve: (_root, { input }, context) => updateApiKey(context, input),
  }),
  revokeApiKey: t.field({
    type: ApiKey,
    authScopes: { person: true },
    description: 'Ends an API key, for good and at once. Operators with a session only.',
    args: { id: t.arg.int({ required: true, description: 'Number of the key.' }) },
    resolve: (_root, { id }, context) => revokeApiKey(context, id),
  }),
}));
