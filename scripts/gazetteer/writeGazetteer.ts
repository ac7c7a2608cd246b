// Writes api/gazetteer/gazetteer.br; api/gazetteer/README.md names the sources.
// Usage: node --import tsx scripts/gazetteer/writeGazetteer.ts cities1000.txt subdivisions.json iso3166.min.js
import { createRequire } from 'node:module';
import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { countryCodes } from '../../domain/countries.ts';
import { packGazetteer, placeKinds, type PackedPlace } from '../../api/src/lib/gazetteer/packedGazetteer.ts';
import { placeKey } from '../../api/src/lib/gazetteer/placeKey.ts';

const [citiesFile, englishFile, localFile] = process.argv.slice(2);
if (!citiesFile || !englishFile || !localFile)
  throw new Error('usage: writeGazetteer.ts CITIES ENGLISH LOCAL');

const codes = new Set(countryCodes);

/** Airport codes and GeoNames' transliterations letter by letter are not names. */
function isName(name: string): boolean {
  if (/^[A-Z]{2,4}$/.test(name)) return false;
  return /^[^\p{Ll}]/u.test(name) || !/\p{Script=Latin}/u.test(name);
}

function keysOf(names: readonly string[]): Set<string> {
  const keys = names
    .map(placeKey)
    .filter((key) => key.length > (/^[\p{Script=Latin}\p{N}]*$/u.test(key) ? 2 : 1));
  return new Set(keys);
}

function readCities(file: string): PackedPlace[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      const fields = line.split('\t');
      const [, name = '', ascii = '', others = '', latitude, longitude] = fields;
      const [feature = '', country = '', , admin = ''] = fields.slice(7);
      const population = fields[14] ?? '';
      if (!codes.has(country) || ['PPLH', 'PPLQ', 'PPLW', 'PPLCH'].includes(feature)) return [];
      const names = others.split(',').filter(isName);
      return [
        {
          mainKeys: keysOf([name, ascii]),
          otherKeys: keysOf(names),
          country,
          admin,
          kind:
            feature === 'PPLX'
              ? placeKinds.section
              : /^PPL[AC]/.test(feature)
                ? placeKinds.seat
                : placeKinds.town,
          population: Number(population) || 0,
          latitude: Number(latitude),
          longitude: Number(longitude),
        },
      ];
    });
}

interface Subdivisions {
  subdivisions: { localeDisplayNames: { subdivisions: Record<string, string> } };
}

interface LocalNames {
  data: Record<string, { sub: Record<string, { name: string }> }>;
}

/** First-level divisions under their English and their own names. */
function readSubdivisions(english: string, local: string): PackedPlace[] {
  const { subdivisions } = JSON.parse(readFileSync(english, 'utf8')) as Subdivisions;
  const names = new Map<string, string[]>();
  const add = (code: string, name: string) => names.set(code, [...(names.get(code) ?? []), name]);
  for (const [code, name] of Object.entries(subdivisions.localeDisplayNames.subdivisions))
    add(`${code.slice(0, 2)}-${code.slice(2)}`.toUpperCase(), name);
  const { data } = createRequire(import.meta.url)(local) as LocalNames;
  for (const { sub } of Object.values(data))
    for (const [code, { name }] of Object.entries(sub)) add(code, name);
  return [...names].flatMap(([code, each]) => {
    const [country = '', admin = ''] = code.split('-');
    if (!codes.has(country)) return [];
    const none = { population: 0, latitude: 0, longitude: 0, otherKeys: new Set<string>() };
    return [{ mainKeys: keysOf(each), country, admin, kind: placeKinds.subdivision, ...none }];
  });
}

const places = [...readCities(citiesFile), ...readSubdivisions(englishFile, localFile)];
const packed = packGazetteer(places);
const small = brotliCompressSync(packed, {
  params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 },
});
writeFileSync(new URL('../../api/gazetteer/gazetteer.br', import.meta.url), small);
process.stdout.write(`${places.length} places, ${packed.length} bytes, ${small.length} packed\n`);
