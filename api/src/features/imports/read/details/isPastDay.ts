const yearFirst = /\b((?:19|20)\d\d)[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/;
const yearLast = /(?<!\d)(\d{1,2})[-/. ]+(\d{1,2})[-/. ]+((?:19|20)\d\d)(?!\d)/;
const yearAlone = /(?<!\d)(?:19|20)\d\d(?!\d)/;

/**
 * Whether the day that a text states is over: `2025-03-31`, `31.3.2025`, `3/31/2025`, `March 2025`. Null if it states no year,
 * or may mean days before and after today (`5/11/2026` on 8 June 2026, a year alone in that year).
 */
export function isPastDay(text: string, now = new Date()): boolean | null {
  const days = daysOf(text);
  if (days.length === 0) return null;
  const today = now.toISOString().slice(0, 10);
  const past = days.filter((day) => day < today).length;
  return past === days.length ? true : past === 0 ? false : null;
}

/** The days that a text may mean, as `YYYY-MM-DD`; for a year alone, its first and last day. */
function daysOf(text: string): string[] {
  const [, year, month, day] = yearFirst.exec(text) ?? [];
  if (year && month && day) return isoDays(year, [[month, day]]);
  const [, first, second, lastYear] = yearLast.exec(text) ?? [];
  if (first && second && lastYear)
    return isoDays(lastYear, [
      [second, first],
      [first, second],
    ]);
  const alone = yearAlone.exec(text)?.[0];
  return alone ? [`${alone}-01-01`, `${alone}-12-31`] : [];
}

const isoDays = (year: string, monthsAndDays: readonly (readonly [month: string, day: string])[]) =>
  monthsAndDays
    .filter(
      ([month, day]) => Number(month) >= 1 && Number(month) <= 12 && Number(day) >= 1 && Number(day) <= 31,
    )
    .map(([month, day]) => `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
