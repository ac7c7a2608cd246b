import { cronTasks, scheduledTasks, jobKinds } from './jobKinds.ts';
import { startWorker } from './jobs/startWorker.ts';
import { readConfig } from './lib/config.ts';
import { createLog } from './lib/log.ts';
import { processEnd } from './lib/process/processEnd.ts';
import { startTracing } from './lib/telemetry/startTracing.ts';
import { yieldProcessor } from './lib/process/yieldProcessor.ts';
import { openServicesOnceThere } from './openServices.ts';

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const tracing = await startTracing(config);
  const log = createLog(config.logLevel);
  const services = await openServicesOnceThere(config, log, 'worker');
  // Not if it may have to restart the embedded database, which would inherit it.
  if (config.databaseUrl !== null) yieldProcessor();
  const worker = await startWorker(services, services.directUrl, jobKinds, cronTasks, scheduledTasks);
  log.info('worker started');

  const end = processEnd(async () => {
    await worker.stop();
    await services.close();
    await tracing?.stop();
  });
  for (const signal of ['SIGHUP', 'SIGINT', 'SIGTERM'] as const) process.on(signal, () => void end(0));
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
