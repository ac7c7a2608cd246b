import anyAscii from 'any-ascii';
import { plainWords } from '../../../../../../domain/search/plainWords.ts';
import { dishesOf, isDish } from '../../../../../../domain/search/cuisines/cuisines.ts';
import type { KindMeaning } from '../../../../../../domain/search/resolveQuery.ts';
import { languagesOf, namesOf } from '../../../../lib/placeKinds/kindNames.ts';
import { isHead, kindOf, type KindMatch } from '../../../../lib/placeKinds/kindOf.ts';
import { kindOfSearch, soldInCompound } from '../../../../lib/placeKinds/kindOfSearch.ts';
import { typicalPrefixes, typicalWords } from '../../../../lib/placeKinds/typicalWords.ts';

/** Maximum number of names that are searched beside the categories of a kind: each word costs an index lookup. */
export const maxNamesBeside = 4;
/** If more languages have a name for a kind, they do not indicate the language of the query. Also the maximum number of names in each. */
export const maxOwn = 3;
/** Languages of scripts, for names of kinds beside words that sound like words of theirs. */
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
/** The kind of a name, or of the name in the Latin alphabet: languages of two alphabets are known in one of them. */
export function kindNamed(name: string, language?: string): KindMatch | null {
  const match = withoutDish(name, kindOfSearch(name, language));
  // The ending of Turkish compounds: "lokantası" is a lokanta of any sort, not the "et lokantası" that ends so.
  const base = /^(.*\S{4})s[iu]$/.exec(name)?.[1];
  const whole = base === undefined ? null : kindOf(base);
  const isPhrase = base?.includes(' ');
  if (whole && match && (isPhrase ? match.isFiner : match.kind.startsWith(`${whole.kind}/`))) return whole;
  if (match !== null || !/[\u0370-\u04ff]/.test(name)) return match;
  return kindOfSearch(anyAscii(name));
}

/** Kinds of places that serve or sell food. */
const ofFood =
  /^(?:amenity\/(?:restaurant|fast_food|cafe|bar|pub)|shop\/(?:butcher|bakery|pastry|confectionery|deli|cheese|tea|coffee|supermarket))/;
/** Maximum confidence of a word for goods, or of a guess. */
const soldAtMost = 0.65;

/** Drops matches of dishes that resemble words for other things: penne are not pens, halo-halo is not an ice cream. */
const withoutDish = (name: string, match: KindMatch | null): KindMatch | null =>
  match !== null &&
  match.confidence <= soldAtMost &&
  !ofFood.test(match.kind) &&
  isDish(plainWords(name).join(' '))
    ? null
    : match;

/** Languages that write what a shop sells and the word for a shop together. */
const compounding = new Set(['de', 'nl', 'sv', 'da', 'no', 'nb', 'fi']);
/** Beginnings of names that the index is asked for, each of which finds many words. */
const [maxBeginnings, shortestBeginning] = [3, 5];

/** How compounds for a kind begin in these languages: "Schuhmode" and "Schuhhaus" as "Schuhgeschäft" does. */
export function beginningsOf(kind: string, languages: readonly string[]): string[] {
  const spoken = languages.filter((language) => compounding.has(language));
  const sold = namesOf(kind, spoken).flatMap(({ names }) =>
    names.flatMap((name) => (kind.startsWith('shop/') ? (soldInCompound(name) ?? []) : [])),
  );
  const all = [...typicalPrefixes(kind).flatMap(plainWords), ...sold];
  const long = [...new Set(all)].filter((one) => one.length >= shortestBeginning);
  return long
    .filter((one) => !long.some((other) => other !== one && one.startsWith(other)))
    .slice(0, maxBeginnings);
}

/** Names of a kind in one language, the shortest first, without those that hold the typed one or another name. */
export function widest(names: readonly string[], key: string): string[] {
  const found = [key];
  for (const words of names.map(plainWords).sort((a, b) => a.length - b.length)) {
    const name = words.join(' ');
    if (!found.some((other) => ` ${name} `.includes(` ${other} `))) found.push(name);
  }
  return found.slice(1);
}

