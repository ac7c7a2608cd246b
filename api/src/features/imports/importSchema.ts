import type { FileUpload } from 'graphql-upload/GraphQLUpload.mjs';
import { builder } from '../../graphql/builder.ts';
import { PageInfo } from '../../graphql/pageInfo.ts';
import { AppError } from '../../lib/errors.ts';
import { checkPaging, cutPage, type PagingArgs } from '../../lib/paging.ts';
import type { Context } from '../../lib/context.ts';
import type {
  Import as ImportRecord,
  ImportProblem as ProblemRecord,
} from '../../generated/prisma/client.ts';
import { cancelImport } from './cancelImport.ts';
import { checkMapping } from './columnMappings/checkMapping.ts';
import { decideImportDoubt } from './decideImportDoubt.ts';
import { listDoubts, listLeftovers, listOutcomes } from './importRows.ts';
import {
  DoubtDecisionEnum,
  ImportDoubtConnection,
  ImportDoubtType,
  ImportLeftoverConnection,
  ImportRowConnection,
  RowOutcomeEnum,
} from './importRowsSchema.ts';
import { retryImport } from './retryImport.ts';
import type { UndoResult } from './runUndo.ts';
import { secondsLeft } from './secondsLeft.ts';
import { startFromDryRun, startImport } from './startImport.ts';
import { keptDays, undoableUntil, undoImport } from './undoImport.ts';

interface ColumnRecord {
  sheet: string;
  header: string;
  field: string | null;
  how?: 'given' | 'remembered' | 'name' | 'content' | 'none' | 'private';
  sample: string | null;
}

