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
  mostRows,
  mostSearched,
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
  description: 'How often visitors did something.',
  fields: (t) => ({
    views: t.exposeInt('views', { description: 'Pages that were seen.' }),
    searches: t.exposeInt('searches', { description: 'Searches with words.' }),
    emptySearches: t.exposeInt('emptySearches', { description: 'Of these, how many found nothing.' }),
    calls: t.exposeInt('calls', { description: 'Presses on telephone numbers of listings.' }),
    websites: t.exposeInt('websites', { description: 'Presses on websites of listings.' }),
    directions: t.exposeInt('directions', { description: 'Presses on ways to listings.' }),
  }),
});

const Point = builder.objectRef<VisitPoint>('VisitPoint').implement({
  description: 'A day of a month, or a month of a year.',
  fields: (t) => ({
    start: t.exposeString('start', { description: 'Its first day, as 2026-11-21.' }),
    figures: t.expose('figures', {
      type: Figures,
      nullable: true,
      description: 'Null where nothing was counted yet.',
    }),
  }),
});

const Listing = builder.objectRef<VisitedListing>('VisitedListing').implement({
  description: 'A listing by how often its page was seen.',
  fields: (t) => ({
    subjectId: t.exposeInt('subjectId', { description: 'Number of the listing.' }),
    name: t.exposeString('name', { description: 'Name of the listing.' }),
    slug: t.exposeString('slug', { description: 'Slug of the listing.' }),
    views: t.exposeInt('views', { description: 'How often its page was seen.' }),
    calls: t.exposeInt('calls', { description: 'Presses on its telephone number.' }),
    websites: t.exposeInt('websites', { description: 'Presses on its website.' }),
    directions: t.exposeInt('directions', { description: 'Presses on the way to it.' }),
  }),
});

const Place = builder.objectRef<VisitedPlace>('VisitedPlace').implement({
  description: 'A category or city by how often it was seen.',
  fields: (t) => ({
    subjectId: t.exposeInt('subjectId', { description: 'Number of the category or city.' }),
    name: t.exposeString('name', { description: 'Its name.' }),
    slug: t.exposeString('slug', { description: 'Its slug.' }),
    views: t.exposeInt('views', { description: 'How often its own page was seen.' }),
    listingViews: t.exposeInt('listingViews', { description: 'How often pages of its listings were seen.' }),
  }),
});

const Words = builder.objectRef<SearchedWords>('SearchedWords').implement({
  description: 'Words that visitors searched, as searches compare words.',
  fields: (t) => ({
    words: t.exposeString('words', { description: 'What was searched.' }),
    searches: t.exposeInt('searches', { description: 'How often.' }),
    emptySearches: t.exposeInt('emptySearches', { description: 'How often nothing was found.' }),
  }),
});

const Growth = builder.objectRef<GrowthPoint>('GrowthPoint').implement({
  description: 'A day of a month, or a month of a year.',
  fields: (t) => ({
    start: t.exposeString('start', { description: 'Its first day, as 2026-11-21.' }),
    created: t.exposeInt('created', { description: 'Listings created in it that are still there.' }),
  }),
});

const Imports = builder.objectRef<ImportFigures>('ImportFigures').implement({
  description: 'What imports brought.',
  fields: (t) => ({
    imports: t.exposeInt('imports', { description: 'Imports that landed and were not taken back.' }),
    created: t.exposeInt('created', { description: 'Listings that they made.' }),
    updated: t.exposeInt('updated', { description: 'Listings that they changed.' }),
    refused: t.exposeInt('refused', { description: 'Rows that they refused.' }),
  }),
});

const Sales = builder.objectRef<SalesFigures>('SalesFigures').implement({
  description: 'What subscriptions brought. What was cancelled counts nowhere.',
  fields: (t) => ({
    running: t.exposeInt('running', { description: 'Subscriptions that run now.' }),
    started: t.exposeInt('started', { description: 'Subscriptions that were recorded in the range.' }),
    revenue: t.exposeInt('revenue', { description: 'Whole Turkish lira that were paid in the range.' }),
    previousRevenue: t.exposeInt('previousRevenue', {
      description: 'Whole Turkish lira that were paid in the whole period before.',
    }),
    conversion: t.exposeFloat('conversion', {
      nullable: true,
      description:
        'Listings with a running subscription, of all without the demonstration: 0 to 1; null where there are none.',
    }),
  }),
});

