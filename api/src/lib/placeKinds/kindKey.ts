import { foldText } from '../../../../domain/text/fold.ts';

/** Words between the words of a name, in the languages that have them: "bed and breakfast", "salon de coiffure". */
const connectives = new Set(
  (
    'a an and the of for und fur von zum zur der die das et de du des d la le les l au aux y e el los las del al con para ' +
    'di da dei delle della degli il lo i do dos das em na no ve ile og och for av van voor het en ng at na sa z i w ' +
    'и для του της των και για και'
  ).split(' '),
);

/** Spellings of one English word. */
const sameWord: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{
      store: 'shop',
      shoppe: 'shop',
      retailer: 'shop',
      centre: 'center',
      theatre: 'theater',
      tyre: 'tire',
    },
    ...{ jewellery: 'jewelry', jeweller: 'jeweler', parlour: 'parlor', grey: 'gray', barbeque: 'barbecue' },
    ...{ bbq: 'barbecue', optometry: 'optometrist', automobile: 'car', auto: 'car', automotive: 'car' },
    ...{
      childrens: 'children',
      kids: 'children',
      womens: 'women',
      mens: 'men',
      doughnut: 'donut',
      crêpe: 'crepe',
    },
  }),
);

const combining = /[\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670\u0640\u200c\u200d]/g;

/** The words of a name of a kind of place: folded, cut at signs, without connectives. Camel case and `_` part words too. */
export function kindWords(text: string): string[] {
  const words = (
    foldText(text.normalize('NFKC').replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2'))
      .replace(/(\p{L})['’]s\b/gu, '$1s')
      .replace(combining, '')
      .replace(/[أإآ]/g, 'ا')
      .replace(/ى/g, 'ي')
      // Azerbaijani is often typed without its own letter.
      .replace(/ə/g, 'e')
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  ).map((word) => sameWord.get(word) ?? word);
  const significant = words.filter((word) => !connectives.has(word));
  return significant.length > 0 ? significant : words;
}

/** Lookup key of words: independent of joining, hyphens and plural. */
export function joinedKey(words: readonly string[]): string {
  return words.map(wordStem).join('');
}

/** Lookup key of words as written, for words whose stem is ambiguous. */
export const spelledKey = (words: readonly string[]): string => `=${words.join('')}`;

/** The same for any order of the words. */
export function sortedKey(words: readonly string[]): string {
  return `~${words.map(wordStem).sort().join('')}`;
}

/**
 * A word without its ending: one for singular and plural, and mostly for genders and cases of adjectives. The rules are
 * those of plurals of the languages of Europe, of Turkish, Arabic and Hebrew; a stem is not a word and is only compared.
 */
function wordStem(word: string): string {
  const known = singularOf(word);
  return known.length < 4 ? known : stripEnding(known);
}

function singularOf(word: string): string {
  const singular = stripPlural(sameWord.get(word) ?? word);
  return sameWord.get(singular) ?? singular;
}

/** Maximum length of an ambiguous stem. */
const longestShortStem = 5;

/**
 * The ending of a word in the singular beyond a short, ambiguous stem: "o" of "trago", '' of "bar". Null if the stem is unambiguous.
 */
export function endingOf(word: string): string | null {
  const [known, stem] = [singularOf(word), wordStem(word)];
  const isShort = /^(?:[a-z]+|\p{Script=Cyrillic}+)$/u.test(stem) && stem.length <= longestShortStem;
  return isShort && known.startsWith(stem) ? known.slice(stem.length) : null;
}

/** Endings of other forms of a word, by its ending: "trago" has no form "tragen". */
const formsOf: ReadonlyMap<string, string> = new Map(
  Object.entries({ '': 'e i en', a: 'o e', e: 'i a en', o: 'a e i', i: 'o', io: 'i' }),
);

/** Endings of adjectives: "белый". */
const ofAdjective = /^(?:[ыио]й|[ая]я|[оеыи]е)$/;

/** Whether two words of one stem may be forms of one word by their endings. */
export function isFormOf(stem: string, ending: string, known: string): boolean {
  if (ending === known) return true;
  if (/^\p{Script=Cyrillic}/u.test(stem))
    return (ending.length < 2 && known.length < 2) || (ofAdjective.test(ending) && ofAdjective.test(known));
  const isLonger = ending.charAt(0) === known.charAt(0) && ending.length > 1 && known.length > 1;
  if (isLonger) return isFormOf(`${stem}${ending.charAt(0)}`, ending.slice(1), known.slice(1));
  return stem.length > 3 && (formsOf.get(known) ?? '').split(' ').includes(ending);
}

function stripPlural(word: string): string {
  if (word.length < 4) return word;
  if (/ies$/.test(word) && word.length > 4) return `${word.slice(0, -3)}y`;
  const turkish = /^(.{3,})l[ae]r[iu]?$/.exec(word)?.[1];
  if (turkish !== undefined) return turkish;
  if (/(?:ch|sh|x|z|ss)es$/.test(word)) return word.slice(0, -2);
  if (/(?:[^sui]|..i)s$/.test(word)) return word.slice(0, -1);
  return word;
}

function stripEnding(word: string): string {
  if (/[a-z]$/.test(word)) {
    const adjective = word.replace(/isch(?:e[nmrs]?|s)$/, 'isch').replace(/hauser$/, 'haus');
    const bare = adjective.replace(/(?<=.{4})en$/, '').replace(/[aeiou]+$/, '');
    return bare.length >= 3 ? bare : adjective;
  }
  const bare = word
    .replace(/[аеёиоуыэюяйьїіє]+$/, '')
    .replace(/[αεηιουωϊϋς]+$/, '')
    .replace(/(?<=[\u05d0-\u05ea]{3})(?:ים|ות)$/, '')
    .replace(/^ال(?=[\u0620-\u064a]{3})/, '')
    .replace(/(?<=[\u0620-\u064a]{3})(?:ات|ية|ه|ة)$/, '');
  return bare.length >= 2 ? bare : word;
}

/** Words for food that may precede or follow a cuisine. */
const foods = new Set(
  (
    'cuisine food kitchen kuche mutfagi mutfak yemekleri yemegi cocina comida cucina cibo cozinha nourriture keuken kuchnia ' +
    'jedzenie кухня еда κουζινα φαγητο مطبخ اكل طعام kuhinja hrana кухиња храна ruoka keittio konyha kuchyne mancare masakan ' +
    'makanan'
  )
    .split(' ')
    .map(wordStem),
);

export const isFoodWord = (word: string): boolean => foods.has(joinedKey(kindWords(word)));

/** Whether a kind equals another or is a subkind of it: a sushi restaurant is a restaurant. */
export const isWithin = (kind: string, other: string): boolean =>
  kind === other || kind.startsWith(`${other}/`);
