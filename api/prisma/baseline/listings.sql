-- A directory knows a few thousand different weeks; which of them are open now is asked of these rows alone.
CREATE TABLE opening_schedules (
  id serial PRIMARY KEY,
  time_zone text NOT NULL,
  -- Pairs [start, end) since Monday 00:00 local, as a listing holds them.
  opening_minutes integer[] NOT NULL,
  -- The same as ranges, those past the week's end also a week earlier.
  open_during int4multirange NOT NULL,
  -- Hours of single days: triples [day, start, end] as a listing holds them, the times that they say something about, and
  -- those at which they say open.
  special_minutes integer[] NOT NULL DEFAULT '{}',
  special_known int4multirange NOT NULL DEFAULT '{}',
  special_open int4multirange NOT NULL DEFAULT '{}'
);
CREATE UNIQUE INDEX opening_schedules_key ON opening_schedules (time_zone, opening_minutes, special_minutes);

CREATE TABLE businesses (
  id serial PRIMARY KEY,
  slug text NOT NULL,
  name text NOT NULL,
  category_id integer REFERENCES categories (id) ON DELETE RESTRICT ON UPDATE CASCADE,
  city_id integer REFERENCES cities (id) ON DELETE RESTRICT ON UPDATE CASCADE,
  country_code char(2) REFERENCES countries (code) ON DELETE RESTRICT ON UPDATE CASCADE,
  type text,
  address text,
  street text,
  state text,
  postal_code text,
  phone text,
  phone_normalised text,
  email text,
  website text,
  description text,
  detailed_info text,
  about jsonb,
  working_hours jsonb,
  opening_minutes integer[] NOT NULL DEFAULT ARRAY[]::integer[],
  time_zone text,
  rating numeric(3, 2),
  review_count integer NOT NULL DEFAULT 0,
  reviews_link text,
  photo_url text,
  image_url text,
  latitude double precision,
  longitude double precision,
  location_link text,
  order_link text,
  menu_link text,
  reservation_link text,
  business_status business_status,
  is_open boolean NOT NULL DEFAULT true,
  is_verified boolean NOT NULL DEFAULT false,
  price_range text,
  global_row_number integer,
  is_demo boolean NOT NULL DEFAULT false,
  place_id text,
  google_id text,
  cid text,
  derived_fields text[] NOT NULL DEFAULT ARRAY[]::text[],
  edited_fields text[] NOT NULL DEFAULT ARRAY[]::text[],
  created_by_import_id integer REFERENCES imports (id) ON DELETE SET NULL ON UPDATE CASCADE,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  updated_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  deleted_at timestamptz(3),
  score real NOT NULL DEFAULT 0,
  shuffle integer NOT NULL DEFAULT 0,
  search_vector tsvector,
  name_folded text NOT NULL DEFAULT '',
  -- Null where the switch or the status says closed, or the hours or their zone are not known.
  schedule_id integer REFERENCES opening_schedules (id),
  -- Sections and features of a listing in the order in which they were written: jsonb keeps none. The same JSON as `about`,
  -- as text, so that it stays as it is in revisions too. Null where no order is known.
  about_text text,
  wheelchair_accessible boolean,
  is_service_area boolean,
  other_phones jsonb,
  social_links jsonb,
  logo_url text,
  photos jsonb,
  reviews_per_score jsonb,
  located_in text,
  area_served jsonb,
  special_hours jsonb,
  -- Triples [day, start, end] of special_hours: days since 1970, minutes of the day.
  special_minutes integer[] NOT NULL DEFAULT '{}',
  other_hours jsonb,
  busy_hours jsonb,
  CONSTRAINT businesses_slug_form CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND length(slug) <= 120),
  CONSTRAINT businesses_slug_reserved CHECK (slug NOT IN ('stats', 'random')),
  CONSTRAINT businesses_name_present CHECK (btrim(name) <> '' AND length(name) <= 500),
  CONSTRAINT businesses_rating_range CHECK (rating BETWEEN 0 AND 5),
  CONSTRAINT businesses_review_count_range CHECK (review_count >= 0),
  CONSTRAINT businesses_position CHECK (
    (latitude IS NULL) = (longitude IS NULL) AND latitude BETWEEN -90 AND 90 AND longitude BETWEEN -180 AND 180
  ),
  CONSTRAINT businesses_about_object CHECK (jsonb_typeof(about) = 'object'),
  CONSTRAINT businesses_hours_object CHECK (jsonb_typeof(working_hours) = 'object'),
  CONSTRAINT businesses_opening_pairs CHECK (cardinality(opening_minutes) % 2 = 0),
  CONSTRAINT businesses_row_number CHECK (is_demo = (global_row_number IS NULL)),
  CONSTRAINT businesses_email_form CHECK (email ~ '^[^[:space:]@<>"]+@[^[:space:]@<>"]+$'),
  CONSTRAINT businesses_links CHECK (
    is_web_link(website) AND is_web_link(menu_link) AND is_web_link(order_link) AND is_web_link(reservation_link)
    AND is_web_link(location_link) AND is_web_link(reviews_link) AND is_web_link(photo_url) AND is_web_link(image_url)
  ),
  CONSTRAINT businesses_logo_link CHECK (is_web_link(logo_url)),
  CONSTRAINT businesses_details_form CHECK (
    jsonb_typeof(other_phones) = 'array' AND jsonb_typeof(photos) = 'array' AND jsonb_typeof(area_served) = 'array'
    AND jsonb_typeof(reviews_per_score) = 'array' AND jsonb_typeof(social_links) = 'object'
    AND jsonb_typeof(special_hours) = 'object' AND jsonb_typeof(other_hours) = 'object' AND jsonb_typeof(busy_hours) = 'object'
  )
);
-- Read for each match: never moved out of the row.
ALTER TABLE businesses
  ALTER COLUMN search_vector SET STORAGE MAIN,
  ALTER COLUMN search_vector SET STATISTICS 500;
