import pg from 'pg';
import { connectDatabase } from '../../api/src/lib/db/connectDatabase.ts';

/** Runs work on the embedded database of a running directory, without its server. */
export async function inDatabase<T>(
  { dataDir }: { readonly dataDir: string },
  work: (client: pg.Client, url: string) => Promise<T>,
): Promise<T> {
  const connection = await connectDatabase({ databaseUrl: null, dataDir }, 'command');
  const client = new pg.Client({ connectionString: connection.url });
  await client.connect();
  try {
    return await work(client, connection.url);
  } finally {
    await client.end();
    await connection.release();
  }
}
