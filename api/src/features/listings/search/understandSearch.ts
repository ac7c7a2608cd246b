import { abbreviationsIn } from '../../../../../domain/search/abbreviations.ts';
import {
  contactSearch,
  contactWithin,
  type ContactSearch,
} from '../../../../../domain/search/contactSearch.ts';
import {
  overlaps,
  phraseKey,
  readQuery,
  understandQuery,
  type KindMeaning,
  type Phrase,
  type TypedQuery,
  type Understanding,
} from '../../../../../domain/search/readQuery.ts';
import { demonymOf, isAdjective } from '../../../../../domain/search/demonyms.ts';
import { cutUnspaced } from '../../../lib/placeKinds/cutUnspaced.ts';
import type { Reader } from '../reader.ts';
import { contactIds } from './contactIds.ts';
import { findSynonyms } from './findSynonyms.ts';
import { kindMeanings, type KindMeanings } from './kindMeanings.ts';
import { placeMeanings } from './placeMeanings.ts';
import { searchedWords } from '../../../../../domain/search/searchedWords.ts';
import type { Synonym } from './searchTerms.ts';
import { wordMeanings, type WordMeanings } from './wordMeanings.ts';

/** A search by what its words mean in this directory. */
export interface UnderstoodSearch extends Understanding, WordMeanings {
  text: string;
  typed: TypedQuery;
  /** Those of operators and abbreviations. */
  synonyms: readonly Synonym[];
  /** `isPart`: among other words, which may be meant as they are. */
  contact: { kind: ContactSearch['kind'] | 'ID'; ids: readonly number[]; isPart?: boolean } | null;
}

/** What a search means. Null for one without words. `idsOf` finds listings that operators know by a number. */
export async function understandSearch(
  reader: Reader,
  text: string,
  idsOf?: (text: string) => Promise<number[]>,
  { isCut = false } = {},
): Promise<UnderstoodSearch | null> {
  const words = searchedWords(text);
  if (words.length === 0) return null;
  const typed = readQuery(words);
  const whole = contactSearch(text);
  const contact = whole ?? contactWithin(text) ?? hostOf(words);
  const [meanings, synonyms, places, kinds, contacts, ids] = await Promise.all([
    wordMeanings(reader, words),
    findSynonyms(reader, words),
    placeMeanings(reader, typed.phrases),
    kindMeanings(reader, typed.phrases, text),
    contact ? contactIds(reader, contact) : [],
    idsOf ? idsOf(text) : [],
  ]);
  if (!isCut) {
    const parts = words.flatMap((word) => (meanings.known.has(word) ? word : cutUnspaced(word)));
    if (parts.length > words.length) return understandSearch(reader, parts.join(' '), idsOf, { isCut: true });
  }
  const foreign = foreignKinds(typed, kinds.names, meanings.known);
  const found = ids.length > 0 ? { kind: 'ID' as const, ids } : null;
  return {
    text,
    typed,
    ...meanings,
    ...understandQuery({ ...typed, phrases: withoutParts(typed.phrases, foreign) }, places, kinds.meanings),
    synonyms: [
      ...synonyms,
      ...abbreviationsIn(words).map((one) => ({ ...one, isWhole: true })),
      ...foreign.flatMap(({ phrase, names }) =>
        names.map((means) => ({ words: phrase.words, means, isWhole: true })),
      ),
      ...foreignAdjectives(words, meanings.known),
    ],
    contact:
      found ??
      (contact && contacts.length > 0
        ? { kind: contact.kind, ids: contacts, ...(whole ? {} : { isPart: true }) }
        : null),
  };
}

interface ForeignKind {
  phrase: Phrase;
  names: KindMeaning['names'];
}

/** Kinds by words that no listing has, with the words that listings may have for them. */
function foreignKinds(
  { phrases }: TypedQuery,
  names: KindMeanings['names'],
  known: ReadonlySet<string>,
): ForeignKind[] {
  return phrases
    .filter(({ words }) => words.some((word) => !known.has(word)))
    .map((phrase) => ({ phrase, names: names.get(phraseKey(phrase)) ?? [] }))
    .filter((kind) => kind.names.length > 0);
}

/** Without phrases within a foreign kind: "طبيب أسنان" is a dentist, not a doctor and something else. */
function withoutParts(phrases: readonly Phrase[], foreign: readonly ForeignKind[]): Phrase[] {
  return phrases.filter(
    (part) => !foreign.some(({ phrase }) => part.length < phrase.length && overlaps(part, phrase)),
  );
}

/** "Тибетский ресторан" is a Tibetan restaurant: words that few or no listings have, as English begins them. */
function foreignAdjectives(words: readonly string[], known: ReadonlySet<string>): Synonym[] {
  return words
    .filter((word) => !known.has(word) || isAdjective(word))
    .flatMap((word) => {
      const begun = demonymOf(word);
      return begun === null || begun.startsWith(word) ? [] : [{ words: [word], means: [begun] }];
    });
}

/** One long word may be a host without its ending: "miklarestaurant". */
function hostOf(words: readonly string[]): ContactSearch | null {
  const [only = ''] = words;
  return words.length === 1 && /^[a-z0-9]{8,}$/.test(only) && /[a-z]/.test(only)
    ? { kind: 'WEBSITE', host: only, path: '' }
    : null;
}
