import { builder } from '../../../graphql/builder.ts';
import { PageInfo } from '../../../graphql/pageInfo.ts';
import type { Context } from '../../../lib/context.ts';
import { countPlaceChanges, listPlaceChanges, withPlaces, type PlaceChangeRow } from './listPlaceChanges.ts';
import { kindOf, placeIdOf } from './placeOfChange.ts';
import { PlaceKind } from './placeSchema.ts';
import { cancelPlaceChange, mergePlaces, updatePlace } from './startPlaceChange.ts';
import { undoPlaceChange } from './undoPlaceChange.ts';

const PlaceChangeStatus = builder.enumType('PlaceChangeStatus', {
  description: 'How far a change of a category or a city is.',
  values: {
    QUEUED: { description: 'It waits for a worker, behind imports that were there before.' },
    RUNNING: { description: 'A worker is at it.' },
    DONE: { description: 'It is in force.' },
    FAILED: { description: 'It ended with an error; nothing of it was done.' },
    CANCELLED: { description: 'An operator stopped it; nothing of it was done.' },
    UNDOING: { description: 'It is being taken back.' },
    UNDONE: { description: 'It was taken back.' },
  } as const,
});

const PlaceChangeKind = builder.enumType('PlaceChangeKind', {
  description: 'What was done to a category or a city.',
  values: {
    EDIT: { description: 'Another name, address or icon.' },
    MERGE: { description: 'It was merged into another.' },
  } as const,
});

function statusOf({ appliedAt, undoneAt, job, undoJob }: PlaceChangeRow) {
  if (undoneAt) return 'UNDONE';
  if (undoJob && ['QUEUED', 'RUNNING'].includes(undoJob.status)) return 'UNDOING';
  if (appliedAt) return 'DONE';
  return job?.status ?? 'FAILED';
}

