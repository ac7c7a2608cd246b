import { looksLikeFormula } from '../../../../domain/text/formulaGuard.ts';

/** Characters that a cell may hold, by the format. */
export const maxCellLength = 32_767;
/** Rows that a sheet may have, by the format, header included. */
export const maxSheetRows = 1_048_576;

const marked = /[&<>_\u0000-\u001f\ud800-\udfff\ufffe\uffff]/;
const unstorable =
  /[\u0000-\u0008\u000b-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
/** An underscore that readers would take for the beginning of an escape, also of one that ends with an escape. */
const escapeLike = new RegExp(`_(?=x[0-9A-Fa-f]{4}(?:_|${unstorable.source}))`, 'g');
const references: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/**
 * Escapes text between tags. Characters that XML forbids are written as in the format: `_x000D_`. Nothing else is written so,
 * as Gnumeric and SheetJS show it undecoded.
 */
export function escapeOfficeXml(text: string): string {
  if (!marked.test(text)) return text;
  return text
    .replace(escapeLike, '_x005F_')
    .replace(/[&<>]/g, (sign) => references[sign] ?? '')
    .replace(unstorable, (sign) => `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`);
}

/** Escapes text of an attribute. */
export function escapeAttribute(text: string): string {
  return escapeOfficeXml(text).replace(/["\t\n]/g, (sign) => references[sign] ?? ' ');
}

/** Letters of a column from 0: A, B, … Z, AA. */
export function columnLetters(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : columnLetters(Math.floor(index / 26) - 1) + last;
}

/** Numbers within the precision of spreadsheet programs; longer ones are written as text. */
const exactNumber = /^-?\d+(?:\.\d+)?$/;
/** Digits that every program keeps. */
export const exactDigits = 15;

/** Whether a number comes back as it is from a cell. */
export function isExactNumber(text: string): boolean {
  return (
    exactNumber.test(text) && (text.length <= exactDigits || text.replace(/\D/g, '').length <= exactDigits)
  );
}

/** A cell of text; `place` is its tag as far as the place. Throws RangeError for more characters than a cell may hold. */
export function textCell(place: string, text: string): string {
  if (text.length > maxCellLength) throw new RangeError('a cell holds more than the format allows');
  const first = text.charCodeAt(0);
  const isSpaced = first <= 32 || text.charCodeAt(text.length - 1) <= 32;
  // With style 1, programs do not read the text as a formula after an edit.
  const style = (first <= 64 || first > 127) && looksLikeFormula(text) ? ' s="1"' : '';
  const open = isSpaced || text.includes('\n') ? '<t xml:space="preserve">' : '<t>';
  return `${place}${style} t="inlineStr"><is>${open}${escapeOfficeXml(text)}</t></is></c>`;
}
