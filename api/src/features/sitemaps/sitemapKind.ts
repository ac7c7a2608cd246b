import { number, object, type ObjectSchema } from 'yup';
import { jobKind, noPayload, type Nothing } from '../../jobs/jobKind.ts';

/** Number of URLs, and of files that hold them. */
export interface SitemapResult {
  urls?: number;
  parts?: number;
}

/** Sitemaps are built one after another. */
export const sitemapKind = jobKind<Nothing, SitemapResult>({
  kind: 'sitemap',
  queue: 'sitemap',
  payload: noPayload,
});

export const sitemapResult: ObjectSchema<SitemapResult> = object({ urls: number(), parts: number() });
