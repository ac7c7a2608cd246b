-- What each published listing lacks or holds in doubtful form, as bits: qualityIssues.ts names them. A narrow table of its
-- own, so that counts by issue are read from one small index.
CREATE FUNCTION listing_issues(b businesses) RETURNS int LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT (b.category_id IS NULL)::int
    + 2 * (b.city_id IS NULL)::int
    + 4 * (b.city_id IS NOT NULL AND 'city_id' = ANY (b.derived_fields))::int
    + 8 * (b.country_code IS NULL)::int
    + 16 * (b.business_status IS NULL)::int
    + 32 * (b.phone IS NULL)::int
    + 64 * (b.phone IS NOT NULL AND b.phone_normalised IS NULL)::int
    + 128 * (b.website IS NULL)::int
    + 256 * coalesce(b.website !~* '^https?://[^\s/?#@]+\.[^\s/?#@.]{2,}(:\d+)?([/?#]\S*)?$', false)::int
    + 512 * (b.address IS NULL AND b.street IS NULL)::int
    + 1024 * (b.latitude IS NULL)::int
    + 2048 * (b.working_hours IS NULL)::int
    + 4096 * (b.photo_url IS NULL AND b.image_url IS NULL)::int
    + 8192 * (b.description IS NULL AND b.detailed_info IS NULL)::int
$$;

-- How complete a listing with these issues is, 0 to 100: ten points for each of ten fields that hold something usable.
CREATE FUNCTION completeness(issues int) RETURNS int LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT 100 - 10 * (
    (issues & 1 <> 0)::int + (issues & 2 <> 0)::int + (issues & 8 <> 0)::int + (issues & 96 <> 0)::int
    + (issues & 384 <> 0)::int + (issues & 512 <> 0)::int + (issues & 1024 <> 0)::int + (issues & 2048 <> 0)::int
    + (issues & 4096 <> 0)::int + (issues & 8192 <> 0)::int)
$$;

CREATE TABLE listing_quality (
  id int PRIMARY KEY,
  issues int NOT NULL
);
INSERT INTO listing_quality SELECT b.id, listing_issues(b) FROM businesses b WHERE b.deleted_at IS NULL;
-- Equal values share an entry.
CREATE INDEX listing_quality_by_issues ON listing_quality (issues);
ANALYZE listing_quality;

CREATE FUNCTION keep_listing_quality() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO listing_quality
      SELECT n.id, listing_issues(n) FROM new_rows n WHERE n.deleted_at IS NULL;
  ELSIF TG_OP = 'DELETE' THEN
    DELETE FROM listing_quality q USING old_rows o WHERE q.id = o.id;
  ELSIF TG_OP = 'TRUNCATE' THEN
    TRUNCATE listing_quality;
  ELSE
    DELETE FROM listing_quality q USING new_rows n WHERE q.id = n.id AND n.deleted_at IS NOT NULL;
    INSERT INTO listing_quality AS kept
      SELECT n.id, listing_issues(n) FROM new_rows n WHERE n.deleted_at IS NULL
      ON CONFLICT (id) DO UPDATE SET issues = EXCLUDED.issues WHERE kept.issues <> EXCLUDED.issues;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER businesses_quality_insert AFTER INSERT ON businesses
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_listing_quality();
CREATE TRIGGER businesses_quality_update AFTER UPDATE ON businesses
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_listing_quality();
CREATE TRIGGER businesses_quality_delete AFTER DELETE ON businesses
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_listing_quality();
CREATE TRIGGER businesses_quality_truncate AFTER TRUNCATE ON businesses
  FOR EACH STATEMENT EXECUTE FUNCTION keep_listing_quality();