CREATE UNIQUE INDEX businesses_slug_key ON businesses (slug);
CREATE UNIQUE INDEX businesses_global_row_number_key ON businesses (global_row_number);
CREATE UNIQUE INDEX businesses_place_id_key ON businesses (place_id);
CREATE UNIQUE INDEX businesses_google_id_key ON businesses (google_id);
CREATE UNIQUE INDEX businesses_cid_key ON businesses (cid);
CREATE INDEX businesses_by_shuffle ON businesses (shuffle, id) WHERE deleted_at IS NULL;
CREATE INDEX businesses_by_phone ON businesses (phone_normalised) WHERE phone_normalised IS NOT NULL;
CREATE INDEX businesses_by_email ON businesses (lower(email)) WHERE email IS NOT NULL;
CREATE INDEX businesses_by_import ON businesses (created_by_import_id) WHERE created_by_import_id IS NOT NULL;
-- Growth is counted from creation dates.
CREATE INDEX businesses_by_creation ON businesses (created_at) WHERE deleted_at IS NULL AND NOT is_demo;
-- For what is related and for whoever follows a category or a city to its listings, those in the trash included.
CREATE INDEX businesses_by_category ON businesses (category_id, score DESC, id);
CREATE INDEX businesses_by_city ON businesses (city_id, score DESC, id);
-- The trash, what was thrown away last first.
CREATE INDEX businesses_in_trash ON businesses (deleted_at DESC, id DESC) WHERE deleted_at IS NOT NULL;
-- A search takes its matches band by band of quality. With one text index for each band it reads each long list of
-- listings (of a country, a rating, a common word) once over all bands, instead of once in each.
CREATE INDEX businesses_by_text_0 ON businesses USING gin (search_vector)
  WHERE deleted_at IS NULL AND quality_band(score) = 0;
CREATE INDEX businesses_by_text_1 ON businesses USING gin (search_vector)
  WHERE deleted_at IS NULL AND quality_band(score) = 1;
CREATE INDEX businesses_by_text_2 ON businesses USING gin (search_vector)
  WHERE deleted_at IS NULL AND quality_band(score) = 2;
CREATE INDEX businesses_by_text_3 ON businesses USING gin (search_vector)
  WHERE deleted_at IS NULL AND quality_band(score) = 3;
CREATE INDEX businesses_by_text_4 ON businesses USING gin (search_vector)
  WHERE deleted_at IS NULL AND quality_band(score) = 4;
CREATE INDEX businesses_by_text_5 ON businesses USING gin (search_vector)
  WHERE deleted_at IS NULL AND quality_band(score) = 5;
CREATE INDEX businesses_by_place ON businesses USING gist (point(longitude, latitude))
  WHERE deleted_at IS NULL AND latitude IS NOT NULL;
ALTER TABLE import_doubts ADD CONSTRAINT import_doubts_business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses (id) ON DELETE SET NULL;

