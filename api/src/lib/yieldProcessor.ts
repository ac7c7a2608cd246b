import { readFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import type { ClientBase } from 'pg';

/** Lets processes that answer visitors go before this one, or the one with that id, where processors are short. */
export function yieldProcessor(pid = 0): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It may have ended, or the system may not let it: then they share alike.
  }
}

/**
 * The same for what the database does on a connection, where it runs on this machine. For good: the connection is to be
 * ended after its work, and never given to visitors.
 */
export async function yieldConnection(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ pid: number; port: number | null }>(
    'SELECT pg_backend_pid() AS pid, inet_client_port() AS port',
  );
  const [backend] = rows;
  if (!backend?.port) return;
  // A process of that number may be another program's, where the database is elsewhere; this one names our own port.
  const title = await readFile(`/proc/${backend.pid}/cmdline`, 'utf8').catch(() => '');
  if (title.startsWith('postgres: ') && title.includes(`(${backend.port}) `)) yieldProcessor(backend.pid);
}
