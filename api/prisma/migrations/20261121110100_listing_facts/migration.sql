-- What lists filter and sort by, in a table of its own. An index-only scan asks the visibility map for each row; that of a
-- narrow table is a page or two, which stay in hand, where that of `businesses` is another page for nearly every row.

DROP INDEX businesses_by_score, businesses_by_rating, businesses_by_review_count, businesses_by_name, businesses_by_newest,
  businesses_by_category, businesses_by_city, businesses_by_country, businesses_by_row_number,
  businesses_of_category_by_row_number, businesses_of_city_by_row_number, businesses_of_country_by_row_number,
  businesses_verified_by_row_number, businesses_open_by_row_number;
-- For what is related and for whoever follows a category or a city to its listings, those in the trash included.
CREATE INDEX businesses_by_category ON businesses (category_id, score DESC, id);
CREATE INDEX businesses_by_city ON businesses (city_id, score DESC, id);

-- One row for each listing that is not in the trash, kept by triggers in the transaction that writes the listing.
CREATE TABLE listing_facts (
  id integer NOT NULL,
  category_id integer,
  city_id integer,
  schedule_id integer,
  -- Null for the demonstration.
  global_row_number integer,
  review_count integer NOT NULL,
  score real NOT NULL,
  -- Its switch is on and its status is not a closed one.
  is_trading boolean NOT NULL,
  is_verified boolean NOT NULL,
  -- 0 where nobody rated it, as lists have it.
  rating numeric(3, 2) NOT NULL,
  country_code char(2),
  name_folded text COLLATE "C" NOT NULL
) WITH (
  -- Vacuumed early: what it marks as visible is what makes the scans cheap.
  autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_insert_scale_factor = 0.01,
  autovacuum_analyze_scale_factor = 0.02
);
-- A directory knows thousands of categories, cities and weeks, some of them a thousand times as common as others.
ALTER TABLE listing_facts ALTER COLUMN category_id SET STATISTICS 1000, ALTER COLUMN city_id SET STATISTICS 1000,
  ALTER COLUMN schedule_id SET STATISTICS 1000;

INSERT INTO listing_facts
  SELECT id, category_id, city_id, schedule_id, global_row_number, review_count, score,
    is_open AND coalesce(business_status = 'OPERATIONAL', true), is_verified, coalesce(rating, 0), country_code,
    name_folded
  FROM businesses WHERE deleted_at IS NULL ORDER BY id;

-- A page of a list is found on the index alone: each holds what a list can be filtered by, and those that narrow also what
-- it can be sorted by. The first one is the order of age.
CREATE UNIQUE INDEX listing_facts_pkey ON listing_facts (id)
  INCLUDE (category_id, city_id, schedule_id, is_trading, is_verified, rating, country_code);
ALTER TABLE listing_facts ADD PRIMARY KEY USING INDEX listing_facts_pkey;
CREATE INDEX listing_facts_by_row_number ON listing_facts (global_row_number, id)
  INCLUDE (category_id, city_id, schedule_id, is_trading, is_verified, rating, country_code);
CREATE INDEX listing_facts_by_score ON listing_facts (score DESC, id)
  INCLUDE (category_id, city_id, schedule_id, is_trading, is_verified, rating, country_code);
CREATE INDEX listing_facts_by_review_count ON listing_facts (review_count DESC, id)
  INCLUDE (category_id, city_id, schedule_id, is_trading, is_verified, rating, country_code);
CREATE INDEX listing_facts_by_name ON listing_facts (name_folded, id)
  INCLUDE (category_id, city_id, schedule_id, is_trading, is_verified, rating, country_code);
CREATE INDEX listing_facts_by_rating ON listing_facts (rating DESC, id)
  INCLUDE (category_id, city_id, schedule_id, review_count, score, is_trading, is_verified, country_code, name_folded);
