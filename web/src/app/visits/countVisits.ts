import type { createBrowserRouter, Location } from 'react-router-dom';
import { matchRoutes } from 'react-router-dom';
import type { VisitEvent } from '../../../../domain/visits.ts';
import { countedActions, subjectRoutes, visitAddress } from '../../../../domain/visits.ts';
import type { SiteClient } from '../../graphql/SiteClient.ts';
import type { PageRoute } from '../routes/routeModule.ts';
import { loadRoute } from '../routes/routeModule.ts';
import { routeOf } from './watchVitals.ts';

export interface Visiting {
  router: Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>;
  routes: PageRoute[];
  client: Pick<SiteClient, 'query'>;
  /** The server's day; see PageInput. */
  today: string;
}

/** The part of a page's data that identifies its subject and the number of search results. */
interface PageData {
  business?: Subject | null;
  category?: Subject | null;
  city?: Subject | null;
  businesses?: { totalCount: number };
}

interface Subject {
  id: number;
  slug: string;
}

type PageAddress = Pick<Location, 'pathname' | 'search'>;

/**
 * Reports page views, searches and clicks on listings' links as anonymous counts. Robots that identify themselves
 * report nothing, nor do prerendered pages before they are visible.
 */
export async function countVisits(visiting: Visiting): Promise<void> {
  if (navigator.webdriver) return;
  await whenVisible(document);
  const { router } = visiting;
  let listing: Promise<number | undefined> = Promise.resolve(undefined);
  let last: PageAddress | null = null;
  let lastWords = '';
  const note = async (address: PageAddress) => {
    if (last?.pathname === address.pathname && last.search === address.search) return;
    const isNewPage = last?.pathname !== address.pathname;
    last = address;
    const visit = visitOf(visiting, address, { isNewPage, lastWords });
    if (isNewPage) listing = visit.then(({ listingId }) => listingId).catch(() => undefined);
    const { events, words } = await visit;
    lastWords = words;
    report(events);
  };
  const noteQuietly = (address: PageAddress) => void note(address).catch(() => undefined);
  noteQuietly(router.state.location);
  router.subscribe(({ location, navigation }) => {
    if (navigation.state === 'idle') noteQuietly(location);
  });
  const press = async (event: MouseEvent) => {
    const kind = pressedKind(event);
    const id = kind && (await listing);
    if (kind && id) report([{ kind, id }]);
  };
  document.addEventListener('click', press);
  document.addEventListener('auxclick', press);
}

/** Resolves once the page is visible. */
export function whenVisible(document: Document & { prerendering?: boolean }): Promise<void> {
  return new Promise((resolve) => {
    const events = ['prerenderingchange', 'visibilitychange'];
    const look = () => {
      if (document.prerendering || document.visibilityState !== 'visible') return;
      for (const event of events) document.removeEventListener(event, look);
      resolve();
    };
    for (const event of events) document.addEventListener(event, look);
    look();
  });
}

/** Events of a navigation: the page if it is a new one, and its search if it changed. */
async function visitOf(
  visiting: Visiting,
  address: PageAddress,
  { isNewPage, lastWords }: { isNewPage: boolean; lastWords: string },
) {
  const { business, category, city, businesses } = await dataOf(visiting, address);
  const route = routeOf(address.pathname);
  const events: VisitEvent[] = [];
  const subjects = { LISTING: business, CATEGORY: category, CITY: city };
  const kind = route in subjectRoutes ? subjectRoutes[route as keyof typeof subjectRoutes] : null;
  const subject = kind && subjects[kind];
  // A missing or redirected page does not count as the requested one.
  const isThere = !kind || subject?.slug === decodeURIComponent(address.pathname.split('/')[2] ?? '');
  if (isNewPage && isThere) events.push({ kind: 'VIEW', route, ...(subject && { id: subject.id }) });
  const words = (new URLSearchParams(address.search).get('search') ?? '').trim().slice(0, 200);
  if (words && words !== lastWords && businesses)
    events.push({ kind: 'SEARCH', words, found: businesses.totalCount > 0 });
  return { events, words, listingId: route === '/business/:slug' && isThere ? subject?.id : undefined };
}

/** Cached data of the page's operations, so that nothing is requested twice. */
async function dataOf({ routes, client, today }: Visiting, address: PageAddress): Promise<PageData> {
  const { route, params = {} } = matchRoutes(routes, address)?.at(-1) ?? {};
  if (!route) return {};
  await loadRoute(route);
  const queries = route.queries?.({ params, search: new URLSearchParams(address.search), today }) ?? [];
  const results = await Promise.all(
    queries.map(({ operation, variables }) => client.query(operation, variables)),
  );
  return Object.assign({}, ...results) as PageData;
}

function pressedKind({ target, button }: MouseEvent) {
  const link = target instanceof Element && button < 2 ? target.closest<HTMLElement>('a[data-action]') : null;
  const action = link?.dataset['action'] ?? '';
  return action in countedActions ? countedActions[action as keyof typeof countedActions] : null;
}

function report(events: readonly VisitEvent[]) {
  if (events.length === 0) return;
  navigator.sendBeacon(visitAddress, new Blob([JSON.stringify({ events })], { type: 'application/json' }));
}
