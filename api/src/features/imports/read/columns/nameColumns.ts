import { foldText } from '../../../../../../domain/text/fold.ts';
import { isTown, placesNamed } from '../../../../lib/gazetteer/gazetteer.ts';
import { isBareName } from './columnFields.ts';
import { comparableHeader } from './comparableHeader.ts';
import type { MappedColumn } from './mappedColumn.ts';
import type { JudgedHeader } from './headers/judgedHeader.ts';
import { namesLanguage } from './headerReading.ts';
import { tradeOrder } from './headers/tradeNames.ts';
import { areCompanies, shareOfCompanies } from './persons/companyNames.ts';
import { givenNames } from './persons/givenNames.ts';
import { mayNamePersons } from './persons/personColumns.ts';
import type { SheetColumns } from './mapping/sheetColumns.ts';

/** Minimum share of distinct values for a column of names: job titles and categories repeat. */
const enoughNames = 0.5;

/**
 * Selects the columns of names that can replace one another, the best first. Beside a column of names, a title is a job title,
 * and a column of few repeating values has no names.
 */
export function chooseNames({ judged, mapped }: SheetColumns): void {
  orderNames(mapped);
  preferPlaces(mapped, judged);
  ignoreOwners(mapped, judged);
  preferDistinct(mapped, judged);
  const [first, ...others] = mapped.filter(({ field }) => field === 'name');
  for (const other of others) {
    const one = judged.find(({ index }) => index === other.index);
    if (!first || !one || other.rank === first.rank) continue;
    const isTitle = /^(?:title|baslik)$/.test(comparableHeader(one.header));
    if (!isTitle && one.values.length > 0 && varietyOf(one.values) >= enoughNames) continue;
    mapped.splice(mapped.indexOf(other), 1);
    Object.assign(one.column, { field: null, how: 'none', confidence: 0.8, isAsked: false });
    one.column.alternatives = [{ field: 'name', confidence: 0.2 }];
  }
}

/** Headers for companies; minimum number of compared rows; minimum share of them with a given name. */
const ofCompany = /^(?:company|business|firm|shop|store|organi[sz]ation)(?:[ _-]?name)?$/i;
const [minCompared, minGiven] = [8, 0.15];

/**
 * Ignores a bare 'Name' over persons beside 'Company' over businesses. If all companies have a legal form, the listings may
 * have other names.
 */
function ignoreOwners(mapped: MappedColumn[], judged: readonly JudgedHeader[]): void {
  const columnOf = (column: MappedColumn | undefined) => judged.find(({ index }) => index === column?.index);
  const names = mapped.filter(({ field, rank }) => field === 'name' && rank >= 0);
  const owner = columnOf(names.find(({ header }) => isBareName(header)));
  const company = columnOf(names.find(({ header }) => ofCompany.test(header.trim())));
  if (!owner || !company || owner.values.length < minCompared) return;
  if (varietyOf(company.values) < mostRows || areCompanies(company.values)) return;
  if (mayNamePersons(company.values)) return;
  if (!areNamesOfPersons(owner.values)) return;
  mapped.splice(0, mapped.length, ...mapped.filter(({ index }) => index !== owner.index));
  owner.isPersonal = true;
  Object.assign(owner.column, { field: null, how: 'private', isPersonal: true, isAsked: false });
  Object.assign(owner.column, { sample: null, samples: [], alternatives: [] });
}

/** Whether values look like names of persons, and enough of them have a given name. */
function areNamesOfPersons(values: readonly string[]): boolean {
  const isGiven = (name: string) =>
    foldText(name)
      .split(/\s+/)
      .some((word) => givenNames.has(word));
  return mayNamePersons(values) && values.filter(isGiven).length >= values.length * minGiven;
}

const isTownName = (value: string) => placesNamed(value).some(isTown);

/** Fields of texts beside the name. */
const beside = new Set<string>([
  'address',
  'completeAddress',
  'street',
  'description',
  'category',
  'subtypes',
]);
const [minRows, mostRows] = [5, 0.9];

