import { betweenKinds, isPricedKind, isRatedLine } from '../../values/categoryValue.ts';
import { isPicture } from '../../values/linkValue.ts';
import { statusOf } from '../../values/statusValue.ts';
import { isMissing } from '../../values/textValue.ts';
import { contentOf } from '../columnContent.ts';
import type { ColumnField } from '../columnFields.ts';
import { comparableHeader } from '../comparableHeader.ts';
import { entityRank, wordsOf } from '../headerReading.ts';
import { areFoundAddresses, preferLinesOfAddresses } from './addressLines.ts';
import { axisOf, fieldsOfAxes, isAxisOfDegrees } from './degreeAxes.ts';
import { areSearchedKinds, leaveOutConstantKinds, readSlogans } from './constantKinds.ts';
import { areClosingDays, areDaysOfRows, askAboutEveryDay } from './dailyHours.ts';
import { preferFinerKinds } from './finerKinds.ts';
import { drop, shareOf, type JudgedHeader } from './judgedHeader.ts';
import { areOfOneSite, arePicturesOfPage, leadsToDirectory } from './directoryPages.ts';
import { areGoods, partialReadings } from './partialHeader.ts';
import { judgeMisplaced } from '../evidence/misplacedHeaders.ts';
import { isLabelled, labelledSite } from '../../details/labelledLinks.ts';
import { leaveOutGoods } from '../evidence/rowsOfGoods.ts';
import { isOtherFigure, isStarWord } from '../evidence/otherFigures.ts';
import { misspelt } from './misspelt.ts';
import { readByValues } from './readByValues.ts';
import { readNameOfKind } from './nameOfKind.ts';
import { readNumberedParts } from './numberedParts.ts';
import { areMoments, orderRegions, orderTowns, readTownsAmongRegions } from './regionColumns.ts';
import { askAboutUnsupported } from './unsupported.ts';

/** Headers that mean one thing in one language and another elsewhere, or something only beside other columns. */
const numberWords = new Set(
  [
    'numero',
    'número',
    'nº',
    'n°',
    'no',
    'nr',
    'num',
    'number',
    'numer',
    'cislo',
    'house',
    'building',
    'husnr',
    'husnummer',
    'gatenr',
    'talonumero',
    'ház',
    'дом',
    'буд',
    'будинок',
    'št',
    'hišna',
    'súpisné',
    'kućni',
    'namo',
    'maja',
    'altura',
    'kapı',
    'rumah',
    '門牌',
    '番地',
    '号',
    'házszám',
  ].map(comparableHeader),
);

/** Under the bare word for contacts are names or numbers. */
const contactWords = new Set(
  [
    'contact',
    'contacts',
    'contact details',
    'kontakt',
    'contacto',
    'contato',
    'contatto',
    'контакты',
    'liên hệ',
    'kontak',
  ].map(comparableHeader),
);

/** The words beside the number of a class in registers of companies: 'ANZSIC4_DESCRIPTION', 'Наименование ОКВЭД'. */
const classDescription =
  /^(?:anzsic|naics|u?k?sic|nace|naf|cnae|isic|ateco|pkd|wz|sni|tol|tsic)\d*(?:code)?(?:desc|description|title|name|text|libelle|label|denominacion|descrizione|nazwa|descricao)|(?:libelle|description|описание|наименование)(?:naf|ape|nace|оквэд)$/u;

/** 'N° voie', 'Nº de calle', 'House no.': the number of a street in words of its own. */
const numberOfStreet =
  /^(?:n[°ºo.]{0,2}|nr\.?|num(?:[eé]ro|ber)?|n[uú]mero)\s*(?:(?:de|della|da|of)\s+)?(?:la\s+)?(?:voie|rue|calle|via|rua|stra(?:ß|ss)e|ulice|street|house|building|casa|maison|domu)$|^n[uú]m(?:ero|\.)?\s*ext(?:\.|erior)?\b/iu;

/** Figures from which it shows what they are. */
const minRated = 8;

/** Share of values from which a column is believed. */
const mostly = 0.8;

/** Whether numbers count the rows: 1, 2, 3. */
function isSequence(values: readonly string[]): boolean {
  const numbers = values.map(Number);
  return numbers.length > 2 && numbers.every((number, i) => i === 0 || number === (numbers[i - 1] ?? 0) + 1);
}

