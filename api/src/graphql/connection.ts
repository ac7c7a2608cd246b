import type { FieldMap, OutputRef } from '@pothos/core';
import type { Context } from '../lib/context.ts';
import { builder } from './builder.ts';
import { fromRow } from './fromRow.ts';
import { PageInfo } from './pageInfo.ts';
import type { PageOf } from '../lib/paging.ts';

type SchemaTypes = typeof builder extends PothosSchemaTypes.SchemaBuilder<infer Types> ? Types : never;

type Page = PageOf<unknown>;

/** Complexity of a field that one statement loads for the whole page. The page already counts it. */
export const oncePerPage = { field: 0, multiplier: 0 };

/** Arguments of a list that is paged by offset. */
export const offsetArgs = (defaultFirst: number) =>
  builder.args((t) => ({
    first: t.int({ defaultValue: defaultFirst, description: 'Page size, at most 100.' }),
    offset: t.int({ description: 'Number of items to skip.' }),
  }));

interface Definition<Shape extends Page> {
  node: OutputRef<Shape['nodes'][number]>;
  /** Description of the type. */
  description: string;
  /** Description of the field `nodes`. */
  nodes: string;
  /** The field `totalCount`; omitted for lists without one. */
  total?: { description: string; count: (context: Context, page: Shape) => number | Promise<number> };
  /** Additional fields of this list. */
  more?: (t: PothosSchemaTypes.ObjectFieldBuilder<SchemaTypes, Shape>) => FieldMap;
}

/** The type of a page of a list: `nodes`, `pageInfo` and, with `total`, `totalCount`. */
export function connection<Shape extends Page>(name: string, definition: Definition<Shape>) {
  const { node, description, nodes, total, more } = definition;
  return builder.objectRef<Shape>(name).implement({
    description,
    fields: (t) => ({
      nodes: t.field({
        type: [node],
        description: nodes,
        complexity: { field: 1, multiplier: 1 },
        ...fromRow('nodes'),
      }),
      ...(total && {
        totalCount: t.int({
          description: total.description,
          complexity: oncePerPage,
          resolve: (page, _args, context) => total.count(context, page),
        }),
      }),
      pageInfo: t.field({
        type: PageInfo,
        description: 'Position of the page in the list.',
        ...fromRow('pageInfo'),
      }),
      ...more?.(t),
    }),
  });
}
