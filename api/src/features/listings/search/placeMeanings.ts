import sql from 'sql-template-tag';
import { countryCode, countryName } from '../../../../../domain/countries.ts';
import { abbreviationsIn, isNickname } from '../../../../../domain/search/abbreviations.ts';
import { overlaps, phraseKey, type Phrase } from '../../../../../domain/search/readQuery.ts';
import type { PlaceMeaning } from '../../../../../domain/search/understandQuery.ts';
import {
  isPartOfTown,
  isSubdivision,
  isTown,
  kilometresBetween,
  placesNamed,
  type GazetteerPlace,
} from '../../../lib/gazetteer/gazetteer.ts';
import { codesOfQuarter } from '../../../lib/gazetteer/codePositions.ts';
import { beginningOfCodes } from '../../../lib/gazetteer/postalTowns.ts';
import { placesAndQuartersNamed } from '../../../lib/gazetteer/quarters.ts';
import { serbianCyrillic } from '../../../lib/text/serbianCyrillic.ts';
import type { Reader } from '../reader.ts';
import { citiesOfDivision, isWithinPlace, maxCities, titleOf, widestTownKm } from './divisions.ts';

interface CityRow {
  key: string;
  id: number;
  name: string;
  country: string | null;
}

/** Phrases of a query that are looked up by another name or in another language, and towns of one name. */
const maxForeign = 3;
const maxTowns = 3;
const minPopulation = 5000;
/** From which population on a town is meant as well where the directory has another one of that name: Athens, Naples. */
const largeTownPopulation = 200_000;
/** What is farther from every listing is another town of that name. */
const maxKm = 150;
/** From which population on a word is a town without a preposition, where the directory has nothing in it. */
const townByItself = 15_000;
/** Nearest listings of a town that are read, and how many of their postal codes, within which way of it, are of its district. */
const [maxNear, maxCodes, districtKm] = [40, 8, 1.5];
/** As many postal codes of a part of a town are asked for. */
const maxKnown = 12;
/** How far a listing may be whose postal code begins as those of the district do. */
const codeAreaKm = 3;
/** Names of countries of three Latin letters or less that are no word of a search otherwise. */
const shortCountries = new Set(['uk', 'usa', 'uae', 'ksa', 'abd', 'eua', 'bae']);

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
    SELECT plain_words(name_key) AS key, id, name, country_code AS country FROM cities
      WHERE plain_words(name_key) = ANY (${[...spellings.keys()]}::text[]) AND business_count > 0 AND merged_into_id IS NULL
    UNION SELECT former.key, t.id, t.name, t.country_code FROM cities c JOIN cities t ON t.id = coalesce(c.merged_into_id, c.id),
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
      const cityCountries = [...(known?.cityCountries ?? []), ...(row.country === null ? [] : [row.country])];
      const label = known?.label ?? row.name;
      meanings.set(key, { cityIds, cityNames, cityCountries, countryCode: null, label });
    }
  const countries = phrases.map(phraseKey).flatMap((key): [key: string, code: string][] => {
    const isShort = /^[a-z]{1,3}$/.test(key) && !shortCountries.has(key);
    const code = isShort || meanings.has(key) ? null : countryCode(key);
    return code ? [[key, code]] : [];
  });
  // A country without listings is no place to look in: "Syrian food" is asked for elsewhere.
  const inUse = await countriesInUse({ db }, new Set(countries.map(([, code]) => code)));
  for (const [key, code] of countries)
    if (inUse.has(code))
      meanings.set(key, { cityIds: [], countryCode: code, label: countryName(code) ?? key });
  const foreign = foreignTowns(phrases, meanings);
  const found = await citiesOfTowns(
    { db },
    foreign.flatMap(({ towns }) => towns),
  );
  for (const { phrase, towns, isBesideTown } of foreign) {
    const key = phraseKey(phrase);
    const known = meanings.get(key);
    const city = towns.flatMap((town) => found.cities.get(town.id) ?? [])[0];
    const town = towns.find(({ id }) => found.inReach.has(id)) ?? towns[0];
    if (city && !known?.cityIds.includes(city.id)) {
      const cityIds = [...(known?.cityIds ?? []), city.id];
      const cityNames = [...(known?.cityNames ?? []), ...(known ? [city.name] : [])];
      const cityCountries = [...(known?.cityCountries ?? []), town?.country ?? ''].filter(Boolean);
      const label = known?.label ?? city.name;
      const others = { isByOtherName: known === undefined };
      meanings.set(key, { cityIds, cityNames, cityCountries, countryCode: null, label, ...others });
    } else if (
      !known &&
      town &&
      town.population >= minPopulation &&
      (phrase.isPlace || isBesideTown || town.population >= townByItself)
    ) {
      const { latitude, longitude } = town;
      const label = titleOf(phrase.words);
      const cityCountries = [town.country];
      meanings.set(key, {
        cityIds: [],
        cityCountries,
        countryCode: null,
        label,
        position: { latitude, longitude },
        isFar: !found.inReach.has(town.id),
        isUnlikely: !found.inReach.has(town.id) && !town.isMainName,
        isPartOfTown: isPartOfTown(town),
        townId: isPartOfTown(town) ? (found.around.get(town.id) ?? null) : null,
        postalCodes: isPartOfTown(town) ? (found.postalCodes.get(town.id) ?? []) : [],
        widerCodes: found.widerCodes.get(town.id),
      });
    }
  }
  if ([...meanings.values()].every(({ cityIds }) => cityIds.length === 0))
    for (const [key, meaning] of await citiesOfDivision({ db }, phrases)) meanings.set(key, meaning);
  for (const [key, meaning] of meanings)
    if ([...meanings].some(([other, { position }]) => other !== key && isWithinPlace(other, position, key)))
      meanings.set(key, { ...meaning, isRegion: true });
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
  // "Restaurant" is no Rest, which is how Rasht is written elsewhere.
  const isPlace = words.length > 1 || isNickname(words);
  const others = (isPlace ? abbreviationsIn(words) : []).map(({ words: short, means }) =>
    ` ${whole} `.replace(` ${short.join(' ')} `, ` ${means.join(' ')} `).trim(),
  );
  // "ケソンシティ" is ケソン市 in the gazetteer.
  const city = [whole.replace(/シティ$/, '市'), whole.replace(/시티$/, '시')].filter(
    (name) => name !== whole,
  );
  // Devanagari has one sign for a nasal and one for a nasal vowel, and dots that few type: "गुड़गांव" is गुडगांव.
  const plain = whole.replaceAll('\u0901', '\u0902').replaceAll('\u093c', '');
  const devanagari = plain === whole ? [] : [plain];
  return [whole, ...others, ...city, ...devanagari, ...serbianCyrillic(whole)];
}

