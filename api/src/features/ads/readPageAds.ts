import type { Services } from '../../lib/context.ts';
import { noAds, type PageAds } from '../../../../web/src/contract/pageAds.ts';
import { boxesOf, settingsInForce } from './readAdSettings.ts';

/** The boxes of every public page. Settings that can't be read cost the page its ads and nothing else. */
export async function readPageAds(services: Pick<Services, 'db' | 'log'>): Promise<PageAds> {
  try {
    const settings = await settingsInForce(services);
    return { delayMs: settings.delayMs, boxes: boxesOf(settings) };
  } catch (error) {
    services.log.warn({ err: error }, 'settings of ads could not be loaded');
    return noAds;
  }
}
