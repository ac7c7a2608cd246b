import { foldText } from '../../../../../../../../domain/text/fold.ts';
import { isTown, placesNamed } from '../../../../../../lib/gazetteer/gazetteer.ts';
import type { ColumnField } from '../../columnFields.ts';
import { ignoreColumn } from '../ignoreColumn.ts';
import type { SheetColumns } from '../../mapping/sheetColumns.ts';

/** Minimum number of rows whose address names a town, and minimum share of them that name another town. */
const [minRows, enough] = [8, 0.2];

const ofAddresses = new Set<ColumnField>(['address', 'completeAddress']);

/** 'East Point, GA 30344, USA': the town of an address of the United States. */
const townBeforeZip = /, ([^,\d]{2,40}), [A-Z]{2} \d{5}(?:-\d{4})?(?:, (?:USA|United States))?$/;

function townWithin(address: string): string | null {
  const town = townBeforeZip.exec(address.trim())?.[1] ?? '';
  return placesNamed(town).some((place) => isTown(place) && place.country === 'US') ? foldText(town) : null;
}

/**
 * Ignores the towns of a scraper's searches if the addresses name more towns, which are read instead.
 */
export function ignoreSearchedTowns({ judged, mapped, samples }: SheetColumns): void {
  const address = mapped.find(({ field }) => ofAddresses.has(field));
  if (address === undefined) return;
  for (const one of mapped.filter(({ field, rank }) => field === 'city' && rank >= 0)) {
    const pairs = samples.flatMap((row) => {
      const within = townWithin(row[address.index] ?? '');
      const city = foldText(row[one.index]?.trim() ?? '');
      return within === null || city === '' ? [] : [{ within, city }];
    });
    const others = pairs.filter(({ within, city }) => within !== city).length;
    const areFewer =
      new Set(pairs.map(({ city }) => city)).size < new Set(pairs.map(({ within }) => within)).size;
    if (pairs.length < minRows || others < pairs.length * enough || !areFewer) continue;
    ignoreColumn(judged, mapped, one);
  }
}
