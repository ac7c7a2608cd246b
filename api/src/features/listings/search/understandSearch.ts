import { abbreviationsIn } from '../../../../../domain/search/abbreviations.ts';
import {
  contactSearch,
  contactWithin,
  type ContactSearch,
} from '../../../../../domain/search/contactSearch.ts';
import {
  phraseKey,
  readQuery,
  understandQuery,
  type TypedQuery,
  type Understanding,
} from '../../../../../domain/search/readQuery.ts';
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
    kindMeanings(reader, typed.phrases),
    contact ? contactIds(reader, contact) : [],
    idsOf ? idsOf(text) : [],
  ]);
  const found = ids.length > 0 ? { kind: 'ID' as const, ids } : null;
  return {
    text,
    typed,
    ...meanings,
    ...understandQuery(typed, places, kinds.meanings),
    synonyms: [
      ...synonyms,
      ...abbreviationsIn(words).map((one) => ({ ...one, isWhole: true })),
      ...foreignKinds(typed, kinds.names, meanings.known),
    ],
    contact:
      found ??
      (contact && contacts.length > 0
        ? { kind: contact.kind, ids: contacts, ...(whole ? {} : { isPart: true }) }
        : null),
  };
}

/** Kinds by words that no listing has, as the words that listings may have for them. */
function foreignKinds(
  { phrases }: TypedQuery,
  names: KindMeanings['names'],
  known: ReadonlySet<string>,
): Synonym[] {
  return phrases
    .filter(({ words }) => words.some((word) => !known.has(word)))
    .flatMap((phrase) =>
      (names.get(phraseKey(phrase)) ?? []).map((means) => ({ words: phrase.words, means, isWhole: true })),
    );
}

/** One long word may be a host without its ending: "miklarestaurant". */
function hostOf(words: readonly string[]): ContactSearch | null {
  const [only = ''] = words;
  return words.length === 1 && /^[a-z0-9]{8,}$/.test(only) && /[a-z]/.test(only)
    ? { kind: 'WEBSITE', host: only, path: '' }
    : null;
}
