const word = '(?:tele)?(?:faxe?|faks(?:as)?|факс)|传真|傳真|팩스|ファック?ス|فاكس|פקס';
const digits = '[+(]?\\d[\\d().\\/ -]{5,24}(?<=\\d)\\)?';

/** Behind a number or at the head of a cell; 'Tel/Fax: 021 555' names one number for both. */
const labelled = new RegExp(
  `(?:^|(?<=\\d\\)?))\\s{0,3}[,;/|(–-]?\\s{0,3}(?<!\\p{L})(?:(?:${word})(?: ?(?:no|nr|num)\\.?)?\\.?\\s?[:.]?|f[:.])\\s{0,2}${digits}\\)?`,
  'giu',
);
const named = new RegExp(
  `(?<=^\\s{0,3}|[,;|\\n/]\\s{0,3})${digits}\\s?(?:\\((?:${word})\\)|(?:${word})(?=\\s*(?:$|[,;|\\n])))`,
  'giu',
);
const mention = new RegExp(`${word}|(?<!\\p{L})f[:.]`, 'iu');

/** Removes fax numbers from a cell with phones: 'tel: 021 371 973, fax: 021 371 974', '021 371 974 (fax)'. */
export const withoutFax = (text: string): string =>
  mention.test(text) ? text.replace(labelled, '').replace(named, '') : text;
