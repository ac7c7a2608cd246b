import { isNetworkBox, type AdBox } from '../../../domain/ads/ads.ts';
import type { CodeService } from '../contract/pageInjection.ts';
import type { ConsentKind } from './consent.ts';

/**
 * What the public pages of this installation load from other companies, by the consent that it waits for, with the names
 * that are known. A part that is left out has nothing to load.
 */
export interface PageServices {
  analytics?: string[];
  ads?: string[];
  /** Codes that wait for no consent. */
  unasked?: string[];
  /** Whether pages show ads of the directory itself, which load nothing from elsewhere. */
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
