// What the graph is measured against: one Fastify route that answers one prepared statement. Prints its address.
// Environment: DATABASE_URL.
import fastify from 'fastify';
import pg from 'pg';
import { toBareAnswer, type BareRow } from './bareAnswer.ts';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const statement = {
  name: 'list',
  text: `SELECT b.id, b.slug, b.name, b.address, b.rating::float8 AS rating, b.review_count AS "reviewCount",
      b.photo_url AS "photoUrl", b.is_verified AS "isVerified",
      c.id AS "categoryId", c.name AS "categoryName", c.slug AS "categorySlug", c.icon AS "categoryIcon",
      t.id AS "cityId", t.name AS "cityName", t.slug AS "citySlug",
      (SELECT business_count FROM directory_stats) AS "totalCount"
    FROM (SELECT id, score FROM listing_facts ORDER BY score DESC, id LIMIT 12) AS page
    JOIN businesses b ON b.id = page.id
    LEFT JOIN categories c ON c.id = b.category_id
    LEFT JOIN cities t ON t.id = b.city_id
    ORDER BY page.score DESC, page.id`,
};

const app = fastify();
app.get('/', async () => toBareAnswer((await pool.query<BareRow>(statement)).rows));
process.stdout.write(`${await app.listen({ host: '127.0.0.1', port: 0 })}\n`);
