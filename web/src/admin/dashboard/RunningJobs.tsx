import { jobLabels } from '../../../../domain/jobLabels.ts';
import { joinIsolated } from '../../../../domain/text/bidi.ts';
import { chakra } from '@chakra-ui/react';
import { Badge } from '../../ui/text/Badge.tsx';
import { Card } from '../../ui/text/Card.tsx';
import { TextLink } from '../../ui/text/TextLink.tsx';
import type { RunningJobsQuery } from '../../graphql/generated.ts';
import { useRunningJobsQuery } from '../../graphql/generated.ts';
import { adminPaths } from '../../lib/adminPaths.ts';
import { formatDateTime, formatNumber, formatPercent } from '../shared/text/formatTurkish.ts';
import { ProgressBar } from '../shared/page/ProgressBar.tsx';
import { css } from '../../ui/theme/styles.ts';

/** Polling interval while the screen is visible. */
const POLL_MS = 3000;

const labels: Readonly<Record<string, string>> = jobLabels;

type RunningJob = RunningJobsQuery['runningJobs'][number];

/** Waiting and running jobs; nothing without any. */
export function RunningJobs() {
  const { data } = useRunningJobsQuery({
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    pollInterval: POLL_MS,
    skipPollAttempt: () => document.hidden,
  });
  if (!data?.runningJobs.length) return null;
  return (
    <Card as="section" aria-label="Süren işler" className={css({ p: { base: '4', md: '5' } })}>
      <chakra.ul display="grid" gap="4">
        {data.runningJobs.map((job) => (
          <JobRow key={job.id} job={job} />
        ))}
      </chakra.ul>
    </Card>
  );
}

function JobRow({ job }: { job: RunningJob }) {
  const kind = labels[job.kind] ?? job.kind;
  const done = job.import?.rowsRead ?? job.done;
  const total = job.import ? job.import.estimatedRows : job.total;
  const share = total ? Math.min(done / total, 1) : null;
  const name = job.import?.fileName ?? kind;
  return (
    <li>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="2" rowGap="1">
        <chakra.span fontWeight="bold" overflowWrap="anywhere">
          {job.import ? (
            <TextLink to={`${adminPaths.imports()}?import=${job.import.id}`}>
              <bdi>{job.import.fileName}</bdi>
            </TextLink>
          ) : (
            kind
          )}
        </chakra.span>
        <Badge>{job.status === 'QUEUED' ? 'Sırada' : kind}</Badge>
        <chakra.span ml="auto" fontWeight="bold" fontVariantNumeric="tabular-nums">
          {share === null ? null : formatPercent(share)}
        </chakra.span>
      </chakra.div>
      <chakra.p color="muted" textStyle="xs" fontVariantNumeric="tabular-nums">
        {joinIsolated(
          [
            job.operatorName ?? 'Sistem',
            formatDateTime(job.createdAt),
            total ? `${formatNumber(done)} / ${formatNumber(total)}` : null,
          ],
          ' · ',
        )}
      </chakra.p>
      <chakra.div mt="2">
        <ProgressBar label={name} share={share} text={share === null ? kind : formatPercent(share)} />
      </chakra.div>
    </li>
  );
}
