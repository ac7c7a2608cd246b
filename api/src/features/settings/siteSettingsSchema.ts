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
      description: 'Keywords of every page, separated by commas.',
    }),
  }),
});

const SiteSettings = builder.objectRef<Settings>('SiteSettings').implement({
  description: 'Settings of the site. Null: not set.',
  fields: (t) => ({
    version: t.exposeInt('version', { description: 'Current version; 0 before the first save.' }),
    headCodes: t.exposeString('headCodes', {
      nullable: true,
      description: 'HTML for the head of every public page.',
    }),
    headConsent: t.expose('headConsent', {
      type: InjectionConsent,
      description: 'Consent required before headCodes run.',
    }),
    footerCodes: t.exposeString('footerCodes', {
      nullable: true,
      description: 'HTML for the end of every public page.',
    }),
    footerConsent: t.expose('footerConsent', {
      type: InjectionConsent,
      description: 'Consent required before footerCodes run.',
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
  description: 'A section of the site settings.',
  values: {
    CODES: { value: 'codes', description: 'Head and footer codes.' },
    ANALYTICS: { value: 'analytics', description: 'Ids of analytics services.' },
    SEO: { value: 'seo', description: 'Meta tags for search engines.' },
    IDENTITY: { value: 'identity', description: 'Company behind the directory.' },
  } as const,
});

addVersions(
  {
    field: 'siteSettingsVersions',
    type: 'SiteSettingsVersion',
    section: SettingsSection,
    of: 'the site settings',
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
    description: 'Current settings of the site. Operators only.',
    resolve: (_root, _args, context) => readSiteSettings(context),
  }),
}));

const SaveSiteSettingsInput = builder.inputType('SaveSiteSettingsInput', {
  description: 'Changes to the settings. Null clears a field; an omitted field stays unchanged.',
  fields: (t) => ({
    version: t.int({
      required: true,
      description: 'Expected version. The call fails with CONFLICT if it is not the current one.',
    }),
    headCodes: t.string({ description: 'HTML for the head: at most 50,000 characters.' }),
    headConsent: t.field({ type: InjectionConsent, description: 'Consent required before headCodes run.' }),
    footerCodes: t.string({ description: 'HTML for the end of the body: at most 50,000 characters.' }),
    footerConsent: t.field({
      type: InjectionConsent,
      description: 'Consent required before footerCodes run.',
    }),
    googleAnalytics: t.string({ description: 'Measurement id, such as G-ABC123DEF4.' }),
    googleTagManager: t.string({ description: 'Container id, such as GTM-ABC1234.' }),
    facebookPixel: t.string({ description: 'Facebook pixel id; digits only.' }),
    metaDescription: t.string({
      description: 'At most 500 characters. Pages show the first 160; 150 to 160 are recommended.',
    }),
    metaKeywords: t.string({ description: 'At most 1,000 characters.' }),
  }),
});

builder.mutationFields((t) => ({
  saveSiteSettings: t.field({
    type: SiteSettings,
    authScopes: { operator: true },
    description:
      'Changes the settings of the site. Public pages follow immediately. CONFLICT for an outdated version. Operators only.',
    args: { input: t.arg({ type: SaveSiteSettingsInput, required: true, description: 'The changes.' }) },
    resolve: (_root, { input }, context) => saveSiteSettings(context, input),
  }),
  restoreSiteSettings: t.field({
    type: SiteSettings,
    authScopes: { operator: true },
    description:
      'Restores a version of the settings, the identity included, as a new version. CONFLICT for an outdated version. Operators only.',
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
    resolve: (_root, args, context) => restoreSiteSettings(context, args),
  }),
}));
