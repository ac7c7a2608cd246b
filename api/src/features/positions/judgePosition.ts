import type { PositionIssueReason } from '../../generated/prisma/client.ts';
import { isSubdivision, isTown, kilometresBetween, placesNamed } from '../../lib/gazetteer/gazetteer.ts';
import { countryAt, isAtSea, isInTerritoryOf } from '../../lib/geography/countryAt.ts';

export interface Point {
  latitude: number;
  longitude: number;
}

export interface PositionedListing extends Point {
  /** ISO 3166-1 alpha-2. */
  countryCode: string | null;
  city: string | null;
}

export interface PositionVerdict {
  reason: PositionIssueReason;
  /** The probable position of the listing. */
  suggestion: Point | null;
}

/** Kilometres from the middle of a town within which its businesses are; a listing may name its province as its city. */
const ofTown = 75;
const ofProvince = 300;

/** Why the position of a listing is probably wrong, by what else is known of it; null if nothing speaks against it. Pure. */
export function judgePosition(listing: PositionedListing): PositionVerdict | null {
  const misfit = misfitOf(listing, listing);
  if (misfit === null) return null;
  const { latitude, longitude } = listing;
  const isProbable = (point: Point) => speaksFor(listing, point) && misfitOf(listing, point) === null;
  const swapped = { latitude: longitude, longitude: latitude };
  if (Math.abs(longitude) <= 90 && isProbable(swapped)) return { reason: 'SWAPPED', suggestion: swapped };
  const mirrored = [
    { latitude: -latitude, longitude },
    { latitude, longitude: -longitude },
    { latitude: -latitude, longitude: -longitude },
  ].find(isProbable);
  if (mirrored) return { reason: 'MIRRORED', suggestion: mirrored };
  return { reason: misfit, suggestion: null };
}

function misfitOf({ countryCode, city }: PositionedListing, point: Point): PositionIssueReason | null {
  const { latitude, longitude } = point;
  if (isAtSea(latitude, longitude)) return 'AT_SEA';
  // Null if borders are disputed or near.
  const here = countryAt(latitude, longitude);
  const isAbroad = countryCode !== null && here !== null && here !== countryCode;
  if (isAbroad && !isInTerritoryOf(countryCode, latitude, longitude)) return 'OTHER_COUNTRY';
  return isNearCity(city, countryCode, point) === false ? 'FAR_FROM_CITY' : null;
}

/** Whether the country or the city of a listing is where a position is, rather than unknown. */
function speaksFor({ countryCode, city }: PositionedListing, point: Point): boolean {
  const here = countryAt(point.latitude, point.longitude);
  return (countryCode !== null && here === countryCode) || isNearCity(city, countryCode, point) === true;
}

/** Whether a position is near a city of that name; null for a name that the gazetteer does not have. */
function isNearCity(city: string | null, countryCode: string | null, point: Point): boolean | null {
  const places = placesNamed(city ?? '').filter((place) => isTown(place) || isSubdivision(place));
  const isKnown = places.some(({ country }) => countryCode === null || country === countryCode);
  if (!isKnown) return null;
  const most = places.some(isSubdivision) ? ofProvince : ofTown;
  // Whichever country counts it as its own: that of the position is judged apart.
  return places.some((place) => kilometresBetween(place, point) <= most);
}
