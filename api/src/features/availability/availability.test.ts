import { expect, it } from '@jest/globals';
import { detachedContext } from '../../lib/context.ts';
import { testServices } from '../../testing/TestBrowser.ts';
import { useTestDatabase } from '../../testing/useTestDatabase.ts';
import { readAvailability } from './readAvailability.ts';
import { recordMinute, startHeartbeat } from './startHeartbeat.ts';
import { sweepMinutes } from './sweepMinutes.ts';

const database = useTestDatabase();
const run = (text: string) => database.db.pool.query(text);
/** Minutes ago, both ends included. */
const served = (from: number, to: number) =>
  run(`INSERT INTO service_minutes
    SELECT date_trunc('minute', now()) - n * interval '1 minute' FROM generate_series(${to}, ${from}) AS n
    ON CONFLICT DO NOTHING`);

it('availability is unknown in the first hour', async () => {
  expect(await readAvailability(database)).toEqual({ share: null, since: null });
  await served(50, 0);
  expect(await readAvailability(database)).toMatchObject({ share: null, since: expect.any(Date) });
});

it('availability is the share of minutes in which any node answered', async () => {
  await served(99, 50);
  await served(24, 0);
  expect((await readAvailability(database)).share).toBeCloseTo(0.75, 1);
});

it('availability looks back 30 days at most', async () => {
  await served(60 * 24 * 40, 60 * 24 * 40 - 10);
  await served(60 * 24 * 15, 0);
  expect((await readAvailability(database)).share).toBeCloseTo(0.5, 2);
});

it('availability counts a minute once, however many nodes serve', async () => {
  await Promise.all([recordMinute(database), recordMinute(database)]);
  const { rows } = await run('SELECT minute::text FROM service_minutes');
  expect(new Set(rows.map(({ minute }) => minute)).size).toBe(rows.length);
  // A minute may have ended between the two.
  expect([1, 2]).toContain(rows.length);
});

it('counting availability does not stop a server whose database is away', async () => {
  const services = testServices(database.db);
  const warn = services.log.warn.bind(services.log);
  const warnings: unknown[] = [];
  services.log.warn = (...words: unknown[]) => void warnings.push(words);
  const stop = await startHeartbeat({
    ...services,
    db: { ...services.db, rows: () => Promise.reject(new Error('away')) },
  });
  stop();
  services.log.warn = warn;
  expect(warnings).toHaveLength(1);
});

it('availability removes minutes outside the window, except for the first one', async () => {
  await served(60 * 24 * 40, 60 * 24 * 40 - 10);
  await served(5, 0);
  const context = detachedContext(testServices(database.db), { kind: 'anonymous' }, 'sweep');
  expect(await sweepMinutes(context)).toEqual({ deleted: 10 });
  expect((await run('SELECT FROM service_minutes')).rowCount).toBe(7);
});
