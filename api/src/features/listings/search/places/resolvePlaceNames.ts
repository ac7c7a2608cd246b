import sql from 'sql-template-tag';
import { countryCode, countryName } from '../../../../../../domain/countries.ts';
import { phraseKey, type Phrase } from '../../../../../../domain/search/readQuery.ts';
import type { PlaceMeaning } from '../../../../../../domain/search/resolveQuery.ts';
import { isPartOfTown } from '../../../../lib/gazetteer/gazetteer.ts';
import { regionName, regionNamed } from '../../../../lib/gazetteer/regions.ts';
import type { Reader } from '../../reader.ts';
import { citiesOfDivision, isWithinPlace, titleOf } from './divisions.ts';
import { citiesOfTowns, type TownCities } from './citiesOfTowns.ts';
import { foreignTowns, minPopulation, spellingsOf, type ForeignTown } from './foreignTowns.ts';

interface CityRow {
  key: string;
  id: number;
  name: string;
  country: string | null;
  region: string | null;
}

/** Minimum population of a town without listings that is recognised without a preposition. */
const townByItself = 15_000;
/** Names of countries of up to three Latin letters that have no other meaning in searches. */
const shortCountries = new Set(['uk', 'usa', 'uae', 'ksa', 'abd', 'eua', 'bae']);

/** Resolves phrases to cities and countries of the directory, by `phraseKey`; to all cities of one name. */
export async function resolvePlaceNames(
  reader: Reader,
  phrases: readonly Phrase[],
): Promise<Map<string, PlaceMeaning>> {
  const { meanings, regional } = await namedCities(reader, phrases);
  for (const [key, meaning] of namedRegions(phrases, regional))
    if (!meanings.has(key)) meanings.set(key, meaning);
  for (const [key, code] of await namedCountries(reader, phrases, meanings))
    meanings.set(key, { cityIds: [], countryCode: code, label: countryName(code) ?? key });
  const foreign = foreignTowns(phrases, meanings);
  const found = await citiesOfTowns(
    reader,
    foreign.flatMap(({ towns }) => towns),
  );
  for (const one of foreign) {
    const key = phraseKey(one.phrase);
    const meaning = meaningOfTown(one, meanings.get(key), found);
    if (meaning) meanings.set(key, meaning);
  }
  if ([...meanings.values()].every(({ cityIds }) => cityIds.length === 0))
    for (const [key, meaning] of await citiesOfDivision(reader, phrases)) meanings.set(key, meaning);
  for (const [key, meaning] of meanings)
    if ([...meanings].some(([other, { position }]) => other !== key && isWithinPlace(other, position, key)))
      meanings.set(key, { ...meaning, isRegion: true });
  return meanings;
}

/** Cities with listings, by their names, former names, and names of cities merged into them. */
async function namedCities(
  { db }: Reader,
  phrases: readonly Phrase[],
): Promise<{ meanings: Map<string, PlaceMeaning>; regional: CityRow[] }> {
  const meanings = new Map<string, PlaceMeaning>();
  const spellings = new Map<string, string[]>();
  for (const phrase of phrases)
    for (const spelling of spellingsOf(phrase.words))
      spellings.set(spelling, [...(spellings.get(spelling) ?? []), phraseKey(phrase)]);
  const rows = await db.rows<CityRow>(sql`
    SELECT plain_words(name_key) AS key, id, name, country_code AS country, region FROM cities
      WHERE plain_words(name_key) = ANY (${[...spellings.keys()]}::text[]) AND business_count > 0 AND merged_into_id IS NULL
    UNION SELECT plain_words(c.name_key), t.id, t.name, t.country_code, t.region FROM cities c JOIN cities t ON t.id = c.merged_into_id
      WHERE plain_words(c.name_key) = ANY (${[...spellings.keys()]}::text[]) AND t.business_count > 0
    UNION SELECT former.key, t.id, t.name, t.country_code, t.region FROM cities c JOIN cities t ON t.id = coalesce(c.merged_into_id, c.id),
      unnest(c.former_keys) AS former(key)
      WHERE c.former_keys && ${[...spellings.keys()]}::text[] AND former.key = ANY (${[...spellings.keys()]}::text[])
        AND t.business_count > 0
    ORDER BY id`);
  for (const row of rows)
    for (const key of spellings.get(row.key) ?? []) {
      const known = meanings.get(key);
      if (known?.cityIds.includes(row.id)) continue;
      const cityIds = [...(known?.cityIds ?? []), row.id];
      const cityNames = [...(known?.cityNames ?? []), row.name];
      const cityCountries = [...(known?.cityCountries ?? []), ...(row.country === null ? [] : [row.country])];
      const label = known?.label ?? row.name;
      meanings.set(key, { cityIds, cityNames, cityCountries, countryCode: null, label });
    }
  return { meanings, regional: rows.filter(({ region }) => region !== null) };
}

