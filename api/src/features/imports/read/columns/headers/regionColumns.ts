import { isSubdivision, isTown, placesNamed } from '../../../../../lib/gazetteer/gazetteer.ts';
import { isWorldRegion } from '../../location/worldRegion.ts';
import { countryOf } from '../../values/countryValue.ts';
import { isMomentOnly } from '../content/momentWords.ts';
import { drop, shareOf, type JudgedHeader } from './judgedHeader.ts';

/** Share of values that must be known regions, and values that are examined. */
const mostly = 0.5;
const maxLooked = 50;

const isRegion = (value: string) => placesNamed(value).some(isSubdivision);

function shareOfRegions({ values }: JudgedHeader): number {
  // Each once: a province that most rows have may be called as its region is.
  const looked = [...new Set(values)].slice(0, maxLooked);
  return looked.length === 0 ? 0 : looked.filter(isRegion).length / looked.length;
}

/** The most parts of the world that a list distinguishes. */
const maxOfWorld = 20;

/** 'Asia', 'Europe', 'Australia' under 'Region': parts of the world, and not of a country. */
function areOfWorld(values: readonly string[]): boolean {
  const distinct = [...new Set(values)];
  if (distinct.length > maxOfWorld) return false;
  const isOfWorld = (value: string) => isWorldRegion(value) || countryOf(value) !== null;
  return distinct.some(isWorldRegion) && shareOf(distinct, isOfWorld) > mostly;
}

/**
 * Of several columns of regions, puts those first that hold regions by the gazetteer: 'Governorate' before 'Region', which
 * may be a part of a town, and 'Region name' before the number of the region.
 */
export function orderRegions(judged: readonly JudgedHeader[]): void {
  for (const one of judged)
    if (one.reading?.field === 'state' && one.choice === undefined && areOfWorld(one.values)) drop(one);
  const columns = judged.filter(({ reading }) => reading?.field === 'state');
  if (columns.length < 2) return;
  const known = new Set(columns.filter((one) => shareOfRegions(one) >= mostly));
  if (known.size === 0) return;
  const last = Math.max(...columns.map(({ reading }) => reading?.rank ?? 0)) + 1;
  for (const one of columns)
    if (one.reading && !known.has(one)) one.reading = { ...one.reading, rank: one.reading.rank + last };
}

/** Share of towns above which a column holds towns, and below which it holds none of them. */
const [areTowns, areNoTowns] = [0.7, 0.3];

function shareOfTowns({ values }: JudgedHeader): number {
  const looked = values.slice(0, maxLooked);
  return looked.filter((value) => placesNamed(value).some(isTown)).length / Math.max(1, looked.length);
}

/** How much more of a column must be towns for it to go before another that its header names first. */
const clearlyMore = 0.15;

/**
 * Of several columns of towns, puts the one first of which the gazetteer knows clearly more: 'Viña del Mar' before 'Plan de
 * Viña', which is a part of it.
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
  best.reading = { ...best.reading, rank: first.reading.rank - 1 };
}

/** 'Cerrado', 'Cierra pronto' under 'estado': how places are at the moment, and not where. */
export const areMoments = (values: readonly string[]): boolean =>
  values.length >= minMoments && shareOf(values, isMomentOnly) >= areTowns;
const minMoments = 3;

/** Reads 'Region' over towns as their column where another holds the regions, and none the towns. */
export function readTownsAmongRegions(judged: readonly JudgedHeader[]): void {
  const columns = judged.filter(({ reading }) => reading?.field === 'state');
  if (columns.length < 2 || judged.some(({ reading }) => reading?.field === 'city')) return;
  const regions = columns.filter((one) => shareOfRegions(one) >= mostly && shareOfTowns(one) < areNoTowns);
  const [towns, ...others] = columns.filter((one) => shareOfTowns(one) >= areTowns);
  if (regions.length > 0 && towns !== undefined && others.length === 0)
    towns.reading = { field: 'city', rank: 0 };
}
