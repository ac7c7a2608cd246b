import { countryOfDistinctCode } from '../../../../../../lib/gazetteer/postalFormats.ts';
import { withoutTrailing } from '../../../../../../../../domain/text/withoutTrailing.ts';
import { unitOf } from '../../../values/location/streetParts.ts';
import { isMissing } from '../../../values/textValue.ts';
import type { ColumnField } from '../../columnFields.ts';
import { knownHeader } from '../knownHeader.ts';
import { rejectReading, shareOf, type JudgedHeader } from '../judgedHeader.ts';

const numberedHeader = /^(.{0,60}?\p{L})[\s_-]?([1-6])$/u;
/** The words and the number of a header: 'Address (Line 2)' and 'Address Line 2' are one. */
const numbered = (header: string): RegExpExecArray | null =>
  numberedHeader.exec(header.replace(/\s{0,3}[([]([^()[\]]{1,20})[)\]]$/, ' $1'));
const mostly = 0.8;

/** Whether a text is a region, with which an address over several columns begins: '北海道札幌市', '서울특별시'. */
const isRegion = (text: string) => /^\p{L}{1,6}[都道府県市區区縣郡省州도시]$/u.test(text.replaceAll(' ', ''));
const isShortCode = (text: string) => /^\(?\d{2,4}\)?$/.test(text);
const isShortNumber = (text: string) => /^\d{2,4}[- ]?\d{0,4}$/.test(text);

/**
 * Reads numbered columns that together make up an address (region, district, street) or a phone number (area code, number).
 */
export function readNumberedParts(judged: readonly JudgedHeader[]): void {
  for (const [at, first] of judged.entries()) {
    const columns = [first, ...following(judged, at)];
    if (columns.length < 2) continue;
    const stem = knownHeader(numbered(first.header)?.[1] ?? '')?.field;
    const rest = columns.slice(1).flatMap(({ values }) => values);
    const areAll = (values: readonly string[], test: (value: string) => boolean) =>
      values.length > 0 && shareOf(values, test) >= mostly;
    if ((stem === 'address' || stem === 'street') && areAll(first.values, isRegion))
      readAll(columns, 'addressPart');
    else if (stem === 'phone' && areAll(first.values, isShortCode) && areAll(rest, isShortNumber))
      readAll(columns, 'phonePart');
    else if (
      stem !== 'phone' &&
      isStemOfLines(numbered(first.header)?.[1] ?? first.header, stem) &&
      areLines(columns)
    ) {
      // Beside the lines of 'Street Address 1', 'Postal Address 1' is a mailing address.
      const isWhereMailGoes = ofMail.test(first.header) && hasLines(judged);
      readAll(columns, 'addressLine');
      if (isWhereMailGoes) for (const one of columns) rejectReading(one);
    }
  }
}

/** 'Add_1', 'Addr1', 'Address Line 1': words for an address that are cut short, or for its lines. */
const stemOfLines =
  /^(?:(?:business|premises?|street|location|site|postal)[\s_-]?)?(?:add|addr|adr|address|adresse)[\s_-]?(?:line)?$/i;

const ofMail = /^(?:postal|mailing|billing)(?![a-z])/i;
const hasLines = (judged: readonly JudgedHeader[]) =>
  judged.some(({ reading }) => reading?.field === 'addressLine');

/** Names of parts of a page: 'jsMapBubbleAddress', 'listing__address'. */
const endsInAddress = /\p{Ll}Address$|__address$/u;

const isStemOfLines = (header: string, stem: ColumnField | undefined): boolean => {
  const words = withoutTrailing(header, /[\s_-]/);
  return stem === 'address' || stem === 'street' || stemOfLines.test(words) || endsInAddress.test(words);
};

const isWholeAddress = (value: string) => /\d/.test(value) && /,.*\d/.test(value);

/** Whether columns continue the address of the first one, rather than having other addresses or only parts of a building. */
function areLines(columns: readonly JudgedHeader[]): boolean {
  const rest = columns.slice(1).flatMap(({ values }) => values.filter((value) => !isMissing(value)));
  const isLine = (value: string) =>
    /\p{L}{2}/u.test(value) || unitOf(value) !== null || countryOfDistinctCode(value) !== null;
  return (
    rest.length > 0 &&
    shareOf(rest, isLine) >= mostly &&
    shareOf(rest, (value) => unitOf(value) !== null) < 0.5 &&
    shareOf(rest, isWholeAddress) < 0.3 &&
    shareOf(columns[0]?.values ?? [], isWholeAddress) < 0.3
  );
}

/** The columns after the first of a run that is numbered from one. */
function following(judged: readonly JudgedHeader[], at: number): JudgedHeader[] {
  const first = judged[at]?.header ?? '';
  // 'Address' before 'Address 2'.
  const [, stem = first, number = '1'] = numbered(first) ?? [];
  if (number !== '1' || stem === '') return [];
  const found: JudgedHeader[] = [];
  for (let next = at + 1; next < judged.length; next += 1) {
    const one = judged[next];
    const [, name, count] = numbered(one?.header ?? '') ?? [];
    if (!one || name !== stem || Number(count) !== next - at + 1) break;
    found.push(one);
  }
  return found;
}

function readAll(columns: readonly JudgedHeader[], field: ColumnField): void {
  for (const [rank, one] of columns.entries()) {
    one.reading = { field, rank };
    one.fit = 'fits';
  }
}
