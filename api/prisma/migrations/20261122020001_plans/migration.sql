-- What a listing can be given for money, and which listings have it until when.

CREATE TABLE plans (
  id text PRIMARY KEY CHECK (id ~ '^[a-z][a-z0-9-]{0,39}$'),
  name text NOT NULL CHECK (char_length(btrim(name)) BETWEEN 1 AND 60),
  -- Turkish lira for `duration` days.
  price integer NOT NULL CHECK (price BETWEEN 0 AND 10000000),
  duration integer NOT NULL CHECK (duration BETWEEN 1 AND 3660),
  features text[] NOT NULL DEFAULT '{}' CHECK (cardinality(features) <= 30 AND array_position(features, NULL) IS NULL),
  max_ads integer NOT NULL CHECK (max_ads BETWEEN 0 AND 999),
  priority_placement boolean NOT NULL,
  analytics_access boolean NOT NULL,
  custom_styling boolean NOT NULL,
  is_enabled boolean NOT NULL DEFAULT true,
  sort_order integer NOT NULL,
  version integer NOT NULL DEFAULT 1,
  operator_id integer REFERENCES operators (id) ON DELETE SET NULL ON UPDATE CASCADE,
  updated_at timestamptz(3) NOT NULL DEFAULT now()
);

CREATE TABLE plan_versions (
  plan_id text NOT NULL REFERENCES plans (id) ON DELETE CASCADE ON UPDATE CASCADE,
  version integer NOT NULL,
  name text NOT NULL,
  price integer NOT NULL,
  duration integer NOT NULL,
  features text[] NOT NULL,
  max_ads integer NOT NULL,
  priority_placement boolean NOT NULL,
  analytics_access boolean NOT NULL,
  custom_styling boolean NOT NULL,
  is_enabled boolean NOT NULL,
  operator_id integer REFERENCES operators (id) ON DELETE SET NULL ON UPDATE CASCADE,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (plan_id, version)
);

CREATE FUNCTION number_plan_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.name, NEW.price, NEW.duration, NEW.features, NEW.max_ads, NEW.priority_placement, NEW.analytics_access,
      NEW.custom_styling, NEW.is_enabled)
    IS DISTINCT FROM (OLD.name, OLD.price, OLD.duration, OLD.features, OLD.max_ads, OLD.priority_placement,
      OLD.analytics_access, OLD.custom_styling, OLD.is_enabled) THEN
    NEW.version := OLD.version + 1;
    NEW.updated_at := now();
  ELSE
    NEW.version := OLD.version;
    NEW.updated_at := OLD.updated_at;
    NEW.operator_id := OLD.operator_id;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER plans_number BEFORE UPDATE ON plans FOR EACH ROW EXECUTE FUNCTION number_plan_version();

CREATE FUNCTION keep_plan_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO plan_versions (plan_id, version, name, price, duration, features, max_ads, priority_placement,
    analytics_access, custom_styling, is_enabled, operator_id)
  VALUES (NEW.id, NEW.version, NEW.name, NEW.price, NEW.duration, NEW.features, NEW.max_ads, NEW.priority_placement,
    NEW.analytics_access, NEW.custom_styling, NEW.is_enabled, NEW.operator_id)
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER plans_keep AFTER INSERT OR UPDATE ON plans FOR EACH ROW EXECUTE FUNCTION keep_plan_version();

INSERT INTO plans
  (id, name, price, duration, features, max_ads, priority_placement, analytics_access, custom_styling, sort_order)
VALUES
  ('basic', 'Temel', 99, 30, '{"Sayfasında başkalarının reklamı yok"}', 1, false, false, false, 1),
  ('premium', 'Premium', 249, 30,
    '{"Sayfasında başkalarının reklamı yok","Listelerde öncelikli yer","Ziyaret raporu"}', 3, true, true, false, 2),
  ('enterprise', 'Kurumsal', 499, 30,
    '{"Sayfasında başkalarının reklamı yok","Listelerde öncelikli yer","Ziyaret raporu","Vurgulu kart"}',
    999, true, true, true, 3);

