import type { ClientBase } from 'pg';
import { until } from '../until.ts';

/** Waits until this many statements of the client's database wait for a lock. */
export const untilBlocked = (client: Pick<ClientBase, 'query'>, statements = 1) =>
  until(async () => {
    const { rows } = await client.query<{ n: number }>(
      `SELECT count(*)::int AS n FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    return (rows[0]?.n ?? 0) >= statements;
  });
