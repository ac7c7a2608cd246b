import { englishText } from '../../../../domain/messages/englishText.ts';
import { messageData } from '../../../../domain/messages/message.ts';
import { LocalizableMessage } from '../../graphql/localizableMessage.ts';
import { builder } from '../../graphql/builder.ts';
import { deleteInjectionCode } from './deleteInjectionCode.ts';
import { withOperator } from './injectionRows.ts';
import { listInjectionCodes, listInjectionVersions } from './listInjectionCodes.ts';
import { orderInjectionCodes } from './orderInjectionCodes.ts';
import { parseInjection } from './parseInjection.ts';
import { readLiveCodes, type LiveCode } from './readLiveCodes.ts';
import { restoreInjectionCode } from './restoreInjectionCode.ts';
import { saveInjectionCode } from './saveInjectionCode.ts';

const InjectionPosition = builder.enumType('InjectionPosition', {
  description: 'Position of a code on the page.',
  values: {
    HEAD: { description: 'At the end of the head.' },
    BODY_START: { description: 'At the start of the body.' },
    BODY_END: { description: 'At the end of the body.' },
  } as const,
});

export const InjectionConsent = builder.enumType('InjectionConsent', {
  description: 'Consent that a code waits for.',
  values: {
    NONE: { description: 'Nothing.' },
    ANALYTICS: { description: 'Counting of visits by another company.' },
    ADS: { description: 'Ads of a network.' },
  } as const,
});

const InjectionOwner = builder.enumType('InjectionOwner', {
  description: 'Screen of the back office that a code belongs to.',
  values: {
    LIST: { description: 'The list of codes.' },
    SETTINGS_HEAD: { description: 'The settings: code of the head.' },
    SETTINGS_FOOTER: { description: 'The settings: code of the footer.' },
    GOOGLE_ANALYTICS: { description: 'The settings: the id of Google Analytics.' },
    GOOGLE_TAG_MANAGER: { description: 'The settings: the id of Google Tag Manager.' },
    FACEBOOK_PIXEL: { description: 'The settings: the id of the Facebook pixel.' },
  } as const,
});

const HtmlInjectionCode = builder.objectRef<LiveCode>('HtmlInjectionCode').implement({
  description: 'HTML on every public page.',
  fields: (t) => ({
    id: t.exposeInt('id', { description: 'Number of the code.' }),
    name: t.exposeString('name', { description: 'Its name.' }),
    code: t.exposeString('code', { description: 'The HTML.' }),
    position: t.expose('position', { type: InjectionPosition, description: 'Its position on the page.' }),
    consent: t.expose('consent', {
      type: InjectionConsent,
      description: 'Consent that it waits for.',
    }),
  }),
});

