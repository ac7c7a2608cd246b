import { dayIndex } from '../../../../../../../domain/hours/dayIndex.ts';
import { isNothing } from '../../values/isNothing.ts';
import { areCoordinates, contentOf } from '../content/columnContent.ts';
import { comparableNameInLink } from '../content/nameInLink.ts';
import type { ColumnField } from '../columnFields.ts';
import { shareOnLand } from '../headers/location/coordinateAxes.ts';
import { crossStreet } from '../headers/location/crossStreet.ts';
import {
  areGoods,
  isFax,
  isInternal,
  isOfElsewhere,
  ignoredHeader,
  partialReadings,
} from '../headers/partialHeader.ts';
import { pairOfLinks, placeOf, positionPair } from '../evidence/positionPair.ts';
import { assign, withQuestions } from './assignFields.ts';
import { isConstant, sure, type ColumnGuess, type UnknownColumn } from './columnGuess.ts';
import { scoreColumn, speaking } from './scoreColumn.ts';

/** Maximum number of columns that are compared with each other. */
const maxCompared = 2000;

/** Number of short day names that are unambiguous together; alone they are also words (Sat, Per). */
const weekLike = 5;

function daysOfWeek(columns: readonly UnknownColumn[], isBesideDays: boolean): UnknownColumn[] {
  const days = columns.filter(({ header }) => dayIndex(header) !== null);
  const distinct = new Set(days.map(({ header }) => dayIndex(header))).size;
  return isBesideDays || distinct >= weekLike ? days : [];
}

/** Minimum share of positions on land for two columns to be latitude and longitude. */
const mostlyOnLand = 0.8;

/** Minimum share of positions in one country. */
const mostlyTogether = 0.7;

/** Whether two coordinate columns without headers give positions on land in either order. */
const fitEitherWay = (latitude: UnknownColumn, longitude: UnknownColumn): boolean =>
  shareOnLand(longitude.values, latitude.values) >= mostlyOnLand;

/** Whether values and latitudes give positions on land, most of them in one country. */
function areBeside(latitudes: readonly string[], values: readonly string[]): boolean {
  if (latitudes.length !== values.length) return true;
  const { onLand, together } = placeOf(latitudes, values);
  return onLand >= mostlyOnLand && together >= mostlyTogether;
}

/** The axis without a header, if the other one has one. */
function missingAxis(isFree: (field: ColumnField) => boolean): 'latitude' | 'longitude' | null {
  if (!isFree('coordinates') || isFree('latitude') === isFree('longitude')) return null;
  return isFree('latitude') ? 'latitude' : 'longitude';
}

const coordinateGuess = (field: 'latitude' | 'longitude', isAsked: boolean): ColumnGuess => {
  const other = field === 'latitude' ? 'longitude' : 'latitude';
  if (!isAsked) return sure(field);
  return { field, confidence: 0.5, alternatives: [{ field: other, confidence: 0.4 }], isAsked };
};

/** Known from the columns with known headers. */
export interface KnownColumns {
  taken: ReadonlySet<ColumnField>;
  /** Fields that already have a column: under another header, values alone do not make a second one. */
  held?: ReadonlySet<ColumnField>;
  isOpaque: boolean;
  /** Values of the column with the known axis, if there is one. */
  known?: readonly string[] | undefined;
}

/**
 * Assigns fields to columns with unknown headers, by their values and by words of their headers: the assignment with the greatest
 * total score. If the header row makes sense (`isOpaque` false), values alone are not enough, except for map links, ids without
 * a header and live status texts. If another column scores about as well for an essential field, the operator is asked. Pure.
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
        !ignoredHeader.test(header) &&
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
    guessed.set(position[0].index, coordinateGuess('latitude', isOpen));
    guessed.set(position[1].index, coordinateGuess('longitude', isOpen));
  }
  const coordinates = rest.filter(({ values }) => areCoordinates(values, 180));
  // One header above both columns of a pair.
  const pair = coordinates.find(({ contradicted }) => contradicted === 'coordinates');
  const beside = coordinates.find(({ index }) => index === (pair?.index ?? -2) + 1);
  if (pair && beside && isFree('latitude') && isFree('longitude') && !guessed.has(pair.index)) {
    guessed.set(pair.index, sure('latitude'));
    guessed.set(beside.index, sure('longitude'));
  }
  // The other axis under an unknown header: 'lan' beside 'lng'.
  const missing = missingAxis(isFree);
  const [other] = coordinates;
  if (missing !== null && other && coordinates.length === 1) {
    const pair = missing === 'longitude' ? [known, other.values] : [other.values, known];
    const [latitudes, longitudes] = pair;
    if (latitudes === undefined || longitudes === undefined || areBeside(latitudes, longitudes))
      guessed.set(other.index, sure(missing));
  }
  // Of several columns of numbers, one may be a person's or a fax.
  const numbers = rest.filter(({ values }) => contentOf(values) === 'phone').length;
  const clearFields = new Set(
    [...speaking].filter((field) => isFree(field) && (field !== 'phone' || numbers === 1)),
  );
  const scored = rest
    .filter(({ index }) => !guessed.has(index))
    .map((column) => scoreColumn(column, { links, isOpaque, clearFields, held }));
  // A constant category is useless if another column has categories.
  const hasKinds = taken.has('subtypes') || taken.has('type');
  for (const { column, scores } of hasKinds ? scored : [])
    if (isConstant(column.values)) scores.delete('category');
  const found = assign(scored, isFree);
  for (const [index, guess] of withQuestions(found, scored)) guessed.set(index, guess);
  return guessed;
}
