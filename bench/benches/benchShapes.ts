import pg from 'pg';
import { countBusinesses } from '../../api/src/features/listings/list/countBusinesses.ts';
import type { ListBusinessesArgs } from '../../api/src/features/listings/list/listBusinesses.ts';
import type { MapArea } from '../../domain/map/mapArea.ts';
import { mapClusters } from '../../api/src/features/listings/map/mapClusters.ts';
import { nearbyBusinesses } from '../../api/src/features/listings/list/nearbyBusinesses.ts';
import { randomBusinesses } from '../../api/src/features/listings/list/randomBusinesses.ts';
import { relatedBusinesses } from '../../api/src/features/listings/list/relatedBusinesses.ts';
import { listCategories } from '../../api/src/features/taxonomy/categories/listCategories.ts';
import { listCities } from '../../api/src/features/taxonomy/cities/listCities.ts';
import type { Context } from '../../api/src/lib/context.ts';
import { openDatabase } from '../../api/src/lib/db/db.ts';
import { makePairs, managementShapes, type Shape } from './managementShapes.ts';
import { measuredReader } from '../measuredReader.ts';
import type { Figure } from '../report.ts';
import { makeDecisions, reviewShapes } from './reviewShapes.ts';
import { facets, istanbul, list, listFields as fields, page800, searchShapes } from './searchShapes.ts';

/** Blocks that one statement may touch, warm, at a million listings. */
const maxBuffers = 2000;
const ocean = { latitude: -40, longitude: -130 };

const nearby =
  (latitude: number, longitude: number): Shape[1] =>
  (context) =>
    nearbyBusinesses(context, { id: 1, cityId: 1, latitude, longitude }, 4, fields);

const areas = {
  world: { south: -85, west: -180, north: 85, east: 180 },
  pacific: { south: -60, west: 150, north: 60, east: -60 },
  europe: { south: 34, west: -12, north: 62, east: 45 },
  turkey: { south: 35.8, west: 25.6, north: 42.2, east: 44.9 },
  istanbul: { south: 40.8, west: 28.5, north: 41.3, east: 29.4 },
  beyoglu: { south: 41.02, west: 28.96, north: 41.05, east: 29 },
} as const satisfies Record<string, MapArea>;
const zooms = { world: 1, pacific: 2, europe: 4, turkey: 6, istanbul: 10, beyoglu: 15 } as const;
const mapFilters: Record<string, NonNullable<ListBusinessesArgs['filter']>> = {
  everything: {},
  'a category': { categorySlug: 'restaurant' },
  'a country, rated 4.5': { countryCode: 'TR', minRating: 4.5 },
  'a city, open now': { citySlug: 'istanbul', openNow: true },
  'a search': { search: 'coffee' },
};
const mapShapes: Shape[] = Object.entries(areas).flatMap(([name, within]) =>
  Object.entries(mapFilters).flatMap(([of, filter]): Shape[] => [
    [
      `map: ${of}, ${name}`,
      (context) => mapClusters(context, { within, zoom: zooms[name as keyof typeof zooms], filter }, fields),
    ],
    [`list: ${of}, within ${name}`, list({ filter: { ...filter, within } })],
  ]),
);
/** Lists of places within areas, in orders that go with neither. */
const orderedAreas: Shape[] = Object.entries(areas).flatMap(([name, within]): Shape[] => [
  [`list: within ${name}, by name`, list({ filter: { within }, sort: { field: 'NAME', direction: 'ASC' } })],
  [`list: within ${name}, page 80`, list({ filter: { within }, offset: 79 * 12 })],
  [
    `list: a country within ${name}, by reviews`,
    list({ filter: { within, countryCode: 'TR', openNow: true }, sort: { field: 'REVIEW_COUNT' } }),
  ],
  [
    `list: a country within ${name}, newest`,
    list({ filter: { within, countryCode: 'TR' }, sort: { field: 'CREATED_AT' } }),
  ],
  [
    `list: a city within ${name}, by rating`,
    list({ filter: { within, citySlug: 'istanbul', minRating: 4.5 }, sort: { field: 'RATING' } }),
  ],
  [
    `list: a category within ${name}, by name`,
    list({ filter: { within, categorySlug: 'restaurant' }, sort: { field: 'NAME', direction: 'DESC' } }),
  ],
]);

