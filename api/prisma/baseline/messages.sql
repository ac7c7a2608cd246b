CREATE TABLE contact_messages (
  id serial PRIMARY KEY,
  type contact_message_type NOT NULL DEFAULT 'GENERAL',
  name text NOT NULL,
  email text NOT NULL,
  subject text NOT NULL,
  message text NOT NULL,
  status contact_message_status NOT NULL DEFAULT 'NEW',
  mail_state contact_mail_state NOT NULL DEFAULT 'OFF',
  mail_attempts integer NOT NULL DEFAULT 0,
  mail_error text,
  idempotency_key text UNIQUE,
  operator_id integer REFERENCES operators (id) ON DELETE SET NULL ON UPDATE CASCADE,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  read_at timestamptz(3),
  handled_at timestamptz(3),
  is_spam boolean NOT NULL DEFAULT false,
  archived_at timestamptz(3),
  answered_at timestamptz(3),
  search_text text GENERATED ALWAYS AS (
    fold(name || ' ' || email || ' ' || subject || ' ' || left(message, 5000))
  ) STORED,
  CONSTRAINT contact_messages_name CHECK (btrim(name) <> '' AND length(name) <= 500),
  CONSTRAINT contact_messages_email CHECK (email ~ '^[^[:space:]@<>"]+@[^[:space:]@<>"]+$' AND length(email) <= 254),
  CONSTRAINT contact_messages_subject CHECK (btrim(subject) <> '' AND length(subject) <= 1000),
  CONSTRAINT contact_messages_message CHECK (btrim(message) <> '' AND length(message) <= 50000),
  CONSTRAINT contact_messages_key CHECK (length(idempotency_key) BETWEEN 8 AND 200),
  CONSTRAINT contact_messages_attempts CHECK (mail_attempts >= 0),
  CONSTRAINT contact_messages_failure_named CHECK (mail_state <> 'FAILED' OR mail_error IS NOT NULL),
  CONSTRAINT contact_messages_status_times CHECK (
    (status = 'NEW') = (read_at IS NULL) AND (status = 'HANDLED') = (handled_at IS NOT NULL)
  )
);
CREATE INDEX contact_messages_by_time ON contact_messages (created_at DESC, id DESC);
CREATE INDEX contact_messages_by_status ON contact_messages (status, created_at DESC, id DESC);
CREATE INDEX contact_messages_search ON contact_messages USING gin (search_text gin_trgm_ops);
CREATE INDEX contact_messages_inbox ON contact_messages (created_at DESC, id DESC) WHERE archived_at IS NULL AND NOT is_spam;
CREATE INDEX contact_messages_archive ON contact_messages (created_at DESC, id DESC) WHERE archived_at IS NOT NULL AND NOT is_spam;
CREATE INDEX contact_messages_spam ON contact_messages (created_at DESC, id DESC) WHERE is_spam;

CREATE TABLE message_replies (
  id serial PRIMARY KEY,
  message_id integer NOT NULL REFERENCES contact_messages (id) ON DELETE CASCADE,
  body text NOT NULL,
  mail_state contact_mail_state NOT NULL DEFAULT 'QUEUED',
  mail_attempts integer NOT NULL DEFAULT 0,
  mail_error text,
  operator_id integer REFERENCES operators (id) ON DELETE SET NULL,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT message_replies_body CHECK (btrim(body) <> '' AND length(body) <= 50000),
  CONSTRAINT message_replies_attempts CHECK (mail_attempts >= 0)
);
CREATE INDEX message_replies_of_message ON message_replies (message_id, id);

-- Sums of a day: nothing in them says who measured.
CREATE TABLE web_vitals (
  day date NOT NULL,
  route text NOT NULL,
  metric text NOT NULL,
  count integer NOT NULL,
  -- Milliseconds; of CLS its plain score.
  total double precision NOT NULL,
  good integer NOT NULL,
  middle integer NOT NULL,
  poor integer NOT NULL,
  PRIMARY KEY (day, route, metric),
  CONSTRAINT web_vitals_metric CHECK (metric IN ('LCP', 'INP', 'CLS', 'FCP', 'TTFB')),
  CONSTRAINT web_vitals_figures CHECK (
    count > 0 AND total >= 0 AND good >= 0 AND middle >= 0 AND poor >= 0 AND good + middle + poor = count
  )
);

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
