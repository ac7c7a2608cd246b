import type pg from 'pg';
import type { Database } from '../api/src/lib/db/db.ts';

interface Plan {
  Plan: { 'Shared Hit Blocks': number; 'Shared Read Blocks': number };
}

/** A database whose every statement is also explained; `buffers` holds the blocks that each touched, in order. */
export function measuredReader(db: Database): { db: Database; buffers: number[] } {
  const buffers: number[] = [];
  return {
    buffers,
    db: {
      ...db,
      async rows<Row extends pg.QueryResultRow>(query: Parameters<Database['rows']>[0]) {
        // Once to warm up: what is measured is a statement that was asked before.
        const answer = await db.rows<Row>(query, { usesCustomPlan: true });
        const explained = await db.pool.query<{ 'QUERY PLAN': Plan[] }>({
          text: `EXPLAIN (ANALYZE, BUFFERS, TIMING OFF, FORMAT JSON) ${query.text}`,
          values: query.values,
        });
        const plan = explained.rows[0]?.['QUERY PLAN'][0]?.Plan;
        buffers.push((plan?.['Shared Hit Blocks'] ?? 0) + (plan?.['Shared Read Blocks'] ?? 0));
        return answer;
      },
    },
  };
}
