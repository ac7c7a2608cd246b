import { expect, it } from '@jest/globals';
import { useTestDatabase } from '../../testing/useTestDatabase.ts';

const database = useTestDatabase();

it('a connection that fails in use without a running statement does not end the process', async () => {
  const { pool } = database.db;
  const client = await pool.connect();
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  const ended = new Promise<void>((resolve) => void client.once('end', resolve));
  await pool.query('SELECT pg_terminate_backend($1)', [rows[0]?.pid]);
  await ended;
  await expect(client.query('SELECT 1')).rejects.toThrow('Client has encountered a connection error');
  client.release(true);
  expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
});
