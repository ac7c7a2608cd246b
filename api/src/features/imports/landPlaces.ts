import type { PoolClient } from 'pg';
import { countryName } from '../../../../domain/countries.ts';
import { slugify } from '../../../../domain/slugs.ts';
import { freeSlug } from '../../lib/freeSlug.ts';

/**
 * Makes the categories, cities and countries that the gathered rows name and that do not exist yet, and writes their ids
 * into the landing rows. What an import made carries its id, so that undoing can take it back.
 */
export async function landPlaces(
  client: PoolClient,
  importId: number,
): Promise<{ categoriesCreated: number; citiesFound: number }> {
  const query = async (text: string, values: unknown[]) => (await client.query(text, values)).rows;
  const { rows: countries } = await client.query<{ code: string }>(
    `SELECT DISTINCT listing->>'country_code' AS code FROM landing
     WHERE listing ? 'country_code' AND NOT EXISTS (SELECT FROM countries WHERE code = listing->>'country_code')`,
  );
  for (const { code } of countries) {
    await client.query('INSERT INTO countries (code, name) VALUES ($1, $2)', [
      code,
      countryName(code) ?? code,
    ]);
  }

  const { rows: categories } = await client.query<{ name: string }>(
    `SELECT DISTINCT ON (fold(btrim(category_name))) category_name AS name FROM landing
     WHERE category_name IS NOT NULL AND NOT EXISTS (SELECT FROM categories WHERE name_key = fold(btrim(category_name)))
     ORDER BY fold(btrim(category_name)), position`,
  );
  for (const { name } of categories) {
    const slug = await freeSlug(query, 'categories', [slugify(name)]);
    await client.query(
      'INSERT INTO categories (name, slug, created_by_import_id) VALUES (btrim($1), $2, $3)',
      [name, slug, importId],
    );
  }
  await client.query(
    'UPDATE landing SET category_id = c.id FROM categories c WHERE c.name_key = fold(btrim(landing.category_name))',
  );

  // The same city by name stays, though the country of its listing be another than its own.
  await client.query(
    `UPDATE landing SET city_id = t.id, city_slug = t.slug FROM businesses b JOIN cities t ON t.id = b.city_id
     WHERE b.id = landing.business_id AND landing.identity LIKE 'own:%' AND t.name_key = fold(btrim(landing.city_name))
       AND b.country_code IS NOT DISTINCT FROM landing.listing->>'country_code'`,
  );
  const { rows: cities } = await client.query<{ name: string; code: string | null }>(
    `SELECT name, code FROM (
       SELECT DISTINCT ON (fold(btrim(city_name)), listing->>'country_code') city_name AS name, listing->>'country_code' AS code, position
       FROM landing WHERE city_name IS NOT NULL AND city_id IS NULL AND NOT EXISTS (
       SELECT FROM cities WHERE name_key = fold(btrim(city_name)) AND country_code IS NOT DISTINCT FROM listing->>'country_code'
       ) ORDER BY fold(btrim(city_name)), listing->>'country_code', position
     ) AS found ORDER BY position`,
  );
  for (const { name, code } of cities) {
    const slug = slugify(name);
    const free = await freeSlug(query, 'cities', code ? [slug, `${slug}-${code.toLowerCase()}`] : [slug]);
    await client.query(
      'INSERT INTO cities (name, country_code, slug, created_by_import_id) VALUES (btrim($1), $2, $3, $4)',
      [name, code, free, importId],
    );
  }
  await client.query(
    `UPDATE landing SET city_id = t.id, city_slug = t.slug FROM cities t
     WHERE landing.city_id IS NULL AND t.name_key = fold(btrim(landing.city_name)) AND t.country_code IS NOT DISTINCT FROM landing.listing->>'country_code'`,
  );
  const { rows: found } = await client.query<{ n: number }>(
    'SELECT count(DISTINCT city_id) AS n FROM landing',
  );
  return { categoriesCreated: categories.length, citiesFound: found[0]?.n ?? 0 };
}
