import type { Database } from '../../lib/db/db.ts';

/** Runs statements, on the pool or in a snapshot. */
export interface Reader {
  db: Pick<Database, 'rows'>;
}
