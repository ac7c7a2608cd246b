import { getPriority } from 'node:os';
import { expect, it } from '@jest/globals';
import { useTestDatabase } from '../testing/useTestDatabase.ts';

const database = useTestDatabase();

const priorityOf = async (client: { query: (text: string) => Promise<{ rows: { pid: number }[] }> }) => {
  const { rows } = await client.query('SELECT pg_backend_pid() AS pid');
  return getPriority(rows[0]?.pid ?? 0);
};

// Only Linux tells what the process behind a connection is.
const onLinux = process.platform === 'linux' ? it : it.skip;

onLinux('a connection for long work goes behind those of visitors, which stay as they are', async () => {
  const usual = await priorityOf(database.db.pool);
  const client = await database.db.connect();
  try {
    expect(await priorityOf(client)).toBe(Math.max(10, usual));
    expect(await priorityOf(database.db.pool)).toBe(usual);
  } finally {
    await client.end();
  }
});
