import sql from 'sql-template-tag';
import { requireOperator, type Context } from '../../../lib/context.ts';
import { checkPaging, type PageOf, pageOf } from '../../../lib/paging.ts';
import { businessColumns, readBusinesses, type BusinessRow } from '../businessRow.ts';

type TrashPage = PageOf<BusinessRow>;

// A merged listing is restored by undoing its merge, and is listed there.
const notMerged = sql`NOT EXISTS (SELECT FROM business_merges m WHERE m.loser_id = b.id AND m.undone_at IS NULL)`;

/** A page of the trash, the latest deletions first. */
export async function listTrash(
  context: Context,
  args: { first?: number | null; offset?: number | null },
  fields: ReadonlySet<string>,
): Promise<TrashPage> {
  requireOperator(context);
  const { first, offset } = checkPaging(context, args, 20);
  const { columns, joins } = businessColumns(fields);
  const rows = await readBusinesses(
    context.db,
    sql`
    SELECT ${columns} FROM businesses b${joins} WHERE b.deleted_at IS NOT NULL AND ${notMerged}
    ORDER BY b.deleted_at DESC, b.id DESC LIMIT ${first + 1} OFFSET ${offset}`,
  );
  return pageOf(rows, first);
}

/** Number of listings in the trash. */
export async function countTrash(context: Context): Promise<number> {
  const [row] = await context.db.rows<{ count: number }>(
    sql`SELECT count(*)::int AS count FROM businesses b WHERE b.deleted_at IS NOT NULL AND ${notMerged}`,
  );
  return row?.count ?? 0;
}
