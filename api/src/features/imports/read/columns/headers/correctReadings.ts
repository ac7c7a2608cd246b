import { isMissing } from '../../values/textValue.ts';
import { comparableHeader } from '../comparableHeader.ts';
import { judgeMisplaced } from '../evidence/misplacedHeaders.ts';
import { ignoreGoods } from '../evidence/rowsOfGoods.ts';
import { preferLinesOfAddresses } from './location/addressLines.ts';
import { ignoreConstantKinds, readSlogans } from './constantKinds.ts';
import { askAboutEveryDay } from './dailyHours.ts';
import { fieldsOfAxes } from './location/coordinateAxes.ts';
import { preferFinerKinds } from './finerKinds.ts';
import { rejectReading, type JudgedHeader } from './judgedHeader.ts';
import { readNameOfKind } from './nameOfKind.ts';
import { readNumberedParts } from './location/numberedParts.ts';
import { areGoods } from './partialHeader.ts';
import { orderRegions, orderTowns, readTownsAmongRegions } from './location/regionColumns.ts';
import { applyCorrection } from './rules/headerRule.ts';
import { correctionOf } from './rules/headerRules.ts';
import { askAboutUnsupportedHeaders } from './unsupportedHeaders.ts';

/** A step that corrects the readings of a sheet's columns, in place. */
type ReadingStep = (judged: readonly JudgedHeader[]) => void;

/** Corrects what headers say one by one, from left to right, by the rules on single columns. */
function applyHeaderRules(judged: readonly JudgedHeader[]): void {
  const axes = fieldsOfAxes(judged);
  for (const [at, one] of judged.entries()) {
    const { header, reading } = one;
    const values = one.values.filter((value) => !isMissing(value));
    const comparable = comparableHeader(header);
    const correction = correctionOf({ one, reading, header, comparable, values, judged, at, axes });
    if (correction !== null) applyCorrection(one, correction);
  }
}

/** Drops descriptions of goods: 'Descrição' beside 'Prato' describes the dish. */
function dropDescriptionsOfGoods(judged: readonly JudgedHeader[]): void {
  for (const [at, one] of judged.entries())
    if (one.reading?.field === 'description' && areGoods(judged[at - 1]?.header ?? '')) rejectReading(one);
}

/** The steps in order. The first two read single columns; later ones compare columns that were read before. */
const steps: readonly ReadingStep[] = [
  // First, since the rules ask which column has the addresses.
  preferLinesOfAddresses,
  applyHeaderRules,
  // Before names, so that 'Address 1' and 'Address 2' are no longer candidates for names.
  readNumberedParts,
  // Before categories: a column whose header is a category ('Bar') may hold the names.
  readNameOfKind,
  // Before the other steps on categories, which must not compare slogans.
  readSlogans,
  // Before `preferFinerKinds`, since a constant is not a group to compare finer categories with.
  ignoreConstantKinds,
  preferFinerKinds,
  // Before regions and cities are ordered, since it turns a column of regions into one of cities.
  readTownsAmongRegions,
  orderRegions,
  orderTowns,
  // After the rules, which read columns of days: beside these, hours without a day are ignored.
  askAboutEveryDay,
  // After all steps that read headers: it drops readings, and swaps streets and cities.
  judgeMisplaced,
  // After `judgeMisplaced`, so that swapped cities and streets are not asked about.
  askAboutUnsupportedHeaders,
  // Last, since they leave out columns that other steps need.
  dropDescriptionsOfGoods,
  ignoreGoods,
];

/**
 * Corrects the readings of headers by values and neighbouring columns: 'CEP' over Brazilian postal codes, which is a mobile
 * phone in Turkish; 'Número' beside a street; 'is_closed' that is true of many; 'url' over pages of one directory.
 */
export function correctReadings(judged: readonly JudgedHeader[]): void {
  for (const step of steps) step(judged);
}
