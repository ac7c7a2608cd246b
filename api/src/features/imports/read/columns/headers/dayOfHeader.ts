import { dayIndex } from '../../../../../../../domain/hours/dayIndex.ts';
import { foldText } from '../../../../../../../domain/text/fold.ts';

/** 'Monday', 'monday_hours', 'hours monday', 'Pazartesi Çalışma Saatleri', folded. */
const pattern = /^(?:hours[/._ ])?(\p{L}+)(?:[ _](?:hours|saatleri|saati|calisma saat(?:i|leri)))?$/u;

/** Shorter names of days are words as well: Sat, Per, Do. See `guessColumns`. */
const shortest = 4;

/** The day of which a column with this header holds the hours, as a word; null for any other header. */
export function dayOfHeader(header: string): string | null {
  const day = pattern.exec(foldText(header.trim()))?.[1];
  return day !== undefined && day.length >= shortest && dayIndex(day) !== null ? day : null;
}