interface ForeignTown {
  phrase: Phrase;
  towns: readonly GazetteerPlace[];
  /** A part of a town that the query names as well. */
  isBesideTown: boolean;
}

/** Towns and parts of towns that phrases name in any language, the largest first. Of cities of the directory, large ones. */
function foreignTowns(
  phrases: readonly Phrase[],
  meanings: ReadonlyMap<string, PlaceMeaning>,
): ForeignTown[] {
  const asked = new Set<string>();
  const large = phrases.flatMap((phrase) =>
    placesNamed(phraseKey(phrase))
      .filter((place) => isTown(place) && place.population >= largeTownPopulation)
      .map((town) => ({ phrase, town })),
  );
  // "Westend berlin" is the one in Berlin.
  const isBeside = (place: GazetteerPlace, phrase: Phrase) =>
    large.some((one) => !overlaps(one.phrase, phrase) && kilometresBetween(one.town, place) <= widestTownKm);
  return phrases
    .flatMap((phrase): ForeignTown[] => {
      const key = phraseKey(phrase);
      const known = meanings.get(key);
      if (phrase.isKindOnly || known?.countryCode || key.length < (/^[a-z ]*$/.test(key) ? 3 : 2)) return [];
      // Of towns that are called otherwise at home, small ones count where the directory has them: "Айя-Напа".
      const isOwnName = phrase.words.length === 1 && /^[a-z]+$/.test(key);
      const smallest = known || phrase.isGuess ? largeTownPopulation : isOwnName ? minPopulation : 0;
      const towns = spellingsOf(phrase.words)
        .flatMap(placesAndQuartersNamed)
        .filter((place) => place.population >= smallest && (known ? isTown(place) : !isSubdivision(place)))
        .filter((place, _at, all) => !isLesserAlias(place, all))
        .sort(
          (a, b) => Number(isBeside(b, phrase)) - Number(isBeside(a, phrase)) || b.population - a.population,
        )
        .slice(0, maxTowns);
      const isBesideTown = towns.some((place) => isPartOfTown(place) && isBeside(place, phrase));
      return towns.length === 0 ? [] : [{ phrase, towns, isBesideTown }];
    })
    .sort(
      (a, b) =>
        Number(b.phrase.isPlace) - Number(a.phrase.isPlace) ||
        Number(a.phrase.isGuess ?? false) - Number(b.phrase.isGuess ?? false) ||
        (b.towns[0]?.population ?? 0) - (a.towns[0]?.population ?? 0),
    )
    .filter(({ phrase }) => !asked.has(phraseKey(phrase)) && asked.add(phraseKey(phrase)))
    .slice(0, maxForeign);
}

/** Another name of a town that is the own name of a larger place: Manhattan is no Manhattan Beach, Monterrey no Monterey. */
const isLesserAlias = (place: GazetteerPlace, all: readonly GazetteerPlace[]): boolean =>
  !place.isMainName && all.some((one) => one.isMainName && one.population > place.population);

