import sql, { raw, type Sql } from 'sql-template-tag';

/**
 * Condition that a column holds one of these ids. A single id is compared as such: for an array, PostgreSQL assumes ten
 * elements, finds each run with one cheaper than its generic plan, and plans it anew.
 */
export function oneOf(column: string, ids: readonly number[]): Sql {
  return ids.length === 1 ? sql`${raw(column)} = ${ids[0]}` : sql`${raw(column)} = ANY (${[...ids]}::int[])`;
}
