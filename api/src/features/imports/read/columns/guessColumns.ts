import { dayIndex } from '../../../../../../domain/hours/dayIndex.ts';
import { withoutTrailing } from '../../../../../../domain/text/withoutTrailing.ts';
import { hasStreetWord } from '../place/addressTokens.ts';
import { isNothing } from '../values/isNothing.ts';
import { bestAssignment } from './bestAssignment.ts';
import {
  areDegrees,
  bareName,
  contentOf,
  couldBeBranches,
  couldBeNames,
  nameInLink,
} from './columnContent.ts';
import type { ColumnField } from './columnFields.ts';
import type { ColumnReading } from './importColumn.ts';
import { isMomentOnly } from './momentWords.ts';
import { areGoods, isUnknownWord, leftOut, partialReadings } from './headers/partialHeader.ts';
import { shareOnLand } from './headers/degreeAxes.ts';
import { areOfDirectory, areOfOneSite } from './headers/directoryPages.ts';
import { fitOf } from './valueFit.ts';
import { isOwnKind, valueScores, type ValueScores } from './valueScores.ts';

/** A column whose header does not say as a whole what it holds, with the values under it. */
export interface UnknownColumn {
  index: number;
  header: string;
  values: string[];
  /** Meaning of its header, although its values contradict it. */
  contradicted?: ColumnField | undefined;
}

/** What a column is treated as; a null field where it is omitted and an operator is asked. */
export interface ColumnGuess {
  field: ColumnField | null;
  confidence: number;
  alternatives: ColumnReading[];
  isAsked: boolean;
}

/** Fields that several columns may hold at the same time; of all others one column is the best. */
const shared = new Set<ColumnField>([
  'phone',
  'email',
  'website',
  'photoUrl',
  'placeId',
  'googleId',
  'liveStatus',
  'socialLink',
]);

/** Fields of which a second column is worth nothing beside one that a header names. */
const unneeded = (field: ColumnField) => !shared.has(field) || field === 'liveStatus';

/** Kinds of values that nothing else looks like: they are known under a blank header, whatever the others say. */
const unmistakable = new Set<ColumnField>(['placeId', 'googleId', 'locationLink', 'coordinates']);

/** Values that are taken under any header: hours of a week, links to a map, sentences about being open, telling codes, pairs of degrees, '(134)'. */
const plain = new Set<ColumnField>([
  ...(['locationLink', 'liveStatus', 'postalCode', 'coordinates', 'reviewCount', 'workingHours'] as const),
]);

/** Fields by which a listing is known or found: where two columns are as good, an operator says which it is. */
const asked = new Set<ColumnField>(['name', 'address', 'category', 'workingHours']);

/** What a score must reach, and how much less the next column of a field asked about may have. */
const least = 0.6;
const clear = 0.12;

/** Of a word in the header that the values bear out, and of one that they at least do not contradict. */
const [borneOut, notContradicted] = [0.3, 0.6];

/** Columns of which each is compared with each; of more, the first. */
const mostCompared = 2000;

/** Columns that hold one and the same value everywhere, such as an icon, say nothing of a place. */
function isConstant(values: readonly string[]): boolean {
  return values.length >= 3 && new Set(values).size === 1;
}

/** Short names of days are words as well (Sat, Per): this many of them together are unambiguous. */
const weekLike = 5;

function daysOfWeek(columns: readonly UnknownColumn[], isBesideDays: boolean): UnknownColumn[] {
  const days = columns.filter(({ header }) => dayIndex(header) !== null);
  const distinct = new Set(days.map(({ header }) => dayIndex(header))).size;
  return isBesideDays || distinct >= weekLike ? days : [];
}

const sure = (field: ColumnField, confidence = 0.85): ColumnGuess => ({
  ...{ field, confidence, alternatives: [], isAsked: false },
});

function positions(columns: readonly UnknownColumn[]): [UnknownColumn, UnknownColumn] | null {
  for (const [i, first] of columns.entries()) {
    const second = columns[i + 1];
    if (!second || first.values.length === 0 || second.values.length === 0) continue;
    if (areDegrees(first.values, 90) && areDegrees(second.values, 180)) return [first, second];
    if (areDegrees(first.values, 180) && areDegrees(second.values, 90)) return [second, first];
  }
  return null;
}

