import { foldText } from '../../../../domain/text/fold.ts';

/**
 * Letters of other alphabets that look like a Latin one, or like each other, from confusables.txt of UTS 39. Left out:
 * those that NFKC or the folding of accents maps, and pairs within ASCII that a reader can distinguish (0 and O, 1 and
 * l).
 */
const lookalikes: Record<string, string> = {
  2: 'ꝚƧϨꙄᒿ',
  3: 'ꞫȜƷꝪⳌЗӠ\u{16f3b}\u{118ca}',
  4: 'Ꮞ\u{118af}',
  5: 'Ƽ\u{118bb}',
  6: 'ⳒбᏮ\u{118d5}',
  7: '\u{104d2}\u{118c6}',
  8: 'ȣȢ\u{1031a}',
  9: 'ꝮⳊ\u{118cc}\u{118ac}\u{118d6}',
  A: 'ΑАᎪᗅꓮ\u{16f40}\u{102a0}',
  B: 'ꞴΒВᏴᗷꓐ\u{10282}\u{102a1}\u{10301}',
  C: 'Ϲ\u{118f2}\u{118e9}ⲤСᏟꓚ\u{102a2}\u{10302}\u{10415}\u{1051c}',
  D: 'Ꭰᗞᗪꓓ',
  E: 'ΕЕⴹᎬꓰ\u{118a6}\u{118ae}\u{10286}',
  F: 'ꞘϜᖴꓝ\u{118c2}\u{118a2}\u{10287}\u{102a5}\u{10525}',
  G: 'ԌᏀᏳꓖ',
  H: 'ΗⲎНᎻᕼꓧ\u{102cf}',
  I: '\u{10320}ƖΙⲒІӀᛁꓲ\u{10309}',
  J: 'ꞲͿЈᎫᒍꓙ',
  K: 'ΚⲔКᏦᛕꓗ\u{10518}',
  L: 'ⳐᏞᒪꓡ\u{16f16}\u{118a3}\u{118b2}\u{1041b}\u{10526}',
  M: 'ΜϺⲘМᎷᗰᛖꓟ\u{102b0}\u{10311}',
  N: 'ΝⲚꓠ\u{10513}',
  O: '\u{7c0}০୦〇\u{114d0}\u{118e0}ΟⲞОՕⵔዐଠ\u{104c2}ꓳ\u{118b5}\u{10292}\u{102ab}\u{10404}\u{10516}',
  P: 'ΡⲢРᏢᑭꓑ\u{10295}',
  Q: 'ⵕ',
  R: 'ƦᎡᏒ\u{104b4}ᖇꓣ\u{16f35}',
  S: 'ЅՏᏕᏚꓢ\u{16f3a}\u{10296}\u{10420}',
  T: 'ΤⲦТᎢꓔ\u{16f0a}\u{118bc}\u{10297}\u{102b1}\u{10315}',
  U: 'Սሀ\u{104ce}ᑌꓴ\u{16f42}\u{118b8}',
  V: '\u{667}\u{6f7}ѴⴸᏙᐯꛟꓦ\u{16f08}\u{118a0}\u{1051d}',
  W: '\u{118ef}\u{118e6}ԜᎳᏔꓪ',
  X: '\u{10322}\u{118ec}ꞳΧⲬХⵝᚷꓫ\u{10290}\u{102b4}\u{10317}\u{10527}',
  Y: 'ΥⲨУҮᎩᎽꓬ\u{16f43}\u{118a4}\u{102b2}',
  Z: '\u{102f5}\u{118e5}ΖᏃꓜ\u{118a9}',
  a: 'ɑαа',
  b: 'ƄЬᏏᖯ',
  c: 'ϲᴄⲥсꮯ\u{1043d}',
  d: 'ԁᏧᑯꓒ',
  e: 'ꬲеҽ',
  f: 'ꬵꞙẝք',
  g: 'ɡᶃƍց',
  h: 'һհᏂ',
  i: 'ıɪɩιіꙇӏꭵᎥ\u{118c3}',
  j: 'ϳј',
  l: '\u{661}\u{6f1}\u{1e8c7}ǀ\u{5d5}\u{5df}\u{627}\u{7ca}ⵏ\u{16f28}\u{1028a}',
  n: 'ոռ',
  o: '०੦૦௦౦೦൦๐໐၀\u{665}\u{6f5}ᴏᴑꬽοσⲟоჿօ\u{5e1}\u{647}\u{6be}\u{6c1}\u{6d5}ഠဝ\u{104ea}\u{118c8}\u{118d7}\u{1042c}',
  p: 'ρⲣр',
  q: 'ԛգզ',
  r: 'ꭇꭈᴦⲅгꮁ',
  s: 'ꜱƽѕꮪ\u{118c1}\u{10448}',
  u: 'ꞟᴜꭎꭒʋυս\u{104f6}\u{118d8}',
  v: 'ᴠνѵ\u{5d8}\u{11706}ꮩ\u{118c0}',
  w: 'ɯᴡѡԝա\u{1170a}\u{1170e}\u{1170f}ꮃ',
  x: 'хᕁᕽ',
  y: 'ɣᶌʏỿꭚγуүყ\u{118dc}',
  z: 'ᴢꮓ\u{118c4}',
  Þ: 'Ϸ',
  ß: 'ꞵβᏰ',
  þ: 'ƿϸ',
  ĸ: 'ᴋκⲕкꮶ',
  ƅ: 'ьꮟ',
  Ɔ: 'ↃϽꓛ',
  Ǝ: 'ꓱ',
  Ə: 'Ә',
  Ɛ: 'ԐᏋ',
  ƨ: 'ᴤϩꙅ',
  Ʃ: 'Σ',
  ǝ: 'əә',
  ȝ: 'ʒꝫⳍӡ',
  ȷ: 'յ',
  ɂ: 'ꭾ',
  Ʌ: 'ΛЛꓥ',
  ɔ: 'ↄᴐͻ',
  ɜ: 'ᴈз',
  ɢ: 'ԍꮐᏻ',
  ɸ: 'φⲫф',
  ʀ: 'ꭱꮢ',
  ʌ: 'ᴧ',
  ʍ: 'ᴍмꮇ',
  ʙ: 'вᏼ',
  ʜ: 'нꮋ',
  ʟ: 'ⳑꮮ',
  Γ: 'ⲄГᎱ',
  Δ: 'Ⲇ',
  Π: 'ⲠП',
  Φ: 'ⲪФՓ',
  Ψ: 'ⲮѰ',
  λ: 'Ⲗ',
  π: 'ᴨп',
  χ: 'ꭓꭕⲭ',
  ψ: 'ѱ',
  ω: 'ꞷⲱꙍ',
  ϗ: 'ⳤ',
  Ϭ: 'Ⳝ',
};

