import { memoize } from './memoize.ts';

/** Small letters and signs that have no accent to take off, as PostgreSQL's unaccent spells them. */
const plainSpelling: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ð: 'd', đ: 'd', þ: 'th', ł: 'l', ħ: 'h', ŧ: 't', ŋ: 'n', ı: 'i' },
  ...{ ĸ: 'q', ŉ: "'n", ŀ: 'l', ſ: 's', ƀ: 'b', ɓ: 'b', ƈ: 'c', ɖ: 'd', ɗ: 'd', ɛ: 'e', ƒ: 'f', ɠ: 'g' },
  ...{ ɨ: 'i', ƙ: 'k', ƚ: 'l', ɲ: 'n', ƥ: 'p', ƭ: 't', ʋ: 'v', ƴ: 'y', ƶ: 'z', ȥ: 'z', ё: 'е', ʼ: "'" },
  ...{ '‐': '-', '‑': '-', '‒': '-', '–': '-', '—': '-', '―': '-', '‘': "'", '’': "'", '“': '"', '”': '"' },
  ...{ '…': '...', '¼': ' 1/4', '½': ' 1/2', '¾': ' 3/4', '№': 'no', '×': '*', '«': '<<', '»': '>>' },
};

const combiningMarks = /[\u0300-\u0362]/g;

function foldCharacter(character: string): string {
  const known = plainSpelling[character] ?? plainSpelling[character.toLowerCase()];
  if (known !== undefined) return known;
  // Only Latin and Greek lose their accents: in other scripts the marks form another letter (й, が, 각).
  if (!/[\p{Script=Latin}\p{Script=Greek}\u0300-\u0362\uff10-\uff19]/u.test(character)) return character;
  const bare = character.normalize('NFKD').replace(combiningMarks, '');
  return Array.from(bare, (letter) => plainSpelling[letter.toLowerCase()] ?? letter).join('');
}

// Texts consist of few different characters.
const plain = memoize(foldCharacter);

const foldWhole = (text: string): string => text.replace(/\P{ASCII}/gu, plain).toLowerCase();

/** Characters of a text that takes milliseconds: a reader of columns compares one in hundreds of ways. */
const longText = 1000;
const foldLong = memoize(foldWhole, { maxEntries: 4, maxLength: 100_000 });

/**
 * Text as searches compare it: lower case, accents off, the Turkish I, İ and ı all i.
 * The same result as the database's `fold(text)` for Latin, Greek and Cyrillic.
 */
export function foldText(text: string): string {
  return text.length > longText ? foldLong(text) : foldWhole(text);
}
