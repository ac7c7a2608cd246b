import { beforeEach, expect, it } from '@jest/globals';
import type { Services } from '../../lib/context.ts';
import { executeOrThrow, refusalOf } from '../../testing/execute.ts';
import { makeBusiness } from '../../testing/factories.ts';
import { testServices } from '../../testing/TestBrowser.ts';
import { useTestDatabase } from '../../testing/useTestDatabase.ts';
import type { ListingGrowth } from './listingGrowth.ts';

const database = useTestDatabase();
let services: Services;
beforeEach(() => {
  services = testServices(database.db);
});

const operation = `query ($timeZone: String) {
  listingGrowth(timeZone: $timeZone) { today thisMonth percent weeks { start created } }
}`;
const operator = {
  as: { kind: 'operator', operatorId: 1, sessionId: 1, name: 'Elif', userCode: 'elif' },
} as const;
const growth = async (timeZone = 'UTC') =>
  (await executeOrThrow<{ listingGrowth: ListingGrowth }>(services, operation, { timeZone }, operator))
    .listingGrowth;

async function make(count: number, createdAt: string, more: object = {}): Promise<void> {
  for (let n = 0; n < count; n += 1) {
    const { id } = await makeBusiness(services.db, { name: `Place ${n} of ${createdAt}`, ...more });
    await services.db.pool.query(`UPDATE businesses SET created_at = ${createdAt} WHERE id = ${id}`);
  }
}

it('the growth of listings is unknown without earlier data', async () => {
  expect(await growth()).toMatchObject({ today: 0, thisMonth: 0, percent: null });
  await make(2, 'now()');
  expect(await growth()).toMatchObject({ today: 2, thisMonth: 2, percent: null });
});

it('listing growth compares this month with all time before, without trash and sample data', async () => {
  await make(8, "now() - interval '70 days'");
  await make(1, 'now()');
  await make(1, 'now()', { deletedAt: new Date() });
  await make(1, 'now()', { isDemo: true });
  const { today, thisMonth, percent, weeks } = await growth('Europe/Istanbul');
  expect({ today, thisMonth, percent }).toEqual({ today: 1, thisMonth: 1, percent: 12.5 });
  expect(weeks).toHaveLength(12);
  expect(weeks.at(-1)?.created).toBe(1);
  expect(weeks.reduce((sum, { created }) => sum + created, 0)).toBe(9);
  expect(weeks.every(({ start }) => new Date(`${start}T00:00Z`).getUTCDay() === 1)).toBe(true);
});

it('the growth of listings refuses unknown time zones, and requires an operator', async () => {
  expect(await refusalOf(services, operation, { timeZone: "x' OR 1=1" }, operator)).toBe('BAD_INPUT');
  expect(await refusalOf(services, operation, {})).toBe('UNAUTHENTICATED');
});
