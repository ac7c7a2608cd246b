import type { PoolClient } from 'pg';

/** Context of all steps of a merge: a connection inside its transaction, with the rows in `staged`. */
export interface Merge {
  client: PoolClient;
  importId: number;
  isDemo: boolean;
  /** Finds out what would happen, and changes nothing outside its temporary tables. */
  isDryRun: boolean;
  overwriteEdited: boolean;
  doubtPolicy: 'ASK' | 'CREATE' | 'SKIP';
  /** Aborted when the import is cancelled: computations between statements stop then. */
  signal?: AbortSignal;
}

/** Runs a statement; returns the number of rows that it made or changed. */
export async function run({ client }: Merge, text: string, values: unknown[] = []): Promise<number> {
  return (await client.query(text, values)).rowCount ?? 0;
}
