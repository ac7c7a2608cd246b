import type { OutputRef } from '@pothos/core';
import type { OffsetPage } from '../lib/offsetPage.ts';
import { builder } from './builder.ts';
import { PageInfo } from './pageInfo.ts';

/** The type of a page of a list that is paged by offset. The texts describe the page, its nodes and their number. */
export function offsetConnection<Node>(
  name: string,
  node: OutputRef<Node>,
  texts: { page: string; nodes: string; totalCount: string },
) {
  return builder.objectRef<OffsetPage<Node>>(name).implement({
    description: texts.page,
    fields: (t) => ({
      nodes: t.field({
        type: [node],
        description: texts.nodes,
        complexity: { field: 1, multiplier: 1 },
        resolve: (page) => page.nodes,
      }),
      totalCount: t.int({ description: texts.totalCount, resolve: (page) => page.totalCount() }),
      pageInfo: t.expose('pageInfo', { type: PageInfo, description: 'Position of the page in the list.' }),
    }),
  });
}
