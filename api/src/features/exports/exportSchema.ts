import { readMessageData } from '../../../../domain/messages/messageData.ts';
import { LocalizableMessage } from '../../graphql/localizableMessage.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { builder } from '../../graphql/builder.ts';
import { offsetArgs } from '../../graphql/connection.ts';
import { offsetConnection } from '../../graphql/offsetConnection.ts';
import { inOneSnapshot } from '../../lib/db/inOneSnapshot.ts';
import { readOffsetPage } from '../../lib/offsetPage.ts';
import { BusinessFilter } from '../listings/businessFilterSchema.ts';
import { cancelExport } from './cancelExport.ts';
import { startExport } from './startExport.ts';

const ExportFormat = builder.enumType('ExportFormat', {
  description: 'Kinds of spreadsheets. Both are imported again without a change.',
  values: {
    XLSX: {
      value: 'xlsx',
      description: 'A workbook of at most 1,000,000 listings, reviews on a sheet of their own.',
    },
    CSV: { value: 'csv', description: 'A text table of any length, reviews as JSON in a column.' },
  } as const,
});

const ExportStatus = builder.enumType('ExportStatus', {
  description: 'Status of an export.',
  values: {
    QUEUED: { description: 'Waiting for a worker.' },
    RUNNING: { description: 'A worker writes it.' },
    DONE: { description: 'Its file is made.' },
    FAILED: { description: 'It failed; there is no file.' },
    CANCELLED: { description: 'An operator stopped it; there is no file.' },
  } as const,
});

const withJob = { job: true, operator: { select: { name: true } } } as const;
type ExportRow = Prisma.ExportGetPayload<{ include: typeof withJob }>;

const Export = builder.prismaObject('Export', {
  description: 'A spreadsheet of listings that a worker makes.',
  include: withJob,
  fields: (t) => ({
    id: t.exposeInt('id', { description: 'Number of the export.' }),
    status: t.field({
      type: ExportStatus,
      description: 'Its status.',
      resolve: ({ job }) => job?.status ?? 'FAILED',
    }),
    format: t.field({
      type: ExportFormat,
      description: 'Kind of its file.',
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
      description: 'Listings that the file will hold; known once it is begun.',
      resolve: ({ rows, job }) => rows ?? job?.total ?? null,
    }),
    fileName: t.exposeString('fileName', {
      nullable: true,
      description: 'Name that the file is downloaded under; null until it is made.',
    }),
    fileSize: t.float({
      nullable: true,
      description: 'Bytes.',
      resolve: ({ fileSize }) => (fileSize === null ? null : Number(fileSize)),
    }),
    downloadPath: t.string({
      nullable: true,
      description: 'Download URL, while the file exists.',
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
      description: 'Code of the error that ended it; null where none did.',
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
      description: 'Operator who requested it; null if none did.',
      resolve: ({ operator }) => operator?.name ?? null,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was requested.' }),
  }),
});

const ExportConnection = offsetConnection<ExportRow>('ExportConnection', Export, {
  page: 'A page of exports.',
  nodes: 'The exports.',
  totalCount: 'All exports.',
});

builder.queryFields((t) => ({
  export: t.prismaField({
    type: 'Export',
    nullable: true,
    authScopes: { operator: true },
    description: 'An export to a file by its id. Operators only.',
    args: { id: t.arg.int({ required: true, description: 'Number of the export.' }) },
    resolve: (query, _root, args, context) =>
      inOneSnapshot(context.db.prisma, (tx) => tx.export.findUnique({ ...query, where: { id: args.id } })),
  }),
  exports: t.field({
    type: ExportConnection,
    authScopes: { operator: true },
    description: 'Exports to files, newest first. Operators only.',
    args: offsetArgs(20),
    complexity: (args) => ({ field: 5, multiplier: args.first ?? 20 }),
    resolve: (_root, args, context) =>
      readOffsetPage(
        context,
        { ...args, defaultFirst: 20 },
        (paging) =>
          inOneSnapshot(context.db.prisma, (tx) =>
            tx.export.findMany({
              include: withJob,
              orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
              ...paging,
            }),
          ),
        () => context.db.prisma.export.count(),
      ),
  }),
}));

const StartExportInput = builder.inputType('StartExportInput', {
  description: 'Selection and format.',
  fields: (t) => ({
    format: t.field({ type: ExportFormat, description: 'XLSX by default.' }),
    filter: t.field({ type: BusinessFilter, description: 'As for businesses; without a filter, all.' }),
    startIndex: t.int({
      description: 'First position, from 1, in the order of upload among the listings that match.',
    }),
    endIndex: t.int({ description: 'Last position, inclusive.' }),
  }),
});

builder.mutationFields((t) => ({
  startExport: t.prismaField({
    type: 'Export',
    authScopes: { operator: true },
    description:
      'Queues an export to a file, which is stored for seven days. Query its progress by its id. Operators only.',
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
    description: 'Stops an export that is not made yet. Operators only.',
    args: { id: t.arg.int({ required: true, description: 'Number of the export.' }) },
    resolve: async (query, _root, args, context) => {
      const { id } = await cancelExport(context, args.id);
      return context.db.prisma.export.findUniqueOrThrow({ ...query, where: { id } });
    },
  }),
}));
