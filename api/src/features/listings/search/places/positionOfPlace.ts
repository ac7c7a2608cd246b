import sql, { empty, raw, type Sql } from 'sql-template-tag';
import { countryCode } from '../../../../../../domain/countries.ts';
import {
  isSubdivision,
  kilometresBetween,
  placesNamed,
  type GazetteerPlace,
} from '../../../../lib/gazetteer/gazetteer.ts';
import { readQuery } from '../../../../../../domain/search/readQuery.ts';
import { resolveQuery } from '../../../../../../domain/search/resolveQuery.ts';
import type { TypedCode } from '../../../../lib/gazetteer/typedCodes.ts';
import { citiesNamed } from '../../../taxonomy/cities/cityOfSlug.ts';
import type { Reader } from '../../reader.ts';
import { resolvePlaceNames } from './resolvePlaceNames.ts';
import { lexeme, searchWords } from '../searchTerms.ts';
import { centreOf } from '../searchCircles.ts';
import { postalCodesIn } from '../words/postalCodes.ts';
import { isUnspaced } from '../words/unspacedWords.ts';

interface Position {
  latitude: number;
  longitude: number;
}

/** The text after a comma: a country, or a region of the place. */
interface Region {
  name: string;
  country: string | null;
}

/** Maximum distance (km) of a district from its city, or of a city from another, after a comma. */
const maxInRegionKm = 100;
/** Maximum number of cities of one name that are compared by distance. */
const maxAlike = 8;
/** Maximum number of listings searched for a word of their addresses. */
const maxCandidates = 200;
/** Minimum number of addresses in one city for a word to be a location; one suffices with a number. */
const [minAddresses, minNumberedAddresses] = [3, 1];
/** Minimum population of a town that precedes a word of addresses. */
const townByItself = 15_000;

/**
 * Position of a place that a visitor typed: a city of the directory, a postal code of its listings, a town or a district of the
 * gazetteer, or a name in addresses of listings; otherwise the place of a search for these words: "near Berlin", "NYC". The text after
 * a comma disambiguates ("Springfield, Illinois"). Null for an unknown place.
 */
export async function positionOfPlace(reader: Reader, typed: string): Promise<Position | null> {
  const [name = '', ...rest] = typed
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const regionName = rest.join(', ');
  const region = regionName === '' ? null : { name: regionName, country: countryCode(rest.at(-1)) };
  const towns = townsNamed(name, region);
  const isTownByItself = region === null && (towns[0]?.population ?? 0) >= townByItself;
  return (
    (await cityPosition(reader, name, region)) ??
    (await codePosition(reader, name, region)) ??
    (isTownByItself ? towns[0] : null) ??
    (await addressPosition(reader, name, region)) ??
    towns[0] ??
    // The words behind the comma may be wrong; the place is still known.
    (region === null ? await searchedPosition(reader, name) : await positionOfPlace(reader, name))
  );
}

/** Position of the place of a search for the words. */
async function searchedPosition(reader: Reader, typed: string): Promise<Position | null> {
  const query = readQuery(searchWords(typed));
  const { place } = resolveQuery(query, await resolvePlaceNames(reader, query.phrases), new Map());
  return place?.position ?? (place ? centreOf(reader, place.cityIds) : null);
}

async function cityPosition(reader: Reader, name: string, region: Region | null): Promise<Position | null> {
  const cities = await reader.db.rows<{ id: number }>(sql`
    SELECT id FROM cities b WHERE id = ANY (${citiesNamed(name)}) AND business_count > 0${inCountry(region)}
    ORDER BY business_count DESC, id LIMIT ${maxAlike}`);
  const centres = await Promise.all(cities.map(({ id }) => centreOf(reader, [id])));
  const known = centres.filter((centre) => centre !== null);
  return (region === null || region.country !== null ? known : within(region, known))[0] ?? null;
}

/** Position of the listings with a postal code, if the whole name is one. */
async function codePosition(reader: Reader, name: string, region: Region | null): Promise<Position | null> {
  if (!/\d/.test(name)) return null;
  const words = searchWords(name);
  const [code] = await postalCodesIn(reader, words);
  return code?.length === words.length ? postalCodePosition(reader, code, region?.country ?? null) : null;
}

/** Position of the listings with a postal code. */
export async function postalCodePosition(
  { db }: Reader,
  { forms }: Pick<TypedCode, 'forms'>,
  country: string | null = null,
): Promise<Position | null> {
  const inCountry = country === null ? empty : sql` AND b.country_code = ${country}`;
  const [found] = await db.rows<Position>(medians(anyForm(forms), sql`${hasCode(forms)}${inCountry}`, 1));
  return found ?? null;
}

/** The most frequent city of listings with a postal code, with or without positions. */
export async function cityOfPostalCode(
  { db }: Reader,
  { forms }: Pick<TypedCode, 'forms'>,
): Promise<number | null> {
  const [row] = await db.rows<{ cityId: number }>(sql`
    SELECT b.city_id AS "cityId" FROM search_candidates(${anyForm(forms)}, NULL, NULL, ${maxCandidates}) c JOIN businesses b USING (id)
    WHERE b.city_id IS NOT NULL AND ${hasCode(forms)} GROUP BY b.city_id ORDER BY count(*) DESC LIMIT 1`);
  return row?.cityId ?? null;
}

const anyForm = (forms: TypedCode['forms']): string => forms.map((form) => `(${allWords(form)})`).join(' | ');

