import type { Context } from './context.ts';
import { checkPaging, cutPage, type PagingArgs } from './paging.ts';

/** A page of a list that is paged by offset; the total is counted on demand. */
export interface OffsetPage<Row> {
  nodes: Row[];
  totalCount: () => Promise<number>;
  pageInfo: { hasNextPage: boolean; endCursor: null };
}

/** Reads a page. Errors: BAD_INPUT for a page beyond the limits of the caller. */
export async function readOffsetPage<Row>(
  context: Context,
  args: PagingArgs & { defaultFirst: number },
  list: (paging: { take: number; skip: number }) => Promise<Row[]>,
  totalCount: () => Promise<number>,
): Promise<OffsetPage<Row>> {
  const { first, offset } = checkPaging(context, args, args.defaultFirst);
  const { nodes, hasNextPage } = cutPage(await list({ take: first + 1, skip: offset }), first);
  return { nodes, totalCount, pageInfo: { hasNextPage, endCursor: null } };
}
