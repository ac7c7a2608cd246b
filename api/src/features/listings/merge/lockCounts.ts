import type { Prisma } from '../../../generated/prisma/client.ts';

/**
 * Locks the categories, cities and countries whose counts follow from changes of listings, in the order in which the trigger
 * count_businesses locks them for one statement. A transaction of several statements would lock them in the order of its
 * statements, and deadlock with others. The listings are locked already.
 */
export async function lockCounts(
  tx: Prisma.TransactionClient,
  listingIds: readonly number[],
  /** Revisions whose former values are restored. */
  revisionIds: readonly (number | null)[] = [],
): Promise<void> {
  const revisions = revisionIds.filter((id) => id !== null);
  const [found] = await tx.$queryRaw<{ categories: number[]; cities: number[]; countries: string[] }[]>`
    WITH held AS (
      SELECT category_id, city_id, country_code FROM businesses WHERE id = ANY (${[...listingIds]}::int[])
      UNION ALL
      SELECT (before->>'category_id')::int, (before->>'city_id')::int, (before->>'country_code')::char(2)
      FROM business_revisions WHERE id = ANY (${revisions}::int[])
    )
    SELECT array_remove(array_agg(DISTINCT category_id), NULL) AS categories,
      array_remove(array_agg(DISTINCT city_id), NULL) AS cities,
      array_remove(array_agg(DISTINCT country_code::text), NULL) AS countries FROM held`;
  if (!found) return;
  await tx.$queryRaw`
    SELECT id FROM categories WHERE id = ANY (${found.categories ?? []}::int[]) ORDER BY id FOR NO KEY UPDATE`;
  await tx.$queryRaw`
    SELECT id FROM cities WHERE id = ANY (${found.cities ?? []}::int[]) ORDER BY id FOR NO KEY UPDATE`;
  await tx.$queryRaw`
    SELECT code FROM countries WHERE code = ANY (${found.countries ?? []}::text[]) ORDER BY code FOR NO KEY UPDATE`;
}
