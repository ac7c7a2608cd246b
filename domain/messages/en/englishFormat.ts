const numbers = new Intl.NumberFormat('en');
const plurals = new Intl.PluralRules('en');
const days = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });
const countries = new Intl.DisplayNames('en', { type: 'region' });

/** "10,000" */
export const englishNumber = (value: number): string => numbers.format(value);

/** A count with its noun: "1 character", "10,000 characters". */
export const englishCount = (value: number, one: string, more = `${one}s`): string =>
  `${numbers.format(value)} ${plurals.select(value) === 'one' ? one : more}`;

/** A day such as 2026-11-24: "November 24, 2026". */
export const englishDay = (day: string): string => days.format(new Date(day));

/** The name of a country by its code. */
export const englishCountry = (code: string): string => countries.of(code) ?? code;