CREATE TYPE subscription_status AS ENUM ('SCHEDULED', 'RUNNING', 'LAPSED', 'ENDED', 'CANCELLED');
CREATE TYPE payment_provider AS ENUM ('MANUAL');

-- A record of money: it outlives the listing that it was for.
CREATE TABLE subscriptions (
  id serial PRIMARY KEY,
  business_id integer REFERENCES businesses (id) ON DELETE SET NULL ON UPDATE CASCADE,
  business_name text NOT NULL,
  plan_id text NOT NULL REFERENCES plans (id) ON DELETE RESTRICT ON UPDATE CASCADE,
  starts_at timestamptz(3) NOT NULL,
  ends_at timestamptz(3) NOT NULL,
  -- Ended by an operator, or with its listing, before its time.
  ended_at timestamptz(3),
  -- Recorded by mistake: counts nowhere.
  is_cancelled boolean NOT NULL DEFAULT false,
  -- Told by the columns above and the clock; a worker has it told anew when its time comes.
  status subscription_status NOT NULL DEFAULT 'SCHEDULED',
  price integer NOT NULL CHECK (price BETWEEN 0 AND 10000000),
  provider payment_provider NOT NULL DEFAULT 'MANUAL',
  paid_amount integer CHECK (paid_amount BETWEEN 0 AND 10000000),
  paid_on date,
  notes text NOT NULL DEFAULT '' CHECK (char_length(notes) <= 2000),
  version integer NOT NULL DEFAULT 1,
  operator_id integer REFERENCES operators (id) ON DELETE SET NULL ON UPDATE CASCADE,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  CONSTRAINT subscriptions_period CHECK (ends_at > starts_at OR (ends_at = starts_at AND ended_at IS NOT NULL)),
  CONSTRAINT subscriptions_payment CHECK ((paid_amount IS NULL) = (paid_on IS NULL)),
  -- A listing has one at a time; what was ended before its time makes room.
  CONSTRAINT subscriptions_apart EXCLUDE USING gist (
    int4range(business_id, business_id, '[]') WITH &&, tstzrange(starts_at, ends_at) WITH &&
  ) WHERE (business_id IS NOT NULL AND NOT is_cancelled AND ended_at IS NULL)
);
CREATE INDEX subscriptions_by_business ON subscriptions (business_id, starts_at DESC);
CREATE INDEX subscriptions_by_plan ON subscriptions (plan_id);
CREATE INDEX subscriptions_by_end ON subscriptions (status, ends_at, id);
CREATE INDEX subscriptions_to_begin ON subscriptions (starts_at) WHERE status = 'SCHEDULED';
CREATE INDEX subscriptions_by_payment ON subscriptions (paid_on) WHERE paid_on IS NOT NULL AND NOT is_cancelled;
CREATE INDEX subscriptions_by_creation ON subscriptions (created_at) WHERE NOT is_cancelled;

CREATE TABLE subscription_versions (
  subscription_id integer NOT NULL REFERENCES subscriptions (id) ON DELETE CASCADE ON UPDATE CASCADE,
  version integer NOT NULL,
  plan_id text NOT NULL,
  starts_at timestamptz(3) NOT NULL,
  ends_at timestamptz(3) NOT NULL,
  ended_at timestamptz(3),
  is_cancelled boolean NOT NULL,
  price integer NOT NULL,
  paid_amount integer,
  paid_on date,
  notes text NOT NULL,
  operator_id integer REFERENCES operators (id) ON DELETE SET NULL ON UPDATE CASCADE,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (subscription_id, version)
);

