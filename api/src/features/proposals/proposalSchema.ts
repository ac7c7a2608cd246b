import { englishTextOfStored, plainMessageData } from '../../../../domain/messages/englishText.ts';
import { LocalizableMessage } from '../../graphql/localizableMessage.ts';
import { builder } from '../../graphql/builder.ts';
import { connection } from '../../graphql/connection.ts';
import { decideProposal, markProposalSpam } from './decideProposal.ts';
import {
  countProposals,
  listProposals,
  undoableRevision,
  withListing,
  type ProposalFolder,
  type ProposalRow,
} from './listProposals.ts';
import { retryOutcomeMail } from './retryOutcomeMail.ts';
import { sendProposal } from './sendProposal.ts';
import type { PageOf } from '../../lib/paging.ts';

const ProposalKind = builder.enumType('ListingProposalKind', {
  description: 'Kind of a proposal.',
  values: {
    EDIT: { description: 'A correction.' },
    REPORT: { description: 'A report, such as closed, duplicate or offensive.' },
    CLAIM: { description: 'A claim of ownership; accepting it marks the listing as verified.' },
  } as const,
});

const ProposalStatus = builder.enumType('ListingProposalStatus', {
  description: 'Decision about a proposal.',
  values: {
    OPEN: { description: 'Not decided yet.' },
    ACCEPTED: { description: 'At least one field was accepted, or the report or note was handled.' },
    REJECTED: { description: 'None of its fields was accepted.' },
  } as const,
});

const Folder = builder.enumType('ListingProposalFolder', {
  description: 'Folder of proposals.',
  values: {
    OPEN: { description: 'Open proposals.' },
    DECIDED: { description: 'Decided proposals.' },
    SPAM: { description: 'Proposals that look like spam, or were marked as spam.' },
  } as const,
});

const OutcomeMailState = builder.enumType('ProposalMailState', {
  description: 'State of the mail to the visitor about the decision on a proposal.',
  values: {
    OFF: { description: 'The mail server or the address was removed before the mail was sent.' },
    QUEUED: { description: 'Waiting to be mailed, or to be retried.' },
    SENT: { description: 'The mail server accepted it, and the address was deleted.' },
    FAILED: { description: 'It failed, and will not be retried.' },
  } as const,
});

interface ProposedChange {
  field: string;
  current: unknown;
  proposed: unknown;
  isAccepted: boolean;
}

const ProposedField = builder.objectRef<ProposedChange>('ProposedChange').implement({
  description: 'Current and proposed value of a field.',
  fields: (t) => ({
    field: t.exposeString('field', { description: 'Name of the field.' }),
    current: t.expose('current', { type: 'JSON', nullable: true, description: 'Current value.' }),
    proposed: t.expose('proposed', { type: 'JSON', nullable: true, description: 'Proposed value.' }),
    isAccepted: t.exposeBoolean('isAccepted', { description: 'Whether it was accepted.' }),
  }),
});

const ListingProposal = builder.prismaObject('ListingProposal', {
  include: withListing,
  description: 'A visitor’s proposal about a listing. Texts are as typed.',
  fields: (t) => ({
    id: t.exposeInt('id', { description: 'Number of the proposal.' }),
    kind: t.expose('kind', { type: ProposalKind, description: 'Kind.' }),
    status: t.expose('status', { type: ProposalStatus, description: 'Decision about it, if any.' }),
    name: t.exposeString('name', { description: 'Author; may be empty.' }),
    email: t.exposeString('email', {
      description:
        'E-mail address for the outcome; empty if none was given, or after the outcome was mailed.',
    }),
    message: t.exposeString('message', { description: 'Note of the visitor; may be empty.' }),
    changes: t.field({
      type: [ProposedField],
      description: 'Proposed values.',
      complexity: { field: 1, multiplier: 3 },
      resolve: ({ changes, business, accepted }) =>
        Object.entries(changes as object).map(([field, proposed]: [string, unknown]) => ({
          field,
          proposed,
          current: new Map<string, unknown>(Object.entries(business)).get(field) ?? null,
          isAccepted: accepted.includes(field),
        })),
    }),
    isSpam: t.exposeBoolean('isSpam', { description: 'Whether it is in the spam folder.' }),
    businessId: t.exposeInt('businessId', { description: 'Number of the listing.' }),
    businessName: t.string({ description: 'Name of the listing.', resolve: ({ business }) => business.name }),
    businessSlug: t.string({ description: 'Slug of the listing.', resolve: ({ business }) => business.slug }),
    businessVersion: t.int({
      description: 'Current version of the listing, to pass to decideListingProposal.',
      resolve: ({ business }) => business.version,
    }),
    revisionId: t.int({
      nullable: true,
      description:
        'Resulting revision, for undoBusinessRevision; null if there is none, or it was undone completely.',
      resolve: (proposal, _args, context) => undoableRevision(context, proposal),
    }),
    operatorName: t.string({
      nullable: true,
      description: 'Operator who decided.',
      resolve: ({ operator }) => operator?.name ?? null,
    }),
    outcomeMailError: t.string({
      nullable: true,
      description:
        'Reason of the last failure of that mail: in English, or in the words of the mail server; null if it did not fail.',
      resolve: ({ outcomeMailError }) => englishTextOfStored(outcomeMailError),
    }),
    outcomeMailErrorMessage: t.field({
      type: LocalizableMessage,
      nullable: true,
      description:
        'Reason of the last failure; null if it did not fail, or if it is the mail server’s own text.',
      resolve: ({ outcomeMailError }) => plainMessageData(outcomeMailError),
    }),
    outcomeMail: t.expose('outcomeMail', {
      type: OutcomeMailState,
      nullable: true,
      description: 'State of the mail about the decision; null if there is none.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was received.' }),
    decidedAt: t.expose('decidedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was decided; null if it was not.',
    }),
  }),
});

