import { listBusinesses } from '../../api/src/features/listings/list/listBusinesses.ts';
import type { Context } from '../../api/src/lib/context.ts';
import { openDatabase, type Database } from '../../api/src/lib/db/db.ts';
import type { Figure } from '../report.ts';
import { firstPage, qualityQueries, type KnownListing, type QualityQuery } from './searchQualityRules.ts';

/** A hundred for each of the seven rules. */
const questions = 700;

/** Asks what the rules ask; returns the queries whose listing was not on the first page. */
export async function searchMisses(
  db: Database,
  { seed, count }: { seed: number; count: number },
): Promise<QualityQuery[]> {
  const { rows: listings } = await db.pool.query<KnownListing>(`
    SELECT b.id, b.name, c.name AS category, t.name AS city, b.country_code AS "countryCode"
    FROM businesses b JOIN categories c ON c.id = b.category_id JOIN cities t ON t.id = b.city_id
    WHERE b.deleted_at IS NULL ORDER BY b.id`);
  // Visitors' reads need no more of the context.
  const context = { db, viewer: { kind: 'anonymous' }, isStoredOperation: true } as unknown as Context;
  const misses: QualityQuery[] = [];
  for (const query of qualityQueries(listings, { seed, count })) {
    const { nodes } = await listBusinesses(
      context,
      { first: firstPage, filter: { search: query.text } },
      new Set(['id']),
    );
    if (!nodes.some(({ id }) => id === query.id)) misses.push(query);
  }
  return misses;
}

/** Share of queries whose listing is on the first page of results. */
export async function benchSearchQuality(url: string, seed: number): Promise<Figure> {
  const db = openDatabase(url, { connections: 2 });
  try {
    const misses = await searchMisses(db, { seed, count: questions });
    return {
      what: `searches of ${questions}, damaged by rule, whose listing is on the first page`,
      value: 1 - misses.length / questions,
      bar: { atLeast: 0.95 },
      detail: { misses },
    };
  } finally {
    await db.close();
  }
}
