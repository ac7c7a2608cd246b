import { builder } from '../../../graphql/builder.ts';
import { deleteSavedFilter, listSavedFilters, saveFilter } from './savedFilters.ts';

const SavedFilter = builder.prismaObject('SavedFilter', {
  description: 'A saved filter of listings in the back office.',
  fields: (t) => ({
    id: t.exposeInt('id', { description: 'Number of the filter.' }),
    name: t.exposeString('name', { description: 'Name of the filter.' }),
    query: t.exposeString('query', { description: 'Query string of the list.' }),
  }),
});

builder.queryFields((t) => ({
  savedFilters: t.field({
    type: [SavedFilter],
    authScopes: { operator: true },
    description: 'Saved filters of the current operator, by name; at most 50. Operators only.',
    resolve: (_root, _args, context) => listSavedFilters(context),
  }),
}));

builder.mutationFields((t) => ({
  saveFilter: t.field({
    type: SavedFilter,
    authScopes: { operator: true },
    description:
      'Saves the filter of a list under a name; an existing filter of that name is replaced. Operators only.',
    args: {
      name: t.arg.string({ required: true, description: 'At most 80 characters.' }),
      query: t.arg.string({
        required: true,
        description: 'Query string of the list, 1 to 1,000 characters.',
      }),
    },
    resolve: (_root, args, context) => saveFilter(context, args),
  }),
  deleteSavedFilter: t.field({
    type: SavedFilter,
    authScopes: { operator: true },
    description: 'Deletes a saved filter of the current operator. Operators only.',
    args: { id: t.arg.int({ required: true, description: 'Number of the filter.' }) },
    resolve: (_root, args, context) => deleteSavedFilter(context, args.id),
  }),
}));
