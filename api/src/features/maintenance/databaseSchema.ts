import { confirmationWords } from '../../../../domain/confirmationWords.ts';
import { builder } from '../../graphql/builder.ts';
import { cancelMaintenanceJob } from './cancelMaintenanceJob.ts';
import { clearCache } from './clearCache.ts';
import {
  countRows,
  databaseStatus,
  listTables,
  type DatabaseStatus,
  type TableStatus,
} from './databaseStatus.ts';
import { resetDatabase } from './resetDatabase.ts';
import { optimizeDatabase } from './optimizeDatabase.ts';

const Table = builder.objectRef<TableStatus>('DatabaseTable').implement({
  description: 'A table of the database.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Name of the table.' }),
    rows: t.exposeFloat('rows', { description: 'Estimated rows, from statistics.' }),
    deadRows: t.exposeFloat('deadRows', { description: 'Dead rows, which still take up space.' }),
    tableBytes: t.exposeFloat('tableBytes', { description: 'Size in bytes, without indexes.' }),
    indexBytes: t.exposeFloat('indexBytes', { description: 'Size of its indexes in bytes.' }),
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
    sizeBytes: t.exposeFloat('sizeBytes', { description: 'Size on disk in bytes, indexes included.' }),
    indexBytes: t.exposeFloat('indexBytes', { description: 'Size of all indexes in bytes.' }),
    indexCount: t.exposeInt('indexCount', { description: 'Number of indexes.' }),
    rows: t.exposeFloat('rows', { description: 'Estimated rows of all tables, from statistics.' }),
    businesses: t.exposeInt('businesses', {
      description: 'Number of published listings, counted exactly.',
    }),
    hidden: t.exposeInt('hidden', { description: 'Number of listings in the trash or merged into another.' }),
    reviews: t.int({
      description: 'Number of reviews, counted exactly; the query reads all of them.',
      complexity: { field: 10 },
      resolve: (_status, _args, context) => countRows(context, 'reviews'),
    }),
    categories: t.int({
      description: 'Number of categories, counted exactly.',
      resolve: (_status, _args, context) => countRows(context, 'categories'),
    }),
    cities: t.int({
      description: 'Number of cities, counted exactly.',
      resolve: (_status, _args, context) => countRows(context, 'cities'),
    }),
    lastVacuumAt: t.expose('lastVacuumAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When a table was last vacuumed; null if never.',
    }),
    lastAnalyzeAt: t.expose('lastAnalyzeAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When a table was last analyzed; null if never.',
    }),
    connections: t.exposeInt('connections', { description: 'Open connections.' }),
    maxConnections: t.exposeInt('maxConnections', { description: 'Maximum number of connections.' }),
    cacheHitRatio: t.exposeFloat('cacheHitRatio', {
      nullable: true,
      description: 'Share of reads answered from memory, 0 to 1; null before the first read.',
    }),
    startedAt: t.expose('startedAt', { type: 'DateTime', description: 'When the server started.' }),
    migrations: t.exposeInt('migrations', { description: 'Number of applied migrations.' }),
    pendingMigrations: t.exposeInt('pendingMigrations', { description: 'Number of pending migrations.' }),
    lastMigration: t.exposeString('lastMigration', {
      nullable: true,
      description: 'Name of the last migration.',
    }),
    lastMigrationAt: t.expose('lastMigrationAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the last migration was applied.',
    }),
    tables: t.field({
      type: [Table],
      description: 'Tables, largest first.',
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
  description: 'Confirmation of the reset by the operator.',
  fields: (t) => ({
    password: t.string({ required: true, description: "The operator's own password." }),
    word: t.string({ required: true, description: `Confirmation word: ${confirmationWords.reset}.` }),
  }),
});

const CacheClearing = builder.objectRef<{ message: string }>('CacheClearing').implement({
  description: 'Result of clearing the cache.',
  fields: (t) => ({ message: t.exposeString('message', { description: 'Confirmation in English.' }) }),
});

builder.mutationFields((t) => ({
  resetDatabase: t.prismaField({
    type: 'Job',
    authScopes: { operator: true },
    description:
      'Queues the deletion of all listings, reviews, categories, cities and imports, after a backup. Operators with a session only.',
    args: {
      input: t.arg({
        type: ResetDatabaseInput,
        required: true,
        description: 'Password and confirmation word.',
      }),
    },
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
  cancelMaintenanceJob: t.prismaField({
    type: 'Job',
    authScopes: { operator: true },
    description:
      'Cancels a job: a backup, verification, restore, reset or database optimization. Operators only.',
    args: { id: t.arg.int({ required: true, description: 'Number of the job.' }) },
    resolve: async (query, _root, args, context) => {
      const { id } = await cancelMaintenanceJob(context, args.id);
      return context.db.prisma.job.findUniqueOrThrow({ ...query, where: { id } });
    },
  }),
  cancelUpkeep: t.prismaField({
    type: 'Job',
    authScopes: { operator: true },
    description: 'The same as cancelMaintenanceJob. Operators only.',
    deprecationReason: 'Use cancelMaintenanceJob.',
    args: { id: t.arg.int({ required: true, description: 'Number of the job.' }) },
    resolve: async (query, _root, args, context) => {
      const { id } = await cancelMaintenanceJob(context, args.id);
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