/** Regions of cities that share their name, which tell them apart: "Portland Maine". */
function namedRegions(
  phrases: readonly Phrase[],
  regional: readonly CityRow[],
): [key: string, meaning: PlaceMeaning][] {
  return phrases.flatMap((phrase) => {
    const text = phrase.words.join(' ');
    const cities = regional.filter(({ country, region }) => {
      const code = country === null ? null : regionNamed(text, country);
      return country !== null && code !== null && regionName(country, code) === region;
    });
    if (cities.length === 0) return [];
    const meaning = { cityIds: cities.map(({ id }) => id), label: titleOf(phrase.words), isRegion: true };
    const cityCountries = [...new Set(cities.flatMap(({ country }) => country ?? []))];
    return [[phraseKey(phrase), { ...meaning, cityCountries, countryCode: null }]];
  });
}

/** Countries with listings that phrases name, unless these are cities. */
async function namedCountries(
  reader: Reader,
  phrases: readonly Phrase[],
  meanings: ReadonlyMap<string, PlaceMeaning>,
): Promise<[key: string, code: string][]> {
  const countries = phrases.map(phraseKey).flatMap((key): [key: string, code: string][] => {
    const isShort = /^[a-z]{1,3}$/.test(key) && !shortCountries.has(key);
    const code = isShort || meanings.has(key) ? null : countryCode(key);
    return code ? [[key, code]] : [];
  });
  // A country without listings is not a place to look in: "Syrian food" is asked for elsewhere.
  const inUse = await countriesInUse(reader, new Set(countries.map(([, code]) => code)));
  return countries.filter(([, code]) => inUse.has(code));
}

async function countriesInUse({ db }: Reader, codes: ReadonlySet<string>): Promise<Set<string>> {
  if (codes.size === 0) return new Set();
  const rows = await db.rows<{ code: string }>(
    sql`SELECT code FROM countries WHERE code = ANY (${[...codes]}::text[]) AND business_count > 0`,
  );
  return new Set(rows.map(({ code }) => code));
}

/** Resolves a phrase to a town with another name in the directory, or without listings; null if it is not a town. */
function meaningOfTown(
  { phrase, towns, isBesideTown }: ForeignTown,
  known: PlaceMeaning | undefined,
  found: TownCities,
): PlaceMeaning | null {
  const city = towns.flatMap((town) => found.cities.get(town.id) ?? [])[0];
  const town = towns.find(({ id }) => found.inReach.has(id)) ?? towns[0];
  if (city && !known?.cityIds.includes(city.id)) {
    const cityIds = [...(known?.cityIds ?? []), city.id];
    const cityNames = [...(known?.cityNames ?? []), ...(known ? [city.name] : [])];
    const cityCountries = [...(known?.cityCountries ?? []), town?.country ?? ''].filter(Boolean);
    const label = known?.label ?? city.name;
    return {
      cityIds,
      cityNames,
      cityCountries,
      countryCode: null,
      label,
      isByOtherName: known === undefined,
    };
  }
  const isLikely = phrase.isPlace || isBesideTown || (town?.population ?? 0) >= townByItself;
  if (known || !town || town.population < minPopulation || !isLikely) return null;
  const { latitude, longitude } = town;
  return {
    cityIds: [],
    cityCountries: [town.country],
    countryCode: null,
    label: titleOf(phrase.words),
    position: { latitude, longitude },
    isFar: !found.inReach.has(town.id),
    isUnlikely: !found.inReach.has(town.id) && !town.isMainName,
    isPartOfTown: isPartOfTown(town),
    townId: isPartOfTown(town) ? (found.around.get(town.id) ?? null) : null,
    postalCodes: isPartOfTown(town) ? (found.postalCodes.get(town.id) ?? []) : [],
    widerCodes: found.widerCodes.get(town.id),
  };
}
