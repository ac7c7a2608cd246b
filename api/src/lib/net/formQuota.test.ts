import { beforeEach, expect, it } from '@jest/globals';
import { useTestDatabase } from '../../testing/useTestDatabase.ts';
import { consumeFormQuota, sweepFormBudgets } from './formQuota.ts';

const database = useTestDatabase();
beforeEach(() => database.db.prisma.formBudget.deleteMany());

const send = (clientAddress: string, form: 'message' | 'proposal' = 'message') =>
  consumeFormQuota({ db: database.db, clientAddress }, form);
const shift = (interval: string) =>
  database.db.pool.query(`UPDATE form_budgets SET window_start = window_start + interval '${interval}'`);

it('the form quota allows ten forms of a kind per address in ten minutes, also if they arrive concurrently', async () => {
  const waits = await Promise.all(Array.from({ length: 15 }, () => send('2001:db8::1')));
  expect(waits.filter((wait) => wait === 0)).toHaveLength(10);
  expect(Math.max(...waits)).toBeGreaterThan(590);
  expect(Math.max(...waits)).toBeLessThanOrEqual(600);
  expect(await send('2001:db8::2')).toBeGreaterThan(0);
  expect([await send('2001:db8:0:1::1'), await send('2001:db8::1', 'proposal')]).toEqual([0, 0]);
  await shift('-599 seconds');
  expect(await send('2001:db8::1')).toBeGreaterThan(0);
  await shift('-2 seconds');
  expect(await send('2001:db8::1')).toBe(0);
});

it('a form quota admits an address again after the clock of the database was set back', async () => {
  for (let i = 0; i < 10; i += 1) await send('203.0.113.1');
  await shift('1 hour');
  expect(await send('203.0.113.1')).toBe(0);
});

it('the form quota deletes ended windows', async () => {
  await send('203.0.113.1');
  await shift('-11 minutes');
  await send('203.0.113.2');
  expect(await sweepFormBudgets({ db: database.db })).toEqual({ removed: 1 });
  expect(await database.db.prisma.formBudget.findMany({ select: { address: true } })).toEqual([
    { address: '203.0.113.2' },
  ]);
});
