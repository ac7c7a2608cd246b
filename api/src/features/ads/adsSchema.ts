import { adSizes, type AdBox as Box, type HouseAd as House } from '../../../../domain/ads/ads.ts';
import { builder } from '../../graphql/builder.ts';
import { addVersions } from '../settings/versionsSchema.ts';
import { readAdReport, type AdFigures as Figures, type AdReport as Report } from './adReport.ts';
import { adVersions, type AdPlacementSetting as Setting, type AdSettings as Settings } from './adSettings.ts';
import { listListingAds, type ListingAd as Advertised } from './listListingAds.ts';
import { listAdBoxes, readAdSettings } from './readAdSettings.ts';
import { restoreAdSettings, saveAdSettings } from './saveAdSettings.ts';

const AdPlacement = builder.enumType('AdPlacement', {
  description: 'Position of an ad on public pages.',
  values: {
    TOP: { description: 'Under the heading, on wide screens alone.' },
    MIDDLE: { description: 'Between two sections.' },
    BOTTOM: { description: 'At the end of the page.' },
    SIDEBAR: { description: 'Beside the listing.' },
    INLINE: { description: 'Within lists, at a regular interval of listings.' },
  } as const,
});

const AdFormat = builder.enumType('AdFormat', {
  description: 'Size of a box.',
  values: {
    AUTO: { description: 'Full width, 200 pixels high.' },
    RECTANGLE: { description: '300 by 250.' },
    VERTICAL: { description: '160 by 600.' },
    HORIZONTAL: { description: '728 by 90.' },
  } as const,
});

const AdSection = builder.enumType('AdSettingsSection', {
  description: 'A part of the settings of ads.',
  values: {
    GLOBALS: { description: 'Settings of all placements.' },
    TOP: { description: 'The placement.' },
    MIDDLE: { description: 'The placement.' },
    BOTTOM: { description: 'The placement.' },
    SIDEBAR: { description: 'The placement.' },
    INLINE: { description: 'The placement.' },
  } as const,
});

const HouseAd = builder.objectRef<House>('HouseAd').implement({
  description: 'An ad of the directory itself, shown where the network has none.',
  fields: (t) => ({
    title: t.exposeString('title', { description: 'Its heading.' }),
    text: t.exposeString('text', { nullable: true, description: 'Its text.' }),
    url: t.exposeString('url', { description: 'Target URL: http or https, or a path of this site.' }),
    label: t.exposeString('label', { nullable: true, description: 'Label of the button.' }),
  }),
});

const AdBox = builder.objectRef<Box>('AdBox').implement({
  description: 'A box for an ad on public pages.',
  fields: (t) => ({
    placement: t.expose('placement', { type: AdPlacement, description: 'Its position.' }),
    format: t.expose('format', { type: AdFormat, description: 'Its size.' }),
    width: t.int({
      nullable: true,
      description: 'In CSS pixels; null is the full width.',
      resolve: ({ format }) => adSizes[format].width,
    }),
    height: t.int({ description: 'In CSS pixels.', resolve: ({ format }) => adSizes[format].height }),
    adClient: t.exposeString('adClient', { nullable: true, description: 'Publisher at the network.' }),
    adSlot: t.exposeString('adSlot', { nullable: true, description: 'Ad unit at the network.' }),
    adStyle: t.field({
      type: 'JSON',
      description: 'CSS properties of the box, by their names in scripts.',
      resolve: ({ adStyle }) => adStyle,
    }),
    frequency: t.exposeInt('frequency', { description: 'Within lists: listings between two ads.' }),
    houseAd: t.expose('houseAd', {
      type: HouseAd,
      nullable: true,
      description: 'Shown where the network has none.',
    }),
  }),
});

const ListingAd = builder.objectRef<Advertised>('ListingAd').implement({
  description: 'A listing that is advertised on pages of others, as its plan has it.',
  fields: (t) => ({
    title: t.exposeString('title', { description: 'Its name.' }),
    text: t.exposeString('text', { nullable: true, description: 'Its category and city.' }),
    url: t.exposeString('url', { description: 'Path of its page.' }),
    placements: t.expose('placements', {
      type: [AdPlacement],
      description: 'Placements that may show it, as many as its plan allows.',
    }),
  }),
});

