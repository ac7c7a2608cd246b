import { isOpeningIntent } from '../../../../../domain/search/searchIntents.ts';
import type { Reader } from '../reader.ts';
import { Interpretations } from './interpretations.ts';
import { schedulesFor } from './schedulesFor.ts';
import type { Interpretation } from './searchTerms.ts';
import type { UnderstoodSearch } from './understandSearch.ts';

/** Opening hours that a search asks for. */
export interface AskedHours {
  /** The words, by phrase. */
  phrases: string[];
  /** Read once, when they are first needed. */
  schedules: () => Promise<number[]>;
}

/** Null where it asks for none. */
export function askedHours(reader: Reader, search: UnderstoodSearch): AskedHours | null {
  const opening = search.typed.intents.filter(({ intent }) => isOpeningIntent(intent));
  if (opening.length === 0) return null;
  let schedules: Promise<number[]> | null = null;
  return {
    phrases: new Interpretations(search).textsOf(opening),
    schedules: () => (schedules ??= schedulesFor(reader, opening)),
  };
}

/** An interpretation with the opening hours; then without them, which the answer says. */
export async function* withHours(
  one: Interpretation,
  hours: AskedHours | null,
): AsyncGenerator<Interpretation> {
  if (!hours || one.ids) {
    yield one;
    return;
  }
  yield { ...one, schedules: await hours.schedules() };
  yield one.isUnderstood ? { ...one, leftOut: [...one.leftOut, ...hours.phrases] } : one;
}
