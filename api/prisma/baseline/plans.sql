-- What a listing can be given for money.
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
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  -- A plan that is no longer sold stays with what was sold of it; one that was never sold can be deleted.
  is_retired boolean NOT NULL DEFAULT false,
  deleted_at timestamptz(3)
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
  is_retired boolean NOT NULL DEFAULT false,
  PRIMARY KEY (plan_id, version)
);

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
CREATE INDEX subscriptions_by_creation ON subscriptions (created_at) WHERE NOT is_cancelled;
CREATE INDEX subscriptions_by_payment ON subscriptions (paid_on) INCLUDE (paid_amount)
  WHERE paid_on IS NOT NULL AND NOT is_cancelled;

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
-- Listings whose plan has them advertised, in the order of their turns.
CREATE INDEX listing_plans_of_ads ON listing_plans (shuffle, business_id) WHERE max_ads > 0;
