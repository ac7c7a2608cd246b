import sql from 'sql-template-tag';
import { countryCode, countryName } from '../../../../../../domain/countries.ts';
import { isState } from '../../../../../../domain/search/abbreviations.ts';
import { plainWords } from '../../../../../../domain/search/plainWords.ts';
import { phraseKey, type Phrase } from '../../../../../../domain/search/readQuery.ts';
import type { PlaceMeaning } from '../../../../../../domain/search/resolveQuery.ts';
import {
  isPartOfTown,
  isSubdivision,
  isTown,
  kilometresBetween,
  placesNamed,
  type GazetteerPlace,
} from '../../../../lib/gazetteer/gazetteer.ts';
import { countiesNamed } from '../../../../lib/gazetteer/counties.ts';
import { placesAndQuartersNamed } from '../../../../lib/gazetteer/quarters.ts';
import type { Reader } from '../../reader.ts';

/** As many cities of a country are compared by their names. */
export const maxCities = 300;
/** Cities that stand for a first-level division: the index is asked for each. */
const maxOfDivision = 12;
const minDivisionLength = 5;
export const widestTownKm = 30;

/** Whether it is the name of a country in English: Mexico, and no division of it. */
const isCountry = (key: string): boolean =>
  plainWords(countryName(countryCode(key) ?? '') ?? '').join(' ') === key;

interface Division {
  country: string;
  has: (town: GazetteerPlace) => boolean;
}

/** First-level divisions and counties of that name. Addresses in the US have their state. */
function divisionsNamed({ words }: Phrase): Division[] {
  const key = words.join(' ');
  const divisions =
    key.length < minDivisionLength || isState(words) || isCountry(key)
      ? []
      : placesNamed(key).filter((place) => isSubdivision(place) && place.isMainName);
  return [
    ...divisions.map(({ country, admin }) => ({
      country,
      has: (town: GazetteerPlace) => town.admin === admin,
    })),
    ...countiesNamed(key),
  ];
}

/** The cities of the directory in the division or county that a phrase names: "Northern Ireland", "Shropshire". */
export async function citiesOfDivision(
  { db }: Reader,
  phrases: readonly Phrase[],
): Promise<[key: string, meaning: PlaceMeaning][]> {
  for (const phrase of phrases) {
    const key = phraseKey(phrase);
    const divisions = phrase.isKindOnly ? [] : divisionsNamed(phrase);
    if (divisions.length === 0) continue;
    const rows = await db.rows<{ id: number; name: string; country: string }>(
      sql`SELECT id, name, country_code AS country FROM cities
        WHERE country_code = ANY (${divisions.map(({ country }) => country)}::text[]) AND business_count > 0
          AND merged_into_id IS NULL ORDER BY business_count DESC, id LIMIT ${maxCities}`,
    );
    const cities = rows
      .filter(({ name, country }) => {
        const town = largestTown(name, country);
        return town && divisions.some((division) => division.country === country && division.has(town));
      })
      .slice(0, maxOfDivision);
    if (cities.length > 0)
      return [
        [
          key,
          {
            ...{ cityIds: cities.map(({ id }) => id), cityNames: cities.map(({ name }) => name) },
            ...{ cityCountries: [...new Set(cities.map(({ country }) => country))], countryCode: null },
            ...{ label: titleOf(phrase.words), isByOtherName: true },
          },
        ],
      ];
  }
  return [];
}

const largestTown = (name: string, country: string): GazetteerPlace | undefined =>
  placesNamed(name)
    .filter((place) => isTown(place) && place.country === country)
    .sort((a, b) => b.population - a.population)[0];

/** Whether a town lies in the first-level division of the other name, or a part of a town at `position` in the town of it. */
export function isWithinPlace(name: string, position: PlaceMeaning['position'], other: string): boolean {
  const around = placesNamed(other);
  if (position)
    return (
      placesAndQuartersNamed(name).some(
        (place) => isPartOfTown(place) && kilometresBetween(position, place) < 1,
      ) && around.some((town) => isTown(town) && kilometresBetween(position, town) <= widestTownKm)
    );
  return around.some((place) => isSubdivision(place) && isTownIn(name, place));
}

/** Whether the largest town of a name lies in a division; where both have codes of different sorts, any town of the country. */
function isTownIn(name: string, { country, admin }: GazetteerPlace): boolean {
  const largest = largestTown(name, country);
  return largest !== undefined && (largest.admin === admin || isNumber(largest.admin) !== isNumber(admin));
}

const isNumber = (code: string): boolean => /^\d+$/.test(code);

/** A name of folded words, with capitals. */
export function titleOf(words: readonly string[]): string {
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
}
