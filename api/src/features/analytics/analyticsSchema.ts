import { builder } from '../../graphql/builder.ts';
import { AppError } from '../../lib/errors.ts';
import { readRange, type AnalyticsRange } from '../../lib/analyticsRange.ts';
import {
  growthPoints,
  importFigures,
  ratingReport,
  type GrowthPoint,
  type ImportFigures,
  type RatingReport,
} from './directoryFigures.ts';
import {
  maxRows,
  mostFrequentSearches,
  mostVisitedListings,
  mostVisitedPlaces,
  type SearchedWords,
  type VisitedListing,
  type VisitedPlace,
} from './mostVisited.ts';
import { salesFigures, type SalesFigures } from './salesFigures.ts';
import {
  countedSince,
  listingPoints,
  visitPoints,
  visitTotals,
  type VisitFigures,
  type VisitPoint,
} from './visitFigures.ts';

const Figures = builder.objectRef<VisitFigures>('VisitFigures').implement({
  description: 'Page views, searches and clicks.',
  fields: (t) => ({
    views: t.exposeInt('views', { description: 'Page views.' }),
    searches: t.exposeInt('searches', { description: 'Searches by text.' }),
    emptySearches: t.exposeInt('emptySearches', { description: 'Searches without results.' }),
    calls: t.exposeInt('calls', { description: 'Clicks on phone numbers of listings.' }),
    websites: t.exposeInt('websites', { description: 'Clicks on websites of listings.' }),
    directions: t.exposeInt('directions', { description: 'Clicks on directions to listings.' }),
  }),
});

const Point = builder.objectRef<VisitPoint>('VisitPoint').implement({
  description: 'Figures of a day of a month, or of a month of a year.',
  fields: (t) => ({
    start: t.exposeString('start', { description: 'First day, such as 2026-11-21.' }),
    figures: t.expose('figures', {
      type: Figures,
      nullable: true,
      description: 'Figures; null before counting started.',
    }),
  }),
});

const Listing = builder.objectRef<VisitedListing>('VisitedListing').implement({
  description: 'Views of a listing.',
  fields: (t) => ({
    subjectId: t.exposeInt('subjectId', { description: 'Number of the listing.' }),
    name: t.exposeString('name', { description: 'Name of the listing.' }),
    slug: t.exposeString('slug', { description: 'Slug of the listing.' }),
    views: t.exposeInt('views', { description: 'Views of its page.' }),
    calls: t.exposeInt('calls', { description: 'Clicks on its phone number.' }),
    websites: t.exposeInt('websites', { description: 'Clicks on its website.' }),
    directions: t.exposeInt('directions', { description: 'Clicks on directions to it.' }),
  }),
});

const Place = builder.objectRef<VisitedPlace>('VisitedPlace').implement({
  description: 'Views of a category or city.',
  fields: (t) => ({
    subjectId: t.exposeInt('subjectId', { description: 'Number of the category or city.' }),
    name: t.exposeString('name', { description: 'Name.' }),
    slug: t.exposeString('slug', { description: 'Slug.' }),
    views: t.exposeInt('views', { description: 'Views of its own page.' }),
    listingViews: t.exposeInt('listingViews', { description: 'Views of its listings’ pages.' }),
  }),
});

const Words = builder.objectRef<SearchedWords>('SearchedWords').implement({
  description: 'A search text and its counts.',
  fields: (t) => ({
    words: t.exposeString('words', { description: 'Search text, normalised as in searches.' }),
    searches: t.exposeInt('searches', { description: 'Number of searches.' }),
    emptySearches: t.exposeInt('emptySearches', { description: 'Searches without results.' }),
  }),
});

const Growth = builder.objectRef<GrowthPoint>('GrowthPoint').implement({
  description: 'A day of a month, or a month of a year.',
  fields: (t) => ({
    start: t.exposeString('start', { description: 'First day, such as 2026-11-21.' }),
    created: t.exposeInt('created', { description: 'Listings created in it that still exist.' }),
  }),
});

const Imports = builder.objectRef<ImportFigures>('ImportFigures').implement({
  description: 'Results of imports.',
  fields: (t) => ({
    imports: t.exposeInt('imports', { description: 'Number of imports that were applied and not undone.' }),
    created: t.exposeInt('created', { description: 'Number of listings that they created.' }),
    updated: t.exposeInt('updated', { description: 'Number of listings that they changed.' }),
    refused: t.exposeInt('refused', { description: 'Number of rows that they refused.' }),
  }),
});

const Sales = builder.objectRef<SalesFigures>('SalesFigures').implement({
  description: 'Revenue from subscriptions, without cancelled ones.',
  fields: (t) => ({
    running: t.exposeInt('running', { description: 'Number of current subscriptions.' }),
    started: t.exposeInt('started', { description: 'Number of subscriptions recorded in the period.' }),
    revenue: t.exposeInt('revenue', { description: 'Payments in the period, in whole Turkish lira.' }),
    previousRevenue: t.exposeInt('previousRevenue', {
      description: 'Payments in the previous period, in whole Turkish lira.',
    }),
    conversion: t.exposeFloat('conversion', {
      nullable: true,
      description:
        'Share of listings with a current subscription, demo listings excluded: 0 to 1; null without listings.',
    }),
  }),
});

