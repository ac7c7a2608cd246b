-- Functions and triggers are named for what they do, in the usual words.

ALTER FUNCTION drop_all_pages() RENAME TO invalidate_all_pages;
ALTER FUNCTION drop_all_pages_of_lost() RENAME TO invalidate_all_pages_on_delete;
ALTER FUNCTION drop_pages(text[]) RENAME TO invalidate_pages;
ALTER FUNCTION drop_pages_of_businesses() RENAME TO invalidate_pages_of_businesses;
ALTER FUNCTION drop_pages_of_listing_plans() RENAME TO invalidate_pages_of_listing_plans;
ALTER FUNCTION drop_pages_of_lost_places() RENAME TO invalidate_pages_of_deleted_places;
ALTER FUNCTION drop_pages_of_place() RENAME TO invalidate_pages_of_place;
ALTER FUNCTION drop_pages_of_reviews() RENAME TO invalidate_pages_of_reviews;
ALTER FUNCTION forget_counts() RENAME TO reset_counts;
ALTER FUNCTION forget_search() RENAME TO reset_search;
ALTER FUNCTION keep_identity_keys() RENAME TO update_identity_keys;
ALTER FUNCTION keep_injection_version() RENAME TO save_injection_version;
ALTER FUNCTION keep_listing_facts() RENAME TO update_listing_facts;
ALTER FUNCTION keep_listing_quality() RENAME TO update_listing_quality;
ALTER FUNCTION keep_marks() RENAME TO update_search_marks;
ALTER FUNCTION keep_merged_in_trash() RENAME TO refuse_restore_of_merged;
ALTER FUNCTION keep_name_clean() RENAME TO set_clean_name;
ALTER FUNCTION keep_old_business_slug() RENAME TO save_old_business_slug;
ALTER FUNCTION keep_place_slug() RENAME TO save_old_place_slug;
ALTER FUNCTION keep_plan_version() RENAME TO save_plan_version;
ALTER FUNCTION keep_subscription_version() RENAME TO save_subscription_version;
ALTER FUNCTION keep_vocabulary() RENAME TO update_vocabulary;
ALTER FUNCTION note_business_changes() RENAME TO record_business_changes;
ALTER FUNCTION note_businesses_gone() RENAME TO record_truncated_businesses;
ALTER FUNCTION note_moderated_reviews() RENAME TO record_moderated_reviews;
ALTER FUNCTION note_place_address() RENAME TO record_slug_change;
ALTER FUNCTION number_injection_version() RENAME TO set_injection_version;
ALTER FUNCTION number_plan_version() RENAME TO set_plan_version;

