// Rules for columns about the location.
import { foldText } from '../../../../../../../../domain/text/fold.ts';
import { isSubdivision, placesNamed } from '../../../../../../lib/gazetteer/gazetteer.ts';
import type { ColumnField } from '../../columnFields.ts';
import { comparableHeader } from '../../comparableHeader.ts';
import { entityRank, wordsOf } from '../../headerReading.ts';
import { areFoundAddresses } from '../location/addressLines.ts';
import { axisOf, isCoordinateAxis } from '../location/coordinateAxes.ts';
import { entityWords, fillerWords } from '../headerWords.ts';
import { shareOf, type JudgedHeader } from '../judgedHeader.ts';
import { fieldNamedBy } from '../partialHeader.ts';
import {
  dropColumn,
  isMissingField,
  isSequence,
  minShown,
  mostShare,
  readAs,
  rule,
  type HeaderRule,
} from './headerRule.ts';

/** 'CEP' over Brazilian postal codes; in Turkish it is a mobile phone. */
export const brazilianPostalCode = rule(
  ({ comparable, values }) =>
    comparable === 'cep' && shareOf(values, (value) => /^\d{5}-?\d{3}$/.test(value)) >= mostShare,
  readAs('postalCode'),
);

/** 'PIN' over the postal codes of India. */
export const indianPostalCode = rule(
  ({ reading, header, values }) =>
    reading === undefined &&
    /^pin(?:[ _-]?(?:no|number|num|nr))?\.?$/i.test(header.trim()) &&
    shareOf(values, (value) => /^[1-8]\d{2} ?\d{3}$/.test(value)) >= mostShare,
  readAs('postalCode'),
);

/** Headers for house numbers: 'N° voie', 'Nº de calle', 'House no.'. */
const numberOfStreet =
  /^(?:n[°ºo.]{0,2}|nr\.?|num(?:[eé]ro|ber)?|n[uú]mero)\s*(?:(?:de|della|da|of)\s+)?(?:la\s+)?(?:voie|rue|calle|via|rua|stra(?:ß|ss)e|ulice|street|house|building|casa|maison|domu)$|^n(?:o|ro|[uú]m(?:ero)?)[\s_.]{0,3}ext(?:erior|\.)?\b/iu;

/** A header for the number of a house over short numbers. */
export const houseNumber = rule(
  ({ header, values }) =>
    numberOfStreet.test(header.trim()) &&
    shareOf(values, (value) => /^\d{1,5}\s?\w{0,3}$/.test(value)) >= mostShare,
  readAs('houseNumber'),
);

/** 'x' and 'y' over degrees. */
export const degreeOfAxis: HeaderRule = ({ one, header, axes }) => {
  const axis = axisOf(header);
  return axis !== null && axes !== null && isCoordinateAxis(one, axis) ? readAs(axes[axis]) : null;
};

/** 'geocode_display_name': the full address found by OpenStreetMap's geocoder. */
export const foundAddress = rule(
  ({ one, values, judged }) => areFoundAddresses(one, values, judged),
  readAs('address'),
);

