import { inSnapshot } from '../../../../lib/db/inSnapshot.ts';
import { readMessageData } from '../../../../../../domain/messages/messageData.ts';
import { LocalizableMessage } from '../../../../graphql/localizableMessage.ts';
import { builder } from '../../../../graphql/builder.ts';
import { connection, offsetArgs } from '../../../../graphql/connection.ts';
import {
  countPlaceChanges,
  listPlaceChanges,
  nameOfPlace,
  withDetails,
  type PlaceChangeRow,
} from './listPlaceChanges.ts';
import { placeKindOf, placeIdOf } from './placeOfChange.ts';
import { PlaceKind } from '../placeSchema.ts';

const PlaceChangeStatus = builder.enumType('PlaceChangeStatus', {
  description: 'Status of a change of a category or city.',
  values: {
    QUEUED: { description: 'Waiting for a worker, after earlier imports.' },
    RUNNING: { description: 'A worker is processing it.' },
    DONE: { description: 'It was applied.' },
    FAILED: { description: 'It failed and changed nothing.' },
    CANCELLED: { description: 'Cancelled by an operator; nothing was changed.' },
    UNDOING: { description: 'It is being undone.' },
    UNDONE: { description: 'It was undone.' },
  } as const,
});

const PlaceChangeKind = builder.enumType('PlaceChangeKind', {
  description: 'Kind of a change of a category or city.',
  values: {
    EDIT: { description: 'Name, slug or icon was changed.' },
    MERGE: { description: 'It was merged into another.' },
    CREATE: { description: 'It was created.' },
    DELETE: { description: 'It was deleted, alone or with other unused ones.' },
  } as const,
});

function statusOf({ appliedAt, undoneAt, job, undoJob }: PlaceChangeRow) {
  if (undoneAt) return 'UNDONE';
  if (undoJob && ['QUEUED', 'RUNNING'].includes(undoJob.status)) return 'UNDOING';
  if (appliedAt) return 'DONE';
  return job?.status ?? 'FAILED';
}

const storedName = (state: unknown) => (state as { name?: string }).name ?? null;

export const PlaceChange = builder.prismaObject('PlaceChange', {
  description: 'A change of a category or city.',
  include: withDetails,
  fields: (t) => ({
    id: t.exposeInt('id', { description: 'Number of the change.' }),
    kind: t.expose('kind', { type: PlaceChangeKind, description: 'Kind of the change.' }),
    placeKind: t.field({ type: PlaceKind, description: 'Kind: category or city.', resolve: placeKindOf }),
    placeId: t.int({
      description: 'Id of the category or city; for a bulk deletion, one of them.',
      resolve: placeIdOf,
    }),
    placeName: t.string({
      description: 'Current name, or the last one if it was deleted.',
      resolve: async (change, _args, context) =>
        (await nameOfPlace(context, placeKindOf(change), placeIdOf(change))) ??
        storedName(change.after) ??
        storedName(change.before) ??
        '',
    }),
    isGone: t.boolean({
      description: 'Whether the category or city no longer exists; only a deletion can then be undone.',
      resolve: async (change, _args, context) =>
        (await nameOfPlace(context, placeKindOf(change), placeIdOf(change))) === null,
    }),
    places: t.exposeInt('places', {
      description: 'Number of deleted categories or cities; 1 for other kinds of changes.',
    }),
    targetId: t.int({
      nullable: true,
      description: 'Id of the category or city merged into.',
      resolve: ({ targetCategoryId, targetCityId }) => targetCategoryId ?? targetCityId,
    }),
    targetName: t.string({
      nullable: true,
      description: 'Current name of the target.',
      resolve: async (change, _args, context) => {
        const targetId = change.targetCategoryId ?? change.targetCityId;
        if (targetId === null) return null;
        return (await nameOfPlace(context, placeKindOf(change), targetId)) ?? storedName(change.after);
      },
    }),
    status: t.field({ type: PlaceChangeStatus, description: 'Status.', resolve: statusOf }),
    before: t.expose('before', {
      type: 'JSON',
      description: 'Before an edit or a deletion: name, slug and icon.',
    }),
    after: t.expose('after', {
      type: 'JSON',
      description:
        'After an edit or a creation: name, slug and icon. After a deletion: `skipped`, the number of those that were in use.',
    }),
    listings: t.exposeInt('listings', { description: 'Number of listings that a merge moved.' }),
    restored: t.exposeInt('restored', {
      description:
        'Listings that the undo moved back; for a deletion, categories or cities that it restored.',
    }),
    kept: t.exposeInt('kept', { description: 'The same as skipped.', deprecationReason: 'Use skipped.' }),
    skipped: t.exposeInt('kept', {
      description:
        'Listings that the undo skipped, because they had been moved again. For a deletion: categories or cities whose name or slug is in use by now.',
    }),
    errorMessage: t.string({
      nullable: true,
      description: 'Reason of the failure of the change or its undo, in English.',
      resolve: ({ job, undoJob }) => undoJob?.errorMessage ?? job?.errorMessage ?? null,
    }),
    errorData: t.field({
      type: LocalizableMessage,
      nullable: true,
      description: 'Reason of the failure; null if it did not fail, or an earlier release ran it.',
      resolve: ({ job, undoJob }) => readMessageData((undoJob?.errorMessage ? undoJob : job)?.errorData),
    }),
    operatorName: t.string({
      nullable: true,
      description: 'Name of the operator or API key.',
      resolve: ({ operator, apiKey }) => apiKey?.name ?? operator?.name ?? null,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was requested.' }),
  }),
});

const PlaceChangeConnection = connection<Awaited<ReturnType<typeof listPlaceChanges>>>(
  'PlaceChangeConnection',
  {
    node: PlaceChange,
    description: 'A page of changes of categories or cities.',
    nodes: 'The changes.',
    total: {
      description: 'Number of changes.',
      count: (context, page) => countPlaceChanges(context, page.kind),
    },
  },
);

builder.queryFields((t) => ({
  placeChange: t.field({
    type: PlaceChange,
    nullable: true,
    authScopes: { operator: true },
    description: 'A change of a category or city by its id. Operators only.',
    args: { id: t.arg.int({ required: true, description: 'Number of the change.' }) },
    resolve: (_root, { id }, context) =>
      inSnapshot(context.db.prisma, (tx) =>
        tx.placeChange.findUnique({ where: { id }, include: withDetails }),
      ),
  }),
  placeChanges: t.field({
    type: PlaceChangeConnection,
    authScopes: { operator: true },
    description: 'Changes of categories or cities, newest first. Operators only.',
    args: {
      kind: t.arg({ type: PlaceKind, required: true, description: 'Kind: category or city.' }),
      ...offsetArgs(20),
    },
    complexity: (args) => ({ field: 5, multiplier: args.first ?? 20 }),
    resolve: (_root, args, context) => listPlaceChanges(context, args),
  }),
}));
