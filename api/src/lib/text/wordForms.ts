import anyAscii from 'any-ascii';

/** Scripts that leave vowels out, or write them as signs: Hebrew, Arabic, Devanagari and those of India. */
export const vowelless = '[\u0590-\u06ff\u0900-\u0dff]';
const vowellessLetter = new RegExp(vowelless, 'u');
export const isVowelless = (word: string): boolean => vowellessLetter.test(word);

/** The Greek ου, which is written by its sound or by its letters. */
function greekU(word: string): string[] {
  // Before a vowel it is said as a w, also behind a γ: "σαουα" is Sawa, "γουελινγκτον" Wellington.
  if (word.includes('ου')) return [word.replaceAll('ου', 'ο'), word.replace(/γ?ου(?=[αεηιο])/g, 'β')];
  return /^[a-z]{5,}$/.test(word) && word.includes('ou') ? [word.replaceAll('ou', 'oy')] : [];
}

/** The Greek αυ and ευ, which are said with a v or an f: "αυλή" is Avli. */
const greekV = (word: string): string[] =>
  /[αεη]υ/.test(word) ? [word.replace(/(?<=[αεη])υ(?=[θκξπσςτφχψ])/g, 'φ').replace(/(?<=[αεη])υ/g, 'β')] : [];

/** The Greek τζ, which stands for a foreign j: "τζιβας" is Jeevas. */
const greekJ = (word: string): string[] => (word.includes('τζ') ? [word.replaceAll('τζ', 'j')] : []);

/** The Greek γ before a light vowel, which Latin letters write as y: "αγια" is Ayia. */
export function greekY(word: string): string[] {
  if (!/γ[ιεηυ]/.test(word)) return [];
  // Before another vowel the light one is part of it: "τοκάγιο" is Tocayo.
  const forms = [word.replace(/γ(?=[ιεηυ])/g, 'y'), word.replace(/γι(?=[αεοω])/g, 'y')];
  return [...new Set(forms)].map((form) => anyAscii(form).toLowerCase());
}

/** A short word of a script with vowels in Latin letters, whose sounds are too few to be compared: "साई" is Sai, "モリ" Mori. */
export function shortLatin(word: string): string[] {
  if (
    !/^[\p{Script=Devanagari}\p{Script=Katakana}\p{Script=Hiragana}\p{Script=Greek}\p{Script=Cyrillic}ー]{2,5}$/u.test(
      word,
    )
  )
    return [];
  const latin = anyAscii(word).toLowerCase();
  const forms = /^\p{Script=Devanagari}/u.test(word) ? devanagariForms(latin) : [latin];
  return forms.filter((form) => /^[a-z]{3,5}$/.test(form));
}

/** A short name in Devanagari as Latin letters write it: long vowels, v and ph, and vowels that only the signs imply: "yti" is Yeti. */
function devanagariForms(latin: string): string[] {
  const short = latin
    .replace(/([aiu])\1/g, '$1')
    .replaceAll('ph', 'f')
    .replace(/([b-df-hj-np-tv-z])h(?=[aeiou])/g, '$1h');
  const spelt = [
    latin,
    short,
    short.replaceAll('v', 'w'),
    short.replaceAll('i', 'ee'),
    short.replaceAll('u', 'oo'),
  ];
  const implied = ['a', 'e', 'o'].map((vowel) =>
    short.replace(/^([bcdfghjklmnprstvyz])(?=[bcdfgjklmnpstvyz])/, `$1${vowel}`),
  );
  return [...new Set([...spelt, ...implied])];
}

/** An Arabic word with the article that it was typed without, or without it. */
export function otherArticle(word: string): string[] {
  const bare = /^ال([\u0620-\u064a]{3,})$/.exec(word)?.[1];
  return bare !== undefined ? [bare] : /^[\u0620-\u064a]{3,}$/.test(word) ? [`ال${word}`] : [];
}

/** The last consonant of a Korean word in Latin letters, which is written by its letter or by its sound: "mandujib", "mandujip". */
function withHardEnd(word: string): string[] {
  const hard = { b: 'p', d: 't', g: 'k' }[word.at(-1) ?? ''];
  return hard !== undefined && /^[a-z]{4,}$/.test(word) ? [word.slice(0, -1) + hard] : [];
}

/** German names as Russian writes them: "цойгхаус" is Zeughaus, "фогельзанг" Vogelsang. */
function germanOfCyrillic(word: string): string[] {
  if (!/^(?=.*[зцй]|ф)\p{Script=Cyrillic}{4,}$/u.test(word)) return [];
  const plain = word
    .replaceAll('з', 's')
    .replaceAll('ц', 'z')
    .replace(/[аяе]й/g, 'ei');
  const diphthongs = plain.includes('ой')
    ? [plain.replaceAll('ой', 'eu'), plain.replaceAll('ой', 'au')]
    : [plain];
  return diphthongs.map((form) => anyAscii(form.replace(/^ф/, 'v')).toLowerCase());
}

/** English names as Russian writes them: "вулверхэмптон" is Wolverhampton, "уинчестер" Winchester. */
function englishOfCyrillic(word: string): string[] {
  if (!/^(?=.*(?:э|ву)|у[аеиоэ])\p{Script=Cyrillic}{5,}$/u.test(word)) return [];
  const written = word
    .replace(/^у(?=[аеиоэ])/, 'в')
    .replaceAll('ву', 'во')
    .replaceAll('э', 'а');
  return [anyAscii(written).toLowerCase()];
}

