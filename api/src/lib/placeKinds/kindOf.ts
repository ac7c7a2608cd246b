import { memoize } from '../../../../domain/text/memoize.ts';
import { isFoodWord, isWithin, joinedKey, kindWords, sortedKey } from './kindKey.ts';
import { isKnownKind } from './kindNames.ts';
import { confidences, isUse, meaningsOf, meaningsOfWords, strongest, type Meaning } from './meanings.ts';

/** Kind that a text names. */
export interface KindMatch {
  /** Tag of OpenStreetMap, with parts of a kind below it: `amenity/restaurant`, `amenity/restaurant/sushi`. */
  kind: string;
  /** From 0 to 1; `sureKind` and more is as good as a name. */
  confidence: number;
  /** True if the text is more specific than the names of its kind: a Swiss restaurant is a restaurant. */
  isFiner: boolean;
}

/** Minimum confidence for using a text as a name of its kind without asking. */
export const sureKind = 0.8;

/** Maximum confidence of a kind that counts no more than any word. */
export const unsureKind = 0.5;

/**
 * The kind of place that a text names in any language of the dictionary; null if none is known. `language` (ISO 639-1)
 * decides where a text means different kinds in different languages: a "market" is a supermarket in Turkish.
 */
export function kindOf(text: string, language?: string): KindMatch | null {
  return text.length > 200 ? null : known(`${language ?? ''}\n${text}`);
}

const known = memoize((question: string): KindMatch | null => {
  const end = question.indexOf('\n');
  const words = kindWords(question.slice(end + 1));
  const language = question.slice(0, end);
  // French plurals of words that English would end with a y: "boucheries".
  return (
    read(words, language) ?? (/ies$/.test(words.at(-1) ?? '') ? read(withoutPlural(words), language) : null)
  );
});

const withoutPlural = (words: readonly string[]): string[] =>
  words.map((word) => word.replace(/(?<=ie)s$/, ''));

function read(words: readonly string[], language: string): KindMatch | null {
  if (words.length === 0 || words.length > 8) return null;
  const found = [
    named(words, language),
    withoutHead(words, language),
    composed(words, language),
    cuisineAlone(words),
    contained(words, language),
  ];
  return found.reduce<KindMatch | null>(
    (best, each) => (each !== null && each.confidence > (best?.confidence ?? 0) ? each : best),
    null,
  );
}

/** Looks a name up as written, then with its words in another order. */
function named(words: readonly string[], language: string): KindMatch | null {
  const exact = choose(meaningsOfWords(words), language);
  if (exact !== null && exact.confidence >= sureKind) return exact;
  const shuffled = words.length < 2 ? null : choose(meaningsOf(sortedKey(words)), language);
  return shuffled === null || (exact?.confidence ?? 0) >= shuffled.confidence
    ? exact
    : { ...shuffled, confidence: shuffled.confidence * 0.95 };
}

function choose(all: readonly Meaning[], language: string): KindMatch | null {
  const kinds = all.filter((each) => !each.kind.startsWith('cuisine/') && !isUse(each));
  const best = strongest(kinds, (each) => strength(each, language));
  if (!best) return null;
  const rivals = kinds.filter(
    (each) => each.kind !== best.kind && strength(each, language) >= 0.8 * strength(best, language),
  );
  // A word for a kind and for its subkinds means the kind; if it also means unrelated kinds, none is certain.
  const widest = [best, ...rivals].reduce((a, b) => (b.kind.length < a.kind.length ? b : a));
  const isAmbiguous = [best, ...rivals].some(({ kind }) => !isWithin(kind, widest.kind));
  const chosen = isAmbiguous ? best : widest;
  return {
    kind: chosen.kind,
    confidence: confidences[chosen.rank] * (isAmbiguous ? 0.7 : 1),
    isFiner: false,
  };
}

/** Prefers the given language, then English, then the meaning with the most languages. */
function strength({ rank, languages }: Meaning, language: string): number {
  const inLanguage = languages.includes(language) ? 8 : 0;
  const inEnglish = languages.includes('en') ? 3 : 0;
  return confidences[rank] * confidences[rank] * (inLanguage + inEnglish + Math.min(languages.length, 6) / 2);
}

/** Head words, which denote a business without its activity. */
const heads = new Set(
  (
    'service company contractor firm business provider specialist professional expert office agency practice studio ' +
    'workshop local center shop house salon clinic consultant supplier dealer manufacturer'
  ).split(' '),
);
const headStems = new Set([...heads].map((head) => joinedKey([head])));

/** Whether a word is a head word, which denotes a business without its activity: "contractor". */
export const isHead = (word: string): boolean => headStems.has(joinedKey([word]));

/** Endings that name a kind only if the rest names a trade or a shop. */
const trades =
  /^(?:shop|craft|office|healthcare|amenity\/(?:doctors|dentist|veterinary|clinic|restaurant|fast_food|cafe|taxi|car_rental))/;

function withoutHead(words: readonly string[], language: string): KindMatch | null {
  const rest = words.filter((word) => !isHead(word));
  if (rest.length === 0 || rest.length === words.length) return null;
  const found = named(rest, language);
  return found && trades.test(found.kind) && found.confidence >= sureKind
    ? { ...found, confidence: found.confidence * 0.86 }
    : null;
}

