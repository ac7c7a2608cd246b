import { describe, expect, it } from '@jest/globals';
import { useTestDatabase } from './useTestDatabase.ts';

const database = useTestDatabase();

const insert = `insert into operators (user_code, name, password_hash) values ('ayse', 'Ayşe', 'x') returning id`;
const count = async (table: string) => (await database.db.pool.query(`select from ${table}`)).rowCount;

describe('a test database', () => {
  // Both tests write the same row with the same id, so that either fails where the other's is still there.
  it.each([1, 2])('is reset to its initial state (%i)', async () => {
    expect(await count('operators')).toBe(0);
    expect(await count('_prisma_migrations')).toBeGreaterThan(0);
    const { rows } = await database.db.pool.query(insert);
    expect(rows).toEqual([{ id: 1 }]);
  });
});
