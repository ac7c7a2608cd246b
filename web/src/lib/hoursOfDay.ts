import type { Day, WorkingHours } from '../../../domain/openingHours.ts';
import { DAYS, openingMinutes } from '../../../domain/openingHours.ts';

const DAY_MINUTES = 1440;

function clock(minute: number) {
  const ofDay = minute % DAY_MINUTES;
  return `${String(Math.floor(ofDay / 60)).padStart(2, '0')}:${String(ofDay % 60).padStart(2, '0')}`;
}

/** The shifts of one day as ['12:00–15:00', '19:00–23:00'], or 'Closed', or '24 hours'. */
export function hoursOfDay(hours: WorkingHours, day: Day): string[] {
  const text = hours[day];
  if (!text) return ['Closed'];
  // Alone, so that a shift past midnight stays with the day on which it began.
  const minutes = openingMinutes({ [day]: text });
  const start = DAYS.indexOf(day) * DAY_MINUTES;
  const shifts: string[] = [];
  for (let index = 0; index + 1 < minutes.length; index += 2) {
    const [from = 0, to = 0] = [minutes[index], minutes[index + 1]];
    shifts.push(to - from >= DAY_MINUTES ? '24 hours' : `${clock(from - start)}–${clock(to - start)}`);
  }
  if (shifts.length > 0) return shifts;
  return [/closed/i.test(text) ? 'Closed' : text];
}
