-- Returns whether a text can be opened as a link with a safe scheme.
CREATE OR REPLACE FUNCTION is_web_link(value text) RETURNS boolean
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT value ~ '^https?://[^[:space:][:cntrl:]"<>]+$' AND length(value) <= 4000 $$;
