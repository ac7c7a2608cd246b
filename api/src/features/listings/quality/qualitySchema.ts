import { builder } from '../../../graphql/builder.ts';
import { oncePerPage } from '../../../graphql/connection.ts';
import { computedValues } from '../businessRow.ts';
import { Business } from '../businessSchema.ts';
import { QualityIssue } from './qualityIssueSchema.ts';
import {
  measureLatestImports,
  measureQuality,
  type DataQuality,
  type ImportQuality,
} from './measureQuality.ts';

const IssueCount = builder.objectRef<DataQuality['issues'][number]>('QualityIssueCount').implement({
  description: 'Number of listings with an issue.',
  fields: (t) => ({
    issue: t.field({ type: QualityIssue, description: 'The issue.', resolve: ({ issue }) => issue }),
    count: t.exposeInt('count', { description: 'Number of listings.' }),
  }),
});

const DataQualityType = builder.objectRef<DataQuality>('DataQuality').implement({
  description: 'Quality issues of listings; the trash is excluded.',
  fields: (t) => ({
    totalCount: t.exposeInt('total', { description: 'Number of listings.' }),
    completeness: t.exposeFloat('completeness', {
      nullable: true,
      description: 'Mean completeness of the listings, 0 to 100; null without listings.',
    }),
    issues: t.expose('issues', {
      type: [IssueCount],
      description: 'Every issue with its count.',
      complexity: oncePerPage,
    }),
  }),
});

const ImportQualityType = builder.objectRef<ImportQuality>('ImportQuality').implement({
  description: 'The quality of the listings that an import created.',
  fields: (t) => ({
    importId: t.exposeInt('importId', { description: 'Id of the import.' }),
    fileName: t.string({
      description: 'Name of the imported file.',
      resolve: async ({ importId }, _args, context) =>
        (await context.db.prisma.import.findUniqueOrThrow({ where: { id: importId } })).fileName,
    }),
    quality: t.field({
      type: DataQualityType,
      description: 'Issues of these listings.',
      resolve: (quality) => quality,
    }),
  }),
});

builder.queryFields((t) => ({
  dataQuality: t.field({
    type: DataQualityType,
    authScopes: { operator: true },
    description: 'Quality issues of listings. Operators only.',
    args: {
      importId: t.arg.int({ description: 'Only listings that this import created.' }),
    },
    complexity: { field: 50, multiplier: 1 },
    resolve: (_root, { importId }, context) => measureQuality(context, importId ?? null),
  }),
  dataQualityByImport: t.field({
    type: [ImportQualityType],
    authScopes: { operator: true },
    description:
      'Quality issues of each of the latest imports that created listings, newest first. Operators only.',
    args: { first: t.arg.int({ defaultValue: 10, description: 'Number of imports, at most 20.' }) },
    complexity: (args) => ({ field: 50, multiplier: args.first ?? 10 }),
    resolve: (_root, { first }, context) => measureLatestImports(context, first ?? 10),
  }),
}));

builder.objectField(Business, 'completeness', (t) =>
  t.int({
    nullable: true,
    authScopes: { operator: true },
    description:
      'Share of ten fields (category, city, country, phone, website, address, position, hours, photo, description) with a usable value, in percent. Operators only.',
    resolve: (business) => computedValues(business).completeness ?? null,
  }),
);