-- Listings that are gone for good: their addresses answer 410.
CREATE TABLE business_tombstones (
  id integer PRIMARY KEY,
  slug text NOT NULL,
  old_slugs text[] NOT NULL DEFAULT '{}',
  deleted_at timestamptz(3) NOT NULL DEFAULT now(),
  reason text NOT NULL
);
CREATE INDEX business_tombstones_by_slug ON business_tombstones (slug);
CREATE INDEX business_tombstones_by_old_slug ON business_tombstones USING gin (old_slugs);
CREATE INDEX business_tombstones_by_time ON business_tombstones (deleted_at, id);

CREATE TABLE old_slugs (
  id serial PRIMARY KEY,
  slug text NOT NULL,
  business_id integer REFERENCES businesses (id) ON DELETE CASCADE ON UPDATE CASCADE,
  category_id integer REFERENCES categories (id) ON DELETE CASCADE ON UPDATE CASCADE,
  city_id integer REFERENCES cities (id) ON DELETE CASCADE ON UPDATE CASCADE,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT old_slugs_one_target CHECK (num_nonnulls(business_id, category_id, city_id) = 1)
);
CREATE UNIQUE INDEX old_slugs_business_key ON old_slugs (slug) WHERE business_id IS NOT NULL;
CREATE UNIQUE INDEX old_slugs_category_key ON old_slugs (slug) WHERE category_id IS NOT NULL;
CREATE UNIQUE INDEX old_slugs_city_key ON old_slugs (slug) WHERE city_id IS NOT NULL;
-- A deleted listing's old slugs go with it.
CREATE INDEX old_slugs_by_business ON old_slugs (business_id) WHERE business_id IS NOT NULL;
-- A deleted place takes its former addresses along.
CREATE INDEX old_slugs_by_category ON old_slugs (category_id) WHERE category_id IS NOT NULL;
CREATE INDEX old_slugs_by_city ON old_slugs (city_id) WHERE city_id IS NOT NULL;

CREATE TABLE directory_stats (
  id integer PRIMARY KEY DEFAULT 1,
  business_count integer NOT NULL DEFAULT 0,
  demo_count integer NOT NULL DEFAULT 0,
  updated_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  -- The average rating of a million listings is nothing to add up anew each time somebody looks.
  rating_sum numeric(14, 2) NOT NULL DEFAULT 0,
  rated_count integer NOT NULL DEFAULT 0,
  CONSTRAINT directory_stats_single CHECK (id = 1),
  CONSTRAINT directory_stats_range CHECK (business_count >= 0 AND demo_count >= 0),
  CONSTRAINT directory_stats_ratings CHECK (rating_sum >= 0 AND rated_count >= 0)
);

-- What lists filter and sort by, one row for each listing that is not in the trash, kept by triggers in the transaction that
-- writes the listing. An index-only scan asks the visibility map for each row; that of a narrow table is a page or two, which
-- stay in hand, where that of `businesses` is another page for nearly every row.
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
  name_folded text COLLATE "C" NOT NULL,
  -- Where it stands in the order of the map: see map_key(). Positions in millionths of a degree.
  map_key bigint,
  latitude_e6 integer,
  longitude_e6 integer
) WITH (
  -- Vacuumed early: what it marks as visible is what makes the scans cheap.
  autovacuum_vacuum_scale_factor = 0.01,
  autovacuum_vacuum_insert_scale_factor = 0.01,
  autovacuum_analyze_scale_factor = 0.02
);
-- A directory knows thousands of categories, cities and weeks, some of them a thousand times as common as others.
ALTER TABLE listing_facts
  ALTER COLUMN category_id SET STATISTICS 1000,
  ALTER COLUMN city_id SET STATISTICS 1000,
  ALTER COLUMN schedule_id SET STATISTICS 1000;
-- A page of a list is found on the index alone: each holds what a list can be filtered by, and those that narrow also what
-- it can be sorted by. The first one is the order of age.
CREATE UNIQUE INDEX listing_facts_pkey ON listing_facts (id)
  INCLUDE (category_id, city_id, schedule_id, is_trading, is_verified, rating, country_code);
ALTER TABLE listing_facts ADD PRIMARY KEY USING INDEX listing_facts_pkey;
CREATE INDEX listing_facts_by_row_number ON listing_facts (global_row_number, id)
  INCLUDE (category_id, city_id, schedule_id, is_trading, is_verified, rating, country_code);
