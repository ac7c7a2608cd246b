import sql, { empty, type Sql } from 'sql-template-tag';
import {
  codeParts,
  cutIntoKnown,
  halvesOf,
  lettersAndDigits,
  piecesOf,
} from '../../../../../domain/search/wordPieces.ts';
import { isState } from '../../../../../domain/search/abbreviations.ts';
import { isPreposition, isSmallWord } from '../../../../../domain/search/smallWords.ts';
import { pinyinPatterns } from '../../../lib/text/pinyin.ts';
import type { Reader } from '../reader.ts';
import type { Synonym, Typos } from './searchTerms.ts';
import {
  greekU,
  isVowelless,
  kanaSound,
  otherArticle,
  romanised,
  vowelless,
  withHardEnd,
  withoutEnding,
  withoutLastLetters,
} from '../../../lib/text/wordForms.ts';

interface WordRow {
  typed: string;
  word: string;
  how: 'KNOWN' | 'BEGUN' | 'WITHIN' | 'SOUND' | 'CONSONANTS' | 'TWO_CONSONANTS' | 'TOGETHER';
}

export interface WordMeanings {
  /** Typed words that the directory has, as whole words or as beginnings. */
  known: ReadonlySet<string>;
  /** For typed words all words that they begin, themselves too, where these are few. */
  endings: ReadonlyMap<string, readonly string[]>;
  /** The same words in another script; of scripts without spaces, words that hold them. */
  otherScripts: Typos;
  /** Words of the same script that sound alike. */
  alike: Typos;
  /** Of words without vowels those of other scripts with their consonants: many, so that they are tried late. */
  skeletons: Typos;
  /** Words that are written apart, or together, elsewhere. */
  joined: readonly Synonym[];
  /** Known words that are two others as well: "southstar" of South Star. */
  parted: readonly Synonym[];
}

const mostAlike = 8;
/** Words that a name written without spaces holds within it. */
const mostWithin = 24;
const mostEndings = 8;
const mostParted = 2;
/** Shorter words are not in the vocabulary. */
const shortestKnown = 3;
/** Share of the letters of a word that its pieces must have. */
const leastShare = 0.7;
const isLatin = (word: string): boolean => /^[\u0000-\u024f]*$/.test(word);

/** Where the words of scripts without spaces begin and end in the order of the vocabulary. */
const unspaced: readonly [script: RegExp, from: string, to: string][] = [
  [/^[\p{Script=Thai}\p{Script=Lao}]/u, '\u0e00', '\u0f00'],
  [/^\p{Script=Myanmar}/u, '\u1000', '\u10a0'],
  [/^\p{Script=Khmer}/u, '\u1780', '\u1800'],
  // Korean has spaces, but not within the names of branches.
  [/^\p{Script=Hangul}/u, '\uac00', '\ud7a4'],
  [/^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u, '\u3040', '\ua000'],
];

/** Whether names in the script of a word have words without spaces between them. */
export const isUnspaced = (word: string): boolean => unspaced.some(([script]) => script.test(word));

/** A word in two, of which the longest that the directory has is one: "선릉역스타벅스". Null where neither end is known. */
export async function knownEnd({ db }: Reader, word: string): Promise<string[] | null> {
  const letters = Array.from(word);
  const cuts = letters
    .slice(0, 12)
    .map((_, at) => [letters.slice(0, at).join(''), letters.slice(at).join('')] as const)
    .filter((pair) => pair.every((part) => Array.from(part).length > 1));
  if (cuts.length === 0) return null;
  const [longest] = await db.rows<{ word: string }>(sql`
    SELECT word FROM search_vocabulary WHERE word = ANY (${cuts.flat()}::text[]) ORDER BY length(word) DESC, word LIMIT 1`);
  const cut = cuts.find((pair) => longest && pair.includes(longest.word));
  return cut ? [...cut] : null;
}

