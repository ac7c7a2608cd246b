-- Text that a reader could have meant as a link to somewhere safe.
CREATE OR REPLACE FUNCTION is_web_link(value text) RETURNS boolean
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT value ~ '^https?://[^[:space:][:cntrl:]"<>]+$' AND length(value) <= 4000 $$;
