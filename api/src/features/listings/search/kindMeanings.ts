import anyAscii from 'any-ascii';
import sql from 'sql-template-tag';
import { plainWords } from '../../../../../domain/search/plainWords.ts';
import { phraseKey, type KindMeaning, type Phrase } from '../../../../../domain/search/readQuery.ts';
import { memoize } from '../../../../../domain/text/memoize.ts';
import { countryCode } from '../../../../../domain/countries.ts';
import { placesNamed } from '../../../lib/gazetteer/gazetteer.ts';
import { isFoodWord } from '../../../lib/placeKinds/kindKey.ts';
import { isHead, kindOf, kindSought, type KindMatch } from '../../../lib/placeKinds/kindOf.ts';
import { languagesOf, namesOf } from '../../../lib/placeKinds/kindNames.ts';
import { typicalWords } from '../../../lib/placeKinds/typicalWords.ts';
import type { Reader } from '../reader.ts';
import { canBegin } from './searchTerms.ts';

/** Confidence from which a phrase may be a kind where its words find nothing. */
const minConfidence = 0.5;
/** Confidence from which a kind is part of the first interpretation. */
export const sureKind = 0.75;
const maxNames = 8;
const maxCategories = 30;
/** Names that are searched beside the categories of a kind, and their words: the index is asked for each word. */
const maxNamesBeside = 4;
const maxWordsBeside = 2;
/** Towns of phrases whose languages are asked first. */
const [shortestPlace, smallestTown, mostNamed] = [4, 15_000, 2];
/** Languages that call a kind so, beyond which they say nothing about the query, and names in each. */
const maxOwn = 3;
/** Languages of scripts, for names of kinds beside words that were heard as theirs. */
const scripts: readonly [script: RegExp, languages: readonly string[]][] = [
  [/\p{Script=Hangul}/u, ['ko']],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, ['ja']],
  [/\p{Script=Han}/u, ['zh', 'ja']],
  [/\p{Script=Cyrillic}/u, ['ru', 'uk', 'sr', 'bg']],
  [/\p{Script=Arabic}/u, ['ar', 'fa']],
  [/\p{Script=Greek}/u, ['el']],
  [/\p{Script=Hebrew}/u, ['he']],
  [/\p{Script=Thai}/u, ['th']],
  [/\p{Script=Devanagari}/u, ['hi', 'ne']],
];
export const anyRestaurant = 'amenity/restaurant';

/** Kinds that one word stands for in some languages and two in others: a pharmacy is what others call a chemist. */
const alike: Readonly<Record<string, string>> = {
  'amenity/pharmacy': 'shop/chemist',
  'shop/chemist': 'amenity/pharmacy',
  'shop/bakery': 'shop/pastry',
  'shop/pastry': 'shop/confectionery',
  'shop/hairdresser/barber': 'shop/hairdresser',
  'amenity/bar': 'amenity/pub',
  'amenity/pub': 'amenity/bar',
  'amenity/pub/microbrewery': 'craft/brewery',
  'craft/brewery': 'amenity/pub/microbrewery',
  'shop/coffee': 'amenity/cafe',
  'shop/optician': 'healthcare/optometrist',
  'healthcare/optometrist': 'shop/optician',
  'amenity/cafe/coffee_shop': 'amenity/cafe',
};
const nearKind = (kind: string): string | undefined =>
  alike[kind] ??
  // Sushi is eaten in both.
  (/^amenity\/(?:restaurant|fast_food)\//.test(kind)
    ? kind.replace(/restaurant|fast_food/, (area) => (area === 'restaurant' ? 'fast_food' : 'restaurant'))
    : undefined);

/** Kinds of names of categories, of which a directory has more than other look-ups. */
const kindOfCategory = memoize((name: string) => ({ kind: kindNamed(name)?.kind ?? '' }), {
  maxEntries: 20_000,
});

/** The kind of a name, or of the name in the Latin alphabet: languages of two alphabets are known in one of them. */
function kindNamed(name: string, language?: string): KindMatch | null {
  const match = kindSought(name, language);
  // The ending of Turkish compounds: "lokantası" is a lokanta of any sort, not the "et lokantası" that ends so.
  const base = /^(.{4,})s[iu]$/.exec(name)?.[1];
  const wider = match && base ? kindOf(base) : null;
  if (wider && match?.kind.startsWith(`${wider.kind}/`)) return wider;
  if (match !== null || !/[\u0370-\u04ff]/.test(name)) return match;
  return kindSought(anyAscii(name));
}

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
}

