// Rules for columns of phone numbers and labelled links.
import { isLabelled, labelledSite } from '../../../details/labelledLinks.ts';
import { withoutPhoneLabel } from '../../../values/smallValues.ts';
import { contentOf } from '../../content/columnContent.ts';
import { comparableHeader } from '../../comparableHeader.ts';
import { wordsOf } from '../../headerReading.ts';
import { shareOf, type JudgedHeader } from '../judgedHeader.ts';
import { numberWords } from './addressRules.ts';
import { isMissingField, isSequence, minShown, mostShare, readAs, rule } from './headerRule.ts';

/** Headers for contacts, which have names or numbers. */
const contactWords: ReadonlySet<string> = new Set(
  [
    ...['contact', 'contacts', 'contact details', 'kontakt', 'contacto', 'contato', 'contatto'],
    ...['контакты', 'контакти', 'liên hệ', 'kontak', 'contactos', 'contatti', 'kontakty', 'kontakte'],
    ...['contact info', 'contact information', 'iletişim'],
  ].map(comparableHeader),
);

const isOfContact = (header: string): boolean =>
  contactWords.has(wordsOf(header).at(-1) ?? '') || contactWords.has(comparableHeader(header));

/** Minimum number of phone numbers under such a header. */
const minNumbers = 5;

/** Whether values are phone numbers without their leading zero, as a spreadsheet stores them; 0 means none. */
function areBareNumbers(values: readonly string[]): boolean {
  const numbers = values.filter((value) => !/^0+$/.test(value));
  const isNumber = (value: string) =>
    /^[+\d][\d\s().-]{6,18}$/.test(value) && value.replace(/\D/g, '').length >= 8;
  return numbers.length >= minNumbers && shareOf(numbers, isNumber) >= mostShare && !isSequence(numbers);
}

/** 'Contact' over phone numbers, where no other column has them. */
export const phoneOfContact = rule(
  (column) =>
    column.reading === undefined &&
    isOfContact(column.header) &&
    (contentOf(column.values.map(withoutPhoneLabel)) === 'phone' ||
      areBareNumbers(column.values.map(withoutPhoneLabel))) &&
    isMissingField(column, 'phone'),
  readAs('phone'),
);

/** Links that each have a label in front, under a meaningless header. */
export const labelledLinks = rule(
  ({ reading, values }) =>
    reading === undefined &&
    values.length > 0 &&
    shareOf(values, (value) => isLabelled(value) && labelledSite(value) !== null) >= mostShare,
  readAs('anyLink'),
);

const isBareNumber = (header: string) =>
  wordsOf(header).every((word) => numberWords.has(word) || word === 'numbers');

/** Whether the values are phone numbers as people write them, and no other column has any. */
function areOnlyPhones(
  one: JudgedHeader,
  values: readonly string[],
  judged: readonly JudgedHeader[],
): boolean {
  const isWritten = (value: string) =>
    /^[+(\d][\d\s().+/-]{6,}(?:\s?(?:x|ext)\.?\s?\d+)?$/.test(value) &&
    /\d[\s().-]+\d/.test(value) &&
    // A degree.
    !/^-?\d{1,3}\.\d{4,}$/.test(value);
  return (
    values.length >= minShown &&
    shareOf(values, isWritten) >= mostShare &&
    judged.every((other) => other === one || other.reading?.field !== 'phone')
  );
}

/** 'Number' over phone numbers. */
export const phoneOfNumber = rule(
  ({ one, reading, header, values, judged }) =>
    reading === undefined && isBareNumber(header) && areOnlyPhones(one, values, judged),
  readAs('phone'),
);