interface TownCities {
  /** Cities of the directory by the id of a town of the gazetteer. */
  cities: ReadonlyMap<number, { id: number; name: string }>;
  /** Towns with a listing around them. */
  inReach: ReadonlySet<number>;
  /** The city of the nearest listing that has one. */
  around: ReadonlyMap<number, number>;
  /** Postal codes within a short way, or where these are not known, with an asterisk, how that of the nearest listing begins. */
  postalCodes: ReadonlyMap<number, readonly string[]>;
  /** Those of the surroundings as well. */
  widerCodes: ReadonlyMap<number, readonly string[]>;
}

/** The cities of the directory that are towns of the gazetteer, by listings around these, or else by names in their country. */
async function citiesOfTowns({ db }: Reader, towns: readonly GazetteerPlace[]): Promise<TownCities> {
  const cities = new Map<number, { id: number; name: string }>();
  const inReach = new Set<number>();
  const around = new Map<number, number>();
  const postalCodes = new Map<number, readonly string[]>();
  const widerCodes = new Map<number, readonly string[]>();
  const nearestCodes = new Map<number, { km: number; code: string }>();
  if (towns.length === 0) return { cities, inReach, around, postalCodes, widerCodes };
  const isNamed = (name: string, id: number) => placesNamed(name).some((place) => place.id === id);
  const near = await db.rows<{
    at: number;
    id: number;
    name: string;
    latitude: number;
    longitude: number;
    postalCode: string | null;
  }>(sql`
    SELECT at::int, t.id, t.name, near.latitude, near.longitude, near.postal_code AS "postalCode"
    FROM unnest(${towns.map(({ latitude }) => latitude)}::float[], ${towns.map(({ longitude }) => longitude)}::float[])
      WITH ORDINALITY AS town(latitude, longitude, at), LATERAL (
      SELECT b.city_id, b.latitude, b.longitude, b.postal_code FROM businesses b WHERE b.deleted_at IS NULL AND b.latitude IS NOT NULL
      ORDER BY point(b.longitude, b.latitude) <-> point(town.longitude, town.latitude) LIMIT ${maxNear}
    ) AS near LEFT JOIN cities t ON t.id = near.city_id ORDER BY t.id`);
  for (const { at, id, name, postalCode, ...position } of near) {
    const town = towns[at - 1];
    if (!town) continue;
    const km = kilometresBetween(position, town);
    if (km <= maxKm) inReach.add(town.id);
    const codes = postalCodes.get(town.id) ?? [];
    if (km <= districtKm && postalCode !== null && !codes.includes(postalCode) && codes.length < maxCodes)
      postalCodes.set(town.id, [...codes, postalCode]);
    if (postalCode !== null && km <= Math.min(codeAreaKm, nearestCodes.get(town.id)?.km ?? Infinity))
      nearestCodes.set(town.id, { km, code: postalCode });
    if (km <= widestTownKm && name !== null) around.set(town.id, around.get(town.id) ?? id);
    if (name !== null && isNamed(name, town.id)) cities.set(town.id, { id, name });
  }
  for (const town of towns) {
    const { id, country } = town;
    // What is known of a code goes before what listings there say: these may be of one list, and others have no position.
    const known = isPartOfTown(town) ? codesOfQuarter(country, town) : null;
    const own = postalCodes.get(id) ?? [];
    const beginning = known ? null : beginningOfCodes(country, nearestCodes.get(id)?.code ?? '');
    if (known) {
      postalCodes.set(
        id,
        known.near.concat(own.filter((code) => !known.near.includes(code))).slice(0, maxKnown),
      );
      widerCodes.set(id, [...new Set([...known.wider, ...own])]);
    }
    if (beginning !== null) postalCodes.set(id, [...own, `${beginning}*`]);
  }
  const others = towns.filter(({ id }) => !cities.has(id));
  if (others.length === 0) return { cities, inReach, around, postalCodes, widerCodes };
  // Listings may have no position, and their city no country.
  const rows = await db.rows<{ id: number; name: string; country: string | null }>(sql`
    SELECT t.id, t.name, t.country_code AS country FROM unnest(${[...new Set(others.map(({ country }) => country))]}::text[]) AS code, LATERAL (
      SELECT id, name, country_code FROM cities WHERE country_code = code AND business_count > 0 AND merged_into_id IS NULL
      ORDER BY business_count DESC, id LIMIT ${maxCities}) AS t
    UNION (SELECT id, name, country_code FROM cities WHERE country_code IS NULL AND business_count > 0 AND merged_into_id IS NULL
      ORDER BY business_count DESC, id LIMIT ${maxCities})`);
  for (const city of rows)
    for (const { id, country } of others)
      if (!cities.has(id) && (city.country ?? country) === country && isNamed(city.name, id))
        cities.set(id, city);
  return { cities, inReach, around, postalCodes, widerCodes };
}
