import { hashOf } from './placeKey.ts';

// The gazetteer as bytes: names as sorted hashes, places as columns of numbers. Objects are created on lookup only, so
// that 135,000 places with half a million names take about 7 MB.

export const placeKinds = { town: 0, seat: 1, section: 2, subdivision: 3 } as const;
export type PlaceKind = (typeof placeKinds)[keyof typeof placeKinds];

export interface PackedPlace {
  mainKeys: ReadonlySet<string>;
  otherKeys: ReadonlySet<string>;
  country: string;
  admin: string;
  kind: PlaceKind;
  population: number;
  latitude: number;
  longitude: number;
}

export interface Gazetteer {
  /** Sorted; one for each name of each place. */
  hashes: Uint32Array;
  /** Index of the place with the name; the highest bit marks its main name. */
  owners: Uint32Array;
  countries: Uint16Array;
  admins: Uint16Array;
  kinds: Uint8Array;
  /** Logarithms of populations. */
  sizes: Uint8Array;
  /** In 1/180 of a degree. */
  latitudes: Int16Array;
  longitudes: Int16Array;
  countryCodes: string[];
  adminCodes: string[];
}

export const mainName = 0x80000000;
export const stepsPerDegree = 180;
const sizeSteps = 8;

const sizeOf = (population: number) => Math.min(255, Math.round(Math.log2(population + 1) * sizeSteps));
export const populationOf = (size: number) => Math.round(2 ** (size / sizeSteps)) - 1;

type Column = 'hashes' | 'owners' | 'countries' | 'admins' | 'kinds' | 'sizes' | 'latitudes' | 'longitudes';
const columns = [
  ['hashes', Uint32Array, 'names'],
  ['owners', Uint32Array, 'names'],
  ['countries', Uint16Array, 'places'],
  ['admins', Uint16Array, 'places'],
  ['latitudes', Int16Array, 'places'],
  ['longitudes', Int16Array, 'places'],
  ['kinds', Uint8Array, 'places'],
  ['sizes', Uint8Array, 'places'],
] as const;

interface Head {
  names: number;
  places: number;
  countryCodes: string[];
  adminCodes: string[];
}

export function packGazetteer(places: readonly PackedPlace[]): Buffer {
  const names = places
    .flatMap(({ mainKeys, otherKeys }, id) => [
      ...Array.from(mainKeys, (key) => [hashOf(key), (id | mainName) >>> 0] as const),
      ...Array.from(otherKeys, (key) => [hashOf(key), id] as const).filter(
        ([hash]) => !Array.from(mainKeys, hashOf).includes(hash),
      ),
    ])
    .sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const countryCodes = [...new Set(places.map(({ country }) => country))].sort();
  const adminCodes = [...new Set(places.map(({ admin }) => admin))].sort();
  const countryNumbers = new Map(countryCodes.map((code, i) => [code, i]));
  const adminNumbers = new Map(adminCodes.map((code, i) => [code, i]));
  const values: Record<Column, readonly number[]> = {
    hashes: names.map(([hash]) => hash),
    owners: names.map(([, owner]) => owner),
    countries: places.map(({ country }) => countryNumbers.get(country) ?? 0),
    admins: places.map(({ admin }) => adminNumbers.get(admin) ?? 0),
    kinds: places.map(({ kind }) => kind),
    sizes: places.map(({ population }) => sizeOf(population)),
    latitudes: places.map(({ latitude }) => Math.round(latitude * stepsPerDegree)),
    longitudes: places.map(({ longitude }) => Math.round(longitude * stepsPerDegree)),
  };
  const head: Head = { names: names.length, places: places.length, countryCodes, adminCodes };
  const text = Buffer.from(JSON.stringify(head));
  const length = Buffer.alloc(4);
  // Columns begin at a multiple of four bytes.
  const padded = Buffer.concat([text, Buffer.alloc((4 - (text.length % 4)) % 4, ' ')]);
  length.writeUInt32LE(padded.length);
  return Buffer.concat([
    length,
    padded,
    ...columns.map(([name, Type]) => {
      const { buffer } = Type.from(values[name]);
      return Buffer.from(buffer);
    }),
  ]);
}

export function unpackGazetteer(bytes: Buffer): Gazetteer {
  const headLength = bytes.readUInt32LE(0);
  const head = JSON.parse(bytes.toString('utf8', 4, 4 + headLength)) as Head;
  const { buffer } = Uint8Array.from(bytes.subarray(4 + headLength));
  let at = 0;
  const next = <Values>(
    Type: { new (buffer: ArrayBuffer, at: number, length: number): Values; BYTES_PER_ELEMENT: number },
    count: number,
  ): Values => {
    const values = new Type(buffer, at, count);
    at += count * Type.BYTES_PER_ELEMENT;
    return values;
  };
  return {
    countryCodes: head.countryCodes,
    adminCodes: head.adminCodes,
    hashes: next(Uint32Array, head.names),
    owners: next(Uint32Array, head.names),
    countries: next(Uint16Array, head.places),
    admins: next(Uint16Array, head.places),
    latitudes: next(Int16Array, head.places),
    longitudes: next(Int16Array, head.places),
    kinds: next(Uint8Array, head.places),
    sizes: next(Uint8Array, head.places),
  };
}
