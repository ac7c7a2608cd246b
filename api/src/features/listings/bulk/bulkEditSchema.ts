import { readMessageData } from '../../../../../domain/messages/messageData.ts';
import { LocalizableMessage } from '../../../graphql/localizableMessage.ts';
import type { Prisma } from '../../../generated/prisma/client.ts';
import { builder } from '../../../graphql/builder.ts';
import { connection, offsetArgs } from '../../../graphql/connection.ts';
import { inOneSnapshot } from '../../../lib/db/inOneSnapshot.ts';
import { AppError } from '../../../lib/errors.ts';
import type { Context } from '../../../lib/context.ts';
import { checkPaging, type PageOf, pageOf } from '../../../lib/paging.ts';
import { BusinessStatus } from '../businessSchema.ts';
import { AdminBusinessFilter } from '../manage/managingSchema.ts';
import { previewBulkEdit, type BulkPreview as Preview } from './previewBulkEdit.ts';
import { cancelBulkEdit, startBulkEdit, undoBulkEdit } from './startBulkEdit.ts';

const withJobs = { job: true, undoJob: true, operator: { select: { name: true } } } as const;
type BulkEditRow = Prisma.BulkEditGetPayload<{ include: typeof withJobs }>;

const BulkEditStatus = builder.enumType('BulkEditStatus', {
  description: 'Status of a bulk edit.',
  values: {
    QUEUED: { description: 'Waiting for a worker.' },
    RUNNING: { description: 'A worker changes listings.' },
    DONE: { description: 'All are changed.' },
    FAILED: {
      description: 'It failed; listings that were already changed stay changed unless it is undone.',
    },
    CANCELLED: {
      description:
        'An operator cancelled it; listings that were already changed stay changed unless it is undone.',
    },
    UNDOING: { description: 'It is being undone.' },
    UNDONE: { description: 'It was undone.' },
  } as const,
});

