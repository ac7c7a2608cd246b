import { builder } from '../../graphql/builder.ts';
import { AdPlacement } from './adsSchema.ts';
import { readAdReport, type AdFigures as Figures, type AdReport as Report } from './adReport.ts';

const AdFigures = builder.objectRef<Figures>('AdFigures').implement({
  description: 'Ad statistics.',
  fields: (t) => ({
    requests: t.exposeInt('requests', {
      description: 'Boxes that came near the viewport and requested an ad.',
    }),
    fills: t.exposeInt('fills', { description: 'Requests that returned an ad.' }),
    impressions: t.exposeInt('impressions', {
      description: 'Ads that were at least half visible for at least a second.',
    }),
    clicks: t.exposeInt('clicks', { description: 'Ad clicks.' }),
    ctr: t.exposeFloat('ctr', {
      nullable: true,
      description: 'Click-through rate: clicks per impression, 0 to 1; null without impressions.',
    }),
    fillRate: t.exposeFloat('fillRate', {
      nullable: true,
      description: 'Fills per request, 0 to 1; null without requests.',
    }),
    revenue: t.exposeFloat('revenue', {
      nullable: true,
      description:
        'Estimated revenue in Turkish lira, from the configured rates; ads of the network only. Null if no rate is set.',
    }),
  }),
});

const AdPlacementFigures = builder.objectRef<Report['placements'][number]>('AdPlacementFigures').implement({
  description: 'Statistics of a placement.',
  fields: (t) => ({
    placement: t.expose('placement', { type: AdPlacement, description: 'The placement.' }),
    figures: t.field({ type: AdFigures, description: 'Statistics of the placement.', resolve: (row) => row }),
  }),
});

const AdPoint = builder.objectRef<Report['points'][number]>('AdPoint').implement({
  description: 'Ad statistics of a day.',
  fields: (t) => ({
    day: t.exposeString('day', { description: 'Date in the site’s time zone, such as 2026-11-21.' }),
    impressions: t.exposeInt('impressions', { description: 'Ad impressions.' }),
    clicks: t.exposeInt('clicks', { description: 'Ad clicks.' }),
  }),
});

const AdReport = builder.objectRef<Report>('AdReport').implement({
  description: 'Ad statistics of a period.',
  fields: (t) => ({
    total: t.expose('total', { type: AdFigures, description: 'Total of all placements.' }),
    placements: t.expose('placements', {
      type: [AdPlacementFigures],
      description: 'Statistics by placement; placements without ads are omitted.',
    }),
    points: t.expose('points', { type: [AdPoint], description: 'Figures by day.' }),
  }),
});

builder.queryFields((t) => ({
  adReport: t.field({
    type: AdReport,
    authScopes: { operator: true },
    description: 'Ad statistics of the last days, including today. Operators only.',
    args: { days: t.arg.int({ defaultValue: 30, description: 'Number of days, at most 366.' }) },
    resolve: (_root, args, context) => readAdReport(context, args.days ?? 30),
  }),
}));