CREATE INDEX listing_facts_by_score ON listing_facts (score DESC, id) INCLUDE (
  latitude_e6, longitude_e6, category_id, city_id, schedule_id, is_trading, is_verified, rating, country_code
);
CREATE INDEX listing_facts_by_review_count ON listing_facts (review_count DESC, id) INCLUDE (
  latitude_e6, longitude_e6, category_id, city_id, schedule_id, is_trading, is_verified, rating, country_code
);
CREATE INDEX listing_facts_by_name ON listing_facts (name_folded, id) INCLUDE (
  latitude_e6, longitude_e6, category_id, city_id, schedule_id, is_trading, is_verified, rating, country_code
);
CREATE INDEX listing_facts_by_rating ON listing_facts (rating DESC, id) INCLUDE (
  latitude_e6, longitude_e6, category_id, city_id, schedule_id, review_count, score, is_trading, is_verified,
  country_code, name_folded
);
CREATE INDEX listing_facts_by_category ON listing_facts (category_id, score DESC, id) INCLUDE (
  latitude_e6, longitude_e6, city_id, schedule_id, global_row_number, review_count, is_trading, is_verified, rating,
  country_code
);
CREATE INDEX listing_facts_by_city ON listing_facts (city_id, score DESC, id) INCLUDE (
  latitude_e6, longitude_e6, category_id, schedule_id, global_row_number, review_count, is_trading, is_verified,
  rating, country_code, name_folded
);
CREATE INDEX listing_facts_by_country ON listing_facts (country_code, score DESC, id) INCLUDE (
  latitude_e6, longitude_e6, category_id, city_id, schedule_id, global_row_number, review_count, is_trading,
  is_verified, rating
);
-- Names go with countries and kinds, so that a walk through all names would find those of one late.
CREATE INDEX listing_facts_by_category_name ON listing_facts (category_id, name_folded, id) INCLUDE (
  latitude_e6, longitude_e6, city_id, schedule_id, is_trading, is_verified, rating, country_code
);
CREATE INDEX listing_facts_by_country_name ON listing_facts (country_code, name_folded, id) INCLUDE (
  latitude_e6, longitude_e6, category_id, city_id, schedule_id, is_trading, is_verified, rating
);
-- Squares of the map are ranges of keys. The name is there for lists within an area.
CREATE INDEX listing_facts_by_area ON listing_facts (map_key) INCLUDE (
  id, latitude_e6, longitude_e6, category_id, city_id, schedule_id, review_count, score, is_trading, is_verified,
  rating, country_code, name_folded
) WHERE map_key IS NOT NULL;
CREATE INDEX listing_facts_by_category_and_area ON listing_facts (category_id, map_key) INCLUDE (
  id, latitude_e6, longitude_e6, city_id, schedule_id, review_count, score, is_trading, is_verified, rating,
  country_code, name_folded
) WHERE map_key IS NOT NULL;
-- All listings, counted off in the order of upload.
CREATE INDEX listing_facts_numbered ON listing_facts (global_row_number, id);
CREATE INDEX listing_facts_by_schedule ON listing_facts (schedule_id, score DESC, id)
  INCLUDE (category_id, city_id, review_count, rating, country_code, name_folded) WHERE schedule_id IS NOT NULL;
-- What operators look for among all; those that trade are nearly all.
CREATE INDEX listing_facts_closed ON listing_facts (global_row_number, id)
  INCLUDE (category_id, city_id, country_code) WHERE NOT is_trading;
CREATE INDEX listing_facts_by_verified ON listing_facts (is_verified, global_row_number, id) INCLUDE (
  category_id, city_id, country_code
);

-- What a published listing lacks or holds in doubtful form, as bits: see qualityIssues.ts.
CREATE TABLE listing_quality (
  id int PRIMARY KEY,
  issues int NOT NULL
);
CREATE INDEX listing_quality_by_issues ON listing_quality (issues);

-- Keys under which listings are found that may be the same place: see identity_keys_of().
CREATE TABLE identity_keys (
  key integer NOT NULL,
  business_id integer NOT NULL,
  PRIMARY KEY (key, business_id)
);

-- What changed last of each listing that there ever was, in an order in which nothing can be skipped.
--
-- A number from a sequence would be taken when a change is made, not when it is committed: a reader could see 7, go on
-- from there, and never see 6. So a change carries the id of its transaction, and the feed shows only those below the
-- oldest transaction that still runs: no change can come to stand before one that was shown.
CREATE TABLE business_changes (
  business_id integer PRIMARY KEY,
  -- The transaction that changed it last.
  xid xid8 NOT NULL,
  -- The transaction that made it, or brought it back.
  created_xid xid8 NOT NULL,
  slug text NOT NULL,
  is_deleted boolean NOT NULL,
  at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  -- Listings of the demonstration are known as such when they are gone, too: nobody outside is told of them.
  is_demo boolean NOT NULL DEFAULT false
);
CREATE INDEX business_changes_by_order ON business_changes (xid, business_id);
