import type { Reader } from '../reader.ts';
import sql, { raw, type Sql } from 'sql-template-tag';
import { filterFields, type FilterField } from '../../../../../domain/listing/fields.ts';
import { checkText } from '../../../lib/text/checkText.ts';
import { AppError } from '../../../lib/errors.ts';
import { categoryOfId, categoryOfSlug } from '../../taxonomy/categories/categoryOfSlug.ts';
import { citiesNamed, cityOfId, cityOfSlug } from '../../taxonomy/cities/cityOfSlug.ts';
import { checkArea } from '../map/mapArea.ts';
import type { MapArea } from '../../../../../domain/map/mapArea.ts';
import { holdsCity } from '../map/holdsCity.ts';
import { readableArea, type ReadableArea } from '../map/readableArea.ts';
import type { QualityIssue } from '../quality/qualityIssues.ts';
import { positionOfPlace } from '../search/places/positionOfPlace.ts';
import { lexeme, searchText, searchWords } from '../search/searchTerms.ts';
import { resolveSearch, type ResolvedSearch } from '../search/resolveSearch.ts';

/** OPEN, CLOSED: whether a listing trades, by `isOpen` and its status. VERIFIED, UNVERIFIED: whether it is verified. */
export type BusinessState = 'OPEN' | 'CLOSED' | 'VERIFIED' | 'UNVERIFIED';

/** Answers that a listing must have given, for the boolean fields of the catalogue that are filters. */
type Answers = { [Name in FilterField]?: boolean | null };

/** A circle around a position, or around a place by its name. */
interface NearFilter {
  latitude?: number | null;
  longitude?: number | null;
  place?: string | null;
  radiusKm?: number | null;
}

export interface BusinessFilter extends Answers {
  search?: string | null;
  categoryId?: number | null;
  categorySlug?: string | null;
  cityId?: number | null;
  citySlug?: string | null;
  city?: string | null;
  countryCode?: string | null;
  minRating?: number | null;
  openNow?: boolean | null;
  features?: readonly string[] | null;
  /** Any of these, 1 to 4. */
  priceLevels?: readonly number[] | null;
  near?: NearFilter | null;
  within?: MapArea | null;
  status?: BusinessState | null;
  /** Only listings with this issue of data quality. */
  issue?: QualityIssue | null;
  /** Only listings that this import created. */
  importId?: number | null;
  /** Finds listings by numbers that only operators know; not part of any API. */
  idsOf?: (text: string) => Promise<number[]>;
}

/** A validated and resolved filter; undefined fields are not filtered. */
export interface ResolvedFilter {
  words: string[];
  /** Meaning of the words, if there are any. */
  query?: ResolvedSearch;
  categoryId?: number;
  cityIds?: number[];
  countryCode?: string;
  minRating?: number;
  /** Schedules that are open at this moment. */
  openSchedules?: number[];
  features: string[];
  priceLevels: number[];
  /** Marks of the selected answers, such as '#bwheelchairAccessible:1'. */
  answers: string[];
  near?: { latitude: number; longitude: number; radiusKm: number };
  within?: MapArea;
  /** How `within` is read from the index by area. */
  readable?: ReadableArea;
  /** Whether `within` holds nearly all listings of the city, so that it need not be looked up. */
  holdsCity?: boolean;
  /** Conditions that match few enough listings to read and sort all of them. */
  small: Small[];
  status?: BusinessState;
  issue?: QualityIssue;
  importId?: number;
  /** Listings to exclude, since they are shown already. */
  without?: number[];
}

export type Small = 'category' | 'city' | 'country';

/** Whether a filter is answered from candidates of the text index, not from an ordered index. */
export function needsCandidates({ words, features, priceLevels, answers, near }: ResolvedFilter): boolean {
  const marked = [words, features, priceLevels, answers];
  return marked.some(({ length }) => length > 0) || near !== undefined;
}