const ImportStatus = builder.enumType('ImportStatus', {
  description: 'How far an import is.',
  values: {
    QUEUED: { description: 'It waits for a worker.' },
    READING: { description: 'Its file is being read; nothing is changed yet.' },
    MERGING: {
      description: 'Its rows are being compared with the listings and put among them, all at once.',
    },
    DONE: { description: 'It landed; of a dry run, all is found out.' },
    FAILED: { description: 'It ended with an error and changed nothing.' },
    CANCELLED: { description: 'An operator stopped it; it changed nothing.' },
    UNDONE: { description: 'It landed and was taken back.' },
  } as const,
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

const DoubtPolicy = builder.enumType('DoubtPolicy', {
  description: 'What happens to rows that may or may not be a listing that is there already.',
  values: {
    ASK: { description: 'They wait for an operator.' },
    CREATE: { description: 'Each becomes a listing of its own.' },
    SKIP: { description: 'They are left out.' },
  } as const,
});

const ImportUndo = builder.objectRef<UndoResult>('ImportUndo').implement({
  description: 'What undoing an import did.',
  fields: (t) => ({
    deleted: t.exposeInt('deleted', { description: 'Listings that the import had made.' }),
    restored: t.exposeInt('restored', { description: 'Listings that have their former values again.' }),
    left: t.exposeInt('left', { description: 'Listings that were edited since and stay as they are.' }),
    reviewsDeleted: t.exposeInt('reviewsDeleted', { description: 'Reviews that the import had brought.' }),
    categoriesDeleted: t.exposeInt('categoriesDeleted', {
      description: 'Categories that the import had made and that are empty now.',
    }),
    citiesDeleted: t.exposeInt('citiesDeleted', {
      description: 'Cities that the import had made and that are empty now.',
    }),
    demoRestored: t.exposeInt('demoRestored', {
      description: 'Listings of the demonstration that the import had replaced.',
    }),
  }),
});

const ImportColumn = builder.objectRef<ColumnRecord>('ImportColumn').implement({
  description: 'A column of the file and what it was taken for.',
  fields: (t) => ({
    sheet: t.exposeString('sheet', {
      description: 'Sheet that it stands in; of a CSV file, the name of the file.',
    }),
    header: t.exposeString('header', { description: 'Its header as the file has it.' }),
    field: t.exposeString('field', { nullable: true, description: 'Null: not taken.' }),
    how: t.field({
      type: ColumnRecognition,
      description: 'How it came to mean that.',
      resolve: (column) => column.how ?? 'none',
    }),
    sample: t.exposeString('sample', { nullable: true, description: 'The first value found in it.' }),
  }),
});

const ImportProblem = builder.prismaObject('ImportProblem', {
  description: 'Why a row was refused.',
  fields: (t) => ({
    id: t.exposeInt('id', { description: 'Number of the problem.' }),
    sheet: t.exposeString('sheet', {
      description: 'Sheet that it stands in; of a CSV file, the name of the file.',
    }),
    rowNumber: t.exposeInt('rowNumber', { description: 'As the spreadsheet shows it.' }),
    column: t.exposeString('column', {
      nullable: true,
      description: 'Header of the cell at fault; null where the whole row is.',
    }),
    value: t.exposeString('value', {
      nullable: true,
      description: 'What stands there, cut where it is long; null where nothing does.',
    }),
    code: t.exposeString('code', {
      description: 'Kind of fault, such as NAME_MISSING, TOO_LONG or BAD_INPUT.',
    }),
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
      nodes: t.expose('nodes', {
        type: [ImportProblem],
        description: 'The refused rows.',
        complexity: { field: 1, multiplier: 1 },
      }),
      totalCount: t.int({
        description: 'All refused rows of the import.',
        resolve: (page, _args, context) =>
          context.db.prisma.importProblem.count({ where: { importId: page.importId } }),
      }),
      pageInfo: t.expose('pageInfo', { type: PageInfo, description: 'Where the page ends.' }),
    }),
  });

const Import = builder.prismaObject('Import', {
  description: 'One uploaded spreadsheet on its way into the directory.',
  fields: (t) => ({
    id: t.exposeInt('id', { description: 'Number of the import.' }),
    status: t.expose('status', { type: ImportStatus, description: 'How far it is.' }),
    fileName: t.exposeString('fileName', { description: 'Name of the file as it was uploaded.' }),
    fileSize: t.float({ description: 'Bytes.', resolve: (record) => Number(record.fileSize) }),
    rowsRead: t.exposeInt('rowsRead', { description: 'Rows read so far.' }),
    totalRows: t.exposeInt('totalRows', { nullable: true, description: 'Known once the file is read.' }),
    created: t.exposeInt('created', { description: 'Listings that it made.' }),
    updated: t.exposeInt('updated', { description: 'Listings that it changed.' }),
    unchanged: t.exposeInt('unchanged', {
      description: 'Rows whose listing had all that they say, and rows in doubt.',
    }),
    merged: t.exposeInt('merged', {
      description: 'Rows that meant a place which another row of the file had named.',
    }),
    refused: t.exposeInt('refused', { description: 'Rows that were refused; see problems.' }),
    doubtful: t.exposeInt('doubtful', {
      description: 'Rows among the unchanged ones that wait for a decision.',
    }),
    isDryRun: t.exposeBoolean('isDryRun', {
      description: 'It changed nothing; its figures say what an import would do.',
    }),
    dryRunId: t.exposeInt('dryRunId', { nullable: true, description: 'The dry run that it carries out.' }),
    overwriteEdited: t.exposeBoolean('overwriteEdited', {
      description: 'It also changes fields that an operator edited by hand.',
    }),
    doubtPolicy: t.expose('doubtPolicy', {
      type: DoubtPolicy,
      description: 'What happens to its rows in doubt.',
    }),
    mapping: t.field({
      type: 'JSON',
      nullable: true,
      description: 'Header to field, as the operator gave it.',
      resolve: (record) => record.mapping,
    }),
    hasFile: t.boolean({
      description: 'Its file is still kept, so that it can be retried and its refused rows handed back.',
      resolve: (record) => record.fileKey !== null,
    }),
    secondsLeft: t.int({
      nullable: true,
      description: 'Seconds until it is done, as far as can be said.',
      resolve: (record) => secondsLeft(record, new Date()),
    }),
    undoableUntil: t.field({
      type: 'DateTime',
      nullable: true,
      description: `It can be undone until then, ${keptDays} days after it landed; null where there is nothing to undo.`,
      resolve: (record) => undoableUntil(record),
    }),
    undoStatus: t.string({
      nullable: true,
      description: 'QUEUED, RUNNING, DONE, FAILED or CANCELLED, once somebody asked to undo it.',
      select: { undoJob: { select: { status: true } } },
      resolve: (record) => record.undoJob?.status ?? null,
    }),
    undoneAt: t.expose('undoneAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was undone; null where it was not.',
    }),
    undo: t.field({
      type: ImportUndo,
      nullable: true,
      description: 'What the undo did.',
      resolve: (record) => record.undoResult as unknown as UndoResult | null,
    }),
    leftByUndo: t.field({
      type: ImportLeftoverConnection,
      description: 'Listings that the undo left as they were, since somebody had edited them.',
      args: {
        first: t.arg.int({ defaultValue: 50, description: 'At most 100.' }),
        offset: t.arg.int({ description: 'How many to leave out first.' }),
      },
      resolve: (record, args, context) => listLeftovers(context, record.id, args),
    }),
    rows: t.field({
      type: ImportRowConnection,
      description: 'What a dry run found, row by row in the order of the file; empty for other imports.',
      args: {
        outcome: t.arg({ type: RowOutcomeEnum, description: 'Only rows that would end so.' }),
        first: t.arg.int({ defaultValue: 50, description: 'At most 100.' }),
        offset: t.arg.int({ description: 'How many to leave out first.' }),
      },
      resolve: (record, args, context) => listOutcomes(context, record.id, args),
    }),
    doubts: t.field({
      type: ImportDoubtConnection,
      description: 'Rows in doubt, in the order of the file.',
      args: {
        isOpen: t.arg.boolean({ description: 'True: those that wait; false: those that were decided.' }),
        first: t.arg.int({ defaultValue: 50, description: 'At most 100.' }),
        offset: t.arg.int({ description: 'How many to leave out first.' }),
      },
      resolve: (record, args, context) => listDoubts(context, record.id, args),
    }),
    imported: t.int({
      description: 'Rows that were not refused.',
      resolve: (record) => (record.status === 'DONE' ? (record.totalRows ?? 0) - record.refused : 0),
    }),
    categoriesCreated: t.exposeInt('categoriesCreated', { description: 'Categories that it made.' }),
    citiesFound: t.exposeInt('citiesFound', {
      description: 'Cities that its rows lie in, known before or not.',
    }),
    columns: t.field({
      type: [ImportColumn],
      description: 'The columns of all sheets and what they were taken for.',
      resolve: (record) => record.columns as unknown as ColumnRecord[],
    }),
    problems: t.field({
      type: ImportProblemConnection,
      description: 'Refused rows, in the order of the file.',
      args: {
        first: t.arg.int({ defaultValue: 50, description: 'At most 100.' }),
        offset: t.arg.int({ description: 'How many to leave out first.' }),
      },
      resolve: (record, args, context) => listProblems(context, record.id, args),
    }),
    errorCode: t.exposeString('errorCode', {
      nullable: true,
      description: 'Code of the error that ended it; null where none did.',
    }),
    errorMessage: t.exposeString('errorMessage', { nullable: true, description: 'In Turkish.' }),
    operatorName: t.string({
      nullable: true,
      description: 'Who started it; null where no operator did.',
      select: { operator: { select: { name: true } } },
      resolve: (record) => record.operator?.name ?? null,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was asked for.' }),
    startedAt: t.expose('startedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When a worker last began with it; null while it waits.',
    }),
    finishedAt: t.expose('finishedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it ended, well or not; null before.',
    }),
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
      nodes: t.expose('nodes', {
        type: [Import],
        description: 'The imports.',
        complexity: { field: 1, multiplier: 1 },
      }),
      totalCount: t.int({
        description: 'All imports but that of the demonstration.',
        resolve: (_page, _args, context) => context.db.prisma.import.count({ where: { isDemo: false } }),
      }),
      pageInfo: t.expose('pageInfo', { type: PageInfo, description: 'Where the page ends.' }),
    }),
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
    args: {
      first: t.arg.int({ defaultValue: 20, description: 'At most 100.' }),
      offset: t.arg.int({ description: 'How many to leave out first.' }),
    },
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
  description: 'A file, or a dry run whose file is imported.',
  fields: (t) => ({
    file: t.field({ type: 'Upload', description: '.xlsx, .xls or .csv, at most 500 MB.' }),
    dryRunId: t.int({ description: 'In place of a file: the dry run to carry out, with its settings.' }),
    mapping: t.field({
      type: 'JSON',
      description:
        'Header (or column letter) to field of Business, for columns whose names do not say what they hold.',
    }),
    dryRun: t.boolean({ description: 'Say what would happen, and change nothing.' }),
    overwriteEdited: t.boolean({ description: 'Also change fields that an operator edited by hand.' }),
    doubts: t.field({ type: DoubtPolicy, description: 'ASK when left out.' }),
    idempotencyKey: t.string({
      description: 'The same key with the same file is the same import; with another it is a CONFLICT.',
    }),
  }),
});

const DecideImportDoubtInput = builder.inputType('DecideImportDoubtInput', {
  description: 'What becomes of a row in doubt.',
  fields: (t) => ({
    id: t.int({ required: true, description: 'Number of the row in doubt.' }),
    decision: t.field({ type: DoubtDecisionEnum, required: true, description: 'What becomes of it.' }),
    businessId: t.int({ description: 'With MERGE: the listing that it belongs to.' }),
  }),
});

builder.mutationFields((t) => ({
  startImport: t.prismaField({
    type: 'Import',
    authScopes: { operator: true },
    description:
      'Uploads a spreadsheet, or takes that of a dry run, and queues its import; follow it by its id. Operators only.',
    args: {
      input: t.arg({
        type: StartImportInput,
        required: true,
        description: 'The file or dry run, and how to import it.',
      }),
    },
    resolve: async (_query, _root, { input }, context) => {
      const options = {
        mapping: input.mapping == null ? null : checkMapping(input.mapping),
        idempotencyKey: input.idempotencyKey ?? null,
        ...(input.overwriteEdited == null ? {} : { overwriteEdited: input.overwriteEdited }),
        ...(input.doubts == null ? {} : { doubtPolicy: input.doubts }),
      };
      if ((input.file == null) === (input.dryRunId == null)) {
        throw new AppError('BAD_INPUT', 'Give either file or dryRunId.', { file: 'or dryRunId' });
      }
      if (input.dryRunId != null) return startFromDryRun(context, input.dryRunId, options);
      const upload = (await input.file) as FileUpload;
      return startImport(context, {
        ...options,
        isDryRun: input.dryRun ?? false,
        content: upload.createReadStream(),
        fileName: upload.filename,
      });
    },
  }),
  cancelImport: t.prismaField({
    type: 'Import',
    authScopes: { operator: true },
    description: 'Stops an import that has not landed yet. Operators only.',
    args: { id: t.arg.int({ required: true, description: 'Number of the import.' }) },
    resolve: (_query, _root, args, context) => cancelImport(context, args.id),
  }),
  retryImport: t.prismaField({
    type: 'Import',
    authScopes: { operator: true },
    description:
      'Queues an import that failed or was stopped once more, with the file that was kept. Operators only.',
    args: { id: t.arg.int({ required: true, description: 'Number of the import.' }) },
    resolve: (_query, _root, args, context) => retryImport(context, args.id),
  }),
  undoImport: t.prismaField({
    type: 'Import',
    authScopes: { operator: true },
    description: `Queues the undoing of an import that landed within the last ${keptDays} days. Listings that were edited since stay as they are. Operators only.`,
    args: { id: t.arg.int({ required: true, description: 'Number of the import.' }) },
    resolve: (_query, _root, args, context) => undoImport(context, args.id),
  }),
  decideImportDoubt: t.field({
    type: ImportDoubtType,
    authScopes: { operator: true },
    description: 'Decides about a row in doubt. Operators only.',
    args: {
      input: t.arg({
        type: DecideImportDoubtInput,
        required: true,
        description: 'The row and the decision.',
      }),
    },
    resolve: (_root, { input }, context) => decideImportDoubt(context, input.id, input),
  }),
}));
