-- Triggers that compare old with new rows take time in proportion to their number, whatever the session changed before.

CREATE OR REPLACE FUNCTION record_moderated_reviews() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- The stamp of a change is set by a trigger of its table.
  UPDATE business_changes AS c SET is_deleted = c.is_deleted FROM (
    SELECT business_id FROM business_changes WHERE NOT is_deleted AND business_id IN (
      -- No join: sessions plan it once, maybe for one row, and it would then take the square of the number of rows.
      SELECT business_id FROM (
        SELECT id, business_id, hidden_at IS NULL FROM new_rows EXCEPT SELECT id, business_id, hidden_at IS NULL FROM old_rows
      ) AS changed
    ) ORDER BY business_id FOR NO KEY UPDATE
  ) AS changed WHERE c.business_id = changed.business_id;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION invalidate_pages_of_businesses() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed int;
  has_demo boolean := false;
  moved boolean := true;
  tags text[];
BEGIN
  IF TG_OP = 'DELETE' THEN
    SELECT count(*) INTO changed FROM (SELECT FROM old_rows LIMIT most_named_pages() + 1) AS few;
    has_demo := EXISTS (SELECT FROM old_rows WHERE is_demo);
  ELSE
    SELECT count(*) INTO changed FROM (SELECT FROM new_rows LIMIT most_named_pages() + 1) AS few;
    has_demo := TG_OP = 'INSERT' AND EXISTS (SELECT FROM new_rows WHERE is_demo);
  END IF;
  IF changed = 0 THEN
    RETURN NULL;
  ELSIF has_demo THEN
    -- Every page says so where listings are made up.
    PERFORM invalidate_pages(ARRAY['all']);
    RETURN NULL;
  ELSIF TG_OP = 'INSERT' THEN
    SELECT array_agg(tag) INTO tags FROM (
      SELECT 'in-category:' || slug FROM categories WHERE id IN (SELECT category_id FROM new_rows)
      UNION ALL
      SELECT 'in-city:' || slug FROM cities WHERE id IN (SELECT city_id FROM new_rows)
    ) AS lists(tag);
  ELSIF changed > most_named_pages() THEN
    PERFORM invalidate_pages(ARRAY['all']);
    RETURN NULL;
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg(DISTINCT tag) INTO tags
      FROM old_rows AS b, page_tags_of_business(b.id, b.category_id, b.city_id) AS tag;
  ELSE
    SELECT array_agg(DISTINCT tag) INTO tags
      FROM (SELECT id, category_id, city_id FROM old_rows UNION SELECT id, category_id, city_id FROM new_rows) AS b,
        page_tags_of_business(b.id, b.category_id, b.city_id) AS tag;
    SELECT EXISTS (
      SELECT id, category_id, city_id, country_code, deleted_at, is_demo FROM new_rows
      EXCEPT SELECT id, category_id, city_id, country_code, deleted_at, is_demo FROM old_rows
    ) INTO moved;
    IF moved AND EXISTS (SELECT FROM old_rows WHERE is_demo) THEN
      PERFORM invalidate_pages(ARRAY['all']);
      RETURN NULL;
    END IF;
  END IF;
  PERFORM invalidate_pages(tags || ARRAY['lists'] || CASE WHEN moved THEN ARRAY['counts'] ELSE '{}' END);
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION update_identity_keys() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO identity_keys
      SELECT DISTINCT key, n.id FROM new_rows n, unnest(identity_keys_of(n.name_folded, n.phone, n.phone_normalised,
        coalesce(n.address, n.street), n.website, n.email, n.latitude, n.longitude, 0)) AS key
      -- In the order of the index: a bulk import would touch all of it at random.
      ORDER BY 1, 2;
  ELSIF TG_OP = 'TRUNCATE' THEN
    TRUNCATE identity_keys;
  ELSIF TG_OP = 'DELETE' THEN
    DELETE FROM identity_keys k USING (
      SELECT o.id, key FROM old_rows o, unnest(identity_keys_of(o.name_folded, o.phone, o.phone_normalised,
        coalesce(o.address, o.street), o.website, o.email, o.latitude, o.longitude, 0)) AS key
    ) AS gone WHERE k.key = gone.key AND k.business_id = gone.id;
  ELSE
    -- No join of the old and the new rows: sessions plan it once, maybe for one row, and it would then take the square of
    -- the number of rows.
    WITH before AS MATERIALIZED (
      SELECT unnest(identity_keys_of(name_folded, phone, phone_normalised, place, website, email, latitude, longitude, 0)) AS key, id
      FROM (
        SELECT id, name_folded, phone, phone_normalised, coalesce(address, street) AS place, website, email, latitude, longitude
        FROM old_rows
        EXCEPT SELECT id, name_folded, phone, phone_normalised, coalesce(address, street), website, email, latitude, longitude
        FROM new_rows
      ) AS changed
    ), after AS MATERIALIZED (
      SELECT unnest(identity_keys_of(name_folded, phone, phone_normalised, place, website, email, latitude, longitude, 0)) AS key, id
      FROM (
        SELECT id, name_folded, phone, phone_normalised, coalesce(address, street) AS place, website, email, latitude, longitude
        FROM new_rows
        EXCEPT SELECT id, name_folded, phone, phone_normalised, coalesce(address, street), website, email, latitude, longitude
        FROM old_rows
      ) AS changed
    ), gone AS (
      DELETE FROM identity_keys k USING (SELECT key, id FROM before EXCEPT SELECT key, id FROM after) AS stale
      WHERE k.key = stale.key AND k.business_id = stale.id
    )
    INSERT INTO identity_keys SELECT key, id FROM after EXCEPT SELECT key, id FROM before ORDER BY 1, 2 ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION update_listing_facts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO listing_facts
      SELECT id, category_id, city_id, schedule_id, global_row_number, review_count, score,
        is_open AND coalesce(business_status = 'OPERATIONAL', true), is_verified, coalesce(rating, 0), country_code,
        name_folded, map_key(latitude, longitude, shuffle), round(latitude * 1e6), round(longitude * 1e6)
      FROM new_rows WHERE deleted_at IS NULL;
  ELSIF TG_OP = 'DELETE' THEN
    DELETE FROM listing_facts f USING old_rows o WHERE f.id = o.id;
  ELSIF TG_OP = 'TRUNCATE' THEN
    TRUNCATE listing_facts;
  ELSE
    DELETE FROM listing_facts f USING new_rows n WHERE f.id = n.id AND n.deleted_at IS NOT NULL;
    -- No join of the old and the new rows: sessions plan it once, maybe for one row, and it would then take the square of
    -- the number of rows.
    INSERT INTO listing_facts AS facts
      SELECT id, category_id, city_id, schedule_id, global_row_number, review_count, score, is_trading, is_verified, rating,
        country_code, name_folded, map_key(latitude, longitude, shuffle), round(latitude * 1e6), round(longitude * 1e6)
      FROM (
        SELECT id, category_id, city_id, schedule_id, global_row_number, review_count, score,
          is_open AND coalesce(business_status = 'OPERATIONAL', true) AS is_trading, is_verified, coalesce(rating, 0) AS rating,
          country_code, name_folded, latitude, longitude, shuffle
        FROM new_rows WHERE deleted_at IS NULL
        EXCEPT SELECT id, category_id, city_id, schedule_id, global_row_number, review_count, score,
          is_open AND coalesce(business_status = 'OPERATIONAL', true), is_verified, coalesce(rating, 0),
          country_code, name_folded, latitude, longitude, shuffle
        FROM old_rows WHERE deleted_at IS NULL
      ) AS changed
      ON CONFLICT (id) DO UPDATE SET (
        category_id, city_id, schedule_id, global_row_number, review_count, score, is_trading, is_verified, rating,
        country_code, name_folded, map_key, latitude_e6, longitude_e6
      ) = (
        EXCLUDED.category_id, EXCLUDED.city_id, EXCLUDED.schedule_id, EXCLUDED.global_row_number, EXCLUDED.review_count,
        EXCLUDED.score, EXCLUDED.is_trading, EXCLUDED.is_verified, EXCLUDED.rating, EXCLUDED.country_code,
        EXCLUDED.name_folded, EXCLUDED.map_key, EXCLUDED.latitude_e6, EXCLUDED.longitude_e6
      );
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION record_business_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    -- With the stamp that the trigger of that table would set, which it need not set again for each row.
    INSERT INTO business_changes (business_id, slug, is_demo, is_deleted, xid, created_xid)
      SELECT id, slug, is_demo, false, pg_current_xact_id(), pg_current_xact_id() FROM new_rows WHERE deleted_at IS NULL
      ORDER BY id
      ON CONFLICT (business_id) DO UPDATE SET slug = excluded.slug, is_demo = excluded.is_demo, is_deleted = false;
  ELSIF TG_OP = 'UPDATE' THEN
    INSERT INTO business_changes (business_id, slug, is_demo, is_deleted, xid, created_xid)
      -- No join of the old and the new rows: sessions plan it once, maybe for one row, and it would then take the square of
      -- the number of rows.
      SELECT id, max(slug) FILTER (WHERE is_new), bool_or(is_demo AND is_new), bool_and(deleted_at IS NOT NULL OR NOT is_new), '0', '0'
      FROM (
        SELECT id, slug, is_demo, deleted_at, version, false AS is_new FROM old_rows
        UNION ALL SELECT id, slug, is_demo, deleted_at, version, true FROM new_rows
      ) AS states GROUP BY id HAVING min(version) <> max(version) AND bool_or(deleted_at IS NULL) ORDER BY id
      ON CONFLICT (business_id) DO UPDATE SET slug = excluded.slug, is_demo = excluded.is_demo,
        is_deleted = excluded.is_deleted;
  ELSE
    UPDATE business_changes AS c SET is_deleted = true FROM (
      SELECT business_id FROM business_changes
      WHERE business_id IN (SELECT id FROM old_rows) AND NOT is_deleted ORDER BY business_id FOR NO KEY UPDATE
    ) AS gone WHERE c.business_id = gone.business_id;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION move_listing_plans() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids int[];
BEGIN
  IF NOT EXISTS (SELECT FROM subscriptions WHERE status = 'RUNNING') THEN
    RETURN NULL;
  END IF;
  SELECT array_agg(id) INTO ids FROM (
      SELECT id, deleted_at, category_id, city_id, country_code FROM new_rows
      EXCEPT SELECT id, deleted_at, category_id, city_id, country_code FROM old_rows
    ) AS moved
    WHERE id IN (SELECT business_id FROM subscriptions WHERE status = 'RUNNING');
  IF ids IS NOT NULL THEN
    PERFORM refresh_listing_plans(ids);
  END IF;
  RETURN NULL;
END $$;
