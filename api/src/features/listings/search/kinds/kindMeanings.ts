import sql from 'sql-template-tag';
import { plainWords } from '../../../../../../domain/search/plainWords.ts';
import { phraseKey, type Phrase } from '../../../../../../domain/search/readQuery.ts';
import type { KindMeaning } from '../../../../../../domain/search/resolveQuery.ts';
import { memoize } from '../../../../../../domain/text/memoize.ts';
import { countryCode } from '../../../../../../domain/countries.ts';
import { placesNamed } from '../../../../lib/gazetteer/gazetteer.ts';
import { isFoodWord } from '../../../../lib/placeKinds/kindKey.ts';
import { namesOf } from '../../../../lib/placeKinds/kindNames.ts';
import { isCuisine, kindOf } from '../../../../lib/placeKinds/kindOf.ts';
import { latinSpelling } from '../../../../lib/text/nativeWords.ts';
import type { Reader } from '../../reader.ts';
import {
  withDistinctWords,
  formsOf,
  interleave,
  kindNamed,
  maxNamesBeside,
  maxOwn,
  ownLanguages,
  shortened,
  shortFirst,
  widest,
} from './searchedKindNames.ts';
import { isRelated, nearKinds, substitutesOf, widerKind } from './relatedKinds.ts';
import { canBePrefix } from '../searchTerms.ts';

/** Minimum confidence in a kind that is tried if the words find nothing. */
const minConfidence = 0.5;
/** Minimum confidence in a kind for the first interpretation. */
export const sureKind = 0.75;
const maxNames = 8;
const maxCategories = 30;
/** Maximum number of words of a name that is searched beside the categories of a kind. */
const maxWordsBeside = 2;
/** Thresholds for towns of phrases whose languages take precedence. */
const [minPlaceLength, minPopulation, maxCountries] = [4, 15_000, 2];
/** Maximum confidence of a word for what a kind of place offers. */
const usedAtMost = 0.78;
export const anyRestaurant = 'amenity/restaurant';

/** Kind of a category's name, with a larger cache than other lookups. Of two kinds, the first: "Cafe / Bar". */
const kindOfCategory = memoize(
  (name: string) => {
    const [first] = [name, ...name.split(/[/,|&]/)].flatMap((part) => kindNamed(part.trim()) ?? []);
    return { kind: first?.kind ?? '' };
  },
  { maxEntries: 20_000 },
);

const languageOf = memoize((country: string) => new Intl.Locale(`und-${country}`).maximize().language, {
  maxEntries: 300,
});

export interface KindMeanings {
  /** Kinds that the directory has categories of. */
  meanings: Map<string, KindMeaning>;
  /** Names of other kinds, as the finer words of listings may have them: a category "Restaurant", a type "Sushi restaurant". */
  names: Map<string, KindMeaning['names']>;
  /** Kinds of the dictionary. */
  kinds: ReadonlyMap<string, string>;
  /** Languages of the directory and of the places that the search names. */
  languages: readonly string[];
  /** Categories of the wider kind, or else of related kinds, of those that the directory has no category of. */
  widerIds: ReadonlyMap<string, readonly number[]>;
  /** Those of which these are categories of related kinds. */
  relatedAlone: ReadonlySet<string>;
}

