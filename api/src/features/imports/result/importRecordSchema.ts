import { LocalizableMessage } from '../../../graphql/localizableMessage.ts';
import { readMessageData } from '../../../../../domain/messages/messageData.ts';
import { readResult } from '../../../jobs/readStored.ts';
import { builder } from '../../../graphql/builder.ts';
import { offsetArgs } from '../../../graphql/connection.ts';
import { importFigureEntries } from './importFigures.ts';
import { appliedBy } from './appliedBy.ts';
import { columnsOf, ImportColumnType } from './importColumnSchema.ts';
import {
  listAmbiguousMatches,
  listLeftovers,
  listOutcomes,
  listProblems,
  listWarnings,
} from './importRows.ts';
import {
  ImportDoubtConnection,
  ImportLeftoverConnection,
  ImportProblemConnection,
  ImportRowConnection,
  RowOutcomeEnum,
} from './importRowsSchema.ts';
import { ImportWarningConnection } from './importWarningsSchema.ts';
import { reviewCounts } from './reviewCounts.ts';
import { ImportReviewCounts } from './reviewCountsSchema.ts';
import { undoResult, type UndoResult } from '../undo/undoResult.ts';
import { secondsLeft } from '../run/secondsLeft.ts';
import { undoDays, undoableUntil } from '../undo/undoImport.ts';
import { unreadSheets } from '../stage/unreadSheets.ts';

const ImportStatus = builder.enumType('ImportStatus', {
  description: 'Status of an import.',
  values: {
    QUEUED: { description: 'Waiting for a worker.' },
    READING: { description: 'The file is being read; nothing was changed yet.' },
    MERGING: {
      description: 'Rows are matched with listings and applied in one transaction.',
    },
    DONE: { description: 'It was applied; for a dry run: it is complete.' },
    FAILED: { description: 'It failed and changed nothing.' },
    CANCELLED: { description: 'Cancelled by an operator; nothing was changed.' },
    UNDONE: { description: 'It was applied and undone.' },
    NEEDS_ANSWERS: {
      description:
        'Waiting for an operator to map columns; nothing was changed. See questions and answerImport.',
    },
  } as const,
});

export const DoubtPolicy = builder.enumType('DoubtPolicy', {
  description: 'Handling of ambiguous rows, which may or may not match an existing listing.',
  values: {
    ASK: { description: 'Ambiguous rows wait for an operator.' },
    CREATE: { description: 'Each ambiguous row creates a listing.' },
    SKIP: { description: 'Ambiguous rows are skipped.' },
  } as const,
});

const ImportUndo = builder.objectRef<UndoResult>('ImportUndo').implement({
  description: 'Result of undoing an import.',
  fields: (t) => ({
    deleted: t.exposeInt('deleted', {
      description: 'Number of deleted listings, which the import had created.',
    }),
    restored: t.exposeInt('restored', {
      description: 'Number of listings whose former values were restored.',
    }),
    left: t.exposeInt('left', {
      description: 'Number of listings that were skipped, because they had been edited since.',
    }),
    reviewsDeleted: t.exposeInt('reviewsDeleted', {
      description: 'Number of deleted reviews, which the import had added.',
    }),
    reviewsKept: t.int({
      description: 'Number of its reviews that operators hid or removed; they stay so.',
      resolve: ({ reviewsKept }) => reviewsKept ?? 0,
    }),
    categoriesDeleted: t.exposeInt('categoriesDeleted', {
      description: 'Number of categories that the import had created and that became empty.',
    }),
    citiesDeleted: t.exposeInt('citiesDeleted', {
      description: 'Number of cities that the import had created and that became empty.',
    }),
    demoRestored: t.exposeInt('demoRestored', {
      description: 'Number of restored demo listings, which the import had replaced.',
    }),
    mappingsRestored: t.int({
      description:
        'Number of stored mappings of columns that the import had stored: the former ones count again, or none.',
      resolve: ({ mappingsRestored }) => mappingsRestored ?? 0,
    }),
  }),
});

