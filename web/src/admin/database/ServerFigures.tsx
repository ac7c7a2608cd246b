import { chakra } from '@chakra-ui/react';
import { figureColumns } from '../shared/chart/figureGrid.ts';
import { OperatorQueryState } from '../shared/page/OperatorQueryState.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { useServerVitalsQuery, type ServerVitalsQuery } from '../../graphql/generated.ts';
import {
  formatDateTime,
  formatDuration,
  formatFileSize,
  formatNumber,
  formatShare,
} from '../shared/text/formatTurkish.ts';
import { StatusFigure } from './StatusFigure.tsx';
import { css } from '../../ui/theme/styles.ts';

/** Polling interval while the screen is visible. */
const POLL_MS = 15_000;
type Vitals = ServerVitalsQuery['serverVitals'];

/** Figures of the answering server and the queue, as in `/metrics`. */
export function ServerFigures() {
  const result = useServerVitalsQuery({
    fetchPolicy: 'cache-and-network',
    pollInterval: POLL_MS,
    skipPollAttempt: () => document.hidden,
  });
  return (
    <chakra.section aria-labelledby="server-figures" display="grid" gap="3">
      <chakra.h2 id="server-figures" textStyle="md" fontWeight="bold">
        Sunucu
      </chakra.h2>
      <OperatorQueryState
        result={result}
        skeleton={<Skeleton className={css({ h: '28' })} />}
        errorTitle="Sunucu bilgisi alınamadı"
      >
        {({ serverVitals: vitals }) => (
          <chakra.dl
            display="grid"
            gridTemplateColumns={{ base: figureColumns.base, lg: figureColumns.xl }}
            gap={{ base: '3', md: '4' }}
          >
            <StatusFigure
              label="Bellek"
              value={formatFileSize(vitals.memoryBytes)}
              note={`Açılış ${formatDateTime(vitals.startedAt)}`}
            />
            <StatusFigure
              label="Gecikme"
              value={
                vitals.eventLoopLagMs === null
                  ? 'Ölçülüyor'
                  : `${formatNumber(Math.ceil(vitals.eventLoopLagMs))} ms`
              }
              isText={vitals.eventLoopLagMs === null}
              note={connectionsOf(vitals)}
            />
            <StatusFigure
              label="Bellekten sayfa"
              value={vitals.pageCacheHitRatio === null ? 'Henüz yok' : formatShare(vitals.pageCacheHitRatio)}
              isText={vitals.pageCacheHitRatio === null}
              note="Bu sunucunun açılışından beri"
            />
            <StatusFigure
              label="Kuyruk"
              value={formatNumber(vitals.jobsWaiting + vitals.tasksWaiting)}
              note={queueOf(vitals)}
            />
          </chakra.dl>
        )}
      </OperatorQueryState>
    </chakra.section>
  );
}

function connectionsOf({ connectionsInUse, requestsWaiting }: Vitals): string {
  const waiting = requestsWaiting > 0 ? `, ${formatNumber(requestsWaiting)} bekleyen` : '';
  return `${formatNumber(connectionsInUse)} bağlantı kullanımda${waiting}`;
}

function queueOf({ jobsRunning, oldestWaitingSeconds, jobsFailedToday }: Vitals): string {
  return [
    `${formatNumber(jobsRunning)} iş sürüyor`,
    ...(oldestWaitingSeconds === null ? [] : [`en eskisi ${formatDuration(oldestWaitingSeconds)}`]),
    ...(jobsFailedToday === 0 ? [] : [`bugün ${formatNumber(jobsFailedToday)} hata`]),
  ].join(', ');
}
