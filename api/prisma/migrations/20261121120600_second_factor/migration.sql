-- A second factor of a login: codes of an authenticator (RFC 6238), and codes to use once where that is lost.
ALTER TABLE operators
  -- Kept as it is: it is needed to check a code, and a key beside it in this database would protect nothing.
  ADD COLUMN totp_secret bytea CHECK (octet_length(totp_secret) = 20),
  -- Null until a first code proved that the authenticator has the secret.
  ADD COLUMN second_factor_since timestamptz(3),
  -- The half minute of the code that was taken last: none counts twice.
  ADD COLUMN totp_step integer NOT NULL DEFAULT 0,
  ADD CHECK (second_factor_since IS NULL OR totp_secret IS NOT NULL);

CREATE TABLE recovery_codes (
  operator_id integer NOT NULL REFERENCES operators (id) ON DELETE CASCADE,
  -- SHA-256; each has some 59 random bits, so that no slow hash is needed.
  code_hash bytea NOT NULL CHECK (octet_length(code_hash) = 32),
  used_at timestamptz(3),
  PRIMARY KEY (operator_id, code_hash)
);
