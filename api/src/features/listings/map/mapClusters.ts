import sql from 'sql-template-tag';
import type { Context } from '../../../lib/context.ts';
import { AppError } from '../../../lib/errors.ts';
import type { BusinessRow } from '../businessRow.ts';
import { findBusinessesByIds } from '../findBusinessesByIds.ts';
import {
  needsCandidates,
  resolveFilter,
  type BusinessFilter,
  type ResolvedFilter,
} from '../list/businessFilter.ts';
import { businessWhere } from '../list/businessWhere.ts';
import { listBusinesses } from '../list/listBusinesses.ts';
import { withEnoughMatches, interpretationsFor } from '../search/match/chosenInterpretation.ts';
import { candidateConditions, candidates, maxMatches } from '../search/match/searchCandidates.ts';
import { sampleFactor, squareOf, countCells } from './mapArea.ts';
import type { MapArea } from '../../../../../domain/map/mapArea.ts';
import type { Interpretation } from '../search/searchTerms.ts';
import { readableFacts, type ReadableArea } from './readableArea.ts';

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
  /** Listings outside clusters. */
  listings: BusinessRow[];
  /** Of clusters and single listings. */
  totalCount: number;
  /** True if the counts come from a sample, from the best 1,000 matches of a search, or from the first page of a list. */
  isApproximate: boolean;
}

export interface MapClustersArgs {
  within: MapArea;
  zoom: number;
  filter?: BusinessFilter | null;
}

/** Squares that an answer covers at most; where an area has more at its zoom, they are larger. */
const maxSquares = 512;
const maxZoom = 22;
const firstPage = 12;

interface SquareRow extends MapArea {
  n: number;
  latitude: number;
  longitude: number;
  id: number;
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
  if (!(zoom >= 0 && zoom <= maxZoom))
    throw new AppError(
      'BAD_INPUT',
      { message: 'zoomInvalid', limit: maxZoom },
      { zoom: { message: 'zoomInvalid', limit: maxZoom } },
    );
  const resolved = await resolveFilter(context, { ...filter, within });
  if (!resolved?.readable) return { clusters: [], listings: [], totalCount: 0, isApproximate: false };
  let bits = Math.round(zoom) + 2;
  while (bits > 0 && countCells(within, bits) > maxSquares) bits -= 1;

  const isSearch = needsCandidates(resolved);
  const { level } = resolved.readable;
  const { rows, isCut } = isSearch
    ? await searchSquares(context, resolved, bits)
    : { rows: await areaSquares(context, resolved, resolved.readable, bits), isCut: false };
  const scale = isSearch ? 1 : sampleFactor ** level;
  const isApproximate = scale > 1 || isCut;
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
  if (scale > 1 && rows.length === 0) return firstListed(context, { ...filter, within }, fields);
  const totalCount = clusters.reduce((sum, { count }) => sum + count, listings.length);
  return { clusters, listings, totalCount, isApproximate };
}

/** If a sample holds no match, there are few, if any: the first of the list. */
async function firstListed(
  context: Context,
  filter: BusinessFilter,
  fields: ReadonlySet<string>,
): Promise<MapClusters> {
  const { nodes, pageInfo } = await listBusinesses(context, { filter, first: firstPage }, fields);
  return {
    ...{ clusters: [], listings: nodes, totalCount: nodes.length },
    isApproximate: pageInfo.hasNextPage,
  };
}

function areaSquares(
  context: Context,
  filter: ResolvedFilter,
  readable: ReadableArea,
  bits: number,
): Promise<SquareRow[]> {
  return context.db.rows<SquareRow>(
    sql`SELECT count(*)::int AS n, min(b.id) AS id, avg(b.latitude_e6)::float8 / 1e6 AS latitude,
      avg(b.longitude_e6)::float8 / 1e6 AS longitude, min(b.latitude_e6) / 1e6::float8 AS south,
      min(b.longitude_e6) / 1e6::float8 AS west, max(b.latitude_e6) / 1e6::float8 AS north,
      max(b.longitude_e6) / 1e6::float8 AS east
    FROM ${readableFacts(readable, filter.categoryId)} WHERE ${businessWhere(filter)}
    GROUP BY ${squareOf(bits)} ORDER BY n DESC, id`,
    { usesCustomPlan: true },
  );
}

interface SearchSquares {
  rows: SquareRow[];
  /** Whether more listings match the words than were read. */
  isCut: boolean;
}

/**
 * The squares of the best matches of a search, of the nearest within a circle, by the first interpretation of its words that
 * finds something: those that its list counts.
 */
async function searchSquares(context: Context, filter: ResolvedFilter, bits: number): Promise<SearchSquares> {
  let nothing: SearchSquares | null = null;
  for await (const one of interpretationsFor(context, filter)) {
    const chosen = one.interpretation.wider ? await withEnoughMatches(context, filter, one) : one;
    if (!chosen) continue;
    const { interpretation } = chosen;
    let found = await candidateSquares(
      context,
      filter,
      interpretation,
      filter.near ? 'nearest' : 'best',
      bits,
    );
    // If few of the nearest match, the matches are found first.
    if (filter.near && found.isCut && listingsIn(found.rows) <= firstPage)
      found = await candidateSquares(context, filter, interpretation, 'best', bits);
    if (found.rows.length > 0) return found;
    nothing ??= found;
  }
  return nothing ?? { rows: [], isCut: false };
}

const listingsIn = (rows: readonly SquareRow[]) => rows.reduce((sum, { n }) => sum + n, 0);

async function candidateSquares(
  context: Context,
  filter: ResolvedFilter,
  interpretation: Interpretation,
  from: 'best' | 'nearest',
  bits: number,
): Promise<SearchSquares> {
  const most = maxMatches(interpretation);
  // A row without listings reports how many were read if none is in the area.
  const squares = await context.db.rows<SquareRow & { seen: number | null }>(
    sql`WITH looked AS MATERIALIZED (${candidates(filter, interpretation, from)}),
      b AS (
        SELECT b.id, map_key(b.latitude, b.longitude, 0) AS map_key, b.latitude, b.longitude FROM looked b
        WHERE ${candidateConditions(filter, interpretation)} AND b.latitude IS NOT NULL LIMIT ${most}
      )
      SELECT count(b.id)::int AS n, min(b.id) AS id, avg(b.latitude) AS latitude, avg(b.longitude) AS longitude,
        min(b.latitude) AS south, min(b.longitude) AS west, max(b.latitude) AS north, max(b.longitude) AS east,
        max(found.seen)::int AS seen
      FROM (SELECT max(seen) AS seen FROM looked) AS found LEFT JOIN b ON true
      GROUP BY ${squareOf(bits)} ORDER BY n DESC, id`,
    { usesCustomPlan: true },
  );
  const unseen = from === 'nearest' ? Infinity : 0;
  return { rows: squares.filter(({ n }) => n > 0), isCut: (squares[0]?.seen ?? unseen) > most };
}
