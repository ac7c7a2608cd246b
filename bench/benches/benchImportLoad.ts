import { spawn } from 'node:child_process';
import { createReadStream } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { startImport } from '../../api/src/features/imports/run/startImport.ts';
import { readConfig } from '../../api/src/lib/config/config.ts';
import { detachedContext } from '../../api/src/lib/context.ts';
import { createLog } from '../../api/src/lib/log.ts';
import { rootFolder } from '../../api/src/lib/rootFolder.ts';
import { openServices } from '../../api/src/openServices.ts';
import { graphList } from './benchList.ts';
import { measureRates } from '../measureRates.ts';
import type { Figure } from '../report.ts';
import { startProgram } from '../startProgram.ts';
import { writeListings } from '../writeListings.ts';

const idleSeconds = 20;
/** Share of the idle throughput that is offered before and during the import. */
const offeredShare = 1 / 5;
/** Another seed than the directory's: its rows are new. */
const otherSeed = 2;

/**
 * How long the public list takes while a worker apart imports new rows among those that are there, of how long it takes
 * when nothing else runs: the slowest of a hundred requests, offered at a fixed rate.
 */
export async function benchImportLoad(
  address: string,
  database: { url: string; folder: string },
  rows: number,
): Promise<Figure> {
  const file = path.join(database.folder, 'load.xlsx');
  await writeListings(file, rows, 'inline', otherSeed);
  const env = { DATABASE_URL: database.url, DATA_DIR: path.join(database.folder, 'load'), LOG_LEVEL: 'info' };
  const worker = await startProgram({
    args: [path.join(rootFolder, 'dist/api/worker.js')],
    cwd: rootFolder,
    env,
    address: /worker started/,
    logFile: path.join(database.folder, 'worker.log'),
  });
  const services = await openServices(readConfig(env), createLog('error'), 'command');
  try {
    const list = graphList(address);
    const [most] = await measureRates([list], {
      connections: 20,
      rounds: 1,
      seconds: 5,
      warmUpSeconds: 3,
    });
    const perSecond = Math.max(1, Math.round((most?.perSecond ?? 0) * offeredShare));
    const request = { method: 'GET' as const, headers: {}, ...list, path: new URL(list.url).pathname };
    const offer = (end: Promise<unknown>) => offerApart({ address, request, perSecond }, end);
    const idle = await offer(wait(idleSeconds * 1000));
    const begun = performance.now();
    const context = detachedContext(services, { kind: 'system' }, 'bench');
    const { id } = await startImport(context, {
      content: createReadStream(file),
      fileName: 'load.xlsx',
    });
    const ended = async () => {
      for (;;) {
        await wait(500);
        const { status } = await services.db.prisma.import.findUniqueOrThrow({ where: { id } });
        if (status === 'DONE') return;
        if (status === 'FAILED' || status === 'CANCELLED') throw new Error(`The import is ${status}.`);
      }
    };
    const importing = ended();
    const during = await offer(importing);
    await importing;
    const seconds = (performance.now() - begun) / 1000;
    return {
      what: `p99 of the public list while ${rows.toLocaleString('en')} rows are imported, of its p99 when idle`,
      value: during.p99 / idle.p99,
      bar: { atMost: 2 },
      detail: { perSecond, idle, during, importSeconds: seconds },
    };
  } finally {
    await services.close();
    await worker.stop();
  }
}

/** Milliseconds that answers took to what was offered until then. */
async function offerApart(load: object, end: Promise<unknown>): Promise<{ p50: number; p99: number }> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', path.join(rootFolder, 'bench/loadProcess.ts'), JSON.stringify(load)],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  );
  void end.finally(() => child.stdin.end()).catch(() => undefined);
  return JSON.parse(await text(child.stdout)) as { p50: number; p99: number };
}
