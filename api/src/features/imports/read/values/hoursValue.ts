import { normaliseWorkingHours, type WorkingHours } from '../../../../../../domain/hours/openingHours.ts';
import { isJsonLike, parseJson, type Json } from './jsonValue.ts';
import { plainHours } from './plainHours.ts';
import { memoize } from '../../../../../../domain/text/memoize.ts';
import { isMissing } from './textValue.ts';

/** Longer hours are a mistake of column. */
const longest = 10_000;

/** Hours of a cell, in any form; null where they can't be read. Many places share the same hours, so they are kept. */
export function hoursOf(text: string): WorkingHours | null {
  return isMissing(text) || text.length > longest ? null : readText(text);
}

// Hours of a week in JSON take some 300 characters.
const readText = memoize((text) => read(isJsonLike(text) ? parseJson(text) : text), { longest: 1000 });

/** Hours that are spread over columns: [{ day, hours }]. */
export function hoursOfDays(days: { day: string; hours: string }[]): WorkingHours | null {
  const stated = days.filter(({ day, hours }) => day !== '' && hours !== '');
  return stated.length > 0 ? read(stated) : null;
}

/** A sentence about this very moment says nothing of the week. */
function read(value: Json): WorkingHours | null {
  if (typeof value === 'string' && /⋅/.test(value)) return null;
  return normaliseWorkingHours(plainHours(value));
}
