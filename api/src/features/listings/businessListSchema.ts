import { builder } from '../../graphql/builder.ts';
import { connection, oncePerPage } from '../../graphql/connection.ts';
import { selectedFields } from '../../graphql/selectedFields.ts';
import type { Context } from '../../lib/context.ts';
import { AppError } from '../../lib/errors.ts';
import { Business } from './businessSchema.ts';
import { countBusinesses, type BoundedCount } from './list/countBusinesses.ts';
import { findRelated } from './search/match/findMatches.ts';
import { didYouMean } from './search/didYouMean.ts';
import { describeSearch } from './search/describeSearch.ts';
import { BusinessFilter } from './businessFilterSchema.ts';
import type { BusinessFilter as Filter } from './list/businessFilter.ts';
import { understoodAsField } from './search/searchDescriptionSchema.ts';
import { facetBusinesses, type Facet, type Facets } from './list/facetBusinesses.ts';
import { listBusinesses, type BusinessPage } from './list/listBusinesses.ts';

const FacetType = builder.objectRef<Facet>('Facet').implement({
  description: 'A choice of a facet.',
  fields: (t) => ({
    value: t.exposeString('value', { description: 'Value for the filter.' }),
    label: t.exposeString('label', { description: 'Label to display.' }),
    group: t.exposeString('group', {
      nullable: true,
      description: 'Section of a feature; country of a city.',
    }),
    id: t.int({
      nullable: true,
      description: 'Id of a category or city, for categoryId and cityId.',
      resolve: (facet) => facet.id ?? null,
    }),
    count: t.exposeInt('count', {
      description: 'Number of listings if this choice is applied, replacing the current choice of its kind.',
    }),
    isLowerBound: t.exposeBoolean('isLowerBound', {
      description:
        'Whether more than 1,000 listings match without this choice; `count` is then that of the best 1,000.',
    }),
  }),
});

const BusinessFacets = builder.objectRef<Facets>('BusinessFacets').implement({
  description: 'Choices that narrow a list, each with its count; at most 30 of a kind, most frequent first.',
  fields: (t) => ({
    categories: t.field({
      type: [FacetType],
      description: 'Categories, by slug.',
      resolve: (facets) => facets.category,
    }),
    cities: t.field({
      type: [FacetType],
      description:
        'Cities, by name; if several cities share a name, by # and id, which filter.city also accepts.',
      resolve: (facets) => facets.city,
    }),
    countries: t.field({
      type: [FacetType],
      description: 'Countries, by code.',
      resolve: (facets) => facets.country,
    }),
    ratings: t.field({
      type: [FacetType],
      description: 'Minimum ratings: 4.5, 4.0, 3.5, 3.0.',
      resolve: (facets) => facets.rating,
    }),
    prices: t.field({
      type: [FacetType],
      description: 'Price levels 1 to 4, for filter.priceLevels.',
      resolve: (facets) => facets.price,
    }),
    features: t.field({
      type: [FacetType],
      description: 'Features, by value for filter.features, grouped by section.',
      resolve: (facets) => facets.feature,
    }),
    openNow: t.int({
      description: 'Number of listings known to be open now.',
      resolve: (facets) => facets.openNow[0]?.count ?? 0,
    }),
    isLowerBound: t.exposeBoolean('isLowerBound', {
      description: 'Whether more than 1,000 listings match; the counts are then those of the best 1,000.',
    }),
  }),
});

/** Complexity of a page apart from its rows: work done once per page. */
export const pageComplexity = 30;

/** Searches that a visitor chooses from; each costs as much as a list. */
export const maxCounted = 8;

export const BusinessCount = builder.objectRef<BoundedCount>('BusinessCount').implement({
  description: 'Number of listings that match a filter.',
  fields: (t) => ({
    totalCount: t.exposeInt('count', { description: 'Number of matches, counted as in a list.' }),
    totalCountIsLowerBound: t.exposeBoolean('isLowerBound', {
      description: 'True if there are more matches than totalCount.',
    }),
  }),
});

export const countedFilters = builder.args((t) => ({
  filters: t.field({
    type: [BusinessFilter],
    required: true,
    description: `At most ${maxCounted} filters.`,
  }),
}));