/** Ignores columns of other fields that repeat the names: 'Address' over the same words as 'Name'. */
export function ignoreRepeatedNames({ judged, mapped, samples }: SheetColumns): void {
  const name = mapped.find(({ field }) => field === 'name');
  if (name === undefined) return;
  const textAt = (row: readonly (string | undefined)[], index: number) => row[index]?.trim() ?? '';
  for (const other of mapped.filter(({ field, rank }) => beside.has(field) && rank >= 0)) {
    if (other.index === name.index) continue;
    const rows = samples.filter((row) => textAt(row, other.index) !== '' && textAt(row, name.index) !== '');
    const same = rows.filter((row) => textAt(row, other.index) === textAt(row, name.index)).length;
    if (rows.length < minRows || same < rows.length * mostRows) continue;
    mapped.splice(mapped.indexOf(other), 1);
    const column = judged.find(({ index }) => index === other.index)?.column;
    if (column) Object.assign(column, { field: null, how: 'none', confidence: 0.8, isAsked: false });
  }
}

/** Puts trade names before legal names; what an operator chose stays first. */
function orderNames(mapped: MappedColumn[]): void {
  const places = mapped.flatMap(({ field, rank }, at) => (field === 'name' && rank >= 0 ? [at] : []));
  const names = places
    .flatMap((at) => mapped[at] ?? [])
    .sort((a, b) => tradeOrder(a.header) - tradeOrder(b.header));
  for (const [i, at] of places.entries()) mapped[at] = names[i] ?? mapped[at]!;
}

/** Minimum lead of one column of names over another in legal forms, or in distinct values; minimum share of rows with the other. */
const [minLead, mostFilled] = [0.4, 0.5];

/**
 * Puts names of places before those of the companies that run them: the companies have legal forms, or repeat over several
 * places.
 */
function preferPlaces(mapped: MappedColumn[], judged: readonly JudgedHeader[]): void {
  const at = mapped.findIndex(({ field }) => field === 'name');
  const first = mapped[at];
  if (first === undefined || first.rank < 0) return;
  const valuesOf = ({ index }: MappedColumn) => judged.find((one) => one.index === index)?.values ?? [];
  const companies = valuesOf(first);
  if (companies.length < minCompared) return;
  const arePlaces = (other: MappedColumn) => {
    const places = valuesOf(other);
    if (other.field !== 'name' || other.rank < 0 || tradeOrder(other.header) > tradeOrder(first.header))
      return false;
    if (places.length < companies.length * mostFilled || areNamesOfPersons(places)) return false;
    if (places.filter(isTownName).length >= places.length * 0.5) return false;
    const hasForms = shareOfCompanies(companies) - shareOfCompanies(places) >= minLead;
    const repeats = varietyOf(places) - varietyOf(companies) >= minLead;
    return (hasForms && varietyOf(places) >= varietyOf(companies) * mostRows) || repeats;
  };
  const better = mapped.find(arePlaces);
  if (better === undefined) return;
  mapped.splice(mapped.indexOf(better), 1);
  mapped.splice(at, 0, better);
}

/** Of names in several languages, puts the column with the most distinct values first: others may omit the branch. */
function preferDistinct(mapped: MappedColumn[], judged: readonly JudgedHeader[]): void {
  const at = mapped.findIndex(({ field }) => field === 'name');
  const first = mapped[at];
  if (first === undefined || first.rank < 0 || !namesLanguage(first.header)) return;
  const valuesOf = ({ index }: MappedColumn) => judged.find((one) => one.index === index)?.values ?? [];
  const distinct = (column: MappedColumn) => new Set(valuesOf(column)).size;
  const isRival = (other: MappedColumn) =>
    other.field === 'name' &&
    other.rank === first.rank &&
    namesLanguage(other.header) &&
    tradeOrder(other.header) === tradeOrder(first.header) &&
    valuesOf(other).length === valuesOf(first).length;
  const [best] = mapped.filter(isRival).sort((a, b) => distinct(b) - distinct(a));
  if (best === undefined || distinct(best) <= distinct(first)) return;
  mapped.splice(mapped.indexOf(best), 1);
  mapped.splice(at, 0, best);
}

function varietyOf(values: readonly string[]): number {
  return new Set(values).size / values.length;
}
