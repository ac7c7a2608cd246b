/** Themes that the map of a listing is drawn in. */
export const mapPictureThemes = ['light', 'dark'] as const;
export type MapPictureTheme = (typeof mapPictureThemes)[number];

/** Shapes of the picture, in CSS pixels; it is drawn at twice that size. `wide` is for a page of one column. */
export const mapPictureSizes = {
  small: { width: 420, height: 236 },
  wide: { width: 960, height: 236 },
} as const;
export type MapPictureSize = keyof typeof mapPictureSizes;

/** Decimals of a degree in the address of a picture: about a metre. */
const decimals = 5;

/** The position as written in the URL, so that a listing that moved has another picture. */
export const mapPictureKey = (latitude: number, longitude: number): string =>
  `${latitude.toFixed(decimals)},${longitude.toFixed(decimals)}`;

/** The still map of a listing at its position. */
export const mapPicturePath = (
  id: number,
  { latitude, longitude }: { latitude: number; longitude: number },
  size: MapPictureSize,
  theme: MapPictureTheme,
): string => `/map/pictures/${id}/${mapPictureKey(latitude, longitude)}-${size}-${theme}.webp`;
