// The prepared statement of each bare route, on the indexes that serve it best.

const cardColumns = `b.id, b.slug, b.name, b.type, b.address, b.street, b.state, b.postal_code AS "postalCode", b.phone,
  b.email, b.website, b.working_hours AS "workingHours", b.time_zone AS "timeZone", b.rating::text AS rating,
  b.review_count AS "reviewCount", b.reviews_link AS "reviewsLink", b.photo_url AS "photoUrl", b.image_url AS "imageUrl",
  b.latitude, b.longitude, b.location_link AS "locationLink", b.order_link AS "orderLink", b.menu_link AS "menuLink",
  b.reservation_link AS "reservationLink", b.business_status AS "businessStatus", b.is_open AS "isOpen",
  b.is_verified AS "isVerified", b.price_range AS "priceRange", b.global_row_number AS "globalRowNumber",
  b.created_at AS "createdAt", b.updated_at AS "updatedAt", c.id AS "categoryId", c.name AS "categoryName",
  c.slug AS "categorySlug", c.icon AS "categoryIcon", t.name AS "cityName", n.code AS "countryCode", n.name AS "countryName"`;
const cardJoins = `LEFT JOIN categories c ON c.id = b.category_id LEFT JOIN cities t ON t.id = b.city_id
  LEFT JOIN countries n ON n.code = b.country_code`;
const bestTwelve = '(SELECT id, score FROM listing_facts ORDER BY score DESC, id LIMIT 12) AS page';
const reviewsOf = (limit: number) => `(
  SELECT json_agg(json_build_object('id', r.id, 'authorName', r.author_name, 'rating', r.rating, 'comment', r.comment,
    'createdAt', to_char(r.reviewed_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')))
  FROM (SELECT * FROM reviews WHERE business_id = b.id AND hidden_at IS NULL
    ORDER BY comment IS NULL, reviewed_at DESC NULLS LAST, id LIMIT ${limit}) AS r)`;

/** The list of 12 listings, as in GraphQL. */
export const graphListStatement = {
  name: 'graph list',
  text: `SELECT b.id, b.slug, b.name, b.address, b.rating::float8 AS rating, b.review_count AS "reviewCount",
      b.photo_url AS "photoUrl", b.is_verified AS "isVerified",
      c.id AS "categoryId", c.name AS "categoryName", c.slug AS "categorySlug", c.icon AS "categoryIcon",
      t.id AS "cityId", t.name AS "cityName", t.slug AS "citySlug",
      (SELECT business_count FROM directory_stats) AS "totalCount"
    FROM ${bestTwelve} JOIN businesses b ON b.id = page.id
    LEFT JOIN categories c ON c.id = b.category_id LEFT JOIN cities t ON t.id = b.city_id
    ORDER BY page.score DESC, page.id`,
};

/** The same over REST, with all fields of a card there. */
export const restListStatement = {
  name: 'rest list',
  text: `SELECT ${cardColumns}
    FROM ${bestTwelve} JOIN businesses b ON b.id = page.id ${cardJoins} ORDER BY page.score DESC, page.id`,
};

/** One listing over REST. Generated listings have no photos, and so no keys of any. */
export const restBusinessStatement = {
  name: 'rest business',
  text: `SELECT ${cardColumns}, b.description, b.detailed_info AS "detailedInfo",
      coalesce(b.about_text::json, b.about::json) AS about, coalesce(${reviewsOf(100)}, '[]') AS reviews,
      b.other_phones AS "otherPhones", b.social_links AS "socialLinks", b.logo_url AS "logoUrl", b.photos,
      '[]'::json AS gallery, NULL AS "logoKey", b.reviews_per_score AS "reviewsPerScore", b.located_in AS "locatedIn",
      b.area_served AS "areaServed", b.special_hours AS "specialHours", b.other_hours AS "otherHours",
      b.busy_hours AS "busyHours"
    FROM businesses b ${cardJoins} WHERE b.slug = $1 AND b.deleted_at IS NULL`,
};

const cardJson = (distance: string) => `json_build_object('id', b.id, 'slug', b.slug, 'name', b.name,
  'rating', b.rating, 'reviewCount', b.review_count,
  'category', CASE WHEN c.id IS NOT NULL THEN json_build_object('id', c.id, 'name', c.name, 'slug', c.slug) END,
  'city', CASE WHEN t.id IS NOT NULL THEN json_build_object('id', t.id, 'name', t.name, 'slug', t.slug) END${distance})`;
