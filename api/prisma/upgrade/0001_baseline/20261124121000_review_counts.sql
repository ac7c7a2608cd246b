-- Rows of sheets of reviews and of long texts are counted apart from rows of listings. For imports of earlier releases the new
-- figures stay null: their totals include such rows, and nobody knows how many.
CREATE TYPE import_row_kind AS ENUM ('LISTING', 'REVIEW');

ALTER TABLE imports
  -- Rows of sheets of reviews, and of sheets of long texts.
  ADD COLUMN review_rows integer,
  ADD COLUMN long_text_rows integer,
  -- Rows among the unchanged ones that were left out.
  ADD COLUMN skipped integer NOT NULL DEFAULT 0,
  -- Reviews in the file, whether in rows of their own or in cells, and the outcome of each.
  ADD COLUMN reviews_found integer,
  ADD COLUMN reviews_created integer,
  ADD COLUMN reviews_unchanged integer,
  ADD COLUMN reviews_doubtful integer,
  ADD COLUMN reviews_skipped integer,
  ADD COLUMN reviews_refused integer;

-- Rows in doubt that an operator, or the settings of the import, left out.
UPDATE imports i SET skipped = least(d.skipped, i.unchanged - i.doubtful)
FROM (SELECT import_id, count(*) AS skipped FROM import_doubts WHERE decision = 'SKIP' GROUP BY import_id) AS d
WHERE d.import_id = i.id AND i.status IN ('DONE', 'UNDONE');

ALTER TABLE imports
  DROP CONSTRAINT imports_doubtful,
  ADD CONSTRAINT imports_doubtful CHECK (doubtful >= 0 AND skipped >= 0 AND doubtful + skipped <= unchanged),
  ADD CONSTRAINT imports_counted_apart CHECK (
    num_nulls(
      review_rows, long_text_rows, reviews_found, reviews_created, reviews_unchanged, reviews_doubtful, reviews_skipped,
      reviews_refused
    ) IN (0, 8)
  ),
  ADD CONSTRAINT imports_review_figures CHECK (
    review_rows >= 0 AND long_text_rows >= 0 AND reviews_created >= 0 AND reviews_unchanged >= 0 AND reviews_doubtful >= 0
      AND reviews_skipped >= 0 AND reviews_refused >= 0
  ),
  -- Every review of the file has exactly one outcome.
  ADD CONSTRAINT imports_every_review_counted CHECK (
    reviews_created + reviews_unchanged + reviews_doubtful + reviews_skipped + reviews_refused = reviews_found
  );

ALTER TABLE import_problems ADD COLUMN kind import_row_kind NOT NULL DEFAULT 'LISTING';
