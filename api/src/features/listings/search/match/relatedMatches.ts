import { isOpeningIntent } from '../../../../../../domain/search/searchIntents.ts';
import type { Interpretation } from '../searchTerms.ts';
import type { ResolvedSearch } from '../resolveSearch.ts';

/** Whether other listings may be related to what a search found: those of a kind, and those of fewer words than were typed. */
export function mayHaveRelated(search: ResolvedSearch | undefined, found: Interpretation): boolean {
  if (!search || search.contact || found.ids) return false;
  if (search.typed.intents.some(({ intent }) => isOpeningIntent(intent))) return false;
  const { kinds, namedKinds, dictionaryKinds, widerKinds } = search;
  return (
    kinds.length + namedKinds.length + dictionaryKinds.length + widerKinds.length + found.leftOut.length > 0
  );
}

/** Maximum number of interpretations tried for related listings. */
const maxTried = 5;

/** The further interpretations whose results may be related to those found. */
export async function* relatedInterpretations(
  further: AsyncIterator<Interpretation>,
  found: Interpretation,
): AsyncGenerator<Interpretation> {
  let tried = 0;
  for (let next = await further.next(); !next.done && tried < maxTried; next = await further.next()) {
    const { ids, isUnsorted, isCorrected } = next.value;
    // Interpretations that match names by chance only serve searches without results.
    if (ids || isUnsorted || (isCorrected && !found.isCorrected)) continue;
    tried += 1;
    yield next.value;
  }
}
