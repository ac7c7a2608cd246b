import type { ApolloLink } from '@apollo/client';
import { CacheProvider } from '@emotion/react';
import { render } from '@testing-library/react';
import { getOperationAST } from 'graphql';
import { createMemoryRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { adminRoutes } from '../app/routes/adminRoutes.tsx';
import { unappliedStyles } from './unappliedStyles.ts';
import { Providers } from '../app/Providers.tsx';
import { loadRoute } from '../app/routes/routeModule.ts';
import type { DirectoryContent } from '../../../api/src/testing/fillDirectory.ts';
import { directoryLink, siteClient, testClient } from './renderPage.tsx';
import type { PageDirectory } from './testDirectory.ts';

interface ScreenMocks {
  directory: PageDirectory;
  /** New content of the directory. */
  content?: DirectoryContent;
  /** Names of operations that fail; a test may empty it to let a retry through. */
  failing?: Set<string>;
  /** Names of operations whose first answer is lost on its way, after they were executed. */
  lost?: Set<string>;
  /** An operation that is not answered before. */
  held?: { operation: string; until: Promise<unknown> };
}

/** Opens a URL of the back office on its real routes, in the browser of an operator, Elif Aksoy, with the real schema behind it. */
export async function renderScreen(path: string, { directory, content, failing, lost, held }: ScreenMocks) {
  if (content) await directory.fill(content);
  const execute: PageDirectory['execute'] = async (document, variables) => {
    const name = getOperationAST(document)?.name?.value ?? '';
    if (held && name === held.operation) await held.until;
    const answer = await directory.executeAsOperator(document, variables);
    if (lost?.delete(name)) throw new Error('the answer was lost');
    return answer;
  };
  const { link, calls } = directoryLink({
    directory: { ...directory, execute },
    ...(failing ? { failing } : {}),
  });
  return { ...(await show(path, link)), calls };
}

async function show(path: string, link: ApolloLink) {
  const client = testClient(link);
  const site = await siteClient(client);
  const routes = adminRoutes();
  // Sequentially: Jest's module loader fails if two chunks import the same modules concurrently.
  for (const { route } of matchRoutes(routes, path) ?? []) await loadRoute(route);
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  const state = {
    now: new Date().toISOString(),
    siteUrl: 'http://localhost',
    indexable: false,
    failed: false,
  };
  const view = render(
    <CacheProvider value={unappliedStyles()}>
      <Providers client={site} state={state}>
        <RouterProvider router={router} />
      </Providers>
    </CacheProvider>,
  );
  const address = () => router.state.location.pathname + router.state.location.search;
  return { ...view, client, router, address };
}
