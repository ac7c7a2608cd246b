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
import { restoreBackup } from './restoreBackup.ts';
import { verifyBackup } from './verifyBackup.ts';

const BackupReason = builder.enumType('BackupReason', {
  description: 'Reason of a backup.',
  values: {
    MANUAL: { description: 'Requested by an operator or a program.' },
    SCHEDULED: { description: 'Its time had come.' },
    BEFORE_RESET: { description: 'Everything was about to be removed.' },
    BEFORE_RESTORE: { description: 'Made before another backup was restored.' },
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
    reason: t.expose('reason', { type: BackupReason, description: 'Its reason.' }),
    fileName: t.exposeString('fileName', { description: 'Name that the file is downloaded under.' }),
    fileSize: t.float({ description: 'Bytes.', resolve: ({ fileSize }) => Number(fileSize) }),
    businesses: t.exposeInt('businesses', {
      description: 'Listings in it, those that are shown nowhere included.',
    }),
    hidden: t.exposeInt('hidden', {
      nullable: true,
      description:
        'Hidden ones among them: in the trash, or merged into another. Null for backups of releases that did not count them.',
    }),
    rows: t.float({
      description: 'Rows of all tables.',
      resolve: ({ tables }) => Object.values(tables as Record<string, number>).reduce((sum, n) => sum + n, 0),
    }),
    contentHash: t.exposeString('contentHash', {
      description: 'Equal where two backups hold the same directory.',
    }),
    schemaVersion: t.exposeString('schemaVersion', {
      description: 'The last migration of the database that it was taken of.',
    }),
    appVersion: t.exposeString('appVersion', { description: 'Version of the program that took it.' }),
    takenAt: t.expose('takenAt', { type: 'DateTime', description: 'The instant that it shows.' }),
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
  total: { description: 'All backups.', count: (context) => context.db.prisma.backup.count() },
});

const BackupSchedule = builder.prismaObject('BackupSchedule', {
  description: 'Schedule of backups.',
  fields: (t) => ({
    pace: t.expose('pace', { type: BackupPace, description: 'Number of times.' }),
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
    word: t.string({ required: true, description: `${confirmationWords.restore}.` }),
  }),
});

const SaveBackupScheduleInput = builder.inputType('SaveBackupScheduleInput', {
  description: 'Schedule of backups.',
  fields: (t) => ({
    pace: t.field({ type: BackupPace, required: true, description: 'Number of times.' }),
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
    description: 'Queues the verification of a backup: whether it could be restored. Operators only.',
    args: { id: t.arg.int({ required: true, description: 'Number of the backup.' }) },
    resolve: async (query, _root, args, context) => {
      const { id } = await verifyBackup(context, args.id);
      return context.db.prisma.job.findUniqueOrThrow({ ...query, where: { id } });
    },
  }),
  deleteBackup: t.field({
    type: 'Int',
    authScopes: { operator: true },
    description: 'Deletes a backup and its file; answers its number. Operators only.',
    args: { id: t.arg.int({ required: true, description: 'Number of the backup.' }) },
    resolve: async (_root, args, context) => (await deleteBackup(context, args.id)).id,
  }),
  restoreBackup: t.prismaField({
    type: 'Job',
    authScopes: { operator: true },
    description:
      'Queues the bringing back of a backup, after a backup of today. Operators, sessions, keys, messages and audit stay. For operators who are logged in; no key can.',
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
        description: 'Interval and number.',
      }),
    },
    resolve: (_root, { input }, context) => saveBackupSchedule(context, input),
  }),
}));
