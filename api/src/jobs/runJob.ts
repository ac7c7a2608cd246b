import { storable } from '../lib/text/storable.ts';
import type { JobHelpers } from 'graphile-worker';
import type { Job } from '../generated/prisma/client.ts';
import { asKnownError } from '../lib/asKnownError.ts';
import { detachedContext, type Services } from '../lib/context.ts';
import { AppError } from '../lib/errors.ts';
import { inSpan, type OpenSpan } from '../lib/telemetry/tracing.ts';
import type { JobKind } from './jobKind.ts';

const heartbeatMs = 2000;

/**
 * Runs one job of the queue to its end and records how it ended. Throws where the queue should try it again.
 * `stopping` ends it early, to be run by another worker.
 */
export async function runJob(
  services: Services,
  kinds: readonly JobKind[],
  { id: jobId, traceParent }: { id: number; traceParent: string | null },
  helpers: JobHelpers,
  stopping: AbortSignal,
): Promise<void> {
  const { prisma } = services.db;
  const [job] = await prisma.job.updateManyAndReturn({
    where: { id: jobId, status: { in: ['QUEUED', 'RUNNING'] } },
    data: {
      status: 'RUNNING',
      workerId: helpers.job.locked_by,
      heartbeatAt: new Date(),
      startedAt: new Date(),
      attempts: { increment: 1 },
    },
  });
  if (!job) return;
  // Under the name that the request's own lines have, so that one search finds all of both.
  const reqId = job.requestId === null ? {} : { reqId: job.requestId };
  const log = services.log.child({ jobId, jobKind: job.kind, ...reqId });
  const kind = kinds.find((candidate) => candidate.kind === job.kind);
  if (!kind) {
    // Only a job of an earlier release can have an unknown kind.
    log.error('no worker runs jobs of this kind any more');
    await prisma.job.update({
      where: { id: jobId },
      data: { status: 'FAILED', errorCode: 'INTERNAL', finishedAt: new Date() },
    });
    return;
  }
  const context = detachedContext({ ...services, log }, { kind: 'system' }, `job-${jobId}`);
  const cancelled = new AbortController();
  const progress = new Progress(job);
  let storing: Promise<void> | null = null;
  const heartbeat = setInterval(() => {
    // One at a time: a slow write must not overwrite a later one.
    if (storing) return;
    const unsaved = progress.take();
    storing = prisma.job
      .update({
        where: { id: jobId },
        data: { heartbeatAt: new Date(), ...unsaved },
        select: { cancelRequested: true },
      })
      .then(({ cancelRequested }) => {
        if (cancelRequested) cancelled.abort(new AppError('CONFLICT', 'jobStopped'));
      })
      .catch((error: unknown) => {
        if (unsaved) progress.putBack();
        log.warn({ err: error }, 'heartbeat failed');
      })
      .finally(() => {
        storing = null;
      });
  }, heartbeatMs);
  // Before the job's last state is stored: a heartbeat must neither overwrite it nor keep progress that it could not store.
  const endHeartbeat = async () => {
    clearInterval(heartbeat);
    await storing;
  };

  const work = async (span: OpenSpan | null) => {
    try {
      const result = await kind.run(context, {
        id: jobId,
        payload: job.payload,
        signal: AbortSignal.any([cancelled.signal, stopping]),
        progress: (done, total) => progress.report(done, total),
      });
      await endHeartbeat();
      await prisma.job.update({
        where: { id: jobId },
        data: { status: 'DONE', result, finishedAt: new Date(), ...progress.take() },
      });
      log.info('job done');
    } catch (thrown) {
      const error = asKnownError(thrown);
      span?.end({ error });
      const isLast = helpers.job.attempts >= helpers.job.max_attempts;
      const isPassing = stopping.aborted || !(error instanceof AppError) || error.code === 'UNAVAILABLE';
      if (isPassing && !cancelled.signal.aborted && !isLast) {
        log.warn({ err: error }, 'job will be tried again');
        await endHeartbeat();
        await prisma.job.update({
          where: { id: jobId },
          data: { status: 'QUEUED', workerId: null, ...progress.take() },
        });
        throw thrown;
      }
      log.warn({ err: error }, 'job failed');
      await kind.giveUp?.(
        context,
        { id: jobId, payload: job.payload },
        cancelled.signal.aborted ? cancelled.signal.reason : error,
      );
      await endHeartbeat();
      await prisma.job.update({
        where: { id: jobId },
        data: {
          status: cancelled.signal.aborted ? 'CANCELLED' : 'FAILED',
          errorCode: error instanceof AppError ? error.code : 'INTERNAL',
          errorMessage: error instanceof AppError ? error.message : null,
          ...(error instanceof AppError ? { errorData: storable(error.data) } : {}),
          finishedAt: new Date(),
          ...progress.take(),
        },
      });
    }
  };
  try {
    await inSpan(
      () => ({
        name: `job ${job.kind}`,
        kind: 'consumer',
        attributes: { 'directory.job.id': jobId, 'directory.job.attempt': job.attempts },
        parent: traceParent,
      }),
      work,
    );
  } finally {
    clearInterval(heartbeat);
  }
}

type Counts = Pick<Job, 'done' | 'total'>;

/** Buffers a job's progress until it is stored. */
class Progress {
  private counts: Counts;
  private isUnsaved = false;

  constructor({ done, total }: Counts) {
    this.counts = { done, total };
  }

  report(done: number, total = this.counts.total): void {
    this.counts = { done, total };
    this.isUnsaved = true;
  }

  /** Unstored progress; undefined if there is none. */
  take(): Counts | undefined {
    if (!this.isUnsaved) return undefined;
    this.isUnsaved = false;
    return this.counts;
  }

  /** Restores progress that could not be stored. */
  putBack(): void {
    this.isUnsaved = true;
  }
}
