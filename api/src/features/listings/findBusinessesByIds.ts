import sql from 'sql-template-tag';
import type { Context } from '../../lib/context.ts';
import { businessColumns, readBusinesses, type BusinessRow } from './businessRow.ts';

/** The listings of some ids by one statement; those in the trash, or gone, are omitted. */
export async function findBusinessesByIds(
  context: Pick<Context, 'db'>,
  ids: readonly number[],
  fields: ReadonlySet<string>,
): Promise<Map<number, BusinessRow>> {
  if (ids.length === 0) return new Map();
  const { columns, joins } = businessColumns(fields);
  const rows = await readBusinesses(
    context.db,
    sql`
    SELECT ${columns} FROM businesses b${joins} WHERE b.deleted_at IS NULL AND b.id = ANY(${[...ids]}::int[])`,
  );
  return new Map(rows.map((row) => [row.id, row]));
}