/** Kinds of places that phrases name, by `phraseKey`. */
export async function kindMeanings(
  { db }: Reader,
  phrases: readonly Phrase[],
  text: string,
): Promise<KindMeanings> {
  // Folded, a dişçi is a disco.
  const language = /[ğışĞİŞ]/.test(text) ? 'tr' : undefined;
  const matches = phrases.flatMap((phrase) => {
    if (phrase.isPlaceOnly || isCuisineAlone(phrase)) return [];
    // A phrase of a kind with something more is not one kind; its parts are phrases themselves.
    const match = kindNamed(phrase.words.join(' '), language);
    const isName = match && !match.isFiner && match.confidence >= minConfidence;
    return isName && canBePrefix(phraseKey(phrase)) ? [{ key: phraseKey(phrase), match }] : [];
  });
  const keys = phrases.map(phraseKey);
  const [categories, countries, named] = await Promise.all([
    matches.length === 0 && !phrases.some(isCuisineAlone)
      ? []
      : db.rows<{ id: number; name: string }>(
          sql`SELECT id, name FROM categories WHERE business_count > 0 ORDER BY business_count DESC, id`,
        ),
    matches.length === 0
      ? []
      : db.rows<{ code: string }>(
          sql`SELECT code FROM countries WHERE business_count > 0 ORDER BY business_count DESC LIMIT 8`,
        ),
    namedCategories(db, keys),
  ]);
  const meanings = new Map<string, KindMeaning>();
  const otherNames: KindMeanings['names'] = new Map();
  const widerIds = new Map<string, readonly number[]>();
  const relatedAlone = new Set<string>();
  const restaurants = categories.flatMap(({ id, name }) =>
    `${kindOfCategory(name).kind}/`.startsWith(`${anyRestaurant}/`) ? [id] : [],
  );
  for (const phrase of restaurants.length === 0 ? [] : phrases.filter(isCuisineAlone))
    widerIds.set(phraseKey(phrase), restaurants.slice(0, maxCategories));
  // Words that no dictionary has name a kind if a category has that name.
  for (const { id, name, key } of named) {
    const known = meanings.get(key);
    const categoryIds = [...(known?.categoryIds ?? []), id];
    const categoryNames = [...(known?.categoryNames ?? []), name];
    meanings.set(key, { categoryIds, categoryNames, names: [], label: name, confidence: 1 });
  }
  const codes = [...countriesNamed(phrases), ...countries.map(({ code }) => code)];
  const languages = [...new Set(['en', ...codes.map(languageOf)])];
  for (const { key, match } of matches) {
    const found = categoriesOf(key, match, categories);
    const names = furtherNames(key, match.kind, { languages, isFound: found.length > 0 });
    if (found.length > 0) {
      const namesakes = named.filter((one) => one.key === key);
      meanings.set(key, meaningOf(key, match, { categories, found, namesakes, names }));
      continue;
    }
    const bare = names.map((name) => shortened(bareOf(name, match.kind).bare ?? name, match.kind));
    const filled = bare.filter(({ length }) => length > 0);
    if (!meanings.has(key)) otherNames.set(key, withDistinctWords(filled).slice(0, maxNames));
    const wider = ofKind(categories, widerKind(match.kind) ?? match.kind).map(({ id }) => id);
    const ids = wider.length > 0 ? wider : relatedTo(match.kind, categories);
    if (ids.length > 0) widerIds.set(key, ids.slice(0, maxCategories));
    if (wider.length === 0) relatedAlone.add(key);
  }
  const kinds = new Map(matches.map(({ key, match }) => [key, match.kind]));
  return { meanings, names: otherNames, kinds, languages, widerIds, relatedAlone };
}

/**
 * Categories with listings whose current or former name this is, or that of a category merged into them, most listings first. A
 * name that a category has means no other that had it.
 */
function namedCategories(db: Reader['db'], keys: readonly string[]): Promise<NamedCategory[]> {
  return db.rows(sql`
    SELECT t.id, t.name, called.key, bool_or(c.merged_into_id IS NULL AND plain_words(c.name_key) = called.key) AS "isCurrent"
    FROM categories c
      JOIN categories t ON t.id = coalesce(c.merged_into_id, c.id),
      LATERAL (SELECT plain_words(c.name_key) AS key UNION SELECT unnest(c.former_keys)) AS called
    WHERE (plain_words(c.name_key) = ANY (${keys}::text[]) OR c.former_keys && ${keys}::text[])
      AND called.key = ANY (${keys}::text[]) AND t.business_count > 0
      AND (c.merged_into_id IS NULL OR NOT EXISTS (
        SELECT FROM categories live WHERE live.name_key = c.name_key AND live.merged_into_id IS NULL))
    GROUP BY t.id, called.key ORDER BY t.business_count DESC, t.id`);
}

interface Category {
  id: number;
  name: string;
}
interface NamedCategory extends Category {
  key: string;
  /** False for a former name, and for that of a category that was merged into it. */
  isCurrent: boolean;
}
type KindMatch = NonNullable<ReturnType<typeof kindNamed>>;

const isOfKind = (kind: string, { name }: Category) => `${kindOfCategory(name).kind}/`.startsWith(`${kind}/`);

const ofKind = (categories: readonly Category[], kind: string) =>
  categories.filter((category) => isOfKind(kind, category));

/** Categories of a kind; without any, those of a kind that has the same. */
function categoriesOf(key: string, match: KindMatch, categories: readonly Category[]): Category[] {
  const called = [
    ...new Set([match.kind, ...nearKinds(match.kind)].flatMap((kind) => ofKind(categories, kind))),
  ];
  const substitutes = called.length === 0 ? substitutesOf(match.kind) : [];
  const substitute = substitutes.find((kind) => ofKind(categories, kind).length > 0) ?? substitutes[0];
  if (substitute) return ofKind(categories, substitute);
  const isHadThere = match.confidence <= usedAtMost && match.kind.startsWith(`${anyRestaurant}/`);
  const ofDish = isHadThere ? categoriesOfDish(key, called) : [];
  return ofDish.length > 0 ? ofDish : called;
}

