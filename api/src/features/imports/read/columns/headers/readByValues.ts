import { isSubdivision, isTown, placesNamed } from '../../../../../lib/gazetteer/gazetteer.ts';
import { sureKind, kindOf } from '../../../../../lib/placeKinds/kindOf.ts';
import { hasStreetWord } from '../../location/addressTokens.ts';
import { countryOf } from '../../values/location/countryValue.ts';
import { areLow, areShares, contentOf } from '../content/columnContent.ts';
import { couldBeAddresses, isMachineWord } from '../content/columnText.ts';
import { isOfNoDay } from '../../values/hours/hoursValue.ts';
import { ratingOfTen } from '../../values/numbers/numberValue.ts';
import { phoneOf } from '../../values/smallValues.ts';
import type { ColumnField } from '../columnFields.ts';
import { entityRank } from '../headerReading.ts';
import type { JudgedHeader } from './judgedHeader.ts';
import type { KnownHeader } from './knownHeader.ts';

/** Minimum number of values, and minimum share of them that must contradict the header. */
const minCount = 3;
const mostly = 0.8;

/** Above the ranks of columns whose headers say what they hold. */
const lastRank = 300;

const isAddressLine = (value: string) => /\p{L}{3}/u.test(value) && /\d/.test(value) && /[,،]/.test(value);

/** '9 - 17': a dash between two of its figures. */
const isRange = (value: string) => /[-–—~〜～]/.test(value.slice(value.search(/\d/), value.search(/\d\D*$/)));

/** Maximum share of distinct values in a column of cities or categories; names of listings do not repeat. */
const maxVariety = 0.8;

/** Minimum number of values for a constant category under a header for descriptions. */
const minDescribed = 5;

/** Maximum share of distinct values in a column that is not the names, and minimum share in the one that is. */
const [fewNames, manyNames] = [0.2, 0.5];

/** Minimum share of known regions among values that are not countries. */
const someRegions = 0.5;

/** Minimum share of machine-made words that are known categories. */
const someKinds = 0.4;

const isTownName = (value: string) =>
  value.length <= 60 && (placesNamed(value).some(isTown) || koreanCity.test(value));
