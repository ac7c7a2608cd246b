import { memoize } from '../../text/memoize.ts';
import { plainWords } from '../plainWords.ts';

/** A name of a place in the nominative that a typed word may be a form of. */
export interface Nominative {
  words: readonly string[];
  /** The ending stands for a preposition by itself: "Budapesten", "Helsingissä". */
  isLocative: boolean;
}

/** Endings that stand for a preposition in Turkish, Hungarian and Finnish: "Berlin'de", "Kadıköydeki", "Beyoğlu'nda", "Bécsben", "Oslossa". */
const locatives = [
  /^(.{3,}?)[dt][ae](?:[kg]i|n)?$/,
  /^(.{3,}[aeiou])nd[ae](?:ki|n)?$/,
  /^(.{3,})b[ae]n$/,
  /^(.{3,}?)i?(?:ssa|sta|lla|lta)$/,
  /^(.{3,}i)(?:ssa|sta|lla|lta)$/,
];

/** Hebrew and Arabic write "in" together with the word: "בחיפה", "بالرياض". */
const joinedIn = /^[בب]([\u0590-\u06ff]{3,})$/;

/** Possible words without the preposition that the language writes together with the word. */
export const withoutLocative = (word: string): string[] => [
  ...new Set([...locatives, joinedIn].flatMap((ending) => ending.exec(word)?.[1] ?? [])),
];

/** A word of Hebrew or Arabic without the "in" that is written together with it; null if it has none. */
export const withoutPrefixedIn = (word: string): string | null =>
  /^[בب]([\u0590-\u06ff]{2,})$/.exec(word)?.[1] ?? null;

/** Endings, and for each what the nominative may end with instead. */
type Endings = readonly (readonly [ending: string, others: readonly string[]])[];

const endingsOf = (text: string): Endings =>
  text
    .trim()
    .split(/\s+/)
    .map((entry) => {
      const [ending = '', others = ''] = entry.split('=');
      return [ending, others.split(',')] as const;
    });

/** How a stem may end in the nominative, the one that was typed among them. */
type Stems = (stem: string, other: string) => string[];

const asTyped: Stems = (stem) => [stem];

/** Consonants that soften before an ending, and vowels that the ending takes the place of: "v Praze", "w Łodzi", "v Plzni", "u Zadru". */
const slavicStems: Stems = (stem, other) => {
  const hard = [
    stem.replace(/c$/, 'k'),
    stem.replace(/ci?$/, 't'),
    stem.replace(/dzi?$/, 'd'),
    stem.replace(/dz$/, 'g'),
    stem.replace(/rz$/, 'r'),
    stem.replace(/(?<![dr])z$/, 'h'),
    stem.replace(/[зж]$/, 'г'),
    stem.replace(/ц$/, 'к'),
    stem.replace(/о(?=[^аеиіоуыьяю]$)/, 'і'),
    // Names that hold an adjective, which is inflected too: "w Białymstoku", "Krasnegostawu".
    stem.replace(/(?<=^[a-z]{3,})(?:ym|ego)(?=st)/, 'y'),
  ];
  const full =
    other !== ''
      ? []
      : [
          ...['$1e$2', '$1a$2'].map((vowel) => stem.replace(/([b-df-hj-np-tvwxz])([cklmnrt])$/, vowel)),
          stem.replace(/([^аеиіоуыьяю])([лнрц])$/, '$1е$2'),
        ];
  return [stem, ...hard, ...full];
};

/** Consonants that weaken, and vowels that change: "Helsingissä", "Turussa", "Lahdessa", "Seinäjoella". */
const finnicStems: Stems = (stem) => [
  stem,
  stem
    .replace(/ng(?=[aeiou]$)/, 'nk')
    .replace(/(?<=[aeiou]r)(?=u$)/, 'k')
    .replace(/nn(?=a$)/, 'nt')
    .replace(/hde$/, 'hti')
    .replace(/(?<=jo|ma)e$/, 'ki')
    .replace(/ee$/, 'e'),
  stem.replace(/(?<=[^e])e$/, 'i'),
];

