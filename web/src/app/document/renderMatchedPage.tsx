import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createStaticRouter,
  type createStaticHandler,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom';
import { readOffsets } from '../../../../domain/hours/localClock.ts';
import type { RenderedPage, RenderInput } from '../../contract/renderPage.ts';
import { SiteClient, type PageQueryResult } from '../../graphql/SiteClient.ts';
import { SiteLayoutOperation, type SiteLayoutQuery } from '../../graphql/siteOperations.ts';
import { escapeHtml } from '../../lib/escapeHtml.ts';
import { type PageHeadData, renderHead } from '../../lib/pageHead.ts';
import { pageServices } from '../../lib/pageServices.ts';
import { BoundariesContext } from '../../ui/hydration/HydrationStep.tsx';
import type { ServerState } from '../../ui/hydration/ServerState.tsx';
import { CardPrinterContext } from '../../ui/listing/CardItem.tsx';
import { HeadSinkContext } from '../../ui/text/PageHead.tsx';
import { Providers } from '../Providers.tsx';
import { adStyles } from './adStyles.ts';
import type { PageFailure } from './pageFailure.ts';
import { renderCard } from './renderCard.tsx';
import { renderDocument } from './renderDocument.ts';

/** Input of a page's rendering. */
export interface PageParts {
  handler: ReturnType<typeof createStaticHandler>;
  context: StaticHandlerContext;
  answers: PageQueryResult[];
  /** All objects of the results. */
  objects: readonly Record<string, unknown>[];
  /** File of the page that is shown. */
  source: string | undefined;
  hasList: boolean | undefined;
}

/** React's output for a part that threw inside a Suspense boundary. */
const brokenPart = '<!--$!-->';

/** Renders the whole page, or throws the error of a part: `renderToString` omits a failed part silently. */
function renderWhole(page: ReactElement): string {
  const markup = renderToString(page);
  if (!markup.includes(brokenPart)) return markup;
  // Without boundaries, React throws the error.
  renderToString(<BoundariesContext value={false}>{page}</BoundariesContext>);
  throw new Error('A part of the page could not be rendered.');
}

/** Renders a page with its query results, or the error page after a failure. */
export function renderMatchedPage(
  input: RenderInput,
  { handler, context, answers, objects, source, hasList }: PageParts,
  failure: PageFailure | null,
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
  const client = clientWithResults(answers);
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

/** A client with the query results of one page, which sends no requests. */
function clientWithResults(answers: readonly PageQueryResult[]): SiteClient {
  const refuse = () => Promise.reject(new Error('The server runs all queries before it renders.'));
  return new SiteClient(answers, { apollo: refuse, documents: refuse });
}

/** Server state that the page is rendered with. */
export function serverState(input: RenderInput, failure: PageFailure | null): ServerState {
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