/** A metropolitan city before its district: '부산광역시 금정구'. */
const koreanCity = /^\p{Script=Hangul}{2,3}(?:특별시|광역시|특별자치시) \p{Script=Hangul}+[구군]$/u;
const lastPart = (value: string) => value.split(',').at(-1)?.trim() ?? '';
const isKindName = (value: string) => (kindOf(value.replaceAll('_', ' '))?.confidence ?? 0) >= sureKind;
const isPhone = (value: string) =>
  /^(?:(?:tel:)?[+(\d]|https?:\/\/(?:wa\.me|api\.whatsapp))/i.test(value) &&
  value.replace(/\D/g, '').length >= 7 &&
  phoneOf(value) !== null;
const isCountryName = (value: string) => value.length > 3 && countryOf(value) !== null;

/** Ids with unambiguous formats. */
const ids = new Set<ColumnField>(['placeId', 'googleId']);

/** Minimum number of ratings for recognising their scale. */
const minRatings = 5;

/** Whether ratings are on a scale of ten, as those of hotels: most are above five, and a third have decimals. */
function areOfTen(values: readonly string[]): boolean {
  const ratings = values.flatMap((value) => {
    try {
      return ratingOfTen(value) ?? [];
    } catch {
      return [];
    }
  });
  const isFraction = (rating: number) => !Number.isInteger(rating * 2);
  return (
    ratings.length >= Math.max(minRatings, values.length * 0.9) &&
    ratings.filter((rating) => rating > 2.5).length >= ratings.length * 0.6 &&
    ratings.some((rating) => rating > 2.6) &&
    ratings.filter(isFraction).length >= ratings.length * 0.3
  );
}

/** Whether values are ratings up to five, at least a third with decimals, which counts do not have. */
const areFractions = (values: readonly string[]) =>
  values.length >= minRatings &&
  values.every((value) => /^[0-5](?:[.,]\d{1,2})?$/.test(value)) &&
  values.filter((value) => /[.,]\d*[1-9]/.test(value)).length >= values.length / 3;

/** Whether a value is a rating in half stars without its decimal point: '45' beside '4.44'. */
const isOfFifty = (value: string) => Number(value) <= 50 && Number(value) % 5 === 0;

/** Minimum ratio of the greatest to the smallest count: review counts vary widely, scores do not. */
const leastSpread = 4;

export const areSpread = (values: readonly string[]): boolean => {
  const counts = values.map((value) => Number(value.replace(/\D/g, '')));
  return Math.max(...counts) >= leastSpread * Math.max(1, Math.min(...counts));
};

/** Whether numbers are whole, and at least half of them above five. */
const areWhole = (values: readonly string[]) =>
  values.every((value) => /^\(?\d{1,3}(?:[.,]?\d{3})*\)?$/.test(value)) &&
  values.filter((value) => Number(value.replace(/\D/g, '')) > 5).length >= values.length * 0.5;

/** Whether whole numbers are counts rather than scores. */
const areCounts = (values: readonly string[]) =>
  areWhole(values) && !values.every(isOfFifty) && areSpread(values);

/** A column whose header is compared with its values, and with the other columns of its sheet. */
interface CheckedColumn {
  values: readonly string[];
  /** Rank of the header's reading. */
  rank: number;
  others: readonly JudgedHeader[];
  /** Whether most values pass a test. */
  areMostly: (test: (value: string) => boolean) => boolean;
  distinct: number;
  /** Whether no column is of this field. */
  isFree: (field: ColumnField) => boolean;
  /** Whether another column with values is of this field. */
  hasOther: (field: ColumnField) => boolean;
}

/**
 * The field of a column whose values contradict its header: 'region' over names of countries, 'local' and 'Location' over
 * cities, 'shop' over types of shops, 'whatsapp' over numbers. Undefined if the header is plausible. Pure.
 */
export function readByValues(
  one: JudgedHeader,
  values: readonly string[],
  judged: readonly JudgedHeader[],
): KnownHeader | undefined {
  const { reading } = one;
  if (values.length < minCount) return undefined;
  const others = judged.filter((other) => other !== one);
  const column: CheckedColumn = {
    values,
    rank: reading?.rank ?? lastRank,
    others,
    areMostly: (test) => values.filter(test).length >= values.length * mostly,
    distinct: new Set(values).size,
    isFree: (field) => judged.every((other) => other.reading?.field !== field),
    hasOther: (field) => others.some((other) => other.reading?.field === field && other.values.length > 0),
  };
  return reading ? rules[reading.field]?.(column) : readUnknownHeader(one.header, column);
}

/** For the field that a header names, the one that its values show instead. */
const rules: Partial<Record<ColumnField, (column: CheckedColumn) => KnownHeader | undefined>> = {
  placeId: (column) => readId(column, 'placeId'),
  googleId: (column) => readId(column, 'googleId'),
  workingHours: readHours,
  rating: readRating,
  reviewCount: readReviewCount,
  name: readName,
  address: readAddress,
  description: readDescription,
  servedArea: readServedArea,
  state: readState,
  countryCode: readCountry,
  socialLink: ({ areMostly }) => (areMostly(isPhone) ? { field: 'phone', rank: lastRank } : undefined),
};

/** 'review' beside 'rating': review counts. */
function readUnknownHeader(header: string, { values, isFree, hasOther }: CheckedColumn) {
  const isCount = /^review$/i.test(header.trim()) && isFree('reviewCount') && hasOther('rating');
  return isCount && areWhole(values) ? ({ field: 'reviewCount', rank: lastRank } as const) : undefined;
}

/** 'Google_id' over 'ChIJ…'. */
function readId({ values, rank }: CheckedColumn, named: ColumnField): KnownHeader | undefined {
  const id = contentOf([...values]);
  return id !== null && ids.has(id) && id !== named ? { field: id, rank } : undefined;
}

function readHours({ values, rank }: CheckedColumn): KnownHeader | undefined {
  const ranges = values.filter((value) => isRange(value) || isOfNoDay(value));
  const areDaily = ranges.filter(isOfNoDay).length >= ranges.length * mostly;
  return ranges.length >= minCount && areDaily ? { field: 'dailyHours', rank } : undefined;
}

function readRating({ values, rank, isFree, hasOther }: CheckedColumn): KnownHeader | undefined {
  if (areOfTen(values)) return { field: 'ratingOfTen', rank };
  // 'ratings' beside 'score': review counts.
  return isFree('reviewCount') && hasOther('rating') && areCounts(values)
    ? { field: 'reviewCount', rank }
    : undefined;
}

/** 'Google_reviews' over '4.2'. */
function readReviewCount({ values, rank, isFree }: CheckedColumn): KnownHeader | undefined {
  return isFree('rating') && areFractions(values) ? { field: 'rating', rank } : undefined;
}

function readName(column: CheckedColumn): KnownHeader | undefined {
  const { values, rank, others, areMostly, distinct, isFree, hasOther } = column;
  // 'Ünvan' is an address in Azerbaijani and a title in Turkish.
  if (isFree('address') && couldBeAddresses([...values]) && areMostly(isAddressLine))
    return { field: 'address', rank: lastRank };
  // 'business' over kinds beside 'store'.
  const isOutnamed =
    distinct <= values.length * fewNames &&
    others.some(
      (other) =>
        other.reading?.field === 'name' && new Set(other.values).size >= other.values.length * manyNames,
    );
  if (!hasOther('name') || !(rank >= entityRank || isOutnamed) || !hasRepeats(column)) return undefined;
  return readTowns(column) ?? (areMostly(isKindName) ? { field: 'category', rank: lastRank } : undefined);
}

function readAddress(column: CheckedColumn): KnownHeader | undefined {
  const { values, areMostly, isFree, hasOther } = column;
  if (!hasRepeats(column)) return undefined;
  // 'Location' over kinds of places: 'supermarket', 'fuel', 'metro_station'.
  const areKinds = values.filter(isKindName).length >= values.length * someKinds;
  if (areMostly(isMachineWord) && areKinds && isFree('category'))
    return { field: 'category', rank: lastRank };
  return hasOther('address') ? readTowns(column) : undefined;
}

/** Whether values repeat, as cities and categories do. */
const hasRepeats = ({ values, distinct }: CheckedColumn) => distinct <= values.length * maxVariety;

function readTowns({ others, areMostly, distinct, isFree }: CheckedColumn): KnownHeader | undefined {
  // A constant region beside cities.
  const isOfTowns = (other: JudgedHeader) =>
    other.reading?.field === 'address' &&
    new Set(other.values).size > 1 &&
    other.values.filter((value) => !/\d/.test(value) && isTownName(value)).length >=
      other.values.length * someKinds;
  if (distinct === 1 && others.some(isOfTowns) && areMostly((value) => !/\d/.test(value)))
    return { field: 'state', rank: lastRank };
  return isFree('city') && areMostly(isTownName) ? { field: 'city', rank: lastRank } : undefined;
}

function readDescription(column: CheckedColumn): KnownHeader | undefined {
  const { values, areMostly, distinct, isFree, hasOther } = column;
  // 'description' over '4.3' beside counts of reviews.
  const mayBeRating = isFree('rating') && hasOther('reviewCount');
  if (mayBeRating && areFractions(values) && !areShares(values) && !areLow(values))
    return { field: 'rating', rank: lastRank };
  // 'aciklama' (description) over a constant category, the search term.
  if (
    values.length >= minDescribed &&
    distinct <= values.length * fewNames &&
    areMostly(isKindName) &&
    (['category', 'type', 'subtypes'] as const).every(isFree)
  )
    return { field: 'category', rank: lastRank };
  // 'Descrição' over addresses, where no other column has them.
  const isAddress =
    (['address', 'street', 'completeAddress'] as const).every(isFree) &&
    couldBeAddresses([...values]) &&
    areMostly(isAddressLine) &&
    values.filter(hasStreetWord).length >= values.length * 0.5;
  return isAddress ? { field: 'address', rank: lastRank } : undefined;
}

function readServedArea({ areMostly, distinct, isFree, hasOther }: CheckedColumn): KnownHeader | undefined {
  // 'Vesu, Surat' under 'Area': a district with its city serves as the address.
  const isQuarter = (value: string) => /^[^,]{2,40},\s*\p{Lu}/u.test(value) && isTownName(lastPart(value));
  if (isFree('address') && isFree('street') && areMostly(isQuarter))
    return { field: 'address', rank: lastRank };
  // 'Area' is the served area or the city.
  const isWritten = (value: string) => /^\p{Lu}|^\p{Lo}/u.test(value) && isTownName(value);
  return !hasOther('city') && distinct > 1 && areMostly(isWritten)
    ? { field: 'city', rank: lastRank }
    : undefined;
}

function readState({ areMostly, isFree }: CheckedColumn): KnownHeader | undefined {
  const isCountry = isFree('countryCode') && areMostly(isCountryName);
  return isCountry ? { field: 'countryCode', rank: lastRank } : undefined;
}

/** 'Kraj' is a country in Polish and a region in Czech. */
function readCountry({ values, isFree }: CheckedColumn): KnownHeader | undefined {
  const isRegion = (value: string) => placesNamed(value).some(isSubdivision);
  const areRegions =
    values.filter(isRegion).length >= values.length * someRegions && !values.some(isCountryName);
  return !isFree('state') && areRegions ? { field: 'state', rank: lastRank } : undefined;
}
