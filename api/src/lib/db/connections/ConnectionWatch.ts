import type { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';
import pg from 'pg';

interface Limits {
  /** Silence (ms) after which a new connection asks the database whether it still runs the statement. */
  silentMs?: number;
  /**
   * Time (ms) since the last bytes, or since the database last reported the connection as busy, after which it is closed
   * if the database cannot be asked. Longer than most statements may take.
   */
  maxSilentMs?: number;
  /** False behind a pooler, which does not show the sessions of its own clients. */
  canAsk?: boolean;
}

/** Properties of every client of `pg` that its types leave out. */
interface Wire {
  processID: number | null;
  /** False while a statement is under way. */
  readyForQuery: boolean;
  connection: { stream: Socket };
}

interface Watched {
  wire: Wire;
  bytesRead: number;
  /** Time of the last received bytes, or of the start of the statement. */
  receivedAt: number;
  /** Time at which the database last reported it as busy; 0 if it did not since the last bytes. */
  reportedAt: number;
}

const queryTimeoutMs = 3000;

/**
 * Closes dead connections, so that their queries fail and the pool replaces them. After a failover or
 * a router restart, a network may drop packets silently, and the operating system retransmits for about 15 minutes.
 * Silence alone proves nothing, since statements of jobs may take minutes: a new connection asks the database whether
 * it still works on them.
 */
export class ConnectionWatch {
  readonly #watched = new Set<Watched>();
  readonly #timer: NodeJS.Timeout;
  readonly #limits: Required<Limits>;
  #isAsking = false;

  constructor(
    url: string,
    { silentMs = 10_000, maxSilentMs = 40_000, canAsk = true }: Limits = {},
    /** The given backend processes that the database reports as busy. Throws if it does not respond. */
    private readonly findWorking = (processes: number[]): Promise<Set<number>> => askDatabase(url, processes),
  ) {
    this.#limits = { silentMs, maxSilentMs, canAsk };
    this.#timer = setInterval(() => void this.#look(), silentMs / 5).unref();
  }

  /** Watches a connected client until it ends. */
  add(client: pg.Client | pg.PoolClient): void {
    const wire = client as unknown as Wire;
    const watched = {
      wire,
      bytesRead: wire.connection.stream.bytesRead,
      receivedAt: performance.now(),
      reportedAt: 0,
    };
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
    const { silentMs, maxSilentMs, canAsk } = this.#limits;
    const now = performance.now();
    for (const watched of this.#watched) {
      const { wire } = watched;
      const { bytesRead } = wire.connection.stream;
      if (!wire.readyForQuery && bytesRead === watched.bytesRead) continue;
      Object.assign(watched, { bytesRead, receivedAt: now, reportedAt: 0 });
    }
    if (this.#isAsking) return;
    const silent = [...this.#watched]
      .filter(({ receivedAt, reportedAt }) => now - Math.max(receivedAt, reportedAt) >= silentMs)
      .map((watched) => ({ watched, receivedAt: watched.receivedAt }));
    if (silent.length === 0) return;
    this.#isAsking = true;
    const processes = silent.map(({ watched }) => watched.wire.processID ?? 0);
    const working = canAsk ? await this.findWorking(processes).catch(() => null) : null;
    // Answers that came with this one are read first.
    await new Promise((resolve) => setImmediate(resolve));
    this.#isAsking = false;
    for (const { watched, receivedAt } of silent) {
      const { wire, bytesRead, reportedAt } = watched;
      // Bytes have arrived in the meantime; the connection may be busy with another statement by now.
      const hasAnswered = watched.receivedAt !== receivedAt || wire.connection.stream.bytesRead !== bytesRead;
      if (wire.readyForQuery || hasAnswered) continue;
      if (working?.has(wire.processID ?? 0)) watched.reportedAt = performance.now();
      else if (working || performance.now() - Math.max(receivedAt, reportedAt) >= maxSilentMs)
        wire.connection.stream.destroy(new Error('Connection terminated: the server does not respond'));
    }
  }
}

async function askDatabase(url: string, processes: number[]): Promise<Set<number>> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: queryTimeoutMs,
    query_timeout: queryTimeoutMs,
    application_name: 'business-directory watch',
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ pid: number }>(
      `SELECT pid FROM pg_stat_activity WHERE pid = ANY($1) AND state IS DISTINCT FROM 'idle'
         AND state IS DISTINCT FROM 'idle in transaction'`,
      [processes],
    );
    return new Set(rows.map(({ pid }) => pid));
  } finally {
    await client.end().catch(() => undefined);
  }
}
