import './browserGaps.ts';
import { ApolloClient } from '@apollo/client';
import { render } from '@testing-library/react';
import { createMemoryRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { adminRoutes } from '../app/routes/adminRoutes.tsx';
import { unappliedStyles } from './unappliedStyles.ts';
import { Providers } from '../app/Providers.tsx';
import { loadRoute } from '../app/routes/routeModule.ts';
import { createCache } from '../graphql/cache.ts';
import type { GraphAnswers } from './fakeGraph.ts';
import { fakeGraph } from './fakeGraph.ts';

/** Opens a URL of the back office on its real routes, with a fake server. */
export async function renderAdmin(path: string, answers: GraphAnswers) {
  const { link, calls } = fakeGraph(answers);
  const client = new ApolloClient({ cache: createCache(), link });
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
    <Providers client={client} styles={unappliedStyles()} state={state}>
      <RouterProvider router={router} />
    </Providers>,
  );
  const address = () => router.state.location.pathname + router.state.location.search;
  return { ...view, client, router, calls, address };
}

/** An answer to OperatorSession: somebody is in, for another 18 hours. */
export function sessionAnswer() {
  const expiresAt = new Date(Date.now() + 18.5 * 60 * 60 * 1000).toISOString();
  const operator = { __typename: 'Operator', id: 1, name: 'Elif Aksoy', userCode: 'elif.aksoy' };
  return { session: { __typename: 'Session', id: 1, expiresAt, operator } };
}
