import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { asKnownError } from '../asKnownError.ts';
import { AppError } from '../errors.ts';

interface Replica {
  pool: pg.Pool;
  /** The last change that it has replayed; -1 while it is unreachable. */
  has: number;
  isCatchingUp: boolean;
}

/** Pauses (ms) between checks whether a lagging replica has caught up, from the first to the longest. */
const firstPauseMs = 10;
const maxPauseMs = 500;
const lostPauseMs = 1000;

/**
 * Reads of visitors on streaming replicas, none of which may be older than the changes that this node knows of. After
 * each change, reads go to the primary until the replicas have replayed its log up to that change; the same while
 * notifications are unavailable. A failing replica is skipped until it answers again. If the primary is unavailable and
 * no notifications arrive, a replica answers; nothing can be written then, and no rendered page is cached.
 */
export class Replicas {
  /** Number of reads by server. */
  readonly reads = { primary: 0, replica: 0 };
  readonly #replicas: Replica[];
  #change = 0;
  #isListening = false;
  #turn = 0;
  readonly #over = new AbortController();

  constructor(
    readonly primary: pg.Pool,
    pools: readonly pg.Pool[],
  ) {
    this.#replicas = pools.map((pool) => ({ pool, has: -1, isCatchingUp: false }));
  }

  get count(): number {
    return this.#replicas.length;
  }

  /** Number of replicas that are in use now. */
  get current(): number {
    return this.#isListening ? this.#replicas.filter(({ has }) => has === this.#change).length : 0;
  }

  /** To be called after each commit on the primary. */
  changed(): void {
    this.#change += 1;
    for (const replica of this.#replicas) void this.#catchUp(replica);
  }

  /** Notifications arrive from now on; earlier changes are unknown. */
  resume(): void {
    this.#isListening = true;
    this.changed();
  }

  suspend(): void {
    this.#isListening = false;
  }

  /** Runs a read on a replica, or else on the primary. */
  async read<Result>(run: (pool: pg.Pool) => Promise<Result>): Promise<Result> {
    const replica = this.#pick();
    if (replica) {
      try {
        const result = await run(replica.pool);
        this.reads.replica += 1;
        return result;
      } catch (error) {
        if (!isOfTheServer(error)) throw error;
        replica.has = -1;
        void this.#catchUp(replica);
      }
    }
    try {
      const result = await run(this.primary);
      this.reads.primary += 1;
      return result;
    } catch (error) {
      const substitute = this.#isListening ? undefined : this.#replicas.find(({ has }) => has >= 0);
      if (!substitute || !isOfTheServer(error)) throw error;
      const result = await run(substitute.pool);
      this.reads.replica += 1;
      return result;
    }
  }

  async close(): Promise<void> {
    this.#over.abort();
    await Promise.all(this.#replicas.map(({ pool }) => pool.end()));
  }

  /** The next replica, in rotation, that has every known change. */
  #pick(): Replica | null {
    if (!this.#isListening) return null;
    const current = this.#replicas.filter(({ has }) => has === this.#change);
    this.#turn += 1;
    return current[this.#turn % current.length] ?? null;
  }

  async #catchUp(replica: Replica): Promise<void> {
    if (replica.isCatchingUp) return;
    replica.isCatchingUp = true;
    while (!this.#over.signal.aborted && replica.has < this.#change) {
      const change = this.#change;
      try {
        // Every notified change is committed, so the end of the primary's log now covers it.
        const { rows } = await this.primary.query<{ lsn: string }>(
          'SELECT pg_current_wal_insert_lsn() AS lsn',
        );
        const lsn = rows[0]?.lsn ?? '';
        let wait = firstPauseMs;
        while (!this.#over.signal.aborted && !(await hasReplayed(replica.pool, lsn))) {
          await this.#pause(wait);
          wait = Math.min(wait * 2, maxPauseMs);
        }
        replica.has = change;
      } catch {
        await this.#pause(lostPauseMs);
      }
    }
    replica.isCatchingUp = false;
  }

  async #pause(ms: number): Promise<void> {
    await pause(ms, undefined, { signal: this.#over.signal, ref: false }).catch(() => undefined);
  }
}

async function hasReplayed(pool: pg.Pool, lsn: string): Promise<boolean> {
  const { rows } = await pool.query<{ has: boolean }>(
    'SELECT pg_is_in_recovery() AND pg_last_wal_replay_lsn() >= $1::pg_lsn AS has',
    [lsn],
  );
  return rows[0]?.has ?? false;
}

/** Whether to retry on another server. Not after a timeout, which would happen there, too. */
function isOfTheServer(error: unknown): boolean {
  const known = asKnownError(error);
  const isTooSlow = error instanceof Error && 'code' in error && error.code === '57014';
  return known instanceof AppError && known.code === 'UNAVAILABLE' && !isTooSlow;
}