/** Kinds that serve food; a word before or after them may name the cuisine. */
const cuisines = new Set([
  'amenity/restaurant',
  'amenity/fast_food',
  'amenity/cafe',
  'amenity/bar',
  'amenity/pub',
  'shop/supermarket',
  'shop/convenience',
  'shop/grocery',
  'shop/bakery',
  'shop/butcher',
  'shop/massage',
]);

/** "Schweizerisches Restaurant", "ristorante giapponese", "Burgerrestaurant": a kind with a qualifier. */
function composed(words: readonly string[], language: string): KindMatch | null {
  const parts = words.length === 1 ? split(words[0] ?? '', language) : words;
  for (let length = Math.min(3, parts.length - 1); length >= 1; length -= 1) {
    for (const isLast of [true, false]) {
      const head = isLast ? parts.slice(-length) : parts.slice(0, length);
      const rest = isLast ? parts.slice(0, -length) : parts.slice(length);
      const found = named(head, language);
      if (!found || found.confidence < sureKind || !cuisines.has(found.kind)) continue;
      const finer = modified(found.kind, rest, isLast);
      if (finer !== null) return finer;
    }
  }
  return null;
}

function modified(head: string, rest: readonly string[], isLast: boolean): KindMatch | null {
  const cuisine = cuisineOf(rest);
  if (cuisine !== null && isKnownKind(`${head}/${cuisine}`))
    return { kind: `${head}/${cuisine}`, confidence: 0.9, isFiner: false };
  const other = choose(meaningsOf(joinedKey(rest)), '');
  if (other !== null && other.confidence >= sureKind) {
    // "Café/Bar", "hotel restaurant": two kinds, neither of which qualifies the other.
    return isWithin(other.kind, head)
      ? { kind: other.kind, confidence: other.confidence * 0.9, isFiner: other.kind === head }
      : null;
  }
  if (rest.every((_, index) => cuisineOf(rest.slice(index, index + 1)) !== null) || cuisine !== null)
    return { kind: head, confidence: 0.85, isFiner: true };
  // A name that ends with "restaurant" is one; one that begins with it may be a shop for restaurants.
  const isRestaurant = head === 'amenity/restaurant';
  if (isRestaurant && (isLast || !rest.some(isHead)))
    return { kind: head, confidence: isLast ? 0.82 : 0.6, isFiner: true };
  return null;
}

/** "Thai", "cucina italiana": a restaurant, most likely. */
function cuisineAlone(words: readonly string[]): KindMatch | null {
  const significant = words.filter((word) => !isFoodWord(word));
  const cuisine = significant.length === 0 ? null : cuisineOf(significant);
  if (cuisine === null) return null;
  const own = `amenity/restaurant/${cuisine}`;
  const confidence = significant.length < words.length ? 0.75 : 0.6;
  return isKnownKind(own)
    ? { kind: own, confidence, isFiner: false }
    : { kind: 'amenity/restaurant', confidence, isFiner: true };
}

/** Last words shared by unrelated kinds: a blood bank is not a bank. */
const anyHeads = new Set(
  'bank bar park station hall club garden market hotel school field nursery building court pool'
    .split(' ')
    .map((word) => joinedKey([word])),
);

/** "Pediatric dentist", "butcher shop deli": the longest name of a kind that the text ends or begins with. */
function contained(words: readonly string[], language: string): KindMatch | null {
  for (let length = Math.min(3, words.length - 1); length >= 1; length -= 1) {
    for (const part of [words.slice(-length), words.slice(0, length)]) {
      const key = joinedKey(part);
      const found = key.length < 4 || anyHeads.has(key) || headStems.has(key) ? null : named(part, language);
      if (found && found.confidence >= sureKind) return { kind: found.kind, confidence: 0.55, isFiner: true };
    }
  }
  return null;
}

/** Whether a text is the name of a cuisine or a dish: "thai", "tapas". */
export const isCuisine = (text: string): boolean => cuisineOf(kindWords(text)) !== null;

/** The English name of the cuisine or dish in a text of any language: "suppe" is soup. Null without one. */
export function cuisineNamed(text: string): string | null {
  const slug = cuisineOf(kindWords(text));
  return slug === null ? null : slug.replaceAll('_', ' ');
}

const cuisineOf = (words: readonly string[]): string | null =>
  meaningsOfWords(words)
    .find(({ kind }) => kind.startsWith('cuisine/'))
    ?.kind.slice('cuisine/'.length) ?? null;

/** Splits a compound of a restaurant word and its qualifier. */
function split(word: string, language: string): string[] {
  // "インド料理店"
  const [shortestHead, shortestRest] = /[\u3040-\u9fff]/.test(word) ? [2, 2] : [4, 3];
  for (let at = word.length - shortestHead; at >= shortestRest; at -= 1) {
    const head = word.slice(at);
    if (choose(meaningsOf(joinedKey([head])), language)?.kind === 'amenity/restaurant')
      return [word.slice(0, at), head];
  }
  return [word];
}
