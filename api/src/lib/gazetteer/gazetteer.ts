import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { memoize } from '../../../../domain/text/memoize.ts';
import { rootFolder } from '../rootFolder.ts';
import {
  stepsPerDegree,
  mainName,
  placeKinds,
  populationOf,
  unpackGazetteer,
  type Gazetteer,
  type PlaceKind,
} from './packedGazetteer.ts';
import { hashOf, placeKey, shortPlaceKeys } from './placeKey.ts';
import { formerNameKey } from './renamedTowns.ts';

export interface GazetteerPlace {
  id: number;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** First-level division: the postal abbreviation in the US, otherwise the code of GeoNames. */
  admin: string;
  kind: PlaceKind;
  population: number;
  latitude: number;
  longitude: number;
  /** False if the name is one in another language or an older one. */
  isMainName: boolean;
}

let loaded: Gazetteer | undefined;

/** Loaded on first use: about 40 ms and 6 MB, which only imports need. */
function gazetteer(): Gazetteer {
  loaded ??= unpackGazetteer(
    brotliDecompressSync(readFileSync(path.join(rootFolder, 'api', 'gazetteer', 'gazetteer.br'))),
  );
  return loaded;
}

function firstOf(hashes: Uint32Array, hash: number): number {
  let low = 0;
  let high = hashes.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((hashes[middle] ?? 0) < hash) low = middle + 1;
    else high = middle;
  }
  return low;
}

function placeOf(all: Gazetteer, owner: number): GazetteerPlace {
  const id = (owner & ~mainName) >>> 0;
  return {
    id,
    country: all.countryCodes[all.countries[id] ?? 0] ?? '',
    admin: all.adminCodes[all.admins[id] ?? 0] ?? '',
    kind: (all.kinds[id] ?? 0) as PlaceKind,
    population: populationOf(all.sizes[id] ?? 0),
    latitude: (all.latitudes[id] ?? 0) / stepsPerDegree,
    longitude: (all.longitudes[id] ?? 0) / stepsPerDegree,
    isMainName: owner >>> 31 === 1,
  };
}

/** How many places the gazetteer has; their ids are below it. */
export const numberOfPlaces = (): number => gazetteer().kinds.length;

/** The place with that id, from 0 to below `numberOfPlaces`. */
export const placeWithId = (id: number): GazetteerPlace => placeOf(gazetteer(), (id | mainName) >>> 0);

function withKey(key: string): GazetteerPlace[] {
  const all = gazetteer();
  const hash = hashOf(key);
  const places: GazetteerPlace[] = [];
  for (let i = firstOf(all.hashes, hash); all.hashes[i] === hash; i += 1)
    places.push(placeOf(all, all.owners[i] ?? 0));
  return places;
}

/**
 * Towns, parts of towns and first-level divisions of that name, in any of its languages and scripts; [] for an unknown
 * name. Words such as 'City of' are ignored.
 */
export const placesNamed = memoize(
  (name: string): readonly GazetteerPlace[] => {
    const key = placeKey(name);
    if (key.length < 2) return [];
    const whole = withKey(formerNameKey(key) ?? key);
    if (whole.length > 0) return whole;
    for (const short of shortPlaceKeys(name)) {
      const places = short.length < 2 ? [] : withKey(short);
      if (places.length > 0) return places;
    }
    return [];
  },
  { maxEntries: 20_000, maxLength: 60 },
);

/** A town with its own mayor, as opposed to a part of one or a province. */
export const isTown = ({ kind }: GazetteerPlace): boolean =>
  kind === placeKinds.town || kind === placeKinds.seat;

export const isPartOfTown = ({ kind }: GazetteerPlace): boolean => kind === placeKinds.section;

export const isSubdivision = ({ kind }: GazetteerPlace): boolean => kind === placeKinds.subdivision;

export interface Point {
  latitude: number;
  longitude: number;
}

/** Near enough for towns: a degree of latitude is 111.2 km, one of longitude less by the cosine; the shorter way round. */
export function kilometresBetween(a: Point, b: Point): number {
  const degree = 111.2;
  const turn = Math.abs(a.longitude - b.longitude);
  const east = Math.min(turn, 360 - turn) * Math.cos((a.latitude * Math.PI) / 180);
  return degree * Math.hypot(a.latitude - b.latitude, east);
}
