import { foldText } from '../../../../../../../domain/text/fold.ts';
import { isTown, placesNamed } from '../../../../../lib/gazetteer/gazetteer.ts';
import { hasStreetWord, lastParts } from '../../location/addressTokens.ts';
import type { ColumnField } from '../columnFields.ts';
import { ignoreColumn } from '../evidence/ignoreColumn.ts';
import type { SheetColumns } from '../mapping/sheetColumns.ts';

/** Minimum number of rows, and minimum share of them whose address ends with the district and names a town before it. */
const [minRows, mostly] = [8, 0.6];
/** Maximum share of rows whose value is itself a town of the country. */
const fewTowns = 0.35;

const ofAddresses = new Set<ColumnField>(['address', 'completeAddress']);

/** Numbers of words at the end of a part that may be a town: '1181 Amohia Street Rotorua', '95 Vivian Street New Plymouth'. */
const lengths = [3, 2, 1];

/** The country codes of each town that a part of an address names or ends with, without the given name. */
function townsBefore(address: string, last: string): string[][] {
  return lastParts(address).flatMap(({ name }) => {
    if (foldText(name) === last) return [];
    const words = name.split(/\s+/);
    // 'Street' and 'Avenue' are towns, too.
    if (hasStreetWord(words.at(-1) ?? '')) return [];
    const ends = [name, ...lengths.map((length) => words.slice(-length).join(' '))];
    const town = ends.map((end) => placesNamed(end).filter(isTown)).find((places) => places.length > 0);
    return town === undefined ? [] : [[...new Set(town.map(({ country }) => country))]];
  });
}

/** The country in which most of the towns are. */
function commonCountry(towns: readonly string[][]): string | null {
  const votes = new Map<string, number>();
  for (const country of towns.flat()) votes.set(country, (votes.get(country) ?? 0) + 1);
  return [...votes].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}

/**
 * Leaves out a column of towns that has the districts with which the addresses end, behind their towns: 'Lakes' beside
 * '1170 Amohau Street, Rotorua, 3010, Lakes'. Hardly any of them is a town of the country.
 */
export function ignoreDistrictsAsTowns({ judged, mapped, samples }: SheetColumns): void {
  const address = mapped.find(({ field }) => ofAddresses.has(field));
  const city = mapped.find(({ field, rank }) => field === 'city' && rank >= 0);
  const found = judged.find(({ index }) => index === city?.index);
  if (address === undefined || city === undefined || found?.choice !== undefined) return;
  const rows = samples.flatMap((row) => {
    const [line, district] = [row[address.index]?.trim() ?? '', foldText(row[city.index]?.trim() ?? '')];
    return line === '' || district === '' ? [] : [{ line, district }];
  });
  const ending = rows.filter(({ line, district }) => foldText(line).endsWith(district));
  const named = ending.map(({ line, district }) => ({
    district,
    towns: townsBefore(line, district),
  }));
  const behindTowns = named.filter(({ towns }) => towns.length > 0);
  if (rows.length < minRows || behindTowns.length < rows.length * mostly) return;
  const country = commonCountry(behindTowns.flatMap(({ towns }) => towns));
  const isTownHere = (name: string) =>
    placesNamed(name).some((place) => isTown(place) && place.country === country);
  const themselves = rows.filter(({ district }) => isTownHere(district)).length;
  if (themselves <= rows.length * fewTowns) ignoreColumn(judged, mapped, city);
}
