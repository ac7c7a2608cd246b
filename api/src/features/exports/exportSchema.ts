import { readMessageData } from '../../../../domain/messages/messageData.ts';
import { LocalizableMessage } from '../../graphql/localizableMessage.ts';
import { builder } from '../../graphql/builder.ts';
import { offsetArgs } from '../../graphql/connection.ts';
import { offsetConnection } from '../../graphql/offsetConnection.ts';
import { inSnapshot } from '../../lib/db/inSnapshot.ts';
import { BusinessFilter } from '../listings/businessFilterSchema.ts';
import { cancelExport } from './cancelExport.ts';
import { listExports, withJob, type ExportRow } from './listExports.ts';
import { startExport } from './startExport.ts';

const ExportFormat = builder.enumType('ExportFormat', {
  description: 'Spreadsheet formats. An import of either changes nothing.',
  values: {
    XLSX: {
      value: 'xlsx',
      description: 'Workbook of at most 1,000,000 listings; reviews are on a separate sheet.',
    },
    CSV: {
      value: 'csv',
      description:
        'CSV of any length, for programs; reviews are JSON in a column, of at most 32,000 characters in a row.',
    },
  } as const,
});

const ExportStatus = builder.enumType('ExportStatus', {
  description: 'Status of an export.',
  values: {
    QUEUED: { description: 'Waiting for a worker.' },
    RUNNING: { description: 'A worker is writing the file.' },
    DONE: { description: 'The file is ready.' },
    FAILED: { description: 'It failed; there is no file.' },
    CANCELLED: { description: 'Cancelled by an operator; there is no file.' },
  } as const,
});

const Export = builder.prismaObject('Export', {
  description: 'An export of listings to a spreadsheet.',
  include: withJob,
  fields: (t) => ({
    id: t.exposeInt('id', { description: 'Number of the export.' }),
    status: t.field({
      type: ExportStatus,
      description: 'Status.',
      resolve: ({ job }) => job?.status ?? 'FAILED',
    }),
    format: t.field({
      type: ExportFormat,
      description: 'Format of the file.',
      resolve: ({ format }) => (format === 'csv' ? 'csv' : 'xlsx'),
    }),
    filter: t.expose('filter', { type: 'JSON', description: 'The requested BusinessFilter.' }),
    startIndex: t.exposeInt('startIndex', { nullable: true, description: 'First position, from 1.' }),
    endIndex: t.exposeInt('endIndex', { nullable: true, description: 'Last position, inclusive.' }),
    rowsWritten: t.int({
      description: 'Number of listings already written.',
      resolve: ({ rows, job }) => rows ?? job?.done ?? 0,
    }),
    totalRows: t.int({
      nullable: true,
      description: 'Number of listings to export; null until a worker starts.',
      resolve: ({ rows, job }) => rows ?? job?.total ?? null,
    }),
    fileName: t.exposeString('fileName', {
      nullable: true,
      description: 'Name of the downloaded file; null until it exists.',
    }),
    fileSize: t.float({
      nullable: true,
      description: 'Size of the file in bytes.',
      resolve: ({ fileSize }) => (fileSize === null ? null : Number(fileSize)),
    }),
    downloadPath: t.string({
      nullable: true,
      description: 'Download URL; null if the file does not exist.',
      resolve: ({ id, fileKey, expiresAt }) =>
        fileKey !== null && expiresAt !== null && expiresAt > new Date() ? `/api/admin/exports/${id}` : null,
    }),
    expiresAt: t.expose('expiresAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the file is deleted.',
    }),
    errorCode: t.string({
      nullable: true,
      description: 'Error code; null if it did not fail.',
      resolve: ({ job }) => job?.errorCode ?? null,
    }),
    errorMessage: t.string({
      nullable: true,
      description: 'Reason of the failure, in English.',
      resolve: ({ job }) => job?.errorMessage ?? null,
    }),
    errorData: t.field({
      type: LocalizableMessage,
      nullable: true,
      description: 'Reason of the failure; null if it did not fail, or an earlier release ran it.',
      resolve: ({ job }) => readMessageData(job?.errorData),
    }),
    operatorName: t.string({
      nullable: true,
      description: 'Operator who requested it; null if it was not an operator.',
      resolve: ({ operator }) => operator?.name ?? null,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was requested.' }),
  }),
});

const ExportConnection = offsetConnection<ExportRow>('ExportConnection', Export, {
  page: 'A page of exports.',
  nodes: 'The exports.',
  totalCount: 'Number of exports.',
});

builder.queryFields((t) => ({
  export: t.prismaField({
    type: 'Export',
    nullable: true,
    authScopes: { operator: true },
    description: 'An export by its id. Operators only.',
    args: { id: t.arg.int({ required: true, description: 'Number of the export.' }) },
    resolve: (query, _root, args, context) =>
      inSnapshot(context.db.prisma, (tx) => tx.export.findUnique({ ...query, where: { id: args.id } })),
  }),
  exports: t.field({
    type: ExportConnection,
    authScopes: { operator: true },
    description: 'Exports, newest first. Operators only.',
    args: offsetArgs(20),
    complexity: (args) => ({ field: 5, multiplier: args.first ?? 20 }),
    resolve: (_root, args, context) => listExports(context, args),
  }),
}));

const StartExportInput = builder.inputType('StartExportInput', {
  description: 'Selection and format.',
  fields: (t) => ({
    format: t.field({ type: ExportFormat, description: 'Default XLSX.' }),
    filter: t.field({ type: BusinessFilter, description: 'Filter of listings; omitted: all.' }),
    startIndex: t.int({
      description: 'First position, from 1, in the order of upload of the matching listings.',
    }),
    endIndex: t.int({ description: 'Last position, inclusive.' }),
  }),
});

builder.mutationFields((t) => ({
  startExport: t.prismaField({
    type: 'Export',
    authScopes: { operator: true },
    description:
      'Queues an export to a file, which is stored for seven days; query its progress by its id. Operators only.',
    args: {
      input: t.arg({ type: StartExportInput, required: true, description: 'Selection and format.' }),
    },
    resolve: async (query, _root, { input }, context) => {
      const { id } = await startExport(context, {
        format: input.format ?? 'xlsx',
        filter: input.filter ?? {},
        startIndex: input.startIndex ?? null,
        endIndex: input.endIndex ?? null,
      });
      return context.db.prisma.export.findUniqueOrThrow({ ...query, where: { id } });
    },
  }),
  cancelExport: t.prismaField({
    type: 'Export',
    authScopes: { operator: true },
    description: 'Cancels an export that is not complete. Operators only.',
    args: { id: t.arg.int({ required: true, description: 'Number of the export.' }) },
    resolve: async (query, _root, args, context) => {
      const { id } = await cancelExport(context, args.id);
      return context.db.prisma.export.findUniqueOrThrow({ ...query, where: { id } });
    },
  }),
}));
