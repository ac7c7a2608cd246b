import { plainWords } from './plainWords.ts';

const setOf = (text: string): ReadonlySet<string> => new Set(plainWords(text));

/** Words that stand before a place. Two words are one preposition: "close to". */
const prepositions = new Set(
  `in, at, near, around, by, close to, next to, inside, within, near to, im, bei, nahe, in der nähe von, nähe, à, a, au, aux, dans, en
   près de, pres de, proche de, cerca de, cerca del, vicino a, vicino, presso, em, no, na, nos, nas, perto de, perto do, perto da
   bij, te, naar, w, we, koło, blisko, u, kod, blizu, v, pri, ve, poblíž, lângă, în, la, в, во, на, около, возле, рядом с, біля, у
   σε, στο, στη, στην, στον, στα, κοντα σε, κοντα στο, في, قرب, بالقرب من, ב, ליד, ở, tại, gần, di, dekat, sa`
    .split(/[,\n]/)
    .map((phrase) => plainWords(phrase).join(' '))
    .filter(Boolean),
);

/** Words that may follow a place where a language puts them behind it: "Kadıköy yakınında", "서울 근처". */
const postpositions = setOf(
  `yakınında yakınındaki yakını civarında civarındaki civarı çevresinde çevresindeki içinde içindeki 근처 주변 付近 周辺`,
);

/** Words that say little about what is searched. They are matched where a listing has them, and never missed. */
const small = setOf(`
  the a an of for and or to on with from by at in is are there any some me my i we you our your that which who where what how can could
  do does find get buy need want looking look searching search show list place places shop shops store stores business businesses
  company companies service services please good local area
  ve ile bir için nerede nerde bul bana istiyorum arıyorum olan var mı mi
  der die das den dem des ein eine einen einer und oder für mit von zum zur wo ich suche finde gibt es
  le la les l un une des du de d et ou pour avec où je cherche trouver
  el los las lo unos unas y e o para con del dónde donde busco buscar
  il lo gli i uno una dei delle della degli del per con dove cerco cercare
  os as um uma dos das da do para com onde procuro procurar
  het een van voor met waar zoek ik
  i oraz dla z ze do gdzie szukam
  и или для с со от где найти ищу мне
  і та або для з від де знайти
  ο η το οι τα του της των και για με που ο
  و من مع أو او أين اين
  של עם או איפה
  của và cho với ở đâu tìm
  dan atau untuk dengan yang cari`);

export const isSmallWord = (word: string): boolean => small.has(word);

export const isPostposition = (word: string): boolean => postpositions.has(word);

/** How many words from a place on are one preposition of a place; 0 where they are none. */
export function prepositionLength(words: readonly string[], from: number): number {
  for (let length = Math.min(4, words.length - from - 1); length > 0; length -= 1)
    if (prepositions.has(words.slice(from, from + length).join(' '))) return length;
  return 0;
}

/** Endings of the Turkish locative and ablative, which stand for a preposition: "Berlin'de", "Kadıköydeki". */
const locative = /^(.{3,}?)(?:[dt][ae](?:ki|n)?)$/;

/** A word without such an ending; null where it has none. */
export function withoutLocative(word: string): string | null {
  return locative.exec(word)?.[1] ?? null;
}
