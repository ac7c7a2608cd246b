import { englishTextOfStored, plainMessageData } from '../../../../../domain/messages/englishText.ts';
import { LocalizableMessage } from '../../../graphql/localizableMessage.ts';
import { builder } from '../../../graphql/builder.ts';
import { PageInfo } from '../../../graphql/pageInfo.ts';
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
  description: 'What was submitted together.',
  values: {
    SINGLE: { description: 'One address.' },
    BULK: { description: 'A list of addresses.' },
    ALL: { description: 'All listings.' },
    CHANGES: { description: 'Listings that changed, by themselves.' },
  } as const,
});

const UrlSubmissionStatus = builder.enumType('UrlSubmissionStatus', {
  description: 'Where a submission is.',
  values: {
    RUNNING: {
      description: 'Some addresses wait: for their turn, for the quota of the next day, or for an engine.',
    },
    DONE: { description: 'Every engine is done with it.' },
    CANCELLED: { description: 'An operator stopped it.' },
  } as const,
});

const SubmittedUrlState = builder.enumType('SubmittedUrlState', {
  description: 'What became of an address at an engine.',
  values: {
    WAITING: { description: 'It is told next, or tried again.' },
    SENDING: { description: 'It is told now.' },
    SENT: { description: 'The engine took it.' },
    FAILED: { description: 'The engine did not take it, or it was not told at all.' },
    CANCELLED: { description: 'It was not told: the submission was stopped.' },
  } as const,
});

const UrlSubmissionCount = builder.objectRef<EngineCount>('UrlSubmissionCount').implement({
  description: 'How far an engine is with a submission.',
  fields: (t) => ({
    engine: t.expose('engine', { type: IndexingEngineName, description: 'Which one.' }),
    total: t.exposeInt('total', { description: 'Addresses for it.' }),
    sent: t.exposeInt('sent', { description: 'Addresses that it took.' }),
    failed: t.exposeInt('failed', { description: 'Addresses that it did not take.' }),
  }),
});

const UrlSubmission = builder.objectRef<SubmissionRow>('UrlSubmission').implement({
  description: 'Addresses that were submitted together. Kept for 30 days after its end.',
  fields: (t) => ({
    id: t.exposeInt('id', { description: 'Number of the submission.' }),
    kind: t.expose('kind', { type: UrlSubmissionKind, description: 'What was submitted.' }),
    status: t.expose('status', { type: UrlSubmissionStatus, description: 'Where it is.' }),
    total: t.exposeInt('total', {
      description: 'Addresses in it; of all listings their number, until each was looked at.',
    }),
    dropped: t.exposeInt('dropped', { description: 'Addresses beyond the hundred that are taken at once.' }),
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
      description: 'Who asked for it; null for the system.',
    }),
    apiKeyName: t.exposeString('apiKeyName', {
      nullable: true,
      description: 'The key that asked for it; null where none did.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was asked for.' }),
    finishedAt: t.expose('finishedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was over; null until then.',
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
      description: 'Who was to be told; null where nobody was.',
    }),
    state: t.expose('state', { type: SubmittedUrlState, description: 'What became of it.' }),
    isGone: t.exposeBoolean('isGone', { description: 'It was told as a page that is there no more.' }),
    attempts: t.exposeInt('attempts', { description: 'How often it was tried.' }),
    attemptedAt: t.expose('attemptedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was last tried; null before.',
    }),
    httpStatus: t.exposeInt('httpStatus', {
      nullable: true,
      description: 'HTTP status of the answer; null where none came.',
    }),
    fault: t.string({
      nullable: true,
      description: 'Why it was not submitted, in English, or the answer of the search engine.',
      resolve: ({ fault }) => englishTextOfStored(fault),
    }),
    faultMessage: t.field({
      type: LocalizableMessage,
      nullable: true,
      description: 'Why it was not submitted; null where the search engine said it.',
      resolve: ({ fault }) => plainMessageData(fault),
    }),
  }),
});

interface PageOf<Row> {
  nodes: Row[];
  pageInfo: { hasNextPage: boolean; endCursor: null };
}

const UrlSubmissionConnection = builder
  .objectRef<PageOf<SubmissionRow>>('UrlSubmissionConnection')
  .implement({
    description: 'A page of submissions.',
    fields: (t) => ({
      nodes: t.expose('nodes', {
        type: [UrlSubmission],
        description: 'The submissions.',
        complexity: { field: 1, multiplier: 1 },
      }),
      pageInfo: t.expose('pageInfo', { type: PageInfo, description: 'Where the page ends.' }),
    }),
  });

const SubmittedUrlConnection = builder
  .objectRef<PageOf<SubmittedUrlRow>>('SubmittedUrlConnection')
  .implement({
    description: 'A page of submitted addresses.',
    fields: (t) => ({
      nodes: t.expose('nodes', {
        type: [SubmittedUrl],
        description: 'The addresses.',
        complexity: { field: 1, multiplier: 1 },
      }),
      pageInfo: t.expose('pageInfo', { type: PageInfo, description: 'Where the page ends.' }),
    }),
  });

builder.queryFields((t) => ({
  urlSubmissions: t.field({
    type: UrlSubmissionConnection,
    authScopes: { operator: true },
    description: 'What was submitted to search engines, newest first. Operators only.',
    args: {
      isRunning: t.arg.boolean({ defaultValue: false, description: 'Only those that are under way.' }),
      kinds: t.arg({ type: [UrlSubmissionKind], description: 'Only these; left out: all.' }),
      first: t.arg.int({ defaultValue: 20, description: 'At most 100.' }),
      offset: t.arg.int({ description: 'How many to leave out first.' }),
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
    description: 'What became of each address of a submission, in their order. Operators only.',
    args: {
      submissionId: t.arg.int({ required: true, description: 'Number of the submission.' }),
      onlyFailed: t.arg.boolean({ defaultValue: false, description: 'Only those that were not taken.' }),
      first: t.arg.int({ defaultValue: 50, description: 'At most 100.' }),
      offset: t.arg.int({ description: 'How many to leave out first, at most 10,000.' }),
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
    description: 'Stops a submission: what waits is not told. Operators only.',
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