const ListingProposalConnection = connection<PageOf<ProposalRow> & { folder: ProposalFolder }>(
  'ListingProposalConnection',
  {
    node: ListingProposal,
    description: 'A page of proposals.',
    nodes: 'The proposals.',
    total: {
      description: 'Number of proposals in the folder, counted up to 1,000.',
      count: (context, { folder }) => countProposals(context, folder),
    },
  },
);

builder.queryField('mailsProposalOutcome', (t) =>
  t.boolean({
    description:
      'Whether visitors who leave an e-mail address are informed of the decision on their proposal.',
    resolve: (_root, _args, { config }) => config.mail !== null,
  }),
);

builder.queryField('listingProposals', (t) =>
  t.field({
    type: ListingProposalConnection,
    authScopes: { operator: true },
    description: 'Visitors’ proposals, newest first. Operators only.',
    args: {
      folder: t.arg({ type: Folder, defaultValue: 'OPEN', description: 'Folder to list.' }),
      first: t.arg.int({ defaultValue: 20, description: 'At most 100.' }),
      offset: t.arg.int({ description: 'Number of items to skip, at most 10,000.' }),
    },
    complexity: (args) => ({ field: 5, multiplier: args.first ?? 20 }),
    resolve: (_root, { folder, ...args }, context) =>
      listProposals(context, { ...args, folder: folder ?? 'OPEN' }),
  }),
);

const ProposedChanges = builder.inputType('ProposedChangesInput', {
  description: 'Proposed values; omitted fields are not proposed.',
  fields: (t) => ({
    name: t.string({ description: 'At most 500 characters.' }),
    address: t.string({ description: 'At most 1,000 characters.' }),
    phone: t.string({ description: 'At most 100 characters.' }),
    email: t.string({ description: 'E-mail address of the business.' }),
    website: t.string({ description: 'http or https URL.' }),
    menuLink: t.string({ description: 'http or https URL.' }),
    orderLink: t.string({ description: 'http or https URL.' }),
    reservationLink: t.string({ description: 'http or https URL.' }),
    businessStatus: t.string({ description: 'OPERATIONAL, CLOSED_TEMPORARILY or CLOSED_PERMANENTLY.' }),
  }),
});

const SendListingProposalInput = builder.inputType('SendListingProposalInput', {
  description: 'A correction, a report or a claim.',
  fields: (t) => ({
    businessId: t.int({ required: true, description: 'Number of the listing.' }),
    kind: t.field({ type: ProposalKind, required: true, description: 'Kind.' }),
    name: t.string({ description: 'Name of the author; required for a claim. At most 500 characters.' }),
    email: t.string({ description: 'E-mail address for a reply; required for a claim.' }),
    message: t.string({
      description: 'At most 10,000 characters; required if no values are proposed.',
    }),
    changes: t.field({ type: ProposedChanges, description: 'Proposed values, by field.' }),
    homepage: t.string({
      description: 'Honeypot; must be omitted. A proposal that fills it in is discarded.',
    }),
    shownMs: t.int({ description: 'How long the form was shown, in milliseconds.' }),
    idempotencyKey: t.string({
      description:
        '8 to 200 characters. A proposal that is sent again with the same key is stored once; a different one is a CONFLICT.',
    }),
  }),
});

const DecideListingProposalInput = builder.inputType('DecideListingProposalInput', {
  description: 'Decision about a proposal.',
  fields: (t) => ({
    id: t.int({ required: true, description: 'Number of the proposal.' }),
    isAccepted: t.boolean({
      required: true,
      description: 'True: accepts the named fields. False: rejects the proposal.',
    }),
    fields: t.stringList({ description: 'Names of the accepted fields.' }),
    version: t.int({
      description:
        'Expected version of the listing. The call fails with CONFLICT if it is not the current one.',
    }),
  }),
});

builder.mutationFields((t) => ({
  sendListingProposal: t.boolean({
    description:
      'Stores a visitor’s proposal about a listing, for an operator to decide. Public; RATE_LIMITED after ten in ten minutes.',
    args: {
      input: t.arg({ type: SendListingProposalInput, required: true, description: 'The proposal.' }),
    },
    resolve: async (_root, { input }, context) => {
      await sendProposal(context, input);
      return true;
    },
  }),
  decideListingProposal: t.field({
    type: ListingProposal,
    authScopes: { operator: true },
    description:
      'Accepts fields of a proposal as one edit that can be undone, or rejects it. Operators only.',
    args: {
      input: t.arg({ type: DecideListingProposalInput, required: true, description: 'The decision.' }),
    },
    resolve: (_root, { input }, context) => decideProposal(context, input),
  }),
  retryListingProposalMail: t.field({
    type: ListingProposal,
    authScopes: { operator: true },
    description:
      'Sends the failed mail about a decision again. CONFLICT if it has not failed, or if no mail server is configured. Operators only.',
    args: { id: t.arg.int({ required: true, description: 'Number of the proposal.' }) },
    resolve: (_root, { id }, context) => retryOutcomeMail(context, id),
  }),
  markListingProposalSpam: t.field({
    type: ListingProposal,
    authScopes: { operator: true },
    description: 'Moves a proposal to the spam folder, or out of it. Operators only.',
    args: {
      id: t.arg.int({ required: true, description: 'Number of the proposal.' }),
      isSpam: t.arg.boolean({ required: true, description: 'Whether it is spam.' }),
    },
    resolve: (_root, { id, isSpam }, context) => markProposalSpam(context, id, isSpam),
  }),
}));
