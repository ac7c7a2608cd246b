import { setTimeout } from 'node:timers/promises';
import type { JobHelpers } from 'graphile-worker';
import { jobKinds } from '../jobKinds.ts';
import { importKind } from '../features/imports/run/importKind.ts';
import { failImport, runImport } from '../features/imports/run/runImport.ts';
import { jobHandler, type JobHandler } from '../jobs/jobHandler.ts';
import { runJob } from '../jobs/runJob.ts';
import type { Services } from '../lib/context.ts';
import { readInProcess } from './files/readInProcess.ts';

// Files are read in this process.
const importHere = jobHandler(importKind, {
  run: (context, job) => runImport(context, job, readInProcess),
  onFailed: failImport,
});
const kinds: JobHandler[] = jobKinds.map((each) => (each.kind === importKind.kind ? importHere : each));
const lastTry = { job: { locked_by: 'test', attempts: 1, max_attempts: 1 } } as unknown as JobHelpers;

/** Waits for a job, and runs what is queued as a worker would: each job once, until there is none. */
export async function runQueuedJobs(services: Services): Promise<void> {
  const { prisma } = services.db;
  const next = () => prisma.job.findFirst({ where: { status: 'QUEUED' }, orderBy: { id: 'asc' } });
  let job = await next();
  for (; job === null; job = await next()) await setTimeout(20);
  for (; job !== null; job = await next())
    await runJob(services, kinds, { id: job.id, traceParent: null }, lastTry, new AbortController().signal);
}
