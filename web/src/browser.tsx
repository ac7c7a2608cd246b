import { startTransition, StrictMode, useEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { readStyleCache } from './app/createStyleCache.ts';
import { Providers } from './app/Providers.tsx';
import { readPageState } from './app/pageState.ts';
import { loadRoute } from './app/routeModule.ts';
import { siteRoutes } from './app/siteRoutes.tsx';
import { createBrowserClient } from './graphql/client.ts';
import { nextTask } from './lib/nextTask.ts';

/** Takes over the page that the server wrote; the pages on its address are loaded before, so nothing flickers. */
async function start() {
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no root element.');
  const { cache, ...state } = readPageState(document);
  const { pathname } = window.location;
  const isAdmin = pathname === '/admin' || pathname.startsWith('/admin/');
  // Even the table of the back office's chunks is nothing for visitors.
  const adminRoutes = isAdmin ? (await import('./app/adminRoutes.tsx')).adminRoutes() : [];
  const routes = [...adminRoutes, ...siteRoutes()];
  const matches = matchRoutes(routes, window.location) ?? [];
  await Promise.all(matches.map(({ route }) => loadRoute(route)));
  await nextTask();
  const client = createBrowserClient(cache);
  await nextTask();
  const router = createBrowserRouter(routes);
  const site = { routes, client, today: state.now.slice(0, 10) };
  const watch = () => {
    void import('./app/watchVisit.ts').then(({ watchVisit }) => watchVisit({ ...site, router, pathname }));
  };
  // Visitors' pages only, and not before the page itself has everything it needs.
  const onTakenOver = () => {
    if (isAdmin) return;
    if (document.readyState === 'complete') watch();
    else window.addEventListener('load', watch, { once: true });
  };
  const app = (
    <TakenOver run={onTakenOver}>
      <StrictMode>
        <Providers client={client} styles={readStyleCache(document)} state={state}>
          <RouterProvider router={router} />
        </Providers>
      </StrictMode>
    </TakenOver>
  );
  // As a transition, so that the page is taken over in slices and a touch meanwhile is not kept waiting.
  if (root.hasChildNodes()) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
}

/** Runs what changes elements of the page, such as ads: before, React would take it for a page of another server. */
function TakenOver({ run, children }: { run: () => void; children: ReactNode }) {
  useEffect(run, [run]);
  return children;
}

void start();