const AdPlacementSettings = builder.objectRef<Setting>('AdPlacementSettings').implement({
  description: 'Settings of a placement.',
  fields: (t) => ({
    placement: t.expose('placement', { type: AdPlacement, description: 'Which one.' }),
    isEnabled: t.exposeBoolean('isEnabled', { description: 'Whether pages show it.' }),
    format: t.expose('format', { type: AdFormat, description: 'Size of its boxes.' }),
    adClient: t.exposeString('adClient', {
      nullable: true,
      description: 'Publisher, such as ca-pub-1234567890.',
    }),
    adSlot: t.exposeString('adSlot', { nullable: true, description: 'Ad unit: digits.' }),
    adStyle: t.field({ type: 'JSON', description: 'CSS object.', resolve: ({ adStyle }) => adStyle }),
    frequency: t.exposeInt('frequency', {
      description: 'Within lists: listings between two ads, 1, 2, 3 or 5.',
    }),
    houseAd: t.expose('houseAd', {
      type: HouseAd,
      nullable: true,
      description: 'Ad of the directory itself.',
    }),
  }),
});

const AdSettings = builder.objectRef<Settings>('AdSettings').implement({
  description: 'Settings of ads.',
  fields: (t) => ({
    version: t.exposeInt('version', { description: 'Version in force; 0 before the first save.' }),
    isEnabled: t.exposeBoolean('isEnabled', { description: 'False takes every ad off the site.' }),
    delayMs: t.exposeInt('delayMs', { description: 'Milliseconds before a box asks for its ad: 0 or 1000.' }),
    adsTxt: t.exposeString('adsTxt', { nullable: true, description: 'Own lines of /ads.txt.' }),
    ratePerThousand: t.exposeFloat('ratePerThousand', {
      nullable: true,
      description: 'Turkish lira per 1,000 network impressions, as entered by an operator.',
    }),
    ratePerClick: t.exposeFloat('ratePerClick', { nullable: true, description: 'Turkish lira for a click.' }),
    placements: t.expose('placements', { type: [AdPlacementSettings], description: 'All five placements.' }),
  }),
});

addVersions(
  { field: 'adSettingsVersions', type: 'AdSettingsVersion', section: AdSection, of: 'the settings of ads' },
  adVersions.list,
);

const AdFigures = builder.objectRef<Figures>('AdFigures').implement({
  description: 'Ad statistics.',
  fields: (t) => ({
    requests: t.exposeInt('requests', {
      description: 'Boxes that came near the viewport and requested an ad.',
    }),
    fills: t.exposeInt('fills', { description: 'Boxes that got one.' }),
    impressions: t.exposeInt('impressions', {
      description: 'Ads of which at least half was visible for at least a second.',
    }),
    clicks: t.exposeInt('clicks', { description: 'Ad clicks.' }),
    ctr: t.exposeFloat('ctr', {
      nullable: true,
      description: 'Clicks of impressions, 0 to 1; null without any.',
    }),
    fillRate: t.exposeFloat('fillRate', {
      nullable: true,
      description: 'Fills of requests, 0 to 1; null without any.',
    }),
    revenue: t.exposeFloat('revenue', {
      nullable: true,
      description: "Turkish lira by the operator's rates, ads of the network alone; null where none is set.",
    }),
  }),
});

const AdPlacementFigures = builder.objectRef<Report['placements'][number]>('AdPlacementFigures').implement({
  description: 'Statistics of a placement.',
  fields: (t) => ({
    placement: t.expose('placement', { type: AdPlacement, description: 'Which one.' }),
    figures: t.field({ type: AdFigures, description: 'Its figures.', resolve: (row) => row }),
  }),
});

const AdPoint = builder.objectRef<Report['points'][number]>('AdPoint').implement({
  description: 'A day of ads.',
  fields: (t) => ({
    day: t.exposeString('day', { description: 'Such as 2026-11-21, in the zone of the site.' }),
    impressions: t.exposeInt('impressions', { description: 'Ad impressions.' }),
    clicks: t.exposeInt('clicks', { description: 'Ad clicks.' }),
  }),
});

const AdReport = builder.objectRef<Report>('AdReport').implement({
  description: 'Ad statistics of a period.',
  fields: (t) => ({
    total: t.expose('total', { type: AdFigures, description: 'Sum of all placements.' }),
    placements: t.expose('placements', {
      type: [AdPlacementFigures],
      description: 'The placements that showed ads.',
    }),
    points: t.expose('points', { type: [AdPoint], description: 'Day by day.' }),
  }),
});

