-- Minutes in which some node served; what the availability is counted from.
CREATE TABLE service_minutes (minute timestamptz(0) PRIMARY KEY);

-- Growth is counted from creation dates.
CREATE INDEX businesses_by_creation ON businesses (created_at) WHERE deleted_at IS NULL AND NOT is_demo;
