import { namedFlavor, type Flavor } from '@protomaps/basemaps';

export const mapThemes = ['light', 'dark'] as const;
export type MapTheme = (typeof mapThemes)[number];

/** The colours of the site's theme; see `map` in web/src/ui/theme/semanticTokens.ts. */
export const mapColors = {
  light: {
    land: '#efeae0',
    road: '#ffffff',
    casing: '#e0d8ca',
    park: '#dde7d3',
    water: '#d3e4ea',
    building: '#e6dfd3',
    border: '#a79b89',
    label: '#4a4238',
    muted: '#665d52',
    waterLabel: '#2f6477',
    accent: '#0b6178',
    surface: '#ffffff',
  },
  dark: {
    land: '#25211d',
    road: '#39332c',
    casing: '#1c1815',
    park: '#26301f',
    water: '#1b3038',
    building: '#2d2822',
    border: '#857a6c',
    label: '#d8cec0',
    muted: '#b8aea2',
    waterLabel: '#8fb9c6',
    accent: '#74cbdf',
    surface: '#25201b',
  },
} as const satisfies Record<MapTheme, Record<string, string>>;

/** Protomaps' flavour of a theme in the colours of the site. */
export function mapFlavor(theme: MapTheme): Flavor {
  const own = mapColors[theme];
  const flavor = namedFlavor(theme);
  // Without a tile, the world map shows sea.
  const colors: Partial<Flavor> = {
    background: own.water,
    earth: own.land,
    water: own.water,
    park_a: own.park,
    park_b: own.park,
    wood_a: own.park,
    wood_b: own.park,
    scrub_a: own.park,
    scrub_b: own.park,
    buildings: own.building,
    boundaries: own.border,
    city_label: own.label,
    city_label_halo: own.land,
    subplace_label: own.muted,
    subplace_label_halo: own.land,
    state_label: own.muted,
    state_label_halo: own.land,
    country_label: own.muted,
    ocean_label: own.waterLabel,
    roads_label_minor: own.muted,
    roads_label_minor_halo: own.land,
    roads_label_major: own.label,
    roads_label_major_halo: own.land,
    address_label: own.muted,
    address_label_halo: own.land,
  };
  const kinds = Object.keys(flavor).filter((name): name is RoadColor => isRoad.test(name));
  for (const name of kinds) colors[name] = /casing/.test(name) ? own.casing : own.road;
  return { ...flavor, ...colors };
}

type RoadColor = 'minor_a';
const isRoad =
  /^(?:bridges_)?(?:other|minor|minor_service|minor_a|minor_b|link|major|highway)(?:_casing(?:_early|_late)?)?$/;
