/** The syllables of each row of kana, in Latin letters as they are usually written. */
const rows: readonly (readonly [latin: string, kana: string])[] = [
  ['a i u e o', 'あいうえお'],
  ['ka ki ku ke ko', 'かきくけこ'],
  ['ga gi gu ge go', 'がぎぐげご'],
  ['sa shi su se so', 'さしすせそ'],
  ['za ji zu ze zo', 'ざじずぜぞ'],
  ['ta chi tsu te to', 'たちつてと'],
  ['da de do', 'だでど'],
  ['na ni nu ne no', 'なにぬねの'],
  ['ha hi fu he ho', 'はひふへほ'],
  ['ba bi bu be bo', 'ばびぶべぼ'],
  ['pa pi pu pe po', 'ぱぴぷぺぽ'],
  ['ma mi mu me mo', 'まみむめも'],
  ['ya yu yo', 'やゆよ'],
  ['ra ri ru re ro', 'らりるれろ'],
  ['wa', 'わ'],
];
const [hiragana, katakana] = [0x3041, 0x30a1];
const [fewestSigns, longestWord] = [3, 24];

const toKatakana = (sign: string): string =>
  String.fromCodePoint((sign.codePointAt(0) ?? 0) - hiragana + katakana);
const either = (sign: string): string => `[${sign}${toKatakana(sign)}]`;

const syllables = new Map<string, string>();
for (const [latin, kana] of rows)
  for (const [at, one] of latin.split(' ').entries()) {
    const sign = kana.charAt(at);
    syllables.set(one, either(sign));
    // "Kya" is ki with a small ya.
    if (one.length > 1 && one.endsWith('i'))
      for (const [vowel, small] of [
        ['a', 'ゃ'],
        ['u', 'ゅ'],
        ['o', 'ょ'],
      ] as const) {
        const begun = one.slice(0, -1);
        const name = /^(?:sh|ch|j)$/.test(begun) ? begun + vowel : `${begun}y${vowel}`;
        syllables.set(name, either(sign) + either(small));
      }
  }

/** A regular expression of the Japanese words in kana that a word in Latin letters may spell: "yakitori" is やきとり. */
export function kanaPatterns(word: string): string[] {
  if (word.length > longestWord || !/^[a-z]{4,}$/.test(word)) return [];
  const signs: string[] = [];
  for (let at = 0; at < word.length;) {
    const rest = word.slice(at);
    const double = /^(?:([kstpcgbdj])\1|tch)/.test(rest);
    if (double) signs.push('[っッ]');
    const from = at + (double ? 1 : 0);
    const length = [3, 2, 1].find((some) => syllables.has(word.slice(from, from + some)));
    if (length === undefined) {
      // A consonant of its own, which is written as m before b and p.
      if (!/^(?:n|m(?=[bp]))/.test(rest)) return [];
      signs.push('[んン]');
      at += 1;
      continue;
    }
    const syllable = word.slice(from, from + length);
    const vowel = syllable.at(-1) ?? '';
    const isLong = /[ou]/.test(vowel) && /^[ou](?![aeiou])/.test(word.slice(from + length));
    signs.push(`${syllables.get(syllable)}${/[ou]/.test(vowel) ? '[うウー]?' : 'ー?'}`);
    at = from + length + (isLong ? 1 : 0);
  }
  return signs.length < fewestSigns ? [] : [signs.join('')];
}
