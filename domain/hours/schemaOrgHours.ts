import { dayRows } from './dayRows.ts';
import type { Day, WorkingHours } from './openingHours.ts';

export interface OpeningHoursSpecification {
  '@type': 'OpeningHoursSpecification';
  dayOfWeek: Day[];
  opens: string;
  closes: string;
}

/**
 * Hours as structured data, days of equal hours together. All day is 00:00 to 23:59 and closed 00:00 to 00:00, as
 * search engines ask; a day that is missing or can't be read is omitted.
 */
export function schemaOrgHours(hours: WorkingHours | null): OpeningHoursSpecification[] {
  const days = new Map<string, Day[]>();
  const add = (day: Day, opens: string, closes: string) => {
    const key = `${opens} ${closes}`;
    days.set(key, [...(days.get(key) ?? []), day]);
  };
  for (const row of hours ? dayRows(hours) : []) {
    if (row.kind === 'allDay') add(row.day, '00:00', '23:59');
    if (row.kind === 'closed' && hours?.[row.day] !== undefined) add(row.day, '00:00', '00:00');
    if (row.kind === 'ranges') for (const { start, end } of row.ranges) add(row.day, start, end);
  }
  return Array.from(days, ([key, dayOfWeek]) => {
    const [opens = '', closes = ''] = key.split(' ');
    return { '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes };
  });
}
