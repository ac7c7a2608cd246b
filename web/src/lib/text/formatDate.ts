// By name instead of by Intl: a phone would read its calendars for one line of a page.
const months = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** 'November 2026', in UTC so that server and browser agree; null for an invalid date. */
export function monthYear(iso: string | null | undefined): string | null {
  const date = new Date(iso ?? NaN);
  return Number.isNaN(date.getTime()) ? null : `${months[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}

/** '25 December 2026' for the ISO date '2026-12-25'; null for an invalid date. */
export function dayMonthYear(date: string): string | null {
  const month = monthYear(date);
  return month && `${Number(date.slice(8, 10))} ${month}`;
}

const DAY = 86_400_000;

/** 'today', '3 weeks ago'; `now` decides. Null for invalid and future dates. */
export function timeAgo(iso: string | null | undefined, now: Date): string | null {
  if (!iso) return null;
  const days = Math.floor((now.getTime() - new Date(iso).getTime()) / DAY);
  if (Number.isNaN(days) || days < 0) return null;
  if (days < 1) return 'today';
  const [count, unit] =
    days < 7
      ? [days, 'day']
      : days < 31
        ? [Math.floor(days / 7), 'week']
        : days < 365
          ? [Math.floor(days / 30.5), 'month']
          : [Math.floor(days / 365), 'year'];
  return `${count} ${unit}${count === 1 ? '' : 's'} ago`;
}
