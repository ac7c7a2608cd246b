import {
  isSubdivision,
  isTown,
  placesNamed,
  type GazetteerPlace,
} from '../../../../lib/gazetteer/gazetteer.ts';

const peopleOfProvince = 1_000_000;
/** Weight of a name in another language, compared with the main name of another city: Canton is in Ohio. */
const otherName = 0.1;
const maxPopulationOfOtherName = 100_000;
/** Population of a city whose name counts in full, and of one that counts half. */
export const [large, small] = [50_000, 5000];

/** Minimum population of a city that is known by its other names, too. */
const wellKnown = 100_000;

/**
 * Whether a name is only an alternative spelling of small cities, so that it may be a district elsewhere: Gulshan is in Dhaka, and
 * a spelling of a city in Iran.
 */
export const isByChance = (name: string): boolean =>
  /^[\p{Script=Latin}\P{L}]+$/u.test(name) &&
  placesNamed(name).every((place) => isTown(place) && !place.isMainName && place.population < wellKnown);

/** Distribution of the population of all places of a name over the given countries. */
export function shares(
  places: readonly GazetteerPlace[],
  countries?: readonly string[],
): Map<string, number> {
  const counted = places.filter(({ country }) => countries === undefined || countries.includes(country));
  const people = new Map<string, number>();
  for (const place of counted) {
    // A province counts where no town of the country has its name.
    const isOfTown =
      isSubdivision(place) && counted.some((other) => other.country === place.country && isTown(other));
    const size = isOfTown
      ? 0
      : isSubdivision(place)
        ? peopleOfProvince
        : place.isMainName
          ? place.population + 500
          : Math.min(maxPopulationOfOtherName, (place.population + 500) * otherName);
    // Several cities of one name increase the share of their country.
    const before = people.get(place.country) ?? 0;
    people.set(place.country, place.isMainName && isTown(place) ? before + size : Math.max(before, size));
  }
  const all = [...people.values()].reduce((sum, each) => sum + each, 0);
  return new Map([...people].map(([country, size]) => [country, size / all]));
}

/** Returns a predicate: whether a country has a city of that name; always true if no large one is known. */
export function haveTown(city: string | null): (country: string) => boolean {
  const towns = city === null ? [] : placesNamed(city).filter(isTown);
  if (!towns.some(({ population }) => population >= large)) return () => true;
  return (country) => towns.some((town) => town.country === country);
}
