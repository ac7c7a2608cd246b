import type { DocumentNode, OperationVariables, TypedDocumentNode } from '@apollo/client';

/** The parts of a URL from which a page derives its variables. */
export interface PageInput {
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
  /** The server's day, YYYY-MM-DD in UTC; seeds the order of the featured listings. */
  today: string;
}

/** An operation with its variables, for the server or a hook. */
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

/** Result of a page on the server, beyond a plain page. */
export interface PageOutcome {
  status?: number;
  /** Path of the address that this one has become. */
  redirect?: string;
}

/** Exports of a page module beside its component. */
export interface PageData {
  queries?: (input: PageInput) => PageQuery[];
  /** Reads the results, in the order of the queries. */
  outcome?: (results: readonly unknown[], input: PageInput) => PageOutcome;
}