ALTER TRIGGER ad_settings_drop_pages ON ad_settings RENAME TO ad_settings_invalidate_pages;
ALTER TRIGGER businesses_drop_pages_delete ON businesses RENAME TO businesses_invalidate_pages_delete;
ALTER TRIGGER businesses_drop_pages_insert ON businesses RENAME TO businesses_invalidate_pages_insert;
ALTER TRIGGER businesses_drop_pages_truncate ON businesses RENAME TO businesses_invalidate_pages_truncate;
ALTER TRIGGER businesses_drop_pages_update ON businesses RENAME TO businesses_invalidate_pages_update;
ALTER TRIGGER businesses_forget_counts ON businesses RENAME TO businesses_reset_counts;
ALTER TRIGGER businesses_forget_search ON businesses RENAME TO businesses_reset_search;
ALTER TRIGGER businesses_keep_merged ON businesses RENAME TO businesses_refuse_merged;
ALTER TRIGGER businesses_keep_old_slug ON businesses RENAME TO businesses_save_old_slug;
ALTER TRIGGER businesses_note_delete ON businesses RENAME TO businesses_record_delete;
ALTER TRIGGER businesses_note_insert ON businesses RENAME TO businesses_record_insert;
ALTER TRIGGER businesses_note_truncate ON businesses RENAME TO businesses_record_truncate;
ALTER TRIGGER businesses_note_update ON businesses RENAME TO businesses_record_update;
ALTER TRIGGER categories_drop_pages_delete ON categories RENAME TO categories_invalidate_pages_delete;
ALTER TRIGGER categories_drop_pages_truncate ON categories RENAME TO categories_invalidate_pages_truncate;
ALTER TRIGGER categories_drop_pages_update ON categories RENAME TO categories_invalidate_pages_update;
ALTER TRIGGER categories_keep_slug ON categories RENAME TO categories_save_old_slug;
ALTER TRIGGER categories_note_address ON categories RENAME TO categories_record_slug;
ALTER TRIGGER cities_drop_pages_delete ON cities RENAME TO cities_invalidate_pages_delete;
ALTER TRIGGER cities_drop_pages_truncate ON cities RENAME TO cities_invalidate_pages_truncate;
ALTER TRIGGER cities_drop_pages_update ON cities RENAME TO cities_invalidate_pages_update;
ALTER TRIGGER cities_keep_slug ON cities RENAME TO cities_save_old_slug;
ALTER TRIGGER cities_note_address ON cities RENAME TO cities_record_slug;
ALTER TRIGGER countries_drop_pages_delete ON countries RENAME TO countries_invalidate_pages_delete;
ALTER TRIGGER countries_drop_pages_truncate ON countries RENAME TO countries_invalidate_pages_truncate;
ALTER TRIGGER countries_drop_pages_update ON countries RENAME TO countries_invalidate_pages_update;
ALTER TRIGGER injection_codes_drop_pages ON injection_codes RENAME TO injection_codes_invalidate_pages;
ALTER TRIGGER injection_codes_keep ON injection_codes RENAME TO injection_codes_save_version;
ALTER TRIGGER injection_codes_number ON injection_codes RENAME TO injection_codes_set_version;
ALTER TRIGGER listing_plans_drop_pages_delete ON listing_plans RENAME TO listing_plans_invalidate_pages_delete;
ALTER TRIGGER listing_plans_drop_pages_insert ON listing_plans RENAME TO listing_plans_invalidate_pages_insert;
ALTER TRIGGER listing_plans_drop_pages_update ON listing_plans RENAME TO listing_plans_invalidate_pages_update;
ALTER TRIGGER plans_keep ON plans RENAME TO plans_save_version;
ALTER TRIGGER plans_number ON plans RENAME TO plans_set_version;
ALTER TRIGGER reviews_drop_pages_delete ON reviews RENAME TO reviews_invalidate_pages_delete;
ALTER TRIGGER reviews_drop_pages_insert ON reviews RENAME TO reviews_invalidate_pages_insert;
ALTER TRIGGER reviews_drop_pages_truncate ON reviews RENAME TO reviews_invalidate_pages_truncate;
ALTER TRIGGER reviews_drop_pages_update ON reviews RENAME TO reviews_invalidate_pages_update;
ALTER TRIGGER reviews_note_moderated ON reviews RENAME TO reviews_record_moderated;
ALTER TRIGGER search_synonyms_drop_pages ON search_synonyms RENAME TO search_synonyms_invalidate_pages;
ALTER TRIGGER site_settings_drop_pages ON site_settings RENAME TO site_settings_invalidate_pages;
ALTER TRIGGER subscriptions_keep ON subscriptions RENAME TO subscriptions_save_version;

-- Invalidates every page. For tables that any page may show: AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE, FOR EACH STATEMENT.
CREATE OR REPLACE FUNCTION invalidate_all_pages() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM invalidate_pages(ARRAY['all']);
  RETURN NULL;
END $$;

-- Does nothing where a statement deleted no row: each import ends with a search for unused categories and cities.
CREATE OR REPLACE FUNCTION invalidate_all_pages_on_delete() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM old_rows) THEN
    PERFORM invalidate_pages(ARRAY['all']);
  END IF;
  RETURN NULL;
END $$;

