import sql from 'sql-template-tag';
import {
  isPartOfTown,
  kilometresBetween,
  placesNamed,
  type GazetteerPlace,
} from '../../../../lib/gazetteer/gazetteer.ts';
import { codesOfQuarter } from '../../../../lib/gazetteer/codePositions.ts';
import { beginningOfCodes } from '../../../../lib/gazetteer/postalTowns.ts';
import type { Reader } from '../../reader.ts';
import { maxCities, widestTownKm } from './divisions.ts';

/** Maximum distance (km) from a listing; a farther town is another one of that name. */
const maxKm = 150;
/** Number of nearest listings read, of postal codes taken from them, and maximum distance (km) of those of the district. */
const [maxNear, maxCodes, districtKm] = [40, 8, 1.5];
/** Maximum number of postal codes of a part of a town. */
const maxKnown = 12;
/** Maximum distance (km) of a listing whose postal code has the prefix of the district's codes. */
const codeAreaKm = 3;

export interface TownCities {
  /** Cities of the directory by the id of a town of the gazetteer. */
  cities: ReadonlyMap<number, { id: number; name: string }>;
  /** Towns with a listing around them. */
  inReach: ReadonlySet<number>;
  /** The city of the nearest listing that has one. */
  around: ReadonlyMap<number, number>;
  /** Postal codes nearby; if unknown, the prefix of the nearest listing's code, with an asterisk. */
  postalCodes: ReadonlyMap<number, readonly string[]>;
  /** The same with the codes of the surroundings. */
  widerCodes: ReadonlyMap<number, readonly string[]>;
}

/** The cities of the directory that are towns of the gazetteer, by listings around these, or else by names in their country. */
export async function citiesOfTowns({ db }: Reader, towns: readonly GazetteerPlace[]): Promise<TownCities> {
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
    // Known codes take precedence over those of listings, which may come from a single file or lack positions.
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