/** Names of a kind in the languages of the directory, as words. Where no category stands for the kind, more of them. */
function furtherNames(
  key: string,
  kind: string,
  { languages, isFound }: { languages: readonly string[]; isFound: boolean },
): (readonly string[])[] {
  const perLanguage = isFound ? 1 : maxNames;
  const own = namesOf(kind, ownLanguages(key, kind)).flatMap((each) =>
    widest(each.names, key).slice(0, maxOwn),
  );
  const names = own.concat(
    interleave(namesOf(kind, languages).map((each) => shortFirst(each.names).slice(0, perLanguage))),
  );
  return [...new Set(names.map((name) => plainWords(name).slice(0, 3).join(' ')))]
    .filter((name) => name !== key)
    .map((name) => name.split(' '))
    .filter((name) => !isFound || name.length <= maxWordsBeside)
    .slice(0, isFound ? maxNamesBeside : maxNames * perLanguage)
    .flatMap(formsOf);
}

/** `found` are categories of the kind, `namesakes` those that have the words as their name. */
function meaningOf(
  key: string,
  match: KindMatch,
  {
    categories,
    found,
    namesakes,
    names,
  }: {
    categories: readonly Category[];
    found: readonly Category[];
    namesakes: readonly NamedCategory[];
    names: KindMeaning['names'];
  },
): KindMeaning {
  const alsoCalled = namesakes.filter((one) => !found.some(({ id }) => id === one.id));
  const all = [...found, ...alsoCalled].slice(0, maxCategories);
  const itself = [...ofKind(found, match.kind), ...alsoCalled.filter(({ isCurrent }) => isCurrent)];
  return {
    categoryIds: all.map(({ id }) => id),
    categoryNames: all.map(({ name }) => name),
    ...(itself.length > 0 && itself.length < all.length ? { ownIds: itself.map(({ id }) => id) } : {}),
    names,
    label: found[0]?.name ?? key,
    confidence: namesakes.length > 0 ? 1 : match.confidence,
    relatedIds: relatedTo(match.kind, categories),
    substituteIds: substitutesOf(match.kind)
      .flatMap((kind) => ofKind(categories, kind))
      .slice(0, maxCategories)
      .map(({ id }) => id),
    ...bareOf(key.split(' '), match.kind),
  };
}

/** "Tapas" and "buffet" are what some restaurants have, so that the word says more than the kind that imports read in it. */
function isCuisineAlone({ words }: Phrase): boolean {
  const match = kindNamed(words.join(' '));
  return match?.kind === anyRestaurant && match.confidence < 1 && isCuisine(words.join(' '));
}

/** Of categories of a cuisine, those that are called as a dish is: お好み焼き is "Okonomiyaki restaurant". */
function categoriesOfDish<Category extends { name: string }>(
  key: string,
  categories: readonly Category[],
): Category[] {
  const dish = latinSpelling(key) ?? key;
  return categories.filter(({ name }) => plainWords(name).includes(dish));
}

/** Countries that phrases name, or that have the largest town of their name. */
function countriesNamed(phrases: readonly Phrase[]): string[] {
  return phrases
    .filter(({ isKindOnly = false, isGuess = false }) => !isKindOnly && !isGuess)
    .map(phraseKey)
    .filter((key) => key.length >= minPlaceLength)
    .flatMap((key) => countryCode(key) ?? townsOf(key)[0]?.country ?? [])
    .slice(0, maxCountries);
}

const townsOf = (key: string) =>
  placesNamed(key)
    .filter(({ population }) => population >= minPopulation)
    .sort((a, b) => b.population - a.population);

/** A listing may be Georgian without a word for a restaurant. */
function bareOf(words: readonly string[], kind: string): Pick<KindMeaning, 'bare'> {
  if (!kind.startsWith(anyRestaurant)) return {};
  const bare = words.filter((word) => !isFoodWord(word) && kindOf(word)?.kind !== anyRestaurant);
  // "Balık restoranı" is fish, of whose words none may be missing.
  const isWholeKind = bare.length === 0 && kind !== anyRestaurant;
  return bare.length < words.length && !isWholeKind ? { bare } : {};
}

/** Categories of kinds that people take for a kind, those of general kinds first. */
function relatedTo(kind: string, categories: readonly { id: number; name: string }[]): number[] {
  const depthOf = (name: string) => kindOfCategory(name).kind.split('/').length;
  return categories
    .filter(({ name }) => isRelated(kind, kindOfCategory(name).kind))
    .sort((a, b) => depthOf(a.name) - depthOf(b.name))
    .slice(0, maxCategories)
    .map(({ id }) => id);
}
