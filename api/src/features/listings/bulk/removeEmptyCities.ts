import type { Context } from '../../../lib/context.ts';

/**
 * Deletes the cities that a bulk edit created for another country, such as a Zürich in the Philippines, unless something uses
 * them. A city is its own if both were written in one transaction: their times are equal.
 */
export async function removeEmptyCities(context: Context, bulkEditId: number): Promise<void> {
  await context.db.prisma.$transaction(async (tx) => {
    const created = await tx.$queryRaw<{ id: number }[]>`
      SELECT id FROM cities c WHERE id IN (
        SELECT (after->>'city_id')::int FROM business_revisions r
        WHERE r.bulk_edit_id = ${bulkEditId} AND after ? 'city_id' AND r.created_at = c.created_at
      ) AND business_count = 0 AND merged_into_id IS NULL AND created_by_import_id IS NULL ORDER BY id FOR UPDATE`;
    if (created.length === 0) return;
    // A later statement than the lock: it sees listings that took the city meanwhile.
    await tx.$executeRaw`
      DELETE FROM cities c WHERE id = ANY (${created.map(({ id }) => id)}::int[])
        AND NOT EXISTS (SELECT FROM businesses b WHERE b.city_id = c.id)
        AND NOT EXISTS (SELECT FROM cities m WHERE m.merged_into_id = c.id)
        AND NOT EXISTS (SELECT FROM place_changes p WHERE c.id IN (p.city_id, p.target_city_id))
        AND NOT EXISTS (
          SELECT FROM business_revisions r WHERE NOT r.undone AND (r.before->>'city_id')::int = c.id
            AND r.before->>'city_id' IS NOT NULL)`;
  });
}
