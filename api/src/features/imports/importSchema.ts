import type { FileUpload } from 'graphql-upload/GraphQLUpload.mjs';
import { builder } from '../../graphql/builder.ts';
import { PageInfo } from '../../graphql/pageInfo.ts';
import { checkPaging, cutPage, type PagingArgs } from '../../lib/paging.ts';
import type { Context } from '../../lib/context.ts';
import type {
  Import as ImportRecord,
  ImportProblem as ProblemRecord,
} from '../../generated/prisma/client.ts';
import { cancelImport } from './cancelImport.ts';
import { checkMapping } from './columnMappings/checkMapping.ts';
import { startImport } from './startImport.ts';

interface ColumnRecord {
  sheet: string;
  header: string;
  field: string | null;
  how?: 'given' | 'remembered' | 'name' | 'content' | 'none' | 'private';
  sample: string | null;
}

const ImportStatus = builder.enumType('ImportStatus', {
  description: 'How far an import is.',
  values: ['QUEUED', 'READING', 'MERGING', 'DONE', 'FAILED', 'CANCELLED'] as const,
});

const ColumnRecognition = builder.enumType('ColumnRecognition', {
  description: 'How a column of a spreadsheet came to mean what it means.',
  values: {
    GIVEN: { value: 'given', description: 'The mapping of this import says so.' },
    REMEMBERED: {
      value: 'remembered',
      description: 'A mapping of an earlier file with the same header says so.',
    },
    NAME: { value: 'name', description: 'Its header is known.' },
    CONTENT: { value: 'content', description: 'Its values leave no doubt.' },
    NONE: { value: 'none', description: 'Not known, so not taken.' },
    PRIVATE: { value: 'private', description: 'About persons: never read.' },
  } as const,
});

const ImportColumn = builder.objectRef<ColumnRecord>('ImportColumn').implement({
  description: 'A column of the file and what it was taken for.',
  fields: (t) => ({
    sheet: t.exposeString('sheet'),
    header: t.exposeString('header'),
    field: t.exposeString('field', { nullable: true, description: 'Null: not taken.' }),
    how: t.field({ type: ColumnRecognition, resolve: (column) => column.how ?? 'none' }),
    sample: t.exposeString('sample', { nullable: true, description: 'The first value found in it.' }),
  }),
});

const ImportProblem = builder.prismaObject('ImportProblem', {
  description: 'Why a row was refused.',
  fields: (t) => ({
    id: t.exposeInt('id'),
    sheet: t.exposeString('sheet'),
    rowNumber: t.exposeInt('rowNumber', { description: 'As the spreadsheet shows it.' }),
    column: t.exposeString('column', { nullable: true }),
    value: t.exposeString('value', { nullable: true }),
    code: t.exposeString('code'),
    message: t.exposeString('message', { description: 'In Turkish.' }),
  }),
});

const ImportProblemConnection = builder
  .objectRef<{
    importId: number;
    nodes: ProblemRecord[];
    pageInfo: { hasNextPage: boolean; endCursor: null };
  }>('ImportProblemConnection')
  .implement({
    description: 'A page of refused rows.',
    fields: (t) => ({
      nodes: t.expose('nodes', { type: [ImportProblem], complexity: { field: 1, multiplier: 1 } }),
      totalCount: t.int({
        resolve: (page, _args, context) =>
          context.db.prisma.importProblem.count({ where: { importId: page.importId } }),
      }),
      pageInfo: t.expose('pageInfo', { type: PageInfo }),
    }),
  });