/** Share of positions on land from which degrees may be meant so. */
const mostlyOnLand = 0.8;

/** Whether degrees without a header are positions on land in either order. */
const fitEitherWay = (latitude: UnknownColumn, longitude: UnknownColumn): boolean =>
  shareOnLand(longitude.values, latitude.values) >= mostlyOnLand;

const degreesGuess = (field: 'latitude' | 'longitude', isAsked: boolean): ColumnGuess => {
  const other = field === 'latitude' ? 'longitude' : 'latitude';
  if (!isAsked) return sure(field);
  return { field, confidence: 0.5, alternatives: [{ field: other, confidence: 0.4 }], isAsked };
};

/** Fields whose values are unambiguous under a header in an unknown language. */
const speaking = new Set<ColumnField>(['website', 'category', 'city', 'address', 'phone']);

/** Whether the values are hardly ambiguous; a site is that of a place where it is a whole one, and each row has its own. */
function isClear(field: ColumnField, score: number, values: readonly string[]): boolean {
  if (field === 'website')
    return (
      new Set(values).size >= values.length * 0.7 && values.filter(isWholeSite).length >= values.length * 0.6
    );
  // Numbers of tax and of registers are digits as well.
  if (field === 'phone' && values.filter(isWrittenPhone).length < values.length * 0.3) return false;
  if (field === 'address' && values.filter(isWrittenAddress).length < values.length * 0.5) return false;
  return score >= (field === 'address' ? 0.75 : 0.72);
}

const isWrittenPhone = (value: string) => /^\+|\d[\s().\-/]+\d/.test(value.trim());
const isWrittenAddress = (value: string) => (/\d/.test(value) && /[,،]/.test(value)) || hasStreetWord(value);

const isWholeSite = (value: string) =>
  /^(?:https?:\/\/)?(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}\/?$/iu.test(value.trim());

interface Scored {
  column: UnknownColumn;
  scores: Map<ColumnField, number>;
}

/** A header of links to what a directory says of a place: 'Detail Page Url', 'Member page'. */
const pageOfList = /(?:^|[^a-z])(?:details?|profile|member|entry|record|listing)(?:$|[^a-z])/i;

/** Evidence of values and of words of the header together. */
function scoreColumn(
  column: UnknownColumn,
  links: ReadonlySet<string | null>,
  isOpaque: boolean,
  clearFields: ReadonlySet<ColumnField>,
): Scored {
  const { header, values } = column;
  const byValues: ValueScores = valueScores(values);
  const scores = new Map<ColumnField, number>();
  const inHeader = partialReadings(header).filter((field) => field !== column.contradicted);
  // Words of which the values show that they mean something else say as little as unknown ones.
  const isBelied = inHeader.length > 0 && inHeader.every((field) => fitOf(field, values) === 'contradicts');
  const isForeign = !isOpaque && (isBelied || isUnknownWord(header));
  const isOther = inHeader.length > 0 && !isBelied;
  for (const [field, score] of byValues) {
    const isPlain = plain.has(field) || (header === '' && unmistakable.has(field));
    if (inHeader.includes(field)) scores.set(field, Math.min(1, score + borneOut));
    else if (isForeign && clearFields.has(field) && isClear(field, score, values)) scores.set(field, score);
    else if (isOpaque || isPlain) scores.set(field, isOther ? score - borneOut : score);
  }
  for (const field of inHeader) {
    if (scores.has(field)) continue;
    const areNames = couldBeNames([...values]) || (inHeader.length === 1 && couldBeBranches([...values]));
    if (field === 'name' ? areNames : isBorneOut(field, values)) scores.set(field, notContradicted);
  }
  // Pages of the directory that was copied are no sites of the places.
  const isDirectory = areOfDirectory(values);
  const isOwnSite = inHeader.includes('website') && !pageOfList.test(header);
  if (isDirectory || (!isOwnSite && areOfOneSite(values))) scores.delete('website');
  if (isDirectory) scores.delete('photoUrl');
  const linked = values.filter((value) => links.has(bareName(value)));
  if (isOpaque && values.length > 0 && linked.length >= Math.max(1, values.length * 0.6))
    scores.set('name', 1);
  return { column, scores };
}

