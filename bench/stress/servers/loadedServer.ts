import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { login } from '../../../e2e/support/startDirectory.ts';
import { seedDatabase } from '../../seedDatabase.ts';
import { openTemporaryDatabase } from '../../../api/src/lib/db/temporaryDatabase.ts';
import type { StressTools } from '../stressCase.ts';
import { startBuiltServer } from '../../startBuiltServer.ts';

/** Resources of a process at one moment; null if the system does not report them. */
interface Holdings {
  megabytes: number | null;
  files: number | null;
  connections: number;
}

/** The built server with a known operator, which limits no address. */
export function startStressedServer(databaseUrl: string, files: { dataDir: string; logFile: string }) {
  return startBuiltServer({
    ...{ databaseUrl, ...files },
    nodeOptions: ['--enable-source-maps'],
    env: {
      LOG_LEVEL: 'error',
      // One address asks for everybody.
      RATE_LIMIT: '1000000',
      ADMIN_ACCESS_KEY: login.accessKey,
      ADMIN_USER_CODE: login.userCode,
      ADMIN_PASSWORD: login.password,
    },
  });
}

/** The built server over a database of its own with so many generated listings. */
export async function startLoadedServer({ folder, print }: StressTools, listings: number) {
  const database = await openTemporaryDatabase(print);
  const client = new pg.Client({ connectionString: database.url });
  try {
    await seedDatabase(database.url, { seed: 1, count: listings });
    await client.connect();
    const { rows } = await client.query<{ slug: string }>(
      'SELECT slug FROM businesses ORDER BY id LIMIT 5000',
    );
    const server = await startStressedServer(database.url, {
      dataDir: path.join(database.folder, 'server'),
      logFile: path.join(folder, 'server.log'),
    });
    return {
      address: server.address,
      pid: server.pid,
      database,
      /** A connection of one's own to its database, past the server. */
      client,
      slugs: rows.map(({ slug }) => slug),
      async holdings(): Promise<Holdings> {
        const { rows: counted } = await client.query<{ connections: number }>(
          `SELECT count(*)::int AS connections FROM pg_stat_activity WHERE application_name LIKE 'business-directory%'`,
        );
        return { ...ofProcess(server.pid), connections: counted[0]?.connections ?? 0 };
      },
      async stop() {
        await server.stop();
        await client.end();
        await database.remove();
      },
    };
  } catch (error) {
    await client.end().catch(() => undefined);
    await database.remove();
    throw error;
  }
}

function ofProcess(pid: number): Pick<Holdings, 'megabytes' | 'files'> {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return {
      megabytes: Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024,
      files: readdirSync(`/proc/${pid}/fd`).length,
    };
  } catch {
    return { megabytes: null, files: null };
  }
}
