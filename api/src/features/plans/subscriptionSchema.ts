import { builder } from '../../graphql/builder.ts';
import { offsetArgs } from '../../graphql/connection.ts';
import { offsetConnection } from '../../graphql/offsetConnection.ts';
import { endSubscription, restoreSubscription, updateSubscription } from './changeSubscription.ts';
import { listSubscriptions, listSubscriptionVersions, readSubscription } from './listSubscriptions.ts';
import { PricingPlan } from './planSchema.ts';
import { renewSubscription, startSubscription } from './startSubscription.ts';
import { withNames } from './subscriptionRows.ts';

const SubscriptionStatus = builder.enumType('SubscriptionStatus', {
  description: 'Status of a subscription.',
  values: {
    SCHEDULED: { description: 'It has not started.' },
    RUNNING: { description: 'It is in effect.' },
    LAPSED: { description: 'The period is over.' },
    ENDED: { description: 'It was ended early by an operator, or ended with its listing.' },
    CANCELLED: { description: 'It was recorded by mistake and does not count.' },
  } as const,
});

const PaymentProvider = builder.enumType('PaymentProvider', {
  description: 'Source of a subscription’s payment status.',
  values: { MANUAL: { description: 'Recorded by an operator.' } } as const,
});

const dayOf = (date: Date | null) => (date ? date.toISOString().slice(0, 10) : null);

const SubscribedListing = builder.prismaObject('Business', {
  variant: 'SubscribedListing',
  description: 'The listing of a subscription.',
  select: { id: true, slug: true, deletedAt: true },
  fields: (t) => ({
    id: t.int({ description: 'Number of the listing.', resolve: ({ id }) => id }),
    slug: t.string({ description: 'Slug.', resolve: ({ slug }) => slug }),
    isInTrash: t.boolean({
      description: 'Whether it is in the trash, where its subscription is paused.',
      resolve: ({ deletedAt }) => deletedAt !== null,
    }),
  }),
});

const PlanSubscription = builder.prismaObject('Subscription', {
  name: 'PlanSubscription',
  description: 'A subscription of a listing to a plan for a period. It outlives the listing.',
  include: withNames,
  fields: (t) => ({
    id: t.exposeInt('id', { description: 'Number of the subscription.' }),
    businessName: t.string({
      description: 'Name of the listing; if the listing was deleted, its name when the plan was sold.',
      resolve: ({ business, businessName }) => business?.name ?? businessName,
    }),
    listing: t.field({
      type: SubscribedListing,
      nullable: true,
      description: 'The listing; null if it was permanently deleted.',
      resolve: ({ business }) => business,
    }),
    plan: t.field({ type: PricingPlan, description: 'The plan.', resolve: ({ plan }) => plan }),
    status: t.field({
      type: SubscriptionStatus,
      description: 'Status of the subscription.',
      // The clock may be ahead of the worker.
      resolve: ({ status, endsAt }) => (status === 'RUNNING' && endsAt <= new Date() ? 'LAPSED' : status),
    }),
    startsAt: t.expose('startsAt', { type: 'DateTime', description: 'Start of its period.' }),
    endsAt: t.expose('endsAt', { type: 'DateTime', description: 'End of its period.' }),
    price: t.exposeInt('price', { description: 'Agreed price in whole Turkish lira.' }),
    provider: t.expose('provider', { type: PaymentProvider, description: 'Source of its payment status.' }),
    paidAmount: t.exposeInt('paidAmount', {
      nullable: true,
      description: 'Amount paid, in whole Turkish lira; null if unpaid.',
    }),
    paidOn: t.string({
      nullable: true,
      description: 'Date of the payment, such as 2026-11-21.',
      resolve: ({ paidOn }) => dayOf(paidOn),
    }),
    notes: t.exposeString('notes', { description: 'Note of the operators.' }),
    version: t.exposeInt('version', { description: 'Current version, to be sent with a change.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was recorded.' }),
    operatorName: t.string({
      nullable: true,
      description: 'Operator who changed it last; null for the system and deleted operators.',
      resolve: ({ operator }) => operator?.name ?? null,
    }),
  }),
});

