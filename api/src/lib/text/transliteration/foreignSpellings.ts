import anyAscii from 'any-ascii';

/** Spellings of one word, each of which the index is asked for. */
const maxSpellings = 12;

/**
 * How a name in another script with vowels may be spelled in Latin letters, for its consonants: kana and Hangul
 * have one sign for r and l, z and s, or leave an r out that ends a syllable. "メトロポール" is Metropol, "스타벅스" Starbucks.
 */
export function foreignSpellings(word: string): string[] {
  const spelt = ofScript(word);
  return [...new Set(spelt)].slice(0, maxSpellings);
}

function ofScript(word: string): string[] {
  // "City" is part of the word, and s and z are one: "ケソンシティ" is Quezon City.
  const town = /^(.{2,})シティ$/u.exec(word)?.[1];
  if (town !== undefined)
    return ofScript(town)
      .slice(0, maxSpellings / 2)
      .flatMap((spelling) => [spelling, spelling.replaceAll('s', 'z')]);
  if (/^[\p{Script=Katakana}ー]{3,}$/u.test(word)) return ofKana(word);
  if (/^\p{Script=Hangul}{2,}$/u.test(word)) return ofHangul(word);
  if (/^\p{Script=Cyrillic}{4,}$/u.test(word)) return ofCyrillic(word);
  if (/^[\u0900-\u097f]{3,}$/u.test(word)) return ofDevanagari(word);
  if (/^[\p{Script=Armenian}\p{Script=Georgian}]{4,}$/u.test(word))
    return [anyAscii(word).toLowerCase().replaceAll("'", '')];
  return /^\p{Script=Greek}{4,}$/u.test(word) ? ofGreek(word) : [];
}

/** Each text, and what a replacement makes of it. */
const also = (texts: readonly string[], ...changes: readonly ((text: string) => string)[]): string[] =>
  texts.flatMap((text) => [...new Set([text, ...changes.map((change) => change(text))])]);

/** Each r as an r or an l: all of them alike first, then each alone. R stays as it is. */
function liquids(text: string): string[] {
  const places = [...text.matchAll(/r/g)].map(({ index }) => index);
  const swapped = (at: number) => `${text.slice(0, at)}l${text.slice(at + 1)}`;
  const alone = places.length < 2 ? [] : places.slice(0, 3).map(swapped);
  return [text.replaceAll('r', 'l'), text, ...alone];
}

function ofKana(word: string): string[] {
  const signs = word
    .replaceAll('ッ', '')
    .replace(/ヒ(?=[ェュ])/g, 'ク')
    .replace(/[ァィゥェォャュョ]/g, '')
    .replaceAll('ー', '-');
  const plain = anyAscii(signs).toLowerCase();
  const spelt = also([plain], (text) => text.replaceAll('tsu', 'z').replace(/z(?=[uo])/g, 's'));
  // A long vowel stands for an r in English and German: "マイスター".
  const long = also(
    spelt,
    (text) => text.replace(/-$/, 'R'),
    (text) => text.replaceAll('-', 'R'),
  );
  return long.flatMap(liquids).map((text) => text.replaceAll('-', '').toLowerCase());
}

const initials = ' g kk n d tt r m b pp s ss  j jj ch k t p h'.split(' ').slice(1);
const finals = ' k k k n n n t l k m b s t p l m p p t t ng t t k t p t'.split(' ');

/** Syllables by their first and last consonants; the r of "er" and "ar" is not written. */
function ofHangul(word: string): string[] {
  const syllables = Array.from(word, (sign) => {
    const number = (sign.codePointAt(0) ?? 0) - 0xac00;
    return {
      first: initials[Math.floor(number / 588)] ?? '',
      vowel: Math.floor((number % 588) / 28),
      last: finals[number % 28] ?? '',
    };
  });
  const [a, eo, eu] = [0, 4, 18];
  const spell = (isOpenR: (vowel: number) => boolean) =>
    syllables
      .map(({ first, vowel, last }, at) => {
        const begins = first === 'r' && syllables[at - 1]?.last === 'l' ? 'l' : first;
        // 즈 and 츠 end foreign words as z and s do.
        const hard = vowel === eu && /^(?:j|ch)$/.test(begins) ? 'z' : begins;
        return `${hard}${vowel === eu ? '' : 'a'}${last === '' && isOpenR(vowel) ? 'R' : last}`;
      })
      .join('');
  const spelt = [
    spell(() => false),
    spell((vowel) => vowel === eo),
    spell((vowel) => vowel === eo || vowel === a),
  ];
  return also(
    spelt.flatMap(liquids),
    (text) => text.replaceAll('z', 's'),
    (text) => text.replaceAll('j', 's'),
  ).map((text) => text.toLowerCase());
}

/** "Квест" is Quest, "фрайхайт" Freiheit, "бистро" Bistrot, "джеймс" James, "джихангир" Cihangir. */
function ofCyrillic(word: string): string[] {
  const soft = word.includes('дж') ? [word.replaceAll('дж', 'j'), word.replaceAll('дж', 'c')] : [word];
  const spelt = also(
    soft,
    (text) => text.replaceAll('кв', 'к'),
    (text) => text.replaceAll('х', ''),
    (text) => text.replaceAll('з', 'с'),
    (text) => text.replace(/о$/, 'от'),
  );
  return spelt.map((text) => anyAscii(text).toLowerCase());
}

/**
 * The sign of a nasal is an m or an n, and consonants have a vowel that is not written: "सेंटर" is Center, "अनंत" Anant. A z is
 * written as a j, and the s of "-sion" as in Asia: "इजमिर" is İzmir, "विजन" Vision.
 */
function ofDevanagari(word: string): string[] {
  const voiced = word.replace(/([\u0915-\u0939])(?![\u093c\u093e-\u094d])/g, '$1\u093e');
  const [latin, ...others] = [word, voiced].map((text) => anyAscii(text).toLowerCase());
  const nasals = also([latin ?? '', ...others], (text) => text.replace(/m(?=[bcdgjkpstz])/g, 'n'));
  return also(
    nasals,
    (text) => text.replaceAll('kv', 'k'),
    (text) => text.replaceAll('j', 'z'),
    (text) => text.replace(/[jz]/g, 's'),
  ).slice(1);
}

/**
 * Greeks write their letters as they look as well: "αρχοντικό" is Arxontikon; and τζ as dj or j: "χατζή" is Hadji. Two letters
 * stand for a foreign b, d and g, and γου for a w: "σταρμπακς" is Starbucks, "γουικαμ" Wickham.
 */
function ofGreek(word: string): string[] {
  const plain = word.replaceAll('τζ', 'j').replace(/γ?ου(?=[αεηιο])/g, 'w');
  const foreign = plain.replaceAll('μπ', 'b').replaceAll('ντ', 'd').replaceAll('γκ', 'g');
  const looks = word.includes('χ') ? [word.replaceAll('χ', 'x')] : [];
  const old = also(looks.length > 0 ? [word, ...looks] : [word], (text) => text.replace(/[οό]$/, 'ον'));
  const soft = word.includes('τζ') ? [word.replaceAll('τζ', 'dj').replaceAll('χ', 'h')] : [];
  const others = foreign === word ? [] : [foreign];
  return [...old.slice(1), ...soft, ...others].map((text) => anyAscii(text).toLowerCase());
}