/** Whether cells list several kinds with commas or slashes: their parts come again, alone or in other lists. */
function areLists(values: readonly string[]): boolean {
  const lists = values.filter((value) => betweenKinds.test(value));
  const parts = values.flatMap((value) => value.split(betweenKinds).map((part) => part.trim().toLowerCase()));
  return (
    values.length >= minRated &&
    lists.length >= values.length * 0.2 &&
    new Set(parts).size <= parts.length * 0.4 &&
    parts.every((part) => part.length <= 40)
  );
}

const maxStates = 8;

/** The words of machines for whether a place exists, under any header: 'placeState'. */
const areStatuses = (values: readonly string[]) =>
  values.length >= minRated &&
  values.every((value) => /^[A-Za-z_]{4,30}$/.test(value)) &&
  values.some((value) => value.includes('_') && statusOf(value) !== null) &&
  new Set(values).size <= maxStates;

/** Numbers from which a column under a word for contacts holds them. */
const minNumbers = 5;

/** Numbers as a sheet leaves them, without their zero in front; others have 0 for none. */
function areBareNumbers(values: readonly string[]): boolean {
  const numbers = values.filter((value) => !/^0+$/.test(value));
  const isNumber = (value: string) =>
    /^[+\d][\d\s().-]{6,18}$/.test(value) && value.replace(/\D/g, '').length >= 8;
  return numbers.length >= minNumbers && shareOf(numbers, isNumber) >= mostly && !isSequence(numbers);
}

const isBareNumber = (header: string) =>
  wordsOf(header).every((word) => numberWords.has(word) || word === 'numbers');

