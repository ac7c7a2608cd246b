import { kindOf, sureKind } from '../../../../../lib/placeKinds/kindOf.ts';
import { betweenKinds, firstCategoryOf, withoutNumber } from '../../values/categoryValue.ts';
import { isMissing } from '../../values/textValue.ts';
import type { ColumnField } from '../columnFields.ts';
import { comparableHeader } from '../comparableHeader.ts';
import { rejectReading, openMapTag, shareOf, type JudgedHeader } from './judgedHeader.ts';

/** Minimum share of values for a column to be accepted. */
const mostly = 0.8;

const searchedKind =
  /^(?:tags?|etiquetas?|etiketler?)$|^(?:keyword|search(?:ed)?|query)(?:category|categories|type|kind)?$/;

/** Whether a column of search terms can serve as categories: known categories that differ by row, and no other column has them. */
export function areSearchedKinds(
  { header, reading }: JudgedHeader,
  values: readonly string[],
  judged: readonly JudgedHeader[],
): boolean {
  return (
    reading === undefined &&
    searchedKind.test(comparableHeader(header)) &&
    new Set(values).size > 1 &&
    judged.every((other) => other.reading === undefined || !ofKinds.has(other.reading.field)) &&
    shareOf(values.slice(0, 50), isSureKind) >= mostly
  );
}

const ofKinds = new Set<ColumnField>(['category', 'type', 'subtypes']);
const isSureKind = (value: string) => (kindOf(value.replaceAll('_', ' '))?.confidence ?? 0) >= sureKind;

/** Whether a text is a certain category. Of a list, "['restaurant', 'food', 'establishment']", the first specific one counts. */
const namesSureKind = (value: string) =>
  isSureKind(value) || (value.length <= maxList && isSureKind(firstCategoryOf(value) ?? ''));
/** Maximum length of a list of categories. */
const maxList = 500;

/** Minimum number of rows for a constant to count as a search term or as a label of a page. */
const minConstant = 5;

/** Minimum number of rows, and share of known categories below which a column has slogans. */
const [minDescribed, minKinds] = [20, 0.2];

/**
 * Reads a column under a header for categories as descriptions if each row has words of its own, such as 'Third-wave coffee
 * pioneer', and no other column has descriptions.
 */
export function readSlogans(judged: readonly JudgedHeader[]): void {
  for (const one of judged) {
    const values = one.values.filter((value) => !isMissing(value));
    if (one.reading?.field !== 'category' || one.choice !== undefined || values.length < minDescribed)
      continue;
    const areOwn = new Set(values.map(withoutNumber)).size >= values.length * 0.9;
    const areWords =
      shareOf(values, (value) => /\s\S+\s/.test(value.trim()) && !betweenKinds.test(value)) >= 0.5;
    if (!areOwn || !areWords || shareOf(values.slice(0, 50), namesSureKind) >= minKinds) continue;
    const isDescribed = judged.some(({ reading }) => reading?.field === 'description');
    if (isDescribed) rejectReading(one);
    else one.reading = { field: 'description', rank: 0 };
  }
}

/**
 * Ignores a constant column of categories beside one that varies: the search term of a scraper ('dentists near Leeds'), a
 * record type ('Feature', 'Page'), the most general of several categories.
 */
export function ignoreConstantKinds(judged: readonly JudgedHeader[]): void {
  const kinds = judged.filter(
    ({ reading, choice }) => reading !== undefined && ofKinds.has(reading.field) && choice === undefined,
  );
  const isConstant = ({ values }: JudgedHeader) => values.length >= minConstant && new Set(values).size === 1;
  const filled = ({ values }: JudgedHeader) => values.filter((value) => !isMissing(value)).length;
  const most = Math.max(0, ...kinds.map(filled));
  // A column that few rows have cannot replace the constant.
  const varying = kinds.filter((one) => !isConstant(one) && filled(one) > 0.5 * most);
  if (varying.length === 0) return;
  const areKinds = ({ values }: JudgedHeader) => shareOf(values.slice(0, 50), namesSureKind) >= 0.5;
  if (!varying.some(areKinds)) return;
  const isOpenMap = judged.some(({ header }) => openMapTag.test(header));
  const last = Math.max(...kinds.map(({ reading }) => reading?.rank ?? 0)) + 1;
  for (const one of kinds.filter(isConstant))
    // A constant OpenStreetMap tag is true of every listing, and stays as the fallback.
    if (isOpenMap && one.reading) one.reading = { ...one.reading, rank: last };
    else rejectReading(one);
}
