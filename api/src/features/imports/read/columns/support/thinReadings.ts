import { foldText } from '../../../../../../../domain/text/fold.ts';
import { isSubdivision, placesNamed } from '../../../../../lib/gazetteer/gazetteer.ts';
import { countryOfDistinctCode } from '../../../../../lib/gazetteer/postalFormats.ts';
import { betweenKinds } from '../../values/categoryValue.ts';
import { isMissing } from '../../values/textValue.ts';
import { afterOther } from '../../values/otherOption.ts';
import { statusOf } from '../../values/statusValue.ts';
import { isOwnKind } from '../content/valueScores.ts';
import type { ColumnField } from '../columnFields.ts';
import { ignoreColumn } from '../evidence/ignoreColumn.ts';
import { shareOf } from '../headers/judgedHeader.ts';
import { sharedPrefix, withoutPrefix } from '../headers/sharedPrefix.ts';
import type { MappedColumn } from '../mappedColumn.ts';
import { contentRank, type SheetColumns } from '../mapping/sheetColumns.ts';
import { addressesAgreeWithNames, wordsAgreeWithNames, type NamedValue } from './agreesWithNames.ts';
import { headerWordsOf } from './qualifiers.ts';

/** A column that only a part of its header or its values speak for, as it is checked. */
interface ThinColumn {
  one: MappedColumn;
  /** Without those that stand for none. */
  values: readonly string[];
  distinct: readonly string[];
  /** Whether a word of its header names the field. */
  isNamed: boolean;
  sheet: SheetColumns;
}

/** Different values that are examined. */
const maxLooked = 60;

function agreesWithNames(
  one: MappedColumn,
  { mapped, samples }: SheetColumns,
  agree: (rows: readonly NamedValue[]) => boolean,
): boolean {
  const textAt = (row: readonly (string | undefined)[], index: number) => row[index]?.trim() ?? '';
  return mapped
    .filter(({ field }) => field === 'name')
    .some(({ index }) =>
      agree(samples.map((row) => ({ name: textAt(row, index), value: textAt(row, one.index) }))),
    );
}

/** Share of different values that must be kinds: of two or three words some may be by chance, of four or more fewer. */
const [mostlyKinds, manyKinds, someKinds] = [0.8, 4, 0.5];

const isKind = (value: string) =>
  value.length <= 200 && value.split(betweenKinds).some((part) => isOwnKind(part.trim()));

/** Whether words are kinds of places: by the dictionary, or since names have them. */
function areKinds({ one, distinct, sheet }: ThinColumn): boolean {
  const named = distinct.filter((value) => afterOther(value) !== '');
  const enough = named.length >= manyKinds ? someKinds : mostlyKinds;
  if (shareOf(named, isKind) >= enough) return true;
  return agreesWithNames(one, sheet, wordsAgreeWithNames);
}

/** Share of values that must say whether a place is open. */
const mostlyLive = 0.8;

const saysState = (value: string) => statusOf(value) !== null || /\s[⋅·]\s/.test(value);

/** Directions are regions of some country as well as those of a seller. */
const direction =
  /^(?:(?:north|south)?[ -]?(?:east|west)|north|south|cent(?:er|re|ral|rum)|mid(?:dle|lands)|(?:nord|sud|süd)?[ -]?(?:ost|est|west|ouest|ovest)|nord|sud|süd|mitte|centre|norte|sur|sul|este|oeste|leste|centro|noord|zuid|oost|midden|północ|południe|wschód|zachód|centrum|kuzey|güney|doğu|batı|merkez|север|юг|восток|запад|центр|észak|dél|kelet|nyugat|bắc|trung|nam|utara|selatan|timur|barat)(?: ?\d)?$/iu;

const isRegion = (value: string) =>
  value.length <= 60 &&
  !direction.test(value) &&
  (placesNamed(value).some(isSubdivision) || /^[A-Z]{2,3}$/.test(value));

/** Share of rows that another column of a field fills, from which a second one is of something else. */
const wellFilled = 0.5;

/** Whether another column, whose header names the same without further words, has what most rows need. */
function isNamedElsewhere({ one, sheet: { mapped, samples } }: ThinColumn): boolean {
  return mapped.some(
    (other) =>
      other.field === one.field &&
      other.index !== one.index &&
      other.rank < contentRank &&
      shareOf(
        samples.map((row) => row[other.index]?.trim() ?? ''),
        (text) => text !== '',
      ) >= wellFilled,
  );
}

type Verdict = 'read' | 'ask' | 'ignore';
type Check = (column: ThinColumn) => Verdict;

const readIf =
  (test: (column: ThinColumn) => boolean): Check =>
  (column) =>
    test(column) ? 'read' : 'ignore';

