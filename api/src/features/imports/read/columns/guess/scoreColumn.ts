import { hasStreetWord } from '../../location/addressTokens.ts';
import { betweenKinds } from '../../values/categoryValue.ts';
import { comparableName } from '../content/nameInLink.ts';
import { couldBeBranches, couldBeNames } from '../content/columnText.ts';
import { namesItsOptions } from '../content/namesItsOptions.ts';
import type { ColumnField } from '../columnFields.ts';
import { areOfDirectory, areOfOneSite } from '../headers/directoryPages.ts';
import { isOfCode } from '../headers/ofCode.ts';
import { isUnknownWord, partialReadings } from '../headers/partialHeader.ts';
import { areSpread } from '../headers/readByValues.ts';
import { fitOf } from '../content/valueFit.ts';
import { isOwnKind, valueScores, type ValueScores } from '../content/valueScores.ts';
import type { Scored, UnknownColumn } from './columnGuess.ts';

/** Fields with unambiguous values, recognised under a blank header or a header such as 'id'. */
const unmistakable = new Set<ColumnField>(['placeId', 'googleId', 'locationLink', 'coordinates']);

/** Fields whose values are recognised under any header: weekly hours, map links, live status texts, codes of one country, coordinate pairs, '(134)'. */
const plain = new Set<ColumnField>([
  ...(['locationLink', 'liveStatus', 'postalCode', 'coordinates', 'reviewCount', 'workingHours'] as const),
]);

/** Score added where the values support a word of the header, and score of a word that they do not contradict. */
const [supported, notContradicted] = [0.3, 0.6];

/** Fields whose values are unambiguous under a header in an unknown language. */
export const speaking = new Set<ColumnField>([
  'website',
  'category',
  'city',
  'address',
  'phone',
  'priceRange',
]);

/** Whether the values are hardly ambiguous. A website must be a complete URL and differ by row. */
function isClear(field: ColumnField, score: number, values: readonly string[]): boolean {
  if (field === 'website')
    return (
      new Set(values).size >= values.length * 0.7 && values.filter(isWholeSite).length >= values.length * 0.6
    );
  // Tax and register numbers are digits as well.
  if (field === 'phone' && values.filter(isWrittenPhone).length < values.length * 0.3) return false;
  if (field === 'address' && values.filter(isWrittenAddress).length < values.length * 0.5) return false;
  return score >= (field === 'address' ? 0.75 : 0.72);
}

const isWrittenPhone = (value: string) => /^\+|\d[\s().\-/]+\d/.test(value.trim());
const isWrittenAddress = (value: string) =>
  (/\d/.test(value) && /[,،]/.test(value) && !isSentence(value)) || hasStreetWord(value);

/** 'Ring us, order, collect within 20 minutes.', 'Deliveries 12:00-20:00, please call': a sentence, or one with times of day. */
const isSentence = (value: string) =>
  (/[.!?…]$/.test(value) && value.split(' ').length >= minSentence) ||
  /\d[:.h]\d{2}\b|\d\s?(?:Uhr|[ap]\.?m)\b/.test(value);
const minSentence = 5;

const isWholeSite = (value: string) =>
  /^(?:https?:\/\/)?(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}\/?$/iu.test(value.trim());

/** A header of links to the pages of a directory: 'Detail Page Url', 'Member page'. */
const pageOfList = /(?:^|[^a-z])(?:details?|profile|member|entry|record|listing)(?:$|[^a-z])/i;

/** Minimum number of values, and share of distinct links below which they count as repeating. */
const [minPages, ownPages] = [20, 0.5];

/** Whether links repeat, as those to pages about several listings do. */
const areRepeated = (values: readonly string[]) =>
  values.length >= minPages && new Set(values).size < values.length * ownPages;

/** Information from other columns of the sheet. */
interface Surroundings {
  /** Names in its map links. */
  links: ReadonlySet<string | null>;
  isOpaque: boolean;
  clearFields: ReadonlySet<ColumnField>;
  held: ReadonlySet<ColumnField>;
}

/** Whether negative numbers (counts in brackets: '-134', '-8') are close together, as UTC offsets are and counts are not. */
const areCloseTogether = (values: readonly string[]): boolean =>
  values.length >= minCounts && values.every((value) => value.startsWith('-')) && !areSpread(values);
