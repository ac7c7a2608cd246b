import sql, { join, raw, type Sql } from 'sql-template-tag';
import { marksOf, type ResolvedFilter } from '../../list/businessFilter.ts';
import type { Reader } from '../../reader.ts';
import { businessWhere } from '../../list/businessWhere.ts';
import { expandQuery } from '../queryExpansion.ts';
import { candidateConditions, candidates } from './searchCandidates.ts';
import { everyListing, type Interpretation } from '../searchTerms.ts';
import { wantedQuery } from './searchQuery.ts';

/**
 * Condition for all listings `b` that match a search, without a limit, by the interpretation that lists use. Excludes the
 * trash.
 */
export async function matchWhere(reader: Reader, filter: ResolvedFilter): Promise<Sql> {
  return whereOf(filter, await interpretationOf(reader, filter));
}

/** The same for writes, which must not leave words out. `number` is a result of `wholeInterpretationNumber`. */
export async function wholeMatchWhere(reader: Reader, filter: ResolvedFilter, number: number): Promise<Sql> {
  let at = 0;
  for await (const interpretation of expandQuery(reader, filter.query)) {
    if (at === number) return whereOf(filter, interpretation);
    at += 1;
  }
  return raw('false');
}

/** Index of the first interpretation that finds listings and leaves no word out; -1 if there is none. */
export async function wholeInterpretationNumber(reader: Reader, filter: ResolvedFilter): Promise<number> {
  let at = 0;
  for await (const interpretation of expandQuery(reader, filter.query)) {
    if (interpretation.leftOut.length === 0 && (await finds(reader, filter, interpretation))) return at;
    at += 1;
  }
  return -1;
}

function whereOf(filter: ResolvedFilter, interpretation: Interpretation): Sql {
  const base = sql`b.deleted_at IS NULL AND ${businessWhere(filter, 'listings')}`;
  // These conditions are checked for each candidate, so only as many listings match as lists read.
  if (
    interpretation.begun !== null ||
    interpretation.ids ||
    interpretation.schedules ||
    interpretation.around ||
    interpretation.unplaced ||
    interpretation.isUnsorted
  )
    return sql`${base} AND b.id IN (${matchIds(filter, interpretation)})`;
  const wanted = wantedQuery(marksOf(filter), interpretation);
  const text = wanted === null ? base : sql`${base} AND (${inAnyBand(wanted)})`;
  if (!filter.near) return text;
  const { latitude, longitude, radiusKm } = filter.near;
  return sql`${text} AND b.latitude IS NOT NULL
    AND point(b.longitude, b.latitude) <@ degree_box(${latitude}, ${longitude}, ${radiusKm * 1000})
    AND ground_metres(globe_point(b.latitude, b.longitude) <-> globe_point(${latitude}, ${longitude})) <= ${radiusKm * 1000}`;
}

async function interpretationOf(reader: Reader, filter: ResolvedFilter): Promise<Interpretation> {
  for await (const interpretation of expandQuery(reader, filter.query)) {
    if (await finds(reader, filter, interpretation)) return interpretation;
  }
  // Nothing matches.
  return { ...everyListing, ids: [] };
}

async function finds(
  reader: Reader,
  filter: ResolvedFilter,
  interpretation: Interpretation,
): Promise<boolean> {
  if (interpretation === everyListing) return true;
  return (await reader.db.rows(sql`${matchIds(filter, interpretation)} LIMIT 1`)).length > 0;
}

function matchIds(filter: ResolvedFilter, interpretation: Interpretation): Sql {
  return sql`SELECT b.id FROM (${candidates(filter, interpretation, 'best')}) b WHERE ${candidateConditions(filter, interpretation)}`;
}

// Each band of quality has a text index of its own.
function inAnyBand(wanted: string): Sql {
  const bands = [0, 1, 2, 3, 4, 5].map(
    (band) => sql`quality_band(b.score) = ${raw(String(band))} AND b.search_vector @@ ${wanted}::tsquery`,
  );
  return join(bands, ' OR ');
}
