import { listingColumnNames } from '../merge/stagedColumns.ts';

// The statements of an undo, in the order in which `runUndo` runs them.

const columns = [...listingColumnNames, 'edited_fields'];
// If the former category or city has been deleted, the listing stays in its current one.
const stored = (table: 'categories' | 'cities', column: 'category_id' | 'city_id') =>
  `${column} = CASE WHEN r.${column} IS NULL OR EXISTS (SELECT FROM ${table} p WHERE p.id = r.${column}) THEN r.${column} ELSE b.${column} END`;

// Each change of a listing increments its version. Undone changes and undos leave nothing that this undo could lose, and
// references follow a merged category or city. Any other change after the import's own is an edit.
const editedSince = (version: string) => `b.version - (${version}) > (
  SELECT count(*) FROM business_revisions later WHERE later.business_id = b.id AND later.version >= ${version}
    AND (later.undone OR later.import_id = $1 OR later.place_change_id IS NOT NULL)
)`;

/** Hidden or removed by an operator of this directory, not at the source of the file. */
const isModerated = '(r.hidden_at IS NOT NULL AND r.moderation_id IS NOT NULL)';

export const undoSql = {
  /**
   * Parameter: the import's id. A listing also counts as edited if another was merged into it, if a later import gave it
   * reviews, or if deleting it would lose an open proposal, a paid subscription or a moderated review.
   */
  findCreated: `
    CREATE TEMPORARY TABLE created ON COMMIT DROP AS
    SELECT b.id, ${editedSince('1')} OR EXISTS (
      SELECT FROM reviews r WHERE r.business_id = b.id AND (r.import_id IS DISTINCT FROM $1 OR ${isModerated})
    ) OR EXISTS (
      SELECT FROM business_merges m WHERE m.winner_id = b.id AND m.undone_at IS NULL
    ) OR EXISTS (
      SELECT FROM listing_proposals p WHERE p.business_id = b.id AND p.status = 'OPEN' AND NOT p.is_spam
    ) OR EXISTS (
      SELECT FROM subscriptions s WHERE s.business_id = b.id AND NOT s.is_cancelled AND s.ended_at IS NULL AND s.ends_at > now()
    ) AS is_edited
    FROM businesses b WHERE b.created_by_import_id = $1 ORDER BY b.id FOR UPDATE`,

  /** Listings that the import changed. It may have changed one several times (decisions about ambiguous rows); the first revision holds the original state. */
  findUpdated: `
    CREATE TEMPORARY TABLE changed ON COMMIT DROP AS
    SELECT b.id, b.version, r.before, ${editedSince('r.version')} AS is_edited
    FROM (
      SELECT business_id, min(version) AS version, jsonb_concat_all(before ORDER BY version DESC) AS before
      FROM business_revisions WHERE import_id = $1 AND NOT undone GROUP BY business_id
    ) AS r JOIN businesses b ON b.id = r.business_id
    WHERE b.created_by_import_id IS DISTINCT FROM $1 ORDER BY b.id FOR NO KEY UPDATE OF b`,

  writeLeftovers: `
    INSERT INTO import_leftovers (import_id, business_id, name, slug, reason)
    SELECT $1, b.id, b.name, b.slug, found.reason FROM (
      SELECT id, 'CREATED_AND_EDITED' AS reason FROM created WHERE is_edited
      UNION ALL SELECT id, 'UPDATED_AND_EDITED' FROM changed WHERE is_edited
    ) AS found JOIN businesses b USING (id)`,

  /**
   * Reviews of deleted listings are deleted with them, and a merge may have moved others to another listing. Moderated
   * reviews stay, so that a new import of the same file does not publish them again.
   */
  deleteReviews: `
    DELETE FROM reviews r WHERE import_id = $1 AND NOT ${isModerated} AND business_id NOT IN (SELECT id FROM created)
      AND business_id NOT IN (SELECT id FROM changed WHERE is_edited)
      AND id NOT IN (SELECT unnest(review_ids) FROM business_merges WHERE undone_at IS NULL)`,

  /** Parameter: the import's id. Moderated reviews of listings that it did not create; they stay. */
  countModeratedReviews: `
    SELECT count(*) AS n FROM reviews r WHERE r.import_id = $1 AND ${isModerated}
      AND r.business_id NOT IN (SELECT id FROM created)
      AND r.business_id NOT IN (SELECT id FROM changed WHERE is_edited)`,

  /** Parameter: the import's id. Reviews that are deleted with the listings that it created. */
  countReviewsOfCreated: `
    SELECT count(*) AS n FROM reviews r JOIN created ON created.id = r.business_id
    WHERE r.import_id = $1 AND NOT created.is_edited`,

  /** Parameter: the operator's id. */
  writeRevisions: `
    INSERT INTO business_revisions (business_id, version, before, after, operator_id, undone)
    SELECT c.id, c.version, (SELECT jsonb_object_agg(key, to_jsonb(b)->key) FROM jsonb_object_keys(c.before) AS key),
      c.before, $1, true
    FROM changed c JOIN businesses b USING (id) WHERE NOT c.is_edited`,

  restoreValues: `
    UPDATE businesses b SET ${stored('categories', 'category_id')}, ${stored('cities', 'city_id')},
      ${columns.map((column) => `${column} = r.${column}`).join(', ')}
    FROM (
      SELECT former.* FROM changed JOIN businesses now USING (id),
        LATERAL jsonb_populate_record(now, changed.before) AS former WHERE NOT changed.is_edited
    ) AS r WHERE b.id = r.id`,

  /** Revisions without a change: the former category or city has been merged into the current one. */
  dropEmptyRevisions: `
    DELETE FROM business_revisions r USING changed c JOIN businesses b USING (id)
    WHERE r.business_id = c.id AND NOT c.is_edited AND r.version = c.version AND b.version = c.version`,

  markUndone: `
    UPDATE business_revisions r SET undone = true FROM changed c
    WHERE r.business_id = c.id AND NOT c.is_edited AND r.version <= c.version AND r.import_id = $1`,

  /** URLs of deleted listings answer 410 from now on. */
  writeTombstones: `
    INSERT INTO business_tombstones (id, slug, old_slugs, reason)
    SELECT b.id, b.slug, ARRAY(SELECT slug FROM old_slugs WHERE business_id = b.id), 'import ' || $1::int || ' undone'
    FROM created JOIN businesses b USING (id) WHERE NOT created.is_edited`,

  deleteCreated: 'DELETE FROM businesses b USING created WHERE b.id = created.id AND NOT created.is_edited',

  /**
   * Parameter: the import's id. Categories and cities are needed by trashed listings, which `business_count` omits, by
   * others that were merged into them, and by revisions that can still be undone.
   */
  deleteEmpty: (table: 'categories' | 'cities', column: 'category_id' | 'city_id') => `
    DELETE FROM ${table} p WHERE created_by_import_id = $1 AND business_count = 0 AND merged_into_id IS NULL
      AND NOT EXISTS (SELECT FROM businesses b WHERE b.${column} = p.id)
      AND NOT EXISTS (SELECT FROM ${table} m WHERE m.merged_into_id = p.id)
      AND NOT EXISTS (
        SELECT FROM business_revisions r WHERE NOT r.undone AND (r.before->>'${column}')::int = p.id
          AND r.before->>'${column}' IS NOT NULL)`,

  /** Rows stored by an earlier release lack newer columns. */
  restoreRows: (table: string) => `
    INSERT INTO ${table} SELECT (jsonb_populate_record(NULL::${table}, '{"version": 1}' || row_data)).*
    FROM import_deleted_rows WHERE import_id = $1 AND table_name = '${table}' ORDER BY id ON CONFLICT DO NOTHING`,

  /** Restored after the categories and cities, whose counts triggers maintain. */
  restoreDemoListings: `
    INSERT INTO businesses SELECT (jsonb_populate_record(NULL::businesses, row_data || jsonb_build_object(
      'category_id', (SELECT id FROM categories WHERE id = (row_data->>'category_id')::int),
      'city_id', (SELECT id FROM cities WHERE id = (row_data->>'city_id')::int)
    ))).*
    FROM import_deleted_rows WHERE import_id = $1 AND table_name = 'businesses' ORDER BY id ON CONFLICT DO NOTHING`,
};
