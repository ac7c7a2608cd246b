import { filterFields, listingFields } from '../../../../../domain/listing/fields.ts';
import { builder } from '../../../graphql/builder.ts';
import { connection, offsetArgs, oncePerPage } from '../../../graphql/connection.ts';
import { selectedFields } from '../../../graphql/selectedFields.ts';
import { SortDirection } from '../businessFilterSchema.ts';
import { addCounts, PAGE_PRICE } from '../businessListSchema.ts';
import { Business } from '../businessSchema.ts';
import { didYouMean } from '../search/didYouMean.ts';
import { describeSearch } from '../search/describeSearch.ts';
import { understoodAsField } from '../search/searchDescriptionSchema.ts';
import type { BusinessPage } from '../list/listBusinesses.ts';
import { QualityIssue } from '../quality/qualityIssueSchema.ts';
import { listAdminBusinesses } from './listAdminBusinesses.ts';
import { countTrash, listTrash } from './listTrash.ts';

const AdminBusinessConnection = connection<BusinessPage>('AdminBusinessConnection', {
  node: Business,
  description: "A page of the operators' list.",
  nodes: 'The listings of this page.',
  more: (t) => ({
    understoodAs: t.field({
      ...understoodAsField,
      complexity: oncePerPage,
      resolve: (page) => describeSearch(page),
    }),
    didYouMean: t.string({
      nullable: true,
      description: 'Corrected search, if nothing matches the search as typed.',
      complexity: oncePerPage,
      resolve: (page, _args, context) => didYouMean(context, page),
    }),
  }),
});
addCounts(AdminBusinessConnection);

const TrashConnection = connection<Awaited<ReturnType<typeof listTrash>>>('TrashConnection', {
  node: Business,
  description: 'A page of the trash.',
  nodes: 'The listings of this page.',
  total: { description: 'Number of listings in the trash.', count: (context) => countTrash(context) },
});

const BusinessState = builder.enumType('BusinessState', {
  description: 'Facts that distinguish listings for operators.',
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
    city: t.string({
      description: 'City name; case and accents are ignored. Matches all cities of that name.',
    }),
    countryCode: t.string({ description: 'ISO 3166-1 alpha-2 code.' }),
    status: t.field({ type: BusinessState, description: 'Omitted: all.' }),
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
    COMPLETENESS: { description: 'By the share of fields with a usable value.' },
  } as const,
});

const AdminBusinessSort = builder.inputType('AdminBusinessSort', {
  description: "Order of the operators' list.",
  fields: (t) => ({
    field: t.field({ type: AdminBusinessSortField, required: true, description: 'Sort key.' }),
    direction: t.field({
      type: SortDirection,
      description: 'Default ASC. RELEVANCE has no direction.',
    }),
  }),
});

builder.queryFields((t) => ({
  adminBusinesses: t.field({
    type: AdminBusinessConnection,
    authScopes: { operator: true },
    description: 'Listings for operators, without the trash. Operators only.',
    args: {
      filter: t.arg({ type: AdminBusinessFilter, description: 'None means all.' }),
      sort: t.arg({
        type: AdminBusinessSort,
        description: 'Default ROW_NUMBER; RELEVANCE with filter.search.',
      }),
      first: t.arg.int({ defaultValue: 20, description: 'At most 100.' }),
      offset: t.arg.int({
        description:
          'Number of items to skip; with filter.search at most 10,000, and only the best 1,000 matches are found.',
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
    args: offsetArgs(20),
    complexity: (args) => ({ field: PAGE_PRICE, multiplier: args.first ?? 20 }),
    resolve: (_root, args, context, info) => listTrash(context, args, selectedFields(info, 'nodes')),
  }),
}));
