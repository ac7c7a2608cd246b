import {
  englishText,
  englishTextOfStored,
  plainMessageData,
} from '../../../../domain/messages/englishText.ts';
import { messageData } from '../../../../domain/messages/message.ts';
import { LocalizableMessage } from '../../graphql/localizableMessage.ts';
import { builder } from '../../graphql/builder.ts';
import { indexingEngines } from './engines/indexingEngines.ts';
import { judgeUrl, type UrlJudgement } from './submissions/judgeUrl.ts';
import { lastSubmission } from './submissions/listSubmissions.ts';
import { isAutomatic, readEngines, type EngineState } from './readIndexing.ts';
import { reasonMessages } from './submissions/reasonMessages.ts';
import { saveGoogleIndexing, saveIndexingAutomation, saveIndexNow } from './saveIndexing.ts';
import { IndexingEngineName, SubmittedUrl } from './submissions/submissionSchema.ts';

const IndexingEngine = builder.objectRef<EngineState>('IndexingEngine').implement({
  description: 'A search engine that takes addresses, and how it stands. Its key is in no answer.',
  fields: (t) => ({
    engine: t.expose('engine', { type: IndexingEngineName, description: 'Which one.' }),
    isEnabled: t.exposeBoolean('isEnabled', { description: 'Whether addresses go to it.' }),
    isConfigured: t.exposeBoolean('isConfigured', { description: 'Whether it has a key.' }),
    account: t.exposeString('account', {
      nullable: true,
      description: 'E-mail address of the service account; null where there is none.',
    }),
    dailyQuota: t.exposeInt('dailyQuota', { description: 'Addresses that it is told of a day, at most.' }),
    spentToday: t.exposeInt('spentToday', { description: 'Addresses that it was told of today.' }),
    quotaResetsAt: t.expose('quotaResetsAt', {
      type: 'DateTime',
      description: 'When its next day begins.',
    }),
    paceMs: t.int({
      description: 'Milliseconds between two calls.',
      resolve: (_engine, _args, { config }) => config.submissions.paceMs,
    }),
    mostInCall: t.int({
      description: 'Addresses that one call carries, at most.',
      resolve: ({ engine }) => indexingEngines[engine].mostInCall,
    }),
    lastFault: t.string({
      nullable: true,
      description:
        'Why its last call failed: in English, or the answer of the search engine; null where it did not fail.',
      resolve: ({ lastFault }) => englishTextOfStored(lastFault),
    }),
    lastFaultMessage: t.field({
      type: LocalizableMessage,
      nullable: true,
      description: 'Why its last call failed; null where it did not, or the search engine said it.',
      resolve: ({ lastFault }) => plainMessageData(lastFault),
    }),
    restsUntil: t.expose('restsUntil', {
      type: 'DateTime',
      nullable: true,
      description: 'It is left alone until then, after failures; null where it is not.',
    }),
  }),
});

const IndexingStatus = builder.objectRef<object>('IndexingStatus').implement({
  description: 'How addresses are submitted to search engines.',
  fields: (t) => ({
    isPublic: t.boolean({
      description: 'Whether the installation has a public address; without one nothing can be submitted.',
      resolve: (_status, _args, { config }) => config.siteUrl !== null,
    }),
    engines: t.field({
      type: [IndexingEngine],
      description: 'All that there are.',
      complexity: { field: 2, multiplier: 2 },
      resolve: (_status, _args, context) => readEngines(context),
    }),
    isAutomatic: t.boolean({
      description: 'Whether changed listings are submitted by themselves.',
      resolve: (_status, _args, context) => isAutomatic(context),
    }),
  }),
});

const NotIndexedReason = builder.enumType('NotIndexedReason', {
  description: 'Why search engines are not asked to keep an address.',
  values: {
    NO_ADDRESS: { description: 'It is no address of the web.' },
    OTHER_SITE: { description: 'It is of another site.' },
    NOT_PUBLIC: { description: 'The installation has no public address, so nothing is indexed.' },
    BLOCKED: { description: 'It is no page: robots.txt keeps search engines from it.' },
    MISSING: { description: 'There is nothing at it.' },
    GONE: { description: 'What was there has been removed for good.' },
    IN_TRASH: { description: 'The listing lies in the trash.' },
    MOVED: { description: 'It leads on to another address.' },
    DEMONSTRATION: { description: 'It shows the demonstration.' },
    CHANGED_LIST: { description: 'It is a list that is searched, filtered, ordered or drawn otherwise.' },
    SAME_AS_OTHER: { description: 'Another page shows the same better.' },
    EMPTY_LIST: { description: 'It is a list with nothing on it.' },
    OTHER_SPELLING: { description: 'The page is indexed, under another address.' },
  } as const,
});

