import type { OutputRef } from '@pothos/core';
import { builder } from '../../graphql/builder.ts';
import { offsetArgs } from '../../graphql/connection.ts';
import { offsetConnection } from '../../graphql/offsetConnection.ts';
import type { Context } from '../../lib/context.ts';
import type { OffsetPage } from '../../lib/offsetPage.ts';
import type { PagingArgs } from '../../lib/paging.ts';
import type { Version } from './versionedSettings.ts';

/** Adds the list `<field>` of versions with its types `<type>` and `<type>Connection`; `of` names the settings. */
export function addVersions<Section extends string>(
  { field, type, section, of }: { field: string; type: string; section: OutputRef<Section>; of: string },
  list: (context: Context, args: PagingArgs) => Promise<OffsetPage<Version<Section>>>,
): void {
  const VersionType = builder.objectRef<Version<string>>(type).implement({
    description: `A version of ${of}.`,
    fields: (t) => ({
      version: t.exposeInt('version', { description: 'Number of the version.' }),
      createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was saved.' }),
      operatorName: t.exposeString('operatorName', {
        nullable: true,
        description: 'Operator who saved it; null for API keys and deleted operators.',
      }),
      changed: t.field({
        type: [section as OutputRef<string>],
        description: 'Sections that differ from the previous version.',
        resolve: ({ changed }) => changed,
      }),
    }),
  });
  const Connection = offsetConnection(`${type}Connection`, VersionType, {
    page: `A page of versions of ${of}.`,
    nodes: 'The versions.',
    totalCount: 'Number of versions.',
  });
  builder.queryField(field, (t) =>
    t.field({
      type: Connection,
      authScopes: { operator: true },
      description: `Versions of ${of}, newest first. Operators only.`,
      args: offsetArgs(20),
      complexity: (args) => ({ field: 5, multiplier: args.first ?? 20 }),
      resolve: (_root, args, context) => list(context, args),
    }),
  );
}
