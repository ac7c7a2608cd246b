const numbers = new Intl.NumberFormat('tr');
const days = new Intl.DateTimeFormat('tr', { dateStyle: 'long', timeZone: 'UTC' });
const countries = new Intl.DisplayNames('tr', { type: 'region' });

/** "10.000" */
export const turkishNumber = (value: number): string => numbers.format(value);

/** A day such as 2026-11-24: "24 Kasım 2026". */
export const turkishDay = (day: string): string => days.format(new Date(day));

/** The name of a country by its code. */
export const turkishCountry = (code: string): string => countries.of(code) ?? code;
