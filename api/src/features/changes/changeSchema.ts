import { builder } from '../../graphql/builder.ts';
import { connection } from '../../graphql/connection.ts';
import { selectedFields } from '../../graphql/selectedFields.ts';
import { checkPaging, type PageOf } from '../../lib/paging.ts';
import type { BusinessRow } from '../listings/businessRow.ts';
import { Business } from '../listings/businessSchema.ts';
import { findBusinessesByIds } from '../listings/findBusinessesByIds.ts';
import { readChanges, type Change as Changed } from './readChanges.ts';

const ChangeKind = builder.enumType('ChangeKind', {
  description: 'Kind of a listing’s change since the cursor.',
  values: {
    CREATED: { description: 'It was created or restored.' },
    UPDATED: { description: 'At least one of its values changed.' },
    DELETED: {
      description:
        'It no longer exists. Also reported for a listing that was created and deleted since the cursor.',
    },
  } as const,
});

const Change = builder.objectRef<Changed & { business: BusinessRow | null }>('Change').implement({
  description: 'A changed listing in the change feed.',
  fields: (t) => ({
    kind: t.expose('kind', { type: ChangeKind, description: 'Kind of the change.' }),
    businessId: t.exposeInt('businessId', { description: 'Number of the listing.' }),
    slug: t.exposeString('slug', { description: 'Slug of the listing, also if it was deleted.' }),
    at: t.expose('at', { type: 'DateTime', description: 'When it last changed.' }),
    business: t.expose('business', {
      type: Business,
      nullable: true,
      description: 'The current listing; null if it was deleted.',
    }),
  }),
});

const ChangeConnection = connection<PageOf<Changed & { business: BusinessRow | null }>>('ChangeConnection', {
  node: Change,
  description:
    'A page of changes. Store `pageInfo.endCursor`, also that of an empty page: the next request continues there.',
  nodes: 'The changes, oldest first.',
});

builder.queryField('changes', (t) =>
  t.field({
    type: ChangeConnection,
    description:
      'Changes since a cursor: each created, updated or deleted listing once, in its current state. No change is skipped: it appears once all earlier transactions have ended.',
    args: {
      since: t.arg.string({
        description: '`endCursor` of the previous page. Omitted: the feed starts at the oldest listing.',
      }),
      first: t.arg.int({ defaultValue: 100, description: 'Page size, at most 100.' }),
    },
    complexity: (args) => ({ field: 5, multiplier: args.first ?? 100 }),
    resolve: async (_root, args, context, info) => {
      const { first } = checkPaging(context, { first: args.first }, 100);
      const { changes, hasNextPage, endCursor } = await readChanges(context.db, args.since ?? null, first);
      const fields = selectedFields(info, 'nodes', 'business');
      const there = changes.filter(({ kind }) => kind !== 'DELETED').map(({ businessId }) => businessId);
      const businesses = await findBusinessesByIds(context, fields.size > 0 ? there : [], fields);
      return {
        nodes: changes.map((change) => ({ ...change, business: businesses.get(change.businessId) ?? null })),
        pageInfo: { hasNextPage, endCursor },
      };
    },
  }),
);