/** Under a meaningless header, kinds are recognised by their values. */
const ifNamed = (test: (column: ThinColumn) => boolean): Check =>
  readIf((column) => !column.isNamed || test(column));

const ofPlaceAlone = readIf((column) => !isNamedElsewhere(column));

/** A site or an email address beside others is of somebody else, and so may be the only one where no name is in it. */
const addressOfWeb: Check = (column) => {
  if (isNamedElsewhere(column)) return 'ignore';
  return agreesWithNames(column.one, column.sheet, addressesAgreeWithNames) ? 'read' : 'ask';
};

/** Condition for reading a qualified column as a field despite little evidence. */
const checks: Partial<Record<ColumnField, Check>> = {
  category: ifNamed(areKinds),
  type: ifNamed(areKinds),
  subtypes: ifNamed(areKinds),
  liveStatus: readIf(({ values }) => shareOf(values, saysState) >= mostlyLive),
  state: readIf(({ distinct }) => shareOf(distinct, isRegion) >= someRegions),
  postalCode: readIf(
    ({ distinct }) => shareOf(distinct, (value) => countryOfDistinctCode(value) !== null) >= someRegions,
  ),
  phone: (column) => (isNamedElsewhere(column) ? 'ignore' : 'ask'),
  email: addressOfWeb,
  website: addressOfWeb,
  address: ofPlaceAlone,
  street: ofPlaceAlone,
  city: ofPlaceAlone,
};

/** Share of different values that must be regions, or codes in a form of their own. */
const someRegions = 0.5;

/** Fields of which the words of a header say less where it parts no words: all but its end may be about something else. */
const ofUnspaced = new Set<ColumnField>(['phone', 'email', 'website', 'address', 'liveStatus']);
const unspaced = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}ー]{3,}$/u;

/** 'site.company_insights.phone': programs name what they found by the object that it is in. */
const ofProgram = /\p{L}\.\p{L}/u;

/** Whether only a part of a header or the values say what a column is. */
const isThin = ({ rank, field, header }: MappedColumn): boolean =>
  rank === contentRank || (rank >= 0 && ofUnspaced.has(field) && unspaced.test(header.trim()));

/**
 * Ignores columns that a part of their header or their values alone would make a field, where nothing else of the sheet bears
 * that out: 'Contract type' over words that are not kinds of places and that no name has, 'Head office phone' beside 'Phone'. Of
 * the only phone, and of the only email address or site that has nothing of the names, the operator is asked.
 */
export function checkThinReadings(sheet: SheetColumns): void {
  const { judged, mapped } = sheet;
  const prefix = sharedPrefix(judged.map(({ header }) => header));
  for (const one of mapped.filter(isThin)) {
    const check = checks[one.field];
    const found = judged.find(({ index }) => index === one.index);
    if (check === undefined || found === undefined || found.choice !== undefined) continue;
    if (ofProgram.test(found.header)) continue;
    const { isNamed, qualifiers } = headerWordsOf(withoutPrefix(found.header, prefix), one.field);
    if (qualifiers.length === 0) continue;
    const values = found.values.filter((value) => !isMissing(value));
    const distinct = [...new Set(values)].slice(0, maxLooked);
    const verdict = check({ one, values, distinct, isNamed, sheet });
    if (verdict === 'ignore') ignoreColumn(judged, mapped, one);
    // Under a meaningless header, only the values can be asked about.
    if (verdict === 'ask' && isNamed) Object.assign(found.column, { confidence: 0.5, isAsked: true });
  }
}

/** Pairs of rows of one town from which it shows whether regions follow from towns, and the share of them that agrees. */
const [minPairs, mostPairs] = [10, 0.75];

/** Ignores regions of which none is known and that differ within a town: levels of customers, districts of sellers. */
export function ignoreRegionsOfOthers({ judged, mapped, samples }: SheetColumns): void {
  const city = mapped.find(({ field }) => field === 'city');
  if (city === undefined) return;
  for (const one of mapped.filter(({ field, rank }) => field === 'state' && rank >= 0)) {
    const byTown = new Map<string, string[]>();
    for (const row of samples) {
      const [town, region] = [city, one].map(({ index }) => foldText(row[index]?.trim() ?? ''));
      if (town && region && !isMissing(region)) byTown.set(town, [...(byTown.get(town) ?? []), region]);
    }
    let [pairs, same] = [0, 0];
    for (const regions of byTown.values())
      for (const [at, region] of regions.entries()) {
        const next = regions[at + 1];
        if (next === undefined) continue;
        pairs += 1;
        if (next === region) same += 1;
      }
    if (pairs < minPairs || same >= pairs * mostPairs) continue;
    const known = [...new Set([...byTown.values()].flat())];
    if (shareOf(known, isRegion) < 0.3) ignoreColumn(judged, mapped, one);
  }
}
