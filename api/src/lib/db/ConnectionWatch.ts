import type { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';
import pg from 'pg';

interface Limits {
  /** Silence after which the database is asked over a new connection whether it works on the statement. */
  silentMs?: number;
  /** Silence after which a connection is ended where the database cannot be asked. Longer than a statement usually may take. */
  mostSilentMs?: number;
  /** False behind a pooler, which does not show the sessions of its own clients. */
  canAsk?: boolean;
}

/** What every client of `pg` has, though its types do not say so. */
interface Wire {
  processID: number | null;
  /** False while a statement is under way. */
  readyForQuery: boolean;
  connection: { stream: Socket };
}

interface Watched {
  wire: Wire;
  bytesRead: number;
  /** When something was heard last, or nothing was asked. */
  heardAt: number;
  askedAt: number;
}

const askingMs = 3000;

/**
 * Ends connections on which an answer will never come, so that whoever waits for it fails and the pool replaces them. A
 * network that forgot a connection (a failover, a router that restarted) drops what is sent without a word, and the system
 * tries for a quarter of an hour to send it again. A silent connection alone proves nothing, since statements of jobs may take
 * minutes: the database is asked, over a new connection, whether it works on them.
 */
export class ConnectionWatch {
  readonly #watched = new Set<Watched>();
  readonly #timer: NodeJS.Timeout;
  readonly #limits: Required<Limits>;
  #isAsking = false;

  constructor(
    private readonly url: string,
    { silentMs = 10_000, mostSilentMs = 40_000, canAsk = true }: Limits = {},
  ) {
    this.#limits = { silentMs, mostSilentMs, canAsk };
    this.#timer = setInterval(() => void this.#look(), silentMs / 5).unref();
  }

  /** Watches a connected client until it ends. */
  add(client: pg.Client | pg.PoolClient): void {
    const wire = client as unknown as Wire;
    const watched = { wire, bytesRead: wire.connection.stream.bytesRead, heardAt: Date.now(), askedAt: 0 };
    this.#watched.add(watched);
    // `pg` emits it, and leaves it out of the types of a pool's clients.
    (client as EventEmitter).once('end', () => this.#watched.delete(watched));
  }

  /** Watches every client of a pool. */
  addPool(pool: pg.Pool): void {
    pool.on('connect', (client) => this.add(client));
  }

  close(): void {
    clearInterval(this.#timer);
  }

  async #look(): Promise<void> {
    const { silentMs, mostSilentMs, canAsk } = this.#limits;
    const now = Date.now();
    for (const watched of this.#watched) {
      const { wire } = watched;
      const { bytesRead } = wire.connection.stream;
      if (!wire.readyForQuery && bytesRead === watched.bytesRead) continue;
      Object.assign(watched, { bytesRead, heardAt: now, askedAt: 0 });
    }
    if (this.#isAsking) return;
    const silent = [...this.#watched].filter(
      ({ heardAt, askedAt }) => now - Math.max(heardAt, askedAt) >= silentMs,
    );
    if (silent.length === 0) return;
    this.#isAsking = true;
    const working = canAsk ? await this.#findWorking(silent).catch(() => null) : null;
    this.#isAsking = false;
    for (const watched of silent) {
      const { wire, bytesRead, heardAt } = watched;
      // Something was heard in the meantime.
      if (wire.readyForQuery || wire.connection.stream.bytesRead !== bytesRead) continue;
      if (working?.has(wire.processID ?? 0)) watched.askedAt = Date.now();
      else if (working || Date.now() - heardAt >= mostSilentMs)
        wire.connection.stream.destroy(new Error('Connection terminated: nothing is heard on it any more'));
    }
  }

  /** The processes among those of silent clients that the database says are busy. Throws where it does not answer. */
  async #findWorking(silent: readonly Watched[]): Promise<Set<number>> {
    const client = new pg.Client({
      connectionString: this.url,
      connectionTimeoutMillis: askingMs,
      query_timeout: askingMs,
      application_name: 'business-directory watch',
    });
    client.on('error', () => undefined);
    try {
      await client.connect();
      const { rows } = await client.query<{ pid: number }>(
        `SELECT pid FROM pg_stat_activity WHERE pid = ANY($1) AND state IS DISTINCT FROM 'idle'
           AND state IS DISTINCT FROM 'idle in transaction'`,
        [silent.map(({ wire }) => wire.processID)],
      );
      return new Set(rows.map(({ pid }) => pid));
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}
