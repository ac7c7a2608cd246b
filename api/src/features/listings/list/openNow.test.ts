import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  DAYS,
  openingMinutes,
  openState,
  type WorkingHours,
} from '../../../../../domain/hours/openingHours.ts';
import { normaliseSpecialHours } from '../../../../../domain/hours/read/normaliseSpecialHours.ts';
import { dateOfDay, specialMinutes } from '../../../../../domain/hours/specialHours.ts';
import { currentHours } from '../../../../../domain/hours/specialDays.ts';
import { makeBusiness } from '../../../testing/factories.ts';
import { useTestDatabase } from '../../../testing/useTestDatabase.ts';
import { examples } from '../../../../../domain/testing/examples.ts';

const database = useTestDatabase();

const zones = [
  'Europe/Istanbul',
  'Europe/Lisbon',
  'America/New_York',
  'Asia/Tokyo',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
];
const clock = (minute: number) =>
  `${(Math.floor(minute / 60) % 12 || 12).toString()}:${String(minute % 60).padStart(2, '0')} ${minute < 720 ? 'AM' : 'PM'}`;
const range = fc
  .tuple(fc.integer({ min: 0, max: 1439 }), fc.integer({ min: 0, max: 1439 }))
  .map(([start, end]) => `${clock(start)}-${clock(end)}`);
const day = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.array(range, { minLength: 1, maxLength: 2 }).map((ranges) => ranges.join(', ')),
  },
  fc.constantFrom('Closed', 'Open 24 hours'),
);
const week = fc
  .array(fc.option(day, { nil: null }), { minLength: 7, maxLength: 7 })
  .map((texts): WorkingHours =>
    Object.fromEntries(DAYS.flatMap((name, i) => (texts[i] === null ? [] : [[name, texts[i] ?? '']]))),
  );
// Any minute of two years, and the hours around the days on which clocks change.
const changes = ['2026-03-08', '2026-03-29', '2026-04-05', '2026-10-04', '2026-10-25', '2026-11-01'];
const instant = fc.oneof(
  fc.integer({ min: 0, max: 2 * 366 * 1440 }).map((minute) => Date.UTC(2026, 0, 1) + minute * 60_000),
  fc
    .tuple(fc.constantFrom(...changes), fc.integer({ min: -1440, max: 2880 }))
    .map(([date, minute]) => Date.parse(date) + minute * 60_000),
);

// Hours of days around the instant, which often follow one another.
const special = fc.dictionary(
  fc.constantFrom('-2', '-1', '0', '1', '2', '5'),
  fc.oneof(fc.constant('Closed'), day),
  { maxKeys: 4 },
);
const around = (at: number, days: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(days).map(([offset, text]) => [
      dateOfDay(Math.floor(at / 86_400_000) + Number(offset)),
      text,
    ]),
  );

describe('open now', () => {
  it('means the same to the database as to the pages, at any instant in any zone', async () => {
    const { db } = database;
    await fc.assert(
      fc.asyncProperty(
        week,
        fc.constantFrom(...zones),
        instant,
        fc.boolean(),
        fc.constantFrom('OPERATIONAL' as const, 'CLOSED_TEMPORARILY' as const, null),
        fc.oneof(fc.constant({}), special),
        async (hours, timeZone, at, isOpen, businessStatus, days) => {
          const specialHours = normaliseSpecialHours(around(at, days));
          const { id } = await makeBusiness(db, {
            workingHours: hours,
            openingMinutes: openingMinutes(hours),
            ...(specialHours ? { specialHours, specialMinutes: specialMinutes(specialHours) } : {}),
            timeZone,
            isOpen,
            businessStatus,
          });
          const now = new Date(at);
          const { rows } = await db.pool.query<{ isOpen: boolean }>(
            `SELECT coalesce(schedule_id IN (SELECT open_schedules($2)), false) AS "isOpen" FROM businesses WHERE id = $1`,
            [id, now],
          );
          const state = openState(
            { hours: currentHours(hours, specialHours, timeZone, now), timeZone, isOpen, businessStatus },
            now,
          );
          expect(rows[0]?.isOpen).toBe(state.kind === 'open');
        },
      ),
      {
        numRuns: examples(300),
        // Two ranges that join across midnight into more than a day, before a day without hours of its own.
        examples: [
          [
            { Friday: '2:51 PM-2:51 PM' },
            'Europe/Istanbul',
            Date.UTC(2027, 1, 27),
            true,
            'OPERATIONAL',
            { '-1': '12:00 AM-12:00 AM' },
          ],
        ],
      },
    );
  });
});
