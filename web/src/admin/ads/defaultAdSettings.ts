import { adPlacements } from '../../../../domain/ads/ads.ts';
import type { Ads_SettingsFragment } from '../../graphql/generated.ts';

/** Shown while the settings cannot be loaded. */
export const defaultAdSettings: Ads_SettingsFragment = {
  version: 0,
  isEnabled: true,
  delayMs: 0,
  adsTxt: null,
  ratePerThousand: null,
  ratePerClick: null,
  placements: adPlacements.map((placement) => ({
    placement,
    isEnabled: false,
    format: placement === 'TOP' || placement === 'BOTTOM' ? 'HORIZONTAL' : 'RECTANGLE',
    adClient: null,
    adSlot: null,
    adStyle: { display: 'block' },
    frequency: 5,
    houseAd: null,
  })),
};
