import { VectorTile, type VectorTileFeature, type VectorTileLayer } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import type { PlacedTile } from './mapView.ts';

export interface DrawnTile extends PlacedTile {
  layers: Record<string, VectorTileLayer>;
}

export interface PlaceName {
  x: number;
  y: number;
  name: string;
  /** Lower comes first. */
  rank: number;
}

type Properties = VectorTileFeature['properties'];

/** A tile of thousands of houses is enough for a picture of this size. */
const maxFeatures = 20_000;
const polygon = 3;

/** Reads a vector tile. Null for invalid data. */
export function readTile(place: PlacedTile, content: Uint8Array): DrawnTile | null {
  try {
    return { ...place, layers: new VectorTile(new PbfReader(content)).layers };
  } catch {
    return null;
  }
}

function* featuresOf(tile: DrawnTile, name: string): Generator<VectorTileFeature> {
  const layer = Object.hasOwn(tile.layers, name) ? tile.layers[name] : undefined;
  const count = Math.min(layer?.length ?? 0, maxFeatures);
  for (let i = 0; i < count; i += 1) {
    const feature = layer?.feature(i);
    if (feature) yield feature;
  }
}

/** The outlines of chosen features of a layer as one SVG path. */
export function pathOf(
  tiles: readonly DrawnTile[],
  layer: string,
  shape: 'areas' | 'lines',
  isChosen: (properties: Properties) => boolean = () => true,
): string {
  const parts: string[] = [];
  for (const tile of tiles)
    for (const feature of featuresOf(tile, layer)) {
      if ((feature.type === polygon) !== (shape === 'areas') || !isChosen(feature.properties)) continue;
      const scale = tile.size / feature.extent;
      for (const ring of feature.loadGeometry()) {
        if (ring.length < 2) continue;
        const points = ring.map(
          ({ x, y }) => `${(tile.left + x * scale).toFixed(1)} ${(tile.top + y * scale).toFixed(1)}`,
        );
        parts.push(`M${points.join('L')}${shape === 'areas' ? 'Z' : ''}`);
      }
    }
  return parts.join('');
}

/** Names of towns and quarters that are shown at a zoom, the most important first. */
export function namesOf(tiles: readonly DrawnTile[], zoom: number): PlaceName[] {
  const names: PlaceName[] = [];
  for (const tile of tiles)
    for (const feature of featuresOf(tile, 'places')) {
      const { kind, min_zoom: from = 0, sort_key: order, population_rank: rank = 0 } = feature.properties;
      const name = feature.properties['name:en'] ?? feature.properties.name;
      if (typeof name !== 'string' || name === '' || Number(from) > zoom) continue;
      if (kind !== 'locality' && kind !== 'neighbourhood' && kind !== 'macrohood') continue;
      const [point] = feature.loadGeometry()[0] ?? [];
      if (!point) continue;
      const scale = tile.size / feature.extent;
      names.push({
        x: tile.left + point.x * scale,
        y: tile.top + point.y * scale,
        name: name.slice(0, 60),
        rank: typeof order === 'number' ? order : -Number(rank),
      });
    }
  return names.sort((a, b) => a.rank - b.rank);
}
