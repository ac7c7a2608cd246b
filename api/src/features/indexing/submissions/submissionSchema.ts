import { englishTextOfStored, plainMessageData } from '../../../../../domain/messages/englishText.ts';
import { LocalizableMessage } from '../../../graphql/localizableMessage.ts';
import { builder } from '../../../graphql/builder.ts';
import { connection, offsetArgs } from '../../../graphql/connection.ts';
import type { PageOf } from '../../../lib/paging.ts';
import { cancelSubmission } from './cancelSubmission.ts';
import {
  findSubmission,
  listSubmissions,
  listSubmittedUrls,
  type EngineCount,
  type SubmissionRow,
  type SubmittedUrlRow,
} from './listSubmissions.ts';
import { retrySubmission } from './retrySubmission.ts';
import { submitAllUrls, submitUrl, submitUrls } from './submitUrls.ts';

export const IndexingEngineName = builder.enumType('IndexingEngineName', {
  description: 'A search engine to which URLs are submitted.',
  values: {
    INDEXNOW: { description: 'IndexNow: Bing, Yandex, Seznam, Naver and others.' },
    GOOGLE: {
      description:
        'Google, which according to its documentation accepts only pages of job postings and live broadcasts.',
    },
  } as const,
});

const UrlSubmissionKind = builder.enumType('UrlSubmissionKind', {
  description: 'Kind of a submission.',
  values: {
    SINGLE: { description: 'One URL.' },
    BULK: { description: 'A list of URLs.' },
    ALL: { description: 'All listings.' },
    CHANGES: { description: 'Automatic submission of changed listings.' },
  } as const,
});

const UrlSubmissionStatus = builder.enumType('UrlSubmissionStatus', {
  description: 'Status of a submission.',
  values: {
    RUNNING: {
      description: 'URLs are waiting: in the queue, for tomorrow’s quota, or for an engine.',
    },
    DONE: { description: 'All engines have processed it.' },
    CANCELLED: { description: 'Cancelled by an operator.' },
  } as const,
});

const SubmittedUrlState = builder.enumType('SubmittedUrlState', {
  description: 'Result of a URL at an engine.',
  values: {
    WAITING: { description: 'Waiting to be submitted, or to be retried.' },
    SENDING: { description: 'Being submitted.' },
    SENT: { description: 'The engine accepted it.' },
    FAILED: { description: 'The engine refused it, or it was never submitted.' },
    CANCELLED: { description: 'Not submitted: the submission was cancelled.' },
  } as const,
});

const UrlSubmissionCount = builder.objectRef<EngineCount>('UrlSubmissionCount').implement({
  description: 'Progress of a submission at an engine.',
  fields: (t) => ({
    engine: t.expose('engine', { type: IndexingEngineName, description: 'The search engine.' }),
    total: t.exposeInt('total', { description: 'Number of URLs for it.' }),
    sent: t.exposeInt('sent', { description: 'Number of URLs that it accepted.' }),
    failed: t.exposeInt('failed', { description: 'Number of URLs that it did not accept.' }),
  }),
});

const UrlSubmission = builder.objectRef<SubmissionRow>('UrlSubmission').implement({
  description: 'URLs that were submitted together. Stored for 30 days after its end.',
  fields: (t) => ({
    id: t.exposeInt('id', { description: 'Number of the submission.' }),
    kind: t.expose('kind', { type: UrlSubmissionKind, description: 'Kind.' }),
    status: t.expose('status', { type: UrlSubmissionStatus, description: 'Status.' }),
    total: t.exposeInt('total', {
      description: 'Number of URLs; for all listings an estimate until each was checked.',
    }),
    dropped: t.exposeInt('dropped', { description: 'Number of URLs beyond the limit of a hundred.' }),
    done: t.exposeInt('done', { description: 'Number of URLs that all engines have processed.' }),
    successful: t.exposeInt('successful', {
      nullable: true,
      description: 'Number of URLs that an engine accepted; null until it ended.',
    }),
    failed: t.exposeInt('failed', {
      nullable: true,
      description: 'Number of URLs that no engine accepted; null until it ended.',
    }),
    counts: t.expose('counts', {
      type: [UrlSubmissionCount],
      description: 'Figures by engine.',
      complexity: { field: 1, multiplier: 2 },
    }),
    operatorName: t.exposeString('operatorName', {
      nullable: true,
      description: 'Operator who requested it; null for the system.',
    }),
    apiKeyName: t.exposeString('apiKeyName', {
      nullable: true,
      description: 'API key that requested it; null if it was not a key.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was requested.' }),
    finishedAt: t.expose('finishedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it ended; null until then.',
    }),
  }),
});

