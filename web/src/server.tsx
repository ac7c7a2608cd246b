import { addTypenameToDocument } from '@apollo/client/utilities';
import type { DocumentNode } from 'graphql';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom';
import { readOffsets } from '../../domain/hours/localClock.ts';
import { withoutTrailing } from '../../domain/text/withoutTrailing.ts';
import { adStyles } from './app/document/adStyles.ts';
import { cachePolicy, type AskedQuery } from './app/document/cachePolicy.ts';
import { renderCard } from './app/document/renderCard.tsx';
import { Providers } from './app/Providers.tsx';
import { renderDocument } from './app/document/renderDocument.ts';
import type { PageRoute } from './app/routes/routeModule.ts';
import { loadRoute } from './app/routes/routeModule.ts';
import { createRoutes } from './app/routes/createRoutes.ts';
import { BoundariesContext } from './ui/hydration/HydrationStep.tsx';
import { CardPrinterContext } from './ui/listing/CardItem.tsx';
import { HeadSinkContext } from './ui/text/PageHead.tsx';
import type { ServerState } from './ui/hydration/ServerState.tsx';
import type { ErrorSummary, RenderedPage, RenderInput } from './contract/renderPage.ts';
import { answerObjects } from './graphql/answerObjects.ts';
import { SiteClient, type PageAnswer } from './graphql/SiteClient.ts';
import { siteDocuments } from './graphql/siteDocuments.ts';
import { SiteLayoutOperation, type SiteLayoutQuery } from './graphql/siteOperations.ts';
import type { PageHeadData } from './lib/pageHead.ts';
import { renderHead } from './lib/pageHead.ts';
import { escapeHtml } from './lib/escapeHtml.ts';
import type { PageInput, PageOutcome, PageQuery } from './lib/pageQuery.ts';
import { pageServices } from './lib/pageServices.ts';

/** Status of a page that cannot be rendered: 503 if data is unavailable, 500 otherwise. */
interface Failure {
  status: 500 | 503;
  errorId?: string;
}

class UnreadablePage extends Error {
  constructor(readonly errors: readonly ErrorSummary[]) {
    super('The page could not be read.');
  }

  /** Whether the URL is invalid, such as a search with a zero byte. */
  get isRefused(): boolean {
    return this.errors.length > 0 && this.errors.every(({ code }) => code === 'BAD_INPUT');
  }
}

function failureOf(error: unknown, report: RenderInput['report']): Failure {
  const errors = error instanceof UnreadablePage ? error.errors : [report(error)];
  if (errors.length > 0 && errors.every(({ code }) => code === 'UNAVAILABLE')) return { status: 503 };
  const id = errors.find(({ id }) => typeof id === 'string')?.id ?? report(error).id;
  return { status: 500, ...(typeof id === 'string' && { errorId: id }) };
}

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
  return { routes, handler: createStaticHandler(routes) };
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

function timeZones(objects: readonly Record<string, unknown>[]): string[] {
  return objects.flatMap((fields) => {
    const timeZone = fields['currentHours'] == null ? null : fields['timeZone'];
    return typeof timeZone === 'string' ? [timeZone] : [];
  });
}

/** The same on every page, so navigation in the browser does not change it. */
function renderKeywords(keywords: string | null | undefined): string {
  return keywords ? `<meta name="keywords" content="${escapeHtml(keywords)}">` : '';
}

// The same object each time, so that the server compiles each operation once.
const documents = new Map<string, DocumentNode>();

/** The document of an operation, which also asks for the type of each object, as the browser's cache needs it. */
function documentOf(operation: string): DocumentNode {
  const plain = siteDocuments[operation];
  if (!plain) throw new Error(`There is no operation ${operation}.`);
  const known = documents.get(operation) ?? addTypenameToDocument(plain);
  documents.set(operation, known);
  return known;
}

