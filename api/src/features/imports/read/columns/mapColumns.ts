import { comparableHeader } from './comparableHeader.ts';
import { ownHeaders, type ColumnField } from './columnFields.ts';
import { columnLetters } from '../../../../../../domain/imports/columnLetters.ts';
import { dropContradicted } from './dropContradicted.ts';
import { leaveOutDisagreeing } from './evidence/agreement.ts';
import { preferMainKinds } from './evidence/mainKinds.ts';
import { leaveOutMailsOfPersons, markMailsOfPersons } from './evidence/mailsOfPersons.ts';
import { leaveOutPartialScores } from './evidence/partialScores.ts';
import { leaveOutSearchedCodes } from './evidence/searchedCodes.ts';
import { leaveOutOtherStreets } from './evidence/otherStreets.ts';
import { leaveOutFilledDegrees } from './evidence/filledDegrees.ts';
import { leaveOutSearchedPoints } from './evidence/searchCentres.ts';
import { leaveOutSearchedTowns } from './evidence/searchedTowns.ts';
import { askAboutRegions } from './evidence/namesOfRegions.ts';
import { outdatedAmong } from './evidence/datedHeaders.ts';
import { givenColumns } from './givenColumns.ts';
import { areMapTags, asMapTag, type JudgedHeader } from './headers/judgedHeader.ts';
import type { ColumnMapping, MappedColumn, MappedColumns } from './mappedColumn.ts';
import { guessColumns } from './guess/guessColumns.ts';
import { entityRank, sharedPrefix, withoutPrefix } from './headerReading.ts';
import type { ColumnReading } from './importColumn.ts';
import { isOwnHeader } from './headers/isOwnHeader.ts';
import { correctReadings } from './headers/correctReadings.ts';
import { areCut, wholeHeader } from './headers/cutHeaders.ts';
import { knownHeader } from './headers/knownHeader.ts';
import { isInternal } from './headers/partialHeader.ts';
import { leaveOutLinksOfOthers } from './headers/linksOfOthers.ts';
import { leaveOutQuarters, leaveOutQuartersAsRegions } from './headers/quarterColumns.ts';
import { addLinkedNames, nameByLinks } from './linkedNames.ts';
import { chooseNames, leaveOutRepeatedNames } from './nameColumns.ts';
import { askWhetherPersons, personsByMail, markPersonColumns } from './persons/markPersonColumns.ts';
import { areReviews, reviewSheetHeaders } from './reviewSheet.ts';
import { reasonHeader } from './reasonHeader.ts';
import { areLocated, areWithKinds, withTextAround } from './headers/textAround.ts';
import { fitOf } from './valueFit.ts';
import { plainDigits } from '../values/numbers/plainDigits.ts';
import { cleanCell, isMissing, withoutIndents } from '../values/textValue.ts';

const reason = comparableHeader(reasonHeader);

/** Of columns known by content: all others go before them. */
export const contentRank = 1000;

/** Columns known by name from which a header as a whole makes sense. */
const fewNames = 3;

/** Rows from which a column without a value in any of them is an empty one. */
const minRows = 5;

/** Columns that no row has a value for, so that others may be what they are called. */
function emptyColumns(judged: readonly JudgedHeader[]): ReadonlySet<number> {
  const hasRows = judged.some(({ values }) => values.length >= minRows);
  const empty = hasRows ? judged.filter(({ values }) => values.every(isMissing)) : [];
  return new Set(empty.map(({ index }) => index));
}

/**
 * Says what each column of a sheet means, by its header, its values and its neighbours. Pure.
 * `samples` are rows under the header; `released` names columns about persons that are read nevertheless. Throws AppError
 * BAD_INPUT where the mapping names a field that there is not.
 */
