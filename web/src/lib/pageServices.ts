import { isNetworkBox, type AdBox } from '../../../domain/ads/ads.ts';
import type { CodeService } from '../contract/pageInjection.ts';
import type { ConsentKind } from './consent.ts';

/**
 * Third-party services of this installation, by the consent that they need, with their names if known. An omitted part
 * loads nothing.
 */
export interface PageServices {
  analytics?: string[];
  ads?: string[];
  /** Codes that need no consent. */
  withoutConsent?: string[];
  /** Hosts of map tiles, for which consent is requested on the map. */
  maps?: string[];
  /** Whether pages show the directory's own ads, which load no third-party resource. */
  hasHouseAds?: true;
}

const partOf = { NONE: 'withoutConsent', ANALYTICS: 'analytics', ADS: 'ads' } as const;

/** Lists the third-party services of operators' codes, ads and maps. */
export function pageServices(
  codes: readonly CodeService[],
  boxes: readonly AdBox[],
  mapHost: string | null = null,
): PageServices {
  const services: PageServices = mapHost === null ? {} : { maps: [mapHost] };
  const add = (part: (typeof partOf)[CodeService['consent']], name: string | null) => {
    const names = (services[part] ??= []);
    if (name && !names.includes(name)) names.push(name);
  };
  for (const { consent, name } of codes) add(partOf[consent], name);
  if (boxes.some(isNetworkBox)) add('ads', 'Google AdSense');
  if (boxes.some(({ houseAd }) => houseAd)) services.hasHouseAds = true;
  return services;
}

/** Kinds of consent that the banner requests. Maps request theirs when they are opened. */
export function kindsToAsk(services: PageServices): ConsentKind[] {
  return (['analytics', 'ads'] as const).filter((kind) => services[kind]);
}

/** Kinds of consent that services of the pages need. */
export function kindsToChoose(services: PageServices): ConsentKind[] {
  return [...kindsToAsk(services), ...(services.maps ? (['maps'] as const) : [])];
}
