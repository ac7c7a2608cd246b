import sql from 'sql-template-tag';
import { countryCode, countryName } from '../../../../../domain/countries.ts';
import { abbreviationsIn } from '../../../../../domain/search/abbreviations.ts';
import { phraseKey, type Phrase, type PlaceMeaning } from '../../../../../domain/search/readQuery.ts';
import { isTown, placesNamed, type GazetteerPlace } from '../../../lib/gazetteer/gazetteer.ts';
import type { Reader } from '../reader.ts';

interface CityRow {
  key: string;
  id: number;
  name: string;
}

/** Phrases of a query that are looked up by another name or in another language, each at the cost of a small statement. */
const mostForeign = 3;
const smallestTown = 5000;
/** From which population on a word is a town without a preposition, where the directory has nothing in it. */
const townByItself = 15_000;

/** What phrases mean as cities and countries of the directory, by `phraseKey`. Of cities of one name, all. */
export async function placeMeanings(
  { db }: Reader,
  phrases: readonly Phrase[],
): Promise<Map<string, PlaceMeaning>> {
  const meanings = new Map<string, PlaceMeaning>();
  const spellings = new Map<string, string[]>();
  for (const phrase of phrases)
    for (const spelling of spellingsOf(phrase.words))
      spellings.set(spelling, [...(spellings.get(spelling) ?? []), phraseKey(phrase)]);
  const rows = await db.rows<CityRow>(sql`
    SELECT plain_words(name_key) AS key, id, name FROM cities
      WHERE plain_words(name_key) = ANY (${[...spellings.keys()]}::text[]) AND business_count > 0 AND merged_into_id IS NULL
    UNION SELECT former.key, t.id, t.name FROM cities c JOIN cities t ON t.id = coalesce(c.merged_into_id, c.id),
      unnest(c.former_keys || CASE WHEN c.merged_into_id IS NULL THEN '{}' ELSE ARRAY[c.name_key] END) AS former(key)
      WHERE c.former_keys && ${[...spellings.keys()]}::text[] AND former.key = ANY (${[...spellings.keys()]}::text[])
        AND t.business_count > 0
    ORDER BY id`);
  for (const row of rows)
    for (const key of spellings.get(row.key) ?? []) {
      const known = meanings.get(key);
      if (known?.cityIds.includes(row.id)) continue;
      const cityIds = [...(known?.cityIds ?? []), row.id];
      const cityNames = [...(known?.cityNames ?? []), row.name];
      meanings.set(key, { cityIds, cityNames, countryCode: null, label: known?.label ?? row.name });
    }
  const countries = phrases.map(phraseKey).flatMap((key): [key: string, code: string][] => {
    const code = key.length < 4 || meanings.has(key) ? null : countryCode(key);
    return code ? [[key, code]] : [];
  });
  // A country without listings is no place to look in: "Syrian food" is asked for elsewhere.
  const kept = await countriesInUse({ db }, new Set(countries.map(([, code]) => code)));
  for (const [key, code] of countries)
    if (kept.has(code))
      meanings.set(key, { cityIds: [], countryCode: code, label: countryName(code) ?? key });
  const foreign = phrases
    .filter((phrase) => !phrase.isKindOnly && !meanings.has(phraseKey(phrase)))
    .flatMap(foreignTowns)
    .sort((a, b) => Number(b.isPlace) - Number(a.isPlace));
  for (const { key, town, isPlace, name } of foreign.slice(0, mostForeign)) {
    if (meanings.has(key)) continue;
    const city = await cityOfTown({ db }, town);
    if (city) meanings.set(key, { cityIds: [city.id], countryCode: null, label: city.name });
    else if (isPlace || town.population >= townByItself) {
      const { latitude, longitude } = town;
      meanings.set(key, { cityIds: [], countryCode: null, label: name, position: { latitude, longitude } });
    }
  }
  return meanings;
}

async function countriesInUse({ db }: Reader, codes: ReadonlySet<string>): Promise<Set<string>> {
  if (codes.size === 0) return new Set();
  const rows = await db.rows<{ code: string }>(
    sql`SELECT code FROM countries WHERE code = ANY (${[...codes]}::text[]) AND business_count > 0`,
  );
  return new Set(rows.map(({ code }) => code));
}

function spellingsOf(words: readonly string[]): string[] {
  const whole = words.join(' ');
  const others = abbreviationsIn(words).map(({ words: short, means }) =>
    ` ${whole} `.replace(` ${short.join(' ')} `, ` ${means.join(' ')} `).trim(),
  );
  return [whole, ...others];
}

/** Towns that a phrase names in any language, the largest first. */
function foreignTowns(
  phrase: Phrase,
): { key: string; town: GazetteerPlace; isPlace: boolean; name: string }[] {
  const key = phraseKey(phrase);
  if (key.length < (/^[a-z ]*$/.test(key) ? 3 : 2)) return [];
  return placesNamed(phrase.words.join(' '))
    .filter((place) => isTown(place) && place.population >= smallestTown)
    .sort((a, b) => b.population - a.population)
    .slice(0, 1)
    .map((town) => ({ key, town, isPlace: phrase.isPlace, name: titleOf(phrase.words) }));
}

/** The city of the directory that is a town of the gazetteer, found around its position. */
async function cityOfTown(
  { db }: Reader,
  { id, longitude, latitude }: GazetteerPlace,
): Promise<{ id: number; name: string } | null> {
  const around = await db.rows<{ id: number; name: string }>(sql`
    SELECT DISTINCT t.id, t.name FROM (
      SELECT city_id FROM businesses WHERE deleted_at IS NULL AND latitude IS NOT NULL
      ORDER BY point(longitude, latitude) <-> point(${longitude}, ${latitude}) LIMIT 20
    ) AS near JOIN cities t ON t.id = near.city_id ORDER BY t.id`);
  return around.find(({ name }) => placesNamed(name).some((place) => place.id === id)) ?? null;
}

/** A name of folded words, with capitals. */
function titleOf(words: readonly string[]): string {
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
}
