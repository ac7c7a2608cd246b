import sql from 'sql-template-tag';
import {
  overlaps,
  phraseKey,
  type Span,
  type TypedQuery,
} from '../../../../../../domain/search/readQuery.ts';
import type { ResolvedQuery } from '../../../../../../domain/search/resolveQuery.ts';
import { endingsFor } from '../../../../lib/placeKinds/compounds/goodsOfCompounds.ts';
import { wordsOfKind } from '../../../../lib/placeKinds/wordsOfKind.ts';
import type { Reader } from '../../reader.ts';
import type { Synonym } from '../searchTerms.ts';
import { nearKinds } from './relatedKinds.ts';
import { kindNamed } from './searchedKindNames.ts';

/** A phrase and the kind of the dictionary that it names. */
export interface DictionaryKind extends Span {
  words: readonly string[];
  kind: string;
}

/** Words of a kind that are looked up, beginnings of compounds among them, and those of listings that stand for it. */
const [maxLookedUp, maxBegun, maxEach, maxWords] = [250, 30, 6, 10];
/** Shorter words begin words of anything. */
const shortestBeginning = 5;

/** The longest phrases that name kinds, beside the place. */
export function dictionaryKinds(
  { phrases }: TypedQuery,
  { place }: ResolvedQuery,
  kinds: ReadonlyMap<string, string>,
): DictionaryKind[] {
  const taken: Span[] = place ? [place] : [];
  return [...phrases]
    .sort((a, b) => b.length - a.length)
    .flatMap((phrase) => {
      const kind = kinds.get(phraseKey(phrase));
      if (kind === undefined || phrase.isPlaceOnly || taken.some((span) => overlaps(span, phrase))) return [];
      taken.push(phrase);
      return [{ from: phrase.from, length: phrase.length, words: phrase.words, kind }];
    });
}

/**
 * Words of the directory for the kinds of a search, in any language: names often contain what a shop sells when the file has no
 * category. Looks up which words of a kind are in the vocabulary.
 */
export async function wordsOfKinds({ db }: Reader, kinds: readonly DictionaryKind[]): Promise<Synonym[]> {
  const synonyms = await Promise.all(
    kinds.map(async ({ kind, words }): Promise<Synonym[]> => {
      const whole = [...new Set([kind, ...nearKinds(kind)].flatMap(wordsOfKind))].slice(0, maxLookedUp);
      const begun = endingsFor(kind)
        .filter(({ length }) => length >= shortestBeginning)
        .slice(0, maxBegun);
      if (whole.length === 0) return [];
      const rows = await db.rows<{ word: string; isBegun: boolean }>(sql`
        SELECT word, false AS "isBegun" FROM search_vocabulary WHERE word = ANY (${whole}::text[])
        UNION SELECT begun.word, true FROM unnest(${begun}::text[]) AS beginning, LATERAL (
          SELECT word FROM search_vocabulary WHERE word >= beginning COLLATE "C" AND word < (beginning || chr(1114111)) COLLATE "C"
          ORDER BY word COLLATE "C" LIMIT ${maxEach}
        ) AS begun`);
      const at = new Map(whole.map((word, index) => [word, index]));
      const known = rows.sort((a, b) => (at.get(a.word) ?? maxLookedUp) - (at.get(b.word) ?? maxLookedUp));
      return known
        .filter(({ word, isBegun }) => !words.includes(word) && (isBegun || isOfKind(word, kind)))
        .slice(0, maxWords)
        .map(({ word }) => ({ words, means: [word], isWhole: true, isName: true }));
    }),
  );
  return synonyms.flat();
}

/** Whether a word means the kind rather than another. */
function isOfKind(word: string, kind: string): boolean {
  const match = kindNamed(word);
  return match !== null && [kind, ...nearKinds(kind)].some((one) => `${match.kind}/`.startsWith(`${one}/`));
}
