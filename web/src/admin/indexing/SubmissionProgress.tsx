import { chakra } from '@chakra-ui/react';
import { Button } from '../../ui/form/Button.tsx';
import {
  useCancelUrlSubmissionMutation,
  type IndexingStateQuery,
  type Submission_SubmissionFragment,
} from '../../graphql/generated.ts';
import { useAction } from '../shared/form/useAction.ts';
import { formatDateTime, formatDuration, formatNumber, formatPercent } from '../shared/text/formatTurkish.ts';
import { ProgressBar } from '../shared/page/ProgressBar.tsx';
import { engineLabels, kindLabels } from './submissionLabels.ts';

/** Pause that is long enough to mention. */
const LONG_SECONDS = 5;

interface SubmissionProgressProps {
  submission: Submission_SubmissionFragment;
  state: IndexingStateQuery['indexing'];
}

/** A running submission: the progress of each engine, and the reason of its delay. */
export function SubmissionProgress({ submission, state }: SubmissionProgressProps) {
  const { attempt } = useAction();
  const [cancel, { loading }] = useCancelUrlSubmissionMutation();
  const { id, kind, done, total, counts } = submission;
  const share = total > 0 ? Math.min(1, done / total) : null;
  const title = kindLabels[kind];
  const handleStop = () => attempt(() => cancel({ variables: { id } }));
  return (
    <li>
      <chakra.div display="flex" alignItems="center" gap="2">
        <chakra.span fontWeight="medium">{title}</chakra.span>
        <chakra.span ml="auto" fontWeight="bold" fontVariantNumeric="tabular-nums">
          {formatNumber(done)}/{formatNumber(total)}
        </chakra.span>
        <Button
          variant="ghost"
          size="sm"
          aria-label={`${title}: durdur`}
          disabled={loading}
          onClick={() => void handleStop()}
        >
          Durdur
        </Button>
      </chakra.div>
      <ProgressBar
        label={title}
        share={share}
        text={share === null ? 'Başlıyor' : `${formatPercent(share)}, ${done}/${total}`}
      />
      <chakra.ul mt="1.5" textStyle="xs" color="muted" fontVariantNumeric="tabular-nums">
        {counts.map((count) => (
          <li key={count.engine}>
            {engineLabels[count.engine]}: {formatNumber(count.sent)} gönderildi
            {count.failed > 0 ? `, ${formatNumber(count.failed)} başarısız` : ''}
            {waitText(count, state)}
          </li>
        ))}
      </chakra.ul>
    </li>
  );
}

function waitText(
  { engine, total, sent, failed }: Submission_SubmissionFragment['counts'][number],
  { engines }: IndexingStateQuery['indexing'],
): string {
  const left = total - sent - failed;
  const of = engines.find((one) => one.engine === engine);
  if (left <= 0 || !of) return '';
  if (!of.isEnabled) return ' · kapalı, bekliyor';
  if (of.backoffUntil) return ` · ${formatDateTime(of.backoffUntil)} sonrasında yeniden denenecek`;
  if (of.submittedToday >= of.dailyQuota) {
    const days = Math.ceil(left / of.dailyQuota);
    return ` · günlük kota doldu, ${formatDateTime(of.quotaResetsAt)} sonrasında sürer (yaklaşık ${formatNumber(days)} gün)`;
  }
  // The engine's own response time is not included.
  const seconds = (Math.ceil(left / of.maxUrlsPerCall) * of.callIntervalMs) / 1000;
  return seconds >= LONG_SECONDS ? ` · en az ${formatDuration(seconds)}` : '';
}
