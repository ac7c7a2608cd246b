import { foldText } from '../../../../../../../../domain/text/fold.ts';
import { isSubdivision, isTown, placesNamed } from '../../../../../../lib/gazetteer/gazetteer.ts';
import { lastParts } from '../../../location/addressTokens.ts';
import { isMissing } from '../../../values/textValue.ts';
import type { SheetColumns } from '../../mapping/sheetColumns.ts';

/** Minimum number of rows compared with addresses, and minimum share of them that must agree. */
const minCompared = 5;
const mostly = 0.8;

const populationOf = (name: string) =>
  Math.max(0, ...placesNamed(name).flatMap((place) => (isTown(place) ? [place.population] : [])));

/** Whether an address names a larger city instead of the given one. */
function namesLargerTown(address: string, town: string): boolean {
  if (foldText(address).includes(foldText(town))) return false;
  const population = populationOf(town);
  return lastParts(address).some(({ name }) => name !== '' && populationOf(name) > population);
}

/**
 * Ignores a column that only its values identify as cities, if the addresses name other cities: 'Bemowo' under 'district'
 * beside '01-315 Warszawa' is a district, which the gazetteer lists as a city.
 */
export function ignoreQuarters({ judged, mapped, samples }: SheetColumns): void {
  const address = mapped.find(({ field }) => field === 'address');
  const city = mapped.find(({ field }) => field === 'city');
  const column = judged.find(({ index }) => index === city?.index)?.column;
  if (!address || !city || column?.how !== 'content') return;
  const pairs = samples
    .map((row) => ({ address: row[address.index]?.trim() ?? '', town: row[city.index]?.trim() ?? '' }))
    .filter((pair) => pair.address !== '' && pair.town !== '');
  const quarters = pairs.filter((pair) => namesLargerTown(pair.address, pair.town)).length;
  if (pairs.length < minCompared || quarters < pairs.length * mostly) return;
  mapped.splice(mapped.indexOf(city), 1);
  column.alternatives.push({ field: 'city', confidence: 0.3 });
  Object.assign(column, { field: null, how: 'none' });
}

/** Minimum number of rows of a city, and number of regions from which on a city cannot be in all of them. */
const [minOfTown, tooMany] = [4, 3];

/**
 * Ignores a column of unknown regions if every city has several of them: they are districts, since a city is in one region.
 */
export function ignoreQuartersAsRegions({ judged, mapped, samples }: SheetColumns): void {
  const city = mapped.find(({ field }) => field === 'city');
  const state = mapped.find(({ field, rank }) => field === 'state' && rank >= 0);
  if (!city || !state) return;
  const regions = new Map<string, string[]>();
  for (const row of samples) {
    const [town, region] = [city, state].map(({ index }) => foldText(row[index]?.trim() ?? ''));
    if (town && region && !isMissing(region)) regions.set(town, [...(regions.get(town) ?? []), region]);
  }
  const towns = [...regions.values()].filter((rows) => rows.length >= minOfTown);
  const divided = towns.filter((rows) => new Set(rows).size >= tooMany);
  if (towns.length === 0 || divided.length < towns.length) return;
  if (divided.flat().some((region) => placesNamed(region).some(isSubdivision))) return;
  mapped.splice(mapped.indexOf(state), 1);
  const column = judged.find(({ index }) => index === state.index)?.column;
  column?.alternatives.push({ field: 'state', confidence: 0.3 });
  if (column) Object.assign(column, { field: null, how: 'none', isAsked: false });
}

/** Minimum number of regions of which each lies in one other, and maximum share of their number that these may be. */
const [minFiner, fewer] = [4, 0.75];

/**
 * Of two columns of regions that the gazetteer hardly knows, puts the wider one first: each 'Region' lies in one 'Governorate', which
 * has several of them.
 */
export function putWiderRegionsFirst({ mapped, samples }: SheetColumns): void {
  const [first, ...others] = mapped.filter(({ field, rank }) => field === 'state' && rank >= 0);
  if (first === undefined) return;
  const textAt = (row: readonly (string | undefined)[], index: number) => foldText(row[index]?.trim() ?? '');
  const finer = [...new Set(samples.map((row) => textAt(row, first.index)))].filter(Boolean);
  const known = finer.filter((region) => placesNamed(region).some(isSubdivision));
  if (finer.length < minFiner || known.length * 2 >= finer.length) return;
  const wider = others.find(({ index }) => {
    const within = new Map<string, Set<string>>();
    for (const row of samples) {
      const [part, whole] = [textAt(row, first.index), textAt(row, index)];
      if (part && whole) within.set(part, (within.get(part) ?? new Set()).add(whole));
    }
    const wholes = new Set([...within.values()].flatMap((found) => [...found]));
    const isEachInOne = [...within.values()].every(({ size }) => size === 1);
    return isEachInOne && wholes.size > 1 && wholes.size <= within.size * fewer;
  });
  if (wider === undefined) return;
  mapped.splice(mapped.indexOf(wider), 1);
  mapped.splice(mapped.indexOf(first), 0, wider);
}
