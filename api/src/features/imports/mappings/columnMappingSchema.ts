import { builder } from '../../../graphql/builder.ts';
import { offsetArgs } from '../../../graphql/connection.ts';
import { offsetConnection } from '../../../graphql/offsetConnection.ts';
import type { ColumnMapping as MappingRecord } from '../../../generated/prisma/client.ts';
import { forgetColumnMapping } from './forgetColumnMapping.ts';
import { listColumnMappings } from './listColumnMappings.ts';
import { saveColumnMapping } from './saveColumnMapping.ts';

const ColumnMapping = builder.prismaObject('ColumnMapping', {
  description: 'An operator’s mapping of a header’s columns; used for every file with the same header.',
  fields: (t) => ({
    id: t.exposeInt('id', { description: 'Number of the mapping.' }),
    header: t.exposeStringList('header', { description: 'Names in the header, at most 200 of them.' }),
    mapping: t.field({
      type: 'JSON',
      description:
        'Header, letters or number of a column -> field of Business; an empty field leaves it out.',
      resolve: (record) => record.mapping,
    }),
    releasedColumns: t.exposeStringList('releasedColumns', {
      description: 'Columns with personal data that are read nevertheless.',
    }),
    timesUsed: t.exposeInt('timesUsed', { description: 'Number of imports that used it.' }),
    operatorName: t.string({
      nullable: true,
      description: 'Operator who changed it last.',
      select: { operator: { select: { name: true } } },
      resolve: (record) => record.operator?.name ?? null,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was created.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When it was last changed.' }),
    lastUsedAt: t.expose('lastUsedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was last used; null if never.',
    }),
  }),
});

const ColumnMappingConnection = offsetConnection<MappingRecord>('ColumnMappingConnection', ColumnMapping, {
  page: 'A page of saved mappings.',
  nodes: 'The mappings.',
  totalCount: 'All saved mappings.',
});

builder.queryField('columnMappings', (t) =>
  t.field({
    type: ColumnMappingConnection,
    authScopes: { operator: true },
    description: 'Stored mappings of spreadsheet columns, last changed first. Operators only.',
    args: offsetArgs(20),
    complexity: (args) => ({ field: 5, multiplier: args.first ?? 20 }),
    resolve: (_root, args, context) => listColumnMappings(context, args),
  }),
);

const SaveColumnMappingInput = builder.inputType('SaveColumnMappingInput', {
  description: 'Mapping of the columns of a header.',
  fields: (t) => ({
    header: t.stringList({
      required: true,
      description: 'The header row of the file; case, accents and spaces are ignored.',
    }),
    mapping: t.field({
      type: 'JSON',
      required: true,
      description:
        'Header, letters or number of a column -> field of Business; an empty field leaves it out.',
    }),
    releasedColumns: t.stringList({
      description: 'Columns with personal data to read nevertheless, by header, letters or number.',
    }),
  }),
});

builder.mutationFields((t) => ({
  saveColumnMapping: t.prismaField({
    type: ColumnMapping,
    authScopes: { operator: true },
    description:
      'Stores a mapping for files with the same header, and replaces an earlier one. Operators only.',
    args: {
      input: t.arg({
        type: SaveColumnMappingInput,
        required: true,
        description: 'The header, and the mapping of its columns.',
      }),
    },
    resolve: (_query, _root, { input }, context) => saveColumnMapping(context, input),
  }),
  forgetColumnMapping: t.prismaField({
    type: ColumnMapping,
    authScopes: { operator: true },
    description: 'Deletes a stored mapping and returns it. Operators only.',
    args: { id: t.arg.int({ required: true, description: 'Number of the mapping.' }) },
    resolve: (_query, _root, args, context) => forgetColumnMapping(context, args.id),
  }),
}));
