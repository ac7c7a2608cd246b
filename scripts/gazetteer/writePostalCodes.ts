// Writes api/gazetteer/postalCodes.br; api/gazetteer/README.md names the source.
// Usage: node --import tsx scripts/gazetteer/writePostalCodes.ts FOLDER, with GeoNames' files of postal codes, one a country: DE.txt
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { countryCodes } from '../../domain/countries.ts';
import { isTown, kilometresBetween, placesNamed } from '../../api/src/lib/gazetteer/gazetteer.ts';
import { placeKey } from '../../api/src/lib/gazetteer/placeKey.ts';
import { codeKey } from '../../api/src/lib/gazetteer/postalTowns.ts';

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('usage: writePostalCodes.ts FOLDER');

const known = new Set(countryCodes);
/** Of Turkish codes the first two digits say the province, which is the city; see findCity. */
const excludedCountries = new Set(['TR']);
/** Kilometres within which a town is from the middle of its code. */
const farthest = 40;

/** Codes of towns with districts, in countries whose files the source lacks. Sources: La Poste, Poczta Polska. */
const towns: readonly (readonly [string, string, string, string])[] = [
  ['FR', '75001', '75020', 'Paris'],
  ['FR', '69001', '69009', 'Lyon'],
  ['FR', '13001', '13016', 'Marseille'],
  ['PL', '00001', '04999', 'Warszawa'],
  ['PL', '30001', '31999', 'Kraków'],
];

interface CodedPlace {
  name: string;
  municipality: string;
  latitude: number;
  longitude: number;
}

/** A name without its numbered or named district: 'Praha 1', 'Wien, Innere Stadt', 'Rebollal (Boal)'. */
const withoutDistrict = (name: string) =>
  name.replace(/\s*(?:,.*|\(.*\)|[ -]\d{1,2}(?:er?|ème)?(?: .*)?)$/u, '').trim() || name;

/** The one town that all places of a code are in; null if there are several, or the gazetteer has none of that name there. */
function townOf(country: string, places: readonly CodedPlace[]): string | null {
  const [first] = places;
  if (!first) return null;
  for (const read of [
    ({ name }: CodedPlace) => withoutDistrict(name),
    ({ municipality }: CodedPlace) => withoutDistrict(municipality),
  ]) {
    const names = new Map(places.map((place) => [placeKey(read(place)), read(place)]));
    const [name] = names.values();
    if (names.size !== 1 || !name || name.length < 2) continue;
    const isKnown = placesNamed(name).some(
      (place) => place.country === country && isTown(place) && kilometresBetween(place, first) <= farthest,
    );
    if (isKnown) return name;
  }
  return null;
}

function linesOf(file: string): string[] {
  const country = path.basename(file, '.txt');
  if (!known.has(country) || excludedCountries.has(country)) return [];
  const byCode = new Map<string, CodedPlace[]>();
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const fields = line.split('\t');
    const [, written = '', name = ''] = fields;
    const key = codeKey(country, written);
    if (key === null) continue;
    const place = {
      name,
      municipality: fields[7] ?? '',
      latitude: Number(fields[9]),
      longitude: Number(fields[10]),
    };
    byCode.set(key, [...(byCode.get(key) ?? []), place]);
  }
  const runs: { first: string; last: string; town: string }[] = [];
  let before: string | null = null;
  for (const code of [...byCode.keys()].sort()) {
    const town = townOf(country, byCode.get(code) ?? []);
    const run = runs.at(-1);
    if (town !== null && run && before === town) run.last = code;
    else if (town !== null) runs.push({ first: code, last: code, town });
    before = town;
  }
  return runs.map(({ first, last, town }) => [country + first, last === first ? '' : last, town].join('\t'));
}

const lines = [
  ...readdirSync(folder)
    .filter((name) => /^[A-Z]{2}\.txt$/.test(name))
    .flatMap((name) => linesOf(path.join(folder, name))),
  ...towns.map(([country, first, last, town]) => [country + first, last, town].join('\t')),
].sort();
const text = Buffer.from(lines.join('\n'));
const small = brotliCompressSync(text, {
  params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 },
});
writeFileSync(new URL('../../api/gazetteer/postalCodes.br', import.meta.url), small);
process.stdout.write(`${lines.length} ranges, ${text.length} bytes, ${small.length} packed\n`);
