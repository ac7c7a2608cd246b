import { readFileSync } from 'node:fs';
import path from 'node:path';
import { memoize } from '../../../../domain/text/memoize.ts';
import { rootFolder } from '../rootFolder.ts';
import { isSubdivision, placesNamed } from './gazetteer.ts';
import { placeKey } from './placeKey.ts';

interface CountryRegions {
  /** English names by code of GeoNames. */
  names: ReadonlyMap<string, string>;
  /** Codes of GeoNames by ISO 3166-2 code without the country: '02' of 'NSW'. */
  byIsoCode: ReadonlyMap<string, string>;
  byName: ReadonlyMap<string, string>;
}

let namesByCountry: Map<string, Map<string, string>> | undefined;

/** Names of first-level divisions. Loaded on first use. */
function allNames(): ReadonlyMap<string, ReadonlyMap<string, string>> {
  if (namesByCountry) return namesByCountry;
  namesByCountry = new Map();
  const file = path.join(rootFolder, 'api', 'gazetteer', 'regions.tsv');
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const [, country, code, name] = /^(..)\.([^\t]+)\t(.+)$/.exec(line) ?? [];
    if (country === undefined || code === undefined || name === undefined) continue;
    const names = namesByCountry.get(country) ?? new Map<string, string>();
    namesByCountry.set(country, names.set(code, name));
  }
  return namesByCountry;
}

const none: ReadonlyMap<string, string> = new Map();

const regionsOf = memoize((country: string): CountryRegions => {
  const names = allNames().get(country) ?? none;
  const byIsoCode = new Map<string, string>();
  const byName = new Map<string, string>();
  for (const [code, name] of names) {
    byName.set(placeKey(name), code);
    for (const iso of isoCodesOf(name, country)) byIsoCode.set(iso, code);
  }
  return { names, byIsoCode, byName };
});

const isoCodesOf = (name: string, country: string): string[] =>
  placesNamed(name)
    .filter((place) => isSubdivision(place) && place.country === country)
    .map(({ admin }) => admin);

/** English name of the first-level division with that code of GeoNames, as the gazetteer's towns have it; null if unknown. */
export const regionName = (country: string, code: string): string | null =>
  allNames().get(country)?.get(code) ?? null;

/**
 * The code of GeoNames of the first-level division that a text names by its name, in English or its own languages, or by its
 * ISO 3166-2 code: 'Oregon', 'OR', 'NSW', 'Bayern'. Null for other texts, numbers among them. Pure.
 */
export function regionNamed(text: string, country: string): string | null {
  const { names, byIsoCode, byName } = regionsOf(country);
  const code = text.trim().toUpperCase();
  if (/^[A-Z]+$/.test(code)) {
    if (names.has(code)) return code;
    const byCode = byIsoCode.get(code);
    if (byCode !== undefined) return byCode;
  }
  const byOwnName = byName.get(placeKey(text));
  if (byOwnName !== undefined) return byOwnName;
  return isoCodesOf(text, country).flatMap((iso) => byIsoCode.get(iso) ?? [])[0] ?? null;
}
