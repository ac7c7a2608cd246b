import type { FastifyInstance } from 'fastify';
import cluster from 'node:cluster';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { shareMetrics, notifySupervisor } from './lib/cluster/readAllMetrics.ts';
import { isFirstProcess } from './lib/cluster/superviseProcesses.ts';
import { startHeartbeat } from './features/availability/startHeartbeat.ts';
import { adoptChanges } from './features/changes/adoptChanges.ts';
import { ensureFirstOperator, type FirstOperator } from './features/operators/ensureFirstOperator.ts';
import type { Worker } from './jobs/startWorker.ts';
import type { Config } from './lib/config/config.ts';
import { onReconnect } from './lib/db/connections/onReconnect.ts';
import { createLog } from './lib/log.ts';
import { reportStartError } from './lib/process/reportStartError.ts';
import { processEnd } from './lib/process/processEnd.ts';
import { watchEventLoop } from './lib/process/watchEventLoop.ts';
import { startTracing } from './lib/telemetry/startTracing.ts';
import { openServicesWhenAvailable, type OpenServices } from './openServices.ts';

// Built, this file is dist/api/server.js.
const distFolder = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const demoWorkbook = path.join(distFolder, '../api/demo/directory.xlsx');
/** Milliseconds of the ten-second shutdown for requests; the database and hanging work get the rest. */
const requestDrainMs = 6000;
// Milliseconds in which keep-alive connections of a proxy are closed, each after its next answer.
const proxyDrainMs = 5000;

/** Serves the directory until a signal ends this process. */
export async function serve(config: Config, isDevelopment: boolean): Promise<void> {
  // A full garbage collection pauses all requests. By default V8 runs one when the heap has grown by a fourth, which is
  // expensive during an import. Now when it has doubled (docs/performance.md).
  setFlagsFromString('--heap-growing-percent=100');
  const isFirst = isFirstProcess();
  const tracing = await startTracing(config);
  const log = createLog(config.logLevel);
  let standIn: { close(): Promise<void> } | undefined;
  // The embedded database starts while the modules of the server load, most of a second of processor time.
  const opening = openServicesWhenAvailable(config, log, isFirst ? 'server' : 'sibling', async () => {
    const { startPlaceholderServer } = await import('./http/slowClients/startPlaceholderServer.ts');
    standIn = await startPlaceholderServer(config, log);
  });
  let services: OpenServices | null = null;
  let app: FastifyInstance | null = null;
  let starting: Promise<Worker | null> | null = null;
  let stopHeartbeat: (() => void) | null = null;

  let isStopping = false;
  const end = processEnd(async () => {
    isStopping = true;
    // An upload that crawls is cut off then, and leaves nothing behind.
    setTimeout(() => app?.server.closeAllConnections(), requestDrainMs).unref();
    stopHeartbeat?.();
    if (config.trustProxy !== false) await app?.drain(proxyDrainMs);
    await app?.close();
    const worker = await starting?.catch(() => null);
    await worker?.stop();
    // The database of DATABASE_URL may never become available.
    if (config.databaseUrl === null) services = await opening.catch(() => null);
    await services?.close();
    await tracing?.stop();
  });
  for (const signal of ['SIGHUP', 'SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      log.info({ signal }, 'stopping');
      void end(0);
    });
  }
  // Without its supervisor, nothing would stop this process.
  if (cluster.isWorker) process.on('disconnect', () => void end(0));

  try {
    const [opened, { buildServer }] = await Promise.all([opening, import('./buildServer.ts')]);
    services = opened;
    reportFirstLogin(await onReconnect(() => ensureFirstOperator(opened)));
    await onReconnect(() => adoptChanges(opened.db));
    services.metrics.watchProcess();
    shareMetrics(services.metrics.registry);
    app = await buildServer(services, { distFolder, databaseUrl: services.directUrl });
    if (isDevelopment) (await import('./pages/devReload.ts')).installDevReload(app);
    await standIn?.close();
    const address = await app.listen({ host: config.host, port: config.port });
    stopHeartbeat = await startHeartbeat(services);
    const site = config.siteUrl ?? address;
    notifySupervisor({ kind: 'listening' });
    if (isFirst)
      process.stdout.write(
        `\nThe directory is open at ${site}\nThe back office is at ${config.adminUrl ?? site}/admin\n\n`,
      );
    // A debugger may hold the loop of a developer's process.
    if (!isDevelopment) watchEventLoop();
    starting = startJobs(services, () => isStopping);
    await starting;
  } catch (error) {
    // A failed start must not leave a database running either.
    if (!isStopping) reportStartError(error);
    await end(1);
  }
}

/**
 * Starts background work, whose modules are loaded only now. Waits for a database that went away meanwhile, since the site
 * is already served.
 */
async function startJobs(services: OpenServices, isStopping: () => boolean): Promise<Worker | null> {
  const [{ loadDemo }, { startWorker }, { jobKinds, cronTasks, polledTasks }] = await Promise.all([
    import('./loadDemo.ts'),
    import('./jobs/startWorker.ts'),
    import('./jobKinds.ts'),
  ]);
  await onReconnect(() => loadDemo(services, demoWorkbook), {
    timeoutMs: Infinity,
    onAway(error) {
      if (isStopping()) throw error;
      services.log.warn({ err: error }, 'background work waits for the database');
    },
  });
  if (services.config.worker !== 'inline') return null;
  return startWorker(
    { ...services, db: services.jobDb },
    services.directUrl,
    jobKinds,
    cronTasks,
    polledTasks,
  );
}

// Reported immediately: these credentials are shown only once, even if the start fails later.
function reportFirstLogin(operator: FirstOperator | null): void {
  if (!operator || (operator.accessKey === null && operator.password === null)) return;
  const lines = [
    'The first login was generated and is shown only this once:',
    ...(operator.accessKey !== null ? [`  access key  ${operator.accessKey}`] : []),
    `  user code   ${operator.userCode}`,
    ...(operator.password !== null ? [`  password    ${operator.password}`] : []),
  ];
  process.stdout.write(`\n${lines.join('\n')}\n\n`);
}
