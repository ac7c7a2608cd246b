import type { DocumentNode, OperationVariables, WatchQueryFetchPolicy } from '@apollo/client';
import { getOperationName } from '@apollo/client/utilities/internal';

const MINUTE = 60_000;

/** How long an answer counts as fresh, in ms, by operation; the rest follow the first figure. */
const FRESH = 30 * MINUTE;
const freshFor: Record<string, number> = {
  SiteLayout: 60 * MINUTE,
  AboutPage: 60 * MINUTE,
  HomeFeatured: 10 * MINUTE,
  HomeSearch: 5 * MINUTE,
  BusinessListPage: 5 * MINUTE,
  BusinessPage: 45 * MINUTE,
  CategoryPage: 20 * MINUTE,
  CityPage: 20 * MINUTE,
};
/** Age after which a cached answer is not shown while a new one is loading. */
const MAX_STALE = 60 * MINUTE;
const MAX_ANSWERS = 500;

/** Records when answers arrived, to decide whether they are fresh. Its memory is bounded. */
export class Freshness {
  private readonly times = new Map<string, number>();

  /** Data of the server's render is as old as the page, which came at `startedAt`. */
  constructor(
    private readonly now: () => number = Date.now,
    private readonly startedAt = now(),
  ) {}

  noteAnswer(query: DocumentNode, variables: OperationVariables | undefined): void {
    const key = keyOf(query, variables);
    this.times.delete(key);
    this.times.set(key, this.now());
    const [first] = this.times.keys();
    if (this.times.size > MAX_ANSWERS && first !== undefined) this.times.delete(first);
  }

  /** Fresh: from the cache. Stale: from the cache, and revalidated. Too old: from the network. */
  policyFor(query: DocumentNode, variables: OperationVariables | undefined): WatchQueryFetchPolicy {
    const age = this.now() - (this.times.get(keyOf(query, variables)) ?? this.startedAt);
    if (age > MAX_STALE) return 'network-only';
    return age > (freshFor[nameOf(query)] ?? FRESH) ? 'cache-and-network' : 'cache-first';
  }
}

function nameOf(query: DocumentNode): string {
  return getOperationName(query, '');
}

function keyOf(query: DocumentNode, variables: OperationVariables | undefined): string {
  return `${nameOf(query)} ${JSON.stringify(variables ?? {})}`;
}
