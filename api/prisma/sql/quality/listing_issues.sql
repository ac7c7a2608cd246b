-- Returns what a published listing lacks or holds in doubtful form, as a bit set. qualityIssues.ts names the bits.
CREATE OR REPLACE FUNCTION listing_issues(b businesses) RETURNS int LANGUAGE sql STABLE PARALLEL SAFE AS $$
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
