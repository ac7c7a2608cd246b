import { filterFields, listingFields } from '../../../../../domain/listing/fields.ts';
import { builder } from '../../../graphql/builder.ts';
import { PageInfo } from '../../../graphql/pageInfo.ts';
import { selectedFields } from '../../../graphql/selectedFields.ts';
import { SortDirection } from '../businessFilterSchema.ts';
import { addCounts, oncePerPage, PAGE_PRICE } from '../businessListSchema.ts';
import { Business } from '../businessSchema.ts';
import { didYouMean } from '../search/didYouMean.ts';
import type { BusinessPage } from '../list/listBusinesses.ts';
import { QualityIssue } from '../quality/qualityIssueSchema.ts';
import { listAdminBusinesses } from './listAdminBusinesses.ts';
import { countTrash, listTrash } from './listTrash.ts';

const AdminBusinessConnection = builder.objectRef<BusinessPage>('AdminBusinessConnection').implement({
  description: "A page of the operators' list.",
  fields: (t) => ({
    nodes: t.expose('nodes', {
      type: [Business],
      description: 'The listings of this page.',
      complexity: { field: 1, multiplier: 1 },
    }),
    didYouMean: t.string({
      nullable: true,
      description: 'How the search was read where nothing matches it by the letter.',
      complexity: oncePerPage,
      resolve: (page, _args, context) => didYouMean(context, page),
    }),
    pageInfo: t.expose('pageInfo', { type: PageInfo, description: 'Where the page ends.' }),
  }),
});
addCounts(AdminBusinessConnection);

const TrashConnection = builder
  .objectRef<Awaited<ReturnType<typeof listTrash>>>('TrashConnection')
  .implement({
    description: 'A page of the trash.',
    fields: (t) => ({
      nodes: t.expose('nodes', {
        type: [Business],
        description: 'The listings of this page.',
        complexity: { field: 1, multiplier: 1 },
      }),
      totalCount: t.int({
        description: 'All that lie in the trash.',
        complexity: oncePerPage,
        resolve: (_page, _args, context) => countTrash(context),
      }),
      pageInfo: t.expose('pageInfo', { type: PageInfo, description: 'Where the page ends.' }),
    }),
  });

const BusinessState = builder.enumType('BusinessState', {
  description: 'What operators tell listings apart by.',
  values: {
    OPEN: { description: 'The switch is on and the status is not a closed one.' },
    CLOSED: { description: 'The switch is off or the status is a closed one.' },
    VERIFIED: { description: 'Marked as verified.' },
    UNVERIFIED: { description: 'Not marked as verified.' },
  } as const,
});

export const AdminBusinessFilter = builder.inputType('AdminBusinessFilter', {
  description: "Conditions of the operators' list that must all hold.",
  fields: (t) => ({
    search: t.string({ description: 'Words of name, category, city or address, as for businesses.' }),
    categoryId: t.int({ description: 'Id of a category.' }),
    categorySlug: t.string({ description: 'Slug of a category.' }),
    cityId: t.int({ description: 'Id of a city.' }),
    city: t.string({ description: 'City name in any case or accent, in all cities so named.' }),
    countryCode: t.string({ description: 'ISO 3166-1 alpha-2 code.' }),
    status: t.field({ type: BusinessState, description: 'All when left out.' }),
    issue: t.field({ type: QualityIssue, description: 'Only listings with this issue of data quality.' }),
    importId: t.int({ description: 'Only listings that this import created.' }),
    ...Object.fromEntries(
      filterFields.map((name) => [
        name,
        t.boolean({ description: `Only where this is the answer: ${listingFields[name].graph}` }),
      ]),
    ),
  }),
});

const AdminBusinessSortField = builder.enumType('AdminBusinessSortField', {
  description: "Orders of the operators' list.",
  values: {
    ROW_NUMBER: { description: 'Order of upload; demo listings, which have no number, at the end.' },
    RELEVANCE: { description: 'Best match first; without a search, best rated with most reviews first.' },
    COMPLETENESS: { description: 'By the share of fields that hold something usable.' },
  } as const,
});

const AdminBusinessSort = builder.inputType('AdminBusinessSort', {
  description: "How the operators' list is ordered.",
  fields: (t) => ({
    field: t.field({ type: AdminBusinessSortField, required: true, description: 'What decides.' }),
    direction: t.field({
      type: SortDirection,
      description: 'ASC when left out. RELEVANCE has no direction.',
    }),
  }),
});

builder.queryFields((t) => ({
  adminBusinesses: t.field({
    type: AdminBusinessConnection,
    authScopes: { operator: true },
    description: 'All listings as operators go through them, without the trash. Operators only.',
    args: {
      filter: t.arg({ type: AdminBusinessFilter, description: 'None means all.' }),
      sort: t.arg({
        type: AdminBusinessSort,
        description: 'ROW_NUMBER when left out; RELEVANCE with filter.search.',
      }),
      first: t.arg.int({ defaultValue: 20, description: 'At most 100.' }),
      offset: t.arg.int({
        description:
          'How many to leave out; at most 10,000 with filter.search, of which the best 1,000 are found.',
      }),
    },
    complexity: (args) => ({ field: PAGE_PRICE, multiplier: args.first ?? 20 }),
    resolve: (_root, args, context, info) =>
      listAdminBusinesses(context, args, selectedFields(info, 'nodes')),
  }),
  trashedBusinesses: t.field({
    type: TrashConnection,
    authScopes: { operator: true },
    description: 'Listings in the trash, what was thrown away last first. Operators only.',
    args: {
      first: t.arg.int({ defaultValue: 20, description: 'At most 100.' }),
      offset: t.arg.int({ description: 'How many to leave out.' }),
    },
    complexity: (args) => ({ field: PAGE_PRICE, multiplier: args.first ?? 20 }),
    resolve: (_root, args, context, info) => listTrash(context, args, selectedFields(info, 'nodes')),
  }),
}));
