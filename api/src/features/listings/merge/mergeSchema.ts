import { builder } from '../../../graphql/builder.ts';
import { connection, offsetArgs } from '../../../graphql/connection.ts';
import { selectedFields } from '../../../graphql/selectedFields.ts';
import { fieldsOf } from '../edit/revisionColumns.ts';
import type { BusinessRow } from '../businessRow.ts';
import { pageComplexity } from '../businessListSchema.ts';
import { Business } from '../businessSchema.ts';
import { findBusinessById } from '../findBusiness.ts';
import { findBusinessesByIds } from '../findBusinessesByIds.ts';
import { compareBusinesses, maxMerged, type Comparison, type FieldComparison } from './compareBusinesses.ts';
import { countMerges, listMerges, withNames, type Merge } from './listMerges.ts';
import { mergeBusinesses } from './mergeBusinesses.ts';
import { undoMerge } from './undoMerge.ts';
import type { PageOf } from '../../../lib/paging.ts';

const MergeFieldValue = builder.objectRef<FieldComparison['values'][number]>('MergeFieldValue').implement({
  description: 'Value of a field in one listing.',
  fields: (t) => ({
    businessId: t.exposeInt('businessId', { description: 'Id of the listing.' }),
    value: t.expose('value', { type: 'JSON', nullable: true, description: 'Value; null if empty.' }),
    name: t.exposeString('name', {
      nullable: true,
      description: 'Name of the category or city, if the value is an id.',
    }),
  }),
});

const FieldComparisonType = builder.objectRef<FieldComparison>('MergeField').implement({
  description: 'A field in which listings differ.',
  fields: (t) => ({
    field: t.exposeString('field', {
      description: 'Name of the field; city includes the country, position is latitude and longitude.',
    }),
    suggestedId: t.exposeInt('suggestedId', {
      description: 'Listing with the more complete value, or else the newer one.',
    }),
    values: t.expose('values', {
      type: [MergeFieldValue],
      description: 'Value in each listing.',
      complexity: { field: 0, multiplier: 1 },
    }),
  }),
});

const BusinessComparison = builder
  .objectRef<Comparison & { businesses: BusinessRow[] }>('BusinessComparison')
  .implement({
    description: 'Listings side by side.',
    fields: (t) => ({
      businesses: t.expose('businesses', {
        type: [Business],
        description: 'The listings, in the requested order.',
        complexity: { field: 1, multiplier: maxMerged },
      }),
      suggestedWinnerId: t.exposeInt('suggestedWinnerId', { description: 'The suggested listing to keep.' }),
      fields: t.expose('fields', {
        type: [FieldComparisonType],
        description: 'Fields whose values differ.',
        complexity: { field: 1, multiplier: 1 },
      }),
    }),
  });