const plainOf = new Map(
  Object.entries(lookalikes).flatMap(([plain, others]) =>
    Array.from(others, (letter) => [letter, plain] as const),
  ),
);

const unseen = /\p{Default_Ignorable_Code_Point}/u;

/**
 * Visual skeleton of a name: names with one key can be mistaken for each other. Ignores case, accents and invisible
 * characters.
 */
export function lookalikeKey(name: string): string {
  // Letters before and after NFKC, which makes other letters of some of them.
  const seen = Array.from(plainLetters(name).normalize('NFKC')).filter((letter) => !unseen.test(letter));
  return foldText(plainLetters(seen.join('')).normalize('NFC'))
    .replace(/\s+/g, ' ')
    .trim();
}

const plainLetters = (text: string) => Array.from(text, (letter) => plainOf.get(letter) ?? letter).join('');

const latin = /\p{Script=Latin}/u;
const cyrillic = /\p{Script=Cyrillic}/u;
const mayMix =
  /\p{Script=Latin}[\s\S]*[\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}][\s\S]*\p{Script=Latin}/u;

const cyrillicOf = new Map(
  [...plainOf].filter(([letter]) => cyrillic.test(letter)).map(([letter, plain]) => [plain, letter]),
);

/**
 * Text in which each word of look-alike letters of two alphabets is spelled in one: 'Саfe' that begins in Cyrillic is
 * 'Cafe'. A word that can only be written in two stays.
 */
export function toSingleScript(text: string): string {
  return mayMix.test(text) ? text.replace(/[\p{L}\p{M}]+/gu, wordInOneAlphabet) : text;
}

function wordInOneAlphabet(word: string): string {
  if (!mayMix.test(word)) return word;
  const letters = Array.from(word);
  const asLatin = letters.map((letter) =>
    /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(letter) ? plainOf.get(letter) : letter,
  );
  if (asLatin.every((letter) => letter !== undefined && /[a-zA-Z]|\P{ASCII}/u.test(letter)))
    return asLatin.join('');
  const asCyrillic = letters.map((letter) => (latin.test(letter) ? cyrillicOf.get(letter) : letter));
  return asCyrillic.every((letter) => letter !== undefined) ? asCyrillic.join('') : word;
}
