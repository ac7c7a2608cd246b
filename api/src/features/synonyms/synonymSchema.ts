import { builder } from '../../graphql/builder.ts';
import { dismissProposal, listProposals, restoreProposal, type SynonymProposal } from './synonymProposals.ts';
import { deleteSynonym, listSynonyms, saveSynonym } from './synonyms.ts';

const SearchSynonym = builder.prismaObject('SearchSynonym', {
  description: 'Synonyms of a search term.',
  fields: (t) => ({
    id: t.exposeInt('id', { description: 'Number of the synonym.' }),
    words: t.exposeString('words', { description: 'The search term, normalised as in searches.' }),
    means: t.exposeString('means', { description: 'Its synonyms.' }),
    isTwoWay: t.exposeBoolean('isTwoWay', {
      description: 'Whether a search for the second looks for the first as well.',
    }),
  }),
});

const SaveSearchSynonymInput = builder.inputType('SaveSearchSynonymInput', {
  description: 'A synonym to write down.',
  fields: (t) => ({
    id: t.int({ description: 'The one to change; a new one without it.' }),
    words: t.string({ required: true, description: 'The search term: at most 5 words, 80 characters.' }),
    means: t.string({ required: true, description: 'Its synonyms, with the same limits.' }),
    isTwoWay: t.boolean({ defaultValue: true, description: 'Whether it also applies in reverse.' }),
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
      description: 'How often it found nothing, this year and last year.',
    }),
    means: t.exposeString('means', { description: 'The category that it may mean.' }),
    businessCount: t.exposeInt('businessCount', { description: 'Number of listings of that category.' }),
  }),
});

builder.queryField('searchSynonymProposals', (t) =>
  t.field({
    type: [SearchSynonymProposal],
    authScopes: { operator: true },
    description:
      'Synonyms that the dictionary of kinds proposes for searches that found nothing at least three times, the most frequent first; at most 50. Operators only.',
    resolve: (_root, _args, context) => listProposals(context),
  }),
);

builder.mutationFields((t) => ({
  dismissSearchSynonymProposal: t.boolean({
    authScopes: { operator: true },
    description: 'Takes a search out of the proposals. True where it was among them. Operators only.',
    args: { words: t.arg.string({ required: true, description: 'The search term.' }) },
    resolve: (_root, { words }, context) => dismissProposal(context, words),
  }),
  restoreSearchSynonymProposal: t.boolean({
    authScopes: { operator: true },
    description: 'Puts a dismissed search back. True where it was dismissed. Operators only.',
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
    resolve: (_root, { input }, context) =>
      saveSynonym(context, { ...input, isTwoWay: input.isTwoWay ?? true }),
  }),
  deleteSearchSynonym: t.field({
    type: SearchSynonym,
    authScopes: { operator: true },
    description: 'Forgets a synonym. Operators only.',
    args: { id: t.arg.int({ required: true, description: 'Number of the synonym.' }) },
    resolve: (_root, { id }, context) => deleteSynonym(context, id),
  }),
}));