/** A client that holds the answers of one page and sends no requests. */
function answeredClient(answers: readonly PageAnswer[]): SiteClient {
  const refuse = () => Promise.reject(new Error('The server asks before it renders.'));
  return new SiteClient(answers, { apollo: refuse, documents: refuse });
}

function serverState(input: RenderInput, failure: Failure | null): ServerState {
  const { now, siteUrl, indexable } = input;
  const errorId = failure?.errorId;
  return {
    now: now.toISOString(),
    siteUrl,
    indexable,
    failed: failure !== null,
    ...(errorId && { errorId }),
  };
}

/**
 * Writes the complete document of a public path: runs the operations of the matched pages, and renders once
 * with their answers. Answers 404 for what is unknown, 503 while the data cannot be read, and 500 with the
 * id of the log entry for any other failure.
 */
export async function renderPage(input: RenderInput): Promise<RenderedPage> {
  // Not resolved against a base, where two slashes at the start would name a host.
  const url = new URL(input.url.startsWith('/') ? `http://localhost${input.url}` : input.url);
  // The router of the browser would not find the page either, so it gets no script.
  if (!isPrintable(url.pathname)) return renderRefused(input);
  if (url.pathname === '/admin' || url.pathname.startsWith('/admin/')) return renderAdminShell(input);
  if (/^\/\/|.\/$/.test(url.pathname)) {
    // One slash at the start, or the browser would take what follows for another host.
    const pathname = withoutTrailing(url.pathname, /\//).replace(/^\/+/, '/');
    return { status: 301, redirect: (pathname || '/') + url.search, html: '' };
  }
  return renderSitePage(input, url);
}

const notFoundUrl = new URL('http://localhost/404');

/** Answers 404 for a URL that no route can match, without scripts. */
function renderRefused(input: RenderInput): Promise<RenderedPage> {
  return renderSitePage({ ...input, assets: { ...input.assets, scripts: [], parts: [] } }, notFoundUrl);
}

async function renderSitePage(input: RenderInput, url: URL): Promise<RenderedPage> {
  loadedSite ??= loadSite();
  const { routes, handler } = await loadedSite;
  // In the order of the questions, so that a page with the same data is the same text.
  const inOrder: PageAnswer[] = [];
  let questions = 0;
  const matches = matchRoutes(routes, url.pathname) ?? [];
  const outcome: Required<Pick<PageOutcome, 'status'>> & PageOutcome = { status: 200 };
  const asked: AskedQuery[] = [];
  let isGoneForGood = false;
  const { executeShared } = input;
  const run = (queries: readonly PageQuery[]) =>
    Promise.all(
      queries.map(async ({ operation, variables, isShared }) => {
        const place = questions++;
        const document = documentOf(operation);
        const result = await (isShared && executeShared
          ? executeShared(document)
          : input.execute(document, variables));
        const isGone = result.errors?.every(({ extensions }) => extensions?.['code'] === 'GONE') ?? false;
        if (isGone) isGoneForGood = true;
        if ((result.errors && !isGone) || !result.data)
          throw new UnreadablePage((result.errors ?? []).map(({ extensions }) => extensions ?? {}));
        inOrder[place] = { operation, variables, data: result.data };
        return result.data;
      }),
    );
  const failure = await Promise.all(
    matches.map(async ({ route, params }: { route: PageRoute; params: PageInput['params'] }) => {
      const page: PageInput = {
        params,
        search: url.searchParams,
        today: input.now.toISOString().slice(0, 10),
      };
      const queries = route.queries?.(page) ?? [];
      const results = await run(queries);
      // The cache policy of a page ignores queries that all pages share.
      const own = queries.filter(({ isShared }) => !isShared);
      asked.push(...own.map(({ operation, variables }) => ({ document: documentOf(operation), variables })));
      Object.assign(outcome, route.outcome?.(results, page));
    }),
  ).then(
    () => null,
    (error: unknown) =>
      error instanceof UnreadablePage && error.isRefused && url !== notFoundUrl
        ? ('refused' as const)
        : failureOf(error, input.report),
  );
  if (failure === 'refused') return renderRefused(input);
  if (outcome.redirect) return { status: 301, redirect: outcome.redirect, html: '' };

  const context = await handler.query(new Request(url));
  if (context instanceof Response) return { status: context.status, html: '' };
  const shown = matches.map(({ route }: { route: PageRoute }) => route).findLast(({ source }) => source);
  const { source, hasList } = shown ?? {};
  // Without the places of those that failed.
  const answers = Object.values(inOrder);
  const objects = answerObjects(answers.map(({ data }) => data));
  const draw = (failed: Failure | null) =>
    drawPage(input, { handler, context, answers, objects, source, hasList }, failed);
  if (failure) return draw(failure);
  let page: RenderedPage;
  try {
    page = draw(null);
  } catch (error) {
    return draw(failureOf(error, input.report));
  }
  const policy = cachePolicy(objects, asked, input.now);
  return { ...page, status: isGoneForGood ? 410 : outcome.status, ...(policy && { cachePolicy: policy }) };
}

interface PageParts {
  handler: ReturnType<typeof createStaticHandler>;
  context: StaticHandlerContext;
  answers: PageAnswer[];
  /** All objects of the answers. */
  objects: readonly Record<string, unknown>[];
  /** File of the page that is shown. */
  source: string | undefined;
  hasList: boolean | undefined;
}

/** Output of React in place of a part that threw inside a Suspense boundary. */
const brokenPart = '<!--$!-->';

/** Renders the whole page, or throws what a part of it threw: `renderToString` omits such a part silently. */
function renderWhole(page: ReactElement): string {
  const markup = renderToString(page);
  if (!markup.includes(brokenPart)) return markup;
  // Without boundaries, React throws the error.
  renderToString(<BoundariesContext value={false}>{page}</BoundariesContext>);
  throw new Error('A part of the page could not be rendered.');
}

function drawPage(
  input: RenderInput,
  { handler, context, answers, objects, source, hasList }: PageParts,
  failure: Failure | null,
): RenderedPage {
  const layout = answers.find(({ operation }) => operation === SiteLayoutOperation)?.data as
    | SiteLayoutQuery
    | undefined;
  // Search engines must not index demo listings.
  const isDemo = layout?.stats.demo ?? false;
  const site = { siteUrl: input.siteUrl, indexable: input.indexable && !isDemo };
  const boxes = failure ? [] : (input.ads?.boxes ?? []);
  const adEvery = boxes.find(({ placement }) => placement === 'INLINE')?.frequency;
  const services = pageServices(input.injection?.services ?? [], boxes, input.mapHost);
  const state = { ...serverState(input, failure), ...site, ...(adEvery && { adEvery }), services };
  let head: PageHeadData = { title: '', description: '', page: { kind: 'missing' } };
  const client = answeredClient(answers);
  const body = renderWhole(
    <HeadSinkContext value={(next) => (head = next)}>
      <CardPrinterContext value={(card) => renderCard(card, { client, state })}>
        <Providers client={client} state={state}>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </Providers>
      </CardPrinterContext>
    </HeadSinkContext>,
  );
  const html = renderDocument({
    lang: 'en',
    head: [renderHead(head, site), renderKeywords(layout?.siteSeo.metaKeywords)].join('\n'),
    css: adStyles(boxes),
    body,
    state: { ...state, answers, offsets: readOffsets(timeZones(objects), input.now) },
    assets: input.assets,
    injection: input.injection ?? null,
    ads: boxes.length > 0 && input.ads ? input.ads : null,
    source,
    hasList,
  });
  if (!failure) return { status: 200, html };
  return {
    status: failure.status,
    html,
    ...(failure.status === 503 && { headers: { 'retry-after': '10' } }),
  };
}
