import sql, { raw, type Sql } from 'sql-template-tag';
import {
  businessWhere,
  likenessCondition,
  searchWords,
  textCondition,
  type BusinessFilter,
} from '../businesses/businessWhere.ts';
import type { Snapshot } from './openSnapshot.ts';

/** The listings that a filter means, as the lists have it: by their words, else by likeness. Never the demonstration. */
export async function exportWhere(snapshot: Snapshot, filter: BusinessFilter): Promise<Sql> {
  const base = sql`${businessWhere(filter)} AND NOT b.is_demo`;
  if ((filter.search?.trim() ?? '') === '') return base;
  const words = searchWords(filter.search);
  if (words.length === 0) return raw('false');
  const byWords = sql`${base} AND ${textCondition(words)}`;
  const found = await snapshot.rows(sql`SELECT 1 AS found FROM businesses b WHERE ${byWords} LIMIT 1`);
  return found.length > 0 ? byWords : sql`${base} AND ${likenessCondition(words)}`;
}
