import { builder } from '../../graphql/builder.ts';
import { readSiteIdentity } from './readSiteIdentity.ts';
import { saveSiteIdentity } from './saveSiteIdentity.ts';
import type { SocialLink as SocialLinkRecord, VersionedIdentity } from './siteIdentity.ts';

const SocialLink = builder.objectRef<SocialLinkRecord>('SocialLink').implement({
  description: 'A profile of the directory elsewhere, such as in a social network.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Name of the profile.' }),
    url: t.exposeString('url', { description: 'http or https URL.' }),
  }),
});

const SiteIdentity = builder.objectRef<VersionedIdentity>('SiteIdentity').implement({
  description: 'The company behind the directory, as shown on its pages. Null fields are omitted there.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Name of the directory.' }),
    legalName: t.exposeString('legalName', { nullable: true, description: 'Responsible person or company.' }),
    email: t.exposeString('email', { nullable: true, description: 'E-mail address for contact.' }),
    phone: t.exposeString('phone', { nullable: true, description: 'Phone number.' }),
    liveChatUrl: t.exposeString('liveChatUrl', { nullable: true, description: 'URL of a live chat.' }),
    address: t.exposeString('address', { nullable: true, description: 'Postal address.' }),
    supportHours: t.exposeString('supportHours', {
      nullable: true,
      description: 'Office hours, in words.',
    }),
    emergencyPhone: t.exposeString('emergencyPhone', {
      nullable: true,
      description: 'Phone number that is answered at any time.',
    }),
    responseHours: t.exposeInt('responseHours', {
      nullable: true,
      description: 'Response time for messages, in hours.',
    }),
    cookieResponseHours: t.exposeInt('cookieResponseHours', {
      nullable: true,
      description: 'Response time for questions about cookies, in hours.',
    }),
    languages: t.exposeStringList('languages', { description: 'Languages in which messages are answered.' }),
    governingLaw: t.exposeString('governingLaw', {
      nullable: true,
      description: 'Governing law of the terms, in words.',
    }),
    socialLinks: t.expose('socialLinks', { type: [SocialLink], description: 'Profiles elsewhere.' }),
    version: t.exposeInt('version', {
      description: 'Version of the settings; 0 before the first save.',
    }),
  }),
});

builder.queryField('siteIdentity', (t) =>
  t.field({
    type: SiteIdentity,
    description: 'The company behind the directory, as shown on its pages.',
    resolve: (_root, _args, context) => readSiteIdentity(context),
  }),
);

const SocialLinkInput = builder.inputType('SocialLinkInput', {
  description: 'A profile of the directory elsewhere.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'Name: at most 200 characters.' }),
    url: t.string({ required: true, description: 'http or https URL.' }),
  }),
});

const SaveSiteIdentityInput = builder.inputType('SaveSiteIdentityInput', {
  description: 'Changes to the identity. Null clears a field; an omitted field stays unchanged.',
  fields: (t) => ({
    version: t.int({
      required: true,
      description: 'Expected version. The call fails with CONFLICT if it is not the current one.',
    }),
    name: t.string({
      description: 'Name of the directory: at most 80 characters. Null restores the default name.',
    }),
    legalName: t.string({ description: 'Responsible person or company: at most 200 characters.' }),
    email: t.string({ description: 'E-mail address: at most 254 characters.' }),
    phone: t.string({ description: 'Phone number: at most 60 characters.' }),
    liveChatUrl: t.string({ description: 'URL of a live chat: http, https, mailto or tel.' }),
    address: t.string({ description: 'Postal address: at most 500 characters.' }),
    supportHours: t.string({ description: 'Office hours, in words: at most 200 characters.' }),
    emergencyPhone: t.string({
      description: 'Phone number that is answered at any time: at most 60 characters.',
    }),
    responseHours: t.int({ description: 'Response time for messages, in hours: 1 to 720.' }),
    cookieResponseHours: t.int({
      description: 'Response time for questions about cookies, in hours: 1 to 720.',
    }),
    languages: t.stringList({
      description: 'Languages in which messages are answered: at most 20, each at most 200 characters.',
    }),
    governingLaw: t.string({
      description: 'Governing law of the terms, in words: at most 200 characters.',
    }),
    socialLinks: t.field({
      type: [SocialLinkInput],
      description: 'Profiles elsewhere, at most 20; replaces the current ones.',
    }),
  }),
});

builder.mutationField('saveSiteIdentity', (t) =>
  t.field({
    type: SiteIdentity,
    authScopes: { operator: true },
    description: 'Changes the identity of the directory. CONFLICT for an outdated version. Operators only.',
    args: { input: t.arg({ type: SaveSiteIdentityInput, required: true, description: 'The changes.' }) },
    resolve: (_root, { input }, context) => saveSiteIdentity(context, input),
  }),
);
