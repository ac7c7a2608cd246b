import { createStaticHandler } from 'react-router-dom';
import { withoutTrailing } from '../../domain/text/withoutTrailing.ts';
import { runPageQueries, type RouteMatch } from './app/document/runPageQueries.ts';
import { cachePolicy } from './app/document/cachePolicy.ts';
import { renderMatchedPage, serverState } from './app/document/renderMatchedPage.tsx';
import { failureOf, UnreadablePage } from './app/document/pageFailure.ts';
import { renderDocument } from './app/document/renderDocument.ts';
import { createRoutes } from './app/routes/createRoutes.ts';
import { loadRoute } from './app/routes/routeModule.ts';
import type { RenderedPage, RenderInput } from './contract/renderPage.ts';
import { answerObjects } from './graphql/answerObjects.ts';
import { type PageHeadData, renderHead } from './lib/pageHead.ts';
import { pageServices } from './lib/pageServices.ts';
import type { ServerState } from './ui/hydration/ServerState.tsx';

/** Whether a path has neither line breaks nor other control characters. */
function isPrintable(pathname: string): boolean {
  try {
    return !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(decodeURIComponent(pathname));
  } catch {
    return false;
  }
}

const adminHead: PageHeadData = {
  title: 'Yönetim Sistemi',
  description: 'Yönetim Sistemi',
  page: { kind: 'missing' },
};

/** Loads the modules of all public pages, once. */
async function loadSite() {
  const all = createRoutes();
  const routes = all.filter((route) => !route.path?.startsWith('/admin'));
  for (const route of routes.flatMap((page) => [page, ...(page.children ?? [])])) await loadRoute(route);
  return createStaticHandler(routes);
}
let loadedSite: ReturnType<typeof loadSite> | undefined;

/** Back-office paths get an empty document: they are only for operators, and rendered in the browser. */
function renderAdminShell(input: RenderInput): RenderedPage {
  const services = pageServices([], [], input.mapHost);
  const state: ServerState = { ...serverState(input, null), services };
  const html = renderDocument({
    lang: 'tr',
    head: renderHead(adminHead, input),
    body: '',
    withoutScript: 'Yönetim paneli JavaScript gerektirir. Tarayıcınızda JavaScript’i etkinleştirin.',
    state: { ...state, answers: [] },
    assets: input.assets,
  });
  return { status: 200, html };
}

/**
 * Writes the complete document of a public path: runs the operations of the matched pages, and renders once
 * with their answers. Answers 404 for unknown pages, 503 while the data cannot be read, and 500 with the
 * id of the log entry for any other failure.
 */
export async function renderPage(input: RenderInput): Promise<RenderedPage> {
  // Not resolved against a base, where two slashes at the start would name a host.
  const url = new URL(input.url.startsWith('/') ? `http://localhost${input.url}` : input.url);
  // The router of the browser would not find the page either, so it gets no script.
  if (!isPrintable(url.pathname)) return renderRefused(input);
  if (url.pathname === '/admin' || url.pathname.startsWith('/admin/')) return renderAdminShell(input);
  if (/^\/\/|.\/$/.test(url.pathname)) {
    // One slash at the start, or the browser would take the next part for another host.
    const pathname = withoutTrailing(url.pathname, /\//).replace(/^\/+/, '/');
    return { status: 301, redirect: (pathname || '/') + url.search, html: '' };
  }
  return renderSitePage(input, url);
}

const notFoundUrl = new URL('http://localhost/404');

/** Renders the 404 page without scripts, for a URL that no route can match. */
function renderRefused(input: RenderInput): Promise<RenderedPage> {
  return renderSitePage({ ...input, assets: { ...input.assets, scripts: [], parts: [] } }, notFoundUrl);
}

async function renderSitePage(input: RenderInput, url: URL): Promise<RenderedPage> {
  loadedSite ??= loadSite();
  const handler = await loadedSite;
  const context = await handler.query(new Request(url));
  if (context instanceof Response) return { status: context.status, html: '' };
  const matches: RouteMatch[] = context.matches;
  const { answers, operations, outcome, isGone, error } = await runPageQueries(input, url, matches);
  if (error instanceof UnreadablePage && error.isRefused && url !== notFoundUrl) return renderRefused(input);
  if (outcome.redirect) return { status: 301, redirect: outcome.redirect + url.search, html: '' };

  const { source, hasList } = matches.map(({ route }) => route).findLast((route) => route.source) ?? {};
  const objects = answerObjects(answers.map(({ data }) => data));
  const parts = { handler, context, answers, objects, source, hasList };
  if (error !== null) return renderMatchedPage(input, parts, failureOf(error, input.report));
  let page: RenderedPage;
  try {
    page = renderMatchedPage(input, parts, null);
  } catch (thrown) {
    return renderMatchedPage(input, parts, failureOf(thrown, input.report));
  }
  const policy = cachePolicy(objects, operations, input.now);
  return { ...page, status: isGone ? 410 : (outcome.status ?? 200), ...(policy && { cachePolicy: policy }) };
}
