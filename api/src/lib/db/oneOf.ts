import sql, { raw, type Sql } from 'sql-template-tag';

/**
 * Condition that a column holds one of these ids. A single id is compared as such: for an array, PostgreSQL assumes ten
 * elements, estimates that a custom plan is cheaper than the generic one, and plans each run.
 */
export function oneOf(column: string, ids: readonly number[]): Sql {
  return ids.length === 1 ? sql`${raw(column)} = ${ids[0]}` : sql`${raw(column)} = ANY (${[...ids]}::int[])`;
}
