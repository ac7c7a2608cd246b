import type { DocumentNode, FormattedExecutionResult } from 'graphql';
import type { PageAds } from './pageAds.ts';
import type { PageAssets } from './pageAssets.ts';
import type { PageInjection } from './pageInjection.ts';

export interface RenderInput {
  /** Path and query. */
  url: string;
  /** Public origin, without a trailing slash. */
  siteUrl: string;
  /** Whether search engines may index the site. */
  indexable: boolean;
  /** Runs an operation in process. */
  execute: (document: DocumentNode, variables: Record<string, unknown>) => Promise<FormattedExecutionResult>;
  /** The same for operations without variables that every page runs; their results may be a minute old. */
  executeShared?: (document: DocumentNode) => Promise<FormattedExecutionResult>;
  /** Logs an unexpected error; returns the part that the page may show. */
  report: (error: unknown) => ErrorSummary;
  now: Date;
  assets: PageAssets;
  /** Null for the back office. The inline script `loader` inserts the scripts of the build. */
  injection?: (PageInjection & { loader: string }) | null;
  ads?: PageAds;
  /** Host of another company's map tiles; null if maps are the site's own. */
  mapHost?: string | null;
}

/** A stable code and, for unexpected errors, the id of the log entry. */
export interface ErrorSummary {
  code?: unknown;
  id?: unknown;
}

/** How long a page may be cached. */
export interface CachePolicy {
  /** Cache tags of the data on the page. */
  tags: string[];
  /** When the page becomes stale without a change, for example as a listing opens. */
  changesAt: Date;
}

export interface RenderedPage {
  status: number;
  /** Target of a permanent redirect. */
  redirect?: string;
  html: string;
  headers?: Record<string, string>;
  /** Missing if the page must not be cached. */
  cachePolicy?: CachePolicy;
}

/** Exports of the server entry. */
export interface WebServer {
  renderPage: (input: RenderInput) => Promise<RenderedPage>;
}
