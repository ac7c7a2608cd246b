import { foldText } from '../../domain/text/fold.ts';
import { Random } from '../generator/random.ts';

// Queries, and the listing that each must find. These rules were written before the search was tuned; a hard rule is a
// reason to improve the search, never to change the rule.

/** The part of a listing that a visitor could type. */
export interface KnownListing {
  id: number;
  name: string;
  category: string;
  city: string;
  countryCode: string;
}

export interface QualityQuery {
  rule: QualityRule;
  text: string;
  /** The listing that must be on the first page of results. */
  id: number;
}

/** A listing that shares its words with more than this many others cannot be expected to lead them. */
export const firstPage = 12;

interface Asked {
  /** Typed text. */
  typed: string;
  /** The undamaged text: words of the listing. */
  meant: string;
  /** Half a word was meant: it may begin any word. */
  isBeginning?: boolean;
}

/** Each rule damages a name in one way; null if it does not apply to the listing. */
const rules = {
  'accents removed': ({ name }) => {
    const typed = name.normalize('NFD').replace(/\p{M}/gu, '').replace(/ı/g, 'i');
    return typed === name ? null : { typed, meant: name };
  },
  'two letters swapped': ({ name }, random) => {
    const word = longestWord(name);
    const at = word ? random.integer(1, word.length - 3) : 0;
    if (!word || word[at] === word[at + 1]) return null;
    const swapped = word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2);
    return { typed: name.replace(word, swapped), meant: name };
  },
  'one letter missing': ({ name }, random) => {
    const word = longestWord(name);
    if (!word) return null;
    const at = random.integer(1, word.length - 2);
    return { typed: name.replace(word, word.slice(0, at) + word.slice(at + 1)), meant: name };
  },
  'half a name': ({ name }) => {
    const words = name.split(' ');
    const half =
      words.length > 1
        ? words.slice(0, Math.ceil(words.length / 2)).join(' ')
        : name.slice(0, Math.max(4, Math.ceil(name.length / 2)));
    return half.length < 4 || half === name
      ? null
      : { typed: half, meant: half, isBeginning: words.length === 1 };
  },
  'words in another order': ({ name }, random) => {
    const words = name.split(' ');
    const typed = random.sample(words, words.length).join(' ');
    return words.length < 2 || typed === name ? null : { typed, meant: name };
  },
  'Turkish casing': ({ name, countryCode }, random) => {
    if (countryCode !== 'TR' || !/[iıİI]/.test(name)) return null;
    const typed = random.chance(0.5) ? name.toLocaleUpperCase('tr') : name.toUpperCase();
    return { typed, meant: name };
  },
  'category with city': ({ category, city }, random) => {
    const typed = random.chance(0.5) ? `${category} ${city}` : `${city} ${category.toLowerCase()}`;
    return { typed, meant: typed };
  },
} satisfies Record<string, (listing: KnownListing, random: Random) => Asked | null>;

type QualityRule = keyof typeof rules;

/** The longest word of at least five letters of an alphabet, in which a typo is distinguishable from another word. */
function longestWord(name: string): string | null {
  const words = name.match(/[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]{5,}/gu) ?? [];
  return [...words].sort((one, other) => other.length - one.length)[0] ?? null;
}

const wordsOf = (text: string) => foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * `count` queries, the rules in turn, the same for the same seed. A query by name gets the city behind it where more
 * than a page of listings have its words; where even that does not identify the listing, another listing is taken.
 */
export function qualityQueries(
  listings: readonly KnownListing[],
  { seed, count }: { seed: number; count: number },
): QualityQuery[] {
  const random = new Random(seed);
  const index = new WordIndex(listings);
  const order = Object.keys(rules) as QualityRule[];
  const queries: QualityQuery[] = [];
  const asked = new Set<string>();
  for (let attempt = 0; queries.length < count && attempt < 200 * count; attempt++) {
    const rule = order[queries.length % order.length] ?? 'half a name';
    const listing = random.pick(listings);
    const text = identifying(rules[rule](listing, random), listing, index);
    if (text === null || asked.has(text)) continue;
    asked.add(text);
    queries.push({ rule, text, id: listing.id });
  }
  if (queries.length < count) throw new RangeError('Too few listings are distinguishable.');
  return queries;
}

function identifying(asked: Asked | null, { city }: KnownListing, index: WordIndex): string | null {
  if (!asked) return null;
  const { typed, meant, isBeginning = false } = asked;
  if (index.count(meant, isBeginning) <= firstPage) return typed;
  if (meant.includes(city)) return null;
  return index.count(`${meant} ${city}`, isBeginning) <= firstPage ? `${typed} ${city}` : null;
}

/** Number of listings that have all words of a text in name, category or city: by equality, without a search engine. */
class WordIndex {
  readonly #ids = new Map<string, Set<number>>();

  constructor(listings: readonly KnownListing[]) {
    for (const { id, name, category, city } of listings) {
      for (const word of wordsOf(`${name} ${category} ${city}`)) {
        const ids = this.#ids.get(word);
        if (ids) ids.add(id);
        else this.#ids.set(word, new Set([id]));
      }
    }
  }

  count(text: string, isBeginning: boolean): number {
    const sets = wordsOf(text).map((word, i) =>
      isBeginning && i === 0 ? this.#begun(word) : this.#of(word),
    );
    const [smallest, ...others] = sets.sort((one, other) => one.size - other.size);
    return [...(smallest ?? [])].filter((id) => others.every((set) => set.has(id))).length;
  }

  #of(word: string): ReadonlySet<number> {
    return this.#ids.get(word) ?? new Set();
  }

  #begun(beginning: string): ReadonlySet<number> {
    const words = [...this.#ids.keys()].filter((word) => word.startsWith(beginning));
    return new Set(words.flatMap((word) => [...this.#of(word)]));
  }
}