const IndexingJudgement = builder.objectRef<UrlJudgement>('IndexingJudgement').implement({
  description: 'Whether search engines are asked to keep an address, by the rule that its page follows.',
  fields: (t) => ({
    url: t.exposeString('url', {
      nullable: true,
      description: 'The address as it was understood; null where it is none of this site.',
    }),
    isIndexable: t.exposeBoolean('isIndexable', { description: 'Whether they are.' }),
    canonicalUrl: t.exposeString('canonicalUrl', {
      nullable: true,
      description: 'Under which the page is known, or leads on to; null where there is none.',
    }),
    reason: t.expose('reason', {
      type: NotIndexedReason,
      nullable: true,
      description: 'Why they are not; null where they are.',
    }),
    explanation: t.string({
      nullable: true,
      description: 'The reason in English; null where there is none.',
      resolve: ({ reason }) => (reason === null ? null : englishText(reasonMessages[reason])),
    }),
    explanationMessage: t.field({
      type: LocalizableMessage,
      nullable: true,
      description: 'The reason; null where there is none.',
      resolve: ({ reason }) => (reason === null ? null : messageData(reasonMessages[reason])),
    }),
    lastSubmission: t.field({
      type: SubmittedUrl,
      nullable: true,
      description: 'The last that a search engine was told of it; null where none ever was.',
      complexity: 2,
      resolve: ({ url }, _args, context) => (url === null ? null : lastSubmission(context, url)),
    }),
  }),
});

builder.queryFields((t) => ({
  indexing: t.field({
    type: IndexingStatus,
    authScopes: { operator: true },
    description: 'How addresses are submitted to search engines. Operators only.',
    resolve: () => ({}),
  }),
  indexingJudgement: t.field({
    type: IndexingJudgement,
    authScopes: { operator: true },
    description: 'Why a page is indexed, or is not. Operators only.',
    args: {
      url: t.arg.string({ required: true, description: 'An address of this site, or its path alone.' }),
    },
    complexity: 5,
    resolve: (_root, { url }, context) => judgeUrl(context, url),
  }),
}));

const SaveIndexNowInput = builder.inputType('SaveIndexNowInput', {
  description: 'How IndexNow is used. Its key is made here.',
  fields: (t) => ({
    isEnabled: t.boolean({ required: true, description: 'Whether addresses go to it.' }),
    dailyQuota: t.int({ required: true, description: 'Addresses a day, from 1 to 1,000,000.' }),
    renewKey: t.boolean({ description: 'Makes a new key; the old one counts no more.' }),
  }),
});

const SaveGoogleIndexingInput = builder.inputType('SaveGoogleIndexingInput', {
  description: "How Google's Indexing API is used.",
  fields: (t) => ({
    isEnabled: t.boolean({ required: true, description: 'Whether addresses go to it.' }),
    dailyQuota: t.int({
      required: true,
      description: 'Addresses a day, from 1 to 1,000,000. Google grants 200 at first.',
    }),
    serviceAccount: t.string({
      description: 'The JSON key file of a service account, which is in no answer. Left out: as it is.',
    }),
  }),
});

builder.mutationFields((t) => ({
  saveIndexNow: t.field({
    type: IndexingStatus,
    authScopes: { operator: true },
    description: 'Turns IndexNow on or off. Operators only.',
    args: { input: t.arg({ type: SaveIndexNowInput, required: true, description: 'How it is used.' }) },
    resolve: async (_root, { input }, context) => {
      await saveIndexNow(context, input);
      return {};
    },
  }),
  saveGoogleIndexing: t.field({
    type: IndexingStatus,
    authScopes: { operator: true },
    description: "Turns Google's Indexing API on or off. Operators only.",
    args: { input: t.arg({ type: SaveGoogleIndexingInput, required: true, description: 'How it is used.' }) },
    resolve: async (_root, { input }, context) => {
      await saveGoogleIndexing(context, input);
      return {};
    },
  }),
  saveIndexingAutomation: t.field({
    type: IndexingStatus,
    authScopes: { operator: true },
    description: 'Has changed listings submitted by themselves, or no more. Operators only.',
    args: { isOn: t.arg.boolean({ required: true, description: 'Whether they are.' }) },
    resolve: async (_root, { isOn }, context) => {
      await saveIndexingAutomation(context, isOn);
      return {};
    },
  }),
}));
