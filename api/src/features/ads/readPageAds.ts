import type { Services } from '../../lib/context.ts';
import type { PageAds } from '../../../../web/src/contract/pageAds.ts';
import { boxesOf, settingsInForce } from './readAdSettings.ts';

/** The boxes of every public page. */
export async function readPageAds(services: Pick<Services, 'db'>): Promise<PageAds> {
  const settings = await settingsInForce(services);
  return { delayMs: settings.delayMs, boxes: boxesOf(settings) };
}