const PlanSubscriptionVersion = builder.prismaObject('SubscriptionVersion', {
  name: 'PlanSubscriptionVersion',
  description: 'A version of a subscription.',
  include: { operator: { select: { name: true } } },
  fields: (t) => ({
    version: t.exposeInt('version', { description: 'Version number, from 1.' }),
    planId: t.exposeString('planId', { description: 'Id of its plan.' }),
    startsAt: t.expose('startsAt', { type: 'DateTime', description: 'Start of its period.' }),
    endsAt: t.expose('endsAt', { type: 'DateTime', description: 'End of its period.' }),
    isEnded: t.boolean({
      description: 'Whether it was ended early.',
      resolve: ({ endedAt }) => endedAt !== null,
    }),
    isCancelled: t.exposeBoolean('isCancelled', {
      description: 'Whether it was cancelled and does not count.',
    }),
    price: t.exposeInt('price', { description: 'Agreed price in whole Turkish lira.' }),
    paidAmount: t.exposeInt('paidAmount', { nullable: true, description: 'Amount paid.' }),
    paidOn: t.string({
      nullable: true,
      description: 'Date of the payment.',
      resolve: ({ paidOn }) => dayOf(paidOn),
    }),
    notes: t.exposeString('notes', { description: 'Note of the operators.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it became current.' }),
    operatorName: t.string({
      nullable: true,
      description: 'Operator who made this version; null for the system and deleted operators.',
      resolve: ({ operator }) => operator?.name ?? null,
    }),
  }),
});

const PlanSubscriptionConnection = offsetConnection('PlanSubscriptionConnection', PlanSubscription, {
  page: 'A page of subscriptions.',
  nodes: 'The subscriptions.',
  totalCount: 'Number of subscriptions in the view.',
});

const SubscriptionView = builder.enumType('SubscriptionView', {
  description: 'View of the list of subscriptions.',
  values: {
    RECENT: { description: 'All, most recently recorded first.' },
    RENEWAL: {
      description:
        'Subscriptions to renew: they end within 30 days or ended within the last 60, in the order of their end.',
    },
    UNPAID: { description: 'Unpaid subscriptions, most recently recorded first.' },
  } as const,
});

builder.queryFields((t) => ({
  planSubscriptions: t.field({
    type: PlanSubscriptionConnection,
    authScopes: { operator: true },
    description: 'Subscriptions of listings to plans. Operators only.',
    args: {
      view: t.arg({
        type: SubscriptionView,
        required: true,
        defaultValue: 'RECENT',
        description: 'View of the list.',
      }),
      businessId: t.arg.int({ description: 'Only subscriptions of this listing.' }),
      ...offsetArgs(20),
    },
    complexity: (args) => ({ field: 5, multiplier: args.first ?? 20 }),
    resolve: (_root, args, context) => listSubscriptions(context, args),
  }),
  planSubscription: t.field({
    type: PlanSubscription,
    nullable: true,
    authScopes: { operator: true },
    description: 'A subscription; null if there is none of that number. Operators only.',
    args: { id: t.arg.int({ required: true, description: 'Number of the subscription.' }) },
    resolve: (_root, { id }, context) => readSubscription(context, id),
  }),
  planSubscriptionVersions: t.field({
    type: [PlanSubscriptionVersion],
    authScopes: { operator: true },
    description: 'Versions of a subscription, newest first; at most 100. Operators only.',
    args: { id: t.arg.int({ required: true, description: 'Number of the subscription.' }) },
    resolve: (_root, { id }, context) => listSubscriptionVersions(context, id),
  }),
}));

const PaymentInput = builder.inputType('PaymentInput', {
  description: 'A payment for a subscription.',
  fields: (t) => ({
    amount: t.int({ required: true, description: 'Amount in whole Turkish lira, 0 to 10,000,000.' }),
    paidOn: t.string({
      required: true,
      description: 'Date in the site’s time zone, such as 2026-11-21; not in the future.',
    }),
  }),
});

