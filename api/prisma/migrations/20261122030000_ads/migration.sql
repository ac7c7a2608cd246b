-- Ads of the public pages: versions of what operators set, and what was counted of them.

CREATE TABLE ad_settings (
  version serial PRIMARY KEY,
  data jsonb NOT NULL CHECK (jsonb_typeof(data) = 'object'),
  operator_id integer REFERENCES operators (id) ON DELETE SET NULL ON UPDATE CASCADE,
  created_at timestamptz(3) NOT NULL DEFAULT now()
);

-- Boxes stand on every kind of page.
CREATE TRIGGER ad_settings_drop_pages AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON ad_settings
  FOR EACH STATEMENT EXECUTE FUNCTION drop_all_pages();

CREATE TYPE ad_placement AS ENUM ('TOP', 'MIDDLE', 'BOTTOM', 'SIDEBAR', 'INLINE');
CREATE TYPE ad_source AS ENUM ('NETWORK', 'HOUSE');

-- Sums of a day. A box that the network left empty and the directory filled is a request of the one and a fill of the other.
CREATE TABLE ad_stats (
  day date NOT NULL,
  placement ad_placement NOT NULL,
  source ad_source NOT NULL,
  requests integer NOT NULL DEFAULT 0,
  fills integer NOT NULL DEFAULT 0,
  impressions integer NOT NULL DEFAULT 0,
  clicks integer NOT NULL DEFAULT 0,
  PRIMARY KEY (day, placement, source),
  CONSTRAINT ad_stats_counts CHECK (
    requests >= 0 AND fills >= 0 AND impressions >= 0 AND clicks >= 0 AND requests + fills + impressions + clicks > 0
  )
) WITH (fillfactor = 70);