/** Endings of cases of names of places by script, and whether they stand for a preposition. */
const cases: readonly (readonly [script: RegExp, endings: Endings, stems: Stems, isLocative: boolean])[] = [
  [/^[a-z]+$/, endingsOf('ssa= sta= lla= lta='), finnicStems, true],
  [/^[a-z]+$/, endingsOf('n= lle='), finnicStems, false],
  [/^[a-z]+$/, endingsOf('uje=us yje=ys oje=a eje=e uose=ai'), asTyped, true],
  [
    /^[a-z]+$/,
    endingsOf(`e=,a,o ie=,a,o i=,a,ia y=,a u=,o,e iu=,ie a=,o ach=e,y,i iach=e,y ich=e ych=y,e ech=y och=y
      ah=e,a ima=i,e ama=e,a em=e`),
    slavicStems,
    false,
  ],
  // Baltic, Estonian, Hungarian, Turkish, Albanian, Basque, Romanian, Germanic.
  [
    /^[a-z]+$/,
    endingsOf(`e=as i=s a=s u=us iaus=ius o=as os=a es=e,a as=a s= as= sse= st= on= en= an= ott= ett= ra= re= rol= tol= bol= ko=
      ya= ye= nin= nun= in= un= dan= den= tan= ten= it= ut= ei=a ului=,i ul=`),
    asTyped,
    false,
  ],
  [
    /^\p{Script=Cyrillic}+$/u,
    endingsOf(`е=,а,я,ь,о и=,а,я,ь,о у=,а,о ы=,а а=,о я=,ь ю=,ь,я і=,а,я,ь,о ї=я ом=,о ой=а,я ем=,ь,о ах=ы,и,а ях=і,и,я ама=а
      ові=ів еві=ів єві=їв ова=ів ева=їв єва=їв ому=е да= де= та= те=`),
    slavicStems,
    false,
  ],
  [/^\p{Script=Greek}+$/u, endingsOf('ου=ος,ο ων=α,η ς= =ς'), asTyped, false],
  [/^\p{Script=Georgian}+$/u, endingsOf('ში=ი, ზე=ი,'), asTyped, true],
  [/^\p{Script=Georgian}+$/u, endingsOf('ის=ი ის='), asTyped, false],
  [/^\p{Script=Armenian}+$/u, endingsOf('ում='), asTyped, true],
  [/^\p{Script=Armenian}+$/u, endingsOf('ի= ի=ը'), asTyped, false],
];

/** Adjectives before a name: "w Zielonej Górze", "u Novom Sadu", "в Нижнем Новгороде". */
const adjectives = endingsOf(
  `ej=a e=a oj=a ym=y ych=y,e om=i,o em=e,o im=i ом=ый,ий,ой ем=ий ой=ая ых=ые их=ие ому=ий ого=ый,ий ій=а`,
);

const maxWords = 4;
const isLongEnough = (stem: string, other: string): boolean => stem.length > 2 || (stem + other).length > 3;

const replaced = (word: string, endings: Endings, stems: Stems): string[] =>
  endings.flatMap(([ending, others]) => {
    const stem = word.endsWith(ending) ? word.slice(0, word.length - ending.length) : '';
    return stem.length < 2
      ? []
      : others
          .filter((other) => isLongEnough(stem, other))
          .flatMap((other) => stems(stem, other).map((each) => each + other));
  });

const nominativesOfWord = memoize((word: string): readonly { name: string; isLocative: boolean }[] => [
  ...withoutLocative(word).map((name) => ({ name, isLocative: true })),
  ...cases.flatMap(([script, endings, stems, isLocative]) =>
    script.test(word)
      ? [...new Set(replaced(word, endings, stems))].map((name) => ({ name, isLocative }))
      : [],
  ),
]);

/** Possible nominatives of an inflected place name; never the given words themselves. */
export function nominatives(words: readonly string[]): Nominative[] {
  if (words.length > maxWords) return [];
  const [first = '', ...rest] = words;
  const last = rest.at(-1) ?? first;
  // "Ростове-на-Дону", "Ústí nad Labem".
  const isHeadFirst = rest.length === 2 && (rest[0] ?? '').length < 4;
  const firsts = rest.length === 0 ? [] : replaced(first, adjectives, asTyped);
  const found = isHeadFirst
    ? nominativesOfWord(first).map(({ name, isLocative }) => ({ words: [name, ...rest], isLocative }))
    : nominativesOfWord(last).flatMap(({ name, isLocative }) =>
        rest.length === 0
          ? [{ words: [name], isLocative }]
          : [first, ...firsts].map((one) => ({ words: [one, ...rest.slice(0, -1), name], isLocative })),
      );
  const seen = new Set([words.join(' ')]);
  return found.filter(({ words: [...name] }) => {
    const key = name.join(' ');
    return !seen.has(key) && seen.add(key);
  });
}

/** Prepositions of languages that inflect names behind them, in Latin letters. */
const inflecting = new Set(
  plainWords('w we v ve vo u na kod koło blisko blizu poblíž pobliżu obok niedaleko nedaleko pri'),
);

/** Whether a preposition asks for a case of the name behind it; those of other alphabets all do. */
export const isInflecting = (preposition: string): boolean =>
  inflecting.has(preposition) || !/^[a-z]+$/.test(preposition);
