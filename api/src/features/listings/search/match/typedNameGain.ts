import sql, { raw, type Sql } from 'sql-template-tag';
import { isWithinSpan } from '../../../../../../domain/search/readQuery.ts';
import type { Typos } from '../searchTerms.ts';
import type { ResolvedSearch } from '../resolveSearch.ts';
import { isUnspaced } from '../words/unspacedWords.ts';
import { apostrophised } from './searchQuery.ts';

/** Relevance gained by a name whose words were all typed, and by a name that equals the whole search. */
const [typedGain, sameGain] = [0.6, 1];

/**
 * Relevance that a candidate `b` gains by its name: "Aurora" goes before "d'Aurora" for "aurora zürich", "Burgers Berlin" before
 * other burgers in Berlin for "berlin burgers". Words for a kind or a place alone are the name of a listing only if it has all of
 * the search.
 */
export function typedNameGain(search: ResolvedSearch, typos: Typos): Sql {
  const { words, isRequired, intents } = search.typed;
  const { place, regions, kinds, features, joined } = search;
  const meant = [...kinds, ...features, ...regions, ...(place ? [place] : []), ...intents];
  const required = words.filter((_, at) => isRequired[at]);
  const named = words.filter((_, at) => isRequired[at] && !meant.some((span) => isWithinSpan(at, span)));
  const written = (some: readonly string[]) => [
    ...new Set([
      ...some,
      // Words of scripts without spaces may hold more than what was typed.
      ...some.flatMap((word) => (typos.get(word) ?? []).filter((other) => !isUnspaced(other))),
      ...some.flatMap((word) => apostrophised([word]).flat()),
      ...joined.filter((one) => one.words.every((word) => some.includes(word))).flatMap(({ means }) => means),
    ]),
  ];
  const [all, own] = [written(words), written(named)];
  const longest = 2 * Math.max(words.join(' ').length, all.join(' ').length);
  return sql` + CASE WHEN length(b.name_folded) > ${longest} THEN 0 ELSE (
    SELECT CASE WHEN NOT name <@ ${all}::text[] THEN 0 WHEN name @> ${required}::text[] THEN ${raw(String(sameGain))}
      WHEN name && ${own}::text[] THEN ${raw(String(typedGain))} ELSE 0 END
    FROM string_to_array(plain_words(b.name_folded), ' ') AS name) END`;
}
