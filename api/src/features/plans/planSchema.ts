import { builder } from '../../graphql/builder.ts';
import { createPlan } from './createPlan.ts';
import { countRunning, countSubscriptions, listPlans, listPlanVersions } from './listPlans.ts';
import { withOperator } from './planRows.ts';
import { reactivatePlan, deletePlan, retirePlan } from './retirePlan.ts';
import { restorePlan, savePlan, setPlanEnabled } from './savePlan.ts';

const PlanVersion = builder.prismaObject('PlanVersion', {
  name: 'PricingPlanVersion',
  description: 'A version of a plan.',
  include: withOperator,
  fields: (t) => ({
    version: t.exposeInt('version', { description: 'Version number, from 1.' }),
    name: t.exposeString('name', { description: 'Display name.' }),
    price: t.exposeInt('price', { description: 'Price in whole Turkish lira.' }),
    duration: t.exposeInt('duration', { description: 'Duration in days.' }),
    features: t.exposeStringList('features', { description: 'Features.' }),
    maxAds: t.exposeInt('maxAds', { description: 'Maximum number of ad placements.' }),
    priorityPlacement: t.exposeBoolean('priorityPlacement', {
      description: 'Whether listings ranked above others.',
    }),
    analyticsAccess: t.exposeBoolean('analyticsAccess', {
      description: 'Whether owners received a report of visits.',
    }),
    customStyling: t.exposeBoolean('customStyling', { description: 'Whether cards were highlighted.' }),
    isEnabled: t.exposeBoolean('isEnabled', { description: 'Whether it was on sale.' }),
    isRetired: t.exposeBoolean('isRetired', { description: 'Whether it was retired.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it became current.' }),
    operatorName: t.string({
      nullable: true,
      description: 'Operator who made this version; null for the system and deleted operators.',
      resolve: ({ operator }) => operator?.name ?? null,
    }),
  }),
});

export const PricingPlan = builder.prismaObject('Plan', {
  name: 'PricingPlan',
  description: 'A paid plan for a listing.',
  fields: (t) => ({
    id: t.exposeString('id', { description: 'Stable id, such as basic.' }),
    name: t.exposeString('name', { description: 'Display name.' }),
    price: t.exposeInt('price', { description: 'Price for its duration, in whole Turkish lira.' }),
    duration: t.exposeInt('duration', { description: 'Duration in days.' }),
    features: t.exposeStringList('features', { description: 'Features, as texts for customers.' }),
    maxAds: t.exposeInt('maxAds', {
      description: 'Maximum number of ad placements that advertise a listing on other pages.',
    }),
    priorityPlacement: t.exposeBoolean('priorityPlacement', {
      description: 'Whether a listing ranks above others in lists, marked as sponsored.',
    }),
    analyticsAccess: t.exposeBoolean('analyticsAccess', {
      description: 'Whether the owner receives a report of visits.',
    }),
    customStyling: t.exposeBoolean('customStyling', {
      description: 'Whether the card of a listing is highlighted.',
    }),
    isEnabled: t.exposeBoolean('isEnabled', {
      description: 'Whether it is on sale; existing subscriptions continue either way.',
    }),
    isRetired: t.exposeBoolean('isRetired', {
      description:
        'Whether it is retired: it can no longer be sold, renewed or changed, and its subscriptions expire.',
    }),
    version: t.exposeInt('version', { description: 'Current version, to be sent with a change.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When it last changed.' }),
    runningSubscriptions: t.int({
      description: 'Number of current subscriptions.',
      complexity: 1,
      resolve: ({ id }, _args, context) => countRunning(context, id),
    }),
    soldSubscriptions: t.int({
      description: 'Number of subscriptions ever recorded. A plan without any can be deleted.',
      complexity: 1,
      resolve: ({ id }, _args, context) => countSubscriptions(context, id),
    }),
  }),
});

builder.queryFields((t) => ({
  pricingPlans: t.field({
    type: [PricingPlan],
    authScopes: { operator: true },
    description: 'All plans in their order, retired ones included. Operators only.',
    args: {
      isDeleted: t.arg.boolean({
        defaultValue: false,
        description: 'True for deleted plans; restorePricingPlan restores one.',
      }),
    },
    resolve: (_root, { isDeleted }, context) => listPlans(context, isDeleted ?? false),
  }),
  pricingPlanVersions: t.field({
    type: [PlanVersion],
    authScopes: { operator: true },
    description: 'Versions of a plan, newest first; at most 100. Operators only.',
    args: { id: t.arg.string({ required: true, description: 'Id of the plan.' }) },
    resolve: (_root, { id }, context) => listPlanVersions(context, id),
  }),
}));

