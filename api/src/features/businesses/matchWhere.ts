import sql, { type Sql } from 'sql-template-tag';
import type { ResolvedFilter } from './businessFilter.ts';
import { marksOf } from './businessFilter.ts';
import { businessWhere } from './businessWhere.ts';
import type { Meant } from './searchCandidates.ts';
import { wantedQuery } from './searchTerms.ts';

/** All listings that answer a search, however many; for whoever reads them to the end. */
export function matchWhere(filter: ResolvedFilter, meant: Meant): Sql {
  const base = businessWhere(filter);
  const wanted = wantedQuery(filter.words, marksOf(filter), meant);
  const text = wanted === null ? base : sql`${base} AND b.search_vector @@ ${wanted}::tsquery`;
  if (!filter.near) return text;
  const { latitude, longitude, radiusKm } = filter.near;
  return sql`${text} AND b.latitude IS NOT NULL
    AND earth_box(globe_point(${latitude}, ${longitude}), ${radiusKm * 1000}) @> globe_point(b.latitude, b.longitude)`;
}
