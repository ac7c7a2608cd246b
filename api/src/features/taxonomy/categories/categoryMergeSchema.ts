import { builder } from '../../../graphql/builder.ts';
import { Category } from './categorySchema.ts';
import { dismissCategoryMerge, reopenCategoryMerge } from './dismissCategoryMerge.ts';
import {
  suggestCategoryMerges,
  type CategoryMergeSuggestion as Suggestion,
} from './suggestCategoryMerges.ts';

const CategoryMergeReason = builder.enumType('CategoryMergeReason', {
  description: 'Reasons for merging two categories, strongest first.',
  values: {
    SAME_KIND: { description: 'Their names mean the same, in any language, singular or plural.' },
    FINER_KIND: { description: 'One is a subcategory of the other.' },
    LIKELY_KIND: { description: 'A word of one is used for the other.' },
  } as const,
});

const CategoryMergeSuggestion = builder.objectRef<Suggestion>('CategoryMergeSuggestion').implement({
  description: 'Two categories that may be the same.',
  fields: (t) => ({
    category: t.expose('category', { type: Category, description: 'Category that would be merged.' }),
    target: t.expose('target', { type: Category, description: 'Category that would remain.' }),
    reason: t.expose('reason', { type: CategoryMergeReason, description: 'Reason of the suggestion.' }),
  }),
});

const CategoryPairInput = builder.inputType('CategoryPairInput', {
  description: 'A pair of categories.',
  fields: (t) => ({
    id: t.int({ required: true, description: 'Id of the category that would be merged.' }),
    targetId: t.int({ required: true, description: 'Id of the category that would remain.' }),
  }),
});

builder.queryFields((t) => ({
  categoryMergeSuggestions: t.field({
    type: [CategoryMergeSuggestion],
    authScopes: { operator: true },
    description:
      'Categories that may be the same, without dismissed pairs. `mergePlaces` merges them. Operators only.',
    args: { first: t.arg.int({ description: 'At most 100; default 20.' }) },
    complexity: (args) => ({ field: 20, multiplier: args.first ?? 20 }),
    resolve: (_root, args, context) => suggestCategoryMerges(context, args),
  }),
}));

builder.mutationFields((t) => ({
  dismissCategoryMerge: t.boolean({
    authScopes: { operator: true },
    description:
      'Records that two categories are different: their merge is no longer suggested. Operators only.',
    args: { input: t.arg({ type: CategoryPairInput, required: true, description: 'The two categories.' }) },
    resolve: (_root, { input }, context) => dismissCategoryMerge(context, input),
  }),
  reopenCategoryMerge: t.boolean({
    authScopes: { operator: true },
    description: 'Undoes a dismissal: the merge can be suggested again. Operators only.',
    args: { input: t.arg({ type: CategoryPairInput, required: true, description: 'The two categories.' }) },
    resolve: (_root, { input }, context) => reopenCategoryMerge(context, input),
  }),
}));
