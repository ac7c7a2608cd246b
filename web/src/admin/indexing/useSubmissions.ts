import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef } from 'react';
import { useToast } from '../../ui/feedback/ToastProvider.tsx';
import {
  IndexingStateDocument,
  SubmissionEndDocument,
  useRunningSubmissionsQuery,
} from '../../graphql/generated.ts';
import { endOf } from './submissionLabels.ts';

/** Polling intervals in ms while the screen is visible: with and without running submissions. */
const busyMs = 1000;
const idleMs = 15_000;
const shown = 20;

/** Operators' running submissions, by any operator; their end is announced. */
export function useSubmissions() {
  const toast = useToast();
  const client = useApolloClient();
  const { data, refetch, startPolling } = useRunningSubmissionsQuery({
    variables: { first: shown },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    pollInterval: idleMs,
    skipPollAttempt: () => document.hidden,
  });
  const running = data?.urlSubmissions.nodes ?? [];
  const isBusy = running.length > 0;
  useEffect(() => startPolling(isBusy ? busyMs : idleMs), [isBusy, startPolling]);

  const followed = useRef(new Set<number>());
  // An ended submission is queried by id: it may be far down in the history by now.
  const announce = useCallback(
    async (runningNow: readonly { id: number }[]) => {
      const now = new Set(runningNow.map(({ id }) => id));
      for (const id of now) followed.current.add(id);
      for (const id of [...followed.current].filter((one) => !now.has(one))) {
        followed.current.delete(id);
        const answer = await client
          .query({ query: SubmissionEndDocument, variables: { id }, fetchPolicy: 'network-only' })
          .catch(() => null);
        const submission = answer?.data?.urlSubmission;
        // The list was read before it was begun, or the answer did not come.
        if (!answer || submission?.status === 'RUNNING') followed.current.add(id);
        else if (submission) {
          toast(endOf(submission));
          // Refreshes the remaining quota.
          void client.refetchQueries({ include: [IndexingStateDocument] });
        }
      }
    },
    [client, toast],
  );
  useEffect(() => {
    if (data) void announce(data.urlSubmissions.nodes);
  }, [data, announce]);

  return {
    running,
    /** Call with the number of a submission that was just begun. */
    follow(id: number) {
      followed.current.add(id);
      refetch()
        .then((answer) => announce(answer.data?.urlSubmissions.nodes ?? []))
        .catch(() => undefined);
    },
  };
}
