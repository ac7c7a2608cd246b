import sql from 'sql-template-tag';
import { isWithinOneEdit } from '../../../../../../domain/search/typo.ts';
import type { Reader } from '../../reader.ts';
import type { Typos } from '../searchTerms.ts';

const minLength = 3;
/** One of three characters is a third of a name: 奎松市 is no 高松市. */
const minChineseLength = 5;
const maxMeant = 8;

interface WordRow {
  typed: string;
  word: string;
}

/**
 * Corrections of each typed word from the directory: words within one edit, else the most similar ones. `known` words have only
 * corrections within one edit.
 */
export async function typosOf(
  reader: Reader,
  words: readonly string[],
  known: ReadonlySet<string> = new Set(),
): Promise<Typos> {
  const typed = words.filter(
    (word) =>
      word.length >= (/^\p{Script=Han}/u.test(word) ? minChineseLength : minLength) && !/\d/.test(word),
  );
  if (typed.length === 0) return new Map();
  // "MDonalds" is a typo of the McDonald in McDonald's.
  const stems = typed
    .filter((word) => word.length > 4 && word.endsWith('s'))
    .map((word) => word.slice(0, -1));
  const near = await reader.db.rows<WordRow>(sql`
    SELECT typed, word FROM unnest(${[...typed, ...stems]}::text[]) AS typed, LATERAL (
      SELECT word FROM search_vocabulary WHERE forms && slip_forms(typed) ORDER BY word LIMIT 200
    ) AS sharing`);
  const meant = new Map<string, string[]>();
  for (const { typed: word, word: other } of near)
    if (isWithinOneEdit(word, other))
      for (const one of typed.includes(word) ? [word] : [`${word}s`])
        meant.set(one, [...(meant.get(one) ?? []), other].slice(0, maxMeant));

  const lost = typed.filter((word) => !meant.has(word) && !known.has(word) && word.length > minLength);
  if (lost.length === 0) return meant;
  const alike = await reader.db.rows<WordRow>(sql`
    SELECT typed, word FROM unnest(${lost}::text[]) AS typed, LATERAL (
      SELECT word FROM search_vocabulary WHERE typed <% word ORDER BY word_similarity(typed, word) DESC, length(word), word LIMIT 5
    ) AS sharing`);
  for (const { typed: word, word: other } of alike) meant.set(word, [...(meant.get(word) ?? []), other]);
  return meant;
}