/** What phrases mean as kinds of places, by `phraseKey`. */
export async function kindMeanings(
  { db }: Reader,
  phrases: readonly Phrase[],
  text: string,
): Promise<KindMeanings> {
  // Folded, a dişçi is a disco.
  const language = /[ğışĞİŞ]/.test(text) ? 'tr' : undefined;
  const matches = phrases.flatMap((phrase) => {
    if (phrase.isPlaceOnly) return [];
    // A phrase of a kind with something more is not one kind; its parts are phrases themselves.
    const match = kindNamed(phrase.words.join(' '), language);
    const isName = match && !match.isFiner && match.confidence >= minConfidence;
    return isName && canBegin(phraseKey(phrase)) ? [{ key: phraseKey(phrase), match }] : [];
  });
  const keys = phrases.map(phraseKey);
  const [categories, countries, named] = await Promise.all([
    matches.length === 0
      ? []
      : db.rows<{ id: number; name: string }>(
          sql`SELECT id, name FROM categories WHERE business_count > 0 ORDER BY business_count DESC, id`,
        ),
    matches.length === 0
      ? []
      : db.rows<{ code: string }>(
          sql`SELECT code FROM countries WHERE business_count > 0 ORDER BY business_count DESC LIMIT 8`,
        ),
    db.rows<{ id: number; name: string; key: string }>(sql`
      SELECT id, name, key FROM categories,
        LATERAL (SELECT plain_words(name_key) AS key UNION SELECT unnest(former_keys)) AS called
      WHERE (plain_words(name_key) = ANY (${keys}::text[]) OR former_keys && ${keys}::text[]) AND key = ANY (${keys}::text[])
        AND business_count > 0 ORDER BY business_count DESC, id`),
  ]);
  const meanings = new Map<string, KindMeaning>();
  const otherNames: KindMeanings['names'] = new Map();
  // Words that no dictionary has are a kind where a category is called so.
  for (const { id, name, key } of named) {
    const known = meanings.get(key);
    const categoryIds = [...(known?.categoryIds ?? []), id];
    const categoryNames = [...(known?.categoryNames ?? []), name];
    meanings.set(key, { categoryIds, categoryNames, names: [], label: name, confidence: 1 });
  }
  const codes = [...countriesNamed(phrases), ...countries.map(({ code }) => code)];
  const languages = [...new Set(['en', ...codes.map(languageOf)])];
  for (const { key, match } of matches) {
    const isOf = (kind: string) => (name: string) => `${kindOfCategory(name).kind}/`.startsWith(`${kind}/`);
    const same = categories.filter(({ name }) => isOf(match.kind)(name));
    const near = nearKind(match.kind);
    const kinds = near
      ? same.concat(categories.filter(({ name }) => isOf(near)(name) && !isOf(match.kind)(name)))
      : same;
    // Where no category stands for the kind, further names of it may.
    const perLanguage = kinds.length === 0 ? maxNames : 1;
    const own = namesOf(match.kind, ownLanguages(key, match.kind)).flatMap((each) =>
      widest(each.names, key).slice(0, maxOwn),
    );
    const names = own.concat(
      inTurn(namesOf(match.kind, languages).map((each) => shortFirst(each.names).slice(0, perLanguage))),
    );
    const others = [...new Set(names.map((name) => plainWords(name).slice(0, 3).join(' ')))]
      .filter((name) => name !== key)
      .map((name) => name.split(' '))
      .filter((name) => kinds.length === 0 || name.length <= maxWordsBeside)
      .slice(0, kinds.length === 0 ? maxNames * perLanguage : maxNamesBeside)
      .flatMap(formsOf);
    if (kinds.length === 0) {
      const bare = others.map((name) => bareOf(name, match.kind).bare ?? name);
      const telling = bare.filter(({ length }) => length > 0);
      if (!meanings.has(key)) otherNames.set(key, apart(telling).slice(0, maxNames));
      continue;
    }
    const called = named.filter((one) => one.key === key && !kinds.some(({ id }) => id === one.id));
    const all = [...kinds, ...called].slice(0, maxCategories);
    meanings.set(key, {
      categoryIds: all.map(({ id }) => id),
      categoryNames: all.map(({ name }) => name),
      names: others,
      label: kinds[0]?.name ?? key,
      confidence: named.some((one) => one.key === key) ? 1 : match.confidence,
      ...bareOf(key.split(' '), match.kind),
    });
  }
  const kinds = new Map(matches.map(({ key, match }) => [key, match.kind]));
  return { meanings, names: otherNames, kinds };
}

