import { englishTextOfStored, plainMessageData } from '../../../../domain/messages/englishText.ts';
import { LocalizableMessage } from '../../graphql/localizableMessage.ts';
import { confirmationWords } from '../../../../domain/confirmationWords.ts';
import { builder } from '../../graphql/builder.ts';
import { connection, offsetArgs } from '../../graphql/connection.ts';
import { checkPaging, type PageOf, pageOf } from '../../lib/paging.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { nextSlot, readBackupSchedule, saveBackupSchedule } from './backupSchedule.ts';
import { createBackup } from './createBackup.ts';
import { deleteBackup } from './findBackup.ts';
import { notBeingDeleted } from './removeBackup.ts';
import { restoreBackup } from './restoreBackup.ts';
import { verifyBackup } from './verifyBackup.ts';

const BackupReason = builder.enumType('BackupReason', {
  description: 'Reason of a backup.',
  values: {
    MANUAL: { description: 'Requested by an operator or an API key.' },
    SCHEDULED: { description: 'Taken by the schedule.' },
    BEFORE_RESET: { description: 'Taken automatically before all data was deleted.' },
    BEFORE_RESTORE: { description: 'Taken automatically before another backup was restored.' },
  } as const,
});

const BackupPace = builder.enumType('BackupPace', {
  description: 'Interval of scheduled backups.',
  values: {
    OFF: { description: 'Never.' },
    DAILY: { description: 'Each day at 01:00 UTC.' },
    WEEKLY: { description: 'On Mondays at 01:00 UTC.' },
  } as const,
});

const withOperator = { operator: { select: { name: true } } } as const;
type BackupRow = Prisma.BackupGetPayload<{ include: typeof withOperator }>;

const Backup = builder.prismaObject('Backup', {
  description: 'A backup of the whole directory, as a file that can be downloaded and restored.',
  include: withOperator,
  fields: (t) => ({
    id: t.exposeInt('id', { description: 'Number of the backup.' }),
    reason: t.expose('reason', { type: BackupReason, description: 'Reason.' }),
    fileName: t.exposeString('fileName', { description: 'Name of the downloaded file.' }),
    fileSize: t.float({
      description: 'Size of the file in bytes.',
      resolve: ({ fileSize }) => Number(fileSize),
    }),
    businesses: t.exposeInt('businesses', {
      description: 'Number of listings in it, hidden ones included.',
    }),
    hidden: t.exposeInt('hidden', {
      nullable: true,
      description:
        'Number of listings in it that are in the trash or were merged into another. Null for backups of releases that did not count them.',
    }),
    rows: t.float({
      description: 'Number of rows of all tables.',
      resolve: ({ tables }) => Object.values(tables as Record<string, number>).reduce((sum, n) => sum + n, 0),
    }),
    contentHash: t.exposeString('contentHash', {
      description: 'Hash of the content; equal for two backups of the same directory state.',
    }),
    schemaVersion: t.exposeString('schemaVersion', {
      description: 'Last migration applied to the database when the backup was taken.',
    }),
    appVersion: t.exposeString('appVersion', {
      description: 'Version of the software that took the backup.',
    }),
    takenAt: t.expose('takenAt', { type: 'DateTime', description: 'Point in time of the snapshot.' }),
    verifiedAt: t.expose('verifiedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was last verified; null if never.',
    }),
    damage: t.string({
      nullable: true,
      description: 'Problem found by the last verification, in English; null if none.',
      resolve: ({ damage }) => englishTextOfStored(damage),
    }),
    damageMessage: t.field({
      type: LocalizableMessage,
      nullable: true,
      description: 'Problem found by the last verification; null if none, or if an earlier release found it.',
      resolve: ({ damage }) => plainMessageData(damage),
    }),
    operatorName: t.string({
      nullable: true,
      description: 'Operator who requested it; null for the system.',
      resolve: ({ operator }) => operator?.name ?? null,
    }),
    downloadPath: t.string({
      description: 'Download URL.',
      resolve: ({ id }) => `/api/admin/backups/${id}`,
    }),
  }),
});

const BackupConnection = connection<PageOf<BackupRow>>('BackupConnection', {
  node: Backup,
  description: 'A page of backups.',
  nodes: 'The backups.',
  total: {
    description: 'Number of backups.',
    count: (context) => context.db.prisma.backup.count({ where: notBeingDeleted }),
  },
});

