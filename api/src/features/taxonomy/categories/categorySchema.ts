import { builder } from '../../../graphql/builder.ts';
import { connection } from '../../../graphql/connection.ts';
import { fromRow } from '../../../graphql/fromRow.ts';
import { PlaceSort } from '../../../graphql/pageInfo.ts';
import { iconOfName } from './iconOfName.ts';
import { categorySelect, countCategories, findCategory, listCategories } from './listCategories.ts';

export const Category = builder.prismaObject('Category', {
  description: 'A category of businesses.',
  select: categorySelect,
  fields: (t) => ({
    id: t.int({ description: 'Number of the category.', ...fromRow('id') }),
    name: t.string({ description: 'Name.', ...fromRow('name') }),
    slug: t.string({
      description: 'Stable part of its URL, /category/{slug}.',
      ...fromRow('slug'),
    }),
    icon: t.string({
      nullable: true,
      description:
        'Name of its icon: chosen by an operator, or derived from its name in any language. Null if none is known.',
      resolve: ({ name, icon }) => icon ?? iconOfName(name),
    }),
    location: t.string({
      nullable: true,
      description: 'Free-text location of the category, if one was set.',
      ...fromRow('location'),
    }),
    businessCount: t.int({
      description: 'Listings in this category.',
      ...fromRow('businessCount'),
    }),
  }),
});

const CategoryConnection = connection<Awaited<ReturnType<typeof listCategories>>>('CategoryConnection', {
  node: Category,
  description: 'A page of categories.',
  nodes: 'The categories.',
  total: {
    description: 'Number of matching categories.',
    count: (context, page) => countCategories(context, page.search),
  },
});

builder.queryFields((t) => ({
  category: t.field({
    type: Category,
    nullable: true,
    description: 'A category by its slug. A former slug returns the category that it now belongs to.',
    args: {
      slug: t.arg.string({ required: true, description: 'Current or former slug of the category.' }),
    },
    resolve: (_root, args, context) => findCategory(context, args.slug),
  }),
  categories: t.field({
    type: CategoryConnection,
    description: 'Categories that have listings.',
    args: {
      search: t.arg.string({ description: 'Part of the name; case and accents are ignored.' }),
      sort: t.arg({ type: PlaceSort, defaultValue: 'BUSINESS_COUNT', description: 'Sort key.' }),
      first: t.arg.int({ description: 'At most 100; default 20.' }),
      offset: t.arg.int({ description: 'Number of items to skip.' }),
    },
    complexity: (args) => ({ field: 1, multiplier: args.first ?? 20 }),
    resolve: (_root, args, context) => listCategories(context, args),
  }),
}));
