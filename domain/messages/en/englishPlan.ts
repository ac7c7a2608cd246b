import { englishCount, englishNumber } from './englishFormat.ts';

export const englishPlan = {
  planNameRequired: 'A plan name is required',
  wholeNumberBetween: ({ least, most }: { least: number; most: number }) =>
    `A whole number between ${englishNumber(least)} and ${englishNumber(most)}`,
  tooManyPlanFeatures: ({ limit }: { limit: number }) => `At most ${englishCount(limit, 'feature')}`,
  planFeatureTooLong: ({ limit }: { limit: number }) =>
    `At most ${englishCount(limit, 'character')} per feature`,
  planNotSaved: 'The plan was not saved.',
  subscriptionNotSaved: 'The subscription was not saved.',
  planIdInvalid:
    'Starts with a lowercase letter; consists of lowercase letters, digits and hyphens; at most 40 characters',
  tooManyPlans: ({ limit }: { limit: number }) => `There can be at most ${englishCount(limit, 'plan')}.`,
  planIdTaken: 'This id is in use.',
  planNameTaken: 'There is already a plan with this name.',
  planETagInvalid: 'If-Match must be an ETag of the plan.',
  planNotFound: 'Plan not found.',
  planChanged: 'The plan has changed in the meantime. Reload the page and try again.',
  paymentInFuture: 'The payment date must not be in the future',
  paymentNotSaved: 'The payment was not saved.',
  planSold: 'This plan has been sold and cannot be deleted; you can retire it.',
  planRetired: 'This plan has been retired; restore it before you change it.',
  subscriptionNotFound: 'Subscription not found.',
  subscriptionWithoutListing: 'The business of this subscription is no longer in the directory.',
  subscriptionRenewed: 'This subscription has already been renewed.',
  subscriptionEnded: 'This subscription has already ended.',
  subscriptionOfDemo: 'A subscription cannot be sold to a business of the demo data.',
  planRetiredForSale: 'This plan has been retired; choose one that is for sale.',
  planNotForSale: 'This plan is not for sale.',
  dateTooFar: ({ limit }: { limit: number }) => `At most ${englishCount(limit, 'day')} before or after today`,
  subscriptionChanged: 'The subscription has changed in the meantime. Reload the page and try again.',
  subscriptionOverlap: 'This listing has another subscription for these dates.',
};
