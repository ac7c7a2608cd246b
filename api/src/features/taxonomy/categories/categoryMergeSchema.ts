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
    SAME_KIND: { description: 'Their names mean the same, in any language or number.' },
    FINER_KIND: { description: 'The one is a kind of the other.' },
    LIKELY_KIND: { description: 'A word of the one is used for the other.' },
  } as const,
});

const CategoryMergeSuggestion = builder.objectRef<Suggestion>('CategoryMergeSuggestion').implement({
  description: 'Two categories that may be one kind of business.',
  fields: (t) => ({
    category: t.expose('category', { type: Category, description: 'The one that would go.' }),
    target: t.expose('target', { type: Category, description: 'The one that would stay.' }),
    reason: t.expose('reason', { type: CategoryMergeReason, description: 'Reason of the suggestion.' }),
  }),
});

const CategoryPairInput = builder.inputType('CategoryPairInput', {
  description: 'Two categories.',
  fields: (t) => ({
    id: t.int({ required: true, description: 'Number of the one that would go.' }),
    targetId: t.int({ required: true, description: 'Number of the one that would stay.' }),
  }),
});

builder.queryFields((t) => ({
  categoryMergeSuggestions: t.field({
    type: [CategoryMergeSuggestion],
    authScopes: { operator: true },
    description:
      'Categories that may be one kind of business, without pairs that an operator dismissed. `mergePlaces` merges them. Operators only.',
    args: { first: t.arg.int({ description: 'At most 100; default 20.' }) },
    complexity: (args) => ({ field: 20, multiplier: args.first ?? 20 }),
    resolve: (_root, args, context) => suggestCategoryMerges(context, args),
  }),
}));

builder.mutationFields((t) => ({
  dismissCategoryMerge: t.boolean({
    authScopes: { operator: true },
    description:
      'Records that two categories are different: their merge is not suggested again. Operators only.',
    args: { input: t.arg({ type: CategoryPairInput, required: true, description: 'The two categories.' }) },
    resolve: (_root, { input }, context) => dismissCategoryMerge(context, input),
  }),
  reopenCategoryMerge: t.boolean({
    authScopes: { operator: true },
    description: 'Undoes a dismissal: the merge may be suggested again. Operators only.',
    args: { input: t.arg({ type: CategoryPairInput, required: true, description: 'The two categories.' }) },
    resolve: (_root, { input }, context) => reopenCategoryMerge(context, input),
  }),
}));
