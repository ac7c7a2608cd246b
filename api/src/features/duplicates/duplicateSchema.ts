import { maxDuplicatePairs } from '../../../../domain/listing/duplicatePairs.ts';
import { builder } from '../../graphql/builder.ts';
import { fromRow } from '../../graphql/fromRow.ts';
import { connection } from '../../graphql/connection.ts';
import { selectedFields } from '../../graphql/selectedFields.ts';
import { pageComplexity } from '../listings/businessListSchema.ts';
import { Business } from '../listings/businessSchema.ts';
import { dismissDuplicates, reopenDuplicates } from './dismissDuplicates.ts';
import {
  countDuplicates,
  duplicateGroup,
  listDuplicates,
  pairSelect,
  type DuplicatePage,
} from './listDuplicates.ts';
import { scanDuplicates } from './scanDuplicates.ts';

const DuplicateReason = builder.enumType('DuplicateReason', {
  description: 'Evidence that two listings are the same business, strongest first.',
  values: {
    SAME_NAME_AND_PHONE: { description: 'Same name and phone.' },
    SAME_NAME_NEAR: { description: 'Same name within 50 metres.' },
    SAME_PHONE: { description: 'Same phone, within a kilometre or if a position is unknown.' },
    LIKE_NAME_NEAR: { description: 'Similar names within 50 metres.' },
    SAME_NAME_IN_CITY: { description: 'Same name in the same city.' },
  } as const,
});

const DuplicatePair = builder.prismaObject('DuplicatePair', {
  select: pairSelect,
  description: 'Two listings that may be the same business.',
  fields: (t) => ({
    first: t.field({ type: Business, description: 'Listing with the lower id.', ...fromRow('first') }),
    second: t.field({ type: Business, description: 'Listing with the higher id.', ...fromRow('second') }),
    reason: t.field({ type: DuplicateReason, description: 'The strongest reason.', ...fromRow('reason') }),
    distanceMeters: t.float({
      nullable: true,
      description: 'Distance between them in metres; null if a position is unknown.',
      ...fromRow('metres'),
    }),
    metres: t.float({
      nullable: true,
      description: 'The same as distanceMeters.',
      deprecationReason: 'Use distanceMeters.',
      ...fromRow('metres'),
    }),
    dismissedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When an operator dismissed the pair; null if none did.',
      ...fromRow('dismissedAt'),
    }),
    dismissedByName: t.string({
      nullable: true,
      description: 'Operator who dismissed the pair.',
      resolve: ({ dismissedBy }) => dismissedBy?.name ?? null,
    }),
  }),
});

const DuplicatePairConnection = connection<DuplicatePage>('DuplicatePairConnection', {
  node: DuplicatePair,
  description: 'A page of pairs.',
  nodes: 'The pairs.',
  total: {
    description: `All of them, counted up to ${maxDuplicatePairs + 1}.`,
    count: (context, page) => countDuplicates(context, page.isDismissed),
  },
});

const DuplicateScan = builder.objectRef<{ finishedAt: Date | null }>('DuplicateScan').implement({
  description: 'Progress of the search for duplicates.',
  fields: (t) => ({
    finishedAt: t.expose('finishedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the last scan ended; null before the first.',
    }),
  }),
});

const ids = 'Two to ten listings.';

builder.queryFields((t) => ({
  duplicatePairs: t.field({
    type: DuplicatePairConnection,
    authScopes: { operator: true },
    description: 'Possible duplicates, most likely first. Operators only.',
    args: {
      isDismissed: t.arg.boolean({
        defaultValue: false,
        description: 'True for dismissed pairs, newest first.',
      }),
      first: t.arg.int({ defaultValue: 20, description: 'At most 100.' }),
      offset: t.arg.int({ description: `Number of items to skip, at most ${maxDuplicatePairs}.` }),
    },
    complexity: (args) => ({ field: pageComplexity, multiplier: args.first ?? 20 }),
    resolve: (_root, { isDismissed, ...args }, context, info) =>
      listDuplicates(
        context,
        { ...args, isDismissed: isDismissed ?? false },
        new Set([...selectedFields(info, 'nodes', 'first'), ...selectedFields(info, 'nodes', 'second')]),
      ),
  }),
  duplicateGroup: t.intList({
    authScopes: { operator: true },
    description: 'Ids of a listing and of all its possible duplicates, at most ten. Operators only.',
    args: { businessId: t.arg.int({ required: true, description: 'Id of one of the listings.' }) },
    complexity: { field: 20, multiplier: 1 },
    resolve: (_root, args, context) => duplicateGroup(context, args.businessId),
  }),
  duplicateScan: t.field({
    type: DuplicateScan,
    authScopes: { operator: true },
    description: 'Progress of the search for duplicates. Operators only.',
    resolve: (_root, _args, context) =>
      context.db.prisma.duplicateScan.findUniqueOrThrow({ where: { id: 1 }, select: { finishedAt: true } }),
  }),
}));

builder.mutationFields((t) => ({
  scanDuplicates: t.int({
    authScopes: { operator: true },
    description:
      'Queues a search for duplicates among all listings; returns the id of the job (kind findDuplicates). Operators only.',
    resolve: (_root, _args, context) => scanDuplicates(context),
  }),
  dismissDuplicates: t.int({
    authScopes: { operator: true },
    description:
      'Marks listings as different businesses; returns the number of dismissed pairs. Operators only.',
    args: { ids: t.arg.intList({ required: true, description: ids }) },
    resolve: (_root, args, context) => dismissDuplicates(context, args.ids),
  }),
  reopenDuplicates: t.int({
    authScopes: { operator: true },
    description: 'Undoes a dismissal; returns the number of restored pairs. Operators only.',
    args: { ids: t.arg.intList({ required: true, description: ids }) },
    resolve: (_root, args, context) => reopenDuplicates(context, args.ids),
  }),
}));