export const Import = builder.prismaObject('Import', {
  description: 'One uploaded spreadsheet.',
  fields: (t) => ({
    id: t.exposeInt('id', { description: 'Number of the import.' }),
    status: t.expose('status', { type: ImportStatus, description: 'Status.' }),
    fileName: t.exposeString('fileName', { description: 'Name of the uploaded file.' }),
    fileSize: t.float({
      description: 'Size of the file in bytes.',
      resolve: (record) => Number(record.fileSize),
    }),
    rowsRead: t.exposeInt('rowsRead', { description: 'Number of rows read so far, of all sheets.' }),
    fileRows: t.int({
      nullable: true,
      description: 'Number of rows of all sheets; null until the file is read.',
      resolve: ({ totalRows, rowsRead }) => (totalRows === null ? null : rowsRead),
    }),
    ...Object.fromEntries(
      importFigureEntries.map(([name, { description, isNullable, graphName = name }]) => [
        graphName,
        // Pothos needs a literal type per field; nullability follows from the same declaration.
        t.exposeInt(name as 'totalRows', { nullable: (isNullable ?? false) as true, description }),
      ]),
    ),
    problemsOmitted: t.exposeInt('problemsOmitted', {
      description: 'Number of problems that were counted but not stored; the first 10,000 are stored.',
    }),
    reviewCounts: t.field({
      type: ImportReviewCounts,
      nullable: true,
      description:
        'Reviews in the file; null until the import is done, and for imports of releases that counted reviews as listings.',
      resolve: reviewCounts,
    }),
    isDryRun: t.exposeBoolean('isDryRun', {
      description:
        'Whether it is a dry run: it changes nothing, and its figures show what an import would do.',
    }),
    dryRunId: t.exposeInt('dryRunId', { nullable: true, description: 'Dry run that it applies.' }),
    appliedBy: t.prismaField({
      type: 'Import',
      nullable: true,
      description:
        'The last import that applied this dry run, or does so now; null without one. Failed, cancelled and undone ones do not count.',
      resolve: (_query, record, _args, context) => (record.isDryRun ? appliedBy(context, record.id) : null),
    }),
    overwriteEdited: t.exposeBoolean('overwriteEdited', {
      description: 'Whether it also overwrites fields that an operator edited.',
    }),
    doubtPolicy: t.expose('doubtPolicy', {
      type: DoubtPolicy,
      description: 'Handling of ambiguous rows.',
    }),
    defaultCountry: t.exposeString('defaultCountry', {
      nullable: true,
      description: 'Country of rows without any other evidence of a country; null if none was given.',
    }),
    mapping: t.field({
      type: 'JSON',
      nullable: true,
      description: 'Header to field, as the operator gave it.',
      resolve: (record) => record.mapping,
    }),
    hasFile: t.boolean({
      description:
        'Whether its file is still stored, so that it can be retried and its refused rows downloaded.',
      resolve: (record) => record.fileKey !== null,
    }),
    estimatedRows: t.int({
      nullable: true,
      description:
        'Estimated number of rows of all sheets, from earlier files of its kind; the exact number once the file is read. Null without an estimate.',
      resolve: ({ totalRows, rowsRead, estimatedRows }) =>
        totalRows === null ? estimatedRows && Math.max(estimatedRows, rowsRead) : rowsRead,
    }),
    secondsLeft: t.int({
      nullable: true,
      description: 'Estimated seconds until it is done.',
      resolve: (record) => secondsLeft(record, new Date()),
    }),
    undoableUntil: t.field({
      type: 'DateTime',
      nullable: true,
      description: `Until when it can be undone: ${undoDays} days after it was applied. Null if there is nothing to undo, or it is too late.`,
      resolve: (record) => {
        const until = undoableUntil(record);
        return until && until > new Date() ? until : null;
      },
    }),
    undoStatus: t.string({
      nullable: true,
      description: 'QUEUED, RUNNING, DONE, FAILED or CANCELLED, once an undo was requested.',
      select: { undoJob: { select: { status: true } } },
      resolve: (record) => record.undoJob?.status ?? null,
    }),
    undoneAt: t.expose('undoneAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was undone; null if it was not.',
    }),
    undo: t.field({
      type: ImportUndo,
      nullable: true,
      description: 'Result of the undo.',
      resolve: (record) => readResult(undoResult, record.undoResult),
    }),
    leftByUndo: t.field({
      type: ImportLeftoverConnection,
      description: 'Listings that the undo skipped, because they had been edited.',
      args: offsetArgs(50),
      resolve: (record, args, context) => listLeftovers(context, record.id, args),
    }),
    rows: t.field({
      type: ImportRowConnection,
      description: 'Results of a dry run by row, in the order of the file; empty for other imports.',
      args: {
        outcome: t.arg({ type: RowOutcomeEnum, description: 'Only rows with this outcome.' }),
        ...offsetArgs(50),
      },
      resolve: (record, args, context) => listOutcomes(context, record.id, args),
    }),
    doubts: t.field({
      type: ImportDoubtConnection,
      description: 'Rows with an ambiguous match, in the order of the file.',
      args: {
        isOpen: t.arg.boolean({ description: 'True: undecided rows. False: decided rows.' }),
        ...offsetArgs(50),
      },
      resolve: (record, args, context) => listAmbiguousMatches(context, record.id, args),
    }),
    imported: t.int({
      description: 'Number of rows that were not refused.',
      resolve: (record) => (record.status === 'DONE' ? (record.totalRows ?? 0) - record.refused : 0),
    }),
    columns: t.field({
      type: [ImportColumnType],
      description: 'Columns of all sheets, and their mapping.',
      resolve: columnsOf,
    }),
    questions: t.field({
      type: [ImportColumnType],
      description:
        'Columns with an uncertain mapping. An import in status NEEDS_ANSWERS waits for answers; a dry run only lists them.',
      resolve: (record) => columnsOf(record).filter(({ isAsked }) => isAsked),
    }),
    releasedColumns: t.exposeStringList('releasedColumns', {
      description: 'Columns with personal data that are read nevertheless, by header, letters or number.',
    }),
    warnings: t.field({
      type: ImportWarningConnection,
      description:
        'Values that could not be read and were left empty, in the order of the file; at most 10,000 are stored.',
      args: offsetArgs(50),
      resolve: (record, args, context) => listWarnings(context, record.id, args),
    }),
    unreadSheets: t.stringList({
      description: 'Sheets that were skipped, because none of their columns names listings.',
      resolve: (record) => unreadSheets(columnsOf(record)),
    }),
    problems: t.field({
      type: ImportProblemConnection,
      description: 'Problems of refused rows and reviews, in the order of the file.',
      args: offsetArgs(50),
      resolve: (record, args, context) => listProblems(context, record.id, args),
    }),
    errorCode: t.exposeString('errorCode', {
      nullable: true,
      description: 'Error code; null if it did not fail.',
    }),
    errorMessage: t.exposeString('errorMessage', {
      nullable: true,
      description: 'Reason of the failure, in English.',
    }),
    errorData: t.field({
      type: LocalizableMessage,
      nullable: true,
      description: 'Reason of the failure; null if it did not fail, or an earlier release ran it.',
      resolve: ({ errorData }) => readMessageData(errorData),
    }),
    operatorName: t.string({
      nullable: true,
      description: 'Operator who started it; null if it was not an operator.',
      select: { operator: { select: { name: true } } },
      resolve: (record) => record.operator?.name ?? null,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was requested.' }),
    startedAt: t.expose('startedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When a worker last started it; null while it waits.',
    }),
    finishedAt: t.expose('finishedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it ended or stopped for questions; null before.',
    }),
  }),
});
