import type { OperationVariables } from '@apollo/client';

/** Name of an operation of the public pages. Its document comes with Apollo Client. */
export type SiteOperation<Data = unknown, Variables = OperationVariables> = string & {
  /** Only for the types. */
  readonly types?: { data: Data; variables: Variables };
};

/** The parts of a URL from which a page derives its variables. */
export interface PageInput {
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
  /** Today on the server, YYYY-MM-DD in UTC; seeds the order of featured listings. */
  today: string;
}

/** An operation with its variables, for the server or a hook. */
export interface PageQuery {
  operation: SiteOperation;
  variables: OperationVariables;
  /** The result does not depend on the page, so the server caches it for all pages. */
  isShared?: true;
}

/** Pairs an operation with variables of its own type. */
export function pageQuery<Data, Variables extends OperationVariables>(
  operation: SiteOperation<Data, Variables>,
  variables: Variables,
): PageQuery {
  return { operation, variables };
}

/** An operation without variables that many pages run. */
export function sharedQuery<Data>(operation: SiteOperation<Data, Record<string, never>>): PageQuery {
  return { operation, variables: {}, isShared: true };
}

/** Result of a page on the server, beyond a plain page. */
export interface PageOutcome {
  status?: number;
  /** Path that replaces the requested one. */
  redirect?: string;
}

/** Exports of a page module beside its component. */
export interface PageData {
  queries?: (input: PageInput) => PageQuery[];
  /** Reads the results, in the order of the queries. */
  outcome?: (results: readonly unknown[], input: PageInput) => PageOutcome;
}
