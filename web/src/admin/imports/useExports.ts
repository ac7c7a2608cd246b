import { messageText } from '../shared/text/messageText.ts';
import { shownLink } from '../../../../domain/text/links.ts';
import { useEffect, useRef } from 'react';
import { useToast } from '../../ui/feedback/ToastProvider.tsx';
import {
  useExportListQuery,
  useStartExportMutation,
  type ExportCard_ExportFragment,
  type StartExportInput,
} from '../../graphql/generated.ts';
import { useAction } from '../shared/form/useAction.ts';
import { formatNumber } from '../shared/text/formatTurkish.ts';

/** Number of exports shown. */
const MAX_SHOWN = 5;
/** Polling interval while an export runs and the screen is visible. */
const POLL_MS = 1000;

export const isBeingMade = ({ status }: Pick<ExportCard_ExportFragment, 'status'>) =>
  status === 'QUEUED' || status === 'RUNNING';

/** The newest exports, and a function that starts one. An export started here is downloaded once it is done. */
export function useExports() {
  const toast = useToast();
  const { attempt } = useAction();
  const { data, refetch, startPolling, stopPolling } = useExportListQuery({
    variables: { first: MAX_SHOWN },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    skipPollAttempt: () => document.hidden,
  });
  const [start, { loading }] = useStartExportMutation();
  const list = data?.exports.nodes ?? [];
  const isMaking = list.some(isBeingMade);
  useEffect(() => {
    if (!isMaking) return;
    startPolling(POLL_MS);
    return stopPolling;
  }, [isMaking, startPolling, stopPolling]);

  const begun = useRef(new Set<number>());
  useEffect(() => {
    for (const made of data?.exports.nodes ?? []) {
      if (isBeingMade(made) || !begun.current.delete(made.id)) continue;
      if (made.downloadPath) {
        toast({
          title: 'Başarılı!',
          text: `${formatNumber(made.rowsWritten)} işletme dışa aktarıldı`,
          tone: 'positive',
        });
        const link = document.createElement('a');
        link.href = shownLink(made.downloadPath) ?? '#';
        link.download = made.fileName ?? '';
        link.click();
      } else if (made.status === 'FAILED') {
        toast({
          title: 'Hata!',
          text: messageText(made.errorData, made.errorMessage) ?? 'Dışa aktarma başarısız',
          tone: 'danger',
        });
      }
    }
  }, [data, toast]);

  return {
    list,
    isBusy: loading || isMaking,
    begin: (input: StartExportInput) =>
      attempt(async () => {
        const { data: started } = await start({ variables: { input } });
        if (started) begun.current.add(started.startExport.id);
        await refetch();
      }),
  };
}
