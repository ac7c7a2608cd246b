import type { AdBox } from '../../../domain/ads/ads.ts';

/** Ads of every public page. */
export interface PageAds {
  /** Before a box that came near asks for its ad. */
  delayMs: number;
  boxes: AdBox[];
}

export const noAds: PageAds = { delayMs: 0, boxes: [] };