const Report = builder.objectRef<AnalyticsRange>('AnalyticsReport').implement({
  description: 'Analytics of a month or a year, in the site’s time zone.',
  fields: (t) => {
    const first = {
      first: t.arg.int({ defaultValue: 10, description: `Page size, at most ${maxRows}.` }),
    };
    return {
      start: t.exposeString('start', { description: 'First day, such as 2026-11-01.' }),
      countedSince: t.string({
        nullable: true,
        description: 'First day for which visits were counted; null before there is one.',
        resolve: (_range, _args, context) => countedSince(context),
      }),
      totals: t.field({
        type: Figures,
        nullable: true,
        description: 'Totals of the period; null if nothing has been counted yet.',
        resolve: async (range, _args, context) => (await visitTotals(context, range)).totals,
      }),
      previous: t.field({
        type: Figures,
        nullable: true,
        description: 'Totals of the previous period; null if visits were not counted during all of it.',
        resolve: async (range, _args, context) => (await visitTotals(context, range)).previous,
      }),
      points: t.field({
        type: [Point],
        description: 'Figures by day (of a month) or by month (of a year), up to today.',
        resolve: (range, _args, context) => visitPoints(context, range),
      }),
      growth: t.field({
        type: [Growth],
        description: 'New listings by day (of a month) or by month (of a year), up to today.',
        resolve: (range, _args, context) => growthPoints(context, range),
      }),
      imports: t.field({
        type: Imports,
        description: 'Results of imports, without dry runs and sample data.',
        resolve: (range, _args, context) => importFigures(context, range),
      }),
      sales: t.field({
        type: Sales,
        nullable: true,
        description: 'Revenue from subscriptions; null before the first subscription.',
        resolve: (range, _args, context) => salesFigures(context, range),
      }),
      listings: t.field({
        type: [Listing],
        args: first,
        description: 'Most viewed listings.',
        resolve: (range, args, context) => mostVisitedListings(context, range, checkedFirst(args.first)),
      }),
      categories: t.field({
        type: [Place],
        args: first,
        description: 'Most viewed categories, with the views of their listings.',
        resolve: (range, args, context) =>
          mostVisitedPlaces(context, 'CATEGORY', range, checkedFirst(args.first)),
      }),
      cities: t.field({
        type: [Place],
        args: first,
        description: 'Most viewed cities, with the views of their listings.',
        resolve: (range, args, context) =>
          mostVisitedPlaces(context, 'CITY', range, checkedFirst(args.first)),
      }),
      searches: t.field({
        type: [Words],
        args: first,
        description: 'Most frequent searches.',
        resolve: (range, args, context) =>
          mostFrequentSearches(context, range, { first: checkedFirst(args.first), isEmpty: false }),
      }),
      emptySearches: t.field({
        type: [Words],
        args: first,
        description: 'Most frequent searches without results.',
        resolve: (range, args, context) =>
          mostFrequentSearches(context, range, { first: checkedFirst(args.first), isEmpty: true }),
      }),
    };
  },
});

const RatingStep = builder.objectRef<RatingReport['steps'][number]>('RatingStep').implement({
  description: 'Listings in a range of ratings.',
  fields: (t) => ({
    from: t.exposeFloat('from', {
      description: 'Lower bound of the range; the upper bound is that of the previous step.',
    }),
    count: t.exposeInt('count', { description: 'Number of listings.' }),
  }),
});

const Ratings = builder.objectRef<RatingReport>('RatingReport').implement({
  description: 'Ratings of listings.',
  fields: (t) => ({
    average: t.exposeFloat('average', {
      nullable: true,
      description: 'Mean of the ratings of rated listings, 0 to 5; null without ratings.',
    }),
    ratedCount: t.exposeInt('ratedCount', { description: 'Listings with a rating.' }),
    steps: t.expose('steps', {
      type: [RatingStep],
      description: 'Number of rated listings by rating, best first.',
    }),
  }),
});

const range = 'A month or a year, such as 2026-11 or 2026.';

builder.queryFields((t) => ({
  analyticsReport: t.field({
    type: Report,
    authScopes: { operator: true },
    description: 'Analytics of a month or a year. Operators only.',
    args: { range: t.arg.string({ required: true, description: range }) },
    resolve: (_root, args) => readRange(args.range),
  }),
  listingVisits: t.field({
    type: [Point],
    authScopes: { operator: true },
    description: 'Views of a listing and clicks on its links, by day or month. Operators only.',
    args: {
      id: t.arg.int({ required: true, description: 'Number of the listing.' }),
      range: t.arg.string({ required: true, description: range }),
    },
    resolve: (_root, args, context) => listingPoints(context, args.id, readRange(args.range)),
  }),
  ratingReport: t.field({
    type: Ratings,
    authScopes: { operator: true },
    description: 'Ratings of listings. Operators only.',
    resolve: (_root, _args, context) => ratingReport(context),
  }),
}));

function checkedFirst(first: number | null | undefined): number {
  const wanted = first ?? 10;
  if (wanted >= 1 && wanted <= maxRows) return wanted;
  throw new AppError(
    'BAD_INPUT',
    { message: 'firstOutOfRange', limit: maxRows },
    { first: { message: 'between', least: 1, most: maxRows } },
  );
}
