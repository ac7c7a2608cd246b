import { GeoJSONVT } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import type { Feature, Geometry, Position } from 'geojson';
import { packTiles, type PackedTile } from '../../codegen/map/packTiles.ts';

const maxZoom = 15;
/** Degrees from the centre to each edge. */
const reach = 0.3;

const property = (geometry: Geometry, properties: Record<string, string | number>): Feature => ({
  type: 'Feature',
  geometry,
  properties,
});

/**
 * A PMTiles archive in the layers of Protomaps' basemap, version 4, as `pmtiles extract` cuts it from the planet: a town of
 * straight streets with a park, a river, houses and places around a point. Layers and their properties are those of
 * https://docs.protomaps.com/basemaps/layers.
 */
export function makeStreets(longitude: number, latitude: number): Buffer {
  const at = (east: number, north: number): Position => [longitude + east, latitude + north];
  const box = (west: number, south: number, east: number, north: number): Geometry => ({
    type: 'Polygon',
    coordinates: [[at(west, south), at(east, south), at(east, north), at(west, north), at(west, south)]],
  });
  const line = (...points: Position[]): Geometry => ({ type: 'LineString', coordinates: points });
  const point = (east: number, north: number): Geometry => ({ type: 'Point', coordinates: at(east, north) });
  const steps = Array.from({ length: 41 }, (_, i) => (i - 20) * 0.001);
  const layers: Record<string, Feature[]> = {
    earth: [property(box(-reach, -reach, reach, reach), { kind: 'earth', min_zoom: 0, sort_rank: 1 })],
    landcover: [property(box(-reach, 0.05, reach, reach), { kind: 'forest', min_zoom: 0, sort_rank: 1 })],
    landuse: [
      property(box(0.0012, 0.0012, 0.0048, 0.0048), {
        kind: 'park',
        min_zoom: 5,
        sort_rank: 189,
        name: 'Park',
      }),
    ],
    water: [
      property(box(-reach, -0.008, reach, -0.005), { kind: 'river', min_zoom: 0, sort_rank: 200 }),
      property(line(at(-reach, -0.0065), at(reach, -0.0065)), { kind: 'river', min_zoom: 9, name: 'River' }),
    ],
    roads: [
      property(line(at(-reach, 0), at(reach, 0)), {
        ...{ kind: 'highway', kind_detail: 'motorway', min_zoom: 3, sort_rank: 399 },
        ...{ name: 'Ring', 'name:en': 'Ring road', 'name:tr': 'Çevre yolu', shield_text: 'O-1' },
      }),
      ...steps.flatMap((step) => [
        property(line(at(-0.02, step), at(0.02, step)), {
          ...{ kind: 'major_road', kind_detail: 'primary', min_zoom: 7, sort_rank: 390 },
          ...{ name: 'Cadde', 'name:en': 'Main street', 'name:tr': 'Ana cadde' },
        }),
        property(line(at(step, -0.02), at(step, 0.02)), {
          ...{ kind: 'minor_road', kind_detail: 'residential', min_zoom: 12, sort_rank: 360 },
        }),
      ]),
    ],
    boundaries: [
      property(line(at(-reach, 0.2), at(reach, 0.2)), {
        kind: 'region',
        kind_detail: 4,
        min_zoom: 6,
        sort_rank: 289,
      }),
    ],
    buildings: steps.slice(12, 28).map((step) =>
      property(box(step + 0.0002, -0.0018, step + 0.0008, -0.0012), {
        ...{ kind: 'building', min_zoom: 11, height: 12, sort_rank: 400 },
      }),
    ),
    places: [
      property(point(0, 0.01), {
        ...{
          kind: 'locality',
          kind_detail: 'town',
          min_zoom: 6,
          population: 80_000,
          population_rank: 8,
          sort_rank: 5,
        },
        ...{ name: 'Musterstadt', 'name:en': 'Sampletown', 'name:tr': 'Örnekkent' },
      }),
      property(point(0.004, 0.008), {
        ...{ kind: 'neighbourhood', kind_detail: 'neighbourhood', min_zoom: 12, sort_rank: 20 },
        ...{ name: 'Altstadt', 'name:en': 'Old town', 'name:tr': 'Eski mahalle' },
      }),
    ],
    pois: [property(point(-0.003, 0.003), { kind: 'hospital', min_zoom: 13, name: 'Hospital' })],
  };
  const indexed = Object.entries(layers).map(
    ([name, features]) =>
      [
        name,
        new GeoJSONVT(
          { type: 'FeatureCollection', features },
          { maxZoom, indexMaxZoom: 8, indexMaxPoints: 0, tolerance: 3, buffer: 80 },
        ),
      ] as const,
  );
  const column = (degrees: number, z: number) => Math.floor(((degrees + 180) / 360) * 2 ** z);
  const row = (degrees: number, z: number) =>
    Math.floor(((1 - Math.asinh(Math.tan((degrees * Math.PI) / 180)) / Math.PI) / 2) * 2 ** z);
  const tiles: PackedTile[] = [];
  for (let z = 0; z <= maxZoom; z += 1)
    for (let x = column(longitude - reach, z); x <= column(longitude + reach, z); x += 1)
      for (let y = row(latitude + reach, z); y <= row(latitude - reach, z); y += 1) {
        const content = Object.fromEntries(
          indexed.flatMap(([name, index]) => {
            const tile = index.getTile(z, x, y);
            return tile && tile.features.length > 0 ? [[name, tile] as const] : [];
          }),
        );
        if (Object.keys(content).length > 0)
          tiles.push({ z, x, y, content: fromGeojsonVt(content, { version: 2, extent: 4096 }) });
      }
  const bounds = [longitude - reach, latitude - reach, longitude + reach, latitude + reach] as const;
  return packTiles(
    tiles,
    {
      ...{ name: 'Protomaps Basemap', type: 'baselayer', version: '4.0.0' },
      attribution:
        '<a href="https://github.com/protomaps/basemaps">Protomaps</a> © <a href="https://openstreetmap.org">OpenStreetMap</a>',
      vector_layers: Object.keys(layers).map((id) => ({ id, fields: {}, minzoom: 0, maxzoom: maxZoom })),
    },
    // A small archive with leaf directories, as a large one has them.
    { bounds, entriesOfLeaf: 64 },
  );
}
