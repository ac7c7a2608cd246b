-- What visitors write to the operators: messages that are answered and put away, and proposals about listings.

ALTER TABLE contact_messages
  ADD COLUMN is_spam boolean NOT NULL DEFAULT false,
  ADD COLUMN archived_at timestamptz(3),
  ADD COLUMN answered_at timestamptz(3),
  ADD COLUMN search_text text GENERATED ALWAYS AS (
    fold(name || ' ' || email || ' ' || subject || ' ' || left(message, 5000))
  ) STORED;
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

CREATE TYPE proposal_kind AS ENUM ('EDIT', 'REPORT', 'CLAIM');
CREATE TYPE proposal_status AS ENUM ('OPEN', 'ACCEPTED', 'REJECTED');

CREATE TABLE listing_proposals (
  id serial PRIMARY KEY,
  kind proposal_kind NOT NULL,
  business_id integer NOT NULL REFERENCES businesses (id) ON DELETE CASCADE,
  name text NOT NULL DEFAULT '',
  email text NOT NULL DEFAULT '',
  message text NOT NULL DEFAULT '',
  -- Field -> value as proposed.
  changes jsonb NOT NULL DEFAULT '{}',
  -- Fields that were taken over.
  accepted text[] NOT NULL DEFAULT '{}',
  status proposal_status NOT NULL DEFAULT 'OPEN',
  -- Version of the listing before what was taken over, by which the revision is found.
  revision_version integer,
  is_spam boolean NOT NULL DEFAULT false,
  idempotency_key text UNIQUE,
  operator_id integer REFERENCES operators (id) ON DELETE SET NULL,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  decided_at timestamptz(3),
  CONSTRAINT listing_proposals_texts CHECK (length(name) <= 500 AND length(email) <= 254 AND length(message) <= 10000),
  CONSTRAINT listing_proposals_changes CHECK (jsonb_typeof(changes) = 'object'),
  CONSTRAINT listing_proposals_claim_named CHECK (kind <> 'CLAIM' OR (name <> '' AND email <> '')),
  CONSTRAINT listing_proposals_says_something CHECK (changes <> '{}' OR btrim(message) <> ''),
  CONSTRAINT listing_proposals_decided CHECK ((status = 'OPEN') = (decided_at IS NULL)),
  CONSTRAINT listing_proposals_key CHECK (length(idempotency_key) BETWEEN 8 AND 200)
);
CREATE INDEX listing_proposals_queue ON listing_proposals (created_at DESC, id DESC) WHERE status = 'OPEN' AND NOT is_spam;
CREATE INDEX listing_proposals_decided_ones ON listing_proposals (created_at DESC, id DESC) WHERE status <> 'OPEN' AND NOT is_spam;
CREATE INDEX listing_proposals_spam ON listing_proposals (created_at DESC, id DESC) WHERE is_spam;
CREATE INDEX listing_proposals_of_business ON listing_proposals (business_id, id DESC);
