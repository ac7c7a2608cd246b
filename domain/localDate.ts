import { memoize } from './text/memoize.ts';

// By its parts, since the text of a format is for people: `en-CA` is 2026-11-21 in one browser and 11/21/2026 in another.
const formats = memoize(
  (timeZone) =>
    new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      timeZone,
    }),
  { maxEntries: 1000, maxLength: 80 },
);

/** The day by the calendar of an IANA zone (null: the machine's own), as 2026-11-21. RangeError for an unknown zone. */
export function localDate(timeZone: string | null, now: Date): string {
  if (timeZone === null) return isoDate(now.getFullYear(), now.getMonth() + 1, now.getDate());
  const parts = formats(timeZone).formatToParts(now);
  const part = (name: string) => Number(parts.find(({ type }) => type === name)?.value);
  return isoDate(part('year'), part('month'), part('day'));
}

function isoDate(year: number, month: number, day: number): string {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
