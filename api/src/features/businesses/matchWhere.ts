import sql, { join, raw, type Sql } from 'sql-template-tag';
import type { ResolvedFilter } from './businessFilter.ts';
import { marksOf } from './businessFilter.ts';
import { businessWhere } from './businessWhere.ts';
import type { Meant } from './searchCandidates.ts';
import { wantedQuery } from './searchTerms.ts';

/** All listings `b` that answer a search, however many; for whoever reads them to the end. Leaves the trash out. */
export function matchWhere(filter: ResolvedFilter, meant: Meant): Sql {
  const base = sql`b.deleted_at IS NULL AND ${businessWhere(filter, 'listings')}`;
  const wanted = wantedQuery(filter.words, marksOf(filter), meant, filter.synonyms);
  const text = wanted === null ? base : sql`${base} AND (${inAnyBand(wanted)})`;
  if (!filter.near) return text;
  const { latitude, longitude, radiusKm } = filter.near;
  return sql`${text} AND b.latitude IS NOT NULL
    AND earth_box(globe_point(${latitude}, ${longitude}), ${radiusKm * 1000}) @> globe_point(b.latitude, b.longitude)`;
}

// Each band of quality has a text index of its own.
function inAnyBand(wanted: string): Sql {
  const bands = [0, 1, 2, 3, 4, 5].map(
    (band) => sql`quality_band(b.score) = ${raw(String(band))} AND b.search_vector @@ ${wanted}::tsquery`,
  );
  return join(bands, ' OR ');
}
