import { slugify } from '../../domain/text/slugs.ts';
import type { Database } from '../../api/src/lib/db/db.ts';
import { Random } from '../generator/random.ts';
import type { QueryLocale } from './queryLocale.ts';
import { queryLocales } from './queryLocales.ts';
import { unsortedListings } from './unsortedListings.ts';
import { writtenListings } from './writtenListings.ts';

interface DirectoryRow {
  name: string;
  category: string | null;
  city: string;
  country: string;
  address: string | null;
  postalCode: string | null;
  phone: string | null;
  website: string | null;
  email: string | null;
  latitude: number | null;
  longitude: number | null;
  rating: number;
  reviewCount: number;
  priceRange: string | null;
  timeZone: string | null;
  openingMinutes: number[];
}

const week = 7 * 24 * 60;
const perLocale = 140;

/** Fills an empty directory with the generated and the written listings of the query benchmark. */
export async function fillQueryDirectory({ pool }: Database, seed: number): Promise<void> {
  const rows = [...queryLocales.flatMap((locale, i) => localeRows(locale, seed + i)), ...writtenRows()];
  const countries = [...new Set(rows.map(({ country }) => country))];
  await pool.query(
    'INSERT INTO countries (code, name) SELECT code, code FROM unnest($1::text[]) AS code ON CONFLICT DO NOTHING',
    [countries],
  );
  const categories = [...new Set(rows.flatMap(({ category }) => category ?? []))];
  await pool.query(
    `INSERT INTO categories (name, name_key, slug) SELECT name, name, slug FROM unnest($1::text[], $2::text[]) AS u(name, slug)`,
    [categories, categories.map((name, i) => `${slugify(name)}-${i}`)],
  );
  const cities = [
    ...new Map(rows.map(({ city, country }) => [`${country} ${city}`, { city, country }])).values(),
  ];
  await pool.query(
    `INSERT INTO cities (name, name_key, country_code, slug)
     SELECT name, name, code, slug FROM unnest($1::text[], $2::text[], $3::text[]) AS u(name, code, slug)`,
    [
      cities.map(({ city }) => city),
      cities.map(({ country }) => country),
      cities.map(({ city }, i) => `${slugify(city)}-${i}`),
    ],
  );
  await pool.query(
    `INSERT INTO businesses (name, slug, category_id, city_id, country_code, address, postal_code, phone, website, email,
       latitude, longitude, rating, review_count, price_range, time_zone, opening_minutes)
     SELECT r.name, 'listing-' || at, c.id, t.id, r.country, r.address, r."postalCode", r.phone, r.website, r.email, r.latitude,
       r.longitude, r.rating, r."reviewCount", r."priceRange", r."timeZone", coalesce(r."openingMinutes", '{}')
     FROM ROWS FROM (jsonb_to_recordset($1) AS (name text, category text, city text, country text, address text,
         "postalCode" text, phone text, website text, email text, latitude float, longitude float, rating numeric,
         "reviewCount" integer, "priceRange" text, "timeZone" text, "openingMinutes" integer[])) WITH ORDINALITY AS r(
         name, category, city, country, address, "postalCode", phone, website, email, latitude, longitude, rating,
         "reviewCount", "priceRange", "timeZone", "openingMinutes", at)
       LEFT JOIN categories c ON c.name = r.category JOIN cities t ON t.name = r.city AND t.country_code = r.country`,
    [JSON.stringify(rows)],
  );
  await pool.query('VACUUM ANALYZE');
}

function localeRows(locale: QueryLocale, seed: number): DirectoryRow[] {
  const random = new Random(seed);
  return Array.from({ length: perLocale }, (_, n) => {
    const kind = locale.kinds[n % locale.kinds.length] ?? random.pick(locale.kinds);
    const town = locale.towns[n % locale.towns.length] ?? random.pick(locale.towns);
    const [name, label] = [random.pick(locale.names), random.pick(kind.labels)];
    const zip = town.zip(n);
    const host = `${slugify(name)}-${n}.${locale.country.toLowerCase()}`;
    const street = random.pick(locale.streets);
    // Every fifth is open day and night, every fifth by day, so that all intents have answers at any hour.
    const isAllDay = n % 5 === 0;
    return {
      name: locale.isLabelFirst ? `${label} ${name}` : `${name} ${label}`,
      category: kind.category,
      city: town.name,
      country: locale.country,
      address:
        n % 11 === 0
          ? null
          : locale.address(street, (n % 90) + 1, n % 4 === 0 ? '' : zip, town.name, town.district),
      postalCode: zip,
      phone: n % 9 === 0 ? null : locale.phone(n),
      website: n % 3 === 0 ? null : `https://www.${host}/${n % 2 === 0 ? '' : 'contact?utm_source=maps'}`,
      email: n % 4 === 0 ? `info@${host}` : null,
      latitude: town.latitude + ((n % 13) - 6) / 400,
      longitude: town.longitude + ((n % 11) - 5) / 400,
      rating: Number((3.2 + ((n * 7) % 18) / 10).toFixed(1)),
      reviewCount: 5 + ((n * 37) % 400),
      priceRange: n % 3 === 0 ? null : '$'.repeat(1 + (n % 4)),
      timeZone: locale.zone,
      openingMinutes: isAllDay ? [0, week] : n % 5 === 1 ? [] : [9 * 60, 18 * 60, 33 * 60, 42 * 60],
    };
  });
}

function writtenRows(): DirectoryRow[] {
  return [...writtenListings, ...unsortedListings].map(
    ({ name, category, city, country, address = null }) => ({
      ...{
        name,
        category,
        city,
        country,
        address,
        postalCode: null,
        phone: null,
        website: null,
        email: null,
      },
      ...{
        latitude: null,
        longitude: null,
        rating: 4.1,
        reviewCount: 20,
        priceRange: null,
        timeZone: null,
        openingMinutes: [],
      },
    }),
  );
}
