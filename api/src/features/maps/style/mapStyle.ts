import { language_script_pairs as scripts, layers } from '@protomaps/basemaps';
import type { ArchiveInfo } from '../tiles/TileArchive.ts';
import { plainAttribution, safeAttribution } from './attribution.ts';
import { mapFlavor, type MapTheme } from './mapFlavors.ts';

type Layers = ReturnType<typeof layers>;
type Layer = Layers[number];

/** Input of a map style. */
export interface StyleInput {
  theme: MapTheme;
  /** Language of the page; an unknown one is read as English. */
  language: string;
  /** Origin of the page, since tiles are fetched by a worker that knows no page. */
  origin: string;
  world: ArchiveInfo;
  streets: ArchiveInfo | null;
  /** Plain text that names the sources of `streets` or `external`. */
  attribution: string | null;
  /** Tiles of another company; only for visitors who agreed to them. */
  external: { template: string; isRaster: boolean } | null;
}

const languages = new Set(scripts.map(({ lang }) => lang));
const shapes = new Set(['earth', 'water', 'water_river', 'boundaries_country']);
const names = new Set(['places_country', 'places_locality']);
/** Assumed maximum zoom of external tiles, whose URL template does not state one. */
const externalZoom = 15;
const rasterZoom = 19;
const defaultAttribution = '© OpenStreetMap';

/**
 * A complete style of MapLibre: the world map below, detailed tiles above it. Labels are drawn by the browser in its own
 * fonts, so that every script is covered and no glyphs are served.
 */
export function mapStyle(input: StyleInput): object {
  const { theme, origin, world, streets, external } = input;
  const language = languages.has(input.language) ? input.language : 'en';
  const above = detailedSource(input);
  const flavor = mapFlavor(theme);
  const styled = (source: string): Layers =>
    localFonts(layers(source, flavor, { lang: language })).map((layer) => ({
      ...(layer.id === 'roads_shields' ? plainRoadNumbers(layer, flavor.roads_label_major_halo) : layer),
      ...('id' in layer ? { id: `${source}-${layer.id}` } : {}),
    }));
  const bare = (layer: Layer) => layer.id.replace(/^\w+-/, '');
  const ofWorld = styled('world');
  const [background, ...streetLayers] = styled('streets');
  const isVector = above !== null && !(external?.isRaster ?? false);
  return {
    version: 8,
    name: 'Directory',
    // No glyphs: fonts of the browser.
    sprite: `${origin}/map/sprites/${theme}`,
    sources: {
      world: {
        type: 'vector',
        tiles: [`${origin}/map/tiles/world/{z}/{x}/{y}?v=${world.version}`],
        minzoom: world.minZoom,
        maxzoom: world.maxZoom,
        attribution: safeAttribution(world.attribution),
      },
      ...(above ? { streets: above } : {}),
    },
    layers: [
      background,
      ...ofWorld.filter((layer) => shapes.has(bare(layer))).map(forWorld),
      ...(above && external?.isRaster ? [rasterLayer(theme)] : []),
      ...(isVector ? streetLayers : []),
      ...(above && !streets
        ? []
        : ofWorld
            .filter((layer) => names.has(bare(layer)))
            .map((layer) => forWorld(streets ? outside(layer, streets) : layer))),
    ],
  };
}

/** Numbers of roads with a halo instead of shields, which the sprites lack. */
function plainRoadNumbers(layer: Layer, halo: string): Layer {
  const { 'icon-image': _image, 'icon-size': _size, ...layout } = layer.layout as Record<string, unknown>;
  return {
    ...layer,
    layout: { ...layout, 'text-size': 10 },
    paint: { ...layer.paint, 'text-halo-color': halo, 'text-halo-width': 1.5 },
  } as Layer;
}

function detailedSource({ origin, streets, external, attribution }: StyleInput): object | null {
  if (external)
    return {
      type: external.isRaster ? 'raster' : 'vector',
      tiles: [external.template],
      maxzoom: external.isRaster ? rasterZoom : externalZoom,
      ...(external.isRaster ? { tileSize: 256 } : {}),
      attribution: plainAttribution(attribution ?? defaultAttribution),
    };
  if (!streets) return null;
  return {
    type: 'vector',
    tiles: [`${origin}/map/tiles/streets/{z}/{x}/{y}?v=${streets.version}`],
    minzoom: streets.minZoom,
    maxzoom: streets.maxZoom,
    bounds: streets.bounds,
    attribution:
      attribution === null
        ? safeAttribution(streets.attribution) || defaultAttribution
        : plainAttribution(attribution),
  };
}

/** A picture of another company is dimmed to the dark theme. */
const rasterLayer = (theme: MapTheme) => ({
  id: 'streets-pictures',
  type: 'raster',
  source: 'streets',
  paint: theme === 'dark' ? { 'raster-brightness-max': 0.6, 'raster-saturation': -0.6 } : {},
});

/** Rivers from a zoom where they help, and towns by how many people live there. */
function forWorld(layer: Layer): Layer {
  if (layer.id === 'world-water_river' && layer.type === 'line')
    return {
      ...layer,
      minzoom: 3,
      paint: { ...layer.paint, 'line-width': ['interpolate', ['linear'], ['zoom'], 3, 0.4, 8, 1.6, 14, 5] },
    };
  if (layer.type !== 'symbol') return layer;
  const kind = layer.id === 'world-places_country' ? 'country' : 'locality';
  const due = ['all', ['==', ['get', 'kind'], kind], ['>=', ['zoom'], ['get', 'min_zoom']]];
  const filter =
    'filter' in layer && Array.isArray(layer.filter) && layer.filter[0] === 'all' ? layer.filter : null;
  return { ...layer, filter: filter ? ['all', due, ...filter.slice(1)] : due } as Layer;
}

/** A label where the detailed tiles end. */
function outside(layer: Layer, { bounds: [west, south, east, north] }: ArchiveInfo): Layer {
  const ring = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
  const area = { type: 'Polygon', coordinates: [ring] };
  return { ...layer, filter: ['all', ['!', ['within', area]]] } as Layer;
}

/**
 * Protomaps' tiles have names in Indian scripts twice: as text, and as glyph numbers of Protomaps' own font, which other fonts
 * cannot draw.
 */
const localFonts = (all: Layers): Layers =>
  JSON.parse(
    JSON.stringify(all)
      .replaceAll('"pgf:name', '"name')
      .replaceAll('Noto Sans Devanagari Regular v1', 'Noto Sans'),
  ) as Layers;
