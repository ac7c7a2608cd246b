import { builder } from '../../graphql/builder.ts';
import { readSiteIdentity, type VersionedIdentity } from './readSiteIdentity.ts';
import { saveSiteIdentity } from './saveSiteIdentity.ts';
import type { SocialLink as SocialLinkRecord } from './siteIdentity.ts';

const SocialLink = builder.objectRef<SocialLinkRecord>('SocialLink').implement({
  description: 'Another page about the directory, such as a profile in a social network.',
  fields: (t) => ({ name: t.exposeString('name'), url: t.exposeString('url') }),
});

const SiteIdentity = builder.objectRef<VersionedIdentity>('SiteIdentity').implement({
  description: 'Who runs the directory, as its pages say it. What is null is not said.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Name of the directory.' }),
    legalName: t.exposeString('legalName', { nullable: true, description: 'Who is responsible for it.' }),
    email: t.exposeString('email', { nullable: true }),
    phone: t.exposeString('phone', { nullable: true }),
    liveChatUrl: t.exposeString('liveChatUrl', { nullable: true, description: 'Opens a live chat.' }),
    address: t.exposeString('address', { nullable: true, description: 'Where it can be visited.' }),
    supportHours: t.exposeString('supportHours', {
      nullable: true,
      description: 'When somebody answers, in words.',
    }),
    emergencyPhone: t.exposeString('emergencyPhone', {
      nullable: true,
      description: 'A line that is answered at any time.',
    }),
    responseHours: t.exposeInt('responseHours', {
      nullable: true,
      description: 'Within how many hours messages are answered.',
    }),
    cookieResponseHours: t.exposeInt('cookieResponseHours', {
      nullable: true,
      description: 'The same for questions about cookies.',
    }),
    languages: t.exposeStringList('languages', { description: 'In which messages are answered.' }),
    governingLaw: t.exposeString('governingLaw', {
      nullable: true,
      description: 'Whose law the terms stand under, in words.',
    }),
    socialLinks: t.expose('socialLinks', { type: [SocialLink] }),
    version: t.exposeInt('version', {
      description: 'Version of the settings that it stands in; 0 before the first save.',
    }),
  }),
});

builder.queryField('siteIdentity', (t) =>
  t.field({
    type: SiteIdentity,
    description: 'Who runs the directory, as its pages say it.',
    resolve: (_root, _args, context) => readSiteIdentity(context),
  }),
);

const SocialLinkInput = builder.inputType('SocialLinkInput', {
  description: 'A page about the directory elsewhere.',
  fields: (t) => ({
    name: t.string({ required: true }),
    url: t.string({ required: true, description: 'http or https.' }),
  }),
});

const SaveSiteIdentityInput = builder.inputType('SaveSiteIdentityInput', {
  description: 'What to change: null empties a field, what is left out stays.',
  fields: (t) => ({
    version: t.int({ required: true, description: 'The version that was looked at.' }),
    name: t.string(),
    legalName: t.string(),
    email: t.string(),
    phone: t.string(),
    liveChatUrl: t.string(),
    address: t.string(),
    supportHours: t.string(),
    emergencyPhone: t.string(),
    responseHours: t.int(),
    cookieResponseHours: t.int(),
    languages: t.stringList(),
    governingLaw: t.string(),
    socialLinks: t.field({ type: [SocialLinkInput] }),
  }),
});

builder.mutationField('saveSiteIdentity', (t) =>
  t.field({
    type: SiteIdentity,
    authScopes: { operator: true },
    description: 'Changes what the directory says of itself. CONFLICT for a stale version. Operators only.',
    args: { input: t.arg({ type: SaveSiteIdentityInput, required: true }) },
    resolve: (_root, { input }, context) => saveSiteIdentity(context, input),
  }),
);
