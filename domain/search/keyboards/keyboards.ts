/** Keys of layouts in the order of the Latin keyboard, row by row; each key types the letters of the others in its place. */
const latin = "qwertyuiop[]asdfghjkl;'zxcvbnm,.";
const layouts: readonly string[] = [
  'йцукенгшщзхъфывапролджэячсмитьбю',
  'йцукенгшщзхїфівапролджєячсмитьбю',
  'љњертзуиопшђасдфгхјклчћжџцвбнм,.',
  "явертъуиопшщасдфгхйкл;'зьцжбнм,.",
  ";ςερτυθιοπ[]ασδφγηξκλ΄'ζχψωβνμ,.",
  "/'קראטוןםפ][שדגכעיחלךף,זסבהנמצתץ",
  'ضصثقفغعهخحجدشسيبلاتنمكطئءؤرﻻىةوز',
  'ๆไำพะัีรนยบลฟหกดเ้่าสวงผปแอิืทมใ',
  "ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔ[]ㅁㄴㅇㄹㅎㅗㅓㅏㅣ;'ㅋㅌㅊㅍㅠㅜㅡ,.",
];

/** Double and joined letters of Hangul by the keys that type them. */
const joinedJamo: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{
      ㄲ: 'R',
      ㄸ: 'E',
      ㅃ: 'Q',
      ㅆ: 'T',
      ㅉ: 'W',
      ㅒ: 'O',
      ㅖ: 'P',
      ㅘ: 'hk',
      ㅙ: 'ho',
      ㅚ: 'hl',
      ㅝ: 'nj',
    },
    ...{
      ㅞ: 'np',
      ㅟ: 'nl',
      ㅢ: 'ml',
      ㄳ: 'rt',
      ㄵ: 'sw',
      ㄶ: 'sg',
      ㄺ: 'fr',
      ㄻ: 'fa',
      ㄼ: 'fq',
      ㄽ: 'ft',
      ㅄ: 'qt',
    },
  }),
);

const initials = Array.from('ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ');
const vowels = Array.from('ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ');
const finals = ['', ...Array.from('ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ')];
const [firstSyllable, lastSyllable] = [0xac00, 0xd7a3];

/** The letters of Hangul syllables, one by one. */
function jamoOf(text: string): string {
  return Array.from(text, (letter) => {
    const code = letter.codePointAt(0) ?? 0;
    if (code < firstSyllable || code > lastSyllable) return letter;
    const at = code - firstSyllable;
    const [initial, vowel, final] = [Math.floor(at / 588), Math.floor((at % 588) / 28), at % 28];
    return `${initials[initial] ?? ''}${vowels[vowel] ?? ''}${finals[final] ?? ''}`;
  }).join('');
}

/** Letters of Hangul as the syllables that a keyboard makes of them. */
function syllablesOf(jamo: string): string {
  return jamo
    .replace(/ㅗㅏ/g, 'ㅘ')
    .replace(/ㅗㅐ/g, 'ㅙ')
    .replace(/ㅗㅣ/g, 'ㅚ')
    .replace(/ㅜㅓ/g, 'ㅝ')
    .replace(/ㅜㅔ/g, 'ㅞ')
    .replace(/ㅜㅣ/g, 'ㅟ')
    .replace(/ㅡㅣ/g, 'ㅢ')
    .replace(
      /([ㄱ-ㅎ])([ㅏ-ㅣ])([ㄱ-ㅎ](?![ㅏ-ㅣ]))?/g,
      (whole, initial: string, vowel: string, final?: string) => {
        const at = [initials.indexOf(initial), vowels.indexOf(vowel), finals.indexOf(final ?? '')] as const;
        if (at.some((one) => one < 0)) return whole;
        return String.fromCodePoint(firstSyllable + at[0] * 588 + at[1] * 28 + at[2]);
      },
    );
}

/** The words that the keys of a typed one give on other keyboards: "ыгырш" is "sushi", "htcnjhfy" "ресторан". Pure. */
export function onOtherKeyboards(typed: string): string[] {
  const letters = Array.from(jamoOf(typed.normalize('NFC').toLowerCase()));
  const found = layouts.flatMap((layout) => {
    const keys = Array.from(layout);
    const isLayout = letters.some((letter) => keys.includes(letter) && !latin.includes(letter));
    const ofLatin = letters.map((letter) => keys[latin.indexOf(letter)] ?? letter).join('');
    if (letters.every((letter) => latin.includes(letter))) return [syllablesOf(ofLatin).replaceAll('ﻻ', 'لا')];
    if (!isLayout) return [];
    const toLatin = letters.map((letter) => joinedJamo.get(letter) ?? latin[keys.indexOf(letter)] ?? letter);
    return [toLatin.join('').toLowerCase()];
  });
  const isWord = (word: string) => /^(?:[\p{L}\p{M}]{3,}|[가-힣]{2,})$/u.test(word) && word !== typed;
  return [...new Set(found)].filter(isWord);
}
