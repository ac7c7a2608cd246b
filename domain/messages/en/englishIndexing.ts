import type { NestedText } from '../messageData.ts';
import { englishCount, englishNumber } from './englishFormat.ts';

export const englishIndexing = {
  submissionNotFound: 'Submission not found.',
  submissionEnded: 'This submission has already ended.',
  submitWithoutSiteUrl: 'URLs cannot be submitted because SITE_URL is not set.',
  noSearchEngine:
    'No search engine is set up. Enable IndexNow or Google under “Ayarlar” in the card “URL İndeksleme” on the dashboard.',
  urlInvalid: 'Please enter a valid URL.',
  urlRequired: 'Please enter at least one URL.',
  urlSubmitted: 'The URL was submitted to search engines.',
  submissionWaiting:
    'The submission is queued: the daily quota is used up, or the search engine does not answer.',
  urlRefused: ({ why }: { why: NestedText }) => `The search engine did not accept the URL. ${why}`,
  addressInvalid: 'Not a valid address.',
  addressElsewhere: 'Not an address of this site.',
  siteNotIndexed: 'No page is indexed because SITE_URL is not set.',
  addressBlocked: 'This address is closed to search engines.',
  pageMissing: 'There is no page at this address.',
  pageGone: 'This page has been removed permanently.',
  businessInTrash: 'The business is in the trash.',
  addressMoved: 'This address has moved to another address.',
  demoNotIndexed: 'Demo data is not indexed.',
  listNotIndexed: 'Lists that are searched, filtered or sorted are not indexed.',
  sameAsOtherPage: 'Another page has the same content; that page is indexed.',
  listEmpty: 'The list is empty.',
  otherCanonical: 'This page has a different canonical address.',
  noAnswerUnsent: 'No answer; the URL did not arrive.',
  noAnswerMaybeSent: 'No answer; the URL may have arrived, so it was not submitted again automatically.',
  nothingToRetry: 'There is no URL to submit again.',
  quotaOutOfRange: ({ limit }: { limit: number }) =>
    `The daily quota must be between 1 and ${englishNumber(limit)}.`,
  serviceAccountRequired: 'The key file of the service account must be given first.',
  serviceAccountInvalid: 'Must be the JSON key file of a Google service account.',
  noUrlSubmittable: ({ fault }: { fault: NestedText }) => `No URL can be submitted. ${fault}`,
  sitemapWithoutSiteUrl: 'The sitemap is not built because SITE_URL is not set.',
  sitemapRefreshed: ({ urls }: { urls: number }) => `Sitemap refreshed: ${englishCount(urls, 'URL')}.`,
  sitemapFailed: 'The sitemap could not be refreshed.',
  sitemapQueued: 'The sitemap refresh is queued.',
  webhookNotFound: 'Webhook not found.',
  webhookNameLength: ({ limit }: { limit: number }) =>
    `The name of a webhook must have 1 to ${englishCount(limit, 'character')}.`,
  webhookUrlInvalid: 'The address must be a valid https address.',
  webhookUrlNotHttps: 'The address must start with https.',
  webhookPort: 'The address must use port 443.',
  webhookPrivate: 'The address must be on the public internet.',
  tooManyWebhooks: ({ limit }: { limit: number }) =>
    `There can be at most ${englishCount(limit, 'webhook')}.`,
  webhookNotDeleted: 'This webhook has not been deleted.',
  deliveryNotFound: 'Delivery not found.',
  deliveryWaiting: 'This delivery is already waiting to be sent.',
};
