-- Since when a job has waited for a service that is not available.
ALTER TABLE jobs ADD COLUMN unavailable_since timestamptz(3);
