import { builder } from '../../graphql/builder.ts';
import { offsetArgs } from '../../graphql/connection.ts';
import { offsetConnection } from '../../graphql/offsetConnection.ts';
import type { Import as ImportRecord } from '../../generated/prisma/client.ts';
import { cancelImport } from './run/cancelImport.ts';
import { answerImport } from './questions/answerImport.ts';
import { decideAmbiguousMatch } from './questions/decideAmbiguousMatch.ts';
import { listImports } from './result/listImports.ts';
import { MatchDecision, ImportDoubtType } from './result/importRowsSchema.ts';
import { DoubtPolicy, Import } from './result/importRecordSchema.ts';
import { retryImport } from './run/retryImport.ts';
import { undoDays, undoImport } from './undo/undoImport.ts';
import { startUploadedImport } from './upload/startUploadedImport.ts';

const ImportConnection = offsetConnection<ImportRecord>('ImportConnection', Import, {
  page: 'A page of imports.',
  nodes: 'The imports.',
  totalCount: 'Number of imports, without the one of the demo data.',
});

builder.queryFields((t) => ({
  import: t.prismaField({
    type: 'Import',
    nullable: true,
    authScopes: { operator: true },
    description: 'An import by its id. Operators only.',
    args: { id: t.arg.int({ required: true, description: 'Number of the import.' }) },
    resolve: (query, _root, args, context) =>
      context.db.prisma.import.findUnique({ ...query, where: { id: args.id } }),
  }),
  imports: t.field({
    type: ImportConnection,
    authScopes: { operator: true },
    description: 'Imports, newest first. Operators only.',
    args: offsetArgs(20),
    complexity: (args) => ({ field: 5, multiplier: args.first ?? 20 }),
    resolve: (_root, args, context) => listImports(context, args),
  }),
}));

const StartImportInput = builder.inputType('StartImportInput', {
  description: 'A file to import, or a dry run to apply.',
  fields: (t) => ({
    file: t.field({ type: 'Upload', description: '.xlsx, .xls or .csv file of at most 500 MB.' }),
    dryRunId: t.int({
      description:
        'Dry run to apply or, with dryRun, to repeat, instead of a file. Other fields override its settings.',
    }),
    mapping: t.field({
      type: 'JSON',
      description:
        'Header, letters or number of a column, of one sheet as `Sheet2!C` -> field of Business, for columns that the header does not identify.',
    }),
    releasedColumns: t.stringList({
      description: 'Columns with personal data to read nevertheless, by header, letters or number.',
    }),
    dryRun: t.boolean({ description: 'Only report what would change.' }),
    overwriteEdited: t.boolean({ description: 'Also overwrite fields that an operator edited.' }),
    doubts: t.field({ type: DoubtPolicy, description: 'Handling of ambiguous rows; default ASK.' }),
    defaultCountry: t.string({
      description:
        'Country of rows without any other evidence of a country, as an ISO 3166-1 code or a name; an empty string for none. Anything else is BAD_INPUT.',
    }),
    idempotencyKey: t.string({
      description:
        'Requests with the same key and file return the same import; with another file they fail with CONFLICT.',
    }),
  }),
});

const DecideImportDoubtInput = builder.inputType('DecideImportDoubtInput', {
  description: 'Decision about an ambiguous row.',
  fields: (t) => ({
    id: t.int({ required: true, description: 'Id of the ambiguous row.' }),
    decision: t.field({ type: MatchDecision, required: true, description: 'The decision.' }),
    businessId: t.int({ description: 'Id of the matching listing; required for MERGE.' }),
  }),
});

const AnswerImportInput = builder.inputType('AnswerImportInput', {
  description: 'Answers to the questions of an import about its columns.',
  fields: (t) => ({
    id: t.int({ required: true, description: 'Number of the import.' }),
    mapping: t.field({
      type: 'JSON',
      description:
        'Header, letters or number of a column, of one sheet as `Sheet2!C` -> field of Business; an empty field leaves it out. A question that is not mentioned is answered with the proposed reading.',
    }),
    releasedColumns: t.stringList({
      description: 'Columns with personal data to read nevertheless, by header, letters or number.',
    }),
  }),
});

builder.mutationFields((t) => ({
  answerImport: t.prismaField({
    type: 'Import',
    authScopes: { operator: true },
    description:
      'Answers the questions of an import about its columns, and continues it. The answers are stored for files with the same header. Operators only.',
    args: {
      input: t.arg({
        type: AnswerImportInput,
        required: true,
        description: 'The import, and the mapping of its columns.',
      }),
    },
    resolve: (_query, _root, { input }, context) => answerImport(context, input.id, input),
  }),
  startImport: t.prismaField({
    type: 'Import',
    authScopes: { operator: true },
    description:
      'Uploads a spreadsheet, or takes that of a dry run, and queues its import; query its progress by its id. Operators only.',
    args: {
      input: t.arg({
        type: StartImportInput,
        required: true,
        description: 'The file or dry run, and options.',
      }),
    },
    resolve: (_query, _root, { input }, context) => startUploadedImport(context, input),
  }),
  cancelImport: t.prismaField({
    type: 'Import',
    authScopes: { operator: true },
    description: 'Cancels an import that was not applied yet. Operators only.',
    args: { id: t.arg.int({ required: true, description: 'Number of the import.' }) },
    resolve: (_query, _root, args, context) => cancelImport(context, args.id),
  }),
  retryImport: t.prismaField({
    type: 'Import',
    authScopes: { operator: true },
    description: 'Queues a failed or cancelled import again, with its stored file. Operators only.',
    args: { id: t.arg.int({ required: true, description: 'Number of the import.' }) },
    resolve: (_query, _root, args, context) => retryImport(context, args.id),
  }),
  undoImport: t.prismaField({
    type: 'Import',
    authScopes: { operator: true },
    description: `Queues the undo of an import that was applied within the last ${undoDays} days. Listings that were edited since stay unchanged. Operators only.`,
    args: { id: t.arg.int({ required: true, description: 'Number of the import.' }) },
    resolve: (_query, _root, args, context) => undoImport(context, args.id),
  }),
  decideImportDoubt: t.field({
    type: ImportDoubtType,
    authScopes: { operator: true },
    description: 'Decides about an ambiguous row. Operators only.',
    args: {
      input: t.arg({
        type: DecideImportDoubtInput,
        required: true,
        description: 'The row and the decision.',
      }),
    },
    resolve: (_root, { input }, context) => decideAmbiguousMatch(context, input.id, input),
  }),
}));