const Report = builder.objectRef<AnalyticsRange>('AnalyticsReport').implement({
  description: 'What happened in a month or a year, in the days of the site.',
  fields: (t) => {
    const first = {
      first: t.arg.int({ defaultValue: 10, description: `How many, at most ${mostRows}.` }),
    };
    return {
      start: t.exposeString('start', { description: 'First day, as 2026-11-01.' }),
      countedSince: t.string({
        nullable: true,
        description: 'First day that visits were counted on; null before there is one.',
        resolve: (_range, _args, context) => countedSince(context),
      }),
      totals: t.field({
        type: Figures,
        nullable: true,
        description: 'Sums; null where nothing was counted yet.',
        resolve: async (range, _args, context) => (await visitTotals(context, range)).totals,
      }),
      previous: t.field({
        type: Figures,
        nullable: true,
        description: 'Sums of the whole period before; null where it was not counted from its first day on.',
        resolve: async (range, _args, context) => (await visitTotals(context, range)).previous,
      }),
      points: t.field({
        type: [Point],
        description: 'Its days or months, up to today.',
        resolve: (range, _args, context) => visitPoints(context, range),
      }),
      growth: t.field({
        type: [Growth],
        description: 'New listings in its days or months, up to today.',
        resolve: (range, _args, context) => growthPoints(context, range),
      }),
      imports: t.field({
        type: Imports,
        description: 'What imports brought, without trials and the demonstration.',
        resolve: (range, _args, context) => importFigures(context, range),
      }),
      sales: t.field({
        type: Sales,
        nullable: true,
        description: 'What subscriptions brought; null before one was ever recorded.',
        resolve: (range, _args, context) => salesFigures(context, range),
      }),
      listings: t.field({
        type: [Listing],
        args: first,
        description: 'Listings whose pages were seen most.',
        resolve: (range, args, context) => mostVisitedListings(context, range, checkedFirst(args.first)),
      }),
      categories: t.field({
        type: [Place],
        args: first,
        description: 'Categories that were seen most, with their listings.',
        resolve: (range, args, context) =>
          mostVisitedPlaces(context, 'CATEGORY', range, checkedFirst(args.first)),
      }),
      cities: t.field({
        type: [Place],
        args: first,
        description: 'Cities that were seen most, with their listings.',
        resolve: (range, args, context) =>
          mostVisitedPlaces(context, 'CITY', range, checkedFirst(args.first)),
      }),
      searches: t.field({
        type: [Words],
        args: first,
        description: 'What was searched most.',
        resolve: (range, args, context) =>
          mostSearched(context, range, { first: checkedFirst(args.first), isEmpty: false }),
      }),
      emptySearches: t.field({
        type: [Words],
        args: first,
        description: 'What was searched in vain most.',
        resolve: (range, args, context) =>
          mostSearched(context, range, { first: checkedFirst(args.first), isEmpty: true }),
      }),
    };
  },
});

const RatingStep = builder.objectRef<RatingReport['steps'][number]>('RatingStep').implement({
  description: 'Listings of like rating.',
  fields: (t) => ({
    from: t.exposeFloat('from', { description: 'The lowest rating, up to that of the step before.' }),
    count: t.exposeInt('count', { description: 'Listings.' }),
  }),
});

const Ratings = builder.objectRef<RatingReport>('RatingReport').implement({
  description: 'How listings are rated.',
  fields: (t) => ({
    average: t.exposeFloat('average', {
      nullable: true,
      description: 'Mean of the ratings of rated listings, 0 to 5; null where there is none.',
    }),
    ratedCount: t.exposeInt('ratedCount', { description: 'Listings with a rating.' }),
    steps: t.expose('steps', { type: [RatingStep], description: 'Rated listings, from the best on.' }),
  }),
});

const range = 'A month as 2026-11, or a year as 2026.';

builder.queryFields((t) => ({
  analyticsReport: t.field({
    type: Report,
    authScopes: { operator: true },
    description: 'What happened in a month or a year. Operators only.',
    args: { range: t.arg.string({ required: true, description: range }) },
    resolve: (_root, args) => readRange(args.range),
  }),
  listingVisits: t.field({
    type: [Point],
    authScopes: { operator: true },
    description: 'How often a listing was seen and its links pressed, by day or month. Operators only.',
    args: {
      id: t.arg.int({ required: true, description: 'Number of the listing.' }),
      range: t.arg.string({ required: true, description: range }),
    },
    resolve: (_root, args, context) => listingPoints(context, args.id, readRange(args.range)),
  }),
  ratingReport: t.field({
    type: Ratings,
    authScopes: { operator: true },
    description: 'How listings are rated. Operators only.',
    resolve: (_root, _args, context) => ratingReport(context),
  }),
}));

function checkedFirst(first: number | null | undefined): number {
  const wanted = first ?? 10;
  if (wanted >= 1 && wanted <= mostRows) return wanted;
  throw new AppError(
    'BAD_INPUT',
    { message: 'firstOutOfRange', limit: mostRows },
    { first: { message: 'between', least: 1, most: mostRows } },
  );
}
