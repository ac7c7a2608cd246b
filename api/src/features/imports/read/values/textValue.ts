import { hasRightToLeft } from '../../../../../../domain/text/bidi.ts';
import { foldText } from '../../../../../../domain/text/fold.ts';
import { memoize } from '../../../../../../domain/text/memoize.ts';
import { cleanName } from '../../../../../../domain/text/names.ts';
import { withoutMarkup } from './withoutMarkup.ts';
import { ValueProblem } from '../rows/rowProblem.ts';

/** Placeholders for missing values in exports. */
const missing = new Set([
  'None',
  'none',
  'NONE',
  'null',
  'NULL',
  'Null',
  'NaN',
  'nan',
  'undefined',
  'N/A',
  'n/a',
  '-',
  '–',
  '—',
  '·',
  '⋅',
  '[]',
  '{}',
  '\\N',
  '[object Object]',
]);

/** Error values of spreadsheet programs, in several languages. */
const failedFormula =
  /^#(?:N\/A|NV|YOK|(?:REF|VALUE|DIV\/0|NUM|NULL|SPILL|CALC|ERROR|BAŞV|DEĞER|SAYI|SAYI\/0|BOŞ|TAŞMA|BEZUG|WERT|ZAHL|VALEUR|NOMBRE)!|(?:NAME|AD|NOM)\?)$/;

const maxMissingLength = 15;
/** '<<not-applicable>>', '<null>'. */
const placeholder = /^<{1,2}(?:not|none|null|n\/a|empty|unknown)(?:[- ]\w{1,12})?>{1,2}$/i;
/** 'Blank_', '[blank]'. */
const blank = /^(?:blank_|\[blank\]|\(blank\))$/i;

/**
 * Controls but tab and newline, direction and zero-width marks that disguise text, private-use glyphs. The joiners of
 * Persian and of emoji stay, and so do the tags of flags; beside letters that run from right to left, so do their marks.
 */
const unwanted = /(?![\t\n\u200c\u200d\u{e0020}-\u{e007f}])[\p{Cc}\p{Cf}\p{Co}]/gu;
const unwantedInRightToLeft =
  /(?![\t\n\u061c\u200c-\u200f\u{e0020}-\u{e007f}])(?:[\p{Cc}\p{Co}]|(?=\p{Default_Ignorable_Code_Point})\p{Cf}|[\ufff9-\ufffb])/gu;
const loneSurrogate = /\p{Cs}/gu;

/** Cell text without characters that can't be stored or that disguise text; '' if nothing is left. */
export function cleanCell(text: string | undefined): string {
  if (text === undefined || text === '') return '';
  if (!/[^\t\n -~]/.test(text)) return text.trim();
  return text
    .replace(/\r\n?/g, '\n')
    .replace(hasRightToLeft(text) ? unwantedInRightToLeft : unwanted, '')
    .replace(loneSurrogate, '\ufffd')
    .trim();
}

/** Maximum length of a single-line value. */
const longestOfLine = 500;

/** Removes line breaks and indents of the surrounding markup: '(\n      20\n      Reviews\n   )'. */
export function withoutIndents(text: string): string {
  if (text.length > longestOfLine || !text.includes('\n    ')) return text;
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join(' ');
}

export function isMissing(text: string): boolean {
  if (text.startsWith('<')) return placeholder.test(text);
  return (
    text.length <= maxMissingLength &&
    (text === '' ||
      missing.has(text) ||
      (text.startsWith('#') && failedFormula.test(text)) ||
      (/[_\])]$/.test(text) && blank.test(text)))
  );
}

/** A JSON key before a value that was cut out of JSON: '"address":"Storgata 5'. */
export const keyOfJson = /^["']\w{2,30}["']\s?:\s?["']/;

/** One line of text, null if nothing of it would be seen; longer than the limit is a problem, not a cut. */
export function lineOf(text: string, limit: number): string | null {
  if (isMissing(text)) return null;
  const line = cleanName(withoutMarkup(text)).replace(keyOfJson, '');
  return isMissing(line) ? null : withinLimit(line, limit);
}

/** 'NA', the missing value of statistical programs, which is also a country and a province. */
export const isNotAvailable = (text: string): boolean => /^n\.?a\.?$/i.test(text);

/** Text with its lines. */
export function proseOf(text: string, limit: number): string | null {
  return isMissing(text) || isNotAvailable(text) ? null : withinLimit(text, limit);
}

function withinLimit(text: string, limit: number): string {
  if (text.length > limit) throw new ValueProblem('TOO_LONG', { message: 'valueTooLong', limit }, text);
  return text;
}

const wordsOf = (text: string) => new Set(text.split(' '));
const yes = wordsOf('true t yes y on 1 1.0 evet e var dogru ja wahr oui vrai si ✓ ✔ ✅ x claimed verified');
const no = wordsOf(
  'false f no n off 0 0.0 hayir h yok yanlis nein falsch non faux ✗ ✘ ❌ unclaimed unverified',
);
const maxTruthLength = 12;

/** A boolean in any notation; null for anything else. */
export function booleanOf(text: string): boolean | null {
  return text.length > maxTruthLength ? null : truthOf(text);
}

const truthOf = memoize((text): boolean | null => {
  const word = foldText(text).replace('\ufe0f', '');
  if (yes.has(word)) return true;
  return no.has(word) ? false : null;
});