/** Names of a kind in one language, the shortest first, without those that hold the typed one or another name. */
function widest(names: readonly string[], key: string): string[] {
  const kept = [key];
  for (const words of names.map(plainWords).sort((a, b) => a.length - b.length)) {
    const name = words.join(' ');
    if (!kept.some((other) => ` ${name} `.includes(` ${other} `))) kept.push(name);
  }
  return kept.slice(1);
}

/** The languages in which a kind is called so, where these are few. */
function ownLanguages(key: string, kind: string): string[] {
  const own = languagesOf(key, kind);
  return own.length > maxOwn ? [] : own;
}

/** Further names of a kind: English ones, those in the scripts that words of a search were heard in, and words of names. */
export function furtherNames(
  kind: string,
  key: string,
  heard: readonly string[],
  known: KindMeaning['names'],
): KindMeaning['names'] {
  const spoken = scripts.filter(([script]) => heard.some((word) => script.test(word)));
  const english = namesOf(kind, ['en']).flatMap(({ names }) => widest(names, key).slice(0, maxNamesBeside));
  const others = namesOf(
    kind,
    spoken.flatMap(([, languages]) => languages),
  ).flatMap(({ names }) => names.slice(0, 2));
  const further = [...english, ...others].map((name) => {
    const all = plainWords(name).slice(0, 3);
    const telling = all.filter((word) => !isHead(word));
    return telling.length > 1 ? telling : all;
  });
  // "Car insurance" is "insurance" in most names. The index is asked for each word once.
  const typed = key.split(' ');
  const heads = typed.length > 1 && isOfKind(typed.at(-1) ?? '', kind) ? [typed.slice(-1)] : [];
  // "Air conditioning contractor" is "air conditioning" in names.
  const headless = typed.filter((word) => !isHead(word));
  const bare = headless.length < typed.length && isOfKind(headless.join(' '), kind) ? [headless] : [];
  const typical = typicalWords(kind).filter((word) => word !== key);
  const isNew = (words: readonly string[], taken: readonly string[]) =>
    !words.some((word) => taken.includes(word));
  return apart([
    ...heads,
    ...bare,
    ...further.filter((name) => isNew(name, [...typed, ...known.flat()])),
    ...typical
      .flatMap(plainWords)
      .map((word) => [word])
      .filter((name) => isNew(name, known.flat())),
  ]);
}

const isOfKind = (word: string, kind: string): boolean => {
  const match = kindNamed(word);
  return match?.kind === kind && !match.isFiner;
};

/** Countries that phrases name, or that have the largest town of their name. */
function countriesNamed(phrases: readonly Phrase[]): string[] {
  return phrases
    .filter(({ isKindOnly = false }) => !isKindOnly)
    .map(phraseKey)
    .filter((key) => key.length >= shortestPlace)
    .flatMap((key) => countryCode(key) ?? townsOf(key)[0]?.country ?? [])
    .slice(0, mostNamed);
}

const townsOf = (key: string) =>
  placesNamed(key)
    .filter(({ population }) => population >= smallestTown)
    .sort((a, b) => b.population - a.population);

/** A listing may be Georgian without a word for a restaurant. */
function bareOf(words: readonly string[], kind: string): Pick<KindMeaning, 'bare'> {
  if (!kind.startsWith(anyRestaurant)) return {};
  const bare = words.filter((word) => !isFoodWord(word) && kindOf(word)?.kind !== anyRestaurant);
  return bare.length < words.length ? { bare } : {};
}

/** One word of a name finds more than two: "kebab" than "kebab shop". */
function shortFirst(names: readonly string[]): string[] {
  const [usual = ''] = names;
  const isPart = (name: string) =>
    name !== usual && ` ${usual} `.toLowerCase().includes(` ${name} `.toLowerCase());
  const first = names.find(isPart) ?? usual;
  return [first, ...names.filter((name) => name !== first)];
}

/** A Slavic noun as chains have it: "сеть аптек" is one of an аптека. */
function formsOf(name: string[]): string[][] {
  const [only = ''] = name;
  const stem = /^(\p{Script=Cyrillic}{4,}[^аеиоуыэюяй])а$/u.exec(only)?.[1];
  return stem === undefined || name.length > 1 ? [name] : [name, [stem]];
}

/** The first of each list, then the second of each. */
function inTurn(lists: readonly (readonly string[])[]): string[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1))).flat();
}

/** Names that share no word, so that the index is asked for each word once. */
function apart(names: readonly (readonly string[])[]): (readonly string[])[] {
  const taken = new Set<string>();
  return names.filter((name) => {
    if (name.some((word) => taken.has(word))) return false;
    for (const word of name) taken.add(word);
    return true;
  });
}
