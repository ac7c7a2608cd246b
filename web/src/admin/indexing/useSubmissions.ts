import { useEffect, useRef } from 'react';
import { useToast } from '../../components/ToastProvider.tsx';
import { useUrlSubmissionsQuery } from '../../graphql/generated.ts';
import { endOf } from './submissionWords.ts';

/** How often submissions are looked at, in ms, while the screen is in view: under way, and otherwise. */
const busyMs = 1000;
const idleMs = 15_000;
const shown = 8;

/** The newest submissions; the end of what was begun here, or seen under way by somebody's wish, is announced. */
export function useSubmissions() {
  const toast = useToast();
  const { data, refetch, startPolling } = useUrlSubmissionsQuery({
    variables: { first: shown, offset: 0 },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    pollInterval: idleMs,
    skipPollAttempt: () => document.hidden,
  });
  const submissions = data?.urlSubmissions.nodes ?? [];
  const running = submissions.filter(({ status, kind }) => status === 'RUNNING' && kind !== 'CHANGES');
  const isBusy = running.length > 0;
  useEffect(() => startPolling(isBusy ? busyMs : idleMs), [isBusy, startPolling]);

  const followed = useRef(new Set<number>());
  useEffect(() => {
    for (const submission of data?.urlSubmissions.nodes ?? []) {
      if (submission.status === 'RUNNING') {
        if (submission.kind !== 'CHANGES') followed.current.add(submission.id);
      } else if (followed.current.delete(submission.id)) toast(endOf(submission));
    }
  }, [data, toast]);

  return {
    running,
    latest: submissions[0],
    /** To be called with the number of a submission that was just begun. */
    follow(id: number) {
      followed.current.add(id);
      void refetch().catch(() => undefined);
    },
  };
}
