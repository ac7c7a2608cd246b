import {
  endingOf,
  isWithin,
  joinedKey,
  kindWords,
  sortedKey,
  spelledKey,
} from '../../api/src/lib/placeKinds/kindKey.ts';
import { plainWords } from '../../domain/search/plainWords.ts';
import { foldText } from '../../domain/text/fold.ts';
import { sameKinds } from './placeKindAdditions.ts';

/**
 * How well a text names a kind: its name, another name of it, what people need who look for it, what it sells, or a word of
 * the schema that it is looked for by. The best first.
 */
export const ranks = ['name', 'alias', 'use', 'product', 'term', 'shared'] as const;
export type Rank = (typeof ranks)[number];

/** The languages in which a text means a kind, with how well. */
type Meaning = Map<string, Rank>;

/** Collects what texts mean, and the names that kinds are shown by. */
export class KindTexts {
  /** By the key of a text, then by kind. */
  readonly meanings = new Map<string, Map<string, Meaning>>();
  /** Kinds that the words of a key stand for as they are written, by key, then by spelling, with the best rank. */
  readonly #spellings = new Map<string, Map<string, Map<string, Rank>>>();
  /** Endings of the single words of a key with a short stem, by key and kind; null if other texts have the key, too. */
  readonly endings = new Map<string, Set<string> | null>();
  /** By kind, then by language. */
  readonly names = new Map<string, Map<string, string[]>>();
  /** Single words that stand for a kind in any language, by kind. */
  readonly words = new Map<string, Set<string>>();
  readonly englishWords = new Set('a an the and of for'.split(' '));

  /** A text that means a kind. The best rank of a language counts. */
  note(text: string, of: string, language: string, rank: Rank): void {
    const kind = sameKinds[of] ?? of;
    const words = kindWords(text);
    if (words.length === 0 || words.length > 8) return;
    this.#noteWord(text, kind, rank);
    this.#noteSpelling(words, kind, rank);
    this.#noteEnding(words, kind);
    for (const key of keysOf(words)) {
      const ofKey = this.meanings.get(key) ?? new Map<string, Meaning>();
      this.meanings.set(key, ofKey);
      const known = ofKey.get(kind) ?? new Map<string, Rank>();
      ofKey.set(kind, known);
      const before = known.get(language);
      if (before === undefined || ranks.indexOf(rank) < ranks.indexOf(before)) known.set(language, rank);
    }
  }

