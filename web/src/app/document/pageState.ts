import type { PageAnswer } from '../../graphql/SiteClient.ts';
import type { ServerState } from '../../ui/hydration/ServerState.tsx';

/** Content of the element with id `state`. */
export interface PageState extends ServerState {
  answers: PageAnswer[];
  /** Local times of the listings at `now`, in minutes since Monday 00:00, by time zone. */
  clocks?: Record<string, number>;
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
