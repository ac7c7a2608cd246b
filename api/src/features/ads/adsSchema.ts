import { adSizes, type AdBox as Box, type HouseAd as House } from '../../../../domain/ads/ads.ts';
import { builder } from '../../graphql/builder.ts';
import { addVersions } from '../settings/versionsSchema.ts';
import { adVersions, type AdPlacementSetting as Setting, type AdSettings as Settings } from './adSettings.ts';
import { listListingAds, type ListingAd as Advertised } from './listListingAds.ts';
import { listAdBoxes, readAdSettings } from './readAdSettings.ts';
import { restoreAdSettings, saveAdSettings } from './saveAdSettings.ts';

export const AdPlacement = builder.enumType('AdPlacement', {
  description: 'Position of an ad on public pages.',
  values: {
    TOP: { description: 'Under the heading, on wide screens only.' },
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
  description: 'A section of the ad settings.',
  values: {
    GLOBALS: { description: 'Settings of all placements.' },
    TOP: { description: 'Placement TOP.' },
    MIDDLE: { description: 'Placement MIDDLE.' },
    BOTTOM: { description: 'Placement BOTTOM.' },
    SIDEBAR: { description: 'Placement SIDEBAR.' },
    INLINE: { description: 'Placement INLINE.' },
  } as const,
});

const HouseAd = builder.objectRef<House>('HouseAd').implement({
  description: 'An ad of the directory itself, shown if the network has no ad.',
  fields: (t) => ({
    title: t.exposeString('title', { description: 'Heading.' }),
    text: t.exposeString('text', { nullable: true, description: 'Text.' }),
    url: t.exposeString('url', { description: 'Target URL: http or https, or a path of this site.' }),
    label: t.exposeString('label', { nullable: true, description: 'Label of the button.' }),
  }),
});

const AdBox = builder.objectRef<Box>('AdBox').implement({
  description: 'A box for an ad on public pages.',
  fields: (t) => ({
    placement: t.expose('placement', { type: AdPlacement, description: 'Position.' }),
    format: t.expose('format', { type: AdFormat, description: 'Size.' }),
    width: t.int({
      nullable: true,
      description: 'Width in CSS pixels; null: full width.',
      resolve: ({ format }) => adSizes[format].width,
    }),
    height: t.int({ description: 'Height in CSS pixels.', resolve: ({ format }) => adSizes[format].height }),
    adClient: t.exposeString('adClient', { nullable: true, description: 'Publisher id at the ad network.' }),
    adSlot: t.exposeString('adSlot', { nullable: true, description: 'Ad unit id at the ad network.' }),
    adStyle: t.field({
      type: 'JSON',
      description: 'CSS properties of the box, in camelCase.',
      resolve: ({ adStyle }) => adStyle,
    }),
    frequency: t.exposeInt('frequency', { description: 'Number of listings between two ads, in lists.' }),
    houseAd: t.expose('houseAd', {
      type: HouseAd,
      nullable: true,
      description: 'House ad, shown if the network has no ad.',
    }),
  }),
});

const ListingAd = builder.objectRef<Advertised>('ListingAd').implement({
  description: 'A listing that its plan advertises on other pages.',
  fields: (t) => ({
    title: t.exposeString('title', { description: 'Name of the listing.' }),
    text: t.exposeString('text', { nullable: true, description: 'Category and city of the listing.' }),
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
    placement: t.expose('placement', { type: AdPlacement, description: 'The placement.' }),
    isEnabled: t.exposeBoolean('isEnabled', { description: 'Whether pages show it.' }),
    format: t.expose('format', { type: AdFormat, description: 'Size of its boxes.' }),
    adClient: t.exposeString('adClient', {
      nullable: true,
      description: 'Publisher id, such as ca-pub-1234567890123456.',
    }),
    adSlot: t.exposeString('adSlot', { nullable: true, description: 'Ad unit id.' }),
    adStyle: t.field({
      type: 'JSON',
      description: 'CSS object, with properties in camelCase.',
      resolve: ({ adStyle }) => adStyle,
    }),
    frequency: t.exposeInt('frequency', {
      description: 'Number of listings between two ads in lists: 1, 2, 3 or 5.',
    }),
    houseAd: t.expose('houseAd', {
      type: HouseAd,
      nullable: true,
      description: 'House ad, shown if the network has no ad.',
    }),
  }),
});

const AdSettings = builder.objectRef<Settings>('AdSettings').implement({
  description: 'Ad settings.',
  fields: (t) => ({
    version: t.exposeInt('version', { description: 'Current version; 0 before the first save.' }),
    isEnabled: t.exposeBoolean('isEnabled', { description: 'Whether the site shows ads at all.' }),
    delayMs: t.exposeInt('delayMs', {
      description: 'Delay before a box requests its ad, in milliseconds: 0 or 1000.',
    }),
    adsTxt: t.exposeString('adsTxt', { nullable: true, description: 'Additional lines of /ads.txt.' }),
    ratePerThousand: t.exposeFloat('ratePerThousand', {
      nullable: true,
      description:
        'Revenue per 1,000 impressions of the network, in Turkish lira, as entered by an operator.',
    }),
    ratePerClick: t.exposeFloat('ratePerClick', {
      nullable: true,
      description: 'Revenue per click, in Turkish lira.',
    }),
    placements: t.expose('placements', { type: [AdPlacementSettings], description: 'All five placements.' }),
  }),
});

addVersions(
  { field: 'adSettingsVersions', type: 'AdSettingsVersion', section: AdSection, of: 'the ad settings' },
  adVersions.list,
);

builder.queryFields((t) => ({
  adPlacements: t.field({
    type: [AdBox],
    description: 'Ad boxes of public pages, with their content.',
    resolve: (_root, _args, context) => listAdBoxes(context),
  }),
  listingAds: t.field({
    type: [ListingAd],
    description:
      'Listings to advertise in ad boxes if the network has no ad; at most 12, which rotate if there are more.',
    resolve: (_root, _args, context) => listListingAds(context),
  }),
  adSettings: t.field({
    type: AdSettings,
    authScopes: { operator: true },
    description: 'Current ad settings. Operators only.',
    resolve: (_root, _args, context) => readAdSettings(context),
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
  description: 'Changes to a placement. Null clears a field; an omitted field stays unchanged.',
  fields: (t) => ({
    placement: t.field({ type: AdPlacement, required: true, description: 'The placement to change.' }),
    isEnabled: t.boolean({ description: 'Whether pages show it.' }),
    format: t.field({ type: AdFormat, description: 'Size of its boxes.' }),
    adClient: t.string({ description: 'Publisher id, such as ca-pub-1234567890123456.' }),
    adSlot: t.string({ description: 'Ad unit id; digits only.' }),
    adStyle: t.field({
      type: 'JSON',
      description: 'CSS object of at most 30 properties in camelCase. It must not load URLs.',
    }),
    frequency: t.int({ description: 'Number of listings between two ads in lists: 1, 2, 3 or 5.' }),
    houseAd: t.field({ type: HouseAdInput, description: 'House ad; replaces the current one.' }),
  }),
});

const SaveAdSettingsInput = builder.inputType('SaveAdSettingsInput', {
  description: 'Changes to the ad settings. Null clears a field; an omitted field stays unchanged.',
  fields: (t) => ({
    version: t.int({
      description:
        'Expected version. The call fails with CONFLICT if it is not the current one; omitted: no check.',
    }),
    isEnabled: t.boolean({ description: 'Whether the site shows ads at all.' }),
    delayMs: t.int({ description: 'Delay before a box requests its ad, in milliseconds: 0 or 1000.' }),
    adsTxt: t.string({ description: 'Additional lines of /ads.txt, at most 20,000 characters.' }),
    ratePerThousand: t.float({
      description: 'Revenue per 1,000 impressions in Turkish lira, with at most two decimals.',
    }),
    ratePerClick: t.float({ description: 'Revenue per click in Turkish lira, with at most two decimals.' }),
    placements: t.field({ type: [AdPlacementInput], description: 'The placements to change.' }),
  }),
});

builder.mutationFields((t) => ({
  saveAdSettings: t.field({
    type: AdSettings,
    authScopes: { operator: true },
    description:
      'Changes placements or global ad settings. Public pages follow immediately. CONFLICT for an outdated version. Operators only.',
    args: { input: t.arg({ type: SaveAdSettingsInput, required: true, description: 'The changes.' }) },
    resolve: (_root, { input }, context) => saveAdSettings(context, input),
  }),
  restoreAdSettings: t.field({
    type: AdSettings,
    authScopes: { operator: true },
    description:
      'Restores a version of the ad settings as a new version. CONFLICT for an outdated version. Operators only.',
    args: {
      version: t.arg.int({
        required: true,
        description: 'Expected version. The call fails with CONFLICT if it is not the current one.',
      }),
      to: t.arg.int({
        required: true,
        description: 'Version to restore; 0 restores the state before the first version.',
      }),
    },
    resolve: (_root, args, context) => restoreAdSettings(context, args),
  }),
}));
