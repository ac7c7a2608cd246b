import sql, { type Sql } from 'sql-template-tag';
import { requireOperator, type Context } from '../../../lib/context.ts';
import { issueNames, qualityIssues, type QualityIssue } from './qualityIssues.ts';

export interface DataQuality {
  /** Listings, the trash apart. */
  total: number;
  /** Mean completeness, 0 to 100; null if there are no listings. */
  completeness: number | null;
  issues: { issue: QualityIssue; count: number }[];
}

export interface ImportQuality extends DataQuality {
  importId: number;
}

interface Group {
  importId: number;
  issues: number;
  count: number;
  completeness: number;
}

/** Quality issues of all listings, or of those that one import created. */
export async function measureQuality(context: Context, importId: number | null): Promise<DataQuality> {
  requireOperator(context);
  return summarise(await countGroups(context, importId === null ? null : [importId]));
}

const maxImports = 20;

/** The same for each of the latest imports that created listings, newest first; `first` is cut to 0 to 20. */
export async function measureLatestImports(context: Context, first: number): Promise<ImportQuality[]> {
  requireOperator(context);
  const imports = await context.db.prisma.import.findMany({
    where: { status: 'DONE', isDryRun: false, created: { gt: 0 } },
    orderBy: { id: 'desc' },
    take: Math.min(Math.max(first, 0), maxImports),
    select: { id: true },
  });
  const ids = imports.map(({ id }) => id);
  const groups = await countGroups(context, ids);
  return ids.map((importId) => ({
    importId,
    ...summarise(groups.filter((group) => group.importId === importId)),
  }));
}

function countGroups({ db }: Context, importIds: readonly number[] | null): Promise<Group[]> {
  const counted: Sql = importIds
    ? sql`SELECT b.created_by_import_id AS "importId", q.issues, count(*)::int AS count
        FROM businesses b JOIN listing_quality q USING (id)
        WHERE b.created_by_import_id = ANY (${[...importIds]}::int[]) GROUP BY 1, 2`
    : sql`SELECT 0 AS "importId", issues, count(*)::int AS count FROM listing_quality GROUP BY issues`;
  return db.rows<Group>(sql`SELECT *, completeness(issues) AS completeness FROM (${counted}) AS counted`);
}

function summarise(groups: readonly Group[]): DataQuality {
  const sum = (value: (group: Group) => number) => groups.reduce((total, group) => total + value(group), 0);
  const total = sum(({ count }) => count);
  return {
    total,
    completeness: total === 0 ? null : sum(({ count, completeness }) => count * completeness) / total,
    issues: issueNames.map((issue) => ({
      issue,
      count: sum(({ issues, count }) => (issues & qualityIssues[issue].bit ? count : 0)),
    })),
  };
}
