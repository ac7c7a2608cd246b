import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { rootFolder } from '../rootFolder.ts';
import { isTown, kilometresBetween, numberOfPlaces, placeWithId } from './gazetteer.ts';

interface Point {
  latitude: number;
  longitude: number;
}

/** Size in degrees of the grid cells in which towns are looked for. */
const cellDegrees = 0.5;
const columns = 360 / cellDegrees;

const rowOf = (latitude: number) => Math.floor((latitude + 90) / cellDegrees);
const columnOf = (longitude: number) => (Math.floor((longitude + 180) / cellDegrees) + columns) % columns;

/** Quarters that GeoNames counts as towns: 'Seen (Kreis 3)', 'Kloten / Holberg'. */
const swissQuarter = /\s(?:\(Kreis\s|\/\s)/;

interface Towns {
  names: readonly string[];
  cells: ReadonlyMap<number, readonly number[]>;
}

let loaded: Towns | undefined;

/** Loaded on first use: about 10 MB, which only imports of positions without cities need. */
function towns(): Towns {
  if (loaded) return loaded;
  const packed = readFileSync(path.join(rootFolder, 'api', 'gazetteer', 'townNames.br'));
  const names = brotliDecompressSync(packed).toString('utf8').split('\n');
  const cells = new Map<number, number[]>();
  for (let id = 0; id < numberOfPlaces(); id += 1) {
    const place = placeWithId(id);
    const name = names[id] ?? '';
    if (!isTown(place) || name === '' || (place.country === 'CH' && swissQuarter.test(name))) continue;
    const cell = rowOf(place.latitude) * columns + columnOf(place.longitude);
    const known = cells.get(cell);
    if (known) known.push(id);
    else cells.set(cell, [id]);
  }
  return (loaded = { names, cells });
}

/** Radius of a town's built-up area in kilometres, by its population. */
const radiusOf = (people: number) => 1 + Math.sqrt(people) / 150;

/** Maximum distance from a town in radii, and minimum lead over the next town. */
const within = 1.2;
const clearly = 2.5;

/** Minimum population of a city that has outskirts, how far they reach, and the lead that shows that no other town is there. */
const [ofCity, outskirts, alone] = [300_000, 1.8, 6];

/** Minimum ratio of populations for a smaller town within a larger one to be a part of it, as Islington is of London. */
const ofMetropolis = 10;

/**
 * The town of a country (ISO 3166-1) in whose built-up area a position is; null if none is near enough, or
 * another is about as near: suburbs between two towns, and parts of a metropolis, have no answer. Distances count in
 * radii of the towns. The outskirts of a city count where no other town is near.
 */
export function townAt(at: Point, country: string): { name: string } | null {
  const { names, cells } = towns();
  let best: { id: number; radii: number; population: number } | null = null;
  let largest = 0;
  let second = Infinity;
  const [row, column] = [rowOf(at.latitude), columnOf(at.longitude)];
  for (let y = row - 1; y <= row + 1; y += 1) {
    for (let x = column - 1; x <= column + 1; x += 1) {
      for (const id of cells.get(y * columns + ((x + columns) % columns)) ?? []) {
        const place = placeWithId(id);
        if (place.country !== country) continue;
        const { population } = place;
        const radii = kilometresBetween(place, at) / radiusOf(population);
        if (radii <= 1) largest = Math.max(largest, population);
        if (best === null || radii < best.radii) {
          second = best?.radii ?? Infinity;
          best = { id, radii, population };
        } else second = Math.min(second, radii);
      }
    }
  }
  if (best === null || second < best.radii * clearly) return null;
  const isAlone = best.population >= ofCity && second >= best.radii * alone;
  if (best.radii > (isAlone ? outskirts : within)) return null;
  if (largest >= Math.max(1, best.population) * ofMetropolis) return null;
  return { name: names[best.id] ?? '' };
}