/** What the words of a search are in the vocabulary of the directory, by one statement. */
export async function wordMeanings({ db }: Reader, words: readonly string[]): Promise<WordMeanings> {
  const typed = [...new Set(words)];
  const pairs = words.slice(1).map((word, i) => [words[i] ?? '', word] as const);
  const together = pairs
    .map((pair) => pair.join(''))
    .filter((word) => word.length >= (isLatin(word) ? 5 : 3) && /^[\p{L}\p{M}]+$/u.test(word));
  // The article of an Arabic name is typed as a word of its own: "al nader" is النادر.
  const withArticle = pairs
    .filter(([first]) => /^(?:[ae][lnrstdz]|ash|esh|ul)$/.test(first))
    .map((pair) => pair.join(''));
  // Names in kana and Hangul have no space where their Latin spellings have one.
  const latinTogether = together.filter((word) => /^[a-z]+$/.test(word));
  const apart = typed
    .filter((word) => /^[\p{L}\p{M}]+$/u.test(word))
    .flatMap((word) => halvesOf(word).flat());
  const endless = typed.flatMap((word) => withoutLastLetters(word));
  const stems = together.flatMap((word) => (word.endsWith('s') ? [word, word.slice(0, -1)] : [word]));
  const whole = [
    ...new Set([...typed, ...endless, ...stems, ...apart, ...typed.flatMap(otherArticle)]),
  ].filter((word) => word.length > 1);
  const parts = typed.flatMap((word) => {
    const range = unspaced.find(([script]) => script.test(word));
    return range && word.length > 1 ? [{ word, from: range[1], to: range[2] }] : [];
  });
  // What is heard of a code or a number says nothing.
  const spoken = typed.filter((word) => !/\d/.test(word));
  const heard = spoken.flatMap((word) =>
    [word, ...withoutEnding(word), ...withHardEnd(word), ...greekU(word), ...kanaSound(word)].map(
      (form) => [word, form] as const,
    ),
  );
  const bare = spoken.flatMap((word) => romanised(word).map((form) => [word, form] as const));
  // What is written without spaces is the beginning of a longer word elsewhere.
  const heardBegun = typed
    .filter((word, at) => at === typed.length - 1 || isUnspaced(word))
    .flatMap((word) => [word, ...kanaSound(word)].map((form) => [word, form] as const));
  const rows = await db.rows<WordRow>(sql`
    SELECT word AS typed, word, 'KNOWN' AS how FROM search_vocabulary WHERE word = ANY (${whole}::text[])
    UNION ALL SELECT typed, begun.word, 'BEGUN' FROM unnest(${typed}::text[]) AS typed, LATERAL (
      SELECT word FROM search_vocabulary WHERE word >= typed COLLATE "C" AND word < (typed || chr(1114111)) COLLATE "C" LIMIT ${mostEndings + 1}
    ) AS begun
    ${parts.length === 0 ? empty : wordsWith(parts)}
    UNION ALL SELECT typed, same.word, 'SOUND' FROM unnest(${heard.map(([word]) => word)}::text[], ${heard.map(([, form]) => form)}::text[]) AS heard(typed, form), LATERAL (
      SELECT word FROM search_vocabulary WHERE sound_of(word) COLLATE "C" = sound_of(form) AND word <> typed LIMIT 40
    ) AS same
    UNION ALL SELECT typed, begun.word, 'SOUND' FROM unnest(${heardBegun.map(([word]) => word)}::text[], ${heardBegun.map(([, form]) => form)}::text[]) AS heard(typed, form), LATERAL (
      SELECT word FROM search_vocabulary WHERE sound_of(word) COLLATE "C" > sound_of(form)
        AND sound_of(word) COLLATE "C" < (sound_of(form) || '~') AND length(sound_of(form)) >= 4
        AND (word ~ '^[\u0001-\u024f]*$') <> (typed ~ '^[\u0001-\u024f]*$') LIMIT 20
    ) AS begun
    UNION ALL SELECT typed, same.word, CASE WHEN length(consonants_of(form)) > 2 THEN 'CONSONANTS' ELSE 'TWO_CONSONANTS' END
      FROM unnest(${bare.map(([word]) => word)}::text[], ${bare.map(([, form]) => form)}::text[]) AS bare(typed, form), LATERAL (
      SELECT word FROM search_vocabulary WHERE consonants_of(word) COLLATE "C" = consonants_of(form)
        AND (word ~ ${vowelless}) <> (typed ~ ${vowelless}) LIMIT 20
    ) AS same
    UNION ALL SELECT typed, same.word, 'TOGETHER' FROM unnest(${withArticle}::text[]) AS typed, LATERAL (
      SELECT word FROM search_vocabulary WHERE consonants_of(word) COLLATE "C" = consonants_of(regexp_replace(typed, '^[aeu].', ''))
        AND length(typed) >= 5 AND word ~ '^[\u0620-\u06ff]' LIMIT 8
    ) AS same
    UNION ALL SELECT typed, same.word, 'TOGETHER' FROM unnest(${latinTogether}::text[]) AS typed, LATERAL (
      SELECT word FROM search_vocabulary WHERE sound_of(word) COLLATE "C" = sound_of(typed) AND word ~ '^[\u3040-\u30ff\uac00-\ud7a3]' LIMIT 8
    ) AS same`);
  const vocabulary = new Set(rows.filter(({ how }) => how === 'KNOWN').map(({ word }) => word));
  const isKnown = (word: string) => word.length < shortestKnown || vocabulary.has(word);
  const isSame = ({ typed: one, word }: WordRow) => isLatin(one) === isLatin(word);
  // A known word is rather meant as it is, and two consonants are those of too many.
  const isHeard = ({ how }: WordRow) => how === 'CONSONANTS' || how === 'TWO_CONSONANTS';
  const spellings = rows.filter((row) => {
    const { how, typed: one, word } = row;
    if (how === 'SOUND' || !isHeard(row)) return how === 'SOUND';
    if (!vocabulary.has(one)) return true;
    return isVowelless(one) ? Array.from(word).length >= 4 : how === 'CONSONANTS';
  });
  const isLate = (row: WordRow) => isHeard(row) && (isVowelless(row.typed) || vocabulary.has(row.typed));
  const unknown = unknownOf(typed, rows);
  const isWritten = new Set(
    rows.filter(({ how }) => how === 'KNOWN' || how === 'BEGUN').map((row) => row.typed),
  );
  const [cut, chinese] = await Promise.all([
    cutApart({ db }, unknown),
    wordsInPinyin(
      { db },
      typed.filter((word) => !isWritten.has(word)),
    ),
  ]);
  const joined = [
    ...pairs.flatMap(([first, second]) =>
      withPossessive(first + second, vocabulary).map((means) => ({ words: [first, second], means })),
    ),
    ...typed.flatMap((word) =>
      halvesOf(word)
        .filter((halves) => halves.every(isKnown))
        // Of a word that is known as it is, only what an apostrophe would part.
        .filter((parts) => !vocabulary.has(word) || parts.some((part) => part.length === 1))
        .slice(0, 4)
        .map((means) => ({ words: [word], means })),
    ),
    ...typed.flatMap((word) => {
      const parts = lettersAndDigits(word);
      return [...codeParts(word), ...(parts ? [parts] : [])].map((means) => ({ words: [word], means }));
    }),
    ...pairs
      .filter((pair) => pair.every((word) => /\d/.test(word) && /^[a-z\d]{2,5}$/.test(word)))
      .map((pair) => ({ words: pair, means: [pair.join('')] })),
    ...pairs.flatMap((pair) =>
      rows
        .filter(({ how, typed: one }) => how === 'TOGETHER' && one === pair.join(''))
        .map(({ word }) => ({ words: pair, means: [word] })),
    ),
    ...typed
      .filter((word) => /^\d{1,4}$/.test(word))
      .map((word) => ({ words: [word], means: [`no${word}`] })),
    ...joinedNumbers(words),
    ...initials(words, vocabulary),
    ...cut,
  ].map((one) => ({ ...one, isWhole: true }));
  const known = new Set(
    rows.filter(({ how }) => ['KNOWN', 'BEGUN', 'WITHIN'].includes(how)).map((row) => row.typed),
  );
  return {
    known,
    endings: endingsOf(rows),
    otherScripts: new Map([
      ...byTyped(spellings.filter((row) => !isSame(row) && !isLate(row))),
      ...byTyped(
        [
          ...typed.flatMap((word): WordRow[] =>
            otherArticle(word)
              .filter((form) => vocabulary.has(form))
              .map((form) => ({ typed: word, word: form, how: 'WITHIN' })),
          ),
          ...rows.filter(({ how }) => how === 'WITHIN'),
          ...chinese,
        ],
        mostWithin,
      ),
    ]),
    alike: byTyped([
      ...spellings.filter((row) => isSame(row) && row.how === 'SOUND'),
      ...typed.flatMap((word): WordRow[] => {
        const stem = known.has(word)
          ? undefined
          : withoutLastLetters(word).find((form) => vocabulary.has(form));
        return stem === undefined ? [] : [{ typed: word, word: stem, how: 'SOUND' }];
      }),
    ]),
    skeletons: byTyped(spellings.filter(isLate)),
    joined,
    parted: typed
      .filter((word) => vocabulary.has(word))
      .flatMap((word) =>
        halvesOf(word)
          .filter((halves) => halves.every((half) => half.length !== 1 && isKnown(half)))
          .slice(0, mostParted)
          .map((means) => ({ words: [word], means, isWhole: true })),
      ),
  };
}

