import { createContext, use } from 'react';
import type { PageServices } from '../../lib/pageServices.ts';

/** What the server knew when it wrote the page; travels inside the HTML. */
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
  /** In lists an ad stands after this many listings; none where it is left out. */
  adEvery?: number;
  /** What the pages load from other companies, in this document and those that follow without a load. */
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
