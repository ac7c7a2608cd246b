import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { act, render } from '@testing-library/react';
import { createMemoryRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { Providers } from '../app/Providers.tsx';
import { loadRoute } from '../app/routes/routeModule.ts';
import { createRoutes } from '../app/routes/createRoutes.ts';
import { createCache } from '../graphql/cache.ts';
import { SiteClient } from '../graphql/SiteClient.ts';
import { siteDocuments } from '../graphql/siteDocuments.ts';
import type { PageServices } from '../lib/pageServices.ts';
import type { DirectoryContent } from '../../../api/src/testing/fillDirectory.ts';
import type { PageDirectory } from './testDirectory.ts';

/** Saturday, 14:30 in Lisbon. */
export const SATURDAY = '2026-11-21T14:30:00.000Z';

interface PageMocks {
  directory: PageDirectory;
  /** Content of the directory; default: the initial one. */
  content?: DirectoryContent;
  /** Names of operations that fail; a test may empty it to let a retry through. */
  failing?: Set<string>;
  /** Third-party services of the pages. */
  services?: PageServices;
}

/** With SLOWEST_ANSWER_MS=400 answers come late at random, which shows tests that read a screen too early. */
const slowestMs = Number(process.env['SLOWEST_ANSWER_MS'] ?? 0);

/** Server of one test: answers from the directory, and records the requests. */
export function directoryLink({ directory, failing = new Set() }: Pick<PageMocks, 'directory' | 'failing'>) {
  const calls: { name: string; variables: Record<string, unknown> }[] = [];
  const link = new ApolloLink(({ query, operationName = '', variables }) => {
    calls.push({ name: operationName, variables });
    return new Observable((observer) => {
      if (failing.has(operationName)) {
        observer.error(new Error('The connection broke.'));
        return;
      }
      directory.execute(query, variables).then(
        async (result) => {
          if (slowestMs > 0) await new Promise((resolve) => setTimeout(resolve, Math.random() * slowestMs));
          observer.next(result as ApolloLink.Result);
          observer.complete();
        },
        (error: unknown) => observer.error(error),
      );
      return undefined;
    });
  });
  return { link, calls };
}

/** A client as `createBrowserClient` makes it: a refetch after a change must not share an answer from before it. */
export const testClient = (link: ApolloLink) =>
  new ApolloClient({ queryDeduplication: false, cache: createCache(), link });

/** The client of a page that reads only over this link. */
export async function siteClient(apollo: ApolloClient): Promise<SiteClient> {
  const client = new SiteClient([], { apollo: async () => apollo, documents: async () => siteDocuments });
  await client.load();
  return client;
}

/** Mounts the real routes at an address, as after a change of page in the browser. */
export async function renderPage(path: string, mocks: PageMocks) {
  await mocks.directory.fill(mocks.content);
  const { link, calls } = directoryLink(mocks);
  const client = await siteClient(testClient(link));
  const routes = createRoutes();
  for (const { route } of matchRoutes(routes, path.split('?')[0] ?? path) ?? []) await loadRoute(route);
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  const state = {
    now: SATURDAY,
    siteUrl: 'https://directory.example',
    indexable: true,
    failed: false,
    services: mocks.services ?? {},
  };
  const view = await act(async () =>
    render(
      <Providers client={client} state={state}>
        <RouterProvider router={router} />
      </Providers>,
    ),
  );
  const address = () => router.state.location.pathname + router.state.location.search;
  const back = () => act(() => router.navigate(-1));
  return { ...view, calls, address, back };
}
