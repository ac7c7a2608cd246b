import { messageText } from '../../shared/text/messageText.ts';
import { isolated } from '../../../../../domain/text/bidi.ts';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { useToast } from '../../../ui/feedback/ToastProvider.tsx';
import type { ImportCard_ImportFragment } from '../../../graphql/generated.ts';
import {
  ImportColumnsDocument,
  ImportHistoryDocument,
  ImportPageStatsDocument,
  ImportProblemsDocument,
  useImportProgressQuery,
} from '../../../graphql/generated.ts';
import { importHeading, importSentences } from './importSummary.ts';
import { isRunning } from '../importLabels.ts';

/** Polling interval while the import runs and the screen is visible. */
const POLL_MS = 1000;

/**
 * Follows one import to its end. `sentId` is the import that this screen started: its end is announced even
 * where it was over before the first look.
 */
export function useImport(id: number, sentId: number | null) {
  const client = useApolloClient();
  const toast = useToast();
  const result = useImportProgressQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: false,
    skipPollAttempt: () => document.hidden,
  });
  const { startPolling, stopPolling } = result;
  const known = result.data ?? result.previousData;
  const item = known?.import?.id === id ? known.import : undefined;
  const status = item?.status;
  const isUndoing = item?.undoStatus === 'QUEUED' || item?.undoStatus === 'RUNNING';
  const isActive = (status ? isRunning(status) : false) || isUndoing;

  useEffect(() => {
    if (!isActive) return;
    startPolling(POLL_MS);
    return stopPolling;
  }, [isActive, startPolling, stopPolling]);

  const announced = useRef<ImportCard_ImportFragment['status'] | 'sent' | null>(null);
  useEffect(() => {
    const before = announced.current ?? (sentId === id ? 'sent' : null);
    if (!item || before === item.status) return;
    announced.current = item.status;
    // A new one is to be listed; later the lists show the same record, and at its end what it changed.
    if (before) {
      void client.refetchQueries({
        include: isRunning(item.status)
          ? [ImportColumnsDocument, ...(before === 'sent' ? [ImportHistoryDocument] : [])]
          : [ImportHistoryDocument, ImportColumnsDocument, ImportProblemsDocument, ImportPageStatsDocument],
      });
    }
    if (before && item.status === 'UNDONE') {
      toast({ title: 'Başarılı!', text: `${isolated(item.fileName)} geri alındı`, tone: 'positive' });
    }
    if (before && item.status === 'DONE') {
      toast({
        title: item.isDryRun ? 'Önizleme hazır' : 'Başarılı!',
        text: item.isDryRun
          ? 'Hiçbir kayıt değişmedi'
          : importSentences(item).join('. ') || importHeading(item),
        tone: 'positive',
      });
    }
    if (before && item.status === 'CANCELLED') {
      toast({ title: 'Durduruldu', text: `${isolated(item.fileName)} içe aktarılmadı` });
    }
    if (before && item.status === 'FAILED') {
      toast({
        title: 'Hata!',
        text: messageText(item.errorData, item.errorMessage) ?? 'İçe aktarma tamamlanamadı',
        tone: 'danger',
      });
    }
  }, [client, id, item, sentId, toast]);

  return { item, isMissing: known?.import === null, error: result.error, refetch: result.refetch };
}