export function mapColumns(
  headers: (string | undefined)[],
  samples: (string | undefined)[][],
  mapping: ColumnMapping | null = null,
  released: readonly string[] = [],
): MappedColumns {
  const isOwn = isOwnHeader(headers);
  const judged = judge(headers, samples, givenColumns(headers, mapping ?? {}), isOwn);
  if (!isOwn) correctReadings(judged);
  const isMisleading = !isOwn && dropContradicted(judged);
  const free = new Set(
    givenColumns(headers, Object.fromEntries(released.map((name) => [name, null]))).keys(),
  );
  // The word of an operator in its address of mail does not make it a person.
  const named = isOwn || areMapTags(headers) ? [] : personsByMail(judged, samples);
  const names = markPersonColumns(judged, headers, free, isOwn, named);
  const mapped: MappedColumn[] = [];
  for (const one of judged) take(one, mapped);
  const isOfVisitors = !mapped.some(({ field }) => field === 'name') && areReviews(judged);
  if (!isOfVisitors) guessOthers(judged, mapped, isOwn, isMisleading);
  if (!isOwn && !isOfVisitors) nameByLinks(judged, mapped, contentRank);
  if (!isOfVisitors && !mapped.some(({ field }) => field === 'name')) takeDroppedName(judged, mapped);
  if (!isOwn) askWhetherPersons(judged, mapped);
  if (!isOwn) askAboutRegions(judged, mapped);
  mapped.sort((a, b) => a.rank - b.rank || a.index - b.index);
  if (!isOwn) leaveOutLinksOfOthers(judged, mapped, samples);
  if (!isOwn) leaveOutQuarters(judged, mapped, samples);
  if (!isOwn) leaveOutQuartersAsRegions(mapped, judged, samples);
  if (!isOwn) leaveOutFilledDegrees(judged, mapped, samples);
  if (!isOwn) leaveOutSearchedPoints(judged, mapped, samples);
  if (!isOwn) leaveOutSearchedCodes(judged, mapped, samples);
  if (!isOwn) leaveOutSearchedTowns(judged, mapped, samples);
  if (!isOwn) leaveOutOtherStreets(judged, mapped, samples);
  if (!isOwn) leaveOutPartialScores(judged, mapped);
  if (!isOwn) leaveOutDisagreeing(judged, mapped, samples);
  if (!isOwn) leaveOutMailsOfPersons(judged, mapped, samples);
  if (!isOwn) markMailsOfPersons(mapped, samples);
  if (!isOwn) preferMainKinds(mapped, samples);
  for (const one of judged) addReadings(one);
  chooseNames(mapped, judged);
  if (!isOwn) leaveOutRepeatedNames(mapped, judged, samples);
  for (const [at, one] of mapped.entries())
    if (one.field === 'name' && !isOwn && !one.isLinked)
      mapped[at] = withTextAround(one, judged.find(({ index }) => index === one.index)?.values ?? []);
  if (!isOwn) readBrackets(mapped, judged);
  if (!isOwn) addLinkedNames(judged, mapped, contentRank);
  // Addresses of mail are compared with the persons of their row, unless an operator released them.
  const isReleased = (index: number) => judged.some((one) => one.index === index && one.column.isReleased);
  if (mapped.some(({ field, index }) => field === 'email' && !isReleased(index)))
    for (const index of names)
      mapped.push({ index, header: headerAt(judged, index), field: 'personName', rank: 0 });
  return { columns: judged.map(({ column }) => column), mapped };
}

const ofAddress = new Set<ColumnField>([
  'address',
  'completeAddress',
  'street',
  'city',
  'coordinates',
  'latitude',
]);

/** Takes from the brackets behind the names the kinds of the places, or where they are if nothing else says so. */
function readBrackets(mapped: MappedColumn[], judged: readonly JudgedHeader[]): void {
  const at = mapped.findIndex(({ field }) => field === 'name');
  const name = mapped[at];
  const values = judged.find(({ index }) => index === name?.index)?.values ?? [];
  if (name === undefined || name.around) return;
  const isLocated = !mapped.some(({ field }) => ofAddress.has(field)) && areLocated(values);
  if (!isLocated && !areWithKinds(values)) return;
  const around = { before: '', after: '', none: null };
  mapped[at] = { ...name, around: { ...around, brackets: 'cut' } };
  const field = isLocated ? 'address' : 'category';
  mapped.push({ ...name, field, rank: contentRank, around: { ...around, brackets: 'read' } });
}

function headerAt(judged: readonly JudgedHeader[], index: number): string {
  return judged.find((one) => one.index === index)?.column.header ?? '';
}

function judge(
  headers: (string | undefined)[],
  samples: (string | undefined)[][],
  given: ReadonlyMap<number, ColumnField | null>,
  isOwn: boolean,
): JudgedHeader[] {
  const special = isOwn ? ownHeaders : reviewSheetHeaders(headers);
  const prefix = isOwn ? '' : sharedPrefix(headers.map((header) => header ?? ''));
  const width = [headers, ...samples].reduce((most, row) => Math.max(most, row.length), 0);
  const last = Math.max(width, ...[...given.keys()].map((index) => index + 1));
  const isCut = !isOwn && areCut(headers);
  const isOfMap = !isOwn && areMapTags(headers);
  const outdated = outdatedAmong(headers);
  const judged: JudgedHeader[] = [];
  for (let index = 0; index < last; index += 1) {
    const written = cleanCell(headers[index]);
    const values = samples
      .map((row) => withoutIndents(plainDigits(row[index]?.trim() ?? '')))
      .filter((value) => value !== '');
    if (written === '' && values.length === 0 && !given.has(index)) continue;
    const header = isCut ? wholeHeader(written) : isOfMap ? asMapTag(written) : written;
    const known = knownHeader(header, special) ?? knownHeader(withoutPrefix(header, prefix), special);
    const isLeftOut =
      comparableHeader(written) === reason ||
      (!isOwn && (isInternal(written) || outdated.has(headers[index] ?? '')));
    const reading = isLeftOut ? undefined : known;
    const solid = values.filter((value) => !isMissing(value));
    judged.push({
      index,
      header,
      values,
      column: {
        ...{ number: index + 1, header: written === '' ? columnLetters(index) : written },
        ...{ field: null, how: 'none', confidence: 0.9, alternatives: [] },
        ...{ sample: null, samples: [], isPersonal: false, isReleased: false, isAsked: false },
      },
      reading,
      fit: reading && !isOwn ? fitOf(reading.field, solid) : 'unknown',
      isPersonal: false,
      choice: given.get(index),
    });
  }
  return judged;
}

