// Regions at the end of an address, some of which have names of cities.
import {
  isSubdivision,
  isTown,
  kilometresBetween,
  placesNamed,
  type GazetteerPlace,
} from '../../../../lib/gazetteer/gazetteer.ts';

/** Minimum population of a city that counts as the city before its region, even if another city has the region's name. */
const townOfRegion = 50_000;

/** Distance (km) from the city with the region's name beyond which another city is not a district of it: 'Campinas, São Paulo'. */
const farFromCapital = 40;

/**
 * Whether a name after a city is that of its region, rather than of a much smaller city: 'Girón, Santander', 'Việt Trì, Phú Thọ'.
 */
export function isRegionBehind(name: string, before: string, country: string): boolean {
  const isMainIn = (place: GazetteerPlace) => place.country === country && place.isMainName;
  const places = placesNamed(name).filter(isMainIn);
  if (!places.some(isSubdivision)) return false;
  const towns = placesNamed(before).filter((place) => isMainIn(place) && isTown(place));
  const largest = (of: readonly GazetteerPlace[]) => Math.max(0, ...of.map(({ population }) => population));
  const [own, other] = [largest(places.filter(isTown)), largest(towns)];
  if (towns.length > 0 && (!places.some(isTown) || (other >= townOfRegion && own < other / 2))) return true;
  // Near the capital of the region it may be a district: 'Miraflores, Lima'.
  const capitals = places.filter(isTown);
  return towns.some((town) =>
    capitals.every(
      (capital) => capital.admin === town.admin && kilometresBetween(town, capital) > farFromCapital,
    ),
  );
}

/** Whether a name is that of a region of the country, and of no town. */
function isRegionOnly(name: string, country: string): boolean {
  const places = placesNamed(name).filter((place) => place.country === country);
  return places.some(isSubdivision) && !places.some(isTown);
}

/** The words before a region at the end without a comma: 'Mall Road Lahore Punjab'. */
export function withoutRegion(words: readonly string[], country: string): readonly string[] {
  const length = [3, 2, 1].find(
    (count) => count < words.length - 1 && isRegionOnly(words.slice(-count).join(' '), country),
  );
  return length === undefined ? words : words.slice(0, -length);
}
