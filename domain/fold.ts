/** Latin letters that have no accent to take off, as PostgreSQL's unaccent spells them. */
const plainSpelling: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', ẞ: 'ss', æ: 'ae', Æ: 'ae', œ: 'oe', Œ: 'oe', ø: 'o', Ø: 'o', ð: 'd', Ð: 'd', đ: 'd', Đ: 'd' },
  ...{ þ: 'th', Þ: 'th', ł: 'l', Ł: 'l', ħ: 'h', Ħ: 'h', ŧ: 't', Ŧ: 't', ŋ: 'n', Ŋ: 'n', ı: 'i', ĸ: 'q' },
  ...{
    ŉ: "'n",
    ŀ: 'l',
    Ŀ: 'l',
    ſ: 's',
    ƀ: 'b',
    ɓ: 'b',
    Ɓ: 'b',
    ƈ: 'c',
    Ƈ: 'c',
    ɖ: 'd',
    Ɖ: 'd',
    ɗ: 'd',
    Ɗ: 'd',
  },
  ...{
    ɛ: 'e',
    Ɛ: 'e',
    ƒ: 'f',
    Ƒ: 'f',
    ɠ: 'g',
    Ɠ: 'g',
    ɨ: 'i',
    Ɨ: 'i',
    ƙ: 'k',
    Ƙ: 'k',
    ƚ: 'l',
    ɲ: 'n',
    Ɲ: 'n',
  },
  ...{ ƥ: 'p', Ƥ: 'p', ƭ: 't', Ƭ: 't', ʋ: 'v', Ʋ: 'v', ƴ: 'y', Ƴ: 'y', ƶ: 'z', Ƶ: 'z', ȥ: 'z', Ȥ: 'z' },
  ...{
    '‐': '-',
    '‑': '-',
    '‒': '-',
    '–': '-',
    '—': '-',
    '―': '-',
    '‘': "'",
    '’': "'",
    ʼ: "'",
    '“': '"',
    '”': '"',
  },
  ...{
    '…': '...',
    '¼': ' 1/4',
    '½': ' 1/2',
    '¾': ' 3/4',
    '№': 'no',
    '×': '*',
    '«': '<<',
    '»': '>>',
    ё: 'е',
    Ё: 'е',
  },
};

const combiningMarks = /[\u0300-\u0362]/g;

function plain(character: string): string {
  const known = plainSpelling[character];
  if (known !== undefined) return known;
  // Only Latin and Greek lose their accents: elsewhere the marks make another letter (й, が, 각).
  if (!/[\p{Script=Latin}\p{Script=Greek}\u0300-\u0362\uff10-\uff19]/u.test(character)) return character;
  const bare = character.normalize('NFKD').replace(combiningMarks, '');
  return Array.from(bare, (letter) => plainSpelling[letter] ?? letter).join('');
}

/**
 * Text as searches compare it: lower case, accents off, the Turkish I, İ and ı all i.
 * The same result as the database's `fold(text)` for Latin, Greek and Cyrillic.
 */
export function foldText(text: string): string {
  return text.replace(/\P{ASCII}/gu, plain).toLowerCase();
}