/** Takes a column for what the operator says, else for what its header does. */
function take({ index, column, choice, reading, fit, values }: JudgedHeader, mapped: MappedColumn[]): void {
  if (column.how === 'private') return;
  if (choice !== undefined) {
    Object.assign(column, { field: choice, how: 'given', confidence: 1, alternatives: [] });
    if (choice !== null) mapped.push({ index, header: column.header, field: choice, rank: -1 });
    return;
  }
  if (!reading) return;
  const certainty = fit === 'fits' ? 0.97 : values.length === 0 ? 0.9 : 0.8;
  const confidence = column.isAsked ? 0.5 : certainty;
  Object.assign(column, { field: reading.field, how: 'name', confidence });
  mapped.push({ index, header: column.header, ...reading, ...(column.isReleased && { rank: -1 }) });
}

/** Reads by their values the columns whose headers say nothing. */
function guessOthers(
  judged: readonly JudgedHeader[],
  mapped: MappedColumn[],
  isOwn: boolean,
  isMisleading: boolean,
): void {
  const outdated = outdatedAmong(judged.map(({ column }) => column.header));
  const isTaken = ({ column, choice }: JudgedHeader) =>
    column.how === 'private' || column.field !== null || choice !== undefined;
  const unknown = judged
    .filter(
      (one) => !isTaken(one) && comparableHeader(one.header) !== reason && !outdated.has(one.column.header),
    )
    .map((one) => ({ ...one, contradicted: one.dropped?.field }));
  const empty = emptyColumns(judged);
  const taken = new Set(
    mapped.filter(({ index, rank }) => rank < 0 || !empty.has(index)).map(({ field }) => field),
  );
  const known = judged.filter(({ column }) => column.how === 'name').length;
  const isOpaque = !isOwn && (isMisleading || !taken.has('name') || known < fewNames);
  const degrees = judged
    .find(({ column }) => column.field === 'latitude' || column.field === 'longitude')
    ?.values.filter((value) => !isMissing(value));
  const guesses = guessColumns(unknown, taken, isOpaque, degrees);
  for (const { index, column } of unknown) {
    const guess = guesses.get(index);
    if (guess === undefined) continue;
    if (guess.field === null) {
      column.alternatives.push(...guess.alternatives);
      column.isAsked = guess.isAsked;
      continue;
    }
    Object.assign(column, { field: guess.field, how: 'content', confidence: guess.confidence });
    column.alternatives.push(...guess.alternatives);
    column.isAsked = guess.isAsked;
    mapped.push({ index, header: column.header, field: guess.field, rank: contentRank });
  }
}

/** A header that says name is read where nothing else names the rows, however odd its values; an operator is asked. */
function takeDroppedName(judged: readonly JudgedHeader[], mapped: MappedColumn[]): void {
  const one = judged.find(({ dropped, column }) => dropped?.field === 'name' && column.field === null);
  if (!one?.dropped) return;
  Object.assign(one.column, { field: 'name', how: 'name', confidence: 0.4, isAsked: true });
  mapped.push({ index: one.index, header: one.column.header, ...one.dropped });
}

/** Orders the other readings of a column, and says how sure it is that one that is omitted should be. */
function addReadings({ column }: JudgedHeader): void {
  const seen = new Set([column.field]);
  const others: ColumnReading[] = [];
  for (const one of column.alternatives.sort((a, b) => b.confidence - a.confidence)) {
    if (seen.has(one.field)) continue;
    seen.add(one.field);
    others.push(one);
  }
  column.alternatives = others.slice(0, 3);
  if (column.field === null && column.how === 'none')
    column.confidence = 0.9 - (others[0]?.confidence ?? 0) / 2;
  if (column.isAsked && column.field !== null && !seen.has(null) && others.length < 3)
    column.alternatives.push({ field: null, confidence: 1 - column.confidence });
}

/** How many columns a row would give if it were the header. */
export function recognisedColumns(
  headers: (string | undefined)[],
  mapping: ColumnMapping | null = null,
): number {
  const names = new Set(Object.keys(mapping ?? {}).map(comparableHeader));
  const prefix = sharedPrefix(headers.map((header) => header ?? ''));
  return headers.filter((header) => {
    const written = header?.trim() ?? '';
    const known = knownHeader(written) ?? knownHeader(withoutPrefix(written, prefix));
    // A cell of data may be the bare word for what the rows are about.
    const isKnown = known !== undefined && known.rank < entityRank;
    return written !== '' && (isKnown || names.has(comparableHeader(written)));
  }).length;
}

/** Meaning of a header in our own export. */
export function ownFieldOf(header: string): ColumnField | null {
  return knownHeader(header, ownHeaders)?.field ?? null;
}
