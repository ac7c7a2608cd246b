import { countVisits, seen, type Visiting } from './countVisits.ts';
import { prefetchOnIntent, type Prefetching } from './prefetchOnIntent.ts';
import { watchVitals } from './watchVitals.ts';

/**
 * What comes with a visit beside the page itself, in a chunk of its own once the page has everything it needs: looking
 * ahead, measuring, counting, operators' codes and ads.
 */
export function watchVisit(visiting: Visiting & Prefetching & { pathname: string }): void {
  prefetchOnIntent(document, visiting);
  void watchVitals(visiting.pathname);
  void countVisits(visiting);
  const codes = document.getElementById('codes')?.textContent;
  if (codes) void import('./injectCodes.ts').then(({ injectCodes }) => injectCodes(codes));
  const ads = document.getElementById('ads')?.textContent;
  if (ads)
    void seen(document)
      .then(() => import('./showAds.ts'))
      .then(({ showAds }) => showAds(ads));
}
