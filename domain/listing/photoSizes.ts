/** Widths, in pixels, in which photos are made; each is four wide to three high. */
export const PHOTO_WIDTHS = [160, 320, 480, 800, 1200] as const;

export type PhotoWidth = (typeof PHOTO_WIDTHS)[number];

/** Uncropped: at most this many pixels wide and high. Small is for logos. */
export const UNCROPPED = { small: 160, full: 1600 } as const;

export type PhotoSize = PhotoWidth | keyof typeof UNCROPPED;

export const photoSizes: readonly PhotoSize[] = [...PHOTO_WIDTHS, 'small', 'full'];

/** The address of a photo of a listing in one size. */
export const photoPath = (businessId: number, key: string, size: PhotoSize) =>
  `/img/business/${businessId}/${key}-${size}.webp`;
