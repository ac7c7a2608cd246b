import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import type { DocumentNode } from 'graphql';
import type { SiteOperation } from '../lib/pageQuery.ts';

/** Data that the server read for a page. */
export interface PageQueryResult {
  operation: string;
  variables: OperationVariables;
  data: Record<string, unknown>;
}

/** Apollo Client, and the documents of the public pages by their names. */
export interface LoadedClient {
  apollo: ApolloClient;
  documents: Readonly<Record<string, DocumentNode>>;
}

/** How the parts are loaded. */
interface ClientParts {
  apollo: () => Promise<ApolloClient>;
  documents: () => Promise<LoadedClient['documents']>;
}

/**
 * GraphQL client of public pages. It returns results from the document without a request. For any other query it loads Apollo Client,
 * which then serves all queries, those results included.
 */
export class SiteClient {
  readonly #answers: readonly PageQueryResult[];
  readonly #byKey: ReadonlyMap<string, object>;
  readonly #parts: ClientParts;
  #apollo: ApolloClient | null = null;
  #loading: Promise<LoadedClient> | null = null;
  #loaded: LoadedClient | null = null;

  constructor(answers: readonly PageQueryResult[], parts: ClientParts) {
    this.#answers = answers;
    this.#byKey = new Map(
      answers.map(({ operation, variables, data }) => [answerKey(operation, variables), data]),
    );
    this.#parts = parts;
  }

  /** Null until a query needs it. */
  get loaded(): LoadedClient | null {
    return this.#loaded;
  }

  /** Only Apollo Client, for the back office; null until it is loaded. */
  get apollo(): ApolloClient | null {
    return this.#apollo;
  }

  async loadApollo(): Promise<ApolloClient> {
    const apollo = this.#apollo ?? (await this.#parts.apollo());
    // Another caller may have been first.
    this.#apollo ??= apollo;
    return this.#apollo;
  }

  load(): Promise<LoadedClient> {
    this.#loading ??= this.#loadAll().catch((error: unknown) => {
      this.#loading = null;
      throw error;
    });
    return this.#loading;
  }

  async #loadAll(): Promise<LoadedClient> {
    const [apollo, documents] = await Promise.all([this.loadApollo(), this.#parts.documents()]);
    const loaded = { apollo, documents };
    for (const { operation, variables, data } of this.#answers)
      apollo.writeQuery({ query: documentOf(loaded, operation), variables, data });
    this.#loaded = loaded;
    return loaded;
  }

  /** Data of the server, until Apollo Client has newer data. */
  answer(operation: string, variables: OperationVariables | undefined): object | undefined {
    return this.#loaded ? undefined : this.#byKey.get(answerKey(operation, variables));
  }

  /** Reads without a component. */
  async query<Data, Variables extends OperationVariables>(
    operation: SiteOperation<Data, Variables>,
    variables: Variables,
    context?: Record<string, unknown>,
  ): Promise<Data | undefined> {
    const known = this.answer(operation, variables);
    if (known) return known as Data;
    const loaded = await this.load();
    const query = documentOf(loaded, operation);
    return (await loaded.apollo.query<Data>({ query, variables, ...(context && { context }) })).data;
  }

  async mutate<Data, Variables extends OperationVariables>(
    operation: SiteOperation<Data, Variables>,
    variables: Variables,
  ): Promise<Data | undefined> {
    const loaded = await this.load();
    const mutation = documentOf(loaded, operation);
    return (await loaded.apollo.mutate<Data>({ mutation, variables })).data;
  }
}

export function documentOf<Data, Variables>(
  { documents }: LoadedClient,
  operation: SiteOperation<Data, Variables>,
): TypedDocumentNode<Data> {
  const document = documents[operation];
  if (!document) throw new Error(`There is no operation ${operation}.`);
  return document;
}

/** The same for the same variables, in whatever order they are written. */
function answerKey(operation: string, variables: OperationVariables = {}): string {
  return `${operation} ${JSON.stringify(variables, sorted)}`;
}

function sorted(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
