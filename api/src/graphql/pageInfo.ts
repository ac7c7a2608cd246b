import { builder } from './builder.ts';

/** Position of a page in its list, the same type for every list. */
export const PageInfo = builder
  .objectRef<{ hasNextPage: boolean; endCursor: string | null }>('PageInfo')
  .implement({
    description: 'Position of a page in its list.',
    fields: (t) => ({
      hasNextPage: t.exposeBoolean('hasNextPage', { description: 'Whether there is a next page.' }),
      endCursor: t.exposeString('endCursor', {
        nullable: true,
        description:
          'Cursor to pass as `after` for the next page; null for lists that are paged by offset only.',
      }),
    }),
  });

/** Orders of categories and cities. */
export const PlaceSort = builder.enumType('PlaceSort', {
  description: 'Order of categories and cities.',
  values: {
    BUSINESS_COUNT: { description: 'Most listings first.' },
    NAME: { description: 'By name.' },
  } as const,
});
