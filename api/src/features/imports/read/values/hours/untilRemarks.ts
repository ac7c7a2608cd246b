import type { WorkingHours } from '../../../../../../../domain/hours/openingHours.ts';

/** A different closing time on some days, in brackets: '(sex. até 3h)', '(Fri until 8pm)', '(Sa. bis 14 Uhr)'. */
const remark =
  /[(（]([^()（）\d]{2,40}?)[\s.]{1,3}(?:até|ate|until|till?|to|bis|jusqu['’]?[aà]|hasta|fino|tot|do|до|til|till)\s{1,3}(?:(?:as|às|las|les|alle|la|a)\s{1,3})?(\d[^()（）]{0,12})[)）]/giu;

/** A slash instead of a dash between two times, as in '11h/20h'. */
const slash = /(?<![-–—~\dh]\s?)(\d{1,2}h(?:\d{2})?)\s?\/\s?(\d{1,2}h(?:\d{2})?)(?![\dh]|\s?[-–—~])/giu;

/** Replaces slashes between two times by dashes: '11h/20h' becomes '11h-20h'. */
export const withDashes = (text: string): string =>
  text.includes('/') ? text.replace(slash, '$1-$2').replace(upTo, '-') : text;

/** Dutch for 'up to and including', between two days. */
const upTo = /(?<=\p{L})\.? t\/m (?=\p{L})/giu;

export const withoutRemarks = (text: string): string =>
  /[(（]/.test(text) ? text.replace(remark, '').trim() : text;

/** The first time of a text, which shows its clock: '11h' has 24 hours, '9 am' twelve. */
const firstTime = /\d{1,2}(?:[:.h]\d{0,2})?(?:\s?[ap]\.?m\.?)?/i;

const clockOf = (time: string) =>
  time
    .trim()
    .replace(
      /^(\d{1,2})h(\d{2})?$/i,
      (_, hour: string, minutes = '00') => `${hour.padStart(2, '0')}:${minutes}`,
    );

type Reader = (text: string) => WorkingHours | null;

/**
 * Applies such remarks to the hours of a text; undefined for a text without one, null if a remark can't
 * be read. `read` reads the hours without remarks, `readDays` those of days.
 */
export function withRemarks(text: string, read: Reader, readDays: Reader): WorkingHours | null | undefined {
  const bare = withoutRemarks(text);
  if (bare === text) return undefined;
  const found = read(bare);
  if (found === null) return null;
  const hours: Record<string, string> = { ...found };
  const start = firstTime.exec(bare)?.[0] ?? '10:00';
  for (const [, days = '', time = ''] of text.matchAll(remark)) {
    const ends = readDays(`${days} ${clockOf(start)}-${clockOf(time)}`);
    if (ends === null) return null;
    for (const [day, range] of Object.entries(ends)) {
      const own = hours[day];
      if (own === undefined || !own.includes('-')) return null;
      hours[day] = `${own.slice(0, own.lastIndexOf('-'))}${range.slice(range.lastIndexOf('-'))}`;
    }
  }
  return hours;
}
