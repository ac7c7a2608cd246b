import { isNetworkBox, type AdBox } from '../../../domain/ads/ads.ts';
import type { CodeService } from '../contract/pageInjection.ts';
import type { ConsentKind } from './consent.ts';

/**
 * Third-party services of this installation, by the consent that they wait for, with their known names. An omitted part
 * loads nothing.
 */
export interface PageServices {
  analytics?: string[];
  ads?: string[];
  /** Codes that wait for no consent. */
  unasked?: string[];
  /** Whether pages show the directory's own ads, which load no third-party resource. */
  hasHouseAds?: true;
}

const partOf = { NONE: 'unasked', ANALYTICS: 'analytics', ADS: 'ads' } as const;

/** Lists what codes of operators and boxes for ads load. */
export function pageServices(codes: readonly CodeService[], boxes: readonly AdBox[]): PageServices {
  const services: PageServices = {};
  const add = (part: (typeof partOf)[CodeService['consent']], name: string | null) => {
    const names = (services[part] ??= []);
    if (name && !names.includes(name)) names.push(name);
  };
  for (const { consent, name } of codes) add(partOf[consent], name);
  if (boxes.some(isNetworkBox)) add('ads', 'Google AdSense');
  if (boxes.some(({ houseAd }) => houseAd)) services.hasHouseAds = true;
  return services;
}

/** The kinds of consent that something on the pages waits for. Maps ask at their own place, when they are needed. */
export function kindsToAsk(services: PageServices): ConsentKind[] {
  return (['analytics', 'ads'] as const).filter((kind) => services[kind]);
}
