import type { PageQueryResult } from '../../graphql/SiteClient.ts';
import type { ServerState } from '../../ui/hydration/ServerState.tsx';

/** Content of the element with id `state`. */
export interface PageState extends ServerState {
  answers: PageQueryResult[];
  /** Minutes by which the clocks of the listings are ahead of UTC, by time zone. */
  offsets?: Record<string, number>;
}

/** Reads the state that the server wrote into the document; empty without one. */
export function readPageState(document: Document): PageState {
  const text = document.getElementById('state')?.textContent;
  const fallback: PageState = {
    now: new Date().toISOString(),
    siteUrl: document.location.origin,
    indexable: false,
    failed: false,
    answers: [],
  };
  // The server of the same build wrote it, so its shape is known.
  return text ? { ...fallback, ...(JSON.parse(text) as PageState) } : fallback;
}
