import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Config } from '../config/config.ts';
import { ConfigError } from '../config/configError.ts';
import { embeddedPostgres } from './embeddedPostgres.ts';
import type { ProcessLock } from '../process/processLock.ts';
import { lockHolderOf, takeLock, waitForLock } from '../process/processLock.ts';

/**
 * `server` is the only one in its data directory, `sibling` another process of it; these and `worker` restart a database
 * that stopped; `command` is brief.
 */
export type DatabaseHolder = 'server' | 'sibling' | 'worker' | 'command';

export interface DatabaseConnection {
  url: string;
  /** Call once, after the last connection was closed. The last holder stops the embedded database. */
  release(): Promise<void>;
}

type Needs = Pick<Config, 'databaseUrl' | 'dataDir'> & Partial<Pick<Config, 'host' | 'port'>>;

/**
 * Connects to DATABASE_URL, or else to the embedded database, which is started, joined, or adopted from a killed
 * process. Throws ConfigError if a second server uses the same data directory. `say` receives progress messages.
 */
export async function connectDatabase(
  config: Needs,
  holder: DatabaseHolder,
  print: (line: string) => void = () => undefined,
): Promise<DatabaseConnection> {
  if (config.databaseUrl !== null) return { url: config.databaseUrl, release: async () => undefined };

  const postgres = embeddedPostgres(config.dataDir, print);
  const serverLock = holder === 'server' ? takeServerLock(config) : null;
  const holders = path.join(config.dataDir, 'postgres.holders');
  // Only one process at a time starts or stops it.
  const turn = () => waitForLock(path.join(config.dataDir, 'postgres.lock'), 150);
  // Claimed and released under the lock, so that no process stops a database that another is about to use.
  let mine: ProcessLock | null = null;

  const ensure = async (): Promise<'started' | 'adopted'> => {
    const lock = await turn();
    try {
      mine ??= claim(holders);
      return await postgres.start();
    } finally {
      lock.release();
    }
  };
  const leave = async (): Promise<void> => {
    const lock = await turn();
    try {
      mine?.release();
      if (isAnyoneLeft(holders)) return;
      rmSync(holders, { recursive: true, force: true });
      await postgres.stop();
    } finally {
      serverLock?.release();
      lock.release();
    }
  };

  try {
    const how = await ensure();
    print(how === 'started' ? 'PostgreSQL started' : 'PostgreSQL was running already and is used as it is');
  } catch (error) {
    // Control flow can't see that `ensure` has set it.
    (mine as ProcessLock | null)?.release();
    serverLock?.release();
    throw error;
  }
  const watch = holder === 'command' ? null : watchOver(() => postgres.isRunning(), ensure, print);
  return {
    url: postgres.url(),
    async release() {
      await watch?.stop();
      await leave();
    },
  };
}

function takeServerLock(config: Needs): ProcessLock {
  const address = `http://${config.host ?? '127.0.0.1'}:${config.port ?? 4000}`;
  const lock = takeLock(path.join(config.dataDir, 'server.lock'), address);
  if ('release' in lock) return lock;
  throw new ConfigError(
    `Process ${lock.pid} already serves ${config.dataDir} at ${lock.note}: stop it first, or give this one its own DATA_DIR and PORT.`,
  );
}

function isAnyoneLeft(holders: string): boolean {
  return readdirSync(holders).some((name) => lockHolderOf(path.join(holders, name)) !== null);
}

let claims = 0;

function claim(holders: string): ProcessLock {
  const lock = takeLock(path.join(holders, `${process.pid}-${(claims += 1)}`));
  if ('release' in lock) return lock;
  throw new Error(`Process ${lock.pid} uses the id of this one.`);
}

/** Checks twice a second whether the database runs, and restarts it if it does not. */
function watchOver(isRunning: () => boolean, ensure: () => Promise<unknown>, print: (line: string) => void) {
  const over = new AbortController();
  const watching = (async () => {
    while (!over.signal.aborted) {
      await pause(500, undefined, { signal: over.signal, ref: false }).catch(() => undefined);
      if (over.signal.aborted || isRunning()) continue;
      try {
        if ((await ensure()) === 'started') print('PostgreSQL had stopped and was started again');
      } catch (error) {
        print(
          `PostgreSQL has stopped and does not start: ${error instanceof Error ? error.message : String(error)}`,
        );
      }
    }
  })();
  return {
    async stop() {
      over.abort();
      await watching;
    },
  };
}
