import sql, { empty, type Sql } from 'sql-template-tag';

/**
 * The id of the category that a slug leads to, as a subquery: its own, one that it once had, or one that was merged into it. A
 * text that cannot be a slug is read as a name, which visitors without scripts type.
 */
export function categoryOfSlug(slug: string): Sql {
  return sql`(SELECT coalesce(
    (SELECT coalesce(merged_into_id, id) FROM categories WHERE slug = ${slug}),
    (SELECT coalesce(c.merged_into_id, c.id) FROM old_slugs o JOIN categories c ON c.id = o.category_id WHERE o.slug = ${slug})${
      /^[a-z0-9-]*$/.test(slug)
        ? empty
        : sql`, (SELECT coalesce(merged_into_id, id) FROM categories WHERE name_key = key_of_name(${slug}::text)
            ORDER BY merged_into_id NULLS FIRST LIMIT 1)`
    }
  ))`;
}

/** The id itself, or that of the category which it was merged into. */
export function categoryOfId(id: number): Sql {
  return sql`(SELECT coalesce(merged_into_id, id) FROM categories WHERE id = ${id})`;
}