const shapes: Shape[] = [
  ...mapShapes,
  ...orderedAreas,
  ...searchShapes,
  ['list: whole directory', list({})],
  ['list: whole directory, page 800', list(page800)],
  ['list: category', list({ filter: { categorySlug: 'restaurant' } })],
  ['list: category, page 800', list({ filter: { categorySlug: 'restaurant' }, ...page800 })],
  [
    'list: category by rating, page 800',
    list({ filter: { categorySlug: 'restaurant' }, sort: { field: 'RATING' }, ...page800 }),
  ],
  [
    'list: category by name',
    list({ filter: { categorySlug: 'bakery' }, sort: { field: 'NAME', direction: 'ASC' } }),
  ],
  [
    'list: category by reviews',
    list({ filter: { categorySlug: 'bakery' }, sort: { field: 'REVIEW_COUNT' } }),
  ],
  ['list: category, newest', list({ filter: { categorySlug: 'bakery' }, sort: { field: 'CREATED_AT' } })],
  ['list: city', list({ filter: { citySlug: 'lisbon' } })],
  [
    'list: city by name, last page',
    list({ filter: { citySlug: 'lisbon' }, sort: { field: 'NAME', direction: 'ASC' }, offset: 2000 }),
  ],
  ['list: city by its name, by rating', list({ filter: { city: 'İstanbul' }, sort: { field: 'RATING' } })],
  ['list: country, page 800', list({ filter: { countryCode: 'TR' }, ...page800 })],
  [
    'list: country by rating, page 800',
    list({ filter: { countryCode: 'TR' }, sort: { field: 'RATING' }, ...page800 }),
  ],
  [
    'list: country by name, page 800',
    list({ filter: { countryCode: 'TR' }, sort: { field: 'NAME', direction: 'ASC' }, ...page800 }),
  ],
  [
    'list: country, newest, page 800',
    list({ filter: { countryCode: 'TR' }, sort: { field: 'CREATED_AT' }, ...page800 }),
  ],
  [
    'list: country, rated 4.8, by name',
    list({
      filter: { countryCode: 'PT', minRating: 4.8 },
      sort: { field: 'NAME', direction: 'DESC' },
      offset: 120,
    }),
  ],
  [
    'list: country, open now, by name, page 100',
    list({
      filter: { countryCode: 'HU', openNow: true },
      sort: { field: 'NAME', direction: 'DESC' },
      offset: 1200,
    }),
  ],
  [
    'list: category in a country, by name backwards',
    list({
      filter: { categorySlug: 'barbecue-restaurant', countryCode: 'PT' },
      sort: { field: 'NAME', direction: 'DESC' },
    }),
  ],
  ['list: category in a country', list({ filter: { categorySlug: 'coffee-shop', countryCode: 'PT' } })],
  ['list: rated 4.5, page 800', list({ filter: { minRating: 4.5 }, ...page800 })],
  [
    'list: rated 5 by name, page 800',
    list({ filter: { minRating: 5 }, sort: { field: 'NAME', direction: 'ASC' }, ...page800 }),
  ],
  ['list: open now', list({ filter: { openNow: true } })],
  ['list: open now, page 800', list({ filter: { openNow: true }, ...page800 })],
  ['list: with a feature', list({ filter: { features: ['wi-fi'] } })],
  ['list: with a price level', list({ filter: { priceLevels: [2] } })],
  ['list: with a rare feature and open now', list({ filter: { features: ['board-games'], openNow: true } })],
  ['list: by rating, page 800', list({ sort: { field: 'RATING' }, ...page800 })],
  ['list: by name, page 800', list({ sort: { field: 'NAME', direction: 'ASC' }, ...page800 })],
  ['list: newest, page 800', list({ sort: { field: 'CREATED_AT' }, ...page800 })],
  ['near: dense place, by distance', list({ filter: { near: istanbul }, sort: { field: 'DISTANCE' } })],
  ['near: dense place, by rating', list({ filter: { near: istanbul }, sort: { field: 'RATING' } })],
  ['near: dense place, one category', list({ filter: { near: istanbul, categorySlug: 'planetarium' } })],
  ['near: empty place', list({ filter: { near: ocean }, sort: { field: 'DISTANCE' } })],
  ['nearby: dense place', nearby(istanbul.latitude, istanbul.longitude)],
  [
    'nearby: place unknown',
    (context) => nearbyBusinesses(context, { id: 1, cityId: 1, latitude: null, longitude: null }, 4, fields),
  ],
  ['related', (context) => relatedBusinesses(context, 1, fields)],
  ['random', (context) => randomBusinesses(context, { first: 12, seed: 'a day' }, fields)],
  ['facets: whole directory', facets({})],
  ['facets: common word', facets({ search: 'restaurant' })],
  ['facets: category, open now', facets({ categorySlug: 'restaurant', openNow: true })],
  [
    'count: several filters',
    (context) => countBusinesses(context, { countryCode: 'TR', minRating: 4, openNow: true }),
  ],
  ['categories', (context) => listCategories(context, { first: 30, search: 'shop' })],
  ['cities', (context) => listCities(context, { first: 18, offset: 180 })],
];

/**
 * Cost of every shape of query behind the public pages and business management, by the statements that it sends: the
 * most expensive of each, in blocks.
 */
export async function benchShapes(url: string): Promise<Figure[]> {
  const database = openDatabase(url, { connections: 2 });
  try {
    const figures: Figure[] = [];
    // Outside of the pool, whose statements have a timeout.
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    for (const statement of [makePairs, ...makeDecisions, 'VACUUM ANALYZE duplicate_pairs, reviews'])
      await client.query(statement);
    await client.end();
    const viewers = [
      { kind: 'anonymous', of: shapes },
      { kind: 'system', of: [...managementShapes, ...reviewShapes] },
    ] as const;
    for (const [kind, what, run] of viewers.flatMap(({ kind, of }) =>
      of.map((one) => [kind, ...one] as const),
    )) {
      const { db, buffers } = measuredReader(database);
      // These reads need no more of the context.
      await run({ db, viewer: { kind }, isStoredOperation: true } as unknown as Context);
      figures.push({
        what: `buffers, ${what}`,
        value: Math.max(0, ...buffers),
        bar: { atMost: maxBuffers },
        detail: { statements: buffers },
      });
    }
    return figures;
  } finally {
    await database.close();
  }
}
