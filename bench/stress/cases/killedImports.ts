import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import pg from 'pg';
import { rootFolder } from '../../../api/src/lib/rootFolder.ts';
import { Random } from '../../generator/random.ts';
import { openTemporaryDatabase } from '../../../api/src/lib/db/temporaryDatabase.ts';
import { writeListings } from '../../writeListings.ts';
import type { StressCase, StressTools, Outcome } from '../stressCase.ts';

const kills = 20;
const rows = 50_000;
const withinSeconds = 60;
const program = (name: string) => path.join(rootFolder, 'dist/api', `${name}.js`);

/** Workers killed at random points of an import: it is done again or failed, and never half there. A share is one of its rows. */
export const killedImports: StressCase[] = [
  {
    name: 'killed-imports',
    promise: `kill -9 at ${kills} random points of an import of ${rows.toLocaleString('en')} rows: each resumes or fails within ${withinSeconds} s, none is partial`,
    run,
  },
];

async function run({ share, print }: StressTools): Promise<Outcome> {
  const database = await openTemporaryDatabase(print);
  const client = new pg.Client({ connectionString: database.url });
  const children: ChildProcess[] = [];
  const start = (name: string, ...args: string[]) => {
    const child = spawn(process.execPath, [program(name), ...args], {
      env: {
        ...process.env,
        NODE_ENV: 'production',
        DATABASE_URL: database.url,
        DATA_DIR: path.join(database.folder, 'worker'),
        LOG_LEVEL: 'error',
      },
      stdio: 'ignore',
    });
    children.push(child);
    // It may end by itself before anybody waits for that.
    return Object.assign(child, { ended: once(child, 'exit') });
  };
  try {
    await client.connect();
    const count = Math.max(1000, Math.round(rows * share));
    const file = path.join(database.folder, 'import.xlsx');
    await writeListings(file, count, 'inline');
    const begun = performance.now();
    await start('cli', 'import', file).ended;
    const whole = performance.now() - begun;
    const { rows: taken } = await client.query<{ ms: number }>(
      'SELECT extract(epoch FROM finished_at - created_at)::float8 * 1000 AS ms FROM imports',
    );
    const importing = taken[0]?.ms ?? 0;
    print(
      `undisturbed: ${(whole / 1000).toFixed(1)} s, of them ${(importing / 1000).toFixed(1)} s the import`,
    );

    const random = new Random(1);
    const times: number[] = [];
    const ends: Record<string, number> = {};
    for (let n = 0; n < kills; n += 1) {
      await client.query('TRUNCATE businesses, categories, cities, imports, jobs RESTART IDENTITY CASCADE');
      const victim = start('cli', 'import', file);
      // Before the import exists, there is nothing to resume.
      while ((await client.query('SELECT FROM imports')).rowCount === 0) await wait(20);
      await wait(random.next() * importing);
      victim.kill('SIGKILL');
      await victim.ended;
      const killed = performance.now();
      const heir = start('worker');
      const { status, stored } = await settled(client, whole + withinSeconds * 2000);
      times.push((performance.now() - killed) / 1000);
      heir.kill('SIGTERM');
      await heir.ended;
      ends[status] = (ends[status] ?? 0) + 1;
      if (stored !== (status === 'DONE' ? count : 0)) {
        return { hasPassed: false, figures: `${status} with ${stored} of ${count} rows` };
      }
      print(`${status} after ${times.at(-1)?.toFixed(1)} s`);
    }
    // Only the time until the failure is noticed counts, not that of the import.
    const longest = Math.max(0, ...times) - whole / 1000;
    const states = Object.entries(ends).map(([status, n]) => `${n} ${status}`);
    return {
      hasPassed: longest <= withinSeconds && !Object.hasOwn(ends, 'RUNNING'),
      figures: `${states.join(', ')}; taken up after at most ${Math.max(0, longest).toFixed(0)} s beyond the import itself`,
    };
  } finally {
    for (const child of children) child.kill('SIGKILL');
    await client.end();
    await database.remove();
  }
}

async function settled(client: pg.Client, timeoutMs: number): Promise<{ status: string; stored: number }> {
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    const { rows: found } = await client.query<{ status: string; stored: number; is_over: boolean }>(
      `SELECT status::text, finished_at IS NOT NULL AS is_over, (SELECT count(*)::int FROM businesses) AS stored FROM imports`,
    );
    const [current] = found;
    if (current?.is_over) return current;
    if (performance.now() > deadline) return { status: 'RUNNING', stored: current?.stored ?? 0 };
    await wait(250);
  }
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