  #noteSpelling(words: string[], kind: string, rank: Rank): void {
    if (rank === 'term' || rank === 'shared') return;
    const key = joinedKey(words);
    const ofKey = this.#spellings.get(key) ?? new Map<string, Map<string, Rank>>();
    this.#spellings.set(key, ofKey);
    const kinds = ofKey.get(words.join('')) ?? new Map<string, Rank>();
    ofKey.set(words.join(''), kinds);
    const before = kinds.get(kind);
    if (before === undefined || ranks.indexOf(rank) < ranks.indexOf(before)) kinds.set(kind, rank);
  }

  #noteEnding(words: string[], kind: string): void {
    const key = `${joinedKey(words)} ${kind}`;
    const ending = words.length === 1 ? endingOf(words[0] ?? '') : null;
    const known = this.endings.get(key);
    this.endings.set(key, known === null || ending === null ? null : new Set([...(known ?? []), ending]));
  }

  /**
   * Meanings of words that share their stem with words for other kinds:  "celular" is a mobile phone, "cellar" a winery. By `spelledKey`.
   */
  *spelled(): Generator<[key: string, ofKey: Map<string, Meaning>]> {
    for (const [key, bySpelling] of this.#spellings) {
      const all = this.meanings.get(key) ?? new Map<string, Meaning>();
      for (const [spelling, kinds] of bySpelling) {
        const isOther = (kind: string) =>
          !kind.startsWith('cuisine/') &&
          ![...kinds.keys()].some((own) => isWithin(kind, own) || isWithin(own, kind));
        if ([...all.keys()].some(isOther))
          yield [spelledKey([spelling]), new Map([...all].filter(([kind]) => kinds.has(kind)))];
      }
    }
  }

  #noteWord(text: string, kind: string, rank: Rank): void {
    const [only = '', ...others] = plainWords(text);
    if (others.length > 0 || rank === 'term' || rank === 'shared' || !isLongWord(only)) return;
    const of = kind.replace(/^cuisine\//, 'amenity/restaurant/');
    this.words.set(of, (this.words.get(of) ?? new Set()).add(only));
  }

  /** A name to show a kind by, after those that it has. */
  show(of: string, language: string, name: string, { isFirst = false } = {}): void {
    const kind = sameKinds[of] ?? of;
    const ofKind = this.names.get(kind) ?? new Map<string, string[]>();
    this.names.set(kind, ofKind);
    const shown = ofKind.get(language) ?? [];
    ofKind.set(language, shown);
    if (isFirst) shown.unshift(name);
    else if (!shown.some((each) => each.toLowerCase() === name.toLowerCase())) shown.push(name);
  }

  noteWords(name: string): void {
    for (const word of kindWords(name)) this.englishWords.add(word);
    // Spellings of one word, such as store and shop, are one to kindWords.
    for (const word of foldText(name).match(/[\p{L}\p{N}]{4,}/gu) ?? []) this.englishWords.add(word);
  }

  /** Names of a kind in a language. The first has the rank, all others are aliases. */
  addNames(kind: string, language: string, list: readonly string[], rank: Rank): void {
    for (const [index, name] of list.flatMap(alternatives).entries()) {
      if (language === 'en') this.noteWords(name);
      this.show(kind, language, language === 'en' ? bareName(name) : name);
      this.note(name, kind, language, index === 0 ? rank : 'alias');
      for (const form of language === 'en' ? englishForms(kind, name) : [])
        this.note(form, kind, language, 'alias');
    }
  }

  /** Hand-written names mean only their kind, whatever the schema says. */
  addDecided(kind: string, language: string, list: readonly string[]): void {
    for (const name of list)
      for (const key of keysOf(kindWords(name)))
        for (const [other, byLanguage] of this.meanings.get(key) ?? [])
          if (other !== kind && !other.startsWith('cuisine/')) byLanguage.delete(language);
    this.addNames(kind, language, list, 'name');
  }

  /** A word of visitors, where it does not name another kind. */
  addUse(text: string, kind: string, language: string, rank: Rank): void {
    const words = kindWords(text);
    const others = this.#spellings.get(joinedKey(words))?.get(words.join('')) ?? new Map<string, Rank>();
    const isName = [...others].some(
      ([other, of]) => !/^cuisine\//.test(other) && (of === 'name' || of === 'alias'),
    );
    if (!isName) this.note(text, kind, language, rank);
  }
}

/** The key that a text is looked up by. */
export const keyOf = (text: string) => joinedKey(kindWords(text));

const keysOf = (words: string[]) => [
  ...new Set(words.length > 1 ? [joinedKey(words), sortedKey(words)] : [joinedKey(words)]),
];

/** Two characters of Chinese, Japanese or Korean are a word, two letters are not. */
export const isLongEnough = (key: string) =>
  key.length >=
  (/^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(key) ? 2 : 3);

/** Shorter words are parts of names of anything. */
const isLongWord = (word: string) =>
  Array.from(word).length >= (/^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u.test(word) ? 4 : 2);

/** "Gym / Fitness Center" is two names; of "Bag / Luggage Store" both are of a store. */
function alternatives(name: string): string[] {
  // In Japanese 全般 says that it is the general one of several.
  const parts = name.replace(/\s*[(（][^)）]*[)）]|全般$/g, '').split(/\s*[/／]\s*/);
  const last = parts.at(-1) ?? '';
  const head = last.includes(' ') ? last.slice(last.lastIndexOf(' ')) : '';
  return parts
    .map((part) => (part !== last && head !== '' && !part.includes(' ') ? part + head : part).trim())
    .filter((part) => part !== '');
}

/** English names derived from one: without the kind of ground, or as the shop of a trade. */
function englishForms(kind: string, name: string): string[] {
  const forms = [bareName(name), name.replace(/ Office$/, '')].filter((form) => form !== name);
  const isWord = !/[\s-]/.test(name);
  if (isWord && /^(?:shop|craft)\//.test(kind)) forms.push(`${name} shop`);
  if (isWord && /^craft\//.test(kind) && /er$/.test(name)) forms.push(name.replace(/er$/, 'ing'));
  if (isWord && /^(?:craft|healthcare|amenity\/doctors)/.test(kind) && /ist$/.test(name))
    forms.push(name.replace(/ist$/, 'y'));
  return forms;
}

const bareName = (name: string) => name.replace(/ (?:Grounds|Facility|Workplace|Workspace|Counter)$/, '');
