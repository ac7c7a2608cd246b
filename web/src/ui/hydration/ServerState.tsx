import { createContext, use } from 'react';
import type { PageServices } from '../../lib/pageServices.ts';

/** State of the server's render, embedded in the HTML. */
export interface ServerState {
  /** ISO time of the rendering. */
  now: string;
  /** Public origin, without a slash at its end. */
  siteUrl: string;
  /** False where no page of this installation may be indexed. */
  indexable: boolean;
  /** True where the page's data could not be read. */
  failed: boolean;
  /** Under this id the log of the server has what went wrong; left out while the data is only away. */
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
