import type { OutputRef } from '@pothos/core';
import type { OffsetPage } from '../lib/offsetPage.ts';
import { connection } from './connection.ts';

/** The type of a page of a list that is paged by offset and counts itself. */
export function offsetConnection<Node>(
  name: string,
  node: OutputRef<Node>,
  { page, nodes, totalCount }: { page: string; nodes: string; totalCount: string },
) {
  return connection<OffsetPage<Node>>(name, {
    node,
    description: page,
    nodes,
    total: { description: totalCount, count: (_context, { totalCount: count }) => count() },
  });
}
