// Rules for columns of categories.
import { betweenKinds, isPricedKind, isRatedLine } from '../../../values/categoryValue.ts';
import type { ColumnField } from '../../columnFields.ts';
import { areSitings } from '../../content/areSitings.ts';
import { namesItsOptions } from '../../content/namesItsOptions.ts';
import { areSearchedKinds } from '../constantKinds.ts';
import { kindInHeader } from '../headerKind.ts';
import { shareOf, type JudgedHeader } from '../judgedHeader.ts';
import { partialReadings } from '../partialHeader.ts';
import {
  dropColumn,
  isMissingField,
  minShown,
  mostShare,
  readAs,
  rule,
  type HeaderRule,
} from './headerRule.ts';

const isOfKinds = (field: ColumnField | undefined) =>
  field === 'category' || field === 'type' || field === 'subtypes';

const noneIsOfKinds = (columns: readonly JudgedHeader[]): boolean =>
  columns.every(({ reading }) => !isOfKinds(reading?.field));

/** Headers for names of industry classes in company registers: 'ANZSIC4_DESCRIPTION', 'Наименование ОКВЭД'. */
const classDescription =
  /^desc(?:ripcion)?(?:ciiu|nic|cnae|scian)|^(?:nic|anzsic|naics|u?k?sic|nace|naf|cnae(?:fiscal|principal)?|isic|ateco|pkd|wz|sni|tol|tsic)\d*(?:code)?(?:desc|description|title|name|text|libelle|label|denominacion|descrizione|nazwa|descricao)|(?:libelle|description|описание|наименование)(?:naf|ape|nace|оквэд)$/u;

/** Industry classes in words, or search terms. */
export const classOrSearchedKind = rule(
  ({ one, comparable, values, judged }) =>
    classDescription.test(comparable) || areSearchedKinds(one, values, judged),
  readAs('category'),
);

const areRatedLines = (values: readonly string[]) =>
  values.length >= minShown &&
  (shareOf(values, isRatedLine) >= 0.6 || shareOf(values, isPricedKind) >= mostShare);

/** Lines of a page with a rating or a price before the kind, under any header, where no column has kinds. */
export const kindInRatedLine = rule(
  ({ values, judged }) => areRatedLines(values) && noneIsOfKinds(judged),
  readAs('category'),
);

/** 'school_type' over words that repeat: what is no kind by itself is of the kind that the header names. */
export const typeOfNamedKind = rule(
  ({ reading, header, values, judged }) =>
    reading === undefined &&
    kindInHeader(header) !== null &&
    values.length >= minShown &&
    new Set(values).size <= values.length / 2 &&
    shareOf(values, (value) => /\p{L}{3}/u.test(value)) >= mostShare &&
    noneIsOfKinds(judged),
  readAs('category'),
);

/** Whether cells are lists of categories with commas or slashes: their items repeat, alone or in other lists. */
function areLists(values: readonly string[]): boolean {
  const lists = values.filter((value) => betweenKinds.test(value));
  const parts = values.flatMap((value) =>
    value
      // "['Casual dining', 'Bar']"
      .replace(/[[\]'"]/g, '')
      .split(betweenKinds)
      .map((part) => part.trim().toLowerCase()),
  );
  return (
    values.length >= minShown &&
    lists.length >= values.length * 0.2 &&
    new Set(parts).size <= parts.length * 0.4 &&
    parts.every((part) => part.length <= 40)
  );
}

/** Lists under a header with a word for categories, if no other column has categories. */
export const listsUnderWordForKinds = rule(
  ({ one, reading, header, values, judged }) =>
    reading === undefined &&
    partialReadings(header).includes('category') &&
    areLists(values) &&
    noneIsOfKinds(judged.filter((other) => other !== one)),
  readAs('subtypes'),
);

/** 'Category' over lists, if no other column has subcategories. The fit of the values does not change. */
export const listsOfKinds: HeaderRule = (column) => {
  const { reading, values } = column;
  if (reading?.field !== 'category' && reading?.field !== 'type') return null;
  if (!areLists(values) || !isMissingField(column, 'subtypes')) return null;
  return {
    kind: 'read',
    reading: { field: 'subtypes', rank: reading.rank },
    fits: false,
  };
};

/** Codes of classes, which mean nothing to visitors: '56.10A', '47.73', 'II', 'PP'. */
const classCode = /^(?:[A-Z]?\d{2}(?:[.\s]?\d{1,3}){0,3}[.\s]?[A-Z]?|[IVX]{1,4}|[A-Z]{1,2}\d?)\.?$/;

/** Codes of industry classes under a header for categories. */
export const codesOfKinds = rule(
  ({ reading, values }) =>
    isOfKinds(reading?.field) &&
    values.length >= minShown &&
    shareOf(values, (value) => classCode.test(value)) >= mostShare,
  dropColumn,
);

/** 'Street', 'Shopping Mall' under 'Type' in a list of a chain. */
export const sitingOfShops = rule(
  ({ reading, values }) =>
    (reading?.field === 'category' || reading?.field === 'type') &&
    values.length >= minShown &&
    areSitings(values),
  dropColumn,
);

/** 'Street' and 'Shopping Mall' under 'Street/Shopping Mall'. */
export const optionsOfHeader = rule(({ header, values }) => namesItsOptions(header, values), dropColumn);