-- No page shows a new listing yet, so only the lists that it joins are invalidated, however many listings are added.
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
      SELECT FROM old_rows AS o JOIN new_rows AS n USING (id)
      WHERE (o.category_id, o.city_id, o.country_code, o.deleted_at, o.is_demo)
        IS DISTINCT FROM (n.category_id, n.city_id, n.country_code, n.deleted_at, n.is_demo)
    ) INTO moved;
    IF moved AND EXISTS (SELECT FROM old_rows WHERE is_demo) THEN
      PERFORM invalidate_pages(ARRAY['all']);
      RETURN NULL;
    END IF;
  END IF;
  PERFORM invalidate_pages(tags || ARRAY['lists'] || CASE WHEN moved THEN ARRAY['counts'] ELSE '{}' END);
  RETURN NULL;
END $$;

-- A plan changes the card of a listing and its rank in lists. The update of the listing itself invalidates the lists that it left.
CREATE OR REPLACE FUNCTION invalidate_pages_of_listing_plans() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed int;
  tags text[];
BEGIN
  IF TG_OP = 'DELETE' THEN
    SELECT count(*) INTO changed FROM old_rows;
    IF changed BETWEEN 1 AND most_named_pages() THEN
      SELECT array_agg(DISTINCT tag) INTO tags
        FROM old_rows AS l, page_tags_of_business(l.business_id, l.category_id, l.city_id) AS tag;
    END IF;
  ELSE
    SELECT count(*) INTO changed FROM new_rows;
    IF changed BETWEEN 1 AND most_named_pages() THEN
      SELECT array_agg(DISTINCT tag) INTO tags
        FROM new_rows AS l, page_tags_of_business(l.business_id, l.category_id, l.city_id) AS tag;
    END IF;
  END IF;
  IF changed > most_named_pages() THEN
    PERFORM invalidate_pages(ARRAY['all']);
  ELSIF changed > 0 THEN
    PERFORM invalidate_pages(tags || ARRAY['lists', 'counts']);
  END IF;
  RETURN NULL;
END $$;

-- A deleted category or city has no listings: only its own page and lists with counts could show it.
CREATE OR REPLACE FUNCTION invalidate_pages_of_deleted_places() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  kind CONSTANT text := CASE TG_TABLE_NAME WHEN 'categories' THEN 'category' ELSE 'city' END;
  lost int;
  tags text[];
BEGIN
  SELECT count(*) INTO lost FROM (SELECT FROM old_rows LIMIT most_named_pages() + 1) AS few;
  IF lost = 0 THEN
    RETURN NULL;
  ELSIF lost > most_named_pages() THEN
    PERFORM invalidate_pages(ARRAY['all']);
    RETURN NULL;
  END IF;
  SELECT array_agg(tag) INTO tags FROM (
    SELECT kind || ':' || id FROM old_rows UNION ALL SELECT 'in-' || kind || ':' || slug FROM old_rows
  ) AS lists(tag);
  PERFORM invalidate_pages(tags || ARRAY['counts']);
  RETURN NULL;
END $$;

-- The listings of a category or city invalidate pages when its counts change.
CREATE OR REPLACE FUNCTION invalidate_pages_of_place() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  kind CONSTANT text := CASE TG_TABLE_NAME WHEN 'categories' THEN 'category' ELSE 'city' END;
BEGIN
  PERFORM invalidate_pages(ARRAY[kind || ':' || OLD.id, 'in-' || kind || ':' || OLD.slug, 'counts']);
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION invalidate_pages_of_reviews() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  tags text[];
BEGIN
  IF TG_OP = 'DELETE' THEN
    SELECT array_agg('business:' || business_id) INTO tags
      FROM (SELECT DISTINCT business_id FROM old_rows LIMIT most_named_pages() + 1) AS few;
  ELSE
    SELECT array_agg('business:' || business_id) INTO tags
      FROM (SELECT DISTINCT business_id FROM new_rows LIMIT most_named_pages() + 1) AS few;
  END IF;
  IF cardinality(tags) > most_named_pages() THEN
    PERFORM invalidate_pages(ARRAY['all']);
  ELSIF cardinality(tags) > 0 THEN
    PERFORM invalidate_pages(tags);
  END IF;
  RETURN NULL;
END $$;
-- The former name of `invalidate_pages`, which nodes of the previous release call during a rolling upgrade.
CREATE OR REPLACE FUNCTION drop_pages(tags text[]) RETURNS void LANGUAGE sql AS 'SELECT invalidate_pages(tags)';
