import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { ConfigError } from '../../config/configError.ts';
import { sessionOptions } from '../db.ts';

/** "Already exists", "does not exist". */
const mixedUp = new Set<unknown>(['42P05', '26000']);
const rounds = 3;
const currentZone = "SELECT current_setting('TimeZone') AS zone";
const wrongZone =
  'DATABASE_URL is a pooler whose connections are not in UTC. Give it the connect_query of deploy/pgbouncer.ini.';

/**
 * Throws ConfigError if a pooler mixes up the prepared statements of its clients, as PgBouncer before 1.21 does: the server
 * would start, and most of its answers would be errors. Also if its connections are not in UTC: times would be stored wrong.
 */
export async function checkPooler(url: string): Promise<void> {
  const clients = Array.from(
    { length: 2 },
    () => new pg.Client({ connectionString: url, connectionTimeoutMillis: 1500, options: sessionOptions }),
  );
  const name = randomUUID();
  try {
    for (const client of clients) await client.connect();
    // Repeated, since they may get different connections of the pooler by chance.
    for (let round = 0; round < rounds; round += 1)
      for (const client of clients) {
        const { rows } = await client.query<{ zone: string }>({ name, text: currentZone });
        if (rows[0]?.zone !== 'UTC') throw new ConfigError(wrongZone);
      }
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || !mixedUp.has(error.code)) throw error;
    throw new ConfigError(
      'DATABASE_URL is a pooler that mixes up prepared statements. PgBouncer must be 1.21 or newer, with max_prepared_statements set.',
    );
  } finally {
    await Promise.allSettled(clients.map((client) => client.end()));
  }
}
