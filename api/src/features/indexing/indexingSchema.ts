import {
  englishText,
  englishTextOfStored,
  plainMessageData,
} from '../../../../domain/messages/englishText.ts';
import { messageData } from '../../../../domain/messages/message.ts';
import { LocalizableMessage } from '../../graphql/localizableMessage.ts';
import { builder } from '../../graphql/builder.ts';
import { indexingEngines } from './engines/indexingEngines.ts';
import { checkUrl, type CheckedUrl } from './submissions/checkUrl.ts';
import { lastSubmission } from './submissions/listSubmissions.ts';
import { isAutomationOn, readEngines, type EngineState } from './readIndexing.ts';
import { reasonMessages } from './submissions/reasonMessages.ts';
import { saveGoogleIndexing, saveIndexingAutomation, saveIndexNow } from './saveIndexing.ts';
import { IndexingEngineName, SubmittedUrl } from './submissions/submissionSchema.ts';

const IndexingEngine = builder.objectRef<EngineState>('IndexingEngine').implement({
  description: 'A search engine to which URLs are submitted, and its state. Its key is never returned.',
  fields: (t) => ({
    engine: t.expose('engine', { type: IndexingEngineName, description: 'The search engine.' }),
    isEnabled: t.exposeBoolean('isEnabled', { description: 'Whether URLs are submitted to it.' }),
    isConfigured: t.exposeBoolean('isConfigured', { description: 'Whether a key is stored.' }),
    account: t.exposeString('account', {
      nullable: true,
      description: 'E-mail address of the service account; null if there is none.',
    }),
    dailyQuota: t.exposeInt('dailyQuota', { description: 'Maximum number of URLs per day.' }),
    submittedToday: t.exposeInt('submittedToday', { description: 'Number of URLs submitted today.' }),
    spentToday: t.exposeInt('submittedToday', {
      description: 'The same as submittedToday.',
      deprecationReason: 'Use submittedToday.',
    }),
    quotaResetsAt: t.expose('quotaResetsAt', {
      type: 'DateTime',
      description: 'When its daily limit resets.',
    }),
    paceMs: t.int({
      description: 'The same as callIntervalMs.',
      deprecationReason: 'Use callIntervalMs.',
      resolve: (_engine, _args, { config }) => config.submissions.paceMs,
    }),
    callIntervalMs: t.int({
      description: 'Minimum interval between two calls, in milliseconds.',
      resolve: (_engine, _args, { config }) => config.submissions.paceMs,
    }),
    mostInCall: t.int({
      description: 'The same as maxUrlsPerCall.',
      deprecationReason: 'Use maxUrlsPerCall.',
      resolve: ({ engine }) => indexingEngines[engine].maxUrlsPerCall,
    }),
    maxUrlsPerCall: t.int({
      description: 'Maximum number of URLs per call.',
      resolve: ({ engine }) => indexingEngines[engine].maxUrlsPerCall,
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
    restsUntil: t.expose('backoffUntil', {
      type: 'DateTime',
      nullable: true,
      description: 'The same as backoffUntil.',
      deprecationReason: 'Use backoffUntil.',
    }),
    backoffUntil: t.expose('backoffUntil', {
      type: 'DateTime',
      nullable: true,
      description: 'End of the backoff after failures; null if there is none.',
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
      description: 'Search engines and their states.',
      complexity: { field: 2, multiplier: 2 },
      resolve: (_status, _args, context) => readEngines(context),
    }),
    isAutomatic: t.boolean({
      description: 'Whether changed listings are submitted automatically.',
      resolve: (_status, _args, context) => isAutomationOn(context),
    }),
  }),
});

const NotIndexedReason = builder.enumType('NotIndexedReason', {
  description: 'Reason against indexing a URL.',
  values: {
    NO_ADDRESS: { description: 'The URL is not an http or https URL.' },
    OTHER_SITE: { description: 'The URL belongs to another site.' },
    NOT_PUBLIC: { description: 'The installation has no public address, so nothing is indexed.' },
    BLOCKED: { description: 'The URL is not a page and is excluded by robots.txt.' },
    MISSING: { description: 'The page does not exist.' },
    GONE: { description: 'The listing was permanently deleted.' },
    IN_TRASH: { description: 'The listing is in the trash.' },
    MOVED: { description: 'It redirects to another URL.' },
    DEMONSTRATION: { description: 'The page shows demo data.' },
    CHANGED_LIST: { description: 'The list is searched, filtered, sorted or displayed differently.' },
    SAME_AS_OTHER: { description: 'Another page has the same content.' },
    EMPTY_LIST: { description: 'The list is empty.' },
    OTHER_SPELLING: { description: 'The page is indexed under its canonical URL.' },
  } as const,
});

const IndexingJudgement = builder.objectRef<CheckedUrl>('IndexingJudgement').implement({
  description: 'Whether search engines may index a URL, by the rule that its page follows.',
  fields: (t) => ({
    url: t.exposeString('url', {
      nullable: true,
      description: 'Normalised URL; null if it does not belong to this site.',
    }),
    isIndexable: t.exposeBoolean('isIndexable', { description: 'Whether the page may be indexed.' }),
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
      description: 'Explanation in English; null if there is none.',
      resolve: ({ reason }) => (reason === null ? null : englishText(reasonMessages[reason])),
    }),
    explanationMessage: t.field({
      type: LocalizableMessage,
      nullable: true,
      description: 'Explanation; null if there is none.',
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
      url: t.arg.string({ required: true, description: 'A URL of this site, or only its path.' }),
    },
    complexity: 5,
    resolve: (_root, { url }, context) => checkUrl(context, url),
  }),
}));

