import sql, { type Sql } from 'sql-template-tag';
import type { Context } from '../../../lib/context.ts';
import { AppError } from '../../../lib/errors.ts';
import type { BusinessRow } from '../businessRow.ts';
import { findBusinessesByIds } from '../findBusinessesByIds.ts';
import { resolveFilter, type BusinessFilter, type ResolvedFilter } from '../list/businessFilter.ts';
import { businessWhere } from '../list/businessWhere.ts';
import { expandQuery } from '../search/queryExpansion.ts';
import { candidateConditions, candidates, mostMatches, needsCandidates } from '../search/searchCandidates.ts';
import { factsInRanges, sampleFactor, squareOf, squaresTouched, type MapArea } from './mapArea.ts';

export interface MapCluster {
  /** Listings in it. Scaled from a sample where the clusters are approximate. */
  count: number;
  /** The mean position of its listings. */
  latitude: number;
  longitude: number;
  bounds: MapArea;
}

export interface MapClusters {
  clusters: MapCluster[];
  /** Listings that stand alone. */
  listings: BusinessRow[];
  /** Of clusters and single listings. */
  totalCount: number;
  /** True where the counts come from a sample, or from the best 1,000 matches of a search. */
  isApproximate: boolean;
}

export interface MapClustersArgs {
  within: MapArea;
  zoom: number;
  filter?: BusinessFilter | null;
}

/** Squares that an answer covers at most; where an area has more at its zoom, they are larger. */
const mostSquares = 512;
const mostZoom = 22;

interface SquareRow extends MapArea {
  n: number;
  latitude: number;
  longitude: number;
  id: number;
  seen: number;
}

/**
 * Listings of an area by squares of the map of a quarter of a tile (512 pixels) at a zoom: a cluster where several share a
 * square, else the listing itself. `fields` are the selected fields of the listings. Errors: BAD_INPUT.
 */
export async function mapClusters(
  context: Context,
  { within, zoom, filter }: MapClustersArgs,
  fields: ReadonlySet<string>,
): Promise<MapClusters> {
  if (!(zoom >= 0 && zoom <= mostZoom))
    throw new AppError(
      'BAD_INPUT',
      { message: 'zoomInvalid', limit: mostZoom },
      { zoom: { message: 'zoomInvalid', limit: mostZoom } },
    );
  const resolved = await resolveFilter(context, { ...filter, within });
  if (!resolved?.readable) return { clusters: [], listings: [], totalCount: 0, isApproximate: false };
  let bits = Math.round(zoom) + 2;
  while (bits > 0 && squaresTouched(within, bits) > mostSquares) bits -= 1;

  const isSearch = needsCandidates(resolved);
  const { level } = resolved.readable;
  const rows = isSearch
    ? await searchSquares(context, resolved, bits)
    : await context.db.rows<SquareRow>(
        grouped(
          sql`${factsInRanges(resolved.readable.ranges, level, resolved.categoryId)} WHERE ${businessWhere(resolved)}`,
          bits,
        ),
        { isPlannedAnew: true },
      );
  const scale = isSearch ? 1 : sampleFactor ** level;
  const isApproximate = scale > 1 || rows.some(({ seen }) => seen > mostMatches);
  const single = scale > 1 ? [] : rows.filter(({ n }) => n === 1).map(({ id }) => id);
  const found = await findBusinessesByIds(context, single, fields);
  const listings = single.flatMap((id) => found.get(id) ?? []);
  const clusters = rows
    .filter(({ n }) => n > 1 || scale > 1)
    .map(({ n, latitude, longitude, south, west, north, east }) => ({
      count: n * scale,
      latitude,
      longitude,
      bounds: { south, west, north, east },
    }));
  const totalCount = clusters.reduce((sum, { count }) => sum + count, listings.length);
  return { clusters, listings, totalCount, isApproximate };
}

function grouped(from: Sql, bits: number): Sql {
  return sql`SELECT count(*)::int AS n, min(b.id) AS id, avg(b.latitude_e6)::float8 / 1e6 AS latitude,
      avg(b.longitude_e6)::float8 / 1e6 AS longitude, min(b.latitude_e6) / 1e6::float8 AS south,
      min(b.longitude_e6) / 1e6::float8 AS west, max(b.latitude_e6) / 1e6::float8 AS north,
      max(b.longitude_e6) / 1e6::float8 AS east, 0 AS seen
    FROM ${from} GROUP BY ${squareOf(bits)} ORDER BY n DESC, id`;
}

/** The squares of the best matches of a search, by the first reading of its words that finds something. */
async function searchSquares(context: Context, filter: ResolvedFilter, bits: number): Promise<SquareRow[]> {
  for await (const reading of expandQuery(context, filter.query)) {
    const rows = await context.db.rows<SquareRow>(
      sql`WITH looked AS MATERIALIZED (${candidates(filter, reading, 'best')}),
      b AS (
        SELECT b.id, map_key(b.latitude, b.longitude, 0) AS map_key, b.latitude, b.longitude
        FROM looked b WHERE ${candidateConditions(filter, reading)} AND b.latitude IS NOT NULL
      )
      SELECT count(*)::int AS n, min(b.id) AS id, avg(b.latitude) AS latitude, avg(b.longitude) AS longitude,
        min(b.latitude) AS south, min(b.longitude) AS west, max(b.latitude) AS north, max(b.longitude) AS east,
        (SELECT max(seen) FROM looked)::int AS seen
      FROM b GROUP BY ${squareOf(bits)} ORDER BY n DESC, id`,
      { isPlannedAnew: true },
    );
    if (rows.length > 0) return rows;
  }
  return [];
}