const PlaceChange = builder.objectRef<PlaceChangeRow>('PlaceChange').implement({
  description: 'What an operator did to a category or a city.',
  fields: (t) => ({
    id: t.exposeInt('id', { description: 'Number of the change.' }),
    kind: t.expose('kind', { type: PlaceChangeKind, description: 'What was done.' }),
    placeKind: t.field({ type: PlaceKind, description: 'To which kind of place.', resolve: kindOf }),
    placeId: t.int({ description: 'Number of the category or city.', resolve: placeIdOf }),
    placeName: t.string({
      description: 'Its name now.',
      resolve: ({ category, city }) => category?.name ?? city?.name ?? '',
    }),
    targetId: t.int({
      nullable: true,
      description: 'What it was merged into.',
      resolve: ({ targetCategoryId, targetCityId }) => targetCategoryId ?? targetCityId,
    }),
    targetName: t.string({
      nullable: true,
      description: 'The name of that now.',
      resolve: ({ targetCategory, targetCity }) => targetCategory?.name ?? targetCity?.name ?? null,
    }),
    status: t.field({ type: PlaceChangeStatus, description: 'How far it is.', resolve: statusOf }),
    before: t.expose('before', { type: 'JSON', description: 'Of an edit: name, slug and icon before it.' }),
    after: t.expose('after', { type: 'JSON', description: 'Of an edit: name, slug and icon after it.' }),
    listings: t.exposeInt('listings', { description: 'Listings that a merge moved.' }),
    restored: t.exposeInt('restored', { description: 'Listings that its undo brought back.' }),
    kept: t.exposeInt('kept', {
      description: 'Listings that had been moved again, and stayed where they were.',
    }),
    errorMessage: t.string({
      nullable: true,
      description: 'In Turkish; why it or its undo ended early.',
      resolve: ({ job, undoJob }) => undoJob?.errorMessage ?? job?.errorMessage ?? null,
    }),
    operatorName: t.string({
      nullable: true,
      description: 'Who did it, or the name of the key.',
      resolve: ({ operator, apiKey }) => apiKey?.name ?? operator?.name ?? null,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was asked for.' }),
  }),
});

const PlaceChangeConnection = builder
  .objectRef<Awaited<ReturnType<typeof listPlaceChanges>>>('PlaceChangeConnection')
  .implement({
    description: 'A page of changes of categories or of cities.',
    fields: (t) => ({
      nodes: t.expose('nodes', {
        type: [PlaceChange],
        description: 'The changes.',
        complexity: { field: 1, multiplier: 1 },
      }),
      totalCount: t.int({
        description: 'All of them.',
        resolve: (page, _args, context) => countPlaceChanges(context, page.kind),
      }),
      pageInfo: t.expose('pageInfo', { type: PageInfo, description: 'Where the page ends.' }),
    }),
  });

const found = (context: Context, id: number) =>
  context.db.prisma.placeChange.findUniqueOrThrow({ where: { id }, include: withPlaces });

builder.queryFields((t) => ({
  placeChange: t.field({
    type: PlaceChange,
    nullable: true,
    authScopes: { operator: true },
    description: 'A change of a category or a city by its id. Operators only.',
    args: { id: t.arg.int({ required: true, description: 'Number of the change.' }) },
    resolve: (_root, { id }, context) =>
      context.db.prisma.placeChange.findUnique({ where: { id }, include: withPlaces }),
  }),
  placeChanges: t.field({
    type: PlaceChangeConnection,
    authScopes: { operator: true },
    description: 'What operators did to categories or to cities, newest first. Operators only.',
    args: {
      kind: t.arg({ type: PlaceKind, required: true, description: 'Which of both.' }),
      first: t.arg.int({ defaultValue: 20, description: 'At most 100.' }),
      offset: t.arg.int({ description: 'How many to leave out.' }),
    },
    complexity: (args) => ({ field: 5, multiplier: args.first ?? 20 }),
    resolve: (_root, args, context) => listPlaceChanges(context, args),
  }),
}));

const id = { required: true, description: 'Number of the change.' } as const;
const kind = { type: PlaceKind, required: true, description: 'Which kind of place.' } as const;

const UpdatePlaceInput = builder.inputType('UpdatePlaceInput', {
  description: 'Which category or city, and what becomes of it; what is left out stays as it is.',
  fields: (t) => ({
    kind: t.field(kind),
    id: t.int({ required: true, description: 'Number of the category or city.' }),
    name: t.string({ description: 'Its name, at most 200 characters.' }),
    slug: t.string({ description: 'Lower case letters, digits and hyphens; the former address leads on.' }),
    icon: t.string({ description: 'Of a category; null or empty: found by its name.' }),
  }),
});

const MergePlacesInput = builder.inputType('MergePlacesInput', {
  description: 'Which category or city goes, and which one stays.',
  fields: (t) => ({
    kind: t.field(kind),
    id: t.int({ required: true, description: 'The one that goes.' }),
    targetId: t.int({ required: true, description: 'The one that stays.' }),
  }),
});

builder.mutationFields((t) => ({
  updatePlace: t.field({
    type: PlaceChange,
    authScopes: { operator: true },
    description:
      'Renames a category or a city, gives it another address or icon. Done at once, or by a worker where it has many listings or an import runs. Operators only.',
    args: { input: t.arg({ type: UpdatePlaceInput, required: true, description: 'Which, and how.' }) },
    resolve: async (_root, { input }, context) =>
      found(context, (await updatePlace(context, input.kind, input.id, input)).id),
  }),
  mergePlaces: t.field({
    type: PlaceChange,
    authScopes: { operator: true },
    description:
      'Queues the merging of a category or a city into another: listings move, its address leads on, imports that name it mean the other. Operators only.',
    args: { input: t.arg({ type: MergePlacesInput, required: true, description: 'Which into which.' }) },
    resolve: async (_root, { input }, context) =>
      found(context, (await mergePlaces(context, input.kind, input)).id),
  }),
  cancelPlaceChange: t.field({
    type: PlaceChange,
    authScopes: { operator: true },
    description: 'Stops a change that waits or runs; nothing of it is done. Operators only.',
    args: { id: t.arg.int(id) },
    resolve: async (_root, args, context) => {
      await cancelPlaceChange(context, args.id);
      return found(context, args.id);
    },
  }),
  undoPlaceChange: t.field({
    type: PlaceChange,
    authScopes: { operator: true },
    description:
      'Takes a change back; of a merge, the listings that it moved and nobody moved since. Operators only.',
    args: { id: t.arg.int(id) },
    resolve: async (_root, args, context) => found(context, (await undoPlaceChange(context, args.id)).id),
  }),
}));