CREATE FUNCTION judge_subscription() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.business_id IS NULL AND NEW.ended_at IS NULL AND NOT NEW.is_cancelled AND NEW.ends_at > now() THEN
    NEW.ended_at := now();
    NEW.ends_at := greatest(NEW.starts_at, NEW.ended_at);
  END IF;
  NEW.status := CASE
    WHEN NEW.is_cancelled THEN 'CANCELLED'
    WHEN NEW.ended_at IS NOT NULL THEN 'ENDED'
    WHEN NEW.starts_at > now() THEN 'SCHEDULED'
    WHEN NEW.ends_at > now() THEN 'RUNNING'
    ELSE 'LAPSED' END::subscription_status;
  IF TG_OP = 'UPDATE' THEN
    -- What the clock and merges of listings change is no version.
    IF (NEW.plan_id, NEW.starts_at, NEW.ends_at, NEW.ended_at, NEW.is_cancelled, NEW.price, NEW.paid_amount, NEW.paid_on,
        NEW.notes)
      IS DISTINCT FROM (OLD.plan_id, OLD.starts_at, OLD.ends_at, OLD.ended_at, OLD.is_cancelled, OLD.price,
        OLD.paid_amount, OLD.paid_on, OLD.notes) THEN
      NEW.version := OLD.version + 1;
      NEW.updated_at := now();
    ELSE
      NEW.version := OLD.version;
      NEW.updated_at := OLD.updated_at;
      NEW.operator_id := OLD.operator_id;
    END IF;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER subscriptions_judge BEFORE INSERT OR UPDATE ON subscriptions
  FOR EACH ROW EXECUTE FUNCTION judge_subscription();

CREATE FUNCTION keep_subscription_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO subscription_versions (subscription_id, version, plan_id, starts_at, ends_at, ended_at, is_cancelled, price,
    paid_amount, paid_on, notes, operator_id)
  VALUES (NEW.id, NEW.version, NEW.plan_id, NEW.starts_at, NEW.ends_at, NEW.ended_at, NEW.is_cancelled, NEW.price,
    NEW.paid_amount, NEW.paid_on, NEW.notes, NEW.operator_id)
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER subscriptions_keep AFTER INSERT OR UPDATE ON subscriptions
  FOR EACH ROW EXECUTE FUNCTION keep_subscription_version();

-- What the running subscription of a listing gives it: few rows, so that lists look at them without touching the rest.
CREATE TABLE listing_plans (
  business_id integer PRIMARY KEY REFERENCES businesses (id) ON DELETE CASCADE ON UPDATE CASCADE,
  plan_id text NOT NULL REFERENCES plans (id) ON DELETE RESTRICT ON UPDATE CASCADE,
  until timestamptz(3) NOT NULL,
  is_sponsored boolean NOT NULL,
  custom_styling boolean NOT NULL,
  max_ads integer NOT NULL,
  -- Of the listing: its place on the ring, and where it is listed.
  shuffle integer NOT NULL,
  category_id integer,
  city_id integer,
  country_code char(2)
);
CREATE INDEX listing_plans_sponsored ON listing_plans (shuffle, business_id) WHERE is_sponsored;
CREATE INDEX listing_plans_of_category ON listing_plans (category_id, shuffle, business_id) WHERE is_sponsored;
CREATE INDEX listing_plans_of_city ON listing_plans (city_id, shuffle, business_id) WHERE is_sponsored;
CREATE INDEX listing_plans_of_country ON listing_plans (country_code, shuffle, business_id) WHERE is_sponsored;
CREATE INDEX listing_plans_by_plan ON listing_plans (plan_id);

