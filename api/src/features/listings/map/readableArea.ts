import type { Reader } from '../reader.ts';
import sql, { raw, type Sql } from 'sql-template-tag';
import { factsInRanges, keyRanges, sampleFactor, type KeyRange } from './mapArea.ts';
import type { MapArea } from '../../../../../domain/map/mapArea.ts';

/** Listings that some 1,600 blocks of the index by area hold. */
const maxRead = 100_000;
/** Sample size of an estimated area; the error is below 1 %. */
const maxSampled = 40_000;
/** Listings whose rows are read one by one, a block for each, where another index than that by area finds them. */
const maxScattered = 1500;
/** The level from which listings are counted to see how many there are: one in 64. */
const countedLevel = 2;

export interface ReadableArea {
  area: MapArea;
  /** Null if the rest of the filter names so few listings that these are read, wherever they are. */
  ranges: KeyRange[] | null;
  /** The level of the sample from which the area can be read in bounded time; 0 is all of it. */
  level: number;
}

/**
 * How much of an area, or of a category in it, can be read in bounded time: a sample of one in 64 says. `named` is the
 * number of listings of the city or country that the filter names.
 */
export async function readableArea(
  reader: Reader,
  area: MapArea,
  { categoryId, named = Infinity }: { categoryId?: number | undefined; named?: number } = {},
): Promise<ReadableArea> {
  if (named <= maxScattered) return { area, ranges: null, level: 0 };
  const ranges = keyRanges(area);
  const [row] = await reader.db.rows<{ n: number }>(
    sql`SELECT count(*)::int AS n FROM ${factsInRanges(ranges, countedLevel, categoryId)}`,
    { usesCustomPlan: true },
  );
  const counted = row?.n ?? 0;
  for (let level = 0; level < countedLevel; level += 1) {
    const most = level === 0 ? maxRead : maxSampled;
    if (counted * sampleFactor ** (countedLevel - level) <= most) return { area, ranges, level };
  }
  return { area, ranges, level: counted <= maxSampled ? countedLevel : countedLevel + 1 };
}

/** `listing_facts b` as far as an area can be read; all of it, or a sample. Conditions follow with WHERE. */
export const readableFacts = ({ ranges, level }: ReadableArea, categoryId?: number): Sql =>
  ranges === null ? raw('listing_facts b') : factsInRanges(ranges, level, categoryId);
