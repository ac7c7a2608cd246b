import { isSubdivision, isTown, placesNamed } from '../../../../../lib/gazetteer/gazetteer.ts';
import { kindOf, sureKind } from '../../../../../lib/placeKinds/kindOf.ts';
import { hasStreetWord, isStreet } from '../../location/addressTokens.ts';
import { townInParts } from '../../values/location/cityValue.ts';
import { isMapLink } from '../../values/placeIds.ts';
import { isMissing } from '../../values/textValue.ts';
import { contentOf } from '../content/columnContent.ts';
import { couldBeAddresses, couldBeNames } from '../content/columnText.ts';
import type { ColumnField } from '../columnFields.ts';
import { placeOf, positionPair } from './positionPair.ts';
import { hostOf } from '../headers/directoryPages.ts';
import { shareOf, type JudgedHeader } from '../headers/judgedHeader.ts';

/** Minimum number of values for a header to count as misplaced, and maximum number that are looked up. */
const minValues = 5;
const maxLooked = 60;

const mostly = 0.8;
const half = 0.5;

/** In a file of at least this many rows, this few distinct values are not the names if another column has names. */
const [minConstant, maxConstant] = [8, 2];

/** Share of distinct values below which a column counts as repetitive. */
const fewDistinct = 0.5;

/** Maximum length of a name of three lines, and minimum number of words of a sentence: names can be long, too. */
const maxLine = 90;
const minWords = 12;
/** Share of words with capitals from which a text is a title: 'Web Design Company in Assen, Web Development'. */
const ofTitle = 0.6;
const isSentence = (value: string) => {
  const words = value.length > maxLine ? value.split(/\s+/) : [];
  const count = (form: RegExp) => words.filter((word) => form.test(word)).length;
  const [capitals, small] = [count(/^\P{L}*\p{Lu}/u), count(/^\P{L}*\p{Ll}/u)];
  return words.length >= minWords && capitals <= (capitals + small) * ofTitle;
};

const isAddressLine = (value: string) => /\p{L}{3}/u.test(value) && /\d/.test(value) && /[,،]/.test(value);
/** 'Lindenstraße 12': a word and the number of a house; 'Dublin 8' is a part of a town. */
const houseLine = /^(\p{L}[^\d,]{2,60}) \d{1,4} ?\p{L}?$/u;
const isStreetLine = (value: string): boolean => {
  // 'California, MD 20619'.
  if (!/\d/.test(value) || value.length > maxLine || townInParts(value) !== null) return false;
  const street = houseLine.exec(value)?.[1];
  return hasStreetWord(value) || isStreet(value) || (street !== undefined && !isTownName(street));
};
/** 'pildong-coffee': the name as a part of an address of the web. */
const isSlug = (value: string) => /^[a-z\d]+(?:-[a-z\d]+)+$/.test(value);
const isPlace = (value: string) =>
  value.length <= 60 &&
  (koreanDistrict.test(value) || placesNamed(value).some((place) => isTown(place) || isSubdivision(place)));
/** '경기도 양평군': a district after its province. */
const koreanDistrict = /^\p{Script=Hangul}{2,8}[도시] \p{Script=Hangul}{1,8}[시군구]$/u;
const isTownName = (value: string) => value.length <= 60 && placesNamed(value).some(isTown);
const isKind = (value: string) => (kindOf(value)?.confidence ?? 0) >= sureKind;

/** Whether values under a word for names are none: addresses, parts of links, kinds or towns that repeat. */
function areNoNames(values: readonly string[], isNamedElsewhere: boolean): boolean {
  if (shareOf(values, isAddressLine) >= mostly && couldBeAddresses([...values])) return true;
  if (shareOf(values, isSlug) >= mostly || shareOf(values, isSentence) >= half) return true;
  const distinct = [...new Set(values)];
  if (distinct.length <= maxConstant && values.length >= minConstant && isNamedElsewhere) return true;
  return (
    distinct.length <= values.length * fewDistinct &&
    (shareOf(distinct, isKind) >= mostly || shareOf(distinct, isPlace) >= mostly)
  );
}

/** '30% off everything', '1+1 on beer', '2x1': a discount. */
const isDiscount = (value: string) =>
  value.length <= 100 &&
  /\d\s?[%٪]|[%٪]\s?\d|(?:^|\s)(?:1\s?\+\s?1|2\s?[x×]\s?1|2 (?:for|por|pour) 1)(?=$|\s)/iu.test(value);

/** 'Open ⋅ Closes 11 pm'. */
const isLiveStatus = (value: string) => value.length <= 120 && /\s⋅\s/.test(value);

/** Kinds of links that are unambiguous. */
const ofPages = new Set<ColumnField | null>(['photoUrl', 'reviewsLink', 'locationLink']);

