import type { AdBox } from '../../../domain/ads/ads.ts';

/** Ads of every public page. */
export interface PageAds {
  /** Delay (ms) before a box that scrolls into view requests its ad. */
  delayMs: number;
  boxes: AdBox[];
}

export const noAds: PageAds = { delayMs: 0, boxes: [] };
