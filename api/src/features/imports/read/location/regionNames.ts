// Regions at the end of an address, some of which are called like towns.
import {
  isSubdivision,
  isTown,
  kilometresBetween,
  placesNamed,
  type GazetteerPlace,
} from '../../../../lib/gazetteer/gazetteer.ts';

/** People from which a town before its region is the town, whatever else is called like the region. */
const townOfRegion = 50_000;

/** Kilometres from the town that a region is called like, from which another one in it is no part of that: 'Campinas, São Paulo'. */
const farFromCapital = 40;

/**
 * 'Girón, Santander', 'Việt Trì, Phú Thọ': whether a name is that of a region, by which its towns are called at most for short,
 * behind a town; another town of that name is smaller by far.
 */
export function isRegionBehind(name: string, before: string, country: string): boolean {
  const isMainIn = (place: GazetteerPlace) => place.country === country && place.isMainName;
  const places = placesNamed(name).filter(isMainIn);
  if (!places.some(isSubdivision)) return false;
  const towns = placesNamed(before).filter((place) => isMainIn(place) && isTown(place));
  const largest = (of: readonly GazetteerPlace[]) => Math.max(0, ...of.map(({ population }) => population));
  const [own, other] = [largest(places.filter(isTown)), largest(towns)];
  if (towns.length > 0 && (!places.some(isTown) || (other >= townOfRegion && own < other / 2))) return true;
  // Nearer to the capital of the region it may be a part of that: 'Miraflores, Lima'.
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

/** 'Mall Road Lahore Punjab': what is before the region at the end, where no comma goes before that either. */
export function withoutRegion(words: readonly string[], country: string): readonly string[] {
  const length = [3, 2, 1].find(
    (count) => count < words.length - 1 && isRegionOnly(words.slice(-count).join(' '), country),
  );
  return length === undefined ? words : words.slice(0, -length);
}