/** Reads links by their kind where the header says otherwise; sites on many hosts are not map links. */
function judgeLinks(one: JudgedHeader): void {
  const values = one.values.filter((value) => !isMissing(value)).slice(0, maxLooked);
  const { reading } = one;
  if (reading === undefined || one.choice !== undefined || values.length < minValues) return;
  if (!ofPages.has(reading.field)) return;
  const content = contentOf(values);
  // The reviews of a place are on its page of the map.
  const isReviewsOnMap = reading.field === 'reviewsLink' && content === 'locationLink';
  if (content !== null && content !== reading.field && ofPages.has(content) && !isReviewsOnMap) {
    one.reading = { field: content, rank: reading.rank };
    one.fit = 'fits';
  } else if (
    reading.field === 'locationLink' &&
    !values.some(isMapLink) &&
    new Set(values.map((value) => hostOf(value) ?? value)).size > values.length * half
  )
    one.fit = 'contradicts';
}

/** Minimum share of positions of one file in one country, and the share below which they count as scattered. */
const [together, scattered] = [0.9, 0.6];

/** Drops headers of coordinates that are scattered over the world if another adjacent pair lies in one country. */
function judgeCoordinates(judged: readonly JudgedHeader[], valuesOf: (one: JudgedHeader) => string[]): void {
  const read = (field: string) => judged.filter((one) => one.reading?.field === field);
  const [latitudes, longitudes] = [read('latitude'), read('longitude')];
  const [latitude, longitude] = [latitudes[0], longitudes[0]];
  if (latitude === undefined || longitude === undefined || latitudes.length + longitudes.length > 2) return;
  if (latitude.choice !== undefined || longitude.choice !== undefined) return;
  const [ofLatitude, ofLongitude] = [valuesOf(latitude), valuesOf(longitude)];
  if (ofLatitude.length < minValues || ofLatitude.length !== ofLongitude.length) return;
  if (placeOf(ofLatitude, ofLongitude).together >= scattered) return;
  const pair = positionPair(judged.map((one) => ({ one, values: valuesOf(one) })));
  if (pair === null || pair[0].values.length !== pair[1].values.length) return;
  if (placeOf(pair[0].values, pair[1].values).together < together) return;
  if (pair[0].one === longitude && pair[1].one === latitude) return;
  [latitude.fit, longitude.fit] = ['contradicts', 'contradicts'];
}

const isCode = (value: string) => /^\d{5,6}\b/.test(value);

/** Reads postal codes under 'State' beside words under the header for postal codes: the two headers are swapped. */
function readCodeOfState(
  one: JudgedHeader,
  judged: readonly JudgedHeader[],
  valuesOf: (one: JudgedHeader) => string[],
): void {
  const codes = judged.filter(({ reading }) => reading?.field === 'postalCode');
  const areWords = codes.length > 0 && codes.every((each) => shareOf(valuesOf(each), isCode) === 0);
  if (!areWords || codes.some(({ choice }) => choice !== undefined)) return;
  if (shareOf(valuesOf(one), isCode) < mostly) return;
  one.reading = { field: 'postalCode', rank: 0 };
  one.fit = 'fits';
  for (const each of codes) each.fit = 'contradicts';
}

/**
 * Drops the readings of headers that are shifted by one column: names that are addresses or categories, cities that are streets.
 * Streets and cities under each other's header are swapped.
 */
export function judgeMisplaced(judged: readonly JudgedHeader[]): void {
  const valuesOf = (one: JudgedHeader) => one.values.filter((value) => !isMissing(value)).slice(0, maxLooked);
  const isJudged = (one: JudgedHeader, ...fields: string[]) =>
    one.choice === undefined &&
    one.reading !== undefined &&
    fields.includes(one.reading.field) &&
    valuesOf(one).length >= minValues;
  const areNamesBeside = (one: JudgedHeader) =>
    judged.some(
      (other) =>
        other !== one &&
        (other.reading === undefined || other.reading.field === 'name') &&
        couldBeNames(valuesOf(other)),
    );
  for (const one of judged)
    if (isJudged(one, 'name') && areNoNames(valuesOf(one), areNamesBeside(one))) one.fit = 'contradicts';
  for (const one of judged) judgeLinks(one);
  judgeCoordinates(judged, valuesOf);
  for (const one of judged)
    if (
      isJudged(one, 'description') &&
      [isLiveStatus, isDiscount].some((isOf) => shareOf(valuesOf(one), isOf) >= mostly)
    )
      one.fit = 'contradicts';
  for (const one of judged) if (isJudged(one, 'state')) readCodeOfState(one, judged, valuesOf);
  const cities = judged.filter(
    (one) => isJudged(one, 'city') && shareOf(valuesOf(one), isStreetLine) >= half,
  );
  const streets = judged.filter(
    (one) =>
      isJudged(one, 'street', 'address') &&
      shareOf(valuesOf(one), isTownName) >= half &&
      shareOf(valuesOf(one), isStreetLine) === 0,
  );
  const [city, street] = [cities[0], streets[0]];
  if (city === undefined) return;
  if (street === undefined || cities.length > 1 || streets.length > 1) {
    for (const one of cities) one.fit = 'contradicts';
    return;
  }
  [city.reading, street.reading] = [street.reading, city.reading];
  [city.fit, street.fit] = ['fits', 'fits'];
}
