import { filterFields, listingFields } from '../../../../../domain/listing/fields.ts';
import { builder } from '../../../graphql/builder.ts';
import { connection, offsetArgs, oncePerPage } from '../../../graphql/connection.ts';
import { selectedFields } from '../../../graphql/selectedFields.ts';
import { SortDirection } from '../businessFilterSchema.ts';
import { addCounts, pageComplexity } from '../businessListSchema.ts';
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
  description: 'A page of listings, for operators.',
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
  description: 'Status of a listing in the back office.',
  values: {
    OPEN: { description: 'isOpen is true, and businessStatus is not one of the closed ones.' },
    CLOSED: { description: 'isOpen is false, or businessStatus is one of the closed ones.' },
    VERIFIED: { description: 'Marked as verified.' },
    UNVERIFIED: { description: 'Not marked as verified.' },
  } as const,
});

export const AdminBusinessFilter = builder.inputType('AdminBusinessFilter', {
  description: 'Filter of listings for operators. All conditions must hold.',
  fields: (t) => ({
    search: t.string({ description: 'Search text, as in BusinessFilter.' }),
    categoryId: t.int({ description: 'Id of a category.' }),
    categorySlug: t.string({ description: 'Slug of a category.' }),
    cityId: t.int({ description: 'Id of a city.' }),
    city: t.string({
      description: 'City name; case and accents are ignored. Matches all cities of that name.',
    }),
    countryCode: t.string({ description: 'ISO 3166-1 alpha-2 code.' }),
    status: t.field({ type: BusinessState, description: 'Status; omitted: all.' }),
    issue: t.field({ type: QualityIssue, description: 'Only listings with this issue of data quality.' }),
    importId: t.int({ description: 'Only listings that this import created.' }),
    ...Object.fromEntries(
      filterFields.map((name) => [
        name,
        t.boolean({ description: `Only listings with this value. ${listingFields[name].graph}` }),
      ]),
    ),
  }),
});

const AdminBusinessSortField = builder.enumType('AdminBusinessSortField', {
  description: 'Sort key of listings for operators.',
  values: {
    ROW_NUMBER: { description: 'Order of upload. Demo listings, which have no number, come last.' },
    RELEVANCE: { description: 'Best match first; without a search, best rated with most reviews first.' },
    COMPLETENESS: { description: 'By the share of fields with a usable value.' },
  } as const,
});

const AdminBusinessSort = builder.inputType('AdminBusinessSort', {
  description: 'Order of listings for operators.',
  fields: (t) => ({
    field: t.field({ type: AdminBusinessSortField, required: true, description: 'Sort key.' }),
    direction: t.field({
      type: SortDirection,
      description: 'Default ASC. RELEVANCE ignores it.',
    }),
  }),
});

builder.queryFields((t) => ({
  adminBusinesses: t.field({
    type: AdminBusinessConnection,
    authScopes: { operator: true },
    description: 'Listings for operators, without the trash. Operators only.',
    args: {
      filter: t.arg({ type: AdminBusinessFilter, description: 'Filter; omitted: all.' }),
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
    complexity: (args) => ({ field: pageComplexity, multiplier: args.first ?? 20 }),
    resolve: (_root, args, context, info) =>
      listAdminBusinesses(context, args, selectedFields(info, 'nodes')),
  }),
  trashedBusinesses: t.field({
    type: TrashConnection,
    authScopes: { operator: true },
    description: 'Listings in the trash, most recently deleted first. Operators only.',
    args: offsetArgs(20),
    complexity: (args) => ({ field: pageComplexity, multiplier: args.first ?? 20 }),
    resolve: (_root, args, context, info) => listTrash(context, args, selectedFields(info, 'nodes')),
  }),
}));
