import type { Database } from '../../lib/db/db.ts';

/** Runs statements: the pool, or a snapshot of its own. */
export interface Reader {
  db: Pick<Database, 'rows'>;
}
