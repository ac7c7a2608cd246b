-- Messages of visitors, and how fast pages are where they are read.

CREATE TYPE contact_message_type AS ENUM ('GENERAL', 'SUPPORT', 'BUSINESS', 'PARTNERSHIP', 'FEEDBACK', 'PRESS');
CREATE TYPE contact_message_status AS ENUM ('NEW', 'READ', 'HANDLED');
CREATE TYPE contact_mail_state AS ENUM ('OFF', 'QUEUED', 'SENT', 'FAILED');

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

ALTER TABLE site_settings
  ADD CONSTRAINT site_settings_object CHECK (jsonb_typeof(data) = 'object');
