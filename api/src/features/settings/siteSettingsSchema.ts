import { builder } from '../../graphql/builder.ts';
import { InjectionConsent } from '../injectedCodes/injectionSchema.ts';
import { readSiteSeo, readSiteSettings } from './readSiteSettings.ts';
import { restoreSiteSettings, saveSiteSettings } from './saveSiteSettings.ts';
import type { SiteSeo as Seo, SiteSettings as Settings } from './siteSettings.ts';
import { siteVersions } from './siteVersions.ts';
import { addVersions } from './versionsSchema.ts';

const SiteSeo = builder.objectRef<Seo>('SiteSeo').implement({
  description: 'Meta tags for search engines; null: the default of each page.',
  fields: (t) => ({
    metaDescription: t.exposeString('metaDescription', {
      nullable: true,
      description: 'Description of the home page.',
    }),
    metaKeywords: t.exposeString('metaKeywords', {
      nullable: true,
      description: 'Keywords of every page, with commas between them.',
    }),
  }),
});

const SiteSettings = builder.objectRef<Settings>('SiteSettings').implement({
  description: 'The settings of the site. What is null is not set.',
  fields: (t) => ({
    version: t.exposeInt('version', { description: 'Version in force; 0 before the first save.' }),
    headCodes: t.exposeString('headCodes', {
      nullable: true,
      description: 'HTML for the head of every public page.',
    }),
    headConsent: t.expose('headConsent', {
      type: InjectionConsent,
      description: 'Consent that it waits for.',
    }),
    footerCodes: t.exposeString('footerCodes', {
      nullable: true,
      description: 'HTML for the end of every public page.',
    }),
    footerConsent: t.expose('footerConsent', {
      type: InjectionConsent,
      description: 'Consent that it waits for.',
    }),
    googleAnalytics: t.exposeString('googleAnalytics', {
      nullable: true,
      description: 'Measurement id of Google Analytics.',
    }),
    googleTagManager: t.exposeString('googleTagManager', {
      nullable: true,
      description: 'Container id of Google Tag Manager.',
    }),
    facebookPixel: t.exposeString('facebookPixel', {
      nullable: true,
      description: 'Id of the Facebook pixel.',
    }),
    metaDescription: t.exposeString('metaDescription', {
      nullable: true,
      description: 'Description of the home page.',
    }),
    metaKeywords: t.exposeString('metaKeywords', { nullable: true, description: 'Keywords of every page.' }),
  }),
});

const SettingsSection = builder.enumType('SettingsSection', {
  description: 'A part of the settings.',
  values: {
    CODES: { value: 'codes', description: 'Codes of head and footer.' },
    ANALYTICS: { value: 'analytics', description: 'Ids of analytics.' },
    SEO: { value: 'seo', description: 'Texts for search engines.' },
    IDENTITY: { value: 'identity', description: 'The company behind the directory.' },
  } as const,
});

addVersions(
  {
    field: 'siteSettingsVersions',
    type: 'SiteSettingsVersion',
    section: SettingsSection,
    of: 'the settings of the site',
  },
  siteVersions.list,
);

builder.queryFields((t) => ({
  siteSeo: t.field({
    type: SiteSeo,
    description: 'Meta tags of the public site for search engines.',
    resolve: (_root, _args, context) => readSiteSeo(context),
  }),
  siteSettings: t.field({
    type: SiteSettings,
    authScopes: { operator: true },
    description: 'The settings in force. Operators only.',
    resolve: (_root, _args, context) => readSiteSettings(context),
  }),
}));

const SaveSiteSettingsInput = builder.inputType('SaveSiteSettingsInput', {
  description: 'The changes: null clears a field, an omitted field stays unchanged.',
  fields: (t) => ({
    version: t.int({ required: true, description: 'The version that was looked at.' }),
    headCodes: t.string({ description: 'HTML for the head: at most 50,000 characters.' }),
    headConsent: t.field({ type: InjectionConsent, description: 'Consent that it waits for.' }),
    footerCodes: t.string({ description: 'HTML for the end of the body: at most 50,000 characters.' }),
    footerConsent: t.field({ type: InjectionConsent, description: 'Consent that it waits for.' }),
    googleAnalytics: t.string({ description: 'Such as G-ABC123DEF4.' }),
    googleTagManager: t.string({ description: 'Such as GTM-ABC1234.' }),
    facebookPixel: t.string({ description: 'Digits alone.' }),
    metaDescription: t.string({
      description: 'At most 500 characters; pages show the first 160, of which 150 to 160 are recommended.',
    }),
    metaKeywords: t.string({ description: 'At most 1,000 characters.' }),
  }),
});

builder.mutationFields((t) => ({
  saveSiteSettings: t.field({
    type: SiteSettings,
    authScopes: { operator: true },
    description:
      'Changes the settings of the site. The public pages follow immediately. CONFLICT for a stale version. Operators only.',
    args: { input: t.arg({ type: SaveSiteSettingsInput, required: true, description: 'The changes.' }) },
    resolve: (_root, { input }, context) => saveSiteSettings(context, input),
  }),
  restoreSiteSettings: t.field({
    type: SiteSettings,
    authScopes: { operator: true },
    description:
      'Brings a version of the settings back, the identity included, as a new version. CONFLICT for a stale version. Operators only.',
    args: {
      version: t.arg.int({ required: true, description: 'The version in force, as it was looked at.' }),
      to: t.arg.int({
        required: true,
        description: 'The version to bring back; 0 is how it was before the first.',
      }),
    },
    resolve: (_root, args, context) => restoreSiteSettings(context, args),
  }),
}));
