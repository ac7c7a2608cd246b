import { confirmationWords } from '../../../../domain/confirmationWords.ts';
import { builder } from '../../graphql/builder.ts';
import { cancelUpkeep } from './cancelUpkeep.ts';
import { clearCache } from './clearCache.ts';
import { databaseStatus, listTables, type DatabaseStatus, type TableStatus } from './databaseStatus.ts';
import { resetDatabase } from './resetDatabase.ts';
import { optimizeDatabase } from './runOptimize.ts';

const Table = builder.objectRef<TableStatus>('DatabaseTable').implement({
  description: 'A table of the database.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Its name.' }),
    rows: t.exposeFloat('rows', { description: 'Rows, as the statistics have them.' }),
    deadRows: t.exposeFloat('deadRows', { description: 'Rows that are gone and still take up space.' }),
    tableBytes: t.exposeFloat('tableBytes', { description: 'Bytes without indexes.' }),
    indexBytes: t.exposeFloat('indexBytes', { description: 'Bytes of its indexes.' }),
    indexCount: t.exposeInt('indexCount', { description: 'Number of its indexes.' }),
    lastVacuumAt: t.expose('lastVacuumAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was last vacuumed; null if never.',
    }),
    lastAnalyzeAt: t.expose('lastAnalyzeAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was last analyzed; null if never.',
    }),
  }),
});

const Status = builder.objectRef<DatabaseStatus>('DatabaseStatus').implement({
  description: 'State of the database.',
  fields: (t) => ({
    version: t.exposeString('version', { description: 'Version of PostgreSQL.' }),
    sizeBytes: t.exposeFloat('sizeBytes', { description: 'Bytes on disk, with indexes.' }),
    indexBytes: t.exposeFloat('indexBytes', { description: 'Bytes of indexes.' }),
    indexCount: t.exposeInt('indexCount', { description: 'Number of indexes.' }),
    rows: t.exposeFloat('rows', { description: 'Rows of all tables, as the statistics have them.' }),
    businesses: t.exposeInt('businesses', {
      description: 'Listings that are shown, counted exactly.',
    }),
    hidden: t.exposeInt('hidden', { description: 'Listings that are in the trash or merged into another.' }),
    lastVacuumAt: t.expose('lastVacuumAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When a table was last vacuumed; null if none was.',
    }),
    lastAnalyzeAt: t.expose('lastAnalyzeAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When a table was last analyzed; null if never.',
    }),
    connections: t.exposeInt('connections', { description: 'Open connections.' }),
    maxConnections: t.exposeInt('maxConnections', { description: 'Most connections that the server takes.' }),
    cacheHitRatio: t.exposeFloat('cacheHitRatio', {
      nullable: true,
      description: 'Share of reads that memory answered, from 0 to 1; null before there were any.',
    }),
    startedAt: t.expose('startedAt', { type: 'DateTime', description: 'When the server started.' }),
    migrations: t.exposeInt('migrations', { description: 'Migrations applied.' }),
    pendingMigrations: t.exposeInt('pendingMigrations', { description: 'Migrations that wait.' }),
    lastMigration: t.exposeString('lastMigration', { nullable: true, description: 'Name of the last one.' }),
    lastMigrationAt: t.expose('lastMigrationAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the last one was applied.',
    }),
    tables: t.field({
      type: [Table],
      description: 'Its tables, the largest first.',
      complexity: { field: 5, multiplier: 1 },
      resolve: (_status, _args, context) => listTables(context),
    }),
  }),
});

builder.queryField('databaseStatus', (t) =>
  t.field({
    type: Status,
    authScopes: { operator: true },
    description: 'State of the database. Operators only.',
    resolve: (_root, _args, context) => databaseStatus(context),
  }),
);

const ResetDatabaseInput = builder.inputType('ResetDatabaseInput', {
  description: 'The operator’s confirmation of the removal.',
  fields: (t) => ({
    password: t.string({ required: true, description: "The operator's own password." }),
    word: t.string({ required: true, description: `${confirmationWords.reset}.` }),
  }),
});

const CacheClearing = builder.objectRef<{ message: string }>('CacheClearing').implement({
  description: 'Result of clearing the cache.',
  fields: (t) => ({ message: t.exposeString('message', { description: 'Text in English.' }) }),
});

builder.mutationFields((t) => ({
  resetDatabase: t.prismaField({
    type: 'Job',
    authScopes: { operator: true },
    description:
      'Queues the removal of all listings, reviews, categories, cities and the history of imports, after a backup. For operators who are logged in; no key can.',
    args: { input: t.arg({ type: ResetDatabaseInput, required: true, description: 'Password and word.' }) },
    resolve: async (query, _root, { input }, context) => {
      const { id } = await resetDatabase(context, input);
      return context.db.prisma.job.findUniqueOrThrow({ ...query, where: { id } });
    },
  }),
  optimizeDatabase: t.prismaField({
    type: 'Job',
    authScopes: { operator: true },
    description: 'Queues VACUUM, ANALYZE and REINDEX of everything. Operators only.',
    resolve: async (query, _root, _args, context) => {
      const { id } = await optimizeDatabase(context);
      return context.db.prisma.job.findUniqueOrThrow({ ...query, where: { id } });
    },
  }),
  cancelUpkeep: t.prismaField({
    type: 'Job',
    authScopes: { operator: true },
    description: 'Stops a backup, a check, a restore, a reset or the care of the tables. Operators only.',
    args: { id: t.arg.int({ required: true, description: 'Number of the job.' }) },
    resolve: async (query, _root, args, context) => {
      const { id } = await cancelUpkeep(context, args.id);
      return context.db.prisma.job.findUniqueOrThrow({ ...query, where: { id } });
    },
  }),
  clearCache: t.field({
    type: CacheClearing,
    authScopes: { operator: true },
    description: 'Clears the page cache of every node. Operators only.',
    resolve: (_root, _args, context) => clearCache(context),
  }),
}));
