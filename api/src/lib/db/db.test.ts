import { expect, it } from '@jest/globals';
import { useTestDatabase } from '../../testing/useTestDatabase.ts';
import { openDatabase } from './db.ts';

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

it('plans as measured, whatever the settings of a database that others installed', async () => {
  const { db, url } = database;
  for (const setting of ['jit = on', 'random_page_cost = 4'])
    await db.pool.query(
      `DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET ${setting}', current_database()); END $$`,
    );
  const other = openDatabase(url, { connections: 1 });
  const client = await other.connect();
  const query = `SELECT current_setting('jit') AS jit, current_setting('random_page_cost') AS cost`;
  for (const connection of [other.pool, client])
    expect((await connection.query(query)).rows).toEqual([{ jit: 'off', cost: '1.1' }]);
  await client.end();
  await other.close();
});
