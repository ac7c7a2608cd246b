import type { DateRow } from './upcomingHours.ts';

/** Search engines read the next holidays, not those of years. */
const maxDates = 30;

/**
 * Hours of single dates as structured data. All day is 00:00 to 23:59 and closed 00:00 to 00:00, as search engines ask; a
 * date whose hours can't be read is omitted.
 */
export function schemaOrgSpecialHours(dates: readonly DateRow[]) {
  return dates.slice(0, maxDates).flatMap(({ date, row }) => {
    const entry = (opens: string, closes: string) => ({
      '@type': 'OpeningHoursSpecification' as const,
      validFrom: date,
      validThrough: date,
      opens,
      closes,
    });
    if (row.kind === 'closed') return [entry('00:00', '00:00')];
    if (row.kind === 'allDay') return [entry('00:00', '23:59')];
    return row.kind === 'ranges' ? row.ranges.map(({ start, end }) => entry(start, end)) : [];
  });
}
