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
import { sendProposal } from './sendProposal.ts';
import type { PageOf } from '../../lib/paging.ts';

const ProposalKind = builder.enumType('ListingProposalKind', {
  description: 'Kind of a proposal.',
  values: {
    EDIT: { description: 'A correction.' },
    REPORT: { description: 'A report: closed, a duplicate, offensive.' },
    CLAIM: { description: 'To have it as the owner; granting it marks the listing as verified.' },
  } as const,
});

const ProposalStatus = builder.enumType('ListingProposalStatus', {
  description: 'Decision about a proposal.',
  values: {
    OPEN: { description: 'Not decided yet.' },
    ACCEPTED: { description: 'At least one field was accepted, or the report was handled.' },
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
    current: t.expose('current', { type: 'JSON', nullable: true, description: 'Value now.' }),
    proposed: t.expose('proposed', { type: 'JSON', nullable: true, description: 'Value as proposed.' }),
    isAccepted: t.exposeBoolean('isAccepted', { description: 'Whether it was accepted.' }),
  }),
});

const ListingProposal = builder.prismaObject('ListingProposal', {
  include: withListing,
  description: 'A visitor’s proposal about a listing. Texts are as typed.',
  fields: (t) => ({
    id: t.exposeInt('id', { description: 'Number of the proposal.' }),
    kind: t.expose('kind', { type: ProposalKind, description: 'Its kind.' }),
    status: t.expose('status', { type: ProposalStatus, description: 'Decision about it, if any.' }),
    name: t.exposeString('name', { description: 'Author; may be empty.' }),
    email: t.exposeString('email', {
      description: 'E-mail address for the outcome; empty without one, and once the outcome was mailed.',
    }),
    message: t.exposeString('message', { description: 'Note of the visitor; may be empty.' }),
    changes: t.field({
      type: [ProposedField],
      description: 'Field by field.',
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
      description: 'Version of the listing now; give it with the decision.',
      resolve: ({ business }) => business.version,
    }),
    revisionId: t.int({
      nullable: true,
      description:
        'The resulting change, for undoBusinessRevision; null if there is none, or it was undone completely.',
      resolve: (proposal, _args, context) => undoableRevision(context, proposal),
    }),
    operatorName: t.string({
      nullable: true,
      description: 'Operator who decided.',
      resolve: ({ operator }) => operator?.name ?? null,
    }),
    outcomeMail: t.expose('outcomeMail', {
      type: OutcomeMailState,
      nullable: true,
      description: 'Mail about the decision; null if there is none.',
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
      description: 'Number in the folder; 1,000 means that or more.',
      count: (context, { folder }) => countProposals(context, folder),
    },
  },
);

builder.queryField('mailsProposalOutcome', (t) =>
  t.boolean({
    description: 'Whether a visitor who leaves an e-mail address is informed of the decision on a proposal.',
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
  description: 'Only the fields that should change.',
  fields: (t) => ({
    name: t.string({ description: 'At most 500 characters.' }),
    address: t.string({ description: 'At most 1,000 characters.' }),
    phone: t.string({ description: 'At most 100 characters.' }),
    email: t.string({ description: 'E-mail address of the business.' }),
    website: t.string({ description: 'http or https address.' }),
    menuLink: t.string({ description: 'http or https address.' }),
    orderLink: t.string({ description: 'http or https address.' }),
    reservationLink: t.string({ description: 'http or https address.' }),
    businessStatus: t.string({ description: 'OPERATIONAL, CLOSED_TEMPORARILY or CLOSED_PERMANENTLY.' }),
  }),
});

const SendListingProposalInput = builder.inputType('SendListingProposalInput', {
  description: 'A correction, a report or a claim.',
  fields: (t) => ({
    businessId: t.int({ required: true, description: 'Number of the listing.' }),
    kind: t.field({ type: ProposalKind, required: true, description: 'Its kind.' }),
    name: t.string({ description: 'The claimant; required for a claim. At most 500 characters.' }),
    email: t.string({ description: 'E-mail address for a reply; required for a claim.' }),
    message: t.string({
      description: 'Needed where nothing is proposed field by field. At most 10,000 characters.',
    }),
    changes: t.field({ type: ProposedChanges, description: 'Proposed values.' }),
    homepage: t.string({
      description: 'Leave it out. People never see this field; what fills it in is thrown away.',
    }),
    shownMs: t.int({ description: 'Milliseconds that the form was on the screen.' }),
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
    isAccepted: t.boolean({ required: true, description: 'False: rejects the proposal.' }),
    fields: t.stringList({ description: 'Names of the accepted fields.' }),
    version: t.int({
      description:
        'The version of the listing that was looked at: CONFLICT where it is no longer the newest.',
    }),
  }),
});

builder.mutationFields((t) => ({
  sendListingProposal: t.boolean({
    description:
      'Keeps what a visitor proposes of a listing, for an operator to decide. Public; RATE_LIMITED after ten in ten minutes.',
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
  markListingProposalSpam: t.field({
    type: ListingProposal,
    authScopes: { operator: true },
    description: 'Moves a proposal to the spam folder, or back. Operators only.',
    args: {
      id: t.arg.int({ required: true, description: 'Number of the proposal.' }),
      isSpam: t.arg.boolean({ required: true, description: 'Its folder.' }),
    },
    resolve: (_root, { id, isSpam }, context) => markProposalSpam(context, id, isSpam),
  }),
}));