const SaveIndexNowInput = builder.inputType('SaveIndexNowInput', {
  description: 'Settings of IndexNow. The key is generated by the server.',
  fields: (t) => ({
    isEnabled: t.boolean({ required: true, description: 'Whether URLs are submitted to it.' }),
    dailyQuota: t.int({ required: true, description: 'Maximum number of URLs per day, 1 to 1,000,000.' }),
    renewKey: t.boolean({ description: 'Generates a new key; the old one becomes invalid.' }),
  }),
});

const SaveGoogleIndexingInput = builder.inputType('SaveGoogleIndexingInput', {
  description: "Settings of Google's Indexing API.",
  fields: (t) => ({
    isEnabled: t.boolean({ required: true, description: 'Whether URLs are submitted to it.' }),
    dailyQuota: t.int({
      required: true,
      description: 'Maximum number of URLs per day, 1 to 1,000,000. Google grants 200 at first.',
    }),
    serviceAccount: t.string({
      description: 'JSON key file of a service account; it is never returned. Omitted: unchanged.',
    }),
  }),
});

builder.mutationFields((t) => ({
  saveIndexNow: t.field({
    type: IndexingStatus,
    authScopes: { operator: true },
    description: 'Turns IndexNow on or off. Operators only.',
    args: { input: t.arg({ type: SaveIndexNowInput, required: true, description: 'Settings.' }) },
    resolve: async (_root, { input }, context) => {
      await saveIndexNow(context, input);
      return {};
    },
  }),
  saveGoogleIndexing: t.field({
    type: IndexingStatus,
    authScopes: { operator: true },
    description: "Turns Google's Indexing API on or off. Operators only.",
    args: { input: t.arg({ type: SaveGoogleIndexingInput, required: true, description: 'Settings.' }) },
    resolve: async (_root, { input }, context) => {
      await saveGoogleIndexing(context, input);
      return {};
    },
  }),
  saveIndexingAutomation: t.field({
    type: IndexingStatus,
    authScopes: { operator: true },
    description: 'Turns the automatic submission of changed listings on or off. Operators only.',
    args: {
      isOn: t.arg.boolean({
        required: true,
        description: 'Whether changed listings are submitted automatically.',
      }),
    },
    resolve: async (_root, { isOn }, context) => {
      await saveIndexingAutomation(context, isOn);
      return {};
    },
  }),
}));
