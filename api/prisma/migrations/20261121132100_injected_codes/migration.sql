-- HTML that operators put on the public pages: one store, whatever screen a code was written on.

CREATE TYPE injection_owner AS ENUM
  ('LIST', 'SETTINGS_HEAD', 'SETTINGS_FOOTER', 'GOOGLE_ANALYTICS', 'GOOGLE_TAG_MANAGER', 'FACEBOOK_PIXEL');
CREATE TYPE injection_position AS ENUM ('HEAD', 'BODY_START', 'BODY_END');
CREATE TYPE injection_consent AS ENUM ('NONE', 'ANALYTICS', 'ADS');

CREATE TABLE injection_codes (
  id serial PRIMARY KEY,
  owner injection_owner NOT NULL DEFAULT 'LIST',
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 100),
  code text NOT NULL CHECK (char_length(code) BETWEEN 1 AND 50000),
  position injection_position NOT NULL,
  consent injection_consent NOT NULL DEFAULT 'NONE',
  is_enabled boolean NOT NULL DEFAULT true,
  sort_order integer NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 1,
  deleted_at timestamptz(3),
  operator_id integer REFERENCES operators (id) ON DELETE SET NULL ON UPDATE CASCADE,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now()
);
-- What a screen owns is there once.
CREATE UNIQUE INDEX injection_codes_by_owner ON injection_codes (owner) WHERE owner <> 'LIST';

CREATE TABLE injection_code_versions (
  code_id integer NOT NULL REFERENCES injection_codes (id) ON DELETE CASCADE ON UPDATE CASCADE,
  version integer NOT NULL,
  name text NOT NULL,
  code text NOT NULL,
  position injection_position NOT NULL,
  consent injection_consent NOT NULL,
  is_enabled boolean NOT NULL,
  is_deleted boolean NOT NULL,
  operator_id integer REFERENCES operators (id) ON DELETE SET NULL ON UPDATE CASCADE,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (code_id, version)
);

-- Every change of what a code says or whether it runs is a version; a change of its place in the order is none.
CREATE FUNCTION number_injection_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.name, NEW.code, NEW.position, NEW.consent, NEW.is_enabled, NEW.deleted_at IS NULL)
    IS DISTINCT FROM (OLD.name, OLD.code, OLD.position, OLD.consent, OLD.is_enabled, OLD.deleted_at IS NULL) THEN
    NEW.version := OLD.version + 1;
    NEW.updated_at := now();
  ELSE
    NEW.version := OLD.version;
    NEW.updated_at := OLD.updated_at;
    NEW.operator_id := OLD.operator_id;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER injection_codes_number BEFORE UPDATE ON injection_codes
  FOR EACH ROW EXECUTE FUNCTION number_injection_version();

CREATE FUNCTION keep_injection_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO injection_code_versions
    (code_id, version, name, code, position, consent, is_enabled, is_deleted, operator_id)
  VALUES
    (NEW.id, NEW.version, NEW.name, NEW.code, NEW.position, NEW.consent, NEW.is_enabled,
     NEW.deleted_at IS NOT NULL, NEW.operator_id)
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER injection_codes_keep AFTER INSERT OR UPDATE ON injection_codes
  FOR EACH ROW EXECUTE FUNCTION keep_injection_version();

-- Codes stand on every page.
CREATE TRIGGER injection_codes_drop_pages AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON injection_codes
  FOR EACH STATEMENT EXECUTE FUNCTION drop_all_pages();
