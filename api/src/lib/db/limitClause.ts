import sql, { raw, type Sql } from 'sql-template-tag';

// The literals that a statement may hold, so that its texts are few.
const steps = [5, 13, 25, 51, 101, 201, 1001];

/**
 * The end of a sorted SELECT that takes the first rows. With a parameter alone PostgreSQL takes a tenth of the table for
 * the number of rows, finds no plan that fits all, and plans the statement anew at each run, which for a page costs more
 * than running it. So a literal stands there that is not below `limit`, and the caller cuts off what is over.
 */
export function limitClause(limit: number, offset = 0): Sql {
  const literal = steps.find((step) => step >= limit);
  if (offset > 0 || literal === undefined) return sql`LIMIT ${limit} OFFSET ${offset}`;
  return raw(`LIMIT ${literal}`);
}
