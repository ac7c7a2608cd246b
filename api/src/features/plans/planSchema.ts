import { builder } from '../../graphql/builder.ts';
import { createPlan } from './createPlan.ts';
import { countRunning, countSold, listPlans, listPlanVersions } from './listPlans.ts';
import { withOperator } from './planRows.ts';
import { bringBackPlan, deletePlan, retirePlan } from './retirePlan.ts';
import { restorePlan, savePlan, setPlanEnabled } from './savePlan.ts';

const PlanVersion = builder.prismaObject('PlanVersion', {
  name: 'PricingPlanVersion',
  description: 'What a plan said from then on.',
  include: withOperator,
  fields: (t) => ({
    version: t.exposeInt('version', { description: 'Number of the version, from 1.' }),
    name: t.exposeString('name', { description: 'Its name then.' }),
    price: t.exposeInt('price', { description: 'Its price then, in whole Turkish lira.' }),
    duration: t.exposeInt('duration', { description: 'Its days then.' }),
    features: t.exposeStringList('features', { description: 'Its features then.' }),
    maxAds: t.exposeInt('maxAds', { description: 'Boxes that it was advertised in.' }),
    priorityPlacement: t.exposeBoolean('priorityPlacement', { description: 'Whether it stood above.' }),
    analyticsAccess: t.exposeBoolean('analyticsAccess', { description: 'Whether it had the report.' }),
    customStyling: t.exposeBoolean('customStyling', { description: 'Whether its card stood out.' }),
    isEnabled: t.exposeBoolean('isEnabled', { description: 'Whether it was on sale.' }),
    isRetired: t.exposeBoolean('isRetired', { description: 'Whether it was out of use.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'Since when.' }),
    operatorName: t.string({
      nullable: true,
      description: 'Operator who made this version; null for the system and deleted operators.',
      resolve: ({ operator }) => operator?.name ?? null,
    }),
  }),
});

export const PricingPlan = builder.prismaObject('Plan', {
  name: 'PricingPlan',
  description: 'What a listing can be given for money.',
  fields: (t) => ({
    id: t.exposeString('id', { description: 'Name in programs, such as basic.' }),
    name: t.exposeString('name', { description: 'Name for people.' }),
    price: t.exposeInt('price', { description: 'Whole Turkish lira for its duration.' }),
    duration: t.exposeInt('duration', { description: 'Days.' }),
    features: t.exposeStringList('features', { description: 'What it offers, in words.' }),
    maxAds: t.exposeInt('maxAds', {
      description:
        'In how many boxes for ads a listing is advertised on pages of others, where no network has an ad.',
    }),
    priorityPlacement: t.exposeBoolean('priorityPlacement', {
      description: 'Whether a listing stands above others in lists, marked as sponsored.',
    }),
    analyticsAccess: t.exposeBoolean('analyticsAccess', {
      description: 'Whether the owner is given a report of visits.',
    }),
    customStyling: t.exposeBoolean('customStyling', {
      description: 'Whether the card of a listing stands out.',
    }),
    isEnabled: t.exposeBoolean('isEnabled', {
      description: 'Whether it is on sale; what was sold goes on either way.',
    }),
    isRetired: t.exposeBoolean('isRetired', {
      description:
        'Whether it is out of use: not sold, renewed or changed any more, while subscriptions run out.',
    }),
    version: t.exposeInt('version', { description: 'Current version, to be sent with a change.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When it last changed.' }),
    runningSubscriptions: t.int({
      description: 'Subscriptions to it that run now.',
      complexity: 1,
      resolve: ({ id }, _args, context) => countRunning(context, id),
    }),
    soldSubscriptions: t.int({
      description: 'Subscriptions to it that were ever recorded. A plan without any can be deleted.',
      complexity: 1,
      resolve: ({ id }, _args, context) => countSold(context, id),
    }),
  }),
});

builder.queryFields((t) => ({
  pricingPlans: t.field({
    type: [PricingPlan],
    authScopes: { operator: true },
    description: 'All plans in their order, retired ones too. Operators only.',
    args: {
      isDeleted: t.arg.boolean({
        defaultValue: false,
        description: 'Those that were deleted instead; restorePricingPlan brings one back.',
      }),
    },
    resolve: (_root, { isDeleted }, context) => listPlans(context, isDeleted ?? false),
  }),
  pricingPlanVersions: t.field({
    type: [PlanVersion],
    authScopes: { operator: true },
    description: 'What a plan said over time, newest first; at most 100. Operators only.',
    args: { id: t.arg.string({ required: true, description: 'Id of the plan.' }) },
    resolve: (_root, { id }, context) => listPlanVersions(context, id),
  }),
}));

const PricingPlanInput = builder.inputType('PricingPlanInput', {
  description: 'A plan as it shall be.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'At most 60 characters.' }),
    price: t.int({ required: true, description: 'Whole Turkish lira: 0 to 10,000,000.' }),
    duration: t.int({ required: true, description: 'Days: 1 to 3,660.' }),
    features: t.stringList({
      required: true,
      description: 'At most 30, each of at most 200 characters; empty ones are dropped.',
    }),
    maxAds: t.int({ required: true, description: 'Boxes to advertise in: 0 to 999.' }),
    priorityPlacement: t.boolean({ required: true, description: 'Whether listings stand above others.' }),
    analyticsAccess: t.boolean({ required: true, description: 'Whether owners are given a report.' }),
    customStyling: t.boolean({ required: true, description: 'Whether cards stand out.' }),
    isEnabled: t.boolean({ required: true, description: 'Whether it is on sale.' }),
  }),
});

