import sql, { raw, type Sql } from 'sql-template-tag';

// A fixed set of literals, to limit the number of prepared statements.
const steps = [5, 13, 25, 51, 101, 201, 1001];

/**
 * LIMIT and OFFSET of a sorted SELECT. For a parameter alone, PostgreSQL assumes a tenth of the table, finds no suitable
 * generic plan, and plans each run, which costs more than running the query for one page. So a literal of at least `limit` is
 * used, and the caller cuts off the excess rows.
 */
export function limitClause(limit: number, offset = 0): Sql {
  const literal = steps.find((step) => step >= limit);
  if (offset > 0 || literal === undefined) return sql`LIMIT ${limit} OFFSET ${offset}`;
  return raw(`LIMIT ${literal}`);
}