CREATE FUNCTION refresh_listing_plans(ids int[]) RETURNS void LANGUAGE sql AS $$
  WITH due AS (
    SELECT b.id, p.id AS plan_id, s.ends_at, p.priority_placement, p.custom_styling, p.max_ads, b.shuffle, b.category_id,
      b.city_id, b.country_code
    FROM subscriptions s JOIN plans p ON p.id = s.plan_id JOIN businesses b ON b.id = s.business_id
    WHERE s.business_id = ANY (ids) AND s.status = 'RUNNING' AND s.ends_at > now() AND b.deleted_at IS NULL
  ), gone AS (
    DELETE FROM listing_plans WHERE business_id = ANY (ids) AND business_id NOT IN (SELECT id FROM due)
  )
  INSERT INTO listing_plans AS l SELECT * FROM due
  ON CONFLICT (business_id) DO UPDATE SET
    (plan_id, until, is_sponsored, custom_styling, max_ads, shuffle, category_id, city_id, country_code) = (
      EXCLUDED.plan_id, EXCLUDED.until, EXCLUDED.is_sponsored, EXCLUDED.custom_styling, EXCLUDED.max_ads,
      EXCLUDED.shuffle, EXCLUDED.category_id, EXCLUDED.city_id, EXCLUDED.country_code)
  WHERE (l.*) IS DISTINCT FROM (EXCLUDED.*)
$$;

CREATE FUNCTION subscription_gives() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_listing_plans(array_remove(ARRAY[
    CASE WHEN TG_OP <> 'INSERT' THEN OLD.business_id END, CASE WHEN TG_OP <> 'DELETE' THEN NEW.business_id END
  ], NULL));
  RETURN NULL;
END $$;
CREATE TRIGGER subscriptions_give AFTER INSERT OR UPDATE OR DELETE ON subscriptions
  FOR EACH ROW EXECUTE FUNCTION subscription_gives();

CREATE FUNCTION plan_gives() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_listing_plans(ARRAY(SELECT business_id FROM listing_plans WHERE plan_id = NEW.id));
  RETURN NULL;
END $$;
CREATE TRIGGER plans_give AFTER UPDATE ON plans FOR EACH ROW
  WHEN ((OLD.max_ads, OLD.priority_placement, OLD.custom_styling)
    IS DISTINCT FROM (NEW.max_ads, NEW.priority_placement, NEW.custom_styling))
  EXECUTE FUNCTION plan_gives();

CREATE FUNCTION move_listing_plans() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids int[];
BEGIN
  IF NOT EXISTS (SELECT FROM subscriptions WHERE status = 'RUNNING') THEN
    RETURN NULL;
  END IF;
  SELECT array_agg(n.id) INTO ids FROM new_rows n JOIN old_rows o USING (id)
    WHERE (o.deleted_at, o.category_id, o.city_id, o.country_code)
        IS DISTINCT FROM (n.deleted_at, n.category_id, n.city_id, n.country_code)
      AND n.id IN (SELECT business_id FROM subscriptions WHERE status = 'RUNNING');
  IF ids IS NOT NULL THEN
    PERFORM refresh_listing_plans(ids);
  END IF;
  RETURN NULL;
END $$;
-- Named to come after businesses_count_*, behind whose lock on the totals writers stand in line.
CREATE TRIGGER businesses_plans_update AFTER UPDATE ON businesses
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION move_listing_plans();

-- A card says that it is sponsored, and where it stands in a list depends on it.
CREATE FUNCTION drop_pages_of_listing_plans() RETURNS trigger LANGUAGE plpgsql AS $$
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
    PERFORM drop_pages(ARRAY['all']);
  ELSIF changed > 0 THEN
    PERFORM drop_pages(tags || ARRAY['lists', 'counts']);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER listing_plans_drop_pages_insert AFTER INSERT ON listing_plans
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION drop_pages_of_listing_plans();
-- Where a listing stood before it moved, its own change tells.
CREATE TRIGGER listing_plans_drop_pages_update AFTER UPDATE ON listing_plans
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION drop_pages_of_listing_plans();
CREATE TRIGGER listing_plans_drop_pages_delete AFTER DELETE ON listing_plans
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION drop_pages_of_listing_plans();

-- Subscriptions follow a merged listing to the one that stays, and back.
ALTER TABLE business_merges ADD COLUMN subscription_ids integer[] NOT NULL DEFAULT '{}';
