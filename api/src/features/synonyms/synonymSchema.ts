import { builder } from '../../graphql/builder.ts';
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

builder.mutationFields((t) => ({
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
