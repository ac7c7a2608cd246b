import { dayIndex } from '../../../../../../../domain/hours/dayIndex.ts';
import { isNothing } from '../../values/isNothing.ts';
import { areDegrees, contentOf } from '../content/columnContent.ts';
import { comparableNameInLink } from '../content/nameInLink.ts';
import type { ColumnField } from '../columnFields.ts';
import { shareOnLand } from '../headers/degreeAxes.ts';
import { crossStreet } from '../headers/crossStreet.ts';
import {
  areGoods,
  isFax,
  isInternal,
  isOfElsewhere,
  leftOut,
  partialReadings,
} from '../headers/partialHeader.ts';
import { pairOfLinks, placeOf, positionPair } from '../evidence/positionPair.ts';
import { assign, withQuestions } from './assignFields.ts';
import { isConstant, sure, type ColumnGuess, type UnknownColumn } from './columnGuess.ts';
import { scoreColumn, speaking } from './scoreColumn.ts';

/** Columns of which each is compared with each; of more, the first. */
const maxCompared = 2000;

/** Short names of days are words as well (Sat, Per): this many of them together are unambiguous. */
const weekLike = 5;

function daysOfWeek(columns: readonly UnknownColumn[], isBesideDays: boolean): UnknownColumn[] {
  const days = columns.filter(({ header }) => dayIndex(header) !== null);
  const distinct = new Set(days.map(({ header }) => dayIndex(header))).size;
  return isBesideDays || distinct >= weekLike ? days : [];
}

/** Share of positions on land from which degrees may be meant so. */
const mostlyOnLand = 0.8;

/** Share of them in one country. */
const mostlyTogether = 0.7;

/** Whether degrees without a header are positions on land in either order. */
const fitEitherWay = (latitude: UnknownColumn, longitude: UnknownColumn): boolean =>
  shareOnLand(longitude.values, latitude.values) >= mostlyOnLand;

/** Whether degrees make positions on land with latitudes of as many rows, most of them in one country. */
function areBeside(latitudes: readonly string[], values: readonly string[]): boolean {
  if (latitudes.length !== values.length) return true;
  const { onLand, together } = placeOf(latitudes, values);
  return onLand >= mostlyOnLand && together >= mostlyTogether;
}

/** The axis that no header names, where one names the other. */
function missingAxis(isFree: (field: ColumnField) => boolean): 'latitude' | 'longitude' | null {
  if (!isFree('coordinates') || isFree('latitude') === isFree('longitude')) return null;
  return isFree('latitude') ? 'latitude' : 'longitude';
}

const degreesGuess = (field: 'latitude' | 'longitude', isAsked: boolean): ColumnGuess => {
  const other = field === 'latitude' ? 'longitude' : 'latitude';
  if (!isAsked) return sure(field);
  return { field, confidence: 0.5, alternatives: [{ field: other, confidence: 0.4 }], isAsked };
};

/** What the columns say that headers name. */
export interface KnownColumns {
  taken: ReadonlySet<ColumnField>;
  /** Fields that another header must name for a second column of them. */
  held?: ReadonlySet<ColumnField>;
  isOpaque: boolean;
  /** The values of the column of latitudes or longitudes, if there is one. */
  known?: readonly string[] | undefined;
}

/**
 * What columns mean that no header names as a whole: by their values and by words of their headers, as the one assignment
 * of columns to fields with the greatest score. Where the sheet's header makes sense (`isOpaque` false), values alone are
 * not enough, except for links to a map, ids without a header and sentences about being open. Where another column is about
 * as good for a field by which listings are known, an operator is asked. Pure.
 */
export function guessColumns(
  unknown: readonly UnknownColumn[],
  { taken, held = new Set(), isOpaque, known }: KnownColumns,
): Map<number, ColumnGuess> {
  const guessed = new Map<number, ColumnGuess>();
  const days = new Set(daysOfWeek(unknown, taken.has('openingDay')).map(({ index }) => index));
  for (const index of days) guessed.set(index, sure('openingDay'));
  const rest = unknown
    .filter(
      ({ header, index, contradicted }) =>
        // Lines of another address.
        contradicted !== 'addressLine' &&
        !leftOut.test(header) &&
        !isFax(header) &&
        !isInternal(header) &&
        !isOfElsewhere(header) &&
        !crossStreet.test(header) &&
        !days.has(index) &&
        !(areGoods(header) && partialReadings(header).length === 0),
    )
    .map((column) => ({ ...column, values: column.values.filter((value) => !isNothing(value)) }))
    .filter(({ values }) => values.length > 0)
    .slice(0, maxCompared);
  const isFree = (field: ColumnField) => !taken.has(field);
  const links = new Set(
    rest.flatMap(({ values }) => values.map(comparableNameInLink).filter((name) => name !== null)),
  );
  const isPlaced = !isOpaque || !isFree('latitude') || !isFree('coordinates');
  const shown = isPlaced ? null : pairOfLinks(rest);
  const position = isPlaced ? null : (shown ?? positionPair(rest));
  if (position) {
    const isNamed = position.some(({ header }) => header !== '');
    const isOpen = shown === null && !isNamed && fitEitherWay(...position);
    guessed.set(position[0].index, degreesGuess('latitude', isOpen));
    guessed.set(position[1].index, degreesGuess('longitude', isOpen));
  }
  const degrees = rest.filter(({ values }) => areDegrees(values, 180));
  // One header for the pair above two columns, of which the second has none.
  const pair = degrees.find(({ contradicted }) => contradicted === 'coordinates');
  const beside = degrees.find(({ index }) => index === (pair?.index ?? -2) + 1);
  if (pair && beside && isFree('latitude') && isFree('longitude') && !guessed.has(pair.index)) {
    guessed.set(pair.index, sure('latitude'));
    guessed.set(beside.index, sure('longitude'));
  }
  // The degrees beside those of one axis, under a word that is not known: 'lan' beside 'lng'.
  const missing = missingAxis(isFree);
  const [other] = degrees;
  if (missing !== null && other && degrees.length === 1) {
    const pair = missing === 'longitude' ? [known, other.values] : [other.values, known];
    const [latitudes, longitudes] = pair;
    if (latitudes === undefined || longitudes === undefined || areBeside(latitudes, longitudes))
      guessed.set(other.index, sure(missing));
  }
  // Of several numbers nobody can tell which is a person's, or of a fax.
  const numbers = rest.filter(({ values }) => contentOf(values) === 'phone').length;
  const clearFields = new Set(
    [...speaking].filter((field) => isFree(field) && (field !== 'phone' || numbers === 1)),
  );
  const scored = rest
    .filter(({ index }) => !guessed.has(index))
    .map((column) => scoreColumn(column, { links, isOpaque, clearFields, held }));
  // One word for all places says less than the kinds that another column has.
  const hasKinds = taken.has('subtypes') || taken.has('type');
  for (const { column, scores } of hasKinds ? scored : [])
    if (isConstant(column.values)) scores.delete('category');
  const found = assign(scored, isFree);
  for (const [index, guess] of withQuestions(found, scored)) guessed.set(index, guess);
  return guessed;
}