/** Words of the same script that hold a typed one, the shortest first. */
function wordsWith(parts: readonly { word: string; from: string; to: string }[]): Sql {
  const columns = [parts.map(({ word }) => word), parts.map(({ from }) => from), parts.map(({ to }) => to)];
  return sql`UNION ALL SELECT typed, holding.word, 'WITHIN'
    FROM unnest(${columns[0]}::text[], ${columns[1]}::text[], ${columns[2]}::text[]) AS part(typed, low, high), LATERAL (
      SELECT word FROM search_vocabulary WHERE word >= low COLLATE "C" AND word < high COLLATE "C" AND position(typed IN word) > 1
      ORDER BY length(word), word LIMIT ${mostWithin}
    ) AS holding`;
}

function endingsOf(rows: readonly WordRow[]): Map<string, string[]> {
  const endings = new Map<string, string[]>();
  for (const { typed, word, how } of rows)
    if (how === 'BEGUN') endings.set(typed, [...(endings.get(typed) ?? []), word]);
  // Addresses without spaces are one word with numbers in it, and these are not in the vocabulary.
  for (const [typed, words] of endings)
    if (words.length > mostEndings || !words.includes(typed) || isUnspaced(typed)) endings.delete(typed);
  return endings;
}

/** Words of letters that no listing has, not as a beginning either. */
function unknownOf(typed: readonly string[], rows: readonly WordRow[]): string[] {
  const known = new Set(rows.map((row) => row.typed));
  return typed.filter((word) => /^\p{Script=Latin}+$/u.test(word) && !known.has(word));
}

