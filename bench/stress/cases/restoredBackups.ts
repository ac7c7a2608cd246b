import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { rootFolder } from '../../../api/src/lib/rootFolder.ts';
import { Random } from '../../generator/random.ts';
import { seedDatabase } from '../../seedDatabase.ts';
import { openTemporaryDatabase } from '../../../api/src/lib/db/temporaryDatabase.ts';
import type { StressTools, StressCase, Outcome } from '../stressCase.ts';
import { PeakMemory } from '../servers/peakMemory.ts';

const listings = 100_000;
const kills = 5;
const program = path.join(rootFolder, 'dist/api/cli.js');

/** Restores from a backup file, and restores that are killed. A share is one of the listings. */
export const restoredBackups: StressCase[] = [
  {
    name: 'restored-backups',
    promise: `a backup of ${listings.toLocaleString('en')} listings is identical by content hash in an empty database and in a living one; ${kills} restores killed at random points change nothing`,
    run,
  },
];

type Database = Awaited<ReturnType<typeof openTemporaryDatabase>>;

async function run({ share, print, folder }: StressTools): Promise<Outcome> {
  const original = await openTemporaryDatabase(print);
  const copy = await openTemporaryDatabase(print);
  try {
    const count = Math.max(1000, Math.round(listings * share));
    await seedDatabase(original.url, { seed: 1, count });
    const file = path.join(folder, 'backup.tar.gz');
    const made = await command(original, 'backup', file);
    print(`backup: ${made.figures}`);
    const empty = await command(copy, 'restore', file);
    print(`restore into an empty database: ${empty.figures}`);
    const again = await command(copy, 'backup');

    await admin(copy);
    await change(copy.url);
    let changed = await command(copy, 'backup');
    const random = new Random(1);
    let unchanged = 0;
    for (let i = 0; i < kills; i += 1) {
      await command(copy, 'restore', file, '--yes', { killAfter: random.next() * empty.seconds * 1000 });
      const { facts } = await command(copy, 'backup');
      // One that had committed before it was killed has brought everything back.
      if (facts.contentHash === changed.facts.contentHash || facts.contentHash === made.facts.contentHash)
        unchanged += 1;
      if (facts.contentHash !== made.facts.contentHash) continue;
      await change(copy.url);
      // A repeated change has another time, which is part of the content.
      changed = await command(copy, 'backup');
    }
    const living = await command(copy, 'restore', file, '--yes');
    print(`restore into a living installation: ${living.figures}`);
    const last = await command(copy, 'backup');
    const hashes = [again, last].filter(({ facts }) => facts.contentHash === made.facts.contentHash).length;
    return {
      hasPassed: hashes === 2 && unchanged === kills && changed.facts.contentHash !== made.facts.contentHash,
      figures: `${hashes} of 2 identical; backup ${made.figures}; restore into an empty database ${empty.figures}, into a living one ${living.figures}; ${unchanged} of ${kills} killed restores left one whole state`,
    };
  } finally {
    await original.remove();
    await copy.remove();
  }
}

interface Ran {
  facts: { contentHash?: string; size?: number };
  seconds: number;
  /** Time and memory in words. */
  figures: string;
}

async function command(
  { url, folder }: Database,
  name: 'backup' | 'restore',
  ...rest: (string | { killAfter: number })[]
): Promise<Ran> {
  const args = rest.filter((one) => typeof one === 'string');
  const killAfter = rest.find((one) => typeof one === 'object')?.killAfter ?? null;
  const begun = performance.now();
  const child = spawn(process.execPath, [program, name, ...args, '--json'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: url,
      DATA_DIR: path.join(folder, 'command'),
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const memory = new PeakMemory();
  const stop = child.pid === undefined ? () => undefined : memory.watch(child.pid);
  const timer = killAfter === null ? null : setTimeout(() => child.kill('SIGKILL'), killAfter);
  const [out] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  if (timer) clearTimeout(timer);
  stop();
  const seconds = (performance.now() - begun) / 1000;
  if (child.exitCode !== 0 && killAfter === null) throw new Error(`${name} failed: ${out}`);
  const facts = out.startsWith('{') ? (JSON.parse(out) as Ran['facts']) : {};
  const size = facts.size === undefined ? '' : `, ${(facts.size / 1024 / 1024).toFixed(0)} MB`;
  return {
    facts,
    seconds,
    figures: `${seconds.toFixed(1)} s, ${memory.peak?.toFixed(0) ?? '?'} MB of memory${size}`,
  };
}

async function admin({ url }: Database): Promise<void> {
  await query(
    url,
    `INSERT INTO operators (user_code, name, password_hash) VALUES ('stress', 'Stress', 'none')`,
  );
}

async function change(url: string): Promise<void> {
  await query(url, `DELETE FROM businesses WHERE id % 10 = 0`);
  await query(url, `UPDATE businesses SET phone = '1' WHERE id % 11 = 0`);
}

async function query(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