/** Upper limits of listings that are read, to sort or count them: about 1,800 blocks of an index. */
export const maxSorted: Record<Small, number> = { category: 105_000, city: 105_000, country: 145_000 };
const maxKm = 200;
const standardKm = 25;
const maxFeatures = 10;
/** Minimum ratings that have a mark in the text index. */
const markedRatings = [4.5, 4, 3.5, 3];

/** Validates a filter without looking anything up. Errors: BAD_INPUT by field. */
export function checkFilter(filter: BusinessFilter): ResolvedFilter {
  for (const field of ['categorySlug', 'citySlug', 'city', 'countryCode'] as const)
    checkText(filter[field] ?? '', field);
  const near = filter.near ? checkedNear(filter.near) : null;
  return {
    words: searchWords(filter.search),
    features: checkedFeatures(filter.features ?? []),
    priceLevels: checkedLevels(filter.priceLevels ?? []),
    answers: filterFields.flatMap((name) => {
      const answer = filter[name];
      return answer == null ? [] : [`#b${name}:${answer ? 1 : 0}`];
    }),
    small: [],
    ...(filter.minRating != null && { minRating: checkedRating(filter.minRating) }),
    ...(near && { near }),
    ...(filter.within && { within: checkArea(filter.within) }),
    ...(filter.status && { status: filter.status }),
    ...(filter.issue && { issue: filter.issue }),
    ...(filter.importId != null && { importId: filter.importId }),
    ...(filter.countryCode != null && { countryCode: filter.countryCode.toUpperCase().slice(0, 3) }),
  };
}

/**
 * Looks up what a filter names. Null if nothing can match: an unknown category or place, text without a letter.
 */
export async function resolveFilter(reader: Reader, filter: BusinessFilter): Promise<ResolvedFilter | null> {
  const resolved = checkFilter(filter);
  if ((filter.search?.trim() ?? '') !== '' && resolved.words.length === 0) return null;
  if (filter.openNow && filter.status === 'CLOSED') return null;

  if (filter.near?.place) {
    const position = await positionOfPlace(reader, filter.near.place);
    if (!position) return null;
    resolved.near = { ...position, radiusKm: filter.near.radiusKm ?? standardKm };
  }
  const categories = await commonRows(reader, [
    filter.categoryId != null &&
      sql`SELECT ${counted} FROM categories WHERE id = ${categoryOfId(filter.categoryId)}`,
    filter.categorySlug != null &&
      sql`SELECT ${counted} FROM categories WHERE id = ${categoryOfSlug(filter.categorySlug)}`,
  ]);
  const cities = await commonRows(reader, [
    filter.cityId != null && sql`SELECT ${counted} FROM cities WHERE id = ${cityOfId(filter.cityId)}`,
    filter.citySlug != null && sql`SELECT ${counted} FROM cities WHERE id = ${cityOfSlug(filter.citySlug)}`,
    filter.city != null && sql`SELECT ${counted} FROM cities WHERE id = ANY (${citiesNamed(filter.city)})`,
  ]);
  if (categories?.length === 0 || cities?.length === 0) return null;
  const query = await resolveSearch(reader, searchText(filter.search), filter.idsOf);
  if (query) resolved.query = query;
  if (query?.isRetyped) resolved.words = [...query.typed.words];
  if (categories?.[0] !== undefined) resolved.categoryId = categories[0].id;
  if (cities) resolved.cityIds = cities.map(({ id }) => id);
  const { countryCode } = resolved;
  const countries =
    countryCode === undefined
      ? null
      : await reader.db.rows<Counted>(
          sql`SELECT 0 AS id, business_count AS count FROM countries WHERE code = ${countryCode}`,
        );
  if (holdsAtMost(categories, maxSorted.category)) resolved.small.push('category');
  if (holdsAtMost(cities, maxSorted.city)) resolved.small.push('city');
  if (holdsAtMost(countries, maxSorted.country)) resolved.small.push('country');
  if (resolved.within) {
    const named = [cities, countries].flatMap((places) => (places ? [listingsOf(places)] : []));
    const { categoryId } = resolved;
    resolved.readable = await readableArea(reader, resolved.within, {
      categoryId,
      named: Math.min(Infinity, ...named),
    });
    if (resolved.cityIds && needsCandidates(resolved))
      resolved.holdsCity = await holdsCity(reader, resolved.within, resolved.cityIds);
  }
  if (filter.openNow) {
    const open = await reader.db.rows<{ id: number }>(sql`SELECT open_schedules(now()) AS id`);
    resolved.openSchedules = open.map(({ id }) => id);
  }
  return resolved;
}

