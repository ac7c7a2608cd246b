import type { DocumentNode, FormattedExecutionResult } from 'graphql';
import type { PageAds } from '../lib/pageAds.ts';
import type { PageInjection } from '../lib/pageInjection.ts';
import type { PageAssets } from './pageAssets.ts';

/** What the web server entry makes of an address. */
export interface RenderedPage {
  status: number;
  /** Path to send the visitor to, with status 301. */
  redirect?: string;
  html: string;
  headers?: Record<string, string>;
  /** How long the page is true; left out where nobody else may be shown it. */
  life?: {
    /** Names of what it shows, as the database names them when they change. */
    tags: string[];
    /** When it says something else by itself, such as 'closed' for 'open'. */
    changesAt: Date;
  };
}

/** What the web server entry exports. */
export interface WebServer {
  renderPage(input: {
    url: string;
    siteUrl: string;
    indexable: boolean;
    execute: (
      document: DocumentNode,
      variables: Record<string, unknown>,
    ) => Promise<FormattedExecutionResult>;
    /** Logs an error that no answer explains; returns its code and, where nobody expected it, its id in the log. */
    report: (error: unknown) => { code?: unknown; id?: unknown };
    now: Date;
    assets: PageAssets;
    injection?: (PageInjection & { loader: string }) | null;
    ads?: PageAds;
  }): Promise<RenderedPage>;
}