const placeJoins = 'LEFT JOIN categories c ON c.id = b.category_id LEFT JOIN cities t ON t.id = b.city_id';
const bestFirst = 'b.rating DESC NULLS LAST, b.review_count DESC, b.id';
const pool = (column: string) =>
  `SELECT * FROM businesses p WHERE p.deleted_at IS NULL AND p.${column} = here.${column} ORDER BY p.score DESC, p.id LIMIT 200`;
const group = (from: string, condition: string, limit: number) => `coalesce((
  SELECT json_agg(found.card) FROM (
    SELECT ${cardJson('')} AS card FROM (${from}) AS b ${placeJoins}
    WHERE b.id <> here.id AND ${condition} ORDER BY ${bestFirst} LIMIT ${limit}
  ) AS found), '[]')`;

/** One listing with what its page shows, as JSON; `sameType` still holds what the other groups took. */
export const graphBusinessStatement = {
  name: 'graph business',
  text: `SELECT json_build_object('id', here.id, 'slug', here.slug, 'name', here.name, 'address', here.address,
      'phone', here.phone, 'website', here.website, 'rating', here.rating, 'reviewCount', here.review_count,
      'workingHours', here.working_hours, 'timeZone', here.time_zone, 'latitude', here.latitude,
      'longitude', here.longitude, 'detailedInfo', here.detailed_info,
      'about', coalesce(here.about_text::json, here.about::json),
      'category', (SELECT json_build_object('id', id, 'name', name, 'slug', slug) FROM categories WHERE id = here.category_id),
      'city', (SELECT json_build_object('id', id, 'name', name, 'slug', slug) FROM cities WHERE id = here.city_id),
      'reviews', json_build_object('nodes', coalesce(${reviewsOf(3).replaceAll('b.id', 'here.id')}, '[]'),
        'totalCount', (SELECT count(*) FROM reviews WHERE business_id = here.id AND hidden_at IS NULL)),
      'nearby', coalesce((SELECT json_agg(found.card ORDER BY found.distance) FROM (
        SELECT ${cardJson(`, 'distanceMeters', ground_metres(globe_point(b.latitude, b.longitude) <-> globe_point(here.latitude, here.longitude))`)} AS card,
          globe_point(b.latitude, b.longitude) <-> globe_point(here.latitude, here.longitude) AS distance
        FROM businesses b ${placeJoins} WHERE b.deleted_at IS NULL AND b.id <> here.id AND b.latitude IS NOT NULL
          AND point(b.longitude, b.latitude) <@ degree_box(here.latitude, here.longitude, least(25000, (
            SELECT ground_metres(max(globe_point(near.latitude, near.longitude) <-> globe_point(here.latitude, here.longitude)))
            FROM (
              SELECT n.latitude, n.longitude FROM businesses n
              WHERE n.deleted_at IS NULL AND n.id <> here.id AND n.latitude IS NOT NULL
              ORDER BY point(n.longitude, n.latitude) <-> point(here.longitude, here.latitude) LIMIT 4
            ) AS near)))
        ORDER BY globe_point(b.latitude, b.longitude) <-> globe_point(here.latitude, here.longitude) LIMIT 4
      ) AS found WHERE ground_metres(found.distance) <= 25000), '[]'),
      'related', json_build_object(
        'sameCategory', ${group(pool('category_id'), 'b.city_id IS DISTINCT FROM here.city_id', 6)},
        'sameCity', ${group(pool('city_id'), 'b.category_id IS DISTINCT FROM here.category_id', 6)},
        'sameType', ${group(
          `SELECT DISTINCT ON (u.id) u.* FROM ((${pool('category_id')}) UNION ALL (${pool('city_id')})) AS u`,
          'lower(b.type) = lower(here.type)',
          16,
        )},
        'topCategories', (SELECT json_agg(json_build_object('id', id, 'name', name, 'slug', slug)) FROM (
          SELECT * FROM categories WHERE business_count > 0 ORDER BY business_count DESC, id LIMIT 8) AS top))) AS business
    FROM businesses here WHERE here.slug = $1 AND here.deleted_at IS NULL`,
};
