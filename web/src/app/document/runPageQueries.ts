import { addTypenameToDocument } from '@apollo/client/utilities';
import type { DocumentNode } from 'graphql';
import type { RenderInput } from '../../contract/renderPage.ts';
import type { PageQueryResult } from '../../graphql/SiteClient.ts';
import { siteDocuments } from '../../graphql/siteDocuments.ts';
import type { PageInput, PageOutcome, PageQuery } from '../../lib/pageQuery.ts';
import type { PageRoute } from '../routes/routeModule.ts';
import type { PageOperation } from './cachePolicy.ts';
import { UnreadablePage } from './pageFailure.ts';

/** A matched route with the parameters of its path. */
export interface RouteMatch {
  route: PageRoute;
  params: PageInput['params'];
}

/** Results of the operations of a page. */
export interface PageResults {
  /** In the order of the routes and their queries, so that equal data results in equal HTML. */
  answers: PageQueryResult[];
  /** The page's own operations. The cache policy ignores those that all pages share. */
  operations: PageOperation[];
  outcome: PageOutcome;
  /** Whether the listing or page was permanently removed (410). */
  isGone: boolean;
  /** The first error, or null. Other operations may have succeeded. */
  error: unknown;
}

/** Runs the operations of the matched routes of a URL concurrently. */
export async function runPageQueries(
  input: RenderInput,
  url: URL,
  matches: readonly RouteMatch[],
): Promise<PageResults> {
  const today = input.now.toISOString().slice(0, 10);
  const routes = matches.map(({ route, params }) => {
    const page: PageInput = { params, search: url.searchParams, today };
    return { route, page, queries: route.queries?.(page) ?? [] };
  });
  const settled = await Promise.all(
    routes.map(({ queries }) => Promise.allSettled(queries.map((query) => runQuery(input, query)))),
  );
  const all = settled.flat();
  const succeeded = all.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  const failed = all.find((each) => each.status === 'rejected');
  const outcome: PageOutcome = {};
  let error: unknown = failed?.reason ?? null;
  try {
    for (const [at, { route, page }] of error === null ? routes.entries() : [])
      Object.assign(outcome, route.outcome?.((settled[at] ?? []).map(dataOf), page));
  } catch (thrown) {
    error = thrown;
  }
  return {
    answers: succeeded.map(({ answer }) => answer),
    operations: routes
      .flatMap(({ queries }) => queries)
      .filter(({ isShared }) => !isShared)
      .map(({ operation, variables }) => ({ document: documentOf(operation), variables })),
    outcome,
    isGone: succeeded.some(({ isGone }) => isGone),
    error,
  };
}

const dataOf = (settled: PromiseSettledResult<{ answer: PageQueryResult }>) =>
  settled.status === 'fulfilled' ? settled.value.answer.data : null;

/** Throws `UnreadablePage` if the operation failed. */
async function runQuery(
  { execute, executeShared }: RenderInput,
  { operation, variables, isShared }: PageQuery,
): Promise<{ answer: PageQueryResult; isGone: boolean }> {
  const document = documentOf(operation);
  const { data, errors } = await (isShared && executeShared
    ? executeShared(document)
    : execute(document, variables));
  const isGone = errors?.every(({ extensions }) => extensions?.['code'] === 'GONE') ?? false;
  if ((errors && !isGone) || !data)
    throw new UnreadablePage((errors ?? []).map(({ extensions }) => extensions ?? {}));
  return { answer: { operation, variables, data }, isGone };
}

// The same object for each request, so that the server compiles each operation once.
const documents = new Map<string, DocumentNode>();

/** The document of an operation, with `__typename` added for the browser's cache. */
function documentOf(operation: string): DocumentNode {
  const plain = siteDocuments[operation];
  if (!plain) throw new Error(`There is no operation ${operation}.`);
  const known = documents.get(operation) ?? addTypenameToDocument(plain);
  documents.set(operation, known);
  return known;
}