const BulkEdit = builder.prismaObject('BulkEdit', {
  description: 'A bulk edit of listings.',
  include: withJobs,
  fields: (t) => ({
    id: t.exposeInt('id', { description: 'Number of the change.' }),
    status: t.field({ type: BulkEditStatus, description: 'Its status.', resolve: statusOf }),
    filter: t.expose('filter', {
      type: 'JSON',
      description: 'The AdminBusinessFilter; {} with ticked ones.',
    }),
    ticked: t.int({
      description: 'Number of selected listings; 0 if the filter selects.',
      resolve: ({ ids }) => ids.length,
    }),
    changes: t.expose('changes', { type: 'JSON', description: 'Field and new value.' }),
    changed: t.exposeInt('changed', { description: 'Number of listings already changed.' }),
    total: t.int({
      nullable: true,
      description: 'Listings to change; known once it is begun.',
      resolve: ({ job }) => job?.total ?? null,
    }),
    restored: t.exposeInt('restored', { description: 'Number of listings already restored.' }),
    kept: t.exposeInt('kept', { description: 'Listings that were changed again since, and stay.' }),
    errorMessage: t.string({
      nullable: true,
      description: 'Reason of the failure, in English.',
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
      description: 'Operator who requested it.',
      resolve: ({ operator }) => operator?.name ?? null,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was requested.' }),
  }),
});

function statusOf({ job, undoJob }: BulkEditRow) {
  if (undoJob?.status === 'DONE') return 'UNDONE';
  if (undoJob && ['QUEUED', 'RUNNING'].includes(undoJob.status)) return 'UNDOING';
  return job?.status ?? 'DONE';
}

const BulkEditConnection = connection<PageOf<BulkEditRow>>('BulkEditConnection', {
  node: BulkEdit,
  description: 'A page of changes of many listings.',
  nodes: 'The changes.',
  total: { description: 'All of them.', count: (context) => context.db.prisma.bulkEdit.count() },
});

const BulkEditPreview = builder.objectRef<Preview>('BulkEditPreview').implement({
  description:
    'Preview of a bulk edit. Counted up to 10,000 matches, up to 1,000 with filter.search, up to 400 where isOpen, businessStatus, phone or website change.',
  fields: (t) => ({
    matched: t.exposeInt('matched', { description: 'Selected listings.' }),
    changing: t.exposeInt('changing', { description: 'Listings that would change.' }),
    isLowerBound: t.exposeBoolean('isLowerBound', {
      description: 'True where more than the counted ones match.',
    }),
  }),
});

const BulkChangesInput = builder.inputType('BulkChangesInput', {
  description: 'New values; an omitted field stays unchanged.',
  fields: (t) => ({
    categoryId: t.int({ description: 'Id of an existing category.' }),
    cityId: t.int({
      description: 'Id of an existing city; its country is used. Not with countryCode.',
    }),
    countryCode: t.string({
      description: 'ISO 3166-1 alpha-2 code; cities of the same name there take over.',
    }),
    businessStatus: t.field({ type: BusinessStatus, description: 'Whether they exist at all.' }),
    isOpen: t.boolean({ description: 'The switch.' }),
    isVerified: t.boolean({ description: 'Shown with a mark.' }),
    clearPhone: t.boolean({ description: 'Removes the phone number.' }),
    clearWebsite: t.boolean({ description: 'Removes the website.' }),
    deriveCountry: t.boolean({
      description:
        'Derives the country of listings that have none from position, address, postal code, phone, city and website. Listings of which these say too little, or different things, stay unchanged.',
    }),
  }),
});

const BulkEditInput = builder.inputType('BulkEditInput', {
  description: 'Selection and changes.',
  fields: (t) => ({
    filter: t.field({
      type: AdminBusinessFilter,
      description: 'All that match; none means all. Not with ids.',
    }),
    ids: t.intList({ description: 'The ticked ones, at most 10,000.' }),
    changes: t.field({ type: BulkChangesInput, required: true, description: 'At least one.' }),
  }),
});

function selectionOf({ filter, ids }: typeof BulkEditInput.$inferInput) {
  if (ids?.length && filter && Object.values(filter).some((value) => value != null))
    throw new AppError('BAD_INPUT', 'idsOrFilter', { ids: 'notWithFilter' });
  if (ids?.length === 0) throw new AppError('BAD_INPUT', 'nothingSelected', { ids: 'valueEmpty' });
  return { filter: filter ?? {}, ids: ids ?? [] };
}

const find = (context: Context, id: number) =>
  inOneSnapshot(context.db.prisma, (tx) => tx.bulkEdit.findUnique({ where: { id }, include: withJobs }));
const found = (context: Context, id: number) =>
  context.db.prisma.bulkEdit.findUniqueOrThrow({ where: { id }, include: withJobs });

builder.queryFields((t) => ({
  bulkEditPreview: t.field({
    type: BulkEditPreview,
    authScopes: { operator: true },
    description: 'Preview of a bulk edit. Operators only.',
    args: { input: t.arg({ type: BulkEditInput, required: true, description: 'The input.' }) },
    complexity: { field: 50, multiplier: 1 },
    resolve: (_root, { input }, context) => previewBulkEdit(context, selectionOf(input), input.changes),
  }),
  bulkEdit: t.field({
    type: BulkEdit,
    nullable: true,
    authScopes: { operator: true },
    description: 'A change of many listings by its id. Operators only.',
    args: { id: t.arg.int({ required: true, description: 'Number of the change.' }) },
    resolve: (_root, args, context) => find(context, args.id),
  }),
  bulkEdits: t.field({
    type: BulkEditConnection,
    authScopes: { operator: true },
    description: 'Changes of many listings, newest first. Operators only.',
    args: offsetArgs(20),
    complexity: (args) => ({ field: 5, multiplier: args.first ?? 20 }),
    resolve: async (_root, args, context) => {
      const { first, offset } = checkPaging(context, args, 20);
      const rows = await inOneSnapshot(context.db.prisma, (tx) =>
        tx.bulkEdit.findMany({
          include: withJobs,
          orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
          take: first + 1,
          skip: offset,
        }),
      );
      return pageOf(rows, first);
    },
  }),
}));

const id = { required: true, description: 'Number of the change.' } as const;

builder.mutationFields((t) => ({
  startBulkEdit: t.field({
    type: BulkEdit,
    authScopes: { operator: true },
    description: 'Queues a change of many listings; follow it by its id. Operators only.',
    args: { input: t.arg({ type: BulkEditInput, required: true, description: 'The input.' }) },
    resolve: async (_root, { input }, context) =>
      found(context, (await startBulkEdit(context, selectionOf(input), input.changes)).id),
  }),
  cancelBulkEdit: t.field({
    type: BulkEdit,
    authScopes: { operator: true },
    description: 'Stops a change of many listings. Operators only.',
    args: { id: t.arg.int(id) },
    resolve: async (_root, args, context) => {
      await cancelBulkEdit(context, args.id);
      return found(context, args.id);
    },
  }),
  undoBulkEdit: t.field({
    type: BulkEdit,
    authScopes: { operator: true },
    description: 'Undoes a bulk edit, except for fields that were changed again since. Operators only.',
    args: { id: t.arg.int(id) },
    resolve: async (_root, args, context) => {
      await undoBulkEdit(context, args.id);
      return found(context, args.id);
    },
  }),
}));
