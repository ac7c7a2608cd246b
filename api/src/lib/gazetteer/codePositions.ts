import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { rootFolder } from '../rootFolder.ts';
import { kilometresBetween } from './gazetteer.ts';
import { codeKey } from './postalTowns.ts';

interface Point {
  latitude: number;
  longitude: number;
}

interface Town extends Point {
  country: string;
  /** Codes with their distances from the town in thousandths of a degree: `10115 9 -12,10117 …`. */
  codes: string;
}

const steps = 1000;
/** Maximum distance (km) between the centres of a postal code and a district, and of a large district; maximum number of codes. */
const [quarterKm, largeQuarterKm, maxWider] = [2, 5, 14];
/** Maximum distance (km) of the codes of a town from its centre. */
const widestKm = 45;

let loaded: readonly Town[] | undefined;

/** Loaded on first use: 1 MB, which only searches for parts of towns need. */
function towns(): readonly Town[] {
  loaded ??= brotliDecompressSync(readFileSync(path.join(rootFolder, 'api', 'gazetteer', 'codePositions.br')))
    .toString('utf8')
    .split('\n')
    .map((line) => {
      const [country = '', latitude, longitude, codes = ''] = line.split('\t');
      return { country, latitude: Number(latitude) / steps, longitude: Number(longitude) / steps, codes };
    });
  return loaded;
}

/** Postal codes of the large towns around a position, the nearest first. */
function codesAround(country: string, at: Point): { code: string; km: number }[] {
  return towns()
    .filter((town) => town.country === country && kilometresBetween(town, at) <= widestKm)
    .flatMap((town) =>
      town.codes.split(',').map((entry) => {
        const [code = '', north, east] = entry.split(' ');
        const latitude = town.latitude + Number(north) / steps;
        const longitude = town.longitude + Number(east) / steps;
        return { code, km: kilometresBetween({ latitude, longitude }, at) };
      }),
    )
    .sort((a, b) => a.km - b.km);
}

/** The centre of a postal code of a large town; null for others. */
export function codePosition(country: string, written: string): Point | null {
  const code = codeKey(country, written);
  if (code === null) return null;
  for (const town of towns()) {
    const [, north, east] =
      town.country === country ? (new RegExp(`(?:^|,)${code} (-?\\d+) (-?\\d+)`).exec(town.codes) ?? []) : [];
    if (north !== undefined && east !== undefined)
      return {
        latitude: town.latitude + Number(north) / steps,
        longitude: town.longitude + Number(east) / steps,
      };
  }
  return null;
}

/**
 * Whether another postal code of a large town is much nearer to a position than the given one; null if the centre of one of them is
 * unknown.
 */
export function isNearerToOthers(country: string, written: string, at: Point): boolean | null {
  const own = codePosition(country, written);
  const [nearest] = own === null ? [] : codesAround(country, at);
  if (own === null || nearest === undefined) return null;
  const km = kilometresBetween(own, at);
  return km > nearest.km * 2 && km > nearest.km + quarterKm;
}

interface QuarterCodes {
  /** The prefix of the nearest codes with an asterisk, if no code with it is far, and further codes near the centre. */
  near: string[];
  /** The same with the codes of the surroundings. */
  wider: string[];
}

/** The postal codes of a part of a large town; null if they are unknown. */
export const codesOfQuarter = (country: string, at: Point): QuarterCodes | null => {
  const codes = codesAround(country, at);
  const wider = codes.filter(({ km }) => km <= largeQuarterKm).slice(0, maxWider);
  const [nearest] = wider;
  if (!nearest) return null;
  // Neighbouring codes differ in their last two digits: all codes of Spandau begin with 135, and some of Tegel's.
  const beginning = /^\d{5,}$/.test(nearest.code) ? nearest.code.slice(0, -2) : null;
  const isBegun = ({ code }: { code: string }) => beginning !== null && code.startsWith(beginning);
  const isWhole = beginning !== null && codes.every((one) => !isBegun(one) || one.km <= largeQuarterKm);
  const near = wider.filter((one) => (isBegun(one) ? !isWhole : one.km <= quarterKm));
  return {
    near: [...(isWhole ? [`${beginning}*`] : []), ...near.map(({ code }) => code)],
    wider: wider.map(({ code }) => code),
  };
};
