const months = new Intl.DateTimeFormat('tr-TR', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const shortMonths = new Intl.DateTimeFormat('tr-TR', { month: 'short', timeZone: 'UTC' });
/** Months of history. */
const MONTHS = 37;
const YEARS = 10;

interface RangeChoice {
  /** As the address and the server have it: 2026-11, or 2026. */
  value: string;
  label: string;
}

/** The range of a URL; the current month by default. */
export function parseRange(params: URLSearchParams, today: string): string {
  const given = params.get('range') ?? '';
  return /^20\d\d(-(0[1-9]|1[0-2]))?$/.test(given) ? given : today.slice(0, 7);
}

/**
 * Every month and year from the first day that was counted up to today, newest first, and the selected range.
 * `since` null: only the current ones.
 */
export function rangeChoices(
  since: string | null,
  today: string,
  selected: string,
): { months: RangeChoice[]; years: RangeChoice[] } {
  const first = since ?? today;
  const [year = 0, month = 1] = today.split('-').map(Number);
  const back = Array.from({ length: MONTHS }, (_, n) =>
    new Date(Date.UTC(year, month - 1 - n, 1)).toISOString().slice(0, 7),
  ).filter((value) => value >= first.slice(0, 7));
  const years = Array.from({ length: YEARS }, (_, n) => String(year - n)).filter(
    (value) => value >= first.slice(0, 4),
  );
  const withSelected = (values: string[]) =>
    values.includes(selected) || values[0]?.length !== selected.length ? values : [selected, ...values];
  return {
    months: withSelected(back).map((value) => ({ value, label: months.format(new Date(`${value}-01`)) })),
    years: withSelected(years).map((value) => ({ value, label: value })),
  };
}

/** A part of a range under its bar: '21' of a month, 'Kas' of a year. */
export function partLabel(start: string, range: string): string {
  return range.length === 4 ? shortMonths.format(new Date(start)) : String(Number(start.slice(8)));
}
