-- Positions of listings that are probably wrong, and how far the feed of changes was looked through for them.
CREATE TYPE position_issue_reason AS ENUM ('SWAPPED', 'MIRRORED', 'AT_SEA', 'OTHER_COUNTRY', 'FAR_FROM_CITY', 'SHARED');

CREATE TABLE position_issues (
  business_id integer PRIMARY KEY REFERENCES businesses (id) ON DELETE CASCADE,
  reason position_issue_reason NOT NULL,
  -- The position that was looked at: at another one, the issue is out of date.
  latitude double precision NOT NULL,
  longitude double precision NOT NULL,
  -- Where the listing probably is; null where nothing says so.
  suggested_latitude double precision,
  suggested_longitude double precision,
  -- Set where an operator said that the position is right.
  dismissed_at timestamptz(3),
  dismissed_by_id integer REFERENCES operators (id) ON DELETE SET NULL
);
CREATE INDEX position_issues_by_reason ON position_issues (reason, business_id);
CREATE INDEX position_issues_at ON position_issues (latitude, longitude);
CREATE INDEX position_issues_dismissed_by ON position_issues (dismissed_by_id) WHERE dismissed_by_id IS NOT NULL;

CREATE TABLE position_scan (
  id integer PRIMARY KEY DEFAULT 1,
  cursor text,
  CONSTRAINT position_scan_single CHECK (id = 1)
);
INSERT INTO position_scan DEFAULT VALUES;