/** Languages in which a kind has this name, if they are few. */
export function ownLanguages(key: string, kind: string): string[] {
  const own = languagesOf(key, kind);
  return own.length > maxOwn ? [] : own;
}

/** Further names of a kind: English ones, those in the scripts that words of a search sound like, and words of names. */
export function furtherNames(
  kind: string,
  key: string,
  soundAlikes: readonly string[],
  known: KindMeaning['names'],
): KindMeaning['names'] {
  const spoken = scripts.filter(([script]) => soundAlikes.some((word) => script.test(word)));
  const english = namesOf(kind, ['en']).flatMap(({ names }) => widest(names, key).slice(0, maxNamesBeside));
  const others = namesOf(
    kind,
    spoken.flatMap(([, languages]) => languages),
  ).flatMap(({ names }) => names.slice(0, 2));
  const further = [...english, ...others].map((name) => {
    const all = plainWords(name).slice(0, 3);
    const modifiers = all.filter((word) => !isHead(word));
    return shortened(modifiers.length > 1 ? modifiers : all, kind);
  });
  // "Car insurance" is "insurance" in most names. The index is asked for each word once.
  const typed = key.split(' ');
  const heads = typed.length > 1 && isOfKind(typed.at(-1) ?? '', kind) ? [typed.slice(-1)] : [];
  // "Air conditioning contractor" is "air conditioning" in names.
  const headless = typed.filter((word) => !isHead(word));
  const bare = headless.length < typed.length && isOfKind(headless.join(' '), kind) ? [headless] : [];
  const dishes = dishesOf(/^amenity\/restaurant\/(\w+)$/.exec(kind)?.[1] ?? '').slice(0, maxNamesBeside);
  const typical = [...typicalWords(kind), ...dishes].filter((word) => word !== key);
  const isNew = (words: readonly string[], taken: readonly string[]) =>
    !words.some((word) => taken.includes(word));
  return withDistinctWords([
    ...heads,
    ...bare,
    ...further.filter((name) => isNew(name, [...typed, ...known.flat()])),
    ...typical
      .flatMap(plainWords)
      .map((word) => [word])
      .filter((name) => isNew(name, known.flat())),
  ]);
}

/** Of a name that has a typical word of its kind, this word: "dental" finds more than "dental clinic". */
export function shortened(name: readonly string[], kind: string): readonly string[] {
  const typical = name.find((word) => typicalWords(kind).includes(word));
  return typical === undefined ? name : [typical];
}

const isOfKind = (word: string, kind: string): boolean => {
  const match = kindNamed(word);
  return match?.kind === kind && !match.isFiner;
};

/** Names of one word first, which find more: "kebab" before "kebab shop". */
export function shortFirst(names: readonly string[]): string[] {
  const [usual = ''] = names;
  const isPart = (name: string) =>
    name !== usual && ` ${usual} `.toLowerCase().includes(` ${name} `.toLowerCase());
  const first = names.find(isPart) ?? usual;
  return [first, ...names.filter((name) => name !== first)];
}

/** A Slavic noun as chains have it: "сеть аптек" is one of an аптека. */
export function formsOf(name: readonly string[]): (readonly string[])[] {
  const [only = ''] = name;
  const stem = /^(\p{Script=Cyrillic}{4,}[^аеиоуыэюяй])а$/u.exec(only)?.[1];
  return stem === undefined || name.length > 1 ? [name] : [name, [stem]];
}

/** Interleaves lists: the first item of each, then the second of each. */
export function interleave(lists: readonly (readonly string[])[]): string[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1))).flat();
}

/** Names that share no word, so that each word is looked up once. */
export function withDistinctWords(names: readonly (readonly string[])[]): (readonly string[])[] {
  const taken = new Set<string>();
  return names.filter((name) => {
    if (name.some((word) => taken.has(word))) return false;
    for (const word of name) taken.add(word);
    return true;
  });
}
