import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { normaliseWorkingHours } from '../domain/hours/read/normaliseHours.ts';
import { openingMinutes } from '../domain/hours/openingHours.ts';
import { slugify } from '../domain/text/slugs.ts';
import { copyLine } from '../api/src/lib/db/copyLine.ts';
import { directoryPool, type DirectoryPool } from './generator/directoryPool.ts';
import { generateBusinesses } from './generator/generateBusinesses.ts';
import type { OutscraperRow } from './generator/outscraperRow.ts';
import type { GeneratedReview } from './generator/reviews.ts';

// Bounds memory and the size of one transaction.
const rowsPerCopy = 20_000;

interface PlaceIds {
  categories: ReadonlyMap<string, number>;
  /** Key: country code and name. */
  cities: ReadonlyMap<string, number>;
}

/** Loads generated businesses with their reviews into an empty, migrated database, and brings its statistics up to date. */
export async function seedDatabase(
  url: string,
  size: { seed: number; count: number },
  onProgress: (done: number) => void = () => undefined,
): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ isEmpty: boolean }>(
      'SELECT NOT EXISTS (SELECT FROM businesses) AS "isEmpty"',
    );
    if (!rows[0]?.isEmpty)
      throw new Error('The directory must be empty to be filled with generated businesses.');
    const ids = await insertPlaces(client, directoryPool(size));
    let chunk: OutscraperRow[] = [];
    let done = 0;
    const flush = async () => {
      await copyChunk(client, chunk, done + 1, ids);
      done += chunk.length;
      chunk = [];
      onProgress(done);
    };
    for (const row of generateBusinesses(size)) {
      chunk.push(row);
      if (chunk.length === rowsPerCopy) await flush();
    }
    if (chunk.length > 0) await flush();
    await client.query(`SELECT setval('businesses_id_seq', greatest($1, 1))`, [done]);
    await client.query('VACUUM ANALYZE');
  } finally {
    await client.end();
  }
}

async function insertPlaces(client: pg.Client, pool: DirectoryPool): Promise<PlaceIds> {
  const countries = [...new Map(pool.places.map(({ country }) => [country.code, country.name]))];
  await client.query('INSERT INTO countries (code, name) SELECT * FROM unnest($1::text[], $2::text[])', [
    countries.map(([code]) => code),
    countries.map(([, name]) => name),
  ]);

  const names = pool.categories.map(({ name }) => name);
  const categories = await client.query<{ id: number; name: string }>(
    'INSERT INTO categories (name, name_key, slug) SELECT name, name, slug FROM unnest($1::text[], $2::text[]) AS u(name, slug) RETURNING id, name',
    [names, names.map((name) => slugify(name))],
  );

  const towns = pool.places.map(({ city, country }) => ({ name: city.name, code: country.code }));
  const cities = await client.query<{ id: number; name: string; code: string }>(
    `INSERT INTO cities (name, name_key, country_code, slug)
     SELECT name, name, code, slug FROM unnest($1::text[], $2::text[], $3::text[]) AS u(name, code, slug)
     RETURNING id, name, country_code AS code`,
    [towns.map(({ name }) => name), towns.map(({ code }) => code), distinctSlugs(towns)],
  );
  return {
    categories: new Map(categories.rows.map(({ id, name }) => [name, id])),
    cities: new Map(cities.rows.map(({ id, name, code }) => [code + name, id])),
  };
}

function distinctSlugs(towns: readonly { name: string; code: string }[]): string[] {
  const taken = new Set<string>();
  return towns.map(({ name, code }) => {
    const slug = slugify(name);
    const free = taken.has(slug) ? `${slug}-${code.toLowerCase()}` : slug;
    taken.add(free);
    return free;
  });
}

async function copyChunk(client: pg.Client, rows: readonly OutscraperRow[], firstId: number, ids: PlaceIds) {
  const listings = rows.map((row, index) => toListing(row, firstId + index, ids));
  const columns = Object.keys(listings[0] ?? {});
  await client.query('BEGIN');
  await copy(
    client,
    'businesses',
    columns,
    listings.map((listing) => Object.values(listing)),
  );
  await copy(
    client,
    'reviews',
    ['business_id', 'author_name', 'rating', 'comment', 'reviewed_at', 'source', 'fingerprint'],
    rows.flatMap((row, index) => toReviews(row, firstId + index)),
  );
  await client.query('COMMIT');
}

async function copy(
  client: pg.Client,
  table: string,
  columns: readonly string[],
  rows: readonly unknown[][],
) {
  const target = client.query(copyFrom(`COPY ${table} (${columns.join(', ')}) FROM STDIN`));
  await pipeline(Readable.from(rows.map(copyLine)), target);
}

/** Columns of `businesses` as an import of the row would fill them. */
function toListing(
  row: OutscraperRow,
  id: number,
  { categories, cities }: PlaceIds,
): Record<string, unknown> {
  const hours = normaliseWorkingHours(row.working_hours);
  return {
    id,
    slug: `${slugify(row.name)}-${id}`,
    name: row.name,
    category_id: categories.get(row.category),
    city_id: cities.get(row.country_code + row.city),
    country_code: row.country_code,
    type: row.type,
    address: row.full_address,
    street: row.street,
    state: row.state,
    postal_code: row.postal_code,
    phone: row.phone,
    phone_normalised: row.phone?.replace(/[^+\d]/g, ''),
    email: row.email,
    website: row.site,
    description: row.description,
    about: row.about,
    about_text: row.about,
    working_hours: hours && JSON.stringify(hours),
    opening_minutes: `{${hours ? openingMinutes(hours).join(',') : ''}}`,
    time_zone: row.time_zone,
    rating: row.rating,
    review_count: row.reviews,
    reviews_link: row.reviews_link,
    latitude: row.latitude,
    longitude: row.longitude,
    location_link: row.location_link,
    order_link: row.order_links,
    menu_link: row.menu_link,
    reservation_link: row.reservation_links,
    business_status: row.business_status,
    is_open: row.business_status === 'OPERATIONAL',
    is_verified: row.verified,
    price_range: row.range,
    place_id: row.place_id,
    google_id: row.google_id,
    cid: row.cid,
  };
}

function toReviews(row: OutscraperRow, businessId: number): unknown[][] {
  const reviews = JSON.parse(row.user_reviews ?? '[]') as GeneratedReview[];
  return reviews.map((review) => [
    businessId,
    review.Name || null,
    review.Rating,
    review.Description || null,
    review.When,
    review.source,
    createHash('md5').update(JSON.stringify(review)).digest('hex'),
  ]);
}
