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
  description: 'A search engine that takes addresses.',
  values: {
    INDEXNOW: { description: 'Bing, Yandex, Seznam, Naver and others, by one protocol.' },
    GOOGLE: {
      description:
        'Google, which uses it for pages of job postings and live broadcasts alone, by its own word.',
    },
  } as const,
});

const UrlSubmissionKind = builder.enumType('UrlSubmissionKind', {
  description: 'URLs submitted together.',
  values: {
    SINGLE: { description: 'One address.' },
    BULK: { description: 'A list of addresses.' },
    ALL: { description: 'All listings.' },
    CHANGES: { description: 'Automatic submission of changed listings.' },
  } as const,
});

const UrlSubmissionStatus = builder.enumType('UrlSubmissionStatus', {
  description: 'Status of a submission.',
  values: {
    RUNNING: {
      description: 'Some addresses wait: for their turn, for the quota of the next day, or for an engine.',
    },
    DONE: { description: 'Every engine is done with it.' },
    CANCELLED: { description: 'An operator stopped it.' },
  } as const,
});

const SubmittedUrlState = builder.enumType('SubmittedUrlState', {
  description: 'Result of a URL at an engine.',
  values: {
    WAITING: { description: 'Waiting to be submitted, or to be retried.' },
    SENDING: { description: 'Being submitted.' },
    SENT: { description: 'The engine took it.' },
    FAILED: { description: 'The engine refused it, or it was never submitted.' },
    CANCELLED: { description: 'Not submitted: the submission was cancelled.' },
  } as const,
});

const UrlSubmissionCount = builder.objectRef<EngineCount>('UrlSubmissionCount').implement({
  description: 'Progress of a submission at an engine.',
  fields: (t) => ({
    engine: t.expose('engine', { type: IndexingEngineName, description: 'Which one.' }),
    total: t.exposeInt('total', { description: 'Addresses for it.' }),
    sent: t.exposeInt('sent', { description: 'Addresses that it took.' }),
    failed: t.exposeInt('failed', { description: 'Addresses that it did not take.' }),
  }),
});

const UrlSubmission = builder.objectRef<SubmissionRow>('UrlSubmission').implement({
  description: 'URLs that were submitted together. Stored for 30 days after its end.',
  fields: (t) => ({
    id: t.exposeInt('id', { description: 'Number of the submission.' }),
    kind: t.expose('kind', { type: UrlSubmissionKind, description: 'Its kind.' }),
    status: t.expose('status', { type: UrlSubmissionStatus, description: 'Its status.' }),
    total: t.exposeInt('total', {
      description: 'Addresses in it; of all listings their number, until each was looked at.',
    }),
    dropped: t.exposeInt('dropped', { description: 'URLs beyond the limit of a hundred.' }),
    done: t.exposeInt('done', { description: 'Addresses that every engine is done with.' }),
    successful: t.exposeInt('successful', {
      nullable: true,
      description: 'Addresses that an engine took; null until it is over.',
    }),
    failed: t.exposeInt('failed', {
      nullable: true,
      description: 'Addresses that no engine took; null until it is over.',
    }),
    counts: t.expose('counts', {
      type: [UrlSubmissionCount],
      description: 'Engine by engine.',
      complexity: { field: 1, multiplier: 2 },
    }),
    operatorName: t.exposeString('operatorName', {
      nullable: true,
      description: 'Operator who requested it; null for the system.',
    }),
    apiKeyName: t.exposeString('apiKeyName', {
      nullable: true,
      description: 'API key that requested it; null if none did.',
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
  description: 'An address at one engine.',
  fields: (t) => ({
    id: t.exposeInt('id', { description: 'Number of the entry.' }),
    url: t.exposeString('url', { description: 'The address, as it was given where it was refused.' }),
    engine: t.expose('engine', {
      type: IndexingEngineName,
      nullable: true,
      description: 'Target engine; null if there was none.',
    }),
    state: t.expose('state', { type: SubmittedUrlState, description: 'Its result.' }),
    isGone: t.exposeBoolean('isGone', { description: 'Submitted as a removed page.' }),
    attempts: t.exposeInt('attempts', { description: 'Number of attempts.' }),
    attemptedAt: t.expose('attemptedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was last attempted; null before.',
    }),
    httpStatus: t.exposeInt('httpStatus', {
      nullable: true,
      description: 'HTTP status of the answer; null without an answer.',
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
  description: 'A page of submitted addresses.',
  nodes: 'The addresses.',
});

builder.queryFields((t) => ({
  urlSubmissions: t.field({
    type: UrlSubmissionConnection,
    authScopes: { operator: true },
    description: 'Submissions to search engines, newest first. Operators only.',
    args: {
      isRunning: t.arg.boolean({ defaultValue: false, description: 'Only those that are under way.' }),
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
    description: 'One submission. Operators only.',
    args: { id: t.arg.int({ required: true, description: 'Number of the submission.' }) },
    resolve: (_root, { id }, context) => findSubmission(context, id),
  }),
  submittedUrls: t.field({
    type: SubmittedUrlConnection,
    authScopes: { operator: true },
    description: 'Results of a submission’s URLs, in their order. Operators only.',
    args: {
      submissionId: t.arg.int({ required: true, description: 'Number of the submission.' }),
      onlyFailed: t.arg.boolean({ defaultValue: false, description: 'Only those that were not taken.' }),
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
      'Submits an address of this site to every engine that is on; CONFLICT where there is none. Operators only.',
    args: { url: t.arg.string({ required: true, description: 'An address, or its path alone.' }) },
    resolve: async (_root, { url }, context) => findSubmission(context, await submitUrl(context, url)),
  }),
  submitUrls: t.field({
    type: UrlSubmission,
    nullable: true,
    authScopes: { operator: true },
    description:
      'Submits the first hundred of some addresses; one that may not be counts as failed. Operators only.',
    args: { urls: t.arg.stringList({ required: true, description: 'Addresses; blank ones do not count.' }) },
    resolve: async (_root, { urls }, context) => findSubmission(context, await submitUrls(context, urls)),
  }),
  submitAllUrls: t.field({
    type: UrlSubmission,
    nullable: true,
    authScopes: { operator: true },
    description: 'Submits the addresses of all listings, unless that is under way already. Operators only.',
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
    description: 'Submits what an engine did not take once more, as a submission of its own. Operators only.',
    args: { id: t.arg.int({ required: true, description: 'Number of the submission that is over.' }) },
    resolve: async (_root, { id }, context) => findSubmission(context, await retrySubmission(context, id)),
  }),
}));