/** 'addressLine' over lists as programs print them: ['12 Main St', 'Chicago']. */
export const listedLines = rule(
  ({ reading, values }) =>
    reading?.field === 'street' &&
    values.length > 0 &&
    shareOf(values, (value) => /^\[\s?["'].*["']\s?\]$/su.test(value)) >= mostShare,
  readAs('address'),
);

/** 'department' over provinces: departments of a state rather than of a company. */
export const departmentOfState = rule(
  (column) =>
    column.reading === undefined &&
    /^d[eé]p(?:ar)?t(?:a?ment|o)?s?$/.test(column.comparable) &&
    isMissingField(column, 'state') &&
    column.values.length >= minShown &&
    shareOf(column.values, (value) => placesNamed(value).some(isSubdivision)) >= mostShare,
  readAs('state'),
);

/** Maximum number of different values, and minimum number of cells for each of them, of a column of options. */
const [maxOptions, minCells] = [20, 5];

/** 'Location' over options, such as 'Private parking lot' and 'Other', beside a column of streets. */
export const sitingsBesideStreets = rule(({ reading, values, judged }) => {
  const different = new Set(values);
  return (
    reading?.field === 'address' &&
    judged.some((other) => other.reading?.field === 'street') &&
    different.size <= maxOptions &&
    values.length >= Math.max(minShown, different.size * minCells) &&
    values.every((value) => !/\d/.test(value)) &&
    [...different].every((value) => placesNamed(value).length === 0)
  );
}, dropColumn);

/** Words for numbers, whose meaning depends on the language and on neighbouring columns. */
export const numberWords: ReadonlySet<string> = new Set(
  [
    ...['numero', 'número', 'nº', 'n°', 'no', 'nr', 'num', 'number', 'numer', 'cislo', 'house', 'building'],
    ...['husnr', 'husnummer', 'gatenr', 'talonumero', 'ház', 'дом', 'буд', 'будинок', 'št', 'hišna'],
    ...[
      'súpisné',
      'kućni',
      'namo',
      'maja',
      'altura',
      'kapı',
      'rumah',
      'αριθμός',
      'αρ',
      'номер',
      '門牌',
      '番地',
      '号',
      'házszám',
    ],
  ].map(comparableHeader),
);

const isStreetPart = (field: ColumnField | undefined) => field === 'street' || field === 'streetType';

const otherParts = new Set<ColumnField | undefined>(['city', 'state', 'postalCode', 'countryCode']);

/** Whether a column is beside a street, or only other parts of the address are between them. */
function isAmongParts(judged: readonly JudgedHeader[], at: number): boolean {
  return [-1, 1].some((step) => {
    let near = at + step;
    while (otherParts.has(judged[near]?.reading?.field)) near += step;
    return isStreetPart(judged[near]?.reading?.field);
  });
}

/** Whether a header has the word for a number, and none that says of what but the house: not 'Number of seats'. */
function isNumberOfHouse(header: string): boolean {
  const words = wordsOf(header);
  const isOfStreet = (word: string) =>
    isStreetPart(fieldNamedBy(word)) || fieldNamedBy(word) === 'houseNumber';
  return (
    words.some((word) => numberWords.has(word)) &&
    words.every(
      (word) => numberWords.has(word) || fillerWords.has(word) || entityWords.has(word) || isOfStreet(word),
    )
  );
}

/** 'Número' beside a street, over short numbers that do not count the rows. */
export const houseNumberBesideStreet = rule(
  ({ reading, header, values, judged, at }) =>
    (reading === undefined || reading.rank >= entityRank) &&
    isNumberOfHouse(header) &&
    isAmongParts(judged, at) &&
    shareOf(values, (value) => /^\d{1,5}\s?[-/]?\s?\w{0,3}$|^s\/?n$/i.test(value)) >= mostShare &&
    !isSequence(values),
  readAs('houseNumber'),
);

/** Types of streets in registers with a column for them, folded. */
const kindOfStreet =
  /^(?:rua|avenida|aven|travessa|praca|alameda|rodovia|estrada|largo|ladeira|viela|calle|cl|carrera|cra|cr|transversal|diagonal|pasaje|jiron|prolongacion|privada|callejon|cerrada|camino|carretera|ronda|rambla|via|viale|piazza|piazzale|corso|vicolo|strada|stradone|rue|avenue|boulevard|impasse|chemin|allees?|quai|route|cours|ul|ulica|ulice|al|aleja|aleje|pl|plac|os|osiedle|улица|ул|проспект|пр-кт|переулок|пер|бульвар|б-р|шоссе|ш|проезд|набережная|наб|вулиця|вул|провулок|cadde|caddesi|cad|sokak|sokagi|sok|bulvar|bulvari|street|str|road|rd|avenue|ave|lane|drive|jalan|jl|utca|ut|ter|korut)\.?$/u;

/** Maximum share of distinct values: there are few types of streets. */
const mostKinds = 0.8;

/** Letters of a whole word, and the share of such words: 'CAD', 'CL', 'PL' are currencies and countries as well. */
const [wholeWord, someWhole] = [4, 0.2];

const namesStreet = (header: string): boolean =>
  wordsOf(header).some((word) => isStreetPart(fieldNamedBy(word)));

/** 'descricao_tipo_logradouro' over RUA and AVENIDA, which are not categories. */
export const kindOfStreetBesideStreet = rule(
  ({ reading, header, values, judged }) =>
    (reading === undefined || reading.field === 'category' || reading.field === 'type') &&
    values.length >= minShown &&
    new Set(values).size <= values.length * mostKinds &&
    shareOf(values, (value) => kindOfStreet.test(foldText(value.trim()))) >= mostShare &&
    (namesStreet(header) || shareOf(values, (value) => value.trim().length >= wholeWord) >= someWhole) &&
    judged.some((other) => other.reading?.field === 'street') &&
    judged.every((other) => other.reading?.field !== 'streetType'),
  readAs('streetType'),
);

/** Minimum share of codes with more than two digits. */
const someCodes = 0.3;

/** 'Code' between a town and its province, over numbers of up to four digits, which have lost their zeros. */
export const codeBesideTown = rule(
  ({ reading, comparable, values, judged, at }) =>
    reading === undefined &&
    comparable === 'code' &&
    judged.every((other) => other.reading?.field !== 'postalCode') &&
    [judged[at - 1], judged[at + 1]].some((near) => near?.reading?.field === 'city') &&
    shareOf(values, (value) => /^\d{1,5}$/.test(value)) >= mostShare &&
    shareOf(values, (value) => value.length > 2) >= someCodes &&
    !isSequence(values),
  readAs('postalCode'),
);
