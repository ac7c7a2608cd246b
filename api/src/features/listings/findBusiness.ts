import sql, { empty, raw } from 'sql-template-tag';
import type { Context } from '../../lib/context.ts';
import { AppError } from '../../lib/errors.ts';
import { reviewsColumn, type ReadReviews } from '../reviews/listReviews.ts';
import { businessColumns, readBusinesses, type BusinessRow } from './businessRow.ts';

/**
 * The listing of a current or former slug, including former slugs of listings merged into it (compare `slug`); null if
 * there is none. With `firstReviews`, its first reviews are read too. Throws GONE for a permanently deleted listing.
 */
export async function findBusiness(
  context: Context,
  slug: string,
  fields: ReadonlySet<string>,
  firstReviews: number | null = null,
): Promise<BusinessRow | null> {
  if (slug.length > 200 || slug.includes('\0')) return null;
  const { columns, joins } = businessColumns(fields);
  const reviews =
    firstReviews === null ? empty : sql`, ${reviewsColumn(raw('b.id'), firstReviews)} AS "readReviews"`;
  const [row] = await readBusinesses<{ readReviews?: ReadReviews['rows'] }>(
    context.db,
    sql`
    SELECT ${columns}${reviews} FROM businesses b${joins}
    WHERE b.deleted_at IS NULL AND b.id = coalesce(
      (SELECT id FROM businesses WHERE slug = ${slug}),
      (SELECT business_id FROM old_slugs WHERE slug = ${slug} AND business_id IS NOT NULL)
    )`,
  );
  if (row?.readReviews !== undefined && firstReviews !== null)
    row.firstReviews = { first: firstReviews, rows: row.readReviews };
  if (row) return row;
  const winnerId = await findWinner(context, slug);
  if (winnerId !== null) {
    const winner = await findBusinessById(context, winnerId, new Set([...fields, 'deletedAt']));
    if (winner && winner.deletedAt === null) return winner;
  }
  if (await isGone(context, slug)) throw new AppError('GONE', 'businessRemoved');
  return null;
}

/** The listing that the one of a slug was merged into; null if it was not merged. */
async function findWinner(context: Context, slug: string): Promise<number | null> {
  const [found] = await context.db.rows<{ winnerId: number }>(sql`
    SELECT merged_into(m.loser_id) AS "winnerId" FROM business_merges m
    WHERE m.undone_at IS NULL AND m.loser_id = coalesce(
      (SELECT id FROM businesses WHERE slug = ${slug}),
      (SELECT business_id FROM old_slugs WHERE slug = ${slug} AND business_id IS NOT NULL)
    )`);
  return found?.winnerId ?? null;
}

/** A listing in the trash may come back, so only tombstones say that one is gone. */
async function isGone(context: Context, slug: string): Promise<boolean> {
  const [found] = await context.db.rows<{ gone: boolean }>(sql`
    SELECT NOT EXISTS (SELECT FROM businesses WHERE slug = ${slug}) AND EXISTS (
      SELECT FROM business_tombstones WHERE slug = ${slug} UNION ALL
      SELECT FROM business_tombstones WHERE old_slugs @> ARRAY[${slug}]
    ) AS gone`);
  return found?.gone ?? false;
}

/** The listing of an id, also from the trash: for operators. */
export async function findBusinessById(
  context: Context,
  id: number,
  fields: ReadonlySet<string>,
): Promise<BusinessRow | null> {
  const { columns, joins } = businessColumns(fields);
  const [row] = await readBusinesses(
    context.db,
    sql`SELECT ${columns} FROM businesses b${joins} WHERE b.id = ${id}`,
  );
  return row ?? null;
}