const BusinessMerge = builder.prismaObject('BusinessMerge', {
  include: withNames,
  description: 'A listing that was merged into another one.',
  fields: (t) => ({
    id: t.exposeInt('id', { description: 'Id to pass to undoMerge.' }),
    winnerId: t.exposeInt('winnerId', { description: 'The remaining listing.' }),
    winnerName: t.string({
      description: 'Current name of the remaining listing.',
      resolve: ({ winner }) => winner.name,
    }),
    loserId: t.exposeInt('loserId', { description: 'The merged listing.' }),
    loserName: t.string({ description: 'Name of the merged listing.', resolve: ({ loser }) => loser.name }),
    reviewsMoved: t.int({
      description: 'Reviews that were moved.',
      resolve: ({ reviewIds }) => reviewIds.length,
    }),
    operatorName: t.string({
      nullable: true,
      description: 'Operator who merged the listings.',
      resolve: ({ operator }) => operator?.name ?? null,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the listings were merged.' }),
    undoneAt: t.expose('undoneAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was undone; null if it was not.',
    }),
  }),
});

const BusinessMergeConnection = connection<PageOf<Merge>>('BusinessMergeConnection', {
  node: BusinessMerge,
  description: 'A page of merges.',
  nodes: 'The merges.',
  total: { description: 'Number of merges.', count: (context) => countMerges(context) },
});

const MergeResult = builder.objectRef<{ winner: BusinessRow; mergeIds: number[] }>('MergeResult').implement({
  description: 'Result of a merge.',
  fields: (t) => ({
    winner: t.expose('winner', { type: Business, description: 'The remaining listing.' }),
    mergeIds: t.exposeIntList('mergeIds', {
      description: 'One id per merged listing, for undoMerge.',
    }),
  }),
});

const UndoMergeResult = builder
  .objectRef<{ skipped: string[]; loserId: number }>('UndoMergeResult')
  .implement({
    description: 'Result of undoing a merge.',
    fields: (t) => ({
      loserId: t.exposeInt('loserId', { description: 'The restored listing.' }),
      winnerKept: t.exposeStringList('skipped', {
        description: 'The same as skipped.',
        deprecationReason: 'Use skipped.',
      }),
      skipped: t.exposeStringList('skipped', {
        description:
          'Columns of the remaining listing that were skipped, because they had been changed again.',
      }),
    }),
  });

const SeenBusiness = builder.inputType('SeenBusiness', {
  description: 'A listing, with its expected version.',
  fields: (t) => ({
    id: t.int({ required: true, description: 'Id of the listing.' }),
    version: t.int({
      description: 'Expected version. The call fails with CONFLICT if it is not the current one.',
    }),
  }),
});

const MergeChoice = builder.inputType('MergeChoice', {
  description: 'The listing from which a field is taken.',
  fields: (t) => ({
    field: t.string({ required: true, description: 'Name of the field, as in compareBusinesses.' }),
    businessId: t.int({ required: true, description: 'Listing from which the value is taken.' }),
  }),
});

const MergeInput = builder.inputType('MergeBusinessesInput', {
  description: 'Listings to merge, and their values.',
  fields: (t) => ({
    winner: t.field({ type: SeenBusiness, required: true, description: 'Listing that remains.' }),
    losers: t.field({
      type: [SeenBusiness],
      required: true,
      description: 'One to nine listings to merge into the winner.',
    }),
    choices: t.field({
      type: [MergeChoice],
      description: 'Fields to take from another listing; the others stay as in the winner.',
    }),
  }),
});

builder.queryFields((t) => ({
  compareBusinesses: t.field({
    type: BusinessComparison,
    authScopes: { operator: true },
    description: 'Listings side by side, for a merge. Operators only.',
    args: { ids: t.arg.intList({ required: true, description: 'Two to ten ids.' }) },
    complexity: { field: 20, multiplier: maxMerged },
    resolve: async (_root, args, context, info) => {
      const comparison = await compareBusinesses(context, args.ids);
      const fields = selectedFields(info, 'businesses');
      const found = await findBusinessesByIds(context, comparison.ids, new Set([...fields, 'id', 'slug']));
      return { ...comparison, businesses: comparison.ids.flatMap((id) => found.get(id) ?? []) };
    },
  }),
  businessMerges: t.field({
    type: BusinessMergeConnection,
    authScopes: { operator: true },
    description: 'Merges of listings, newest first. Operators only.',
    args: offsetArgs(20),
    complexity: (args) => ({ field: pageComplexity, multiplier: args.first ?? 20 }),
    resolve: (_root, args, context) => listMerges(context, args),
  }),
}));

builder.mutationFields((t) => ({
  mergeBusinesses: t.field({
    type: MergeResult,
    authScopes: { operator: true },
    description:
      'Merges listings into one. Reviews and source ids move to it; URLs of the others redirect to it. Operators only.',
    args: { input: t.arg({ type: MergeInput, required: true, description: 'Input of the mutation.' }) },
    resolve: async (_root, { input }, context, info) => {
      const { winner, mergeIds } = await mergeBusinesses(context, { ...input, choices: input.choices ?? [] });
      const row = await findBusinessById(context, winner.id, selectedFields(info, 'winner'));
      if (!row) throw new Error('the listing just written does not exist');
      return { winner: row, mergeIds };
    },
  }),
  undoMerge: t.field({
    type: UndoMergeResult,
    authScopes: { operator: true },
    description: 'Undoes a merge: both listings are restored. Operators only.',
    args: { id: t.arg.int({ required: true, description: 'Id of the merge.' }) },
    resolve: async (_root, args, context) => {
      const { winner, loser } = await undoMerge(context, args.id);
      return { loserId: loser.business.id, skipped: fieldsOf(winner.skipped) };
    },
  }),
}));
