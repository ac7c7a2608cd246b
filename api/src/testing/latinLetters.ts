import anyAscii from 'any-ascii';

/** Scripts whose letters `latin_of.sql` knows. Han is omitted: its readings differ by language. */
const script =
  /[\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Georgian}\p{Script=Armenian}\p{Script=Hiragana}\p{Script=Katakana}\u30fc]/u;
/** Without the letters of extinct alphabets and of notations of sounds. */
const lastLetter = 0x30ff;

/** Signs that scripts of India write a nasal with, most often an n; and a letter that Tamil says as s. */
const nasals = '\u0902\u0982\u0a02\u0a82\u0c02\u0c82\u0d02';
const spoken: Readonly<Record<string, string>> = {
  ச: 's',
  ...Object.fromEntries(Array.from(nasals, (sign) => [sign, 'n'])),
};

/** A to z of a text in the Latin alphabet. */
const lettersOf = (text: string): string =>
  anyAscii(text)
    .toLowerCase()
    .replace(/[^a-z]/g, '');

/** At the end of a syllable a stop is voiceless, as Koreans write it in the Latin alphabet. */
const finalOf = (latin: string): string =>
  ({ g: 'k', d: 't', b: 'p', j: 't', ch: 't', ss: 't', s: 't' })[latin] ?? latin;

/** Small letters of other scripts and how the Latin alphabet writes them, by any-ascii; Hangul by its parts (NFD). */
export function latinLetters(): Record<string, string> {
  const letters: Record<string, string> = {};
  for (let code = 0x370; code <= lastLetter; code += 1) {
    const letter = String.fromCharCode(code);
    if (
      !(spoken[letter] ?? /[\p{L}\u30fc]/u.test(letter)) ||
      letter !== letter.toLowerCase() ||
      !script.test(letter)
    )
      continue;
    if (letter !== letter.normalize('NFKC')) continue;
    const latin = spoken[letter] ?? lettersOf(letter);
    if (latin !== '') letters[letter] = latin;
  }
  const syllable = (first: number, vowel: number, last: number) =>
    lettersOf(String.fromCharCode(0xac00 + (first * 21 + vowel) * 28 + last));
  // Syllables without sound at one end show the sound of the other.
  for (let first = 0; first < 19; first += 1)
    letters[String.fromCharCode(0x1100 + first)] = syllable(first, 0, 0).replace(/a$/, '');
  for (let vowel = 0; vowel < 21; vowel += 1)
    letters[String.fromCharCode(0x1161 + vowel)] = syllable(11, vowel, 0);
  for (let last = 1; last < 28; last += 1)
    letters[String.fromCharCode(0x11a7 + last)] = finalOf(syllable(11, 0, last).replace(/^a/, ''));
  return letters;
}