const InjectionVersion = builder.prismaObject('InjectionCodeVersion', {
  name: 'InjectionCodeVersion',
  description: 'A version of a code.',
  include: withOperator,
  fields: (t) => ({
    version: t.exposeInt('version', { description: 'Number of the version, from 1.' }),
    name: t.exposeString('name', { description: 'Its name then.' }),
    code: t.exposeString('code', { description: 'The HTML then.' }),
    position: t.expose('position', { type: InjectionPosition, description: 'Its position on the page.' }),
    consent: t.expose('consent', { type: InjectionConsent, description: 'Consent that it waited for.' }),
    isEnabled: t.exposeBoolean('isEnabled', { description: 'Whether it was on.' }),
    isDeleted: t.exposeBoolean('isDeleted', { description: 'Whether it was deleted then.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'Since when.' }),
    operatorName: t.string({
      nullable: true,
      description: 'Operator who made this version; null for the system and deleted operators.',
      resolve: ({ operator }) => operator?.name ?? null,
    }),
  }),
});

const InjectionCode = builder.prismaObject('InjectionCode', {
  description: 'HTML that operators put on the public pages, as they manage it.',
  include: withOperator,
  fields: (t) => ({
    id: t.exposeInt('id', { description: 'Number of the code.' }),
    owner: t.expose('owner', {
      type: InjectionOwner,
      description: 'Screen that it belongs to; saveSiteSettings changes those outside the list.',
    }),
    name: t.exposeString('name', { description: 'Its name.' }),
    code: t.exposeString('code', { description: 'The HTML.' }),
    position: t.expose('position', { type: InjectionPosition, description: 'Its position on the page.' }),
    consent: t.expose('consent', {
      type: InjectionConsent,
      description: 'Consent that it waits for.',
    }),
    isEnabled: t.exposeBoolean('isEnabled', { description: 'Whether it is on the pages.' }),
    version: t.exposeInt('version', { description: 'Current version, to be sent with a change.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When it last changed.' }),
    hasScripts: t.boolean({
      description: 'Whether it contains scripts; a code without scripts is part of the served HTML.',
      resolve: ({ code, position, ...mark }) => parseInjection(code, position, mark).hasScripts,
    }),
    warnings: t.stringList({
      description: 'Warnings about the code, in English.',
      resolve: ({ code, position, ...mark }) =>
        parseInjection(code, position, mark).warnings.map((warning) => englishText(warning)),
    }),
    warningMessages: t.field({
      type: [LocalizableMessage],
      description: 'Warnings about the code.',
      resolve: ({ code, position, ...mark }) =>
        parseInjection(code, position, mark).warnings.map((warning) => messageData(warning)),
    }),
    operatorName: t.string({
      nullable: true,
      description: 'Operator who changed it last; null for the system and deleted operators.',
      resolve: ({ operator }) => operator?.name ?? null,
    }),
  }),
});

builder.queryFields((t) => ({
  htmlInjectionCodes: t.field({
    type: [HtmlInjectionCode],
    description: 'The HTML that operators had put on every public page, in its order.',
    resolve: (_root, _args, context) => readLiveCodes(context),
  }),
  injectionCodes: t.field({
    type: [InjectionCode],
    authScopes: { operator: true },
    description:
      'All injected codes in their order, or the last 50 deleted ones of the list. Operators only.',
    args: {
      deleted: t.arg.boolean({ required: true, defaultValue: false, description: 'The deleted ones.' }),
    },
    resolve: (_root, { deleted }, context) => listInjectionCodes(context, { isDeleted: deleted }),
  }),
  injectionCodeVersions: t.field({
    type: [InjectionVersion],
    authScopes: { operator: true },
    description: 'Versions of a code, newest first; at most 100. Operators only.',
    args: { id: t.arg.int({ required: true, description: 'Number of the code.' }) },
    resolve: (_root, { id }, context) => listInjectionVersions(context, id),
  }),
}));

const SaveInjectionCodeInput = builder.inputType('SaveInjectionCodeInput', {
  description: 'A code as it shall be.',
  fields: (t) => ({
    id: t.int({ description: 'Code to change; omitted: a new one is created.' }),
    version: t.int({ description: 'With an id: its current version.' }),
    name: t.string({ required: true, description: 'Its name: at most 100 characters.' }),
    code: t.string({
      required: true,
      description:
        'The HTML: at most 50,000 characters, at least one element, no base, plaintext or meta http-equiv.',
    }),
    position: t.field({ type: InjectionPosition, required: true, description: 'Its position on the page.' }),
    consent: t.field({
      type: InjectionConsent,
      required: true,
      description: 'Consent that it waits for.',
    }),
    isEnabled: t.boolean({ required: true, description: 'Whether it is on the pages.' }),
  }),
});

builder.mutationFields((t) => ({
  saveInjectionCode: t.field({
    type: InjectionCode,
    authScopes: { operator: true },
    description:
      'Creates or updates a code of the list. At most 50 may be enabled, with 200,000 characters and 40 inline scripts together. CONFLICT for a stale version. Operators only.',
    args: { input: t.arg({ type: SaveInjectionCodeInput, required: true, description: 'The code.' }) },
    resolve: (_root, { input }, context) => saveInjectionCode(context, input),
  }),
  deleteInjectionCode: t.field({
    type: InjectionCode,
    authScopes: { operator: true },
    description: 'Deletes a code of the list; its versions stay. Operators only.',
    args: { id: t.arg.int({ required: true, description: 'Number of the code.' }) },
    resolve: (_root, { id }, context) => deleteInjectionCode(context, id),
  }),
  restoreInjectionCode: t.field({
    type: InjectionCode,
    authScopes: { operator: true },
    description: 'Restores a version of a code, deleted or not. Operators only.',
    args: {
      id: t.arg.int({ required: true, description: 'Number of the code.' }),
      version: t.arg.int({ required: true, description: 'The version to go back to.' }),
    },
    resolve: (_root, args, context) => restoreInjectionCode(context, args),
  }),
  orderInjectionCodes: t.field({
    type: [InjectionCode],
    authScopes: { operator: true },
    description: 'Sets the order in which codes come to the page. CONFLICT for a stale list. Operators only.',
    args: { ids: t.arg.intList({ required: true, description: 'Every code that is there, once.' }) },
    resolve: (_root, { ids }, context) => orderInjectionCodes(context, ids),
  }),
}));
