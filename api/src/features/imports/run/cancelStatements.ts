import type { Pool, PoolClient } from 'pg';

/**
 * Cancels the running statement of a connection once the signal aborts; a merge consists of a few long ones. Returns a function
 * that stops watching.
 */
export async function cancelStatements(
  pool: Pool,
  client: PoolClient,
  signal: AbortSignal,
): Promise<() => void> {
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  const cancel = () => {
    pool.query('SELECT pg_cancel_backend($1)', [rows[0]?.pid]).catch(() => undefined);
  };
  signal.addEventListener('abort', cancel, { once: true });
  return () => signal.removeEventListener('abort', cancel);
}