interface Counted {
  id: number;
  count: number;
}
const counted = raw('id, business_count AS count');

/** Rows that all given statements return; null if none is given. */
async function commonRows(reader: Reader, statements: (Sql | false)[]): Promise<Counted[] | null> {
  const given = statements.filter((statement) => statement !== false);
  if (given.length === 0) return null;
  const [first, ...others] = await Promise.all(given.map((statement) => reader.db.rows<Counted>(statement)));
  return (first ?? []).filter(({ id }) => others.every((rows) => rows.some((row) => row.id === id)));
}

function holdsAtMost(places: readonly Counted[] | null, most: number): boolean {
  return places !== null && listingsOf(places) <= most;
}

const listingsOf = (places: readonly Counted[]) => places.reduce((sum, { count }) => sum + count, 0);

function checkedRating(minRating: number): number {
  if (minRating >= 0 && minRating <= 5) return minRating;
  throw new AppError('BAD_INPUT', 'minRatingOutOfRange', { minRating: 'betweenZeroAndFive' });
}

function checkedFeatures(features: readonly string[]): string[] {
  if (features.length > maxFeatures)
    throw new AppError(
      'BAD_INPUT',
      { message: 'tooManyFeatures', limit: maxFeatures },
      { features: { message: 'tooManyFeatures', limit: maxFeatures } },
    );
  return [...new Set(features.map((feature) => checkText(feature, 'features').slice(0, 60)))];
}

function checkedLevels(levels: readonly number[]): number[] {
  if (levels.every((level) => Number.isInteger(level) && level >= 1 && level <= 4))
    return [...new Set(levels)].sort((a, b) => a - b);
  throw new AppError('BAD_INPUT', 'priceLevelOutOfRange', { priceLevels: 'priceLevelOutOfRange' });
}

/** Validates a circle. Null if it is around a place, which `resolveFilter` looks up by its name. */
function checkedNear({ latitude, longitude, place, radiusKm }: NearFilter): ResolvedFilter['near'] | null {
  const km = radiusKm ?? standardKm;
  checkText(place ?? '', 'near');
  if (place && latitude == null && longitude == null && km > 0 && km <= maxKm) return null;
  if (
    place ||
    latitude == null ||
    longitude == null ||
    Math.abs(latitude) > 90 ||
    Math.abs(longitude) > 180 ||
    !(km > 0 && km <= maxKm)
  ) {
    throw new AppError(
      'BAD_INPUT',
      { message: 'nearInvalid', limit: maxKm },
      {
        near: { message: 'nearRange', limit: maxKm },
      },
    );
  }
  return { latitude, longitude, radiusKm: km };
}

/** The filter as marks of the text index; conditions without marks are checked for each row. */
export function marksOf({
  categoryId,
  cityIds,
  countryCode,
  minRating,
  features,
  priceLevels,
  answers,
}: ResolvedFilter): string[] {
  const step = markedRatings.find((rating) => minRating !== undefined && rating <= minRating);
  return [
    ...(categoryId === undefined ? [] : [lexeme(`#c${categoryId}`)]),
    ...(cityIds === undefined ? [] : [`(${cityIds.map((id) => lexeme(`#t${id}`)).join(' | ')})`]),
    ...(countryCode === undefined ? [] : [lexeme(`#k${countryCode}`)]),
    ...(step === undefined ? [] : [lexeme(`#r${step * 10}`)]),
    ...features.map((feature) => lexeme(`#f${feature}`)),
    ...(priceLevels.length === 0
      ? []
      : [`(${priceLevels.map((level) => lexeme(`#p${level}`)).join(' | ')})`]),
    ...answers.map(lexeme),
  ];
}
