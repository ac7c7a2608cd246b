import { kindOf, sureKind } from '../../../../../lib/placeKinds/kindOf.ts';
import { betweenKinds, firstCategoryOf, withoutNumber } from '../../values/categoryValue.ts';
import { isMissing } from '../../values/textValue.ts';
import type { ColumnField } from '../columnFields.ts';
import { comparableHeader } from '../comparableHeader.ts';
import { drop, openMapTag, shareOf, type JudgedHeader } from './judgedHeader.ts';

/** Share of values from which a column is believed. */
const mostly = 0.8;

const searchedKind =
  /^(?:tags?|etiquetas?|etiketler?)$|^(?:keyword|search(?:ed)?|query)(?:category|categories|type|kind)?$/;

/** What was searched for is the kind of each place where it is one, differs by row, and no other column says it. */
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

/** "['restaurant', 'food', 'establishment']": the kind of a list is the first that says what the place is. */
const namesSureKind = (value: string) =>
  isSureKind(value) || (value.length <= maxList && isSureKind(firstCategoryOf(value) ?? ''));
/** Characters of a list of kinds. */
const maxList = 500;

/**
 * Rows that must agree before a word in all of them is treated as what was searched for, or as a word of the
 * interface.
 */
const minConstant = 5;

/** Rows whose kinds would come again, and the share of them that are known where they are kinds. */
const [minDescribed, minKinds] = [20, 0.2];

/**
 * Under a word for kinds, words of its own for each place say what it is known for: 'Third-wave coffee pioneer'. They
 * describe it where nothing else does.
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
    if (isDescribed) drop(one);
    else one.reading = { field: 'description', rank: 0 };
  }
}

/**
 * A word that all rows have says less of their kinds than a column that distinguishes them: what a scraper searched for
 * ('dentists near Leeds'), the kind of a record ('Feature', 'Page'), the most general of several categories.
 */
export function leaveOutConstantKinds(judged: readonly JudgedHeader[]): void {
  const kinds = judged.filter(
    ({ reading, choice }) => reading !== undefined && ofKinds.has(reading.field) && choice === undefined,
  );
  const isConstant = ({ values }: JudgedHeader) => values.length >= minConstant && new Set(values).size === 1;
  const filled = ({ values }: JudgedHeader) => values.filter((value) => !isMissing(value)).length;
  const most = Math.max(0, ...kinds.map(filled));
  // What few rows have says nothing of the others.
  const varying = kinds.filter((one) => !isConstant(one) && filled(one) > 0.5 * most);
  if (varying.length === 0) return;
  const areKinds = ({ values }: JudgedHeader) => shareOf(values.slice(0, 50), namesSureKind) >= 0.5;
  if (!varying.some(areKinds)) return;
  const isOpenMap = judged.some(({ header }) => openMapTag.test(header));
  const last = Math.max(...kinds.map(({ reading }) => reading?.rank ?? 0)) + 1;
  for (const one of kinds.filter(isConstant))
    // A tag of the map is true of each place, also of those that have no finer one.
    if (isOpenMap && one.reading) one.reading = { ...one.reading, rank: last };
    else drop(one);
}