const PricingPlanInput = builder.inputType('PricingPlanInput', {
  description: 'Values of a plan.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'Display name, at most 60 characters.' }),
    price: t.int({ required: true, description: 'Price in whole Turkish lira, 0 to 10,000,000.' }),
    duration: t.int({ required: true, description: 'Duration in days, 1 to 3,660.' }),
    features: t.stringList({
      required: true,
      description: 'At most 30 features, each of at most 200 characters; empty ones are ignored.',
    }),
    maxAds: t.int({ required: true, description: 'Maximum number of ad placements, 0 to 999.' }),
    priorityPlacement: t.boolean({ required: true, description: 'Whether listings rank above others.' }),
    analyticsAccess: t.boolean({ required: true, description: 'Whether owners receive a report of visits.' }),
    customStyling: t.boolean({ required: true, description: 'Whether cards are highlighted.' }),
    isEnabled: t.boolean({ required: true, description: 'Whether it is on sale.' }),
  }),
});

const versionText =
  'Expected version. The call fails with CONFLICT if it is not the current one; omitted: no check.';

builder.mutationFields((t) => ({
  createPricingPlan: t.field({
    type: PricingPlan,
    authScopes: { operator: true },
    description:
      'Creates a plan at the end of the list. CONFLICT if its id or name is in use. Operators only.',
    args: {
      id: t.arg.string({
        description:
          'A lower-case letter, followed by lower-case letters, digits and hyphens; at most 40 characters. Omitted: derived from the name. It never changes.',
      }),
      input: t.arg({ type: PricingPlanInput, required: true, description: 'The plan.' }),
    },
    resolve: (_root, { id, input }, context) => createPlan(context, { ...input, id }),
  }),
  retirePricingPlan: t.field({
    type: PricingPlan,
    authScopes: { operator: true },
    description: 'Retires a plan: its subscriptions expire; revenue and history stay. Operators only.',
    args: {
      id: t.arg.string({ required: true, description: 'Id of the plan.' }),
      version: t.arg.int({ description: versionText }),
    },
    resolve: (_root, args, context) => retirePlan(context, args),
  }),
  reactivatePricingPlan: t.field({
    type: PricingPlan,
    authScopes: { operator: true },
    description: 'Reactivates a retired plan, which is not on sale at first. Operators only.',
    args: {
      id: t.arg.string({ required: true, description: 'Id of the plan.' }),
      version: t.arg.int({ description: versionText }),
    },
    resolve: (_root, args, context) => reactivatePlan(context, args),
  }),
  bringBackPricingPlan: t.field({
    type: PricingPlan,
    authScopes: { operator: true },
    description: 'The same as reactivatePricingPlan. Operators only.',
    deprecationReason: 'Use reactivatePricingPlan.',
    args: {
      id: t.arg.string({ required: true, description: 'Id of the plan.' }),
      version: t.arg.int({ description: versionText }),
    },
    resolve: (_root, args, context) => reactivatePlan(context, args),
  }),
  deletePricingPlan: t.field({
    type: PricingPlan,
    authScopes: { operator: true },
    description:
      'Deletes a plan that was never sold; restorePricingPlan restores it. CONFLICT if it was sold. Operators only.',
    args: {
      id: t.arg.string({ required: true, description: 'Id of the plan.' }),
      version: t.arg.int({ description: versionText }),
    },
    resolve: (_root, args, context) => deletePlan(context, args),
  }),
  savePricingPlan: t.field({
    type: PricingPlan,
    authScopes: { operator: true },
    description:
      'Updates a plan; existing subscriptions keep their price and period. CONFLICT for an outdated version. Operators only.',
    args: {
      id: t.arg.string({ required: true, description: 'Id of the plan.' }),
      version: t.arg.int({ description: versionText }),
      input: t.arg({ type: PricingPlanInput, required: true, description: 'New values of the plan.' }),
    },
    resolve: (_root, { id, version, input }, context) => savePlan(context, { ...input, id, version }),
  }),
  setPricingPlanEnabled: t.field({
    type: PricingPlan,
    authScopes: { operator: true },
    description: 'Puts a plan on sale, or takes it off; running subscriptions continue. Operators only.',
    args: {
      id: t.arg.string({ required: true, description: 'Id of the plan.' }),
      version: t.arg.int({ description: versionText }),
      isEnabled: t.arg.boolean({ required: true, description: 'Whether it is on sale.' }),
    },
    resolve: (_root, args, context) => setPlanEnabled(context, args),
  }),
  restorePricingPlan: t.field({
    type: PricingPlan,
    authScopes: { operator: true },
    description:
      'Restores a version of a plan as a new version, also if the plan was retired or deleted. CONFLICT for an outdated version. Operators only.',
    args: {
      id: t.arg.string({ required: true, description: 'Id of the plan.' }),
      version: t.arg.int({
        required: true,
        description: 'Expected version. The call fails with CONFLICT if it is not the current one.',
      }),
      to: t.arg.int({ required: true, description: 'Version to restore.' }),
    },
    resolve: (_root, args, context) => restorePlan(context, args),
  }),
}));
