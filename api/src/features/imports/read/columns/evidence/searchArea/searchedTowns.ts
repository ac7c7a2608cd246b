import { foldText } from '../../../../../../../../domain/text/fold.ts';
import { isTown, placesNamed } from '../../../../../../lib/gazetteer/gazetteer.ts';
import { townBeforeState } from '../../../location/namedPlaces.ts';
import type { ColumnField } from '../../columnFields.ts';
import { ignoreColumn } from '../ignoreColumn.ts';
import type { SheetColumns } from '../../mapping/sheetColumns.ts';

/** Minimum number of rows whose address names a town, and minimum share of them that name another town. */
const [minRows, enough] = [8, 0.2];

const ofAddresses = new Set<ColumnField>(['address', 'completeAddress']);

/** 'East Point, GA 30344, USA': the town of an address of the United States. */
const townBeforeZip = /, ([^,\d]{2,40}), [A-Z]{2} \d{5}(?:-\d{4})?(?:, (?:USA|United States))?$/;

/** The same behind the street without a comma: '25000 MISSION BLVD HAYWARD, CA 94544'. */
const stateAndZip = /,? ([A-Z]{2}),? \d{5}(?:-\d{4})?(?:, (?:USA|United States))?$/;

function townWithin(address: string): string | null {
  const line = address.trim();
  const town = townBeforeZip.exec(line)?.[1] ?? '';
  if (placesNamed(town).some((place) => isTown(place) && place.country === 'US')) return foldText(town);
  const state = stateAndZip.exec(line);
  const glued = state && townBeforeState(`${line.slice(0, state.index)} ${state[1]}`, 'US')?.town;
  return glued ? foldText(glued) : null;
}

/** 'San Francisco, CA' as 'San Francisco'. */
const bareTown = (city: string): string => foldText(city.replace(/, [A-Z]{2}$/, ''));

/**
 * Ignores the towns of a scraper's searches if the addresses name more towns, which are read instead. Beside them, a column of
 * localities with other names than the towns of the addresses has quarters.
 */
export function ignoreSearchedTowns({ judged, mapped, samples }: SheetColumns): void {
  const address = mapped.find(({ field }) => ofAddresses.has(field));
  if (address === undefined) return;
  const differing = mapped.flatMap((one) => {
    if (one.field !== 'city' || one.rank < 0) return [];
    const pairs = samples.flatMap((row) => {
      const within = townWithin(row[address.index] ?? '');
      const city = bareTown(row[one.index]?.trim() ?? '');
      return within === null || city === '' ? [] : [{ within, city }];
    });
    const others = pairs.filter(({ within, city }) => within !== city).length;
    const areFewer =
      new Set(pairs.map(({ city }) => city)).size < new Set(pairs.map(({ within }) => within)).size;
    return pairs.length < minRows || others < pairs.length * enough ? [] : [{ one, areFewer }];
  });
  if (differing.some(({ areFewer }) => areFewer))
    for (const { one } of differing) ignoreColumn(judged, mapped, one);
}
