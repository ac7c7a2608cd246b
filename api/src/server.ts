import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { buildServer } from './buildServer.ts';
import { startHeartbeat } from './features/availability/startHeartbeat.ts';
import { ensureFirstOperator, type FirstOperator } from './features/operators/ensureFirstOperator.ts';
import { answerWhileAway } from './http/slowClients/answerWhileAway.ts';
import { cronTasks, scheduledTasks, jobKinds } from './jobKinds.ts';
import { startWorker, type Worker } from './jobs/startWorker.ts';
import { ConfigError, readConfig } from './lib/config.ts';
import { createLog } from './lib/log.ts';
import { processEnd } from './lib/process/processEnd.ts';
import { startTracing } from './lib/telemetry/startTracing.ts';
import { loadDemo } from './loadDemo.ts';
import { installDevReload } from './pages/devReload.ts';
import { openServicesOnceThere } from './openServices.ts';

// Built, this file is dist/api/server.js.
const distFolder = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const demoWorkbook = path.join(distFolder, '../api/demo/directory.xlsx');
// Of the ten seconds that a stop may take: the database and what hangs get the rest.
const requestDrainMs = 6000;
// In which connections that a proxy keeps are given up one by one, by an answer on each.
const proxyDrainMs = 5000;

async function main(): Promise<void> {
  // A full collection of garbage keeps everyone waiting. V8 would have one whenever the memory in use has grown by a fourth:
  // cheap for programs that pause seldom, dear beside an import. Now when it has doubled (docs/performance.md).
  setFlagsFromString('--heap-growing-percent=100');
  const config = readConfig(process.env);
  const tracing = await startTracing(config);
  const log = createLog(config.logLevel);
  let standIn: { close(): Promise<void> } | undefined;
  const services = await openServicesOnceThere(config, log, 'server', async () => {
    standIn = await answerWhileAway(config, log);
  });
  let app: Awaited<ReturnType<typeof buildServer>> | null = null;
  let worker: Worker | null = null;
  let stopHeartbeat: (() => void) | null = null;

  let isStopping = false;
  const end = processEnd(async () => {
    isStopping = true;
    // An upload that crawls is cut off then, and leaves nothing behind.
    setTimeout(() => app?.server.closeAllConnections(), requestDrainMs).unref();
    stopHeartbeat?.();
    if (config.trustProxy !== false) await app?.drain(proxyDrainMs);
    await app?.close();
    await worker?.stop();
    await services.close();
    await tracing?.stop();
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      log.info({ signal }, 'stopping');
      void end(0);
    });
  }

  try {
    tellFirstLogin(await ensureFirstOperator(services));
    services.metrics.watchProcess();
    app = await buildServer(services, { distFolder, databaseUrl: services.directUrl });
    if (process.argv.includes('--dev')) installDevReload(app);
    if (config.worker === 'inline')
      worker = await startWorker(
        { ...services, db: services.jobDb },
        services.directUrl,
        jobKinds,
        cronTasks,
        scheduledTasks,
      );
    await loadDemo(services, demoWorkbook);
    await standIn?.close();
    const address = await app.listen({ host: config.host, port: config.port });
    stopHeartbeat = await startHeartbeat(services);
    const site = config.siteUrl ?? address;
    process.stdout.write(
      `\nThe directory is open at ${site}\nThe back office is at ${config.adminUrl ?? site}/admin\n\n`,
    );
  } catch (error) {
    // Nor must a start that failed leave a database running.
    if (!isStopping) tell(error);
    await end(1);
  }
}

// Told at once: a start that fails later must not swallow what is shown only this once.
function tellFirstLogin(operator: FirstOperator | null): void {
  if (!operator || (operator.accessKey === null && operator.password === null)) return;
  const lines = [
    'The first login was generated and is shown only this once:',
    ...(operator.accessKey !== null ? [`  access key  ${operator.accessKey}`] : []),
    `  user code   ${operator.userCode}`,
    ...(operator.password !== null ? [`  password    ${operator.password}`] : []),
  ];
  process.stdout.write(`\n${lines.join('\n')}\n\n`);
}

function tell(error: unknown): void {
  // One line for what the operator can mend; the rest is a fault of ours and shows where.
  const isPlain =
    error instanceof ConfigError ||
    (error instanceof Error && (error.name === 'StartError' || 'code' in error));
  process.stderr.write(`${isPlain ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
}

main().catch((error: unknown) => {
  tell(error);
  process.exit(1);
});
