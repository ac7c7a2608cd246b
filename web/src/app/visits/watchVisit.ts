import { countVisits, whenVisible, type Visiting } from './countVisits.ts';
import type { PageServices } from '../../lib/pageServices.ts';
import { deleteCookies } from '../deleteCookies.ts';
import { prefetchOnIntent, type Prefetching } from '../routes/prefetchOnIntent.ts';
import { storedConsent } from '../consent/storedConsent.ts';
import { registerServiceWorker } from './registerServiceWorker.ts';
import { whenIdle } from '../../lib/whenIdle.ts';
import { withOptional } from './withOptional.ts';
import { watchVitals } from './watchVitals.ts';

/**
 * Secondary work of a visit, in its own chunk, after the page is complete: prefetching, measuring, counting, operators' codes
 * and ads.
 */
export function watchVisit(
  visiting: Visiting & Prefetching & { pathname: string; services: PageServices },
): void {
  // A code that waits for no consent may need its own.
  if (!visiting.services.withoutConsent) deleteCookies(storedConsent());
  prefetchOnIntent(document, visiting);
  whenIdle(registerServiceWorker);
  void withOptional(import('web-vitals'), (vitals) => watchVitals(vitals, visiting.pathname));
  void countVisits(visiting);
  const codes = document.getElementById('codes')?.textContent;
  if (codes) void withOptional(import('../consent/injectCodes.ts'), ({ injectCodes }) => injectCodes(codes));
  const ads = document.getElementById('ads')?.textContent;
  if (ads)
    void whenVisible(document).then(() =>
      withOptional(import('../consent/showAds.ts'), ({ showAds }) => showAds(ads)),
    );
}
