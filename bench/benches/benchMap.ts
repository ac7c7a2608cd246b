import { countBusinesses } from '../../api/src/features/listings/list/countBusinesses.ts';
import type { BusinessFilter } from '../../api/src/features/listings/list/businessFilter.ts';
import { listBusinesses } from '../../api/src/features/listings/list/listBusinesses.ts';
import { mapClusters } from '../../api/src/features/listings/map/mapClusters.ts';
import type { Context } from '../../api/src/lib/context.ts';
import { openDatabase, type Database } from '../../api/src/lib/db/db.ts';
import { measuredReader } from '../measuredReader.ts';
import type { Figure } from '../report.ts';
import { mapAreas, mapFilters, type ShownArea } from './mapShapes.ts';
import { listFields } from './searchShapes.ts';

const maxBuffers = 2000;
const maxMs = 100;
/** Of each shape; the fastest is the least disturbed by other work of the machine. */
const runs = 5;

interface MapShape {
  what: string;
  /** Of the most expensive statement, at any zoom. */
  blocks: number;
  /** In order, the fastest first. */
  ms: number[];
  count: number;
  isApproximate: boolean;
  /** Whether the counts of the map and its list agree, where both are exact. */
  agrees: boolean;
}

const contextOf = (db: Database) =>
  ({ db, viewer: { kind: 'anonymous' }, isStoredOperation: true }) as unknown as Context;

/**
 * Cost of the map for each area and filter, at the zoom that the area has on a screen, at zoom 0 and at the highest: the
 * blocks of the most expensive statement and the time of the whole answer. Counts are compared with those of the list.
 */
export async function benchMap(url: string): Promise<Figure[]> {
  const database = openDatabase(url, { connections: 2 });
  try {
    const shapes: MapShape[] = [];
    for (const [area, shown] of Object.entries(mapAreas))
      for (const [of, filter] of Object.entries(mapFilters))
        shapes.push({ what: `${of}, ${area}`, ...(await measureMap(database, shown, filter)) });
    const times = shapes.flatMap(({ ms }) => ms).sort((a, b) => a - b);
    const fastest = shapes.map(({ ms }) => ms[0] ?? 0).sort((a, b) => a - b);
    const wrong = shapes.filter(({ agrees }) => !agrees);
    shapes.sort((a, b) => b.blocks - a.blocks);
    return [
      figure('blocks of the most expensive statement of a map', shapes[0]?.blocks ?? 0, maxBuffers, shapes),
      figure('ms of a map, 95th percentile', percentile95(times), maxMs, times.length),
      figure(
        'ms of a map, the fastest of each shape, 95th percentile',
        percentile95(fastest),
        maxMs,
        fastest,
      ),
      figure('maps that contradict their list', wrong.length, 0, wrong),
    ];
  } finally {
    await database.close();
  }
}

const figure = (what: string, value: number, atMost: number, detail: unknown): Figure => ({
  ...{ what, value, bar: { atMost }, detail },
});
const percentile95 = (sorted: readonly number[]) => sorted[Math.floor(sorted.length * 0.95)] ?? 0;

async function measureMap(
  database: Database,
  { within, zoom: natural }: ShownArea,
  filter: BusinessFilter,
): Promise<Omit<MapShape, 'what'>> {
  let blocks = 0;
  const ms: number[] = [];
  const show = (db: Database, zoom: number) =>
    mapClusters(contextOf(db), { within, zoom, filter }, listFields);
  for (const zoom of [0, natural, 22]) {
    const { db, buffers } = measuredReader(database);
    await show(db, zoom);
    blocks = Math.max(blocks, ...buffers);
    for (let run = 0; run < runs; run += 1) {
      const begun = performance.now();
      await show(database, zoom);
      ms.push(performance.now() - begun);
    }
  }
  const { totalCount: count, isApproximate } = await show(database, natural);
  const listed = { ...filter, within };
  const page = await listBusinesses(contextOf(database), { first: 12, filter: listed }, listFields);
  const list = page.total ?? (await countBusinesses(contextOf(database), listed));
  const isSame = list.isLowerBound ? count >= list.count : count === list.count;
  return { blocks, ms: ms.sort((a, b) => a - b), count, isApproximate, agrees: isApproximate || isSame };
}
