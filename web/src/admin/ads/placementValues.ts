import type { AdStyle } from '../../../../domain/ads/ads.ts';
import type {
  AdFormat,
  AdPlacement,
  AdPlacementInput,
  Ads_SettingsFragment,
} from '../../graphql/generated.ts';

export interface PlacementValues {
  isEnabled: boolean;
  format: AdFormat;
  adClient: string;
  adSlot: string;
  /** The last that was valid. */
  adStyle: AdStyle;
  frequency: number;
  houseAd: { title: string; text: string; url: string; label: string };
}

export type PlacementsValues = Record<AdPlacement, PlacementValues>;

/** Form values of the settings. */
export function placementValues({ placements }: Ads_SettingsFragment): PlacementsValues {
  return Object.fromEntries(
    placements.map(({ placement, isEnabled, format, adClient, adSlot, adStyle, frequency, houseAd }) => [
      placement,
      {
        isEnabled,
        format,
        adClient: adClient ?? '',
        adSlot: adSlot ?? '',
        adStyle: adStyle as AdStyle,
        frequency,
        houseAd: {
          title: houseAd?.title ?? '',
          text: houseAd?.text ?? '',
          url: houseAd?.url ?? '',
          label: houseAd?.label ?? '',
        },
      },
    ]),
  ) as PlacementsValues;
}

/** Server input of a placement; an empty house ad is null. */
export function inputOfPlacement(
  placement: AdPlacement,
  { houseAd, frequency, ...values }: PlacementValues,
): AdPlacementInput {
  const isEmpty = Object.values(houseAd).every((text) => text.trim() === '');
  return { placement, ...values, frequency: Number(frequency), houseAd: isEmpty ? null : houseAd };
}