CREATE INDEX listing_facts_by_category ON listing_facts (category_id, score DESC, id) INCLUDE (
  city_id, schedule_id, global_row_number, review_count, is_trading, is_verified, rating, country_code, name_folded
);
CREATE INDEX listing_facts_by_city ON listing_facts (city_id, score DESC, id) INCLUDE (
  category_id, schedule_id, global_row_number, review_count, is_trading, is_verified, rating, country_code, name_folded
);
-- Names go with countries, so that a walk through all names would find those of one country late.
CREATE INDEX listing_facts_by_country ON listing_facts (country_code, score DESC, id) INCLUDE (
  category_id, city_id, schedule_id, global_row_number, review_count, is_trading, is_verified, rating
);
CREATE INDEX listing_facts_by_country_name ON listing_facts (country_code, name_folded, id)
  INCLUDE (category_id, city_id, schedule_id, is_trading, is_verified, rating);
CREATE INDEX listing_facts_by_schedule ON listing_facts (schedule_id, score DESC, id)
  INCLUDE (category_id, city_id, review_count, rating, country_code, name_folded) WHERE schedule_id IS NOT NULL;
-- What operators look for among all; those that trade are nearly all.
CREATE INDEX listing_facts_closed ON listing_facts (global_row_number, id)
  INCLUDE (category_id, city_id, country_code) WHERE NOT is_trading;
CREATE INDEX listing_facts_by_verified ON listing_facts (is_verified, global_row_number, id);
ANALYZE listing_facts;

CREATE FUNCTION keep_listing_facts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO listing_facts
      SELECT id, category_id, city_id, schedule_id, global_row_number, review_count, score,
        is_open AND coalesce(business_status = 'OPERATIONAL', true), is_verified, coalesce(rating, 0), country_code,
        name_folded
      FROM new_rows WHERE deleted_at IS NULL;
  ELSIF TG_OP = 'DELETE' THEN
    DELETE FROM listing_facts f USING old_rows o WHERE f.id = o.id;
  ELSIF TG_OP = 'TRUNCATE' THEN
    TRUNCATE listing_facts;
  ELSE
    DELETE FROM listing_facts f USING new_rows n WHERE f.id = n.id AND n.deleted_at IS NOT NULL;
    INSERT INTO listing_facts AS kept
      SELECT n.id, n.category_id, n.city_id, n.schedule_id, n.global_row_number, n.review_count, n.score,
        n.is_open AND coalesce(n.business_status = 'OPERATIONAL', true), n.is_verified, coalesce(n.rating, 0), n.country_code,
        n.name_folded
      FROM new_rows n JOIN old_rows o USING (id) WHERE n.deleted_at IS NULL AND (
        o.deleted_at, o.category_id, o.city_id, o.schedule_id, o.global_row_number, o.review_count, o.score, o.is_open,
        o.business_status, o.is_verified, o.rating, o.country_code, o.name_folded
      ) IS DISTINCT FROM (
        n.deleted_at, n.category_id, n.city_id, n.schedule_id, n.global_row_number, n.review_count, n.score, n.is_open,
        n.business_status, n.is_verified, n.rating, n.country_code, n.name_folded
      )
      ON CONFLICT (id) DO UPDATE SET (
        category_id, city_id, schedule_id, global_row_number, review_count, score, is_trading, is_verified, rating,
        country_code, name_folded
      ) = (
        EXCLUDED.category_id, EXCLUDED.city_id, EXCLUDED.schedule_id, EXCLUDED.global_row_number, EXCLUDED.review_count,
        EXCLUDED.score, EXCLUDED.is_trading, EXCLUDED.is_verified, EXCLUDED.rating, EXCLUDED.country_code,
        EXCLUDED.name_folded
      );
  END IF;
  RETURN NULL;
END $$;
-- Named to come after businesses_count_*, behind whose lock on the totals writers stand in line.
CREATE TRIGGER businesses_facts_insert AFTER INSERT ON businesses
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_listing_facts();
CREATE TRIGGER businesses_facts_update AFTER UPDATE ON businesses
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_listing_facts();
CREATE TRIGGER businesses_facts_delete AFTER DELETE ON businesses
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_listing_facts();
CREATE TRIGGER businesses_facts_truncate AFTER TRUNCATE ON businesses
  FOR EACH STATEMENT EXECUTE FUNCTION keep_listing_facts();
