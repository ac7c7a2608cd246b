import sql, { raw, type Sql } from 'sql-template-tag';
import { resolveFilter, type BusinessFilter } from '../listings/list/businessFilter.ts';
import { operatorFilter } from '../listings/search/operatorFilter.ts';
import { matchWhere } from '../listings/search/match/matchWhere.ts';
import type { Snapshot } from './openSnapshot.ts';

/** Condition of a filter, as in the lists: by its words, or else by their spelling candidates. Excludes sample data. */
export async function exportWhere(snapshot: Snapshot, filter: BusinessFilter): Promise<Sql> {
  const reader = { db: snapshot };
  const resolved = await resolveFilter(reader, operatorFilter(reader, filter));
  return resolved ? sql`${await matchWhere(reader, resolved)} AND NOT b.is_demo` : raw('false');
}
