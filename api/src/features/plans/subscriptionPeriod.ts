import { localDate } from '../../../../domain/localDate.ts';
import type { Message } from '../../../../domain/messages/message.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import type { Context } from '../../lib/context.ts';
import { AppError } from '../../lib/errors.ts';
import { isDay } from './isDay.ts';

/** Days that a sale may be recorded late, or ahead. */
const maxDays = 366;
const dayMs = 86_400_000;

export interface Period {
  startsAt: Date;
  endsAt: Date;
}

/** Today in the days of the site, as 2026-11-21. */
export function todayOf({ config }: Pick<Context, 'config'>): string {
  return localDate(config.timeZone, new Date());
}

/**
 * A period of `duration` days in the site's time zone, from the start of `startsOn` (null: today), or from the end of
 * the listing's last subscription if that is later. Errors: BAD_INPUT.
 */
export async function readPeriod(
  context: Context,
  tx: Prisma.TransactionClient,
  { businessId, startsOn, duration }: { businessId: number; startsOn: string | null; duration: number },
): Promise<Period> {
  const today = todayOf(context);
  const day = startsOn ?? today;
  if (!isDay(day)) throw refusal('dateInvalid');
  if (Math.abs(Date.parse(day) - Date.parse(today)) > maxDays * dayMs)
    throw refusal({ message: 'dateTooFar', limit: maxDays });
  const zone = context.config.timeZone;
  const [period] = await tx.$queryRaw<Period[]>`
    WITH asked AS (SELECT ${day}::date::timestamp AT TIME ZONE ${zone} AS starts),
    begun AS (
      SELECT greatest(starts, (
        SELECT max(ends_at) FROM subscriptions
        WHERE business_id = ${businessId} AND NOT is_cancelled AND ends_at > starts_at AND ends_at <= now()
          AND ends_at > starts
      )) AS starts FROM asked
    )
    SELECT starts AS "startsAt",
      (starts AT TIME ZONE ${zone} + ${duration}::int * interval '1 day') AT TIME ZONE ${zone} AS "endsAt"
    FROM begun`;
  if (!period) throw new Error('no period');
  return period;
}

/** A period of `duration` days after the last subscription of the listing, or from today if that is later. */
export async function readNextPeriod(
  context: Context,
  tx: Prisma.TransactionClient,
  { businessId, duration }: { businessId: number; duration: number },
): Promise<Period> {
  const zone = context.config.timeZone;
  const [period] = await tx.$queryRaw<Period[]>`
    WITH begun AS (
      SELECT greatest(${todayOf(context)}::date::timestamp AT TIME ZONE ${zone}, (
        SELECT max(ends_at) FROM subscriptions
        WHERE business_id = ${businessId} AND NOT is_cancelled AND ends_at > starts_at
      )) AS starts
    )
    SELECT starts AS "startsAt",
      (starts AT TIME ZONE ${zone} + ${duration}::int * interval '1 day') AT TIME ZONE ${zone} AS "endsAt"
    FROM begun`;
  if (!period) throw new Error('no period');
  return period;
}

const refusal = (problem: Message) =>
  new AppError('BAD_INPUT', 'subscriptionNotSaved', { startsOn: problem });