const minCounts = 8;

/** Combines the scores by values and by words of the header. */
export function scoreColumn(
  column: UnknownColumn,
  { links, isOpaque, clearFields, held }: Surroundings,
): Scored {
  const { header, values } = column;
  if (namesItsOptions(header, values)) return { column, scores: new Map() };
  const byValues: ValueScores = valueScores(values);
  const scores = new Map<ColumnField, number>();
  const inHeader = partialReadings(header).filter((field) => field !== column.contradicted);
  // Header words that the values contradict count as unknown ones.
  const isContradicted =
    (inHeader.length > 0 || column.contradicted !== undefined) &&
    inHeader.every((field) => fitOf(field, values) === 'contradicts');
  const isForeign = !isOpaque && (isContradicted || isUnknownWord(header));
  const isOther = inHeader.length > 0 && !isContradicted;
  for (const [field, score] of byValues) {
    if (field === 'phone' && isOfCode(header)) continue;
    const isPlain = plain.has(field) || (/^(?:_?id)?$/i.test(header) && unmistakable.has(field));
    if (inHeader.includes(field)) scores.set(field, Math.min(1, score + supported));
    else if (isForeign && clearFields.has(field) && isClear(field, score, values)) scores.set(field, score);
    else if (isPlain || (isOpaque && !(header !== '' && held.has(field))))
      scores.set(field, isOther ? score - supported : score);
  }
  for (const field of inHeader) {
    if (scores.has(field)) continue;
    const areNames = couldBeNames([...values]) || (inHeader.length === 1 && couldBeBranches([...values]));
    if (field === 'name' ? areNames : isSupported(field, values)) scores.set(field, notContradicted);
  }
  if (areCloseTogether(values)) scores.delete('reviewCount');
  // Pages of the copied directory are not websites of the listings.
  const isDirectory = areOfDirectory(values);
  const isOwnSite = inHeader.includes('website') && !pageOfList.test(header);
  if (isDirectory || (!isOwnSite && (areOfOneSite(values) || areRepeated(values)))) scores.delete('website');
  if (isDirectory) scores.delete('photoUrl');
  const linked = values.filter((value) => links.has(comparableName(value)));
  if (isOpaque && values.length > 0 && linked.length >= Math.max(1, values.length * 0.6))
    scores.set('name', 1);
  return { column, scores };
}

/** Fields with vague values, for which a header word is not enough. */
const vague = new Set<ColumnField>([
  'category',
  'address',
  'city',
  'workingHours',
  'type',
  'about',
  'detailedInfo',
]);

/** Whether the values are single amounts of money rather than price levels or ranges. */
const areAmounts = (values: readonly string[]): boolean =>
  values.filter((value) => /^\D{0,5}\d[\d.,\s]*\D{0,5}$/.test(value) && !/^[1-4]$/.test(value.trim()))
    .length >=
  values.length * 0.8;

/** Minimum share of lists with a known category, for a header such as 'types'. */
const someKinds = 0.2;
const listsKind = (value: string) => value.split(betweenKinds).some((part) => isOwnKind(part.trim()));

/** Whether numbers are all whole: grades by one person, such as a lead score; ratings are averages with decimals. */
const areMarks = (values: readonly string[]): boolean =>
  values.length >= minCounts && values.every((value) => /^\d+(?:[.,]0+)?$/.test(value));

function isSupported(field: ColumnField, values: readonly string[]): boolean {
  // A list of places of one kind has one word for all of them.
  if (field === 'category')
    return values.length >= 5 && new Set(values).size === 1 && isOwnKind(values[0] ?? '');
  // 'Pet types' of dogs and cats.
  if (field === 'subtypes' && values.filter(listsKind).length < values.length * someKinds) return false;
  return (
    !vague.has(field) &&
    fitOf(field, values) === 'fits' &&
    !(field === 'rating' && areMarks(values)) &&
    // 'Coffee price' of £2.80 is that of a coffee.
    !(field === 'priceRange' && areAmounts(values)) &&
    !(field === 'phone' && values.every((value) => /^\d+$/.test(value) && value.length < 8)) &&
    !(field === 'state' && values.every((value) => /^\d+$/.test(value)))
  );
}
