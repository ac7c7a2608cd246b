import { isMissing } from '../../values/textValue.ts';
import { comparableHeader } from '../comparableHeader.ts';
import { judgeMisplaced } from '../evidence/misplacedHeaders.ts';
import { leaveOutGoods } from '../evidence/rowsOfGoods.ts';
import { preferLinesOfAddresses } from './addressLines.ts';
import { leaveOutConstantKinds, readSlogans } from './constantKinds.ts';
import { askAboutEveryDay } from './dailyHours.ts';
import { fieldsOfAxes } from './degreeAxes.ts';
import { preferFinerKinds } from './finerKinds.ts';
import { drop, type JudgedHeader } from './judgedHeader.ts';
import { readNameOfKind } from './nameOfKind.ts';
import { readNumberedParts } from './numberedParts.ts';
import { areGoods } from './partialHeader.ts';
import { orderRegions, orderTowns, readTownsAmongRegions } from './regionColumns.ts';
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

/** 'Descrição' beside 'Prato' is that of the dish. */
function dropDescriptionsOfGoods(judged: readonly JudgedHeader[]): void {
  for (const [at, one] of judged.entries())
    if (one.reading?.field === 'description' && areGoods(judged[at - 1]?.header ?? '')) drop(one);
}

/** The steps in their order. The first two read single columns; those after them compare columns that are read by then. */
const steps: readonly ReadingStep[] = [
  // First: the rules ask whether a column has addresses, and must find the one that has them.
  preferLinesOfAddresses,
  applyHeaderRules,
  // Before names: 'Address 1', 'Address 2' are read here, and are no names then.
  readNumberedParts,
  // Before kinds: a column that is called by a kind may hold the names, and is no kind then.
  readNameOfKind,
  // Before the other steps on kinds, which compare columns of kinds: slogans are none.
  readSlogans,
  // Before `preferFinerKinds`: what all rows have in common is no group to compare finer kinds with.
  leaveOutConstantKinds,
  preferFinerKinds,
  // Before the order of regions and towns: a column may change from one to the other.
  readTownsAmongRegions,
  orderRegions,
  orderTowns,
  // After the rules, which read the columns of days beside which hours of no day count for nothing.
  askAboutEveryDay,
  // After all steps that say what a header means: it drops meanings, and exchanges streets and towns.
  judgeMisplaced,
  // After `judgeMisplaced`, so that towns and streets that it exchanged are not asked about.
  askAboutUnsupportedHeaders,
  // Last, as they leave columns out that other steps count as read.
  dropDescriptionsOfGoods,
  leaveOutGoods,
];

/**
 * Corrects what headers say by themselves where values or neighbours say more: 'CEP' over Brazilian postal codes, which is a
 * mobile phone in Turkish; 'Número' beside a street; 'is_closed' that is true of many; 'url' of pages of one directory.
 */
export function correctReadings(judged: readonly JudgedHeader[]): void {
  for (const step of steps) step(judged);
}
