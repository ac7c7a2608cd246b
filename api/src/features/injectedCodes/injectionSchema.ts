import { englishText } from '../../../../domain/messages/englishText.ts';
import { messageData } from '../../../../domain/messages/message.ts';
import { LocalizableMessage } from '../../graphql/localizableMessage.ts';
import { builder } from '../../graphql/builder.ts';
import { keyOfCreation } from '../../graphql/keyOfCreation.ts';
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
  description: 'Consent that a code requires.',
  values: {
    NONE: { description: 'No consent.' },
    ANALYTICS: { description: 'Consent to analytics of other companies.' },
    ADS: { description: 'Consent to ads of other companies.' },
  } as const,
});

const InjectionOwner = builder.enumType('InjectionOwner', {
  description: 'Screen of the back office that manages a code.',
  values: {
    LIST: { description: 'The list of codes.' },
    SETTINGS_HEAD: { description: 'Settings: head code.' },
    SETTINGS_FOOTER: { description: 'Settings: footer code.' },
    GOOGLE_ANALYTICS: { description: 'Settings: Google Analytics id.' },
    GOOGLE_TAG_MANAGER: { description: 'Settings: Google Tag Manager id.' },
    FACEBOOK_PIXEL: { description: 'Settings: Facebook pixel id.' },
  } as const,
});

const HtmlInjectionCode = builder.objectRef<LiveCode>('HtmlInjectionCode').implement({
  description: 'HTML that operators add to every public page.',
  fields: (t) => ({
    id: t.exposeInt('id', { description: 'Number of the code.' }),
    name: t.exposeString('name', { description: 'Name.' }),
    code: t.exposeString('code', { description: 'The HTML.' }),
    position: t.expose('position', { type: InjectionPosition, description: 'Position on the page.' }),
    consent: t.expose('consent', {
      type: InjectionConsent,
      description: 'Consent required before it runs.',
    }),
  }),
});

const InjectionVersion = builder.prismaObject('InjectionCodeVersion', {
  name: 'InjectionCodeVersion',
  description: 'A version of a code.',
  include: withOperator,
  fields: (t) => ({
    version: t.exposeInt('version', { description: 'Version number, from 1.' }),
    name: t.exposeString('name', { description: 'Name of this version.' }),
    code: t.exposeString('code', { description: 'HTML of this version.' }),
    position: t.expose('position', { type: InjectionPosition, description: 'Position on the page.' }),
    consent: t.expose('consent', { type: InjectionConsent, description: 'Consent that was required.' }),
    isEnabled: t.exposeBoolean('isEnabled', { description: 'Whether it was enabled.' }),
    isDeleted: t.exposeBoolean('isDeleted', { description: 'Whether this version is a deletion.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it became current.' }),
    operatorName: t.string({
      nullable: true,
      description: 'Operator who made this version; null for the system and deleted operators.',
      resolve: ({ operator }) => operator?.name ?? null,
    }),
  }),
});

const InjectionCode = builder.prismaObject('InjectionCode', {
  description: 'HTML that operators add to public pages.',
  include: withOperator,
  fields: (t) => ({
    id: t.exposeInt('id', { description: 'Number of the code.' }),
    owner: t.expose('owner', {
      type: InjectionOwner,
      description: 'Screen of the back office that manages it; saveSiteSettings changes those outside LIST.',
    }),
    name: t.exposeString('name', { description: 'Name.' }),
    code: t.exposeString('code', { description: 'The HTML.' }),
    position: t.expose('position', { type: InjectionPosition, description: 'Position on the page.' }),
    consent: t.expose('consent', {
      type: InjectionConsent,
      description: 'Consent required before it runs.',
    }),
    isEnabled: t.exposeBoolean('isEnabled', { description: 'Whether pages contain it.' }),
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
    description: 'HTML that operators add to every public page, in order.',
    resolve: (_root, _args, context) => readLiveCodes(context),
  }),
  injectionCodes: t.field({
    type: [InjectionCode],
    authScopes: { operator: true },
    description: 'All injected codes in order, or the last 50 deleted ones. Operators only.',
    args: {
      deleted: t.arg.boolean({ required: true, defaultValue: false, description: 'True: deleted codes.' }),
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
  description: 'Values of a code.',
  fields: (t) => ({
    id: t.int({ description: 'Code to change; omitted: a new one is created.' }),
    version: t.int({
      description:
        'Expected version of an existing code. The call fails with CONFLICT if it is not the current one.',
    }),
    name: t.string({ required: true, description: 'Name: at most 100 characters.' }),
    code: t.string({
      required: true,
      description:
        'HTML, at most 50,000 characters, with at least one element and no base, plaintext or meta http-equiv.',
    }),
    position: t.field({ type: InjectionPosition, required: true, description: 'Position on the page.' }),
    consent: t.field({
      type: InjectionConsent,
      required: true,
      description: 'Consent required before it runs.',
    }),
    isEnabled: t.boolean({ required: true, description: 'Whether pages contain it.' }),
  }),
});

builder.mutationFields((t) => ({
  saveInjectionCode: t.field({
    type: InjectionCode,
    authScopes: { operator: true },
    description:
      'Creates or updates a code. At most 50 may be enabled, with 200,000 characters and 40 inline scripts in total. CONFLICT for an outdated version. Operators only.',
    args: {
      input: t.arg({ type: SaveInjectionCodeInput, required: true, description: 'The code.' }),
      idempotencyKey: t.arg.string({ description: `Of a new code: ${keyOfCreation('code')}` }),
    },
    resolve: (_root, { input, idempotencyKey }, context) => saveInjectionCode(context, input, idempotencyKey),
  }),
  deleteInjectionCode: t.field({
    type: InjectionCode,
    authScopes: { operator: true },
    description: 'Deletes a code; its versions are retained. Operators only.',
    args: { id: t.arg.int({ required: true, description: 'Number of the code.' }) },
    resolve: (_root, { id }, context) => deleteInjectionCode(context, id),
  }),
  restoreInjectionCode: t.field({
    type: InjectionCode,
    authScopes: { operator: true },
    description: 'Restores a version of a code, also of a deleted one. Operators only.',
    args: {
      id: t.arg.int({ required: true, description: 'Number of the code.' }),
      version: t.arg.int({ required: true, description: 'Version to restore.' }),
    },
    resolve: (_root, args, context) => restoreInjectionCode(context, args),
  }),
  orderInjectionCodes: t.field({
    type: [InjectionCode],
    authScopes: { operator: true },
    description: 'Sets the order of codes on the page. CONFLICT for an outdated list. Operators only.',
    args: { ids: t.arg.intList({ required: true, description: 'Ids of all existing codes, each once.' }) },
    resolve: (_root, { ids }, context) => orderInjectionCodes(context, ids),
  }),
}));