/** Fields whose values show little, so that a word of a header is not enough. */
const vague = new Set<ColumnField>([
  'category',
  'address',
  'city',
  'workingHours',
  'type',
  'about',
  'detailedInfo',
]);

function isBorneOut(field: ColumnField, values: readonly string[]): boolean {
  // A list of places of one kind has one word for all of them.
  if (field === 'category')
    return values.length >= 5 && new Set(values).size === 1 && isOwnKind(values[0] ?? '');
  return (
    !vague.has(field) &&
    fitOf(field, values) === 'fits' &&
    !(field === 'phone' && values.every((value) => /^\d+$/.test(value) && value.length < 8)) &&
    !(field === 'state' && values.every((value) => /^\d+$/.test(value)))
  );
}

/** The best column of each field, as one assignment. */
function assign(
  scored: readonly Scored[],
  isFree: (field: ColumnField) => boolean,
): Map<number, ColumnField> {
  const fields = [...new Set(scored.flatMap(({ scores }) => [...scores.keys()]))].filter(
    (field) => !shared.has(field) && isFree(field),
  );
  const found = new Map<number, ColumnField>();
  /** Score of a column outside the fields of which one column is the best. */
  const elsewhere = scored.map(({ scores }) =>
    Math.max(0, ...[...scores].filter(([field]) => shared.has(field)).map(([, score]) => score)),
  );
  const gains = fields.map((field) =>
    scored.map(({ scores }, i) => {
      const score = scores.get(field) ?? 0;
      return score < least ? 0 : Math.max(0, score - (elsewhere[i] ?? 0));
    }),
  );
  for (const [i, at] of bestAssignment(gains).entries()) {
    const [field, one] = [fields[i], scored[at]];
    if (field !== undefined && one) found.set(one.column.index, field);
  }
  for (const { column, scores } of scored) {
    if (found.has(column.index)) continue;
    const [best] = [...scores]
      .filter(([field, score]) => shared.has(field) && score >= least && (isFree(field) || !unneeded(field)))
      .sort((a, b) => b[1] - a[1]);
    if (best && !(isConstant(column.values) && (best[0] === 'photoUrl' || best[0] === 'website')))
      found.set(column.index, best[0]);
  }
  return found;
}

/** Rows in which both of two columns may hold something although one stands in for the other. */
const mostOverlap = 0.15;

/** Whether two columns together fill the rows about once. */
function areComplements(one: Scored, other: Scored, rows: number): boolean {
  const lines = ({ column }: Scored) => column.values.filter((value) => !isMomentOnly(value)).length;
  return lines(one) + lines(other) <= rows * (1 + mostOverlap);
}

/** Whether two headers differ in a number only: 'kinds' and 'kinds 2' hold the kinds of a place one by one. */
function areNumbered({ header }: UnknownColumn, other: Scored | undefined): boolean {
  const bare = (text: string) => withoutTrailing(text, /[\s()\d]/);
  return header !== '' && other !== undefined && bare(header) === bare(other.column.header);
}

/** Whether two columns hold the same, as a link and its text do. */
const areCopies = ({ values }: UnknownColumn, other: Scored | undefined): boolean =>
  values.length === other?.column.values.length &&
  values.every((value, i) => value === other.column.values[i]);

