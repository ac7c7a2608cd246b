import sql from 'sql-template-tag';
import { countryName } from '../../../../../domain/countries.ts';
import { requireOperator, type Context } from '../../../lib/context.ts';
import { checkPaging, pageOf } from '../../../lib/paging.ts';

export interface ManagedCountry {
  code: string;
  /** As the site shows it. */
  name: string;
  standardName: string;
  isRenamed: boolean;
  businessCount: number;
  cityCount: number;
}

/** Every country that a listing or a city has or had, or that was renamed, most listings first. */
export async function listCountries(context: Context): Promise<ManagedCountry[]> {
  requireOperator(context);
  const rows = await context.db.rows<Omit<ManagedCountry, 'standardName'>>(sql`
    SELECT n.code, n.name, n.is_renamed AS "isRenamed", n.business_count AS "businessCount",
      coalesce(t.count, 0)::int AS "cityCount"
    FROM countries n LEFT JOIN (
      SELECT country_code AS code, count(*) FROM cities WHERE merged_into_id IS NULL GROUP BY 1
    ) AS t USING (code)
    ORDER BY n.business_count DESC, n.name`);
  return rows.map((row) => ({ ...row, standardName: countryName(row.code) ?? row.code }));
}

export const withRenamer = {
  operator: { select: { name: true } },
  apiKey: { select: { name: true } },
} as const;

/** The names that operators gave to countries, newest first. */
export async function listCountryRenames(
  context: Context,
  args: { first?: number | null; offset?: number | null },
) {
  requireOperator(context);
  const { first, offset } = checkPaging(context, args, 20);
  const rows = await context.db.prisma.countryRename.findMany({
    include: withRenamer,
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: first + 1,
    skip: offset,
  });
  return pageOf(rows, first);
}