/** Whether the values are phone numbers as people write them, and no other column has any. */
function areOnlyPhones(
  one: JudgedHeader,
  values: readonly string[],
  judged: readonly JudgedHeader[],
): boolean {
  const isWritten = (value: string) =>
    /^[+(\d][\d\s().+/-]{6,}(?:\s?(?:x|ext)\.?\s?\d+)?$/.test(value) &&
    /\d[\s().-]+\d/.test(value) &&
    // A degree.
    !/^-?\d{1,3}\.\d{4,}$/.test(value);
  return (
    values.length >= minRated &&
    shareOf(values, isWritten) >= mostly &&
    judged.every((other) => other === one || other.reading?.field !== 'phone')
  );
}

const areRatedLines = (values: readonly string[]) =>
  values.length >= minRated &&
  (shareOf(values, isRatedLine) >= 0.6 || shareOf(values, isPricedKind) >= mostly);

/** Columns of a sheet of which misspelt headers are looked up: each is compared with every known word. */
const maxSpelled = 200;

const isOfKinds = (field: ColumnField | undefined) =>
  field === 'category' || field === 'type' || field === 'subtypes';
const isStreetPart = (field: ColumnField | undefined) => field === 'street' || field === 'streetType';

/**
 * Corrects what headers say by themselves where values or neighbours say more: 'CEP' over Brazilian postal codes, which is a
 * mobile phone in Turkish; 'Número' beside a street; 'is_closed' that is true of many; 'url' of pages of one directory.
 */
export function reconsider(judged: readonly JudgedHeader[]): void {
  preferLinesOfAddresses(judged);
  const axes = fieldsOfAxes(judged);
  for (const [at, one] of judged.entries()) {
    const { header, reading } = one;
    const axis = axisOf(header);
    const values = one.values.filter((value) => !isMissing(value));
    const comparable = comparableHeader(header);
    const read = (field: ColumnField) => {
      one.reading = { field, rank: 0 };
      one.fit = 'fits';
    };
    if (areDaysOfRows(values, judged)) {
      read('weekday');
      continue;
    }
    const other = readByValues(one, values, judged);
    const isMisspelt =
      reading === undefined && judged.length <= maxSpelled && !isOtherFigure(comparable, values);
    const meant = isMisspelt ? misspelt(header, values) : null;
    if (meant !== null) read(meant);
    else if (other) {
      one.reading = other;
      one.fit = 'fits';
    } else if (comparable === 'cep' && shareOf(values, (value) => /^\d{5}-?\d{3}$/.test(value)) >= mostly)
      read('postalCode');
    else if (
      reading === undefined &&
      /^(?:google )?reviews?$/i.test(header.trim()) &&
      contentOf(values) === 'rating' &&
      judged.every((other) => other.reading?.field !== 'rating')
    )
      read('rating');
    else if (
      reading === undefined &&
      contactWords.has(wordsOf(header).at(-1) ?? '') &&
      (contentOf(values) === 'phone' || areBareNumbers(values)) &&
      judged.every((other) => other.reading?.field !== 'phone')
    )
      read('phone');
    else if (
      reading === undefined &&
      values.length > 0 &&
      shareOf(values, (value) => isLabelled(value) && labelledSite(value) !== null) >= mostly
    )
      read('anyLink');
    else if (classDescription.test(comparable) || areSearchedKinds(one, values, judged)) read('category');
    else if (
      numberOfStreet.test(header.trim()) &&
      shareOf(values, (value) => /^\d{1,5}\s?\w{0,3}$/.test(value)) >= mostly
    )
      read('houseNumber');
    else if (axis !== null && axes !== null && isAxisOfDegrees(one, axis)) read(axes[axis]);
    // 'schedule.monday.open' over true and false: whether it is open, not when.
    else if (
      reading?.field === 'openingDay' &&
      shareOf(values, (value) => /^(?:true|false|[01])$/i.test(value)) >= mostly
    )
      drop(one);
    else if (reading?.field === 'isClosed' && areClosingDays(values)) read('closingDays');
    else if (
      reading?.field === 'isClosed' &&
      shareOf(values, (value) => /^(?:1|t|y|true|yes)$/i.test(value)) > 0.3
    )
      one.reading = undefined;
    else if (arePicturesOfPage(one, judged)) read('photoUrl');
    else if (areRatedLines(values) && judged.every((other) => !isOfKinds(other.reading?.field)))
      read('category');
    else if (
      (reading?.field === 'anyLink' || reading?.field === 'website') &&
      shareOf(values, isPicture) >= mostly
    )
      read('photoUrl');
    else if (reading?.field === 'anyLink' && areOfOneSite(values)) one.reading = undefined;
    else if (
      reading === undefined &&
      partialReadings(header).includes('category') &&
      areLists(values) &&
      judged.every((other) => other === one || !isOfKinds(other.reading?.field))
    )
      read('subtypes');
    else if (
      (reading?.field === 'category' || reading?.field === 'type') &&
      areLists(values) &&
      !judged.some((other) => other.reading?.field === 'subtypes')
    )
      one.reading = { field: 'subtypes', rank: reading.rank };
    else if (leadsToDirectory(reading?.field, values, judged)) drop(one);
    else if ((reading === undefined || reading.field === 'state') && areStatuses(values)) read('liveStatus');
    else if ((reading?.field === 'state' || reading?.field === 'workingHours') && areMoments(values))
      read('liveStatus');
    else if (areFoundAddresses(one, values, judged)) read('address');
    else if (reading === undefined && isBareNumber(header) && areOnlyPhones(one, values, judged))
      read('phone');
    else if (
      (reading === undefined ? isStarWord(comparable) : reading.field === 'rating') &&
      isOtherFigure(comparable, values)
    ) {
      one.reading = reading ?? { field: 'rating', rank: 0 };
      drop(one);
    } else if (
      (reading === undefined || reading.rank >= entityRank) &&
      wordsOf(header).some((word) => numberWords.has(word)) &&
      [judged[at - 1], judged[at + 1]].some((near) => isStreetPart(near?.reading?.field)) &&
      shareOf(values, (value) => /^\d{1,5}\s?[-/]?\s?\w{0,3}$|^s\/?n$/i.test(value)) >= mostly &&
      !isSequence(values)
    )
      read('houseNumber');
  }
  readNumberedParts(judged);
  readNameOfKind(judged);
  readSlogans(judged);
  leaveOutConstantKinds(judged);
  preferFinerKinds(judged);
  readTownsAmongRegions(judged);
  orderRegions(judged);
  orderTowns(judged);
  askAboutEveryDay(judged);
  judgeMisplaced(judged);
  askAboutUnsupported(judged);
  // 'Descrição' beside 'Prato' is that of the dish.
  for (const [at, one] of judged.entries())
    if (one.reading?.field === 'description' && areGoods(judged[at - 1]?.header ?? '')) drop(one);
  leaveOutGoods(judged);
}
