import type { DocumentNode, FormattedExecutionResult } from 'graphql';
import type { PageAds } from '../lib/pageAds.ts';
import type { PageInjection } from '../lib/pageInjection.ts';
import type { PageAssets } from './pageAssets.ts';

/** A page rendered by the web server entry. */
export interface RenderedPage {
  status: number;
  /** Path to send the visitor to, with status 301. */
  redirect?: string;
  html: string;
  headers?: Record<string, string>;
  /** Cache policy; undefined for a page that must not be shared. */
  life?: {
    /** Names of what it shows, as the database names them when they change. */
    tags: string[];
    /** Time at which the page's content changes without an edit, such as from 'open' to 'closed'. */
    changesAt: Date;
  };
}

/** Exports of the web server entry. */
export interface WebServer {
  renderPage(input: {
    url: string;
    siteUrl: string;
    indexable: boolean;
    execute: (
      document: DocumentNode,
      variables: Record<string, unknown>,
    ) => Promise<FormattedExecutionResult>;
    /** Logs an unexpected error; returns its code and its id in the log. */
    report: (error: unknown) => { code?: unknown; id?: unknown };
    now: Date;
    assets: PageAssets;
    injection?: (PageInjection & { loader: string }) | null;
    ads?: PageAds;
  }): Promise<RenderedPage>;
}
