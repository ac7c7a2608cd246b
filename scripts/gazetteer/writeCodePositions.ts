// Writes api/gazetteer/codePositions.br; api/gazetteer/README.md names the source.
// Usage: node --import tsx scripts/gazetteer/writeCodePositions.ts FOLDER, with GeoNames' files of postal codes, one a country: DE.txt
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { countryCodes } from '../../domain/countries.ts';
import {
  isTown,
  kilometresBetween,
  numberOfPlaces,
  placesNamed,
  placeWithId,
  type GazetteerPlace,
} from '../../api/src/lib/gazetteer/gazetteer.ts';
import { codeKey } from '../../api/src/lib/gazetteer/postalTowns.ts';

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('usage: writeCodePositions.ts FOLDER');

const known = new Set(countryCodes);
/** Of British codes the source has the places that share one, in no order; Philippine ones are some kilometres off. */
const excludedCountries = new Set(['GB', 'PH']);
/** Towns whose quarters people name, and how few positions of codes tell quarters apart. */
const [minPopulation, minPositions] = [100_000, 4];
/** More codes at one position are those of large customers; more codes of a town are those of streets. */
const [maxAtPosition, maxCodes] = [3, 600];
const steps = 1000;
/** Kilometres within which a place is from the middle of its code. */
const farthestKm = 40;

const reachOf = (population: number): number => 6 + Math.sqrt(population) / 100;

const towns = new Map<string, GazetteerPlace[]>();
for (let id = 0; id < numberOfPlaces(); id += 1) {
  const place = placeWithId(id);
  if (isTown(place) && place.population >= minPopulation)
    towns.set(place.country, [...(towns.get(place.country) ?? []), place]);
}

/** Whether a place there has this name, or its beginning:  "Berlin Kreuzberg". Others are customers with a code of their own. */
function isOfPlace(
  country: string,
  name: string,
  position: { latitude: number; longitude: number },
): boolean {
  const words = name.split(/[\s(,/-]+/u);
  return words.some((_word, at) =>
    placesNamed(words.slice(0, at + 1).join(' ')).some(
      (place) => place.country === country && kilometresBetween(place, position) <= farthestKm,
    ),
  );
}

interface CodePosition {
  code: string;
  latitude: number;
  longitude: number;
}

function positionsOf(file: string): CodePosition[] {
  const country = path.basename(file, '.txt');
  const found = new Map<string, CodePosition>();
  const atPosition = new Map<string, number>();
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const fields = line.split('\t');
    const code = codeKey(country, fields[1] ?? '');
    const [latitude, longitude] = [Number(fields[9]), Number(fields[10])];
    if (code === null || !latitude || found.has(code)) continue;
    if (!isOfPlace(country, fields[2] ?? '', { latitude, longitude })) continue;
    found.set(code, { code, latitude, longitude });
    const position = `${latitude} ${longitude}`;
    atPosition.set(position, (atPosition.get(position) ?? 0) + 1);
  }
  return [...found.values()].filter(
    ({ latitude, longitude }) => (atPosition.get(`${latitude} ${longitude}`) ?? 0) <= maxAtPosition,
  );
}

/** Lines `country<tab>latitude<tab>longitude<tab>codes` of towns, in thousandths of a degree; those of codes count from these. */
function linesOf(country: string): string[] {
  const codesOf = new Map<GazetteerPlace, CodePosition[]>();
  for (const position of positionsOf(path.join(folder ?? '', `${country}.txt`))) {
    const [nearest] = (towns.get(country) ?? [])
      .filter(({ latitude }) => Math.abs(latitude - position.latitude) < 0.5)
      .map((town) => ({ town, share: kilometresBetween(town, position) / reachOf(town.population) }))
      .sort((a, b) => a.share - b.share);
    if (nearest && nearest.share <= 1)
      codesOf.set(nearest.town, [...(codesOf.get(nearest.town) ?? []), position]);
  }
  return [...codesOf]
    .filter(([, codes]) => codes.length <= maxCodes && placesIn(codes) >= minPositions)
    .map(([town, codes]) => {
      const [latitude, longitude] = [Math.round(town.latitude * steps), Math.round(town.longitude * steps)];
      const written = codes
        .sort((a, b) => (a.code < b.code ? -1 : 1))
        .map((one) =>
          [
            one.code,
            Math.round(one.latitude * steps) - latitude,
            Math.round(one.longitude * steps) - longitude,
          ].join(' '),
        );
      return [country, latitude, longitude, written.join(',')].join('\t');
    });
}

const placesIn = (codes: readonly CodePosition[]): number =>
  new Set(codes.map(({ latitude, longitude }) => `${latitude} ${longitude}`)).size;

const lines = readdirSync(folder)
  .filter(
    (name) =>
      /^[A-Z]{2}\.txt$/.test(name) && known.has(name.slice(0, 2)) && !excludedCountries.has(name.slice(0, 2)),
  )
  .sort()
  .flatMap((name) => linesOf(name.slice(0, 2)));
const text = Buffer.from(lines.join('\n'));
const small = brotliCompressSync(text, {
  params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 },
});
writeFileSync(new URL('../../api/gazetteer/codePositions.br', import.meta.url), small);
process.stdout.write(`${lines.length} towns, ${text.length} bytes, ${small.length} packed\n`);
