import { textWidth } from '../../../lib/text/textWidth.ts';
import { escapeXml } from '../../../lib/text/escapeXml.ts';
import { mapColors, type MapTheme } from '../style/mapFlavors.ts';
import { scaleOfView, type PictureView } from './mapView.ts';
import { namesOf, pathOf, type DrawnTile } from './tileShapes.ts';

const greens = new Set(
  (
    'park national_park nature_reserve wood forest garden grass golf_course cemetery pitch playground recreation_ground ' +
    'scrub meadow'
  ).split(' '),
);
/** Widths of roads in pixels, the smallest kind first. */
const roads: [string, number][] = [
  ['path', 1],
  ['other', 1],
  ['minor_road', 4],
  ['major_road', 6],
  ['highway', 8],
];
const nameSize = 12;
const footSize = 11;
const pin = 'M0 0c-9-9-14-15-14-22a14 14 0 0 1 28 0c0 7-5 13-14 22Z';

export interface MapPictureInput {
  view: PictureView;
  theme: MapTheme;
  world: readonly DrawnTile[];
  /** Empty if there are no detailed tiles at this position. */
  streets: readonly DrawnTile[];
  attribution: string;
}

/** A still map with a pin at its centre, its scale and its sources, as SVG. */
export function mapPictureSvg({ view, theme, world, streets, attribution }: MapPictureInput): string {
  const colors = mapColors[theme];
  const { width, height } = view;
  const area = (d: string, fill: string) => (d === '' ? '' : `<path d="${d}" fill="${fill}"/>`);
  const line = (d: string, stroke: string, wide: number, dash = '') =>
    d === ''
      ? ''
      : `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${wide}" stroke-linejoin="round" stroke-linecap="round"${dash}/>`;
  const ground = streets.length > 0 ? streets : world;
  const ofKind = (kind: string) => (properties: Record<string, unknown>) => properties.kind === kind;
  const roadPaths = roads.map(([kind, wide]) => ({
    d: pathOf(streets, 'roads', 'lines', ofKind(kind)),
    wide,
  }));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="Inter">`,
    `<rect width="${width}" height="${height}" fill="${colors.water}"/>`,
    area(pathOf(ground, 'earth', 'areas'), colors.land),
    area(
      pathOf(streets, 'landuse', 'areas', ({ kind }) => greens.has(String(kind))),
      colors.park,
    ),
    area(pathOf(ground, 'water', 'areas'), colors.water),
    line(pathOf(ground, 'water', 'lines'), colors.water, 1.5),
    area(pathOf(streets, 'buildings', 'areas'), colors.building),
    ...roadPaths.map(({ d, wide }) => (wide > 1 ? line(d, colors.casing, wide + 1.5) : '')),
    ...roadPaths.map(({ d, wide }) => line(d, colors.road, wide)),
    line(pathOf(ground, 'boundaries', 'lines'), colors.border, 1, ' stroke-dasharray="4 3"'),
    ...labels(view, streets.length > 0 ? streets : world, colors),
    `<g transform="translate(${width / 2} ${height / 2})"><path d="${pin}" fill="${colors.accent}" stroke="${colors.surface}" stroke-width="2"/><circle cy="-22" r="5" fill="${colors.surface}"/></g>`,
    foot(view, attribution, colors),
    '</svg>',
  ].join('');
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}
type Colors = (typeof mapColors)[MapTheme];

/** Names that hide neither the pin, nor the foot, nor each other. */
function labels(view: PictureView, tiles: readonly DrawnTile[], colors: Colors): string[] {
  const { width, height } = view;
  const taken: Box[] = [
    { left: width / 2 - 18, right: width / 2 + 18, top: height / 2 - 42, bottom: height / 2 + 4 },
    { left: 0, right: width, top: height - 34, bottom: height },
  ];
  return namesOf(tiles, view.zoom).flatMap(({ x, y, name }) => {
    const half = (textWidth(name) * nameSize) / 2 + 2;
    const box = { left: x - half, right: x + half, top: y - 14, bottom: y + 6 };
    const isInside = box.left > 2 && box.right < width - 2 && box.top > 2 && box.bottom < height;
    const isFree = taken.every(
      (other) =>
        box.right < other.left || box.left > other.right || box.bottom < other.top || box.top > other.bottom,
    );
    if (!isInside || !isFree) return [];
    taken.push(box);
    const at = `x="${x.toFixed(1)}" y="${y.toFixed(1)}" font-size="${nameSize}" text-anchor="middle"`;
    const words = escapeXml(name);
    // A halo below the word: the renderer paints strokes above fills.
    return [
      `<text ${at} fill="none" stroke="${colors.land}" stroke-width="3" stroke-linejoin="round">${words}</text>`,
      `<text ${at} fill="${colors.label}">${words}</text>`,
    ];
  });
}

/** Scale and sources, in the middle of the lower edge, which is seen at every width of the page. */
function foot(view: PictureView, attribution: string, colors: Colors): string {
  const scale = scaleOfView(view, 90);
  const words = escapeXml(attribution);
  const wide = scale.width + textWidth(scale.text + attribution) * footSize * 0.92 + 34;
  const left = (view.width - wide) / 2;
  const base = view.height - 12;
  const text = left + scale.width + 14;
  const bar = `M${left + 8} ${base - 7}v5h${scale.width}v-5`;
  const size = `font-size="${footSize}" fill="${colors.label}"`;
  return [
    `<rect x="${left.toFixed(1)}" y="${base - 14}" width="${wide.toFixed(1)}" height="20" rx="5" fill="${colors.surface}" fill-opacity=".86"/>`,
    `<path d="${bar}" fill="none" stroke="${colors.label}" stroke-width="1.5"/>`,
    `<text x="${text.toFixed(1)}" y="${base}" ${size}>${escapeXml(scale.text)} · ${words}</text>`,
  ].join('');
}
