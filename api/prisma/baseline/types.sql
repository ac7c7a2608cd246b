CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;
CREATE EXTENSION IF NOT EXISTS unaccent WITH SCHEMA public;
CREATE EXTENSION IF NOT EXISTS cube WITH SCHEMA public;
CREATE EXTENSION IF NOT EXISTS earthdistance WITH SCHEMA public;

CREATE TYPE business_status AS ENUM ('OPERATIONAL', 'CLOSED_TEMPORARILY', 'CLOSED_PERMANENTLY');
CREATE TYPE place_change_kind AS ENUM ('EDIT', 'MERGE', 'CREATE', 'DELETE');
CREATE TYPE duplicate_reason AS ENUM ('SAME_NAME_AND_PHONE', 'SAME_NAME_NEAR', 'SAME_PHONE', 'LIKE_NAME_NEAR', 'SAME_NAME_IN_CITY');
CREATE TYPE review_hide_reason AS ENUM (
  'SPAM', 'OFFENSIVE', 'PERSONAL_DATA', 'OFF_TOPIC', 'MISLEADING', 'WRONG_LISTING', 'LEGAL_REQUEST', 'OTHER'
);
CREATE TYPE position_issue_reason AS ENUM ('SWAPPED', 'MIRRORED', 'AT_SEA', 'OTHER_COUNTRY', 'FAR_FROM_CITY', 'SHARED');
CREATE TYPE review_moderation_kind AS ENUM ('HIDE', 'RESTORE', 'REMOVE');

CREATE TYPE import_status AS ENUM ('QUEUED', 'READING', 'MERGING', 'DONE', 'FAILED', 'CANCELLED', 'UNDONE', 'NEEDS_ANSWERS');
CREATE TYPE doubt_policy AS ENUM ('ASK', 'CREATE', 'SKIP');
CREATE TYPE doubt_decision AS ENUM ('CREATE', 'MERGE', 'SKIP');
CREATE TYPE row_outcome AS ENUM ('CREATED', 'UPDATED', 'UNCHANGED', 'MERGED', 'REFUSED', 'DOUBTFUL');
CREATE TYPE import_row_kind AS ENUM ('LISTING', 'REVIEW');
CREATE TYPE job_status AS ENUM ('QUEUED', 'RUNNING', 'DONE', 'FAILED', 'CANCELLED');
CREATE TYPE backup_reason AS ENUM ('MANUAL', 'SCHEDULED', 'BEFORE_RESET', 'BEFORE_RESTORE');
CREATE TYPE backup_pace AS ENUM ('OFF', 'DAILY', 'WEEKLY');
CREATE TYPE webhook_delivery_status AS ENUM ('WAITING', 'DELIVERED', 'FAILED');

CREATE TYPE contact_message_type AS ENUM ('GENERAL', 'SUPPORT', 'BUSINESS', 'PARTNERSHIP', 'FEEDBACK', 'PRESS');
CREATE TYPE contact_message_status AS ENUM ('NEW', 'READ', 'HANDLED');
CREATE TYPE contact_mail_state AS ENUM ('OFF', 'QUEUED', 'SENT', 'FAILED');
CREATE TYPE proposal_kind AS ENUM ('EDIT', 'REPORT', 'CLAIM');
CREATE TYPE proposal_status AS ENUM ('OPEN', 'ACCEPTED', 'REJECTED');
CREATE TYPE visit_period AS ENUM ('DAY', 'MONTH', 'YEAR');
-- Views of a listing's, category's or city's own page; views of the listings of a category or city; presses on the links
-- of a listing.
CREATE TYPE visit_kind AS ENUM (
  'LISTING', 'CATEGORY', 'CITY', 'CATEGORY_LISTINGS', 'CITY_LISTINGS', 'CALL', 'WEBSITE', 'DIRECTIONS'
);
CREATE TYPE visit_total_kind AS ENUM ('VIEW', 'SEARCH', 'EMPTY_SEARCH', 'CALL', 'WEBSITE', 'DIRECTIONS');

CREATE TYPE injection_owner AS ENUM
  ('LIST', 'SETTINGS_HEAD', 'SETTINGS_FOOTER', 'GOOGLE_ANALYTICS', 'GOOGLE_TAG_MANAGER', 'FACEBOOK_PIXEL');
CREATE TYPE injection_position AS ENUM ('HEAD', 'BODY_START', 'BODY_END');
CREATE TYPE injection_consent AS ENUM ('NONE', 'ANALYTICS', 'ADS');
CREATE TYPE ad_placement AS ENUM ('TOP', 'MIDDLE', 'BOTTOM', 'SIDEBAR', 'INLINE');
CREATE TYPE ad_source AS ENUM ('NETWORK', 'HOUSE');
CREATE TYPE indexing_engine AS ENUM ('INDEXNOW', 'GOOGLE');
CREATE TYPE url_submission_kind AS ENUM ('SINGLE', 'BULK', 'ALL', 'CHANGES');
CREATE TYPE submitted_url_state AS ENUM ('WAITING', 'SENDING', 'SENT', 'FAILED', 'CANCELLED');
CREATE TYPE subscription_status AS ENUM ('SCHEDULED', 'RUNNING', 'LAPSED', 'ENDED', 'CANCELLED');
CREATE TYPE payment_provider AS ENUM ('MANUAL');

-- What triggers count of changed listings.
CREATE TYPE listing_change AS (category_id int, city_id int, country_code text, is_demo boolean, n int);
-- A match of a search, with what lists can be filtered and sorted by.
CREATE TYPE search_candidate AS (
  id integer, relevance real, score real, rating numeric, review_count integer, name_folded text, category_id integer,
  city_id integer, country_code text, schedule_id integer, latitude double precision, longitude double precision, marks text[],
  global_row_number integer, is_trading boolean, is_verified boolean,
  price_level smallint
);

-- Numbers of listings in the order of upload.
CREATE SEQUENCE global_row_numbers AS integer;
