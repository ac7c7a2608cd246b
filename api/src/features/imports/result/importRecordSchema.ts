import { LocalizableMessage } from '../../../graphql/localizableMessage.ts';
import { readMessageData } from '../../../../../domain/messages/messageData.ts';
import { builder } from '../../../graphql/builder.ts';
import { offsetArgs } from '../../../graphql/connection.ts';
import { columnsOf, ImportColumnType } from './importColumnSchema.ts';
import { listDoubts, listLeftovers, listOutcomes, listProblems, listWarnings } from './importRows.ts';
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
import type { UndoResult } from '../undo/runUndo.ts';
import { secondsLeft } from '../run/secondsLeft.ts';
import { undoDays, undoableUntil } from '../undo/undoImport.ts';
import { unreadSheets } from '../stage/unreadSheets.ts';

const ImportStatus = builder.enumType('ImportStatus', {
  description: 'Status of an import.',
  values: {
    QUEUED: { description: 'Waiting for a worker.' },
    READING: { description: 'Its file is being read; nothing is changed yet.' },
    MERGING: {
      description: 'Its rows are matched with the listings and applied in one transaction.',
    },
    DONE: { description: 'It was applied; a dry run is complete.' },
    FAILED: { description: 'It failed and changed nothing.' },
    CANCELLED: { description: 'An operator stopped it; it changed nothing.' },
    UNDONE: { description: 'It was applied and undone.' },
    NEEDS_ANSWERS: {
      description:
        'It was read and changed nothing: an operator must map some columns; see questions and answerImport.',
    },
  } as const,
});

export const DoubtPolicy = builder.enumType('DoubtPolicy', {
  description: 'Handling of rows that may or may not match an existing listing.',
  values: {
    ASK: { description: 'They wait for an operator.' },
    CREATE: { description: 'Each becomes a listing of its own.' },
    SKIP: { description: 'They are skipped.' },
  } as const,
});

const ImportUndo = builder.objectRef<UndoResult>('ImportUndo').implement({
  description: 'Result of undoing an import.',
  fields: (t) => ({
    deleted: t.exposeInt('deleted', { description: 'Listings that the import had made.' }),
    restored: t.exposeInt('restored', { description: 'Listings that have their former values again.' }),
    left: t.exposeInt('left', { description: 'Listings that were edited since and stay as they are.' }),
    reviewsDeleted: t.exposeInt('reviewsDeleted', {
      description: 'Reviews that the import had added, also those of listings that it had made.',
    }),
    reviewsKept: t.int({
      description: 'Reviews of it that operators hid or removed: they stay so, and are not shown.',
      resolve: ({ reviewsKept }) => reviewsKept ?? 0,
    }),
    categoriesDeleted: t.exposeInt('categoriesDeleted', {
      description: 'Categories that the import had made and that are empty now.',
    }),
    citiesDeleted: t.exposeInt('citiesDeleted', {
      description: 'Cities that the import had made and that are empty now.',
    }),
    demoRestored: t.exposeInt('demoRestored', {
      description: 'Sample listings that the import had replaced.',
    }),
  }),
});

