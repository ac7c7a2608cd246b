import type { Pool, PoolClient } from 'pg';

const repeatMs = 1000;

/** Process id of a connection's backend, for `pg_cancel_backend`. */
export async function backendPid(client: PoolClient): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  return rows[0]?.pid ?? 0;
}

/**
 * Cancels the statement that a server process of PostgreSQL runs when the signal aborts, and each second from then on, since the
 * first cancellation may fall between two statements. Returns a function that stops it, to be called when the work has ended.
 */
export function cancelOnAbort(pool: Pool, pid: number, signal: AbortSignal): () => void {
  let timer: NodeJS.Timeout | undefined;
  const cancel = () => {
    pool.query('SELECT pg_cancel_backend($1)', [pid]).catch(() => undefined);
  };
  const start = () => {
    cancel();
    timer = setInterval(cancel, repeatMs);
  };
  if (signal.aborted) start();
  else signal.addEventListener('abort', start, { once: true });
  return () => {
    clearInterval(timer);
    signal.removeEventListener('abort', start);
  };
}
