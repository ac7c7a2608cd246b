import {
  adPlacements,
  type AdBox,
  type AdFormat,
  type AdPlacement,
  type AdStyle,
} from '../../../../domain/ads/ads.ts';
import { versionedSettings } from '../settings/versionedSettings.ts';

/** Settings of one placement. */
export interface AdPlacementSetting extends AdBox {
  isEnabled: boolean;
}

/** Settings of all placements. */
export interface AdGlobals {
  /** False removes all ads from the site. */
  isEnabled: boolean;
  /** Delay (ms) before a box that scrolls into view requests its ad. */
  delayMs: number;
  /** Additional lines of /ads.txt. */
  adsTxt: string | null;
  /** Turkish lira per 1,000 impressions of the network, as entered by an operator; null if unknown. */
  ratePerThousand: number | null;
  /** Turkish lira for a click. */
  ratePerClick: number | null;
}

/** Content of a version; omitted settings were never saved. */
export interface AdSettingsData {
  globals?: Partial<AdGlobals>;
  placements?: Partial<Record<AdPlacement, Partial<AdPlacementSetting>>>;
}

type AdSection = 'GLOBALS' | AdPlacement;

export interface AdSettings extends AdGlobals {
  /** 0 before the first save. */
  version: number;
  placements: AdPlacementSetting[];
}

const defaultFormats: Record<AdPlacement, AdFormat> = {
  TOP: 'HORIZONTAL',
  MIDDLE: 'RECTANGLE',
  BOTTOM: 'HORIZONTAL',
  SIDEBAR: 'RECTANGLE',
  INLINE: 'RECTANGLE',
};

const defaultGlobals: AdGlobals = {
  isEnabled: true,
  delayMs: 0,
  adsTxt: null,
  ratePerThousand: null,
  ratePerClick: null,
};

const blockStyle: AdStyle = { display: 'block' };

function defaultPlacement(placement: AdPlacement): AdPlacementSetting {
  return {
    placement,
    isEnabled: false,
    format: defaultFormats[placement],
    adClient: null,
    adSlot: null,
    adStyle: blockStyle,
    frequency: 5,
    houseAd: null,
  };
}

/** A version with defaults for missing fields. */
export function adSettingsOf({ globals, placements }: AdSettingsData, version: number): AdSettings {
  return {
    ...defaultGlobals,
    ...globals,
    version,
    placements: adPlacements.map((placement) => ({
      ...defaultPlacement(placement),
      ...placements?.[placement],
    })),
  };
}

/** Versions of the settings of ads; `GLOBALS` and each placement are sections. */
export const adVersions = versionedSettings<AdSettingsData, AdSection>({
  entity: 'adSettings',
  table: (client) => client.adSettings,
  lock: (tx) => tx.$executeRaw`LOCK TABLE ad_settings IN SHARE ROW EXCLUSIVE MODE`,
  conflict: 'adsChanged',
  sectionsOf: (data) => {
    const byName = Object.fromEntries(adSettingsOf(data, 0).placements.map((one) => [one.placement, one]));
    return {
      GLOBALS: { ...defaultGlobals, ...data.globals },
      ...(byName as Record<AdPlacement, AdPlacementSetting>),
    };
  },
});