/** Chinese words with those that were typed as they sound. */
async function wordsInPinyin({ db }: Reader, words: readonly string[]): Promise<WordRow[]> {
  const patterns = words.flatMap((word) => pinyinPatterns(word).map((pattern) => [word, pattern] as const));
  if (patterns.length === 0) return [];
  return db.rows<WordRow>(sql`
    SELECT typed, holding.word, 'WITHIN' AS how
    FROM unnest(${patterns.map(([word]) => word)}::text[], ${patterns.map(([, pattern]) => pattern)}::text[]) AS spelt(typed, pattern), LATERAL (
      SELECT word FROM search_vocabulary WHERE word >= '\u3400' COLLATE "C" AND word < '\ua000' COLLATE "C" AND word ~ pattern
      ORDER BY length(word), word LIMIT ${mostWithin}
    ) AS holding`);
}

/** Words that were typed in one piece, each as the words of the directory that it is made of. */
async function cutApart({ db }: Reader, words: readonly string[]): Promise<Synonym[]> {
  const [longest = ''] = [...words].sort((a, b) => b.length - a.length);
  const pieces = piecesOf(longest);
  if (pieces.length === 0) return [];
  const rows = await db.rows<{ word: string }>(
    sql`SELECT word FROM search_vocabulary WHERE word = ANY (${pieces}::text[])`,
  );
  // Words of one or two letters are not in the vocabulary.
  const long = rows.map(({ word }) => word);
  const short = pieces.filter((piece) => piece.length === 2);
  const means =
    cutIntoKnown(longest, new Set([...long, 's'])) ?? cutIntoKnown(longest, new Set([...long, ...short]));
  if (!means || means.filter((piece) => isFragment(piece)).length > 1) return [];
  const telling = means.filter((piece) => !isSmallWord(piece));
  const said = telling.length > 0 ? telling : means;
  // What is left of "istambul" (ist, am, bul) says nothing of it.
  return said.join('').length < leastShare * longest.length ? [] : [{ words: [longest], means: said }];
}

