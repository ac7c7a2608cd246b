import sql from 'sql-template-tag';
import type { Reader } from '../reader.ts';
import { factsInRanges, keyRanges, sampleFactor, type KeyRange, type MapArea } from './mapArea.ts';

/** Listings that some 1,600 blocks of the index by area hold. */
const mostRead = 100_000;
/** The level from which listings are counted to see how many there are: one in 64. */
const countedLevel = 2;

export interface ReadableArea {
  area: MapArea;
  ranges: KeyRange[];
  /** The level of the sample from which the area can be read in bounded time; 0 is all of it. */
  level: number;
}

/** How much of an area, or of a category in it, can be read in bounded time: a sample of one in 64 says. */
export async function readableArea(
  reader: Reader,
  area: MapArea,
  categoryId?: number,
): Promise<ReadableArea> {
  const ranges = keyRanges(area);
  const [row] = await reader.db.rows<{ n: number }>(
    sql`SELECT count(*)::int AS n FROM ${factsInRanges(ranges, countedLevel, categoryId)}`,
    { isPlannedAnew: true },
  );
  const counted = row?.n ?? 0;
  for (let level = 0; level < countedLevel; level += 1) {
    if (counted * sampleFactor ** (countedLevel - level) <= mostRead) return { area, ranges, level };
  }
  return { area, ranges, level: counted <= mostRead ? countedLevel : countedLevel + 1 };
}
