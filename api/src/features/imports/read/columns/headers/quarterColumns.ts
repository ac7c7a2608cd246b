import { foldText } from '../../../../../../../domain/text/fold.ts';
import { isSubdivision, isTown, placesNamed } from '../../../../../lib/gazetteer/gazetteer.ts';
import { lastParts } from '../../location/addressTokens.ts';
import { isMissing } from '../../values/textValue.ts';
import type { SheetColumns } from '../mapping/sheetColumns.ts';

/** Rows from which quarters are compared with addresses, and the share of them that must agree. */
const minCompared = 5;
const mostly = 0.8;

const populationOf = (name: string) =>
  Math.max(0, ...placesNamed(name).flatMap((place) => (isTown(place) ? [place.population] : [])));

/** Whether an address names a larger town than the one beside it, and not that one. */
function namesLargerTown(address: string, town: string): boolean {
  if (foldText(address).includes(foldText(town))) return false;
  const population = populationOf(town);
  return lastParts(address).some(({ name }) => name !== '' && populationOf(name) > population);
}

/**
 * Leaves out a column that only its values speak for as cities, where the addresses name others: 'Bemowo' under 'district'
 * beside '01-315 Warszawa' is a quarter, which the gazetteer lists as a town.
 */
export function leaveOutQuarters({ judged, mapped, samples }: SheetColumns): void {
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

/** Rows of one town from which it shows whether it lies in one region, and the fewest regions that it can't be in. */
const [minOfTown, tooMany] = [4, 3];

/**
 * Leaves out a column of regions of which none is known and each town has several: a town lies in one region, and has many
 * quarters.
 */
export function leaveOutQuartersAsRegions({ judged, mapped, samples }: SheetColumns): void {
  const city = mapped.find(({ field }) => field === 'city');
  const state = mapped.find(({ field, rank }) => field === 'state' && rank >= 0);
  if (!city || !state) return;
  const regions = new Map<string, string[]>();
  for (const row of samples) {
    const [town, region] = [city, state].map(({ index }) => foldText(row[index]?.trim() ?? ''));
    if (town && region && !isMissing(region)) regions.set(town, [...(regions.get(town) ?? []), region]);
  }
  const towns = [...regions.values()].filter((rows) => rows.length >= minOfTown);
  const parted = towns.filter((rows) => new Set(rows).size >= tooMany);
  if (towns.length === 0 || parted.length < towns.length) return;
  if (parted.flat().some((region) => placesNamed(region).some(isSubdivision))) return;
  mapped.splice(mapped.indexOf(state), 1);
  const column = judged.find(({ index }) => index === state.index)?.column;
  column?.alternatives.push({ field: 'state', confidence: 0.3 });
  if (column) Object.assign(column, { field: null, how: 'none', isAsked: false });
}