/** Two letters that are no word of their own, as of "appartement" cut into ap, part, em, ent. */
const isFragment = (piece: string): boolean =>
  piece.length === 2 && !isSmallWord(piece) && !isPreposition(piece);

/** Words with a number that names have in one: "vets 4 pets", "atocha 28". Words with digits are in no vocabulary. */
function joinedNumbers(words: readonly string[]): Synonym[] {
  const isNumber = (word = '') => /^\d{1,3}$/.test(word);
  const isName = (word = '') => /^[a-z]{3,}$/.test(word);
  return words.flatMap((word, at) => {
    const [next = '', last = ''] = words.slice(at + 1, at + 3);
    if (!isName(word)) return [];
    const number = next === 'for' ? '4' : next;
    return [
      ...(isNumber(next) ? [{ words: [word, next], means: [word + next] }] : []),
      ...(isNumber(number) && isName(last)
        ? [{ words: [word, next, last], means: [word + number + last] }]
        : []),
    ];
  });
}

/** "BAS" and "B.A.S.", each where the other is typed. */
function initials(words: readonly string[], vocabulary: ReadonlySet<string>): Synonym[] {
  const letters = words.map((word) => (/^\p{L}$/u.test(word) ? word : ' ')).join('');
  const apart = (letters.match(/\S{2,5}/gu) ?? []).map((run) => ({ words: Array.from(run), means: [run] }));
  const together = words
    .filter(
      // Two letters of most queries are a word or a state; the s of possessives would read half of the index.
      (word) =>
        words.length > 1 &&
        /^(?:[a-z]{3,4}|[a-rt-z]{2})$/.test(word) &&
        !vocabulary.has(word) &&
        !isSmallWord(word) &&
        !isPreposition(word) &&
        !isState([word]),
    )
    .map((word) => ({ words: [word], means: [...new Set(word)] }));
  return [...apart, ...together];
}

/** A word as it stands, or as the words that an apostrophe makes of it. */
function withPossessive(word: string, vocabulary: ReadonlySet<string>): string[][] {
  const stem = word.endsWith('s') ? word.slice(0, -1) : '';
  return [
    ...(vocabulary.has(word) ? [[word]] : []),
    ...(stem !== '' && vocabulary.has(stem) ? [[stem, 's']] : []),
  ];
}

function byTyped(rows: readonly WordRow[], most = mostAlike): Map<string, string[]> {
  const all = new Map<string, string[]>();
  for (const { typed, word } of rows) {
    const words = all.get(typed) ?? [];
    if (words.length < most && !words.includes(word)) all.set(typed, [...words, word]);
  }
  return all;
}
