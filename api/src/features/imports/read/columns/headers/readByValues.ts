import { isSubdivision, isTown, placesNamed } from '../../../../../lib/gazetteer/gazetteer.ts';
import { sureKind, kindOf } from '../../../../../lib/placeKinds/kindOf.ts';
import { hasStreetWord } from '../../location/addressTokens.ts';
import { countryOf } from '../../values/countryValue.ts';
import { areLow, areShares, contentOf } from '../content/columnContent.ts';
import { couldBeAddresses, isMachineWord } from '../content/columnText.ts';
import { isOfNoDay } from '../../values/hours/hoursValue.ts';
import { ratingOfTen } from '../../values/numbers/numberValue.ts';
import { phoneOf } from '../../values/smallValues.ts';
import type { ColumnField } from '../columnFields.ts';
import { entityRank } from '../headerReading.ts';
import type { JudgedHeader } from './judgedHeader.ts';
import type { KnownHeader } from './knownHeader.ts';

/** Values from which a column may mean something else than its header, and the share of them that must say so. */
const minCount = 3;
const mostly = 0.8;

/** Above the ranks of columns whose headers say what they hold. */
const lastRank = 300;

const isAddressLine = (value: string) => /\p{L}{3}/u.test(value) && /\d/.test(value) && /[,،]/.test(value);

/** '9 - 17': a dash between two of its figures. */
const isRange = (value: string) => /[-–—~〜～]/.test(value.slice(value.search(/\d/), value.search(/\d\D*$/)));

/** A column of towns or kinds repeats them; names of places do not. */
const maxVariety = 0.8;

/** Values from which one kind under a word for descriptions is that of the places. */
const minDescribed = 5;

/** Shares of values that differ: at most in a column that names no places beside another, and at least in that one. */
const [fewNames, manyNames] = [0.2, 0.5];

/** Share of regions by the gazetteer, from which names that are of no country are those of regions. */
const someRegions = 0.5;

/** Share of words of machines that must be kinds, for all of them to be. */
const someKinds = 0.4;

const isTownName = (value: string) =>
  value.length <= 60 && (placesNamed(value).some(isTown) || koreanCity.test(value));
