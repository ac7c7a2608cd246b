import { builder } from '../../graphql/builder.ts';
import { PageInfo, PlaceSort } from '../../graphql/pageInfo.ts';
import { countCategories, findCategory, listCategories, type CategoryRow } from './listCategories.ts';

export const Category = builder.objectRef<CategoryRow>('Category').implement({
  description: 'A kind of business.',
  fields: (t) => ({
    id: t.exposeInt('id'),
    name: t.exposeString('name'),
    slug: t.exposeString('slug', { description: 'Stable part of its address: /category/{slug}.' }),
    icon: t.exposeString('icon', { nullable: true, description: 'Name of an icon that an operator chose.' }),
    location: t.exposeString('location', { nullable: true }),
    businessCount: t.exposeInt('businessCount', { description: 'Listings in this category.' }),
  }),
});

const CategoryConnection = builder
  .objectRef<Awaited<ReturnType<typeof listCategories>>>('CategoryConnection')
  .implement({
    description: 'A page of categories.',
    fields: (t) => ({
      nodes: t.expose('nodes', { type: [Category], complexity: { field: 1, multiplier: 1 } }),
      totalCount: t.int({ resolve: (page, _args, context) => countCategories(context, page.search) }),
      pageInfo: t.expose('pageInfo', { type: PageInfo }),
    }),
  });

builder.queryFields((t) => ({
  category: t.field({
    type: Category,
    nullable: true,
    description: 'A category by its slug; an old slug answers the category it now belongs to.',
    args: { slug: t.arg.string({ required: true }) },
    resolve: (_root, args, context) => findCategory(context, args.slug),
  }),
  categories: t.field({
    type: CategoryConnection,
    description: 'Categories that have listings.',
    args: {
      search: t.arg.string({ description: 'Parts of the name, in any case or accent.' }),
      sort: t.arg({ type: PlaceSort, defaultValue: 'BUSINESS_COUNT' }),
      first: t.arg.int({ description: 'At most 100; 20 when left out.' }),
      offset: t.arg.int(),
    },
    complexity: (args) => ({ field: 1, multiplier: args.first ?? 20 }),
    resolve: (_root, args, context) => listCategories(context, args),
  }),
}));
