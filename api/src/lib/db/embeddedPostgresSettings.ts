import { totalmem } from 'node:os';

const mib = 1024 ** 2;

/**
 * Settings of the embedded PostgreSQL, for one machine up to about a million listings. fsync and full_page_writes keep
 * their default, on. `memory` is in bytes.
 */
export const embeddedPostgresSettings = (memory = usableMemory()): Record<string, string> => ({
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '100',
  shared_buffers: `${sharedBuffers(memory)}MB`,
  effective_cache_size: '1GB',
  work_mem: '16MB',
  maintenance_work_mem: '256MB',
  max_wal_size: '2GB',
  random_page_cost: '1.1',
  jit: 'off',
  log_min_messages: 'warning',
});

/** MiB: an eighth of the memory, since the server and its worker run beside the database. */
function sharedBuffers(memory: number): number {
  return Math.round(Math.min(Math.max(memory / 8 / mib, 256), 1024));
}

/** Bytes of this machine, or of the container that this process runs in. */
function usableMemory(): number {
  // Without a limit, a number far above what the machine has.
  return Math.min(totalmem(), process.constrainedMemory() || Infinity);
}
