import { string } from 'yup';
import { localDate } from '../../../../domain/localDate.ts';

/** Day until which a key works; empty for no end. */
export const expiryDay = string().test(
  'future',
  'Bugün ya da sonrası olmalı',
  (day) => !day || Date.parse(endOfDay(day)) > Date.now(),
);

/** The last moment of a day in the operator's time zone, as an ISO time. */
export const endOfDay = (day: string): string => new Date(`${day}T23:59:59.999`).toISOString();

/** The day of an ISO time in the operator's time zone. */
export const dayOf = (at: string): string => localDate(null, new Date(at));

export const isExpired = (expiresAt: string | null): boolean =>
  expiresAt !== null && Date.parse(expiresAt) <= Date.now();
