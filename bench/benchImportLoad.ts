import path from 'node:path';
import { rootFolder } from '../api/src/lib/rootFolder.ts';
import { graphList } from './benchList.ts';
import { fireAtRate, measureRates } from './measureRates.ts';
import type { Figure } from './report.ts';
import { runMeasured } from './runMeasured.ts';
import { writeListings } from './writeListings.ts';

const idleMs = 20_000;
/** Of the most that is answered when idle; offered before and during the import. */
const offeredShare = 1 / 5;
/** Another seed than the directory's: its rows are new. */
const otherSeed = 2;

/**
 * How long the public list takes while an import of new rows lands among those that are there, of how long it takes when
 * nothing else runs: the slowest of a hundred requests, offered at a fixed rate.
 */
export async function benchImportLoad(
  address: string,
  database: { url: string; folder: string },
  rows: number,
): Promise<Figure> {
  const file = path.join(database.folder, 'load.xlsx');
  await writeListings(file, rows, 'inline', otherSeed);
  const list = graphList(address);
  const [most] = await measureRates([list], { connections: 20, rounds: 1, seconds: 5, warmUpSeconds: 3 });
  const perSecond = Math.max(1, Math.round((most?.perSecond ?? 0) * offeredShare));
  const idle = await fireAtRate(list, perSecond, new Promise((resolve) => setTimeout(resolve, idleMs)));
  const importing = runMeasured({
    args: [path.join(rootFolder, 'dist/api/cli.js'), 'import', file],
    env: { DATABASE_URL: database.url, DATA_DIR: path.join(database.folder, 'load'), LOG_LEVEL: 'error' },
    isSilent: true,
  });
  const during = await fireAtRate(list, perSecond, importing);
  const { seconds } = await importing;
  return {
    what: `p99 of the public list while ${rows.toLocaleString('en')} rows are imported, of its p99 when idle`,
    value: during.p99 / idle.p99,
    bar: { atMost: 3 },
    detail: { perSecond, idle, during, importSeconds: seconds },
  };
}
