import { run, type Merge } from './mergeContext.ts';
import { withPlaces } from './mergeListings.ts';
import { listingColumns, stagedColumnNames } from './stagedColumns.ts';

/** Stores ambiguous rows until an operator decides about each; if all are to be skipped, or an operator skipped one before, they are stored as decided. */
export async function writeAmbiguousRows(merge: Merge): Promise<void> {
  await run(
    merge,
    `INSERT INTO import_doubts (import_id, position, sheet, row_number, name, reason, candidate_ids, staged, decision, decided_at,
       identity_hashes, content_hashes)
     SELECT $1, s.position, s.sheet, s.row_number, s.name, d.reason, d.candidate_ids, jsonb_strip_nulls(to_jsonb(s)),
       CASE WHEN $2 OR d.is_skipped THEN 'SKIP'::doubt_decision END, CASE WHEN $2 OR d.is_skipped THEN now() END,
       coalesce(hashes.identity_hashes, '{}'), coalesce(hashes.content_hashes, '{}')
     FROM ambiguous_rows d JOIN staged s USING (position) LEFT JOIN (
       SELECT rows.first AS position, array_agg(h.identity_hash ORDER BY h.position) AS identity_hashes,
         array_agg(h.content_hash ORDER BY h.position) AS content_hashes
       FROM (
         SELECT position AS first, position FROM ambiguous_rows UNION ALL SELECT e.first, e.position FROM joined_rows e JOIN ambiguous_rows ON ambiguous_rows.position = e.first
       ) AS rows JOIN row_hashes h ON h.position = rows.position GROUP BY 1
     ) AS hashes USING (position)
     ORDER BY s.position`,
    [merge.importId, merge.doubtPolicy === 'SKIP'],
  );
}

/** Rows whose resulting listing is recorded. */
const maxShown = 200;

/**
 * The name of a category or city by its id, also of one that the import would create; `fallback` if there is no id, as for
 * ambiguous rows.
 */
const nameOf = (table: 'categories' | 'cities', id: string, fallback = 'NULL') => `coalesce(
  (SELECT name FROM ${table} WHERE id = ${id}),
  (SELECT btrim(made_name) FROM named_${table} n WHERE n.id = ${id} ORDER BY position LIMIT 1), ${fallback})`;
/** A state of a listing with names instead of the ids of its category and city. */
const named = (state: string) => `(
  (${state} - '{category_id,city_id}'::text[])
  || CASE WHEN ${state} ? 'category_id'
    THEN jsonb_build_object('category', ${nameOf('categories', `(${state}->>'category_id')::int`)}) ELSE '{}' END
  || CASE WHEN ${state} ? 'city_id'
    THEN jsonb_build_object('city', ${nameOf('cities', `(${state}->>'city_id')::int`)}) ELSE '{}' END
)`;

const staging = stagedColumnNames.filter((column) => !(column in listingColumns));
const stagedListing = `(to_jsonb(s) - '{${staging.join()}}'::text[])
  || jsonb_build_object('category', ${nameOf('categories', 'c.id', 's.category_name')},
    'city', ${nameOf('cities', 't.id', 's.city_name')})`;
const storedListing = `(SELECT jsonb_object_agg(key, value) FROM jsonb_each(to_jsonb(b)) WHERE key = ANY ('{${Object.keys(
  listingColumns,
).join()}}'))
  || jsonb_build_object('category', (SELECT name FROM categories WHERE id = b.category_id),
    'city', (SELECT name FROM cities WHERE id = b.city_id))`;

/** Records what a dry run found for each row of a listing, good or refused. */
export async function writeOutcomes(merge: Merge): Promise<void> {
  await run(merge, 'DELETE FROM import_outcomes WHERE import_id = $1', [merge.importId]);
  const columns = 'import_id, position, sheet, row_number, outcome, name, business_id, reason, before, after';
  await run(
    merge,
    `INSERT INTO import_outcomes (${columns}, listing)
     SELECT $1, s.position, s.sheet, s.row_number,
       CASE WHEN d.is_skipped THEN 'UNCHANGED' WHEN d.position IS NOT NULL THEN 'DOUBTFUL' WHEN m.position IS NULL THEN 'CREATED'
         WHEN change.position IS NOT NULL THEN 'UPDATED' ELSE 'UNCHANGED' END::row_outcome,
       s.name, coalesce(m.business_id, d.candidate_ids[1]), d.reason, ${named('change.before')},
       ${named('change.after')},
       CASE WHEN s.position > ${maxShown} THEN NULL WHEN b.id IS NULL THEN jsonb_strip_nulls(${stagedListing})
         ELSE jsonb_strip_nulls(${storedListing} || coalesce(${named('change.after')}, '{}')) END
     FROM staged s
     LEFT JOIN matches m USING (position) LEFT JOIN ambiguous_rows d USING (position) LEFT JOIN changes AS change USING (position)
     LEFT JOIN businesses b ON b.id = m.business_id AND s.position <= ${maxShown} ${withPlaces}`,
    [merge.importId],
  );
  await run(
    merge,
    `INSERT INTO import_outcomes (${columns})
     SELECT $1, e.position, e.sheet, e.row_number, 'MERGED', e.name, m.business_id, NULL, NULL, NULL
     FROM joined_rows e LEFT JOIN matches m ON m.position = e.first WHERE e.kind IS NULL`,
    [merge.importId],
  );
  await run(
    merge,
    `INSERT INTO import_outcomes (${columns}, reason_data)
     SELECT $1, position, min(sheet), min(row_number), 'REFUSED', NULL, NULL,
       string_agg(message, ' ' ORDER BY id), NULL, NULL, jsonb_agg(message_data ORDER BY id)
     FROM import_problems WHERE import_id = $1 AND kind = 'LISTING' GROUP BY position`,
    [merge.importId],
  );
}