/** '부산광역시 금정구': a city of its own before its district. */
const koreanCity = /^\p{Script=Hangul}{2,3}(?:특별시|광역시|특별자치시) \p{Script=Hangul}+[구군]$/u;
const lastPart = (value: string) => value.split(',').at(-1)?.trim() ?? '';
const isKindName = (value: string) => (kindOf(value.replaceAll('_', ' '))?.confidence ?? 0) >= sureKind;
const isPhone = (value: string) =>
  /^(?:(?:tel:)?[+(\d]|https?:\/\/(?:wa\.me|api\.whatsapp))/i.test(value) &&
  value.replace(/\D/g, '').length >= 7 &&
  phoneOf(value) !== null;
const isCountryName = (value: string) => value.length > 3 && countryOf(value) !== null;

/** Ids of a map, each of which has a form of its own. */
const ids = new Set<ColumnField>(['placeId', 'googleId']);

/** Ratings from which it shows of how many they are. */
const minRatings = 5;

/** Whether ratings are of ten, as those of hotels: nearly all above five, of which few are whole. */
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

/** Ratings of five, of which at least a third have a fraction: counts have none. */
const areFractions = (values: readonly string[]) =>
  values.length >= minRatings &&
  values.every((value) => /^[0-5](?:[.,]\d{1,2})?$/.test(value)) &&
  values.filter((value) => /[.,]\d*[1-9]/.test(value)).length >= values.length / 3;

/** '45' beside '4.44': the same rating in steps of half a star, without its point. */
const isOfFifty = (value: string) => Number(value) <= 50 && Number(value) % 5 === 0;

/** How many times the least the most is: some places have many more reviews than others, scores lie close together. */
const leastSpread = 4;

export const areSpread = (values: readonly string[]): boolean => {
  const counts = values.map((value) => Number(value.replace(/\D/g, '')));
  return Math.max(...counts) >= leastSpread * Math.max(1, Math.min(...counts));
};

/** Whether figures are whole, and most of them greater than any rating of five. */
const areWhole = (values: readonly string[]) =>
  values.every((value) => /^\(?\d{1,3}(?:[.,]?\d{3})*\)?$/.test(value)) &&
  values.filter((value) => Number(value.replace(/\D/g, '')) > 5).length >= values.length * 0.5;

/** Whether such figures are counts, and no scores. */
const areCounts = (values: readonly string[]) =>
  areWhole(values) && !values.every(isOfFifty) && areSpread(values);

/**
 * What a column is whose header names another field than its values show: 'region' over names of countries,
 * 'local' and 'Location' over towns, 'shop' over kinds of shops, 'whatsapp' over numbers. Undefined if the header is plausible. Pure.
 */
export function readByValues(
  one: JudgedHeader,
  values: readonly string[],
  judged: readonly JudgedHeader[],
): KnownHeader | undefined {
  const { reading } = one;
  if (values.length < minCount) return undefined;
  const isFree = (field: ColumnField) => judged.every((other) => other.reading?.field !== field);
  const hasOther = (field: ColumnField) =>
    judged.some((other) => other !== one && other.reading?.field === field && other.values.length > 0);
  // 'review' beside 'rating': how many there are.
  if (reading === undefined)
    return /^review$/i.test(one.header.trim()) &&
      isFree('reviewCount') &&
      hasOther('rating') &&
      areWhole(values)
      ? { field: 'reviewCount', rank: lastRank }
      : undefined;
  const areMostly = (test: (value: string) => boolean) =>
    values.filter(test).length >= values.length * mostly;
  const repeats = new Set(values).size <= values.length * maxVariety;
  const isAnyRange = (value: string) => isRange(value) || isOfNoDay(value);
  const ranges = reading.field === 'workingHours' ? values.filter(isAnyRange) : [];
  if (ranges.length >= minCount && ranges.filter(isOfNoDay).length >= ranges.length * mostly)
    return { field: 'dailyHours', rank: reading.rank };
  // 'Google_id' over 'ChIJ…'.
  const id = ids.has(reading.field) ? contentOf([...values]) : null;
  if (id !== null && ids.has(id) && id !== reading.field) return { field: id, rank: reading.rank };
  if (reading.field === 'rating' && areOfTen(values)) return { field: 'ratingOfTen', rank: reading.rank };
  // 'ratings' beside 'score': how many there are.
  if (reading.field === 'rating' && isFree('reviewCount') && hasOther('rating') && areCounts(values))
    return { field: 'reviewCount', rank: reading.rank };
  // 'Google_reviews' over '4.2'.
  if (reading.field === 'reviewCount' && isFree('rating') && areFractions(values))
    return { field: 'rating', rank: reading.rank };
  // 'Location' over kinds of places: 'supermarket', 'fuel', 'metro_station'.
  const areKinds = values.filter(isKindName).length >= values.length * someKinds;
  if (reading.field === 'address' && repeats && areMostly(isMachineWord) && areKinds && isFree('category'))
    return { field: 'category', rank: lastRank };
  // 'business' over kinds beside 'store'.
  const isOutnamed =
    new Set(values).size <= values.length * fewNames &&
    judged.some(
      (other) =>
        other !== one &&
        other.reading?.field === 'name' &&
        new Set(other.values).size >= other.values.length * manyNames,
    );
  const ofEntity = reading.field === 'name' && hasOther('name') && (reading.rank >= entityRank || isOutnamed);
  // 'Ünvan' is an address in Azerbaijani and a title in Turkish.
  if (
    reading.field === 'name' &&
    isFree('address') &&
    couldBeAddresses([...values]) &&
    areMostly(isAddressLine)
  )
    return { field: 'address', rank: lastRank };
  // 'description' over '4.3' beside counts of reviews.
  if (
    reading.field === 'description' &&
    isFree('rating') &&
    hasOther('reviewCount') &&
    areFractions(values) &&
    !areShares(values) &&
    !areLow(values)
  )
    return { field: 'rating', rank: lastRank };
  // 'aciklama' over the kind that was searched for.
  if (
    reading.field === 'description' &&
    values.length >= minDescribed &&
    new Set(values).size <= values.length * fewNames &&
    areMostly(isKindName) &&
    (['category', 'type', 'subtypes'] as const).every(isFree)
  )
    return { field: 'category', rank: lastRank };
  // 'Descrição' over addresses, where no other column has them.
  if (
    reading.field === 'description' &&
    (['address', 'street', 'completeAddress'] as const).every(isFree) &&
    couldBeAddresses([...values]) &&
    areMostly(isAddressLine) &&
    values.filter(hasStreetWord).length >= values.length * 0.5
  )
    return { field: 'address', rank: lastRank };
  // 'Vesu, Surat' under 'Area': a quarter and its town, which is all of an address.
  const isQuarter = (value: string) => /^[^,]{2,40},\s*\p{Lu}/u.test(value) && isTownName(lastPart(value));
  if (reading.field === 'servedArea' && isFree('address') && isFree('street') && areMostly(isQuarter))
    return { field: 'address', rank: lastRank };
  // 'Area' is where a business serves, or the town that it is in.
  const isWritten = (value: string) => /^\p{Lu}|^\p{Lo}/u.test(value) && isTownName(value);
  if (reading.field === 'servedArea' && !hasOther('city') && new Set(values).size > 1 && areMostly(isWritten))
    return { field: 'city', rank: lastRank };
  if (reading.field === 'state' && isFree('countryCode') && areMostly(isCountryName))
    return { field: 'countryCode', rank: lastRank };
  // 'Kraj' is a country in Polish and a region in Czech.
  const isRegion = (value: string) => placesNamed(value).some(isSubdivision);
  const areRegions =
    values.filter(isRegion).length >= values.length * someRegions && !values.some(isCountryName);
  if (reading.field === 'countryCode' && !isFree('state') && areRegions)
    return { field: 'state', rank: lastRank };
  if (reading.field === 'socialLink' && areMostly(isPhone)) return { field: 'phone', rank: lastRank };
  if (!repeats || (!ofEntity && !(reading.field === 'address' && hasOther('address')))) return undefined;
  // A region that all places have, beside their towns.
  const isOfTowns = (other: JudgedHeader) =>
    other !== one &&
    other.reading?.field === 'address' &&
    new Set(other.values).size > 1 &&
    other.values.filter((value) => !/\d/.test(value) && isTownName(value)).length >=
      other.values.length * someKinds;
  if (new Set(values).size === 1 && judged.some(isOfTowns) && areMostly((value) => !/\d/.test(value)))
    return { field: 'state', rank: lastRank };
  if (isFree('city') && areMostly(isTownName)) return { field: 'city', rank: lastRank };
  return ofEntity && areMostly(isKindName) ? { field: 'category', rank: lastRank } : undefined;
}
