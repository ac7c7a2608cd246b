import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { trustOffsets } from '../../domain/hours/localClock.ts';
import { Providers } from './app/Providers.tsx';
import { readPageState } from './app/document/pageState.ts';
import { tolerateMovedNodes } from './app/document/tolerateMovedNodes.ts';
import { loadFailedPage } from './app/routes/loadFailedPage.ts';
import { ensureHistoryKey } from './app/routes/ensureHistoryKey.ts';
import { loadRoute } from './app/routes/routeModule.ts';
import { siteRoutes } from './app/routes/siteRoutes.tsx';
import { Hydrated } from './ui/hydration/HydrationStep.tsx';
import { SiteClient } from './graphql/SiteClient.ts';
import { nextTask } from './lib/nextTask.ts';
import { withOptional } from './app/visits/withOptional.ts';
import { awaitPart, onHydrated } from './lib/hydration.ts';

/** Hydrates the page that the server rendered. The modules of its routes are loaded first, so nothing flickers. */
export async function start() {
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no root element.');
  const startedAt = Date.now();
  const { answers, offsets = {}, ...state } = readPageState(document);
  trustOffsets(new Date(state.now), offsets);
  const { pathname } = window.location;
  const isAdmin = pathname === '/admin' || pathname.startsWith('/admin/');
  // Visitors do not load the chunk table of the back office.
  const adminRoutes = isAdmin ? (await import('./app/routes/adminRoutes.tsx')).adminRoutes() : [];
  const routes = [...adminRoutes, ...siteRoutes()];
  const matches = matchRoutes(routes, window.location) ?? [];
  const client = new SiteClient(answers, {
    apollo: async () => (await import('./graphql/client.ts')).createBrowserClient(startedAt),
    documents: async () => (await import('./graphql/siteDocuments.ts')).siteDocuments,
  });
  await Promise.all([
    // The back office does not work without it.
    isAdmin && client.loadApollo(),
    ...matches.map(({ route }) => loadRoute(route)),
  ]);
  await nextTask();
  ensureHistoryKey();
  const isRendered = root.hasChildNodes();
  // With `hydrationData`, the router does not scroll the page that the server rendered.
  const router = createBrowserRouter(routes, isRendered ? { hydrationData: {} } : undefined);
  loadFailedPage(router, () => window.location.reload());
  await nextTask();
  const site = { routes, client, today: state.now.slice(0, 10) };
  const end = awaitPart();
  const watch = () => {
    void withOptional(import('./app/visits/watchVisit.ts'), ({ watchVisit }) =>
      watchVisit({ ...site, router, pathname, services: state.services ?? {} }),
    );
  };
  // Public pages only, and after everything that the page needs. Before hydration, changed elements such as ads would be
  // hydration mismatches.
  if (!isAdmin) {
    onHydrated(() => {
      if (document.readyState === 'complete') watch();
      else window.addEventListener('load', watch, { once: true });
    });
  }
  tolerateMovedNodes(window);
  const app = (
    <Hydrated onHydrated={{ current: end }}>
      <StrictMode>
        <Providers client={client} state={state}>
          <RouterProvider router={router} />
        </Providers>
      </StrictMode>
    </Hydrated>
  );
  // As a transition, so that the page hydrates in slices and input is handled in between.
  if (isRendered) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
}