export const SubmittedUrl = builder.objectRef<SubmittedUrlRow>('SubmittedUrl').implement({
  description: 'A URL submitted to a search engine.',
  fields: (t) => ({
    id: t.exposeInt('id', { description: 'Number of the entry.' }),
    url: t.exposeString('url', { description: 'The URL, or the given text if it was refused.' }),
    engine: t.expose('engine', {
      type: IndexingEngineName,
      nullable: true,
      description: 'Target engine; null if there was none.',
    }),
    state: t.expose('state', { type: SubmittedUrlState, description: 'Result.' }),
    isGone: t.exposeBoolean('isGone', { description: 'Whether it was submitted as removed.' }),
    attempts: t.exposeInt('attempts', { description: 'Number of attempts.' }),
    attemptedAt: t.expose('attemptedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was last attempted; null if never.',
    }),
    httpStatus: t.exposeInt('httpStatus', {
      nullable: true,
      description: 'HTTP status of the response; null without a response.',
    }),
    fault: t.string({
      nullable: true,
      description: 'Reason of the failure, in English, or the answer of the search engine.',
      resolve: ({ fault }) => englishTextOfStored(fault),
    }),
    faultMessage: t.field({
      type: LocalizableMessage,
      nullable: true,
      description: 'Reason of the failure; null if it is the search engine’s own text.',
      resolve: ({ fault }) => plainMessageData(fault),
    }),
  }),
});

const UrlSubmissionConnection = connection<PageOf<SubmissionRow>>('UrlSubmissionConnection', {
  node: UrlSubmission,
  description: 'A page of submissions.',
  nodes: 'The submissions.',
});

const SubmittedUrlConnection = connection<PageOf<SubmittedUrlRow>>('SubmittedUrlConnection', {
  node: SubmittedUrl,
  description: 'A page of submitted URLs.',
  nodes: 'The URLs.',
});

builder.queryFields((t) => ({
  urlSubmissions: t.field({
    type: UrlSubmissionConnection,
    authScopes: { operator: true },
    description: 'Submissions to search engines, newest first. Operators only.',
    args: {
      isRunning: t.arg.boolean({ defaultValue: false, description: 'Only running submissions.' }),
      kinds: t.arg({ type: [UrlSubmissionKind], description: 'Filter by kind; omitted: all.' }),
      ...offsetArgs(20),
    },
    complexity: (args) => ({ field: 5, multiplier: args.first ?? 20 }),
    resolve: (_root, { isRunning, kinds, ...args }, context) =>
      listSubmissions(context, { ...args, isRunning: isRunning ?? false, kinds: kinds ?? null }),
  }),
  urlSubmission: t.field({
    type: UrlSubmission,
    nullable: true,
    authScopes: { operator: true },
    description: 'A submission by its id. Operators only.',
    args: { id: t.arg.int({ required: true, description: 'Number of the submission.' }) },
    resolve: (_root, { id }, context) => findSubmission(context, id),
  }),
  submittedUrls: t.field({
    type: SubmittedUrlConnection,
    authScopes: { operator: true },
    description: 'URLs of a submission and their results, in order. Operators only.',
    args: {
      submissionId: t.arg.int({ required: true, description: 'Number of the submission.' }),
      onlyFailed: t.arg.boolean({ defaultValue: false, description: 'Only URLs that were not accepted.' }),
      first: t.arg.int({ defaultValue: 50, description: 'At most 100.' }),
      offset: t.arg.int({ description: 'Number of items to skip, at most 10,000.' }),
    },
    complexity: (args) => ({ field: 5, multiplier: args.first ?? 50 }),
    resolve: (_root, { onlyFailed, ...args }, context) =>
      listSubmittedUrls(context, { ...args, onlyFailed: onlyFailed ?? false }),
  }),
}));

builder.mutationFields((t) => ({
  submitUrl: t.field({
    type: UrlSubmission,
    nullable: true,
    authScopes: { operator: true },
    description:
      'Submits a URL of this site to all enabled engines. CONFLICT if none is enabled. Operators only.',
    args: { url: t.arg.string({ required: true, description: 'A URL, or only its path.' }) },
    resolve: async (_root, { url }, context) => findSubmission(context, await submitUrl(context, url)),
  }),
  submitUrls: t.field({
    type: UrlSubmission,
    nullable: true,
    authScopes: { operator: true },
    description:
      'Submits the first hundred of the given URLs; those that may not be indexed count as failed. Operators only.',
    args: { urls: t.arg.stringList({ required: true, description: 'URLs; blank ones are ignored.' }) },
    resolve: async (_root, { urls }, context) => findSubmission(context, await submitUrls(context, urls)),
  }),
  submitAllUrls: t.field({
    type: UrlSubmission,
    nullable: true,
    authScopes: { operator: true },
    description: 'Submits the URLs of all listings, unless such a submission is running. Operators only.',
    resolve: async (_root, _args, context) => findSubmission(context, await submitAllUrls(context)),
  }),
  cancelUrlSubmission: t.field({
    type: UrlSubmission,
    nullable: true,
    authScopes: { operator: true },
    description: 'Cancels a submission: waiting URLs are not submitted. Operators only.',
    args: { id: t.arg.int({ required: true, description: 'Number of the submission.' }) },
    resolve: async (_root, { id }, context) => {
      await cancelSubmission(context, id);
      return findSubmission(context, id);
    },
  }),
  retryUrlSubmission: t.field({
    type: UrlSubmission,
    nullable: true,
    authScopes: { operator: true },
    description: 'Submits the URLs that an engine did not accept again, as a new submission. Operators only.',
    args: { id: t.arg.int({ required: true, description: 'Number of the finished submission.' }) },
    resolve: async (_root, { id }, context) => findSubmission(context, await retrySubmission(context, id)),
  }),
}));