const BackupSchedule = builder.prismaObject('BackupSchedule', {
  description: 'Schedule of backups.',
  fields: (t) => ({
    pace: t.expose('pace', { type: BackupPace, description: 'How often a backup is taken.' }),
    keep: t.exposeInt('keep', {
      description:
        'Number of scheduled backups to keep; older ones are deleted. Other backups are never deleted automatically.',
    }),
    nextAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When the next one is due; null without a schedule.',
      resolve: ({ pace }) => nextSlot(pace, new Date()),
    }),
  }),
});

builder.queryFields((t) => ({
  backups: t.field({
    type: BackupConnection,
    authScopes: { operator: true },
    description: 'Stored backups, newest first. Operators only.',
    args: offsetArgs(20),
    complexity: (args) => ({ field: 5, multiplier: args.first ?? 20 }),
    resolve: async (_root, args, context) => {
      const { first, offset } = checkPaging(context, args, 20);
      const rows = await context.db.prisma.backup.findMany({
        where: notBeingDeleted,
        include: withOperator,
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        take: first + 1,
        skip: offset,
      });
      return pageOf(rows, first);
    },
  }),
  backupSchedule: t.field({
    type: BackupSchedule,
    authScopes: { operator: true },
    description: 'Schedule of backups. Operators only.',
    resolve: (_root, _args, context) => readBackupSchedule(context),
  }),
}));

const RestoreBackupInput = builder.inputType('RestoreBackupInput', {
  description: 'The backup to restore, and the operator’s confirmation.',
  fields: (t) => ({
    id: t.int({ required: true, description: 'Number of the backup.' }),
    password: t.string({ required: true, description: "The operator's own password." }),
    word: t.string({ required: true, description: `Confirmation word: ${confirmationWords.restore}.` }),
  }),
});

const SaveBackupScheduleInput = builder.inputType('SaveBackupScheduleInput', {
  description: 'Schedule of backups.',
  fields: (t) => ({
    pace: t.field({ type: BackupPace, required: true, description: 'How often a backup is taken.' }),
    keep: t.int({ required: true, description: 'Number of scheduled backups to keep, 1 to 100.' }),
  }),
});

builder.mutationFields((t) => ({
  createBackup: t.prismaField({
    type: 'Job',
    authScopes: { operator: true },
    description: 'Queues a backup of everything. Operators only.',
    resolve: async (query, _root, _args, context) => {
      const { id } = await createBackup(context);
      return context.db.prisma.job.findUniqueOrThrow({ ...query, where: { id } });
    },
  }),
  verifyBackup: t.prismaField({
    type: 'Job',
    authScopes: { operator: true },
    description: 'Queues the verification that a backup can be restored. Operators only.',
    args: { id: t.arg.int({ required: true, description: 'Number of the backup.' }) },
    resolve: async (query, _root, args, context) => {
      const { id } = await verifyBackup(context, args.id);
      return context.db.prisma.job.findUniqueOrThrow({ ...query, where: { id } });
    },
  }),
  deleteBackup: t.field({
    type: 'Int',
    authScopes: { operator: true },
    description: 'Deletes a backup and its file; returns its id. Operators only.',
    args: { id: t.arg.int({ required: true, description: 'Number of the backup.' }) },
    resolve: async (_root, args, context) => (await deleteBackup(context, args.id)).id,
  }),
  restoreBackup: t.prismaField({
    type: 'Job',
    authScopes: { operator: true },
    description:
      'Queues the restore of a backup, after a backup of the current state. Operators, sessions, API keys, messages and audit trail stay. Operators with a session only.',
    args: {
      input: t.arg({
        type: RestoreBackupInput,
        required: true,
        description: 'Backup, password and confirmation word.',
      }),
    },
    resolve: async (query, _root, { input }, context) => {
      const { id } = await restoreBackup(context, input);
      return context.db.prisma.job.findUniqueOrThrow({ ...query, where: { id } });
    },
  }),
  saveBackupSchedule: t.field({
    type: BackupSchedule,
    authScopes: { operator: true },
    description: 'Sets the schedule of backups. Operators only.',
    args: {
      input: t.arg({
        type: SaveBackupScheduleInput,
        required: true,
        description: 'Interval, and number of backups to keep.',
      }),
    },
    resolve: (_root, { input }, context) => saveBackupSchedule(context, input),
  }),
}));
