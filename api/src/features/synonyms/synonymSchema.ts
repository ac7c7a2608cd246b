import { builder } from '../../graphql/builder.ts';
import { dismissProposal, listProposals, restoreProposal, type SynonymProposal } from './synonymProposals.ts';
import { deleteSynonym, listSynonyms, saveSynonym } from './synonyms.ts';

const SearchSynonym = builder.prismaObject('SearchSynonym', {
  description: 'Synonyms of a search term.',
  fields: (t) => ({
    id: t.exposeInt('id', { description: 'Number of the synonym.' }),
    words: t.exposeString('words', { description: 'The search term, normalised as in searches.' }),
    means: t.exposeString('means', { description: 'Synonyms.' }),
    isTwoWay: t.exposeBoolean('isTwoWay', {
      description: 'Whether a search for a synonym also finds the search term.',
    }),
  }),
});

const SaveSearchSynonymInput = builder.inputType('SaveSearchSynonymInput', {
  description: 'A synonym to save.',
  fields: (t) => ({
    id: t.int({ description: 'Synonym to change; omitted: a new one is created.' }),
    words: t.string({ required: true, description: 'The search term: at most 5 words, 80 characters.' }),
    means: t.string({ required: true, description: 'Synonyms, with the same limits.' }),
    isTwoWay: t.boolean({
      description: 'Whether it also applies in reverse; omitted: unchanged, and true for a new one.',
    }),
  }),
});

builder.queryField('searchSynonyms', (t) =>
  t.field({
    type: [SearchSynonym],
    authScopes: { operator: true },
    description: 'Synonyms, by search term; at most 500. Operators only.',
    resolve: (_root, _args, context) => listSynonyms(context),
  }),
);

const SearchSynonymProposal = builder.objectRef<SynonymProposal>('SearchSynonymProposal').implement({
  description: 'A frequent search without results, with words that the directory has for it.',
  fields: (t) => ({
    words: t.exposeString('words', { description: 'The search term, normalised as in searches.' }),
    emptySearches: t.exposeInt('emptySearches', {
      description: 'Number of searches without results, this year and last year.',
    }),
    means: t.exposeString('means', { description: 'Category that the search may mean.' }),
    businessCount: t.exposeInt('businessCount', { description: 'Number of listings in the category.' }),
  }),
});

builder.queryField('searchSynonymProposals', (t) =>
  t.field({
    type: [SearchSynonymProposal],
    authScopes: { operator: true },
    description:
      'Proposed synonyms for searches that found nothing at least three times, most frequent first; at most 50. Operators only.',
    resolve: (_root, _args, context) => listProposals(context),
  }),
);

builder.mutationFields((t) => ({
  dismissSearchSynonymProposal: t.boolean({
    authScopes: { operator: true },
    description: 'Dismisses a proposed synonym. Returns whether it was proposed. Operators only.',
    args: { words: t.arg.string({ required: true, description: 'The search term.' }) },
    resolve: (_root, { words }, context) => dismissProposal(context, words),
  }),
  restoreSearchSynonymProposal: t.boolean({
    authScopes: { operator: true },
    description:
      'Undoes the dismissal of a proposed synonym. Returns whether it was dismissed. Operators only.',
    args: { words: t.arg.string({ required: true, description: 'The search term.' }) },
    resolve: (_root, { words }, context) => restoreProposal(context, words),
  }),
  saveSearchSynonym: t.field({
    type: SearchSynonym,
    authScopes: { operator: true },
    description: 'Saves a synonym; searches use it immediately. Operators only.',
    args: {
      input: t.arg({ type: SaveSearchSynonymInput, required: true, description: 'The synonym.' }),
    },
    resolve: (_root, { input }, context) => saveSynonym(context, input),
  }),
  deleteSearchSynonym: t.field({
    type: SearchSynonym,
    authScopes: { operator: true },
    description: 'Deletes a synonym. Operators only.',
    args: { id: t.arg.int({ required: true, description: 'Number of the synonym.' }) },
    resolve: (_root, { id }, context) => deleteSynonym(context, id),
  }),
}));
