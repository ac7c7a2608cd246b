import type { ApolloClient } from '@apollo/client';
import { matchRoutes } from 'react-router-dom';
import type { PageRoute } from './routeModule.ts';
import { loadRoute } from './routeModule.ts';

/** Milliseconds that a pointer or the focus rests on a link before its page is worth asking for. */
const REST = 80;

export interface Prefetching {
  routes: PageRoute[];
  client: ApolloClient;
  /** The server's day; see PageInput. */
  today: string;
}

/**
 * Loads what the page behind a link needs, its code and its data, once a visitor rests on the link or touches it, so
 * that it is there when the link is followed. Not for visitors who save data, and never anything of the back office.
 */
export function prefetchOnIntent(document: Document, { routes, client, today }: Prefetching): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const forget = () => clearTimeout(timer);
  const prefetch = (url: URL) => {
    const matches = matchRoutes(routes, url.pathname) ?? [];
    for (const { route, params } of matches) {
      loadRoute(route)
        .then(() => {
          const queries = route.queries?.({ params, search: url.searchParams, today }) ?? [];
          for (const { document: query, variables } of queries)
            client.query({ query, variables }).catch(ignore);
        })
        .catch(ignore);
    }
  };
  const meant = (event: Event) => (event.target instanceof Element ? pageOf(event.target) : null);
  const wait = (event: Event) => {
    forget();
    const url = meant(event);
    if (url) timer = setTimeout(() => prefetch(url), REST);
  };
  // Where a page changes under a pointer at rest, nobody meant what is under it now.
  let rested = '';
  const placeOf = ({ clientX, clientY }: PointerEvent) => `${clientX} ${clientY}`;
  document.addEventListener('pointerdown', (event) => (rested = placeOf(event)));
  document.addEventListener('pointerover', (event) => {
    if (event.pointerType === 'mouse' && placeOf(event) !== rested) wait(event);
  });
  document.addEventListener('pointerout', forget);
  document.addEventListener('focusin', wait);
  document.addEventListener('focusout', forget);
  document.addEventListener(
    'touchstart',
    (event) => {
      const url = meant(event);
      if (url) prefetch(url);
    },
    { passive: true },
  );
}

/** What could not be had early is asked for again, and any error shown, when the link is followed. */
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
