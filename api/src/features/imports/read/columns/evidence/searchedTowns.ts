import { foldText } from '../../../../../../../domain/text/fold.ts';
import { isTown, placesNamed } from '../../../../../lib/gazetteer/gazetteer.ts';
import type { ColumnField } from '../columnFields.ts';
import { leaveOutColumn } from './leaveOutColumn.ts';
import type { SheetColumns } from '../mapping/sheetColumns.ts';

/** Rows whose addresses name their town from which the two are compared, and the share of them that names another one. */
const [minRows, enough] = [8, 0.2];

const ofAddresses = new Set<ColumnField>(['address', 'completeAddress']);

/** 'East Point, GA 30344, USA': the town of an address of the United States. */
const townBeforeZip = /, ([^,\d]{2,40}), [A-Z]{2} \d{5}(?:-\d{4})?(?:, (?:USA|United States))?$/;

function townWithin(address: string): string | null {
  const town = townBeforeZip.exec(address.trim())?.[1] ?? '';
  return placesNamed(town).some((place) => isTown(place) && place.country === 'US') ? foldText(town) : null;
}

/**
 * Leaves out towns around which a program searched: the addresses beside them have more of them, which are read then.
 */
export function leaveOutSearchedTowns({ judged, mapped, samples }: SheetColumns): void {
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
    leaveOutColumn(judged, mapped, one);
  }
}
