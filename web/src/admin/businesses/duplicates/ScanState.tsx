import { messageText } from '../../shared/text/messageText.ts';
import { chakra } from '@chakra-ui/react';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/form/Button.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { refreshIcon } from '../../../ui/icon/icons.ts';
import {
  DuplicateListDocument,
  useDuplicateScanStateQuery,
  useScanDuplicatesMutation,
} from '../../../graphql/generated.ts';
import { formatDateTime, formatNumber, formatPercent } from '../../shared/text/formatTurkish.ts';
import { useAction } from '../../shared/form/useAction.ts';
import { ProgressBar } from '../../shared/page/ProgressBar.tsx';

/** Polling intervals in ms: while a scan runs, and otherwise. */
const busyMs = 1000;
const idleMs = 10_000;

/** Time of the last scan for duplicates, progress of a running one, and a button that starts one. */
export function ScanState() {
  const client = useApolloClient();
  const { attempt } = useAction();
  const { data, refetch, startPolling } = useDuplicateScanStateQuery({
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    pollInterval: idleMs,
    skipPollAttempt: () => document.hidden,
  });
  const [scan, { loading }] = useScanDuplicatesMutation();
  const job = data?.latestJobs[0];
  const isBusy = job?.status === 'RUNNING' || job?.status === 'QUEUED';
  useEffect(() => startPolling(isBusy ? busyMs : idleMs), [isBusy, startPolling]);
  const wasBusy = useRef(false);
  useEffect(() => {
    if (wasBusy.current && !isBusy) void client.refetchQueries({ include: [DuplicateListDocument] });
    wasBusy.current = isBusy;
  }, [client, isBusy]);
  const share = isBusy && job?.total ? Math.min(1, job.done / job.total) : null;
  const finishedAt = data?.duplicateScan.finishedAt;

  const handleScan = () =>
    attempt(async () => {
      await scan();
      await refetch();
    });
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3" mb="4" textStyle="sm">
      <chakra.div flex="1" minW="art" aria-live="polite">
        {isBusy ? (
          <>
            <ProgressBar
              label="Yinelenen kayıt taraması"
              share={share}
              text={share === null ? 'Sırada' : formatPercent(share)}
            />
            <chakra.p mt="1" color="muted" textStyle="xs" fontVariantNumeric="tabular-nums">
              {share === null
                ? 'Tarama sırada'
                : `${formatNumber(job.done)} / ${formatNumber(job.total ?? 0)} kayıt tarandı`}
            </chakra.p>
          </>
        ) : (
          <chakra.p color={job?.status === 'FAILED' ? 'danger' : 'muted'}>
            {job?.status === 'FAILED'
              ? (messageText(job.errorData, job.errorMessage) ?? 'Son tarama başarısız oldu.')
              : finishedAt
                ? `Son tarama: ${formatDateTime(finishedAt)}. Değişen kayıtlar kendiliğinden taranır.`
                : 'Henüz taranmadı.'}
          </chakra.p>
        )}
      </chakra.div>
      <Button variant="line" size="sm" disabled={isBusy || loading} onClick={() => void handleScan()}>
        <Icon path={refreshIcon} size={18} />
        {isBusy ? 'Taranıyor...' : 'Şimdi tara'}
      </Button>
    </chakra.div>
  );
}
