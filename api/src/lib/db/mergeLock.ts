import type { Prisma } from '../../generated/prisma/client.ts';
import type { Context } from '../context.ts';
import { cancelOnAbort } from './connections/cancelOnAbort.ts';

// Imports find the category and city of a row by name: while one is applied, no name may change.

/** Maximum duration of a change of a category or city: a million listings on a slow machine. */
const maxMs = 3_600_000;

/**
 * SQL: cancels the statements of this transaction if their client is gone, where the system can detect that. The next attempt then
 * need not wait for the locks of a worker that was killed.
 */
export const cancelIfClientIsGone =
  "DO $$ BEGIN SET LOCAL client_connection_check_interval = '2s'; EXCEPTION WHEN OTHERS THEN NULL; END $$";

/** Whether no import is being applied; if so, none can be until the transaction ends. */
export async function tryMergeLock(tx: Prisma.TransactionClient): Promise<boolean> {
  const [row] = await tx.$queryRaw<{ isFree: boolean }[]>`
    SELECT pg_try_advisory_xact_lock(hashtext('import merge')) AS "isFree"`;
  return row?.isFree ?? false;
}

/** Runs long work in one transaction while no import is applied. Aborting cancels the running statement and rolls back. */
export async function withMergeLock<Result>(
  { db }: Context,
  signal: AbortSignal,
  work: (tx: Prisma.TransactionClient) => Promise<Result>,
): Promise<Result> {
  signal.throwIfAborted();
  let stopWatching: () => void = () => undefined;
  try {
    return await db.prisma.$transaction(
      async (tx) => {
        await tx.$executeRaw`
          SELECT set_config('statement_timeout', '0', true), set_config('lock_timeout', '0', true),
            set_config('idle_in_transaction_session_timeout', '0', true), set_config('work_mem', '64MB', true),
            set_config('jit', 'off', true)`;
        const [backend] = await tx.$queryRaw<{ pid: number }[]>`SELECT pg_backend_pid() AS pid`;
        if (backend) stopWatching = cancelOnAbort(db.pool, backend.pid, signal);
        await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtext('import merge'))::text`;
        const result = await work(tx);
        signal.throwIfAborted();
        return result;
      },
      { timeout: maxMs },
    );
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  } finally {
    stopWatching();
  }
}