builder.queryFields((t) => ({
  adPlacements: t.field({
    type: [AdBox],
    description: 'The boxes that public pages show, each with what fills it.',
    resolve: (_root, _args, context) => listAdBoxes(context),
  }),
  listingAds: t.field({
    type: [ListingAd],
    description:
      'Listings to advertise in those boxes, where no network has an ad: at most 12, other ones each time where there are more.',
    resolve: (_root, _args, context) => listListingAds(context),
  }),
  adSettings: t.field({
    type: AdSettings,
    authScopes: { operator: true },
    description: 'The settings of ads in force. Operators only.',
    resolve: (_root, _args, context) => readAdSettings(context),
  }),
  adReport: t.field({
    type: AdReport,
    authScopes: { operator: true },
    description: 'Ad statistics of the last days, today included. Operators only.',
    args: { days: t.arg.int({ defaultValue: 30, description: 'At most 366.' }) },
    resolve: (_root, args, context) => readAdReport(context, args.days ?? 30),
  }),
}));

const HouseAdInput = builder.inputType('HouseAdInput', {
  description: 'An ad of the directory itself.',
  fields: (t) => ({
    title: t.string({ required: true, description: 'At most 80 characters.' }),
    text: t.string({ description: 'At most 160 characters.' }),
    url: t.string({ required: true, description: 'http or https, or a path of this site.' }),
    label: t.string({ description: 'Label of the button: at most 30 characters.' }),
  }),
});

const AdPlacementInput = builder.inputType('AdPlacementInput', {
  description: 'Changes of a placement: null clears a field, an omitted field stays unchanged.',
  fields: (t) => ({
    placement: t.field({ type: AdPlacement, required: true, description: 'Which one.' }),
    isEnabled: t.boolean({ description: 'Whether pages show it.' }),
    format: t.field({ type: AdFormat, description: 'Size of its boxes.' }),
    adClient: t.string({ description: 'Such as ca-pub-1234567890123456.' }),
    adSlot: t.string({ description: 'Digits alone.' }),
    adStyle: t.field({
      type: 'JSON',
      description: 'CSS object of at most 30 rules, by names as scripts write them; it may call no address.',
    }),
    frequency: t.int({ description: '1, 2, 3 or 5.' }),
    houseAd: t.field({ type: HouseAdInput, description: 'Replaces the current one.' }),
  }),
});

const SaveAdSettingsInput = builder.inputType('SaveAdSettingsInput', {
  description: 'The changes: null clears a field, an omitted field stays unchanged.',
  fields: (t) => ({
    version: t.int({ description: 'The version that was looked at; without it the last write wins.' }),
    isEnabled: t.boolean({ description: 'False takes every ad off the site.' }),
    delayMs: t.int({ description: '0 or 1000.' }),
    adsTxt: t.string({ description: 'Own lines of /ads.txt: at most 20,000 characters.' }),
    ratePerThousand: t.float({ description: 'Turkish lira for 1,000 impressions, at most two decimals.' }),
    ratePerClick: t.float({ description: 'Turkish lira for a click, at most two decimals.' }),
    placements: t.field({ type: [AdPlacementInput], description: 'The placements to change.' }),
  }),
});

builder.mutationFields((t) => ({
  saveAdSettings: t.field({
    type: AdSettings,
    authScopes: { operator: true },
    description:
      'Changes placements or global ad settings. The public pages follow immediately. CONFLICT for a stale version. Operators only.',
    args: { input: t.arg({ type: SaveAdSettingsInput, required: true, description: 'The changes.' }) },
    resolve: (_root, { input }, context) => saveAdSettings(context, input),
  }),
  restoreAdSettings: t.field({
    type: AdSettings,
    authScopes: { operator: true },
    description:
      'Brings a version of the settings of ads back, as a new version. CONFLICT for a stale version. Operators only.',
    args: {
      version: t.arg.int({ required: true, description: 'The version in force, as it was looked at.' }),
      to: t.arg.int({
        required: true,
        description: 'The version to bring back; 0 is how it was before the first.',
      }),
    },
    resolve: (_root, args, context) => restoreAdSettings(context, args),
  }),
}));
