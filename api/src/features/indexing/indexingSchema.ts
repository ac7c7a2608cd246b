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
  description: 'A search engine that accepts URLs, and its state. Its key is never returned.',
  fields: (t) => ({
    engine: t.expose('engine', { type: IndexingEngineName, description: 'Which one.' }),
    isEnabled: t.exposeBoolean('isEnabled', { description: 'Whether addresses go to it.' }),
    isConfigured: t.exposeBoolean('isConfigured', { description: 'Whether it has a key.' }),
    account: t.exposeString('account', {
      nullable: true,
      description: 'E-mail address of the service account; null where there is none.',
    }),
    dailyQuota: t.exposeInt('dailyQuota', { description: 'Daily limit of URLs.' }),
    spentToday: t.exposeInt('spentToday', { description: 'URLs submitted today.' }),
    quotaResetsAt: t.expose('quotaResetsAt', {
      type: 'DateTime',
      description: 'When its daily limit resets.',
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
        'Reason of the last failure: in English, or the answer of the search engine; null after a success.',
      resolve: ({ lastFault }) => englishTextOfStored(lastFault),
    }),
    lastFaultMessage: t.field({
      type: LocalizableMessage,
      nullable: true,
      description:
        'Reason of the last failure; null after a success, or if the reason is the search engine’s own text.',
      resolve: ({ lastFault }) => plainMessageData(lastFault),
    }),
    restsUntil: t.expose('restsUntil', {
      type: 'DateTime',
      nullable: true,
      description: 'Pause after failures; null if there is none.',
    }),
  }),
});

const IndexingStatus = builder.objectRef<object>('IndexingStatus').implement({
  description: 'Settings and state of URL submission.',
  fields: (t) => ({
    isPublic: t.boolean({
      description: 'Whether the installation has a public address; without one nothing can be submitted.',
      resolve: (_status, _args, { config }) => config.siteUrl !== null,
    }),
    engines: t.field({
      type: [IndexingEngine],
      description: 'Number of all.',
      complexity: { field: 2, multiplier: 2 },
      resolve: (_status, _args, context) => readEngines(context),
    }),
    isAutomatic: t.boolean({
      description: 'Whether changed listings are submitted automatically.',
      resolve: (_status, _args, context) => isAutomatic(context),
    }),
  }),
});

const NotIndexedReason = builder.enumType('NotIndexedReason', {
  description: 'Reason against indexing a URL.',
  values: {
    NO_ADDRESS: { description: 'It is no http or https URL.' },
    OTHER_SITE: { description: 'It belongs to another site.' },
    NOT_PUBLIC: { description: 'The installation has no public address, so nothing is indexed.' },
    BLOCKED: { description: 'It is no page: robots.txt excludes it.' },
    MISSING: { description: 'There is nothing at it.' },
    GONE: { description: 'The listing was permanently deleted.' },
    IN_TRASH: { description: 'The listing is in the trash.' },
    MOVED: { description: 'It redirects to another URL.' },
    DEMONSTRATION: { description: 'It shows sample data.' },
    CHANGED_LIST: { description: 'A list that is searched, filtered, reordered or shown differently.' },
    SAME_AS_OTHER: { description: 'Another page shows the same better.' },
    EMPTY_LIST: { description: 'An empty list.' },
    OTHER_SPELLING: { description: 'The page is indexed, under another address.' },
  } as const,
});

const IndexingJudgement = builder.objectRef<UrlJudgement>('IndexingJudgement').implement({
  description: 'Whether search engines may index a URL, by the rule that its page follows.',
  fields: (t) => ({
    url: t.exposeString('url', {
      nullable: true,
      description: 'The address as it was understood; null where it is none of this site.',
    }),
    isIndexable: t.exposeBoolean('isIndexable', { description: 'Whether they are.' }),
    canonicalUrl: t.exposeString('canonicalUrl', {
      nullable: true,
      description: 'Canonical path of the page, or the target of its redirect; null if there is none.',
    }),
    reason: t.expose('reason', {
      type: NotIndexedReason,
      nullable: true,
      description: 'Reason against indexing; null if the page may be indexed.',
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
      description: 'The last submission of the URL; null if it was never submitted.',
      complexity: 2,
      resolve: ({ url }, _args, context) => (url === null ? null : lastSubmission(context, url)),
    }),
  }),
});

builder.queryFields((t) => ({
  indexing: t.field({
    type: IndexingStatus,
    authScopes: { operator: true },
    description: 'Settings and state of URL submission. Operators only.',
    resolve: () => ({}),
  }),
  indexingJudgement: t.field({
    type: IndexingJudgement,
    authScopes: { operator: true },
    description: 'Whether a page may be indexed, and why. Operators only.',
    args: {
      url: t.arg.string({ required: true, description: 'An address of this site, or its path alone.' }),
    },
    complexity: 5,
    resolve: (_root, { url }, context) => judgeUrl(context, url),
  }),
}));

const SaveIndexNowInput = builder.inputType('SaveIndexNowInput', {
  description: 'Settings of IndexNow. Its key is generated here.',
  fields: (t) => ({
    isEnabled: t.boolean({ required: true, description: 'Whether addresses go to it.' }),
    dailyQuota: t.int({ required: true, description: 'Addresses a day, from 1 to 1,000,000.' }),
    renewKey: t.boolean({ description: 'Generates a new key; the old one becomes invalid.' }),
  }),
});

const SaveGoogleIndexingInput = builder.inputType('SaveGoogleIndexingInput', {
  description: "Settings of Google's Indexing API.",
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
    args: { input: t.arg({ type: SaveIndexNowInput, required: true, description: 'Its mode.' }) },
    resolve: async (_root, { input }, context) => {
      await saveIndexNow(context, input);
      return {};
    },
  }),
  saveGoogleIndexing: t.field({
    type: IndexingStatus,
    authScopes: { operator: true },
    description: "Turns Google's Indexing API on or off. Operators only.",
    args: { input: t.arg({ type: SaveGoogleIndexingInput, required: true, description: 'Its mode.' }) },
    resolve: async (_root, { input }, context) => {
      await saveGoogleIndexing(context, input);
      return {};
    },
  }),
  saveIndexingAutomation: t.field({
    type: IndexingStatus,
    authScopes: { operator: true },
    description: 'Turns the automatic submission of changed listings on or off. Operators only.',
    args: { isOn: t.arg.boolean({ required: true, description: 'Whether they are.' }) },
    resolve: async (_root, { isOn }, context) => {
      await saveIndexingAutomation(context, isOn);
      return {};
    },
  }),
}));