export const Import = builder.prismaObject('Import', {
  description: 'One uploaded spreadsheet.',
  fields: (t) => ({
    id: t.exposeInt('id', { description: 'Number of the import.' }),
    status: t.expose('status', { type: ImportStatus, description: 'Its status.' }),
    fileName: t.exposeString('fileName', { description: 'Name of the file as it was uploaded.' }),
    fileSize: t.float({ description: 'Bytes.', resolve: (record) => Number(record.fileSize) }),
    rowsRead: t.exposeInt('rowsRead', { description: 'Rows read so far, of sheets of every kind.' }),
    fileRows: t.int({
      nullable: true,
      description: 'Rows of sheets of every kind; known once the file is read.',
      resolve: ({ totalRows, rowsRead }) => (totalRows === null ? null : rowsRead),
    }),
    totalRows: t.exposeInt('totalRows', {
      nullable: true,
      description:
        'Rows of listings, known once the file is read: created, updated, unchanged, merged and refused add up to it. A row of a sheet of reviews counts only where no row of a sheet of listings names its place, and once for each place.',
    }),
    created: t.exposeInt('created', { description: 'Listings that it made.' }),
    updated: t.exposeInt('updated', { description: 'Listings that it changed.' }),
    unchanged: t.exposeInt('unchanged', {
      description:
        'Rows without a change: their listing has all their values, their match is ambiguous, or they were skipped.',
    }),
    merged: t.exposeInt('merged', {
      description: 'Rows about the same business as another row of the file.',
    }),
    refused: t.exposeInt('refused', { description: 'Rows that were refused; see problems.' }),
    problemsOmitted: t.exposeInt('problemsOmitted', {
      description: 'Reasons of refusal that were counted but not stored: of an import, the first 10,000 are.',
    }),
    doubtful: t.exposeInt('doubtful', {
      description: 'Rows among the unchanged ones that wait for a decision.',
    }),
    skipped: t.exposeInt('skipped', {
      description:
        'Rows among the unchanged ones that were skipped: by the import, by an operator, or because nobody decided in time.',
    }),
    longTextRows: t.exposeInt('longTextRows', {
      nullable: true,
      description:
        'Rows of our own export that hold texts too long for a cell; they belong to rows of listings and are not counted as such. Null for imports of releases that counted them as listings.',
    }),
    reviewCounts: t.field({
      type: ImportReviewCounts,
      nullable: true,
      description:
        'The reviews in the file; null until the import is done, and for imports of releases that counted rows of reviews as listings.',
      resolve: reviewCounts,
    }),
    isDryRun: t.exposeBoolean('isDryRun', {
      description: 'It changed nothing; its figures show what an import would do.',
    }),
    dryRunId: t.exposeInt('dryRunId', { nullable: true, description: 'The dry run that it carries out.' }),
    overwriteEdited: t.exposeBoolean('overwriteEdited', {
      description: 'It also overwrites fields that an operator edited.',
    }),
    doubtPolicy: t.expose('doubtPolicy', {
      type: DoubtPolicy,
      description: 'Handling of its ambiguous rows.',
    }),
    defaultCountry: t.exposeString('defaultCountry', {
      nullable: true,
      description: 'Country of its rows that give no sign of their own; null where none was given.',
    }),
    mapping: t.field({
      type: 'JSON',
      nullable: true,
      description: 'Header to field, as the operator gave it.',
      resolve: (record) => record.mapping,
    }),
    hasFile: t.boolean({
      description: 'Its file is still stored, so that it can be retried and its refused rows downloaded.',
      resolve: (record) => record.fileKey !== null,
    }),
    estimatedRows: t.int({
      nullable: true,
      description:
        'Rows of sheets of every kind that the file may have, by earlier files of its kind; the true number once it is read. Null where nothing is known.',
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
      description: `It can be undone until then, ${undoDays} days after it was applied; null if there is nothing to undo.`,
      resolve: (record) => undoableUntil(record),
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
      resolve: (record) => record.undoResult as unknown as UndoResult | null,
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
        outcome: t.arg({ type: RowOutcomeEnum, description: 'Only rows that would end so.' }),
        ...offsetArgs(50),
      },
      resolve: (record, args, context) => listOutcomes(context, record.id, args),
    }),
    doubts: t.field({
      type: ImportDoubtConnection,
      description: 'Rows with an ambiguous match, in the order of the file.',
      args: {
        isOpen: t.arg.boolean({ description: 'True: those that wait; false: those that were decided.' }),
        ...offsetArgs(50),
      },
      resolve: (record, args, context) => listDoubts(context, record.id, args),
    }),
    imported: t.int({
      description: 'Rows of listings that were not refused.',
      resolve: (record) => (record.status === 'DONE' ? (record.totalRows ?? 0) - record.refused : 0),
    }),
    categoriesCreated: t.exposeInt('categoriesCreated', { description: 'Categories that it made.' }),
    citiesFound: t.exposeInt('citiesFound', {
      description: 'Cities that its rows lie in, known before or not.',
    }),
    columns: t.field({
      type: [ImportColumnType],
      description: 'The columns of all sheets and what they were taken for.',
      resolve: columnsOf,
    }),
    questions: t.field({
      type: [ImportColumnType],
      description:
        'Columns with an uncertain mapping. An import with status NEEDS_ANSWERS waits for answers about them; a dry run shows them.',
      resolve: (record) => columnsOf(record).filter(({ isAsked }) => isAsked),
    }),
    releasedColumns: t.exposeStringList('releasedColumns', {
      description: 'Columns about persons that are read all the same, by header, letters or number.',
    }),
    warningCount: t.exposeInt('warnings', {
      description: 'Values that could not be read and were left empty, also those that are not listed.',
    }),
    warnings: t.field({
      type: ImportWarningConnection,
      description:
        'Values that could not be read and were left empty, in the order of the file; at most 10,000 of an import are listed.',
      args: offsetArgs(50),
      resolve: (record, args, context) => listWarnings(context, record.id, args),
    }),
    unreadSheets: t.stringList({
      description: 'Sheets whose rows were passed over: none of their columns is known to name listings.',
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
      description: 'Code of the error that ended it; null where none did.',
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
      description: 'Operator who started it; null if none did.',
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
      description: 'When it ended, in any way, or stopped for questions; null before.',
    }),
  }),
});
