import { isSubdivision, isTown, placesNamed } from './gazetteer.ts';
import { regionName } from './regions.ts';

/**
 * The town of a name in any language in a country, and in a region of it (its English name) if one is given, by its id in the
 * gazetteer: 'Köln' and 'Cologne' have the same, as 'St. Louis' and 'Saint Louis' in Missouri. Null if several places have the
 * name, or none.
 */
export function townNamed(name: string, country: string, region: string | null = null): number | null {
  const places = placesNamed(name).filter(
    (place) =>
      place.country === country &&
      !isSubdivision(place) &&
      (region === null || regionName(country, place.admin) === region),
  );
  const [town, ...others] = places;
  return town !== undefined && isTown(town) && others.every(({ id }) => id === town.id) ? town.id : null;
}

/** Whether it is the name by which GeoNames knows the town: its own, or of large cities the English one. */
export function isMainTownName(name: string, country: string): boolean {
  return placesNamed(name).some((place) => place.country === country && isTown(place) && place.isMainName);
}
