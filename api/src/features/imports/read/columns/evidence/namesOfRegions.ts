import { isSubdivision, isTown, placesNamed } from '../../../../../lib/gazetteer/gazetteer.ts';
import { shareOf } from '../headers/judgedHeader.ts';
import { isMissing } from '../../values/textValue.ts';
import type { SheetColumns } from '../mapping/sheetColumns.ts';

/** Minimum number of distinct names, and minimum share of them that must be regions. */
const [minRegions, mostly] = [8, 0.75];

/** 'Белгородская обл.', 'Центральный федеральный округ', 'Orange County': a part of a country by its rank. */
const region =
  /(?:ая|ой) обл(?:\.|асть)$|(?:ский|ой) край$|^республика \p{Lu}|(?:федеральный|автономный) округ$|\s(?:county|province|prefecture|governorate|voivodeship|oblast|krai)$/iu;

const isRegion = (value: string) =>
  value.length <= 60 && (region.test(value) || placesNamed(value).some(isSubdivision));

const isTownName = (value: string) => value.length <= 60 && placesNamed(value).some(isTown);

/**
 * Asks the operator about a table whose names are regions, since it may be statistics rather than a list of places, and about towns
 * in a column that no header calls names.
 */
export function askAboutRegions({ judged, mapped }: SheetColumns): void {
  const name = mapped.find(({ field }) => field === 'name');
  const one = judged.find(({ index, choice }) => index === name?.index && choice === undefined);
  const distinct = [...new Set(one?.values.filter((value) => !isMissing(value)))];
  if (!one || distinct.length < minRegions) return;
  const areTowns = one.column.how === 'content' && shareOf(distinct, isTownName) >= mostly;
  if (!areTowns && shareOf(distinct, isRegion) < mostly) return;
  Object.assign(one.column, { confidence: 0.4, isAsked: true });
}