const StartSubscriptionInput = builder.inputType('StartSubscriptionInput', {
  description: 'A subscription to record.',
  fields: (t) => ({
    businessId: t.int({ required: true, description: 'Id of the listing; not a demo listing.' }),
    planId: t.string({ required: true, description: 'A plan that is on sale.' }),
    startsOn: t.string({
      description: 'Day in the site’s time zone, such as 2026-11-21, at most 366 days away. Default: today.',
    }),
    price: t.int({ description: 'Agreed price in whole Turkish lira; omitted: the plan’s price.' }),
    payment: t.field({ type: PaymentInput, description: 'Amount paid, if any.' }),
    notes: t.string({ description: 'At most 2,000 characters.' }),
  }),
});

const RenewSubscriptionInput = builder.inputType('RenewSubscriptionInput', {
  description: 'Renewal of a subscription.',
  fields: (t) => ({
    planId: t.string({ description: 'Plan to renew with; omitted: the same plan.' }),
    price: t.int({ description: 'Agreed price in whole Turkish lira; omitted: the plan’s price.' }),
    payment: t.field({ type: PaymentInput, description: 'Amount paid, if any.' }),
    notes: t.string({ description: 'At most 2,000 characters.' }),
  }),
});

const UpdateSubscriptionInput = builder.inputType('UpdateSubscriptionInput', {
  description: 'Changes to a subscription; an omitted field stays unchanged.',
  fields: (t) => ({
    price: t.int({ description: 'Agreed price in whole Turkish lira.' }),
    payment: t.field({ type: PaymentInput, description: 'Amount paid; null if unpaid.' }),
    notes: t.string({ description: 'At most 2,000 characters.' }),
  }),
});

builder.mutationFields((t) => {
  const id = t.arg.int({ required: true, description: 'Number of the subscription.' });
  const version = t.arg.int({
    required: true,
    description: 'Expected version. The call fails with CONFLICT if it is not the current one.',
  });
  return {
    startSubscription: t.field({
      type: PlanSubscription,
      authScopes: { operator: true },
      description:
        'Records a subscription of a listing to a plan. CONFLICT if the listing has another one in that period. Operators only.',
      args: {
        input: t.arg({ type: StartSubscriptionInput, required: true, description: 'The subscription.' }),
      },
      resolve: (_root, { input }, context) =>
        startSubscription(context, { ...input, payment: input.payment ?? undefined }),
    }),
    renewSubscription: t.field({
      type: PlanSubscription,
      authScopes: { operator: true },
      description:
        'Renews a subscription from its end, or from today if it has lapsed. CONFLICT if it was already renewed. Operators only.',
      args: {
        id,
        input: t.arg({
          type: RenewSubscriptionInput,
          description: 'Terms of the renewal; omitted: unchanged.',
        }),
      },
      resolve: (_root, args, context) =>
        renewSubscription(context, {
          ...args.input,
          payment: args.input?.payment ?? undefined,
          id: args.id,
        }),
    }),
    updateSubscription: t.field({
      type: PlanSubscription,
      authScopes: { operator: true },
      description: 'Changes price, payment or notes. CONFLICT for an outdated version. Operators only.',
      args: {
        id,
        version,
        input: t.arg({ type: UpdateSubscriptionInput, required: true, description: 'The changes.' }),
      },
      resolve: (_root, { input, ...args }, context) => updateSubscription(context, { ...input, ...args }),
    }),
    endSubscription: t.field({
      type: PlanSubscription,
      authScopes: { operator: true },
      description:
        'Ends a subscription, or cancels one that has not started. CONFLICT for an outdated version. Operators only.',
      args: { id, version },
      resolve: (_root, args, context) => endSubscription(context, args),
    }),
    restoreSubscription: t.field({
      type: PlanSubscription,
      authScopes: { operator: true },
      description:
        'Restores a version of a subscription as a new version. CONFLICT for an outdated version, or if the listing has another subscription by now. Operators only.',
      args: {
        id,
        version,
        to: t.arg.int({
          required: true,
          description: 'Version to restore; 0 is the state before it was recorded.',
        }),
      },
      resolve: (_root, args, context) => restoreSubscription(context, args),
    }),
  };
});