const versionText = 'The version that was looked at; without it the last write wins.';

builder.mutationFields((t) => ({
  createPricingPlan: t.field({
    type: PricingPlan,
    authScopes: { operator: true },
    description:
      'Adds a plan at the end of the list. CONFLICT where its id or name is taken. deletePricingPlan takes it back. Operators only.',
    args: {
      id: t.arg.string({
        description:
          'Name in programs: a small letter, then small letters, digits and hyphens, at most 40 characters. Made from the name where left out; it never changes.',
      }),
      input: t.arg({ type: PricingPlanInput, required: true, description: 'The plan.' }),
    },
    resolve: (_root, { id, input }, context) => createPlan(context, { ...input, id }),
  }),
  retirePricingPlan: t.field({
    type: PricingPlan,
    authScopes: { operator: true },
    description:
      'Takes a plan out of use: subscriptions to it run out, revenue and history stay. Operators only.',
    args: {
      id: t.arg.string({ required: true, description: 'Id of the plan.' }),
      version: t.arg.int({ description: versionText }),
    },
    resolve: (_root, args, context) => retirePlan(context, args),
  }),
  bringBackPricingPlan: t.field({
    type: PricingPlan,
    authScopes: { operator: true },
    description: 'Takes a retired plan into use again, off sale at first. Operators only.',
    args: {
      id: t.arg.string({ required: true, description: 'Id of the plan.' }),
      version: t.arg.int({ description: versionText }),
    },
    resolve: (_root, args, context) => bringBackPlan(context, args),
  }),
  deletePricingPlan: t.field({
    type: PricingPlan,
    authScopes: { operator: true },
    description:
      'Deletes a plan that was never sold; restorePricingPlan brings it back. CONFLICT where it was sold. Operators only.',
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
      'Makes a plan say something else; what was sold of it keeps its price and time. CONFLICT for a stale version. Operators only.',
    args: {
      id: t.arg.string({ required: true, description: 'Id of the plan.' }),
      version: t.arg.int({ description: versionText }),
      input: t.arg({ type: PricingPlanInput, required: true, description: 'The plan as it shall be.' }),
    },
    resolve: (_root, { id, version, input }, context) => savePlan(context, { ...input, id, version }),
  }),
  setPricingPlanEnabled: t.field({
    type: PricingPlan,
    authScopes: { operator: true },
    description: 'Puts a plan on sale, or takes it off; running subscriptions go on. Operators only.',
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
      'Makes a plan say again what it said in one of its versions, as a new one, also where it was retired or deleted since. CONFLICT for a stale version. Operators only.',
    args: {
      id: t.arg.string({ required: true, description: 'Id of the plan.' }),
      version: t.arg.int({ required: true, description: 'The version that was looked at.' }),
      to: t.arg.int({ required: true, description: 'The version to bring back.' }),
    },
    resolve: (_root, args, context) => restorePlan(context, args),
  }),
}));
