import sql, { type Sql } from 'sql-template-tag';

/** The id of the city that a slug leads to, as a subquery: its own, one that it once had, or one that was merged into it. */
export function cityOfSlug(slug: string): Sql {
  return sql`(SELECT coalesce(
    (SELECT coalesce(merged_into_id, id) FROM cities WHERE slug = ${slug}),
    (SELECT coalesce(t.merged_into_id, t.id) FROM old_slugs o JOIN cities t ON t.id = o.city_id WHERE o.slug = ${slug})
  ))`;
}

/** The id itself, or that of the city which it was merged into. */
export function cityOfId(id: number): Sql {
  return sql`(SELECT coalesce(merged_into_id, id) FROM cities WHERE id = ${id})`;
}

/** The ids of all cities so named, as an array; '#' and a number is an id. Those that have the name, else those that had it or took one over that had it. */
export function citiesNamed(name: string): Sql {
  const id = /^#(\d{1,9})$/.exec(name)?.[1];
  if (id !== undefined) return sql`ARRAY[${cityOfId(Number(id))}]`;
  return sql`coalesce(
    (SELECT array_agg(id) FROM cities WHERE name_key = key_of_name(${name}) AND merged_into_id IS NULL),
    (SELECT array_agg(DISTINCT coalesce(merged_into_id, id)) FROM cities
      WHERE name_key = key_of_name(${name}) OR former_keys @> ARRAY[key_of_name(${name})]))`;
}
