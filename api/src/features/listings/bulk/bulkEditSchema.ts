import { LocalizableMessage } from '../../../graphql/localizableMessage.ts';
import { builder } from '../../../graphql/builder.ts';
import { connection, offsetArgs } from '../../../graphql/connection.ts';
import type { PageOf } from '../../../lib/paging.ts';
import { Category } from '../../taxonomy/categories/categorySchema.ts';
import { City } from '../../taxonomy/cities/citySchema.ts';
import { BusinessStatus } from '../businessSchema.ts';
import { AdminBusinessFilter } from '../manage/managingSchema.ts';
import { categoryOfBulkEdit, cityOfBulkEdit } from './bulkEditPlaces.ts';
import { checkSelection } from './bulkSelection.ts';
import {
  failureOfBulkEdit,
  findBulkEdit,
  listBulkEdits,
  readBulkEdit,
  statusOfBulkEdit,
  withJobs,
  type BulkEditRow,
} from './findBulkEdits.ts';
import { previewBulkEdit, type BulkPreview as Preview } from './previewBulkEdit.ts';
import { cancelBulkEdit, startBulkEdit, undoBulkEdit } from './startBulkEdit.ts';

const BulkEditStatus = builder.enumType('BulkEditStatus', {
  description: 'Status of a bulk edit.',
  values: {
    QUEUED: { description: 'Waiting for a worker.' },
    RUNNING: { description: 'A worker is changing listings.' },
    DONE: { description: 'All selected listings were changed.' },
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
    id: t.exposeInt('id', { description: 'Number of the bulk edit.' }),
    status: t.field({ type: BulkEditStatus, description: 'Status.', resolve: statusOfBulkEdit }),
    filter: t.expose('filter', {
      type: 'JSON',
      description: 'The AdminBusinessFilter; {} if listings were selected by id.',
    }),
    selected: t.int({
      description: 'Number of listings selected by id; 0 if a filter selects.',
      resolve: ({ ids }) => ids.length,
    }),
    ticked: t.int({
      description: 'The same as selected.',
      deprecationReason: 'Use selected.',
      resolve: ({ ids }) => ids.length,
    }),
    changes: t.expose('changes', { type: 'JSON', description: 'New values by field.' }),
    filterCategory: t.field({
      type: Category,
      nullable: true,
      description: 'Category of the filter; null if it has none, or the category was deleted.',
      resolve: (edit, _args, context) => categoryOfBulkEdit(context, edit, 'filter'),
    }),
    filterCity: t.field({
      type: City,
      nullable: true,
      description:
        'City of the filter, where it is given by its id; null if there is none, or the city was deleted.',
      resolve: (edit, _args, context) => cityOfBulkEdit(context, edit, 'filter'),
    }),
    newCategory: t.field({
      type: Category,
      nullable: true,
      description: 'Category that the changes set; null if they set none, or the category was deleted.',
      resolve: (edit, _args, context) => categoryOfBulkEdit(context, edit, 'changes'),
    }),
    newCity: t.field({
      type: City,
      nullable: true,
      description: 'City that the changes set; null if they set none, or the city was deleted.',
      resolve: (edit, _args, context) => cityOfBulkEdit(context, edit, 'changes'),
    }),
    changed: t.exposeInt('changed', { description: 'Number of listings already changed.' }),
    total: t.int({
      nullable: true,
      description: 'Number of listings to change; null until a worker starts.',
      resolve: ({ job }) => job?.total ?? null,
    }),
    restored: t.exposeInt('restored', { description: 'Number of listings already restored.' }),
    skipped: t.exposeInt('kept', {
      description: 'Listings that the undo skipped, because they had been changed again.',
    }),
    kept: t.exposeInt('kept', { description: 'The same as skipped.', deprecationReason: 'Use skipped.' }),
    errorMessage: t.string({
      nullable: true,
      description: 'Reason of the failure, in English.',
      resolve: (edit) => failureOfBulkEdit(edit).message,
    }),
    errorData: t.field({
      type: LocalizableMessage,
      nullable: true,
      description: 'Reason of the failure; null if it did not fail, or an earlier release ran it.',
      resolve: (edit) => failureOfBulkEdit(edit).data,
    }),
    operatorName: t.string({
      nullable: true,
      description: 'Operator who requested it.',
      resolve: ({ operator }) => operator?.name ?? null,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was requested.' }),
  }),
});

const BulkEditConnection = connection<PageOf<BulkEditRow>>('BulkEditConnection', {
  node: BulkEdit,
  description: 'A page of bulk edits.',
  nodes: 'The bulk edits.',
  total: { description: 'Number of bulk edits.', count: (context) => context.db.prisma.bulkEdit.count() },
});

const BulkEditPreview = builder.objectRef<Preview>('BulkEditPreview').implement({
  description:
    'Preview of a bulk edit. At most 10,000 matches are counted; with filter.search 1,000; with changes to isOpen, businessStatus, phone or website 400.',
  fields: (t) => ({
    matched: t.exposeInt('matched', { description: 'Listings that match the selection.' }),
    changing: t.exposeInt('changing', { description: 'Listings that would change.' }),
    isLowerBound: t.exposeBoolean('isLowerBound', {
      description: 'Whether more listings match than were counted.',
    }),
  }),
});

const BulkChangesInput = builder.inputType('BulkChangesInput', {
  description: 'New values; an omitted field stays unchanged.',
  fields: (t) => ({
    categoryId: t.int({ description: 'Id of an existing category.' }),
    cityId: t.int({
      description: 'Id of an existing city; its country is set, too. Cannot be combined with countryCode.',
    }),
    countryCode: t.string({
      description: 'ISO 3166-1 alpha-2 code. Cities are replaced by those of the same name in that country.',
    }),
    businessStatus: t.field({ type: BusinessStatus, description: 'Whether the businesses still exist.' }),
    isOpen: t.boolean({ description: 'Whether the businesses operate; false overrides the opening hours.' }),
    isVerified: t.boolean({ description: 'Whether the listings are marked as verified.' }),
    clearPhone: t.boolean({ description: 'Removes the phone number.' }),
    clearWebsite: t.boolean({ description: 'Removes the website.' }),
    deriveCountry: t.boolean({
      description:
        'Derives missing countries from position, address, postal code, phone, city and website. Listings without enough or with contradictory evidence stay unchanged.',
    }),
  }),
});

const BulkEditInput = builder.inputType('BulkEditInput', {
  description: 'Selection of listings, and their changes.',
  fields: (t) => ({
    filter: t.field({
      type: AdminBusinessFilter,
      description: 'Selects all matching listings; an empty filter selects all. Cannot be combined with ids.',
    }),
    ids: t.intList({ description: 'Ids of the selected listings, at most 10,000.' }),
    changes: t.field({ type: BulkChangesInput, required: true, description: 'Changes; at least one.' }),
  }),
});

builder.queryFields((t) => ({
  bulkEditPreview: t.field({
    type: BulkEditPreview,
    authScopes: { operator: true },
    description: 'Preview of a bulk edit. Operators only.',
    args: { input: t.arg({ type: BulkEditInput, required: true, description: 'Selection and changes.' }) },
    complexity: { field: 50, multiplier: 1 },
    resolve: (_root, { input }, context) => previewBulkEdit(context, checkSelection(input), input.changes),
  }),
  bulkEdit: t.field({
    type: BulkEdit,
    nullable: true,
    authScopes: { operator: true },
    description: 'A bulk edit by its id. Operators only.',
    args: { id: t.arg.int({ required: true, description: 'Number of the bulk edit.' }) },
    resolve: (_root, args, context) => findBulkEdit(context, args.id),
  }),
  bulkEdits: t.field({
    type: BulkEditConnection,
    authScopes: { operator: true },
    description: 'Bulk edits, newest first. Operators only.',
    args: offsetArgs(20),
    complexity: (args) => ({ field: 5, multiplier: args.first ?? 20 }),
    resolve: (_root, args, context) => listBulkEdits(context, args),
  }),
}));

const id = { required: true, description: 'Number of the change.' } as const;

builder.mutationFields((t) => ({
  startBulkEdit: t.field({
    type: BulkEdit,
    authScopes: { operator: true },
    description: 'Queues a bulk edit; query its progress by its id. Operators only.',
    args: { input: t.arg({ type: BulkEditInput, required: true, description: 'Input of the mutation.' }) },
    resolve: async (_root, { input }, context) =>
      readBulkEdit(context, (await startBulkEdit(context, checkSelection(input), input.changes)).id),
  }),
  cancelBulkEdit: t.field({
    type: BulkEdit,
    authScopes: { operator: true },
    description: 'Cancels a bulk edit. Operators only.',
    args: { id: t.arg.int(id) },
    resolve: async (_root, args, context) => {
      await cancelBulkEdit(context, args.id);
      return readBulkEdit(context, args.id);
    },
  }),
  undoBulkEdit: t.field({
    type: BulkEdit,
    authScopes: { operator: true },
    description: 'Undoes a bulk edit, except for fields that were changed again since. Operators only.',
    args: { id: t.arg.int(id) },
    resolve: async (_root, args, context) => {
      await undoBulkEdit(context, args.id);
      return readBulkEdit(context, args.id);
    },
  }),
}));
