-- Listings whose plan has them advertised, in the order of their turns.
CREATE INDEX listing_plans_of_ads ON listing_plans (shuffle, business_id) WHERE max_ads > 0;
