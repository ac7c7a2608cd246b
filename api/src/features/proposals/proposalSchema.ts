import { builder } from '../../graphql/builder.ts';
import { PageInfo } from '../../graphql/pageInfo.ts';
import { decideProposal, markProposalSpam } from './decideProposal.ts';
import { countProposals, listProposals, type ProposalFolder, type ProposalRow } from './listProposals.ts';
import { sendProposal } from './sendProposal.ts';

const ProposalKind = builder.enumType('ListingProposalKind', {
  description: 'What a visitor wants of a listing.',
  values: {
    EDIT: { description: 'That something of it is corrected.' },
    REPORT: { description: 'That somebody looks at it: closed, a duplicate, offensive.' },
    CLAIM: { description: 'To have it as the owner; granting it marks the listing as verified.' },
  } as const,
});

const ProposalStatus = builder.enumType('ListingProposalStatus', {
  description: 'What was decided about a proposal.',
  values: {
    OPEN: { description: 'Nothing yet.' },
    ACCEPTED: { description: 'Something of it was taken over, or done.' },
    REJECTED: { description: 'Nothing of it was taken over.' },
  } as const,
});

const Folder = builder.enumType('ListingProposalFolder', {
  description: 'Where proposals lie.',
  values: {
    OPEN: { description: 'Those to be decided.' },
    DECIDED: { description: 'Those that were decided.' },
    SPAM: { description: 'Those that look like spam, or were marked so.' },
  } as const,
});

interface ProposedChange {
  field: string;
  current: unknown;
  proposed: unknown;
  isAccepted: boolean;
}

const ProposedField = builder.objectRef<ProposedChange>('ProposedChange').implement({
  description: 'One field of a listing, as it is and as it is proposed.',
  fields: (t) => ({
    field: t.exposeString('field', { description: 'Name of the field.' }),
    current: t.expose('current', { type: 'JSON', nullable: true, description: 'Value now.' }),
    proposed: t.expose('proposed', { type: 'JSON', nullable: true, description: 'Value as proposed.' }),
    isAccepted: t.exposeBoolean('isAccepted', { description: 'Whether it was taken over.' }),
  }),
});

const ListingProposal = builder.objectRef<ProposalRow>('ListingProposal').implement({
  description: 'What a visitor proposed of a listing. Texts are as they were typed.',
  fields: (t) => ({
    id: t.exposeInt('id', { description: 'Number of the proposal.' }),
    kind: t.expose('kind', { type: ProposalKind, description: 'What is wanted.' }),
    status: t.expose('status', { type: ProposalStatus, description: 'What was decided.' }),
    name: t.exposeString('name', { description: 'Who wrote it; empty where nobody said.' }),
    email: t.exposeString('email', { description: 'Where an answer goes; empty where nobody said.' }),
    message: t.exposeString('message', { description: 'What was written beside; may be empty.' }),
    changes: t.field({
      type: [ProposedField],
      description: 'Field by field.',
      complexity: { field: 1, multiplier: 3 },
      resolve: ({ changes, current, accepted }) =>
        Object.entries(changes).map(([field, proposed]) => ({
          field,
          proposed,
          current: current[field] ?? null,
          isAccepted: accepted.includes(field),
        })),
    }),
    isSpam: t.exposeBoolean('isSpam', { description: 'Whether it lies among the spam.' }),
    businessId: t.exposeInt('businessId', { description: 'Number of the listing.' }),
    businessName: t.exposeString('businessName', { description: 'Name of the listing.' }),
    businessSlug: t.exposeString('businessSlug', { description: 'Slug of the listing.' }),
    businessVersion: t.exposeInt('businessVersion', {
      description: 'Version of the listing now; give it with the decision.',
    }),
    revisionId: t.exposeInt('revisionId', {
      nullable: true,
      description:
        'The change that it became, for undoBusinessRevision; null where it became none, or nothing of it is left.',
    }),
    operatorName: t.exposeString('operatorName', { nullable: true, description: 'Who decided.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was received.' }),
    decidedAt: t.expose('decidedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was decided; null where it was not.',
    }),
  }),
});

const ListingProposalConnection = builder
  .objectRef<{
    folder: ProposalFolder;
    nodes: ProposalRow[];
    pageInfo: { hasNextPage: boolean; endCursor: null };
  }>('ListingProposalConnection')
  .implement({
    description: 'A page of proposals.',
    fields: (t) => ({
      nodes: t.expose('nodes', {
        type: [ListingProposal],
        description: 'The proposals.',
        complexity: { field: 1, multiplier: 1 },
      }),
      totalCount: t.int({
        description: 'All in the folder; 1,000 means that or more.',
        resolve: ({ folder }, _args, context) => countProposals(context, folder),
      }),
      pageInfo: t.expose('pageInfo', { type: PageInfo, description: 'Position of the page in the list.' }),
    }),
  });

builder.queryField('listingProposals', (t) =>
  t.field({
    type: ListingProposalConnection,
    authScopes: { operator: true },
    description: 'What visitors proposed of listings, newest first. Operators only.',
    args: {
      folder: t.arg({ type: Folder, defaultValue: 'OPEN', description: 'Which of them.' }),
      first: t.arg.int({ defaultValue: 20, description: 'At most 100.' }),
      offset: t.arg.int({ description: 'Number of items to skip, at most 10,000.' }),
    },
    complexity: (args) => ({ field: 5, multiplier: args.first ?? 20 }),
    resolve: (_root, { folder, ...args }, context) =>
      listProposals(context, { ...args, folder: folder ?? 'OPEN' }),
  }),
);

const ProposedChanges = builder.inputType('ProposedChangesInput', {
  description: 'Only what is to be different; the rest is left out.',
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
    kind: t.field({ type: ProposalKind, required: true, description: 'What is wanted.' }),
    name: t.string({ description: 'Who asks; needed for a claim. At most 500 characters.' }),
    email: t.string({ description: 'Where an answer goes; needed for a claim.' }),
    message: t.string({
      description: 'Needed where nothing is proposed field by field. At most 10,000 characters.',
    }),
    changes: t.field({ type: ProposedChanges, description: 'What is to be different.' }),
    homepage: t.string({
      description: 'Leave it out. People never see this field; what fills it in is thrown away.',
    }),
    shownMs: t.int({ description: 'Milliseconds that the form was on the screen.' }),
    idempotencyKey: t.string({
      description:
        '8 to 200 characters. Sent again with the same key, a proposal is kept once; another one is a CONFLICT.',
    }),
  }),
});

const DecideListingProposalInput = builder.inputType('DecideListingProposalInput', {
  description: 'What is taken over of a proposal.',
  fields: (t) => ({
    id: t.int({ required: true, description: 'Number of the proposal.' }),
    isAccepted: t.boolean({ required: true, description: 'False: nothing is taken over.' }),
    fields: t.stringList({ description: 'Names of the fields that are taken over.' }),
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
    description: 'Takes fields of a proposal over, as one edit that can be undone, or none. Operators only.',
    args: {
      input: t.arg({ type: DecideListingProposalInput, required: true, description: 'The decision.' }),
    },
    resolve: (_root, { input }, context) => decideProposal(context, input),
  }),
  markListingProposalSpam: t.field({
    type: ListingProposal,
    authScopes: { operator: true },
    description: 'Puts a proposal among the spam, or takes it out. Operators only.',
    args: {
      id: t.arg.int({ required: true, description: 'Number of the proposal.' }),
      isSpam: t.arg.boolean({ required: true, description: 'Where it belongs.' }),
    },
    resolve: (_root, { id, isSpam }, context) => markProposalSpam(context, id, isSpam),
  }),
}));