const hasCode = (forms: TypedCode['forms']): Sql =>
  sql`search_words_of(b.postal_code) = ANY (${forms.map((form) => form.join(' '))}::text[])`;

/** Position of addresses with the words, in the given cities, else in the city with most of them; null without any. */
export async function positionOfAddresses(
  reader: Reader,
  words: readonly string[],
  cityIds: readonly number[],
): Promise<Position | null> {
  const inCities = cityIds.length > 0 ? sql` AND b.city_id = ANY (${[...cityIds]}::int[])` : empty;
  const [found] = await reader.db.rows<Position>(
    medians(allWords(words), sql`${inAddress(words)}${inCities}`, 1),
  );
  return found ?? null;
}

/** Minimum number of listings of one city with a word in their name, and maximum interquartile range in degrees, for a location. */
const [minNamed, maxSpread] = [3, 0.025];

/**
 * Where the names of listings say that they are, of the cities or else of the one with most of them: "Treff Wiesdorf". Null where
 * few have the words, or those that have them are not near each other.
 */
export async function positionOfNames(
  reader: Reader,
  words: readonly string[],
  cityIds: readonly number[],
): Promise<Position | null> {
  const inCities = cityIds.length > 0 ? sql` AND b.city_id = ANY (${[...cityIds]}::int[])` : empty;
  const spread = (column: string) =>
    sql`percentile_disc(0.75) WITHIN GROUP (ORDER BY b.${raw(column)}) - percentile_disc(0.25) WITHIN GROUP (ORDER BY b.${raw(column)}) < ${maxSpread}`;
  const near = sql` AND ${spread('latitude')} AND ${spread('longitude')}`;
  const [found] = await reader.db.rows<Position>(
    medians(allWords(words), sql`${inText(words, sql`b.name`)}${inCities}`, minNamed, near),
  );
  return found ?? null;
}

/** Position of addresses with the name, such as a district or a street that the gazetteer lacks. */
async function addressPosition(
  { db }: Reader,
  name: string,
  region: Region | null,
): Promise<Position | null> {
  const words = searchWords(name);
  if (words.every((word) => word.length < 3)) return null;
  const isNumbered = words.some((word) => /\d/.test(word)) && words.some((word) => /\p{L}{3}/u.test(word));
  const found = await db.rows<Position>(
    medians(
      allWords(words),
      sql`${inAddress(words)}${inCountry(region)}`,
      isNumbered ? minNumberedAddresses : minAddresses,
    ),
  );
  return (region === null || region.country !== null ? found : within(region, found))[0] ?? null;
}

/** Whether the word may be a prefix, since some scripts have no spaces: 성수 is in 성수동. */
const isBegun = (word = ''): boolean => isUnspaced(word);

/** The words stand together in the address of the listing `b`. */
const inAddress = (words: readonly string[]): Sql => inText(words, sql`coalesce(b.address, b.street)`);

const inText = (words: readonly string[], text: Sql): Sql =>
  sql`position(${` ${words.join(' ')}${isBegun(words.at(-1)) ? '' : ' '}`} IN ' ' || search_words_of(${text}) || ' ') > 0`;

const allWords = (words: readonly string[]): string =>
  words.map((word) => lexeme(word) + (isBegun(word) ? ':*' : '')).join(' & ');

/** The median position in each city of the listings that the query finds and that hold the condition, most listings first. */
const medians = (query: string, condition: Sql, fewest: number, having = empty): Sql => sql`
  SELECT percentile_disc(0.5) WITHIN GROUP (ORDER BY b.latitude) AS latitude,
    percentile_disc(0.5) WITHIN GROUP (ORDER BY b.longitude) AS longitude
  FROM search_candidates(${query}, NULL, NULL, ${maxCandidates}) c JOIN businesses b USING (id)
  WHERE b.latitude IS NOT NULL AND ${condition}
  GROUP BY b.country_code, b.city_id HAVING count(*) >= ${fewest}${having} ORDER BY count(*) DESC LIMIT ${maxAlike}`;

/** Towns and parts of towns of the name in the region, the largest first. Divisions of countries have no position. */
function townsNamed(name: string, region: Region | null): readonly GazetteerPlace[] {
  const towns = placesNamed(name)
    .filter((place) => !isSubdivision(place))
    .sort((a, b) => b.population - a.population);
  if (region === null) return towns;
  const divisions = placesNamed(region.name).filter(isSubdivision);
  const ofDivision = towns.filter(
    ({ country, admin }) =>
      // US and Canadian states by their postal codes, which are also codes of countries.
      admin === region.name.toUpperCase() ||
      divisions.some((division) => division.country === country && division.admin === admin),
  );
  if (ofDivision.length > 0) return ofDivision;
  return region.country === null
    ? within(region, towns)
    : towns.filter(({ country }) => country === region.country);
}

/** Those of the places that lie in or near a place of the region's name, the nearest first. */
function within<Place extends Position>({ name }: Region, places: readonly Place[]): Place[] {
  const regions = placesNamed(name).filter((place) => !isSubdivision(place));
  return places
    .map((place) => ({
      place,
      km: Math.min(...regions.map((region) => kilometresBetween(region, place))),
    }))
    .filter(({ km }) => km <= maxInRegionKm)
    .sort((a, b) => a.km - b.km)
    .map(({ place }) => place);
}

/** For the listing or the city `b`. */
const inCountry = (region: Region | null): Sql =>
  region?.country ? sql` AND b.country_code = ${region.country}` : empty;
