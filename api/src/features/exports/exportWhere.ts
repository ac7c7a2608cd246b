import sql, { raw, type Sql } from 'sql-template-tag';
import { resolveFilter, type BusinessFilter } from '../businesses/businessFilter.ts';
import { matchWhere } from '../businesses/matchWhere.ts';
import { meantWords } from '../businesses/meantWords.ts';
import type { Snapshot } from './openSnapshot.ts';

/** The listings that a filter means, as the lists have it: by their words, else by what those could mean. Never the demonstration. */
export async function exportWhere(snapshot: Snapshot, filter: BusinessFilter): Promise<Sql> {
  const reader = { db: snapshot };
  const resolved = await resolveFilter(reader, filter);
  if (!resolved) return raw('false');
  const exact = sql`${matchWhere(resolved, new Map())} AND NOT b.is_demo`;
  if (resolved.words.length === 0) return exact;
  const found = await snapshot.rows(sql`SELECT 1 AS found FROM businesses b WHERE ${exact} LIMIT 1`);
  if (found.length > 0) return exact;
  return sql`${matchWhere(resolved, await meantWords(reader, resolved.words))} AND NOT b.is_demo`;
}
