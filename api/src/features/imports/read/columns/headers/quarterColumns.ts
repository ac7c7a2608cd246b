import { foldText } from '../../../../../../../domain/text/fold.ts';
import { isTown, placesNamed } from '../../../../../lib/gazetteer/gazetteer.ts';
import { lastParts } from '../../location/addressTokens.ts';
import type { MappedColumn } from '../mappedColumn.ts';
import type { JudgedHeader } from './judgedHeader.ts';

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
export function leaveOutQuarters(
  judged: readonly JudgedHeader[],
  mapped: MappedColumn[],
  samples: readonly (readonly (string | undefined)[])[],
): void {
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