const Import = builder.prismaObject('Import', {
  description: 'One uploaded spreadsheet on its way into the directory.',
  fields: (t) => ({
    id: t.exposeInt('id'),
    status: t.expose('status', { type: ImportStatus }),
    fileName: t.exposeString('fileName'),
    fileSize: t.float({ description: 'Bytes.', resolve: (record) => Number(record.fileSize) }),
    rowsRead: t.exposeInt('rowsRead'),
    totalRows: t.exposeInt('totalRows', { nullable: true, description: 'Known once the file is read.' }),
    created: t.exposeInt('created'),
    updated: t.exposeInt('updated'),
    unchanged: t.exposeInt('unchanged'),
    merged: t.exposeInt('merged', {
      description: 'Rows that meant a place which another row of the file had named.',
    }),
    refused: t.exposeInt('refused'),
    imported: t.int({
      description: 'Rows that were not refused.',
      resolve: (record) => (record.status === 'DONE' ? (record.totalRows ?? 0) - record.refused : 0),
    }),
    categoriesCreated: t.exposeInt('categoriesCreated'),
    citiesFound: t.exposeInt('citiesFound'),
    columns: t.field({
      type: [ImportColumn],
      description: 'The columns of all sheets and what they were taken for.',
      resolve: (record) => record.columns as unknown as ColumnRecord[],
    }),
    problems: t.field({
      type: ImportProblemConnection,
      description: 'Refused rows, in the order of the file.',
      args: { first: t.arg.int({ defaultValue: 50 }), offset: t.arg.int() },
      resolve: (record, args, context) => listProblems(context, record.id, args),
    }),
    errorCode: t.exposeString('errorCode', { nullable: true }),
    errorMessage: t.exposeString('errorMessage', { nullable: true, description: 'In Turkish.' }),
    operatorName: t.string({
      nullable: true,
      select: { operator: { select: { name: true } } },
      resolve: (record) => record.operator?.name ?? null,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    startedAt: t.expose('startedAt', { type: 'DateTime', nullable: true }),
    finishedAt: t.expose('finishedAt', { type: 'DateTime', nullable: true }),
  }),
});

async function listProblems(context: Context, importId: number, args: PagingArgs) {
  const { first, offset } = checkPaging(context, args, 50);
  const rows = await context.db.prisma.importProblem.findMany({
    where: { importId },
    orderBy: { id: 'asc' },
    take: first + 1,
    skip: offset,
  });
  const { nodes, hasNextPage } = cutPage(rows, first);
  return { importId, nodes, pageInfo: { hasNextPage, endCursor: null } };
}

const ImportConnection = builder
  .objectRef<{ nodes: ImportRecord[]; pageInfo: { hasNextPage: boolean; endCursor: null } }>(
    'ImportConnection',
  )
  .implement({
    description: 'A page of imports.',
    fields: (t) => ({
      nodes: t.expose('nodes', { type: [Import], complexity: { field: 1, multiplier: 1 } }),
      totalCount: t.int({
        resolve: (_page, _args, context) => context.db.prisma.import.count({ where: { isDemo: false } }),
      }),
      pageInfo: t.expose('pageInfo', { type: PageInfo }),
    }),
  });

builder.queryFields((t) => ({
  import: t.prismaField({
    type: 'Import',
    nullable: true,
    authScopes: { operator: true },
    description: 'An import by its id. Operators only.',
    args: { id: t.arg.int({ required: true }) },
    resolve: (query, _root, args, context) =>
      context.db.prisma.import.findUnique({ ...query, where: { id: args.id } }),
  }),
  imports: t.field({
    type: ImportConnection,
    authScopes: { operator: true },
    description: 'Imports, newest first. Operators only.',
    args: { first: t.arg.int({ defaultValue: 20 }), offset: t.arg.int() },
    complexity: (args) => ({ field: 5, multiplier: args.first ?? 20 }),
    resolve: async (_root, args, context) => {
      const { first, offset } = checkPaging(context, args, 20);
      const rows = await context.db.prisma.import.findMany({
        where: { isDemo: false },
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        include: { operator: { select: { name: true } } },
        take: first + 1,
        skip: offset,
      });
      const { nodes, hasNextPage } = cutPage(rows, first);
      return { nodes, pageInfo: { hasNextPage, endCursor: null } };
    },
  }),
}));

const StartImportInput = builder.inputType('StartImportInput', {
  fields: (t) => ({
    file: t.field({ type: 'Upload', required: true, description: '.xlsx, .xls or .csv, at most 500 MB.' }),
    mapping: t.field({
      type: 'JSON',
      description:
        'Header (or column letter) to field of Business, for columns whose names do not say what they hold.',
    }),
  }),
});

builder.mutationFields((t) => ({
  startImport: t.prismaField({
    type: 'Import',
    authScopes: { operator: true },
    description: 'Uploads a spreadsheet and queues its import; follow it by its id. Operators only.',
    args: { input: t.arg({ type: StartImportInput, required: true }) },
    resolve: async (_query, _root, { input }, context) => {
      const upload: FileUpload = await input.file;
      return startImport(context, {
        content: upload.createReadStream(),
        fileName: upload.filename,
        mapping: asMapping(input.mapping),
      });
    },
  }),
  cancelImport: t.prismaField({
    type: 'Import',
    authScopes: { operator: true },
    description: 'Stops an import that has not landed yet. Operators only.',
    args: { id: t.arg.int({ required: true }) },
    resolve: (_query, _root, args, context) => cancelImport(context, args.id),
  }),
}));

function asMapping(value: unknown): Record<string, string> | null {
  return value == null ? null : checkMapping(value);
}
