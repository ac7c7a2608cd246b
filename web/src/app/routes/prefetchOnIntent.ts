import { matchRoutes } from 'react-router-dom';
import type { SiteClient } from '../../graphql/SiteClient.ts';
import type { PageRoute } from './routeModule.ts';
import { loadRoute } from './routeModule.ts';

/** Milliseconds of hover or focus after which a link is prefetched. */
const REST_MS = 80;

export interface Prefetching {
  routes: PageRoute[];
  client: SiteClient;
  /** The server's day; see PageInput. */
  today: string;
}

/**
 * Prefetches code and data of a link's page once a visitor hovers or touches the link. Not with the data saver, and
 * never the back office.
 */
export function prefetchOnIntent(document: Document, { routes, client, today }: Prefetching): void {
  // The code that reads the next page is loaded before a link is chosen.
  const prepare = () => void (savesData() || client.load().catch(ignore));
  for (const sign of ['pointerover', 'touchstart', 'keydown'])
    document.addEventListener(sign, prepare, { once: true, passive: true });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => clearTimeout(timer);
  const prefetch = (url: URL) => {
    const matches = matchRoutes(routes, url.pathname) ?? [];
    for (const { route, params } of matches) {
      loadRoute(route)
        .then(() => {
          const queries = route.queries?.({ params, search: url.searchParams, today }) ?? [];
          for (const { operation, variables } of queries) client.query(operation, variables).catch(ignore);
        })
        .catch(ignore);
    }
  };
  const meant = (event: Event) => (event.target instanceof Element ? pageOf(event.target) : null);
  const wait = (event: Event) => {
    cancel();
    const url = meant(event);
    if (url) timer = setTimeout(() => prefetch(url), REST_MS);
  };
  // The page may change under a resting pointer, which is not an intent.
  let rested = '';
  const placeOf = ({ clientX, clientY }: PointerEvent) => `${clientX} ${clientY}`;
  document.addEventListener('pointerdown', (event) => (rested = placeOf(event)));
  document.addEventListener('pointerover', (event) => {
    if (event.pointerType === 'mouse' && placeOf(event) !== rested) wait(event);
  });
  document.addEventListener('pointerout', cancel);
  document.addEventListener('focusin', wait);
  document.addEventListener('focusout', cancel);
  document.addEventListener(
    'touchstart',
    (event) => {
      const url = meant(event);
      if (url) prefetch(url);
    },
    { passive: true },
  );
}

// A failed prefetch is repeated, and its error shown, when the link is followed.
const ignore = () => undefined;

/** The page of this site that an element leads to; null for any other place, and for the page that is shown. */
function pageOf(element: Element): URL | null {
  const link = element.closest<HTMLAnchorElement>('a[href]');
  if (!link || link.target || link.hasAttribute('download') || savesData()) return null;
  const url = new URL(link.href);
  const { origin, pathname, search } = window.location;
  if (url.origin !== origin || (url.pathname === pathname && url.search === search)) return null;
  return /^\/(admin|api|graphql)(\/|$)/.test(url.pathname) ? null : url;
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData ?? false;
}
