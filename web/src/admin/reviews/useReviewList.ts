import { useEffect, useRef, useState } from 'react';
import { useManagedReviewListQuery } from '../../graphql/generated.ts';
import { latestData } from '../../graphql/latestData.ts';
import { REVIEW_PAGE_SIZE, reviewFilterOf, type ReviewView } from './reviewView.ts';

/** Short pages that are continued automatically: each scans up to 10,000 reviews. */
const MAX_STEPS = 20;

/**
 * A page of reviews. The server looks at a bounded number for each answer; where it found fewer than a page has, the next
 * answer is requested until the page is full, so that a rare word is found without pressing on and on.
 */
export function useReviewList(view: ReviewView) {
  const variables = {
    filter: reviewFilterOf(view),
    order: view.order,
    first: REVIEW_PAGE_SIZE,
    after: view.after,
  };
  const queryKey = JSON.stringify(variables);
  const result = useManagedReviewListQuery({
    variables: { ...variables, isCounted: true },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const { data: current, fetchMore } = result;
  const [steps, setSteps] = useState({ queryKey, taken: 0, hasFailed: false });
  const { taken, hasFailed } = steps.queryKey === queryKey ? steps : { taken: 0, hasFailed: false };
  const page = current?.managedReviews;
  const isShort = Boolean(page && page.isCutShort && page.nodes.length < REVIEW_PAGE_SIZE);
  const isSearching = isShort && taken < MAX_STEPS && !hasFailed;
  const cursor = page?.pageInfo.endCursor ?? null;

  const pending = useRef('');

  useEffect(() => {
    const request = `${queryKey} ${cursor}`;
    // Cached data renders before the request ends: the next request may begin, the same one must not repeat.
    if (!isSearching || cursor === null || pending.current === request) return;
    pending.current = request;
    const finish = (hasFailedNow: boolean) => {
      if (pending.current === request) pending.current = '';
      setSteps((before) => ({
        queryKey,
        taken: before.queryKey === queryKey ? before.taken + 1 : 1,
        hasFailed: hasFailedNow,
      }));
    };
    fetchMore({
      variables: { after: cursor, isCounted: false },
      updateQuery: (before, { fetchMoreResult: { managedReviews: more } }) => ({
        managedReviews: {
          ...before.managedReviews,
          isCutShort: more.isCutShort,
          pageInfo: more.pageInfo,
          nodes: [...before.managedReviews.nodes, ...more.nodes],
        },
      }),
    }).then(
      () => finish(false),
      () => finish(true),
    );
  }, [isSearching, cursor, queryKey, fetchMore]);

  return {
    result: { ...result, data: latestData(result) },
    // The shown rows belong to the previous filter.
    isStale: !current,
    isSearching,
    // The scan stopped before the page was full.
    hasStopped: isShort && !isSearching,
  };
}
