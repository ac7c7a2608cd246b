import {
  isSubdivision,
  isTown,
  placesNamed,
  type GazetteerPlace,
} from '../../../../lib/gazetteer/gazetteer.ts';

const peopleOfProvince = 1_000_000;
/** A name in another language counts less than the own name of another town, however large the place is: Canton is in Ohio. */
const otherName = 0.1;
const maxPopulationOfOtherName = 100_000;
/** People of a town whose name counts in full, and of one that counts half. */
export const [large, small] = [50_000, 5000];

/** People of a town that is known by its other names as well. */
const wellKnown = 100_000;

/**
 * Whether a name is only another spelling of small towns, and may as well be that of a quarter elsewhere: Gulshan is in Dhaka,
 * and a town in Iran is spelled so.
 */
export const isByChance = (name: string): boolean =>
  /^[\p{Script=Latin}\P{L}]+$/u.test(name) &&
  placesNamed(name).every((place) => isTown(place) && !place.isMainName && place.population < wellKnown);

/** How the people who live in the places of a name spread over those of the countries that count. */
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
    // Several towns of one name make it likelier that theirs is meant.
    const before = people.get(place.country) ?? 0;
    people.set(place.country, place.isMainName && isTown(place) ? before + size : Math.max(before, size));
  }
  const all = [...people.values()].reduce((sum, each) => sum + each, 0);
  return new Map([...people].map(([country, size]) => [country, size / all]));
}

/** Which countries have the town of a column; all of them where no large town of its name is known. */
export function haveTown(city: string | null): (country: string) => boolean {
  const towns = city === null ? [] : placesNamed(city).filter(isTown);
  if (!towns.some(({ population }) => population >= large)) return () => true;
  return (country) => towns.some((town) => town.country === country);
}
