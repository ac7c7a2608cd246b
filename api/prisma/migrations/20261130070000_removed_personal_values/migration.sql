-- Values about persons that an operator removed, as hashes with the key of the installation: imports leave them out.
CREATE TABLE removed_personal_values (
  field text NOT NULL,
  value_hash bytea NOT NULL,
  removed_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (field, value_hash)
);
