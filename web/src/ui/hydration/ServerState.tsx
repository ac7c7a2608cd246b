import { createContext, use } from 'react';
import type { PageServices } from '../../lib/pageServices.ts';

/** State of the server's render, embedded in the HTML. */
export interface ServerState {
  /** ISO time of the rendering. */
  now: string;
  /** Public origin, without a trailing slash. */
  siteUrl: string;
  /** Whether search engines may index the site. */
  indexable: boolean;
  /** True if the page's data could not be read. */
  failed: boolean;
  /** Id of the error in the server's log; omitted if the database is only unavailable. */
  errorId?: string;
  /** Number of listings between two ads of a list; none if omitted. */
  adEvery?: number;
  /** Third-party services of the pages, in this document and after client navigations. */
  services?: PageServices;
}

export const ServerStateContext = createContext<ServerState>({
  now: new Date(0).toISOString(),
  siteUrl: '',
  indexable: false,
  failed: false,
});

export function useServerState() {
  return use(ServerStateContext);
}
