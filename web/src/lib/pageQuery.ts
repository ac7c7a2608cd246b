import type { DocumentNode, OperationVariables, TypedDocumentNode } from '@apollo/client';

/** What an address says: all that a page may make its variables from. */
export interface PageInput {
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
  /** The server's day, YYYY-MM-DD in UTC; seeds the order of the featured listings. */
  today: string;
}

/** One operation with its variables, ready to be run by the server or asked by a hook. */
export interface PageQuery {
  document: DocumentNode;
  variables: Record<string, unknown>;
}

/** Pairs an operation with variables of its own type. */
export function pageQuery<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): PageQuery {
  return { document, variables };
}

/** What the server makes of the data beyond a plain page. */
export interface PageOutcome {
  status?: number;
  /** Path of the address that this one has become. */
  redirect?: string;
}

/** What a module of a page exports beside its component. */
export interface PageData {
  queries?: (input: PageInput) => PageQuery[];
  /** Reads the results, in the order of the queries. */
  outcome?: (results: readonly unknown[], input: PageInput) => PageOutcome;
}
