CREATE OR REPLACE FUNCTION page_tags_of_business(id int, category_id int, city_id int) RETURNS SETOF text LANGUAGE sql STABLE AS $$
  SELECT 'business:' || id
  UNION ALL SELECT 'in-category:' || slug FROM categories WHERE categories.id = category_id
  UNION ALL SELECT 'in-city:' || slug FROM cities WHERE cities.id = city_id
$$;