/** Other columns that are about as good for a field by which listings are known: an operator is asked about them. */
function withQuestions(
  found: ReadonlyMap<number, ColumnField>,
  scored: readonly Scored[],
): Map<number, ColumnGuess> {
  const guesses = new Map<number, ColumnGuess>();
  const rows = Math.max(0, ...scored.map(({ column }) => column.values.length));
  for (const { column, scores } of scored) {
    const field = found.get(column.index);
    if (field !== undefined) guesses.set(column.index, sure(field, Math.min(0.95, scores.get(field) ?? 0.7)));
  }
  for (const [index, field] of found) {
    const own = scored.find(({ column }) => column.index === index);
    const score = own?.scores.get(field) ?? 0;
    const rivals = scored.filter(
      ({ column, scores }) =>
        !found.has(column.index) &&
        !(field === 'category' && areNumbered(column, own)) &&
        !areCopies(column, own) &&
        (scores.get(field) ?? 0) >= least &&
        score - (scores.get(field) ?? 0) < clear,
    );
    if (!asked.has(field) || rivals.length === 0) continue;
    const [rival] = rivals;
    // Each row has its address in one of the two: both are read.
    if (field === 'address' && rival && own && rivals.length === 1 && areComplements(own, rival, rows)) {
      guesses.set(rival.column.index, sure(field, Math.min(0.95, rival.scores.get(field) ?? 0.7)));
      continue;
    }
    guesses.set(index, {
      field,
      confidence: 0.5,
      isAsked: true,
      alternatives: [{ field: null, confidence: 0.4 }],
    });
    for (const { column } of rivals.slice(0, 2))
      guesses.set(column.index, {
        field: null,
        confidence: 0.5,
        isAsked: true,
        alternatives: [{ field, confidence: 0.4 }],
      });
  }
  return guesses;
}

/**
 * What columns mean that no header names as a whole: by their values and by words of their headers, as the one assignment
 * of columns to fields with the greatest score. Where the sheet's header makes sense (`isOpaque` false), values alone are
 * not enough, except for links to a map, ids without a header and sentences about being open. Where another column is about
 * as good for a field by which listings are known, an operator is asked. Pure.
 */
export function guessColumns(
  unknown: readonly UnknownColumn[],
  taken: ReadonlySet<ColumnField>,
  isOpaque: boolean,
): Map<number, ColumnGuess> {
  const guessed = new Map<number, ColumnGuess>();
  const days = new Set(daysOfWeek(unknown, taken.has('openingDay')).map(({ index }) => index));
  for (const index of days) guessed.set(index, sure('openingDay'));
  const rest = unknown
    .filter(
      ({ header, index }) =>
        !leftOut.test(header) &&
        !days.has(index) &&
        !(areGoods(header) && partialReadings(header).length === 0),
    )
    .map((column) => ({ ...column, values: column.values.filter((value) => !isNothing(value)) }))
    .filter(({ values }) => values.length > 0)
    .slice(0, mostCompared);
  const isFree = (field: ColumnField) => !taken.has(field);
  const links = new Set(rest.flatMap(({ values }) => values.map(nameInLink).filter((name) => name !== null)));
  const position = isOpaque && isFree('latitude') && isFree('coordinates') ? positions(rest) : null;
  if (position) {
    const isOpen = position.every(({ header }) => header === '') && fitEitherWay(...position);
    guessed.set(position[0].index, degreesGuess('latitude', isOpen));
    guessed.set(position[1].index, degreesGuess('longitude', isOpen));
  }
  // The degrees beside those of a latitude, under a word that is not known.
  const degrees = rest.filter(({ values }) => areDegrees(values, 180));
  if (taken.has('latitude') && isFree('longitude') && isFree('coordinates') && degrees.length === 1)
    for (const { index } of degrees) guessed.set(index, sure('longitude'));
  // Of several numbers nobody can tell which is a person's, or of a fax.
  const numbers = rest.filter(({ values }) => contentOf(values) === 'phone').length;
  const clearFields = new Set(
    [...speaking].filter((field) => isFree(field) && (field !== 'phone' || numbers === 1)),
  );
  const scored = rest
    .filter(({ index }) => !guessed.has(index))
    .map((column) => scoreColumn(column, links, isOpaque, clearFields));
  // One word for all places says less than the kinds that another column has.
  const hasKinds = taken.has('subtypes') || taken.has('type');
  for (const { column, scores } of hasKinds ? scored : [])
    if (isConstant(column.values)) scores.delete('category');
  const found = assign(scored, isFree);
  for (const [index, guess] of withQuestions(found, scored)) guessed.set(index, guess);
  return guessed;
}
