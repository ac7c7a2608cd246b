/** Widths, in pixels, in which photos are made; each is four wide to three high. */
export const PHOTO_WIDTHS = [160, 320, 480, 800, 1200] as const;

export type PhotoWidth = (typeof PHOTO_WIDTHS)[number];

/** The address of a photo of a listing in one width. */
export const photoPath = (businessId: number, key: string, width: PhotoWidth) =>
  `/img/business/${businessId}/${key}-${width}.webp`;
