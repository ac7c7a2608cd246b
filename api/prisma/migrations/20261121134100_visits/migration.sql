-- What visitors do, as sums of days, months and years. Nothing in them says who.

CREATE TYPE visit_period AS ENUM ('DAY', 'MONTH', 'YEAR');

-- Views of a listing's, category's or city's own page; views of the listings of a category or city; presses on the links
-- of a listing.
CREATE TYPE visit_kind AS ENUM (
  'LISTING', 'CATEGORY', 'CITY', 'CATEGORY_LISTINGS', 'CITY_LISTINGS', 'CALL', 'WEBSITE', 'DIRECTIONS'
);

CREATE TYPE visit_total_kind AS ENUM ('VIEW', 'SEARCH', 'EMPTY_SEARCH', 'CALL', 'WEBSITE', 'DIRECTIONS');

CREATE TABLE visit_sums (
  period visit_period NOT NULL,
  -- First day of the period.
  start date NOT NULL,
  kind visit_kind NOT NULL,
  -- A listing, category or city; by the kind.
  subject_id integer NOT NULL,
  count integer NOT NULL,
  PRIMARY KEY (period, start, kind, subject_id),
  CONSTRAINT visit_sums_count CHECK (count > 0),
  CONSTRAINT visit_sums_start CHECK (
    CASE period
      WHEN 'DAY' THEN true
      WHEN 'MONTH' THEN extract(day FROM start) = 1
      ELSE extract(doy FROM start) = 1
    END
  )
) WITH (
  -- Room beside each row: sums of today grow in place.
  fillfactor = 70
);
-- Days are read one by one; what leads is asked of months and years only.
CREATE INDEX visit_sums_most ON visit_sums (period, start, kind, count DESC, subject_id) WHERE period <> 'DAY';

CREATE TABLE visit_totals (
  day date NOT NULL,
  kind visit_total_kind NOT NULL,
  -- Pattern of the page; empty where it is not a view.
  route text NOT NULL DEFAULT '',
  count integer NOT NULL,
  PRIMARY KEY (day, kind, route),
  CONSTRAINT visit_totals_count CHECK (count > 0),
  CONSTRAINT visit_totals_route CHECK ((kind = 'VIEW') = (route <> ''))
);

CREATE TABLE search_sums (
  period visit_period NOT NULL,
  start date NOT NULL,
  -- Folded, single spaces.
  words text COLLATE "C" NOT NULL,
  count integer NOT NULL,
  -- Of these, how many found nothing.
  empty_count integer NOT NULL,
  PRIMARY KEY (period, start, words),
  CONSTRAINT search_sums_period CHECK (period <> 'DAY'),
  CONSTRAINT search_sums_words CHECK (length(words) BETWEEN 1 AND 80),
  CONSTRAINT search_sums_count CHECK (count > 0 AND empty_count BETWEEN 0 AND count)
) WITH (fillfactor = 70);
CREATE INDEX search_sums_most ON search_sums (period, start, count DESC, words);
CREATE INDEX search_sums_most_empty ON search_sums (period, start, empty_count DESC, words) WHERE empty_count > 0;
