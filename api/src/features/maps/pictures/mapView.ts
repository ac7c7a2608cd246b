/** A part of the world in Web Mercator, as a picture shows it. */
export interface PictureView {
  latitude: number;
  longitude: number;
  /** As in MapLibre: at 0 the world is 512 pixels wide. */
  zoom: number;
  /** In pixels. */
  width: number;
  height: number;
}

/** A tile, and the position of its corner in the picture. */
export interface PlacedTile {
  z: number;
  x: number;
  y: number;
  left: number;
  top: number;
  /** Pixels of a side. */
  size: number;
}

const earthMetres = 40_075_016.686;
const maxLatitude = 85.0511;

/** Position in the world, from 0 to 1. */
function mercator(latitude: number, longitude: number): { x: number; y: number } {
  const within = Math.max(-maxLatitude, Math.min(maxLatitude, latitude));
  const sine = Math.sin((within * Math.PI) / 180);
  return { x: (longitude + 180) / 360, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) };
}

/** The tiles of a level that a view shows. They wrap around the world; there are none beyond the poles. */
export function tilesOfView(view: PictureView, level: number): PlacedTile[] {
  const { width, height } = view;
  const z = Math.min(level, Math.floor(view.zoom));
  const count = 2 ** z;
  const size = (512 * 2 ** view.zoom) / count;
  const { x, y } = mercator(view.latitude, view.longitude);
  const left = x * count * size - width / 2;
  const top = y * count * size - height / 2;
  const tiles: PlacedTile[] = [];
  for (let row = Math.floor(top / size); row * size < top + height; row += 1) {
    if (row < 0 || row >= count) continue;
    for (let column = Math.floor(left / size); column * size < left + width; column += 1)
      tiles.push({
        z,
        x: ((column % count) + count) % count,
        y: row,
        left: column * size - left,
        top: row * size - top,
        size,
      });
  }
  return tiles;
}

/** A round length for a scale, and its width in pixels at the centre of a view: at most `most`. */
export function scaleOfView(view: PictureView, most: number): { text: string; width: number } {
  const within = Math.max(-maxLatitude, Math.min(maxLatitude, view.latitude));
  const metresOfPixel = (earthMetres * Math.cos((within * Math.PI) / 180)) / (512 * 2 ** view.zoom);
  const longest = metresOfPixel * most;
  const power = 10 ** Math.floor(Math.log10(longest));
  const metres = power * ([5, 2, 1].find((step) => step * power <= longest) ?? 1);
  const text = metres >= 1000 ? `${metres / 1000} km` : `${metres} m`;
  return { text, width: metres / metresOfPixel };
}
