import { countryName } from '../../../../../domain/countries.ts';
import { builder } from '../../../graphql/builder.ts';
import { connection, offsetArgs } from '../../../graphql/connection.ts';
import type { Context } from '../../../lib/context.ts';
import {
  listCountries,
  listCountryRenames,
  withRenamer,
  type ManagedCountry as Country,
} from './listCountries.ts';
import { renameCountry, undoCountryRename } from './renameCountry.ts';

const ManagedCountry = builder.objectRef<Country>('ManagedCountry').implement({
  description: 'A country as operators manage it.',
  fields: (t) => ({
    code: t.exposeString('code', { description: 'ISO 3166-1 alpha-2 code, upper case.' }),
    name: t.exposeString('name', { description: 'The name that the site shows.' }),
    standardName: t.exposeString('standardName', { description: 'English name.' }),
    isRenamed: t.exposeBoolean('isRenamed', { description: 'Whether an operator chose the name.' }),
    businessCount: t.exposeInt('businessCount', { description: 'Number of its listings.' }),
    cityCount: t.exposeInt('cityCount', {
      description: 'Number of its cities, those without listings included.',
    }),
  }),
});

const standardName = (code: string) => countryName(code) ?? code;

const CountryRename = builder.prismaObject('CountryRename', {
  description: 'A change of a country’s name by an operator.',
  include: withRenamer,
  fields: (t) => ({
    id: t.exposeInt('id', { description: 'Number of the change.' }),
    countryCode: t.exposeString('countryCode', { description: 'ISO 3166-1 alpha-2 code, upper case.' }),
    before: t.string({
      description: 'Name before the change.',
      resolve: ({ before, countryCode }) => before ?? standardName(countryCode),
    }),
    after: t.string({
      description: 'Name after the change.',
      resolve: ({ after, countryCode }) => after ?? standardName(countryCode),
    }),
    isUndone: t.boolean({
      description: 'Whether it was undone.',
      resolve: ({ undoneAt }) => undoneAt !== null,
    }),
    operatorName: t.string({
      nullable: true,
      description: 'Name of the operator or API key.',
      resolve: ({ operator, apiKey }) => apiKey?.name ?? operator?.name ?? null,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was renamed.' }),
  }),
});

const CountryRenameConnection = connection<Awaited<ReturnType<typeof listCountryRenames>>>(
  'CountryRenameConnection',
  {
    node: CountryRename,
    description: 'A page of changes of country names.',
    nodes: 'The changes.',
    total: { description: 'Number of changes.', count: ({ db }) => db.prisma.countryRename.count() },
  },
);

const found = (context: Context, id: number) =>
  context.db.prisma.countryRename.findUniqueOrThrow({ where: { id }, include: withRenamer });

builder.queryFields((t) => ({
  managedCountries: t.field({
    type: [ManagedCountry],
    authScopes: { operator: true },
    description:
      'All countries that have or had listings or cities, or that were renamed; most listings first. Operators only.',
    complexity: { field: 5, multiplier: 50 },
    resolve: (_root, _args, context) => listCountries(context),
  }),
  countryRenames: t.field({
    type: CountryRenameConnection,
    authScopes: { operator: true },
    description: 'Changes of country names, newest first. Operators only.',
    args: offsetArgs(20),
    complexity: (args) => ({ field: 5, multiplier: args.first ?? 20 }),
    resolve: (_root, args, context) => listCountryRenames(context, args),
  }),
}));

const RenameCountryInput = builder.inputType('RenameCountryInput', {
  description: 'Country and displayed name.',
  fields: (t) => ({
    code: t.string({ required: true, description: 'ISO 3166-1 alpha-2 code.' }),
    name: t.string({
      description:
        'At most 80 characters, and not the name of another country; null or empty: the English name.',
    }),
    seenName: t.string({
      description: 'Expected name. The call fails with CONFLICT if it is not the current one.',
    }),
  }),
});

builder.mutationFields((t) => ({
  renameCountry: t.field({
    type: CountryRename,
    authScopes: { operator: true },
    description:
      'Sets the displayed name of a country, or restores its English one. Exports use its code. Operators only.',
    args: {
      input: t.arg({ type: RenameCountryInput, required: true, description: 'Input of the mutation.' }),
    },
    resolve: async (_root, { input }, context) => found(context, (await renameCountry(context, input)).id),
  }),
  undoCountryRename: t.field({
    type: CountryRename,
    authScopes: { operator: true },
    description: 'Undoes the renaming of a country. Operators only.',
    args: { id: t.arg.int({ required: true, description: 'Number of the change.' }) },
    resolve: async (_root, { id }, context) => found(context, (await undoCountryRename(context, id)).id),
  }),
}));