/**
 * Foreign names in kana with the l that these lack, a long i as English writes it and without vowels that only part
 * consonants: "ジョリビー" is Jollibee, "マックス" Max.
 */
function foreignOfKana(word: string): string[] {
  if (!/^[\p{Script=Katakana}ー]{3,}$/u.test(word)) return [];
  const latin = anyAscii(word.replaceAll('ッ', '').replaceAll('ー', '-'))
    .toLowerCase()
    .replaceAll('iy', '')
    .replaceAll('i-', 'ee')
    .replaceAll('-', '')
    .replaceAll('ei', 'ay');
  const bare = latin.replace(/(?<=[bdfgklmnprstz])u(?![aeiou])/g, '').replace(/(?<=[dt])o(?![aeioun])/g, '');
  return [...new Set([latin.replaceAll('r', 'l'), bare, bare.replaceAll('r', 'l')])];
}

/**
 * Foreign names in Hangul without the vowels that only part consonants, and with the r that stands for l as well: "브리스톨" is
 * Bristol.
 */
function foreignOfHangul(word: string): string[] {
  if (!/^\p{Script=Hangul}{2,}$/u.test(word)) return [];
  const latin = anyAscii(word)
    .toLowerCase()
    .replaceAll('eu', '')
    .replaceAll('eo', 'o')
    .replaceAll('ae', 'a')
    .replace(/g(?![aeiouwy])/g, 'k');
  return [...new Set([latin, latin.replace(/l(?=[aeioul])/g, 'r')])];
}

/** "Mac" as Scottish and Irish names mostly write it: "макдональдс" is McDonald's. */
function withMc(word: string): string[] {
  const rest = /^m[ae]?[ck]+([^aeiouck].{3,})$/.exec(anyAscii(word).toLowerCase())?.[1];
  return rest === undefined ? [] : [`mc${rest}`];
}

/** A word of another script without what that adds to a foreign one: "беллинис" is Bellini's, "веганский" vegan. */
function withoutEnding(word: string): string[] {
  const stem =
    /^(\p{Script=Cyrillic}{4,})(?:ск\p{Script=Cyrillic}{2,3}|с)$/u.exec(word)?.[1] ??
    /^(\p{Script=Greek}{4,})[ςσ]$/u.exec(word)?.[1];
  return stem === undefined ? [] : [stem];
}

/** Possible base forms of a word, longest first: "balıkçı", "plumberz". */
export function withoutLastLetters(word: string): string[] {
  return [1, 2, 3].map((cut) => word.slice(0, -cut)).filter((stem) => stem.length >= 4);
}

/** Foreign consonants that Arabic writes as others, in Latin letters: p as b, v as f, g and the Turkish c as j, ng as n, s as z. */
function foreignOfArabic(latin: string): string[] {
  const hard = latin.replaceAll('j', 'g');
  const forms = [hard, hard.replaceAll('b', 'p'), hard.replaceAll('f', 'v'), latin.replaceAll('j', 'c')];
  return [...forms, ...forms.map((form) => form.replace(/n$/, 'ng').replaceAll('z', 's'))];
}

/** Tamil has one sign for a hard consonant and its soft one: "டென்டல்" is Dental. */
function voicedOfTamil(latin: string): string[] {
  const soft = latin.replaceAll('t', 'd');
  return [soft, ...[latin, soft].flatMap((form) => [form.replaceAll('k', 'g'), form.replaceAll('p', 'b')])];
}

/** How a word may have been spelled for its consonants: without an article, ח as ch or h, व as v or w, קס as x. */
export function romanised(word: string): string[] {
  if (word.length < 3) return [];
  // An alef parts two consonants of a kind: "كاكتوس" is Kaktus.
  const latin = isVowelless(word) ? anyAscii(word.replaceAll('\u0627', 'a')).toLowerCase() : word;
  const forms = [
    word,
    word.replace(/^(?:al|el|ha)(?=.{3})/, ''),
    word.replace(/[ck]h/g, 'h'),
    word.replace(/w/g, 'v'),
    // A Hebrew word that begins with a vav begins with a v.
    word.replace(/^ו/, 'ב'),
    latin,
    latin.replace(/ks/g, 'x'),
    ...(/^[\u0620-\u06ff]+$/.test(word) ? foreignOfArabic(latin) : []),
    ...(/^[\u0b80-\u0bff]+$/.test(word) ? voicedOfTamil(latin) : []),
  ];
  return [...new Set(forms)];
}

/** Kana without the signs that lengthen a vowel or double a consonant. */
export const kanaSound = (word: string): string[] =>
  /[っッー]/.test(word) ? [word.replace(/[っッー]/g, '')] : [];

/** The Cyrillic я behind a vowel, which other languages write as an a: "парея" is Parea. */
const softA = (word: string): string[] =>
  /[аеиоуэ]я/.test(word) ? [word.replace(/(?<=[аеиоуэ])я/g, 'а')] : [];

/** Forms of a word that are compared by their sound. */
export function phoneticForms(word: string): string[] {
  const forms = [
    word,
    ...withoutEnding(word),
    ...withHardEnd(word),
    ...greekU(word),
    ...greekV(word),
    ...greekJ(word),
    ...greekY(word),
    ...kanaSound(word),
    ...foreignOfHangul(word),
    ...foreignOfKana(word),
    ...germanOfCyrillic(word),
    ...englishOfCyrillic(word),
    ...softA(word),
  ];
  return [...forms, ...forms.flatMap(withMc)];
}
