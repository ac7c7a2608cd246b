import { cronTasks, polledTasks, jobKinds } from './jobKinds.ts';
import { startWorker, type Worker } from './jobs/startWorker.ts';
import { readConfig } from './lib/config/config.ts';
import { createLog } from './lib/log.ts';
import { processEnd } from './lib/process/processEnd.ts';
import { startTracing } from './lib/telemetry/startTracing.ts';
import { watchEventLoop } from './lib/process/watchEventLoop.ts';
import { yieldProcessor } from './lib/process/yieldProcessor.ts';
import { openServicesWhenAvailable, type OpenServices } from './openServices.ts';

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  let opening: Promise<OpenServices> | null = null;
  let starting: Promise<Worker> | null = null;
  let tracing: Awaited<ReturnType<typeof startTracing>> = null;
  const end = processEnd(async () => {
    const worker = await starting?.catch(() => null);
    await worker?.stop();
    // The database of DATABASE_URL may never be there.
    const services = starting || config.databaseUrl === null ? await opening?.catch(() => null) : null;
    await services?.close();
    await tracing?.stop();
  });
  // Before anything that waits: the first process of a container ignores signals that it does not handle.
  for (const signal of ['SIGHUP', 'SIGINT', 'SIGTERM'] as const) process.on(signal, () => void end(0));

  tracing = await startTracing(config);
  opening = openServicesWhenAvailable(config, log, 'worker');
  const services = await opening;
  // Not if it may have to restart the embedded database, which would inherit it.
  if (config.databaseUrl !== null) yieldProcessor();
  watchEventLoop();
  starting = startWorker(services, services.directUrl, jobKinds, cronTasks, polledTasks);
  await starting;
  log.info('worker started');
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
