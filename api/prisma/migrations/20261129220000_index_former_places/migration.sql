-- The undo of an import asks whether a revision that can be undone needs a category or city.
CREATE INDEX business_revisions_of_former_category ON business_revisions (((before ->> 'category_id')::int))
  WHERE NOT undone AND before ->> 'category_id' IS NOT NULL;
CREATE INDEX business_revisions_of_former_city ON business_revisions (((before ->> 'city_id')::int))
  WHERE NOT undone AND before ->> 'city_id' IS NOT NULL;
