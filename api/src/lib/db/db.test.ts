import { expect, it } from '@jest/globals';
import { makeBusiness } from '../../testing/factories.ts';
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

/** As somebody else may have installed the database. */
const setDefault = (setting: string) =>
  database.db.pool.query(
    `DO $$ BEGIN EXECUTE format($f$ALTER DATABASE %I SET ${setting}$f$, current_database()); END $$`,
  );

it('a connection sets its planner options, whatever the settings of the database', async () => {
  const { url } = database;
  for (const setting of ['jit = on', 'random_page_cost = 4']) await setDefault(setting);
  const other = openDatabase(url, { connections: 1 });
  const client = await other.connect();
  const query = `SELECT current_setting('jit') AS jit, current_setting('random_page_cost') AS cost`;
  for (const connection of [other.pool, client])
    expect((await connection.query(query)).rows).toEqual([{ jit: 'off', cost: '1.1' }]);
  await client.end();
  await other.close();
});

it.each([
  ["timezone = 'Asia/Kathmandu'"],
  ["timezone = 'America/St_Johns'"],
  ["datestyle = 'SQL, DMY'"],
  ["datestyle = 'German'"],
  ['extra_float_digits = -5'],
  ["default_transaction_isolation = 'serializable'"],
])('times and numbers are stored and read alike by Prisma and SQL in a database with %s', async (setting) => {
  await setDefault(setting);
  const other = openDatabase(database.url, { connections: 1 });
  try {
    const latitude = 41.01234567890123;
    const { id } = await makeBusiness(other, { latitude, longitude: 29 });
    const stored = await other.prisma.business.findUniqueOrThrow({ where: { id } });
    const { rows } = await other.pool.query<{
      createdAt: Date;
      latitude: number;
      age: number;
      level: string;
    }>(
      `SELECT created_at AS "createdAt", latitude, extract(epoch FROM now() - created_at)::int AS age,
         current_setting('transaction_isolation') AS level
       FROM businesses WHERE id = $1`,
      [id],
    );
    expect(rows).toEqual([
      { createdAt: stored.createdAt, latitude, age: expect.any(Number), level: 'read committed' },
    ]);
    expect(Math.abs(rows[0]?.age ?? Infinity)).toBeLessThan(600);
    expect(stored.latitude).toBe(latitude);
  } finally {
    await other.close();
  }
});
