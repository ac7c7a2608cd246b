import { isSubdivision, isTown, placesNamed } from '../../../../../../lib/gazetteer/gazetteer.ts';
import { isWorldRegion } from '../../../location/worldRegion.ts';
import { countryOf } from '../../../values/location/countryValue.ts';
import { comparableHeader } from '../../comparableHeader.ts';
import { isLiveStatus } from '../../content/liveStatus.ts';
import { rejectReading, shareOf, type JudgedHeader } from '../judgedHeader.ts';

/** Minimum share of known regions, and maximum number of examined values. */
const mostly = 0.5;
const maxLooked = 50;

const isRegion = (value: string) => placesNamed(value).some(isSubdivision);

function shareOfRegions({ values }: JudgedHeader): number {
  // Distinct values: a frequent province may have the name of its region.
  const looked = [...new Set(values)].slice(0, maxLooked);
  return looked.length === 0 ? 0 : looked.filter(isRegion).length / looked.length;
}

/** Maximum number of distinct parts of the world. */
const maxOfWorld = 20;

/** Whether values under 'Region' are parts of the world rather than of a country: 'Asia', 'Europe', 'Australia'. */
function areOfWorld(values: readonly string[]): boolean {
  const distinct = [...new Set(values)];
  if (distinct.length > maxOfWorld) return false;
  const isOfWorld = (value: string) => isWorldRegion(value) || countryOf(value) !== null;
  return distinct.some(isWorldRegion) && shareOf(distinct, isOfWorld) > mostly;
}

/** Whether values under 'Region' are letters that divide a list: 'A', 'B', 'C'. */
const areSingleLetters = (values: readonly string[]): boolean =>
  values.length > 0 && shareOf(values, (value) => /^\p{L}$/u.test(value)) > mostly;

/**
 * Of several columns of regions, puts those first whose values the gazetteer knows as regions: 'Governorate' before 'Region',
 * which may be a district, and 'Region name' before the number of the region.
 */
export function orderRegions(judged: readonly JudgedHeader[]): void {
  for (const one of judged)
    if (one.reading?.field === 'state' && one.choice === undefined)
      if (areOfWorld(one.values) || areSingleLetters(one.values)) rejectReading(one);
  const columns = judged.filter(({ reading }) => reading?.field === 'state');
  if (columns.length < 2) return;
  const known = new Set(columns.filter((one) => shareOfRegions(one) >= mostly));
  if (known.size === 0) return;
  const last = Math.max(...columns.map(({ reading }) => reading?.rank ?? 0)) + 1;
  for (const one of columns)
    if (one.reading && !known.has(one)) one.reading = { ...one.reading, rank: one.reading.rank + last };
}

/** Above the first share of known cities, a column has cities; below the second, it does not. */
const [areTowns, areNoTowns] = [0.7, 0.3];

function shareOfTowns({ values }: JudgedHeader): number {
  const looked = values.slice(0, maxLooked);
  return looked.filter((value) => placesNamed(value).some(isTown)).length / Math.max(1, looked.length);
}

/** By how much the share of cities must exceed that of the column before it. */
const clearlyMore = 0.15;

/**
 * Of several columns of cities, puts the one first of which the gazetteer knows clearly more: 'Viña del Mar' before its district
 * 'Plan de Viña'.
 */
export function orderTowns(judged: readonly JudgedHeader[]): void {
  const columns = judged.filter(({ reading, choice }) => reading?.field === 'city' && choice === undefined);
  const shares = new Map(
    columns.map((one) => [one, shareOfTowns({ ...one, values: [...new Set(one.values)] })]),
  );
  const [first, ...others] = columns.sort((a, b) => (a.reading?.rank ?? 0) - (b.reading?.rank ?? 0));
  const best = others.sort((a, b) => (shares.get(b) ?? 0) - (shares.get(a) ?? 0))[0];
  if (!first?.reading || !best?.reading) return;
  if ((shares.get(best) ?? 0) < (shares.get(first) ?? 0) + clearlyMore) return;
  const least = first.reading.rank;
  // Ranks below zero are those of columns that an operator chose.
  for (const one of columns)
    if (one.reading) one.reading = { ...one.reading, rank: one === best ? least : one.reading.rank + 1 };
}

/** Whether values under 'estado' are live status texts rather than regions: 'Cerrado', 'Cierra pronto'. */
export const areLiveStatuses = (values: readonly string[]): boolean =>
  values.length >= minStatuses && shareOf(values, isLiveStatus) >= areTowns;
const minStatuses = 3;

/** Reads 'Region' over cities as cities if another column has regions, and none has cities. */
export function readTownsAmongRegions(judged: readonly JudgedHeader[]): void {
  const columns = judged.filter(({ reading }) => reading?.field === 'state');
  if (columns.length < 2 || judged.some(({ reading }) => reading?.field === 'city')) return;
  const regions = columns.filter((one) => shareOfRegions(one) >= mostly && shareOfTowns(one) < areNoTowns);
  // Spanish provinces have the names of their capitals.
  const [towns, ...others] = columns.filter(
    (one) => shareOfTowns(one) >= areTowns && !/^prov/.test(comparableHeader(one.header)),
  );
  if (regions.length > 0 && towns !== undefined && others.length === 0)
    towns.reading = { field: 'city', rank: 0 };
}
