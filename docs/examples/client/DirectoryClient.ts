import { setTimeout as wait } from 'node:timers/promises';
import {
  ChangesDocument,
  OpenPlacesDocument,
  type ChangesQuery,
  type OpenPlacesQuery,
  type TypedDocumentString,
} from './generated.ts';

export type Place = OpenPlacesQuery['businesses']['nodes'][number];
export type Change = ChangesQuery['changes']['nodes'][number];

interface Answer<Data> {
  data?: Data | null;
  errors?: { message: string; extensions?: { code?: string } }[];
  /** Error of a request that was refused before GraphQL ran. */
  message?: string;
  code?: string;
}

/** Client of a directory. `pageSize` is at most 100. */
export class DirectoryClient {
  constructor(
    private readonly baseUrl: string,
    private readonly pageSize = 100,
    private readonly key?: string,
  ) {}

  /** Listings of a city that are open now, by name, page by page. */
  async *openPlaces(citySlug: string): AsyncGenerator<Place> {
    let after: string | null = null;
    do {
      const { businesses }: OpenPlacesQuery = await this.request(OpenPlacesDocument, {
        citySlug,
        first: this.pageSize,
        after,
      });
      yield* businesses.nodes;
      after = businesses.pageInfo.hasNextPage ? businesses.pageInfo.endCursor : null;
    } while (after !== null);
  }

  /**
   * What changed since a cursor (null: the whole directory), page after page. Keep the cursor of a page once its
   * changes are taken in: the next question goes on from there, also after a crash.
   */
  async *changes(since: string | null): AsyncGenerator<{ changes: Change[]; cursor: string | null }> {
    let cursor = since;
    let hasNextPage = true;
    while (hasNextPage) {
      const { changes }: ChangesQuery = await this.request(ChangesDocument, {
        since: cursor,
        first: this.pageSize,
      });
      cursor = changes.pageInfo.endCursor;
      hasNextPage = changes.pageInfo.hasNextPage;
      yield { changes: changes.nodes, cursor };
    }
  }

  private async request<Data, Variables>(
    query: TypedDocumentString<Data, Variables>,
    variables: Variables,
    tries = 3,
  ): Promise<Data> {
    const response = await fetch(new URL('/graphql', this.baseUrl), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(this.key ? { authorization: `Bearer ${this.key}` } : {}),
      },
      body: JSON.stringify({ query, variables }),
    });
    // Rate limited, or the server is restarting: wait as long as Retry-After says.
    if ([429, 503].includes(response.status) && tries > 1) {
      await wait(1000 * Number(response.headers.get('retry-after') ?? 1));
      return this.request(query, variables, tries - 1);
    }
    const answer = (await response.json()) as Answer<Data>;
    if (answer.data && !answer.errors) return answer.data;
    const { message, code } = { ...answer, ...answer.errors?.[0], ...answer.errors?.[0]?.extensions };
    throw new Error(`${code ?? response.status}: ${message ?? 'no answer'}`);
  }
}