export const complexityOfCounts = ({ filters }: { filters: readonly unknown[] }) => ({
  field: pageComplexity,
  multiplier: Math.max(1, filters.length),
});

/** How many listings each filter has, in their order. */
export async function countFilters(context: Context, filters: readonly Filter[]): Promise<BoundedCount[]> {
  if (filters.length > maxCounted)
    throw new AppError('BAD_INPUT', { message: 'tooManyCounts', limit: maxCounted });
  const pages = await Promise.all(
    filters.map((filter) => listBusinesses(context, { filter, first: 1 }, new Set(['id']), true)),
  );
  return Promise.all(pages.map((page) => totalOf(page, context)));
}

export const BusinessConnection = connection<BusinessPage>('BusinessConnection', {
  node: Business,
  description: 'A page of listings.',
  nodes: 'The listings.',
  more: (t) => ({
    sponsoredCount: t.int({
      description: 'Number of sponsored nodes at the start; 0 without sponsoredFirst.',
      resolve: (page) => page.sponsoredCount ?? 0,
    }),
    facets: t.field({
      type: BusinessFacets,
      description: 'Facets: choices that narrow the list.',
      complexity: oncePerPage,
      resolve: (page, _args, context) => facetBusinesses(context, page.filter, page.matches),
    }),
    understoodAs: t.field({
      ...understoodAsField,
      complexity: oncePerPage,
      resolve: (page) => describeSearch(page),
    }),
    countsIfEmpty: t.field({
      type: [BusinessCount],
      description: 'Number of listings of other filters, if this list is empty; otherwise an empty list.',
      args: countedFilters,
      // Part of each row's cost: the longest list may still count as many filters as are allowed.
      complexity: ({ filters }) => ({ field: 3 * filters.length, multiplier: 1 }),
      resolve: (page, { filters }, context) => (page.nodes.length > 0 ? [] : countFilters(context, filters)),
    }),
    related: t.field({
      type: [Business],
      description:
        'Listings that are related to the few matches of a search: nearby, or of kinds that may be what is meant. At most as many as fill a page of 12, and no more than `first`; none after the first page, beside a circle or an area, and for names, contacts and opening hours.',
      // Of each row that the list may have.
      complexity: { field: 1, multiplier: 1 },
      resolve: (page, _args, context, info) => relatedOf(page, context, selectedFields(info)),
    }),
    didYouMean: t.string({
      nullable: true,
      description:
        'Corrected search if nothing matches the search as typed. Without results, a search that matches if the other filters are removed. Null if the search was used as typed.',
      complexity: oncePerPage,
      resolve: (page, _args, context) => didYouMean(context, page),
    }),
  }),
});

function relatedOf({ matches, nodes }: BusinessPage, context: Context, fields: ReadonlySet<string>) {
  return matches ? findRelated(context, matches, nodes, fields) : [];
}

type PageRef = ReturnType<ReturnType<typeof builder.objectRef<BusinessPage>>['implement']>;

/** Adds the fields about its length to a page of listings. */
export function addCounts(page: PageRef): void {
  builder.objectFields(page, (t) => ({
    totalCount: t.int({
      description:
        'Matches; counted up to a bound on searches and combined filters (see totalCountIsLowerBound).',
      complexity: oncePerPage,
      resolve: async (page, _args, context) => (await totalOf(page, context)).count,
    }),
    totalCountIsLowerBound: t.boolean({
      description: 'True if there are more matches than totalCount.',
      complexity: oncePerPage,
      resolve: async (page, _args, context) => (await totalOf(page, context)).isLowerBound,
    }),
  }));
}
addCounts(BusinessConnection);

// totalCount and totalCountIsLowerBound of one page share one count.
const counts = new WeakMap<BusinessPage, Promise<BoundedCount>>();

/** Total number of listings in the list of a page. */
async function totalOf(page: BusinessPage, context: Context): Promise<BoundedCount> {
  if (page.total) return page.total;
  const counted = counts.get(page) ?? countBusinesses(context, page.filter);
  counts.set(page, counted);
  return counted;
}
