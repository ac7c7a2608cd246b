-- Returns the category that a folded name refers to: the category with this name, else the one that had it before, else the target
-- of its merge.
CREATE OR REPLACE FUNCTION category_of_key(key text) RETURNS integer LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT coalesce(merged_into_id, id) FROM categories WHERE name_key = key OR former_keys @> ARRAY[key]
  ORDER BY merged_into_id IS NOT NULL, name_key <> key, id LIMIT 1
$$;
