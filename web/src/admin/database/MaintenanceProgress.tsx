import { messageText } from '../shared/text/messageText.ts';
import { joinIsolated } from '../../../../domain/text/bidi.ts';
import { chakra } from '@chakra-ui/react';
import { Badge } from '../../ui/text/Badge.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { useCancelMaintenanceJobMutation, type MaintenanceJob_JobFragment } from '../../graphql/generated.ts';
import { useAction } from '../shared/form/useAction.ts';
import { formatDateTime, formatNumber, formatPercent } from '../shared/text/formatTurkish.ts';
import { ProgressBar } from '../shared/page/ProgressBar.tsx';
import { isActive, kindLabel, resultOf } from './maintenanceLabels.ts';
import { css } from '../../ui/theme/styles.ts';

/** One piece of work on the database: how far it is, or how it ended. */
export function MaintenanceProgress({ job }: { job: MaintenanceJob_JobFragment }) {
  const { attempt } = useAction();
  const [cancel, { loading }] = useCancelMaintenanceJobMutation();
  const labels = kindLabel(job.kind);
  const who = joinIsolated(
    [job.operatorName ?? 'Sistem', formatDateTime(job.finishedAt ?? job.createdAt)],
    ' · ',
  );
  if (!isActive(job)) {
    return (
      <chakra.li
        py="2.5"
        borderBottomWidth="1px"
        borderColor="line"
        _last={{ borderBottomWidth: '0', pb: '0' }}
      >
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2">
          <chakra.span fontWeight="medium">{labels.title}</chakra.span>
          <Ending job={job} />
          <chakra.span ml={{ md: 'auto' }} color="muted" textStyle="xs" fontVariantNumeric="tabular-nums">
            {who}
          </chakra.span>
        </chakra.div>
        <chakra.p mt="0.5" color="muted" overflowWrap="anywhere">
          {job.status === 'DONE'
            ? labels.done(resultOf(job))
            : job.status === 'FAILED'
              ? (messageText(job.errorData, job.errorMessage) ?? labels.failed)
              : 'Hiçbir şey değişmedi.'}
        </chakra.p>
      </chakra.li>
    );
  }
  const share = job.total ? Math.min(1, job.done / job.total) : null;
  const handleStop = () => attempt(() => cancel({ variables: { id: job.id } }));
  return (
    <chakra.li
      py="2.5"
      borderBottomWidth="1px"
      borderColor="line"
      _last={{ borderBottomWidth: '0', pb: '0' }}
    >
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2">
        <chakra.span fontWeight="medium">{labels.title}</chakra.span>
        <Badge>{job.status === 'QUEUED' ? 'Sırada' : 'Sürüyor'}</Badge>
        <chakra.span ml="auto" fontWeight="bold" fontVariantNumeric="tabular-nums">
          {share === null ? null : formatPercent(share)}
        </chakra.span>
      </chakra.div>
      <chakra.div mt="2">
        <ProgressBar
          label={labels.title}
          share={share}
          text={share === null ? labels.busy : formatPercent(share)}
        />
      </chakra.div>
      <chakra.div display="flex" alignItems="center" gap="3" mt="1">
        <chakra.p color="muted" textStyle="xs" fontVariantNumeric="tabular-nums">
          {joinIsolated(
            [who, job.total ? `${formatNumber(job.done)} / ${formatNumber(job.total)}` : null],
            ' · ',
          )}
        </chakra.p>
        <Button
          variant="ghost"
          size="sm"
          className={css({ ml: 'auto' })}
          aria-label={`${labels.title}: durdur`}
          disabled={loading}
          onClick={() => void handleStop()}
        >
          Durdur
        </Button>
      </chakra.div>
    </chakra.li>
  );
}

function Ending({ job }: { job: MaintenanceJob_JobFragment }) {
  if (job.status === 'FAILED') return <Badge tone="danger">Başarısız</Badge>;
  if (job.status === 'CANCELLED') return <Badge tone="warning">Durduruldu</Badge>;
  return resultOf(job).damage ? (
    <Badge tone="danger">Yedek bozuk</Badge>
  ) : (
    <Badge tone="positive">Tamamlandı</Badge>
  );
}
