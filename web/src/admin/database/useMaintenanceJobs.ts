import { turkish } from '../../../../domain/messages/turkish.ts';
import { messageText } from '../shared/text/messageText.ts';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { useToast } from '../../ui/feedback/ToastProvider.tsx';
import {
  BackupListDocument,
  DatabaseStatusDocument,
  useMaintenanceJobsQuery,
  type MaintenanceJob_JobFragment,
} from '../../graphql/generated.ts';
import { isActive, kindLabel, resultOf } from './maintenanceLabels.ts';

/** Polling intervals in ms while the screen is visible: with and without running work. */
const busyMs = 1000;
const idleMs = 5000;

/** The newest job of each kind; the end of a job that ran or was started here is announced. */
export function useMaintenanceJobs(kinds: readonly string[]) {
  const client = useApolloClient();
  const toast = useToast();
  const { data, refetch, startPolling } = useMaintenanceJobsQuery({
    variables: { kinds: [...kinds] },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    pollInterval: idleMs,
    skipPollAttempt: () => document.hidden,
  });
  const jobs = data?.latestJobs ?? [];
  const active = jobs.find(isActive);
  const isBusy = active !== undefined;
  useEffect(() => startPolling(isBusy ? busyMs : idleMs), [isBusy, startPolling]);

  const followed = useRef(new Set<number>());
  useEffect(() => {
    for (const job of data?.latestJobs ?? []) {
      if (isActive(job)) followed.current.add(job.id);
      else if (followed.current.delete(job.id)) {
        toast(endOf(job));
        void client.refetchQueries({ include: [BackupListDocument, DatabaseStatusDocument] });
      }
    }
  }, [client, data, toast]);

  return {
    jobs,
    active,
    /** Call with the id of work that was just begun. */
    follow(id: number) {
      followed.current.add(id);
      void refetch().catch(() => undefined);
    },
  };
}

function endOf(job: MaintenanceJob_JobFragment) {
  const labels = kindLabel(job.kind);
  if (job.status === 'CANCELLED') return { title: 'Durduruldu', text: `${labels.title} durduruldu` };
  if (job.status === 'FAILED') {
    return {
      title: 'Hata!',
      text: messageText(job.errorData, job.errorMessage) ?? labels.failed,
      tone: 'danger' as const,
    };
  }
  const { damage, damageMessage } = resultOf(job);
  if (typeof damage === 'string')
    return { title: 'Yedek bozuk', text: messageText(damageMessage, damage), tone: 'danger' as const };
  return {
    title: 'Başarılı!',
    text: job.kind === 'reset' ? turkish.dataReset : labels.done(resultOf(job)),
    tone: 'positive' as const,
  };
}
