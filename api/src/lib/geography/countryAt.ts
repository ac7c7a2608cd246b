import { iso1A2Code, feature } from '@rapideditor/country-coder';
import { countryCode } from '../../../../domain/countries.ts';
import { timeZoneAt } from './timeZones.ts';

/**
 * Degrees, about 500 m: in some regions the borders have less detail. Of 135,000 towns of GeoNames outside disputed
 * regions, 64 fell into another country without this margin, 29 with it; 361 fell into none.
 */
const margin = 0.005;

/** Zones of regions that one country holds and ISO 3166 counts to another. */
const disputed = new Set(['Europe/Simferopol', 'Africa/El_Aaiun']);

/** Northern Cyprus has no code; ISO 3166 knows one Cyprus. */
const northernCyprus = 'Q23681';

/**
 * The ISO 3166-1 code of the country or territory of a position (degrees), by its borders; null at sea, in a disputed region
 * and within 500 m of a border. XK is Kosovo.
 */
export function countryAt(latitude: number | null, longitude: number | null): string | null {
  if (latitude === null || longitude === null) return null;
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) return null;
  const here = territoryAt(latitude, longitude);
  if (here === null || disputed.has(timeZoneAt(latitude, longitude) ?? '')) return null;
  const around = [margin, -margin].flatMap((north) =>
    [margin, -margin].map((east) => territoryAt(latitude + north, longitude + east)),
  );
  return around.every((each) => each === null || each === here) ? here : null;
}

/** Whether a position (degrees) is outside of every country and its islands. */
export const isAtSea = (latitude: number, longitude: number): boolean =>
  territoryAt(latitude, longitude) === null;

/** Degrees within which piers, ships and islets lie from a coast. */
const offshore = 0.5;

/** Whether a position (degrees) is out at sea, where no address is. */
export const isFarAtSea = (latitude: number, longitude: number): boolean =>
  [0, offshore, -offshore].every((north) =>
    [0, offshore, -offshore].every((east) => isAtSea(latitude + north, longitude + east)),
  );

/** Whether a position is in a country with its own code that belongs to another one, as Réunion to France. */
export const isInTerritoryOf = (country: string, latitude: number, longitude: number): boolean =>
  countryCode(iso1A2Code([longitude, latitude], { level: 'country' })) === country;

/** The shapes are cut at the 180th meridian, some up to this far from it, and at the poles; their edges belong to none. */
const cut = 0.01;

function territoryAt(latitude: number, longitude: number): string | null {
  const north = Math.max(-90 + cut, Math.min(90 - cut, latitude));
  if (Math.abs(longitude) <= 180 - cut) return codeOf([longitude, north]);
  return codeOf([180 - cut, north]) ?? codeOf([cut - 180, north]);
}

function codeOf(point: [longitude: number, latitude: number]): string | null {
  // Hong Kong has a code of its own, Ceuta (EA) only one that is reserved.
  const code = countryCode(iso1A2Code(point, { level: 'territory' })) ?? countryCode(iso1A2Code(point));
  return code ?? (feature(point, { level: 'territory' })?.properties.id === northernCyprus ? 'CY' : null);
}
