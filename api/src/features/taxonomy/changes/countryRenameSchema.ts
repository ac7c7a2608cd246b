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
    standardName: t.exposeString('standardName', { description: 'Its English name.' }),
    isRenamed: t.exposeBoolean('isRenamed', { description: 'Whether an operator chose the name.' }),
    businessCount: t.exposeInt('businessCount', { description: 'Its listings.' }),
    cityCount: t.exposeInt('cityCount', { description: 'Its cities, those without listings too.' }),
  }),
});

const standardName = (code: string) => countryName(code) ?? code;

const CountryRename = builder.prismaObject('CountryRename', {
  description: 'A name that an operator gave to a country.',
  include: withRenamer,
  fields: (t) => ({
    id: t.exposeInt('id', { description: 'Number of the change.' }),
    countryCode: t.exposeString('countryCode', { description: 'ISO 3166-1 alpha-2 code, upper case.' }),
    before: t.string({
      description: 'Its name before.',
      resolve: ({ before, countryCode }) => before ?? standardName(countryCode),
    }),
    after: t.string({
      description: 'Its name after.',
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
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was done.' }),
  }),
});

const CountryRenameConnection = connection<Awaited<ReturnType<typeof listCountryRenames>>>(
  'CountryRenameConnection',
  {
    node: CountryRename,
    description: 'A page of names that operators gave to countries.',
    nodes: 'The changes.',
    total: { description: 'All of them.', count: ({ db }) => db.prisma.countryRename.count() },
  },
);

const found = (context: Context, id: number) =>
  context.db.prisma.countryRename.findUniqueOrThrow({ where: { id }, include: withRenamer });

builder.queryFields((t) => ({
  managedCountries: t.field({
    type: [ManagedCountry],
    authScopes: { operator: true },
    description:
      'Every country that a listing or a city has or had, or that was renamed, most listings first. Operators only.',
    complexity: { field: 5, multiplier: 50 },
    resolve: (_root, _args, context) => listCountries(context),
  }),
  countryRenames: t.field({
    type: CountryRenameConnection,
    authScopes: { operator: true },
    description: 'The names that operators gave to countries, newest first. Operators only.',
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
      description: 'At most 80 characters, no name of another country; null or empty: the English one.',
    }),
    seenName: t.string({
      description: 'The name that was looked at: refused with CONFLICT where it is no longer the newest.',
    }),
  }),
});

builder.mutationFields((t) => ({
  renameCountry: t.field({
    type: CountryRename,
    authScopes: { operator: true },
    description:
      'Sets the displayed name of a country, or restores its English one. Exports use its code. Operators only.',
    args: { input: t.arg({ type: RenameCountryInput, required: true, description: 'The input.' }) },
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
