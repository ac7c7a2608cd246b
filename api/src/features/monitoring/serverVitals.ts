import { requireOperator, type Context } from '../../lib/context.ts';
import { queueFigures } from './queueFigures.ts';

export interface ServerVitals {
  startedAt: Date;
  memoryBytes: number;
  /** Null in the first minute, and in a process that isn't watched. */
  eventLoopLagMs: number | null;
  connectionsInUse: number;
  requestsWaiting: number;
  /** Cache hit ratio of pages since the start, from 0 to 1; null before the first page. */
  pageCacheHitRatio: number | null;
  jobsWaiting: number;
  jobsRunning: number;
  /** Null if no job waits. */
  oldestWaitingSeconds: number | null;
  tasksWaiting: number;
  jobsFailedToday: number;
}

/** The figures of `/metrics`, for the back office: of the answering node, and of the shared queue. */
export async function serverVitals(context: Context): Promise<ServerVitals> {
  requireOperator(context);
  const { db, metrics } = context;
  const queue = await queueFigures(db);
  const of = (status: string) => queue.jobs.filter((job) => job.status === status);
  const sum = (jobs: { count: number }[]) => jobs.reduce((total, { count }) => total + count, 0);
  const waiting = of('QUEUED');
  return {
    startedAt: new Date(Date.now() - process.uptime() * 1000),
    memoryBytes: process.memoryUsage.rss(),
    eventLoopLagMs: metrics.eventLoopLagMs(),
    connectionsInUse: db.pool.totalCount - db.pool.idleCount,
    requestsWaiting: db.pool.waitingCount,
    pageCacheHitRatio: await pageCacheHitRatio(context),
    jobsWaiting: sum(waiting),
    jobsRunning: sum(of('RUNNING')),
    oldestWaitingSeconds:
      waiting.length > 0 ? Math.max(...waiting.map(({ oldestSeconds }) => oldestSeconds)) : null,
    tasksWaiting: queue.tasksWaiting,
    jobsFailedToday: queue.jobsFailedToday,
  };
}

async function pageCacheHitRatio({ metrics }: Context): Promise<number | null> {
  const { values } = await metrics.pageResponses.get();
  const all = values.reduce((sum, { value }) => sum + value, 0);
  const rendered = values.find(({ labels }) => labels.outcome === 'rendered')?.value ?? 0;
  return all === 0 ? null : (all - rendered) / all;
}
