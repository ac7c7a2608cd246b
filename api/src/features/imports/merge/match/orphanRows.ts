import { englishText } from '../../../../../../domain/messages/englishText.ts';
import { messageData } from '../../../../../../domain/messages/message.ts';
import { maxProblems } from '../../stage/rowFindings.ts';
import { run, type Merge } from '../mergeContext.ts';
import { isReviewAlone } from '../stagedColumns.ts';

// Rows of our own export that add to a listing and cannot create one: reviews, and texts too long for a cell.

export const orphanTables = [
  // Such rows whose listing is neither in the file nor in the directory, and rows that joined them.
  `CREATE TEMPORARY TABLE orphans (position int NOT NULL, kind text NOT NULL, reviews int NOT NULL) ON COMMIT DROP`,
  // Reviews of listings that have no other data in the file.
  `CREATE TEMPORARY TABLE lone_reviews (business_id int NOT NULL, reviews jsonb NOT NULL) ON COMMIT DROP`,
];

/** Removes rows without a listing from `staged`, and reports each as refused. */
export async function refuseOrphans(merge: Merge): Promise<void> {
  const found = await run(
    merge,
    `INSERT INTO orphans SELECT position, kind, coalesce(jsonb_array_length(reviews), 0) FROM staged
     WHERE slug_base = '' AND NOT EXISTS (SELECT FROM matches WHERE matches.position = staged.position)`,
  );
  if (found === 0) return;
  await run(
    merge,
    `WITH lost AS (
       SELECT r.*, split_part(s.identity, ':', 3) AS slug FROM orphans JOIN staged s USING (position), LATERAL (
         SELECT s.position, s.sheet, s.row_number, s.kind
         UNION ALL SELECT e.position, e.sheet, e.row_number, e.kind FROM joined_rows e WHERE e.first = s.position
       ) AS r
     ), stored AS (
       INSERT INTO import_problems (import_id, position, sheet, row_number, "column", value, code, message,
         message_data, kind)
       SELECT $1, position, sheet, row_number, 'slug', slug, 'LISTING_UNKNOWN', $2, $4,
         CASE kind WHEN 'REVIEW' THEN 'REVIEW' ELSE 'LISTING' END::import_row_kind
       FROM lost ORDER BY position
       LIMIT greatest(0, $3 - (SELECT count(*) FROM import_problems WHERE import_id = $1)) RETURNING 1
     )
     UPDATE imports SET problems_omitted = problems_omitted + (SELECT count(*) FROM lost) - (SELECT count(*) FROM stored)
     WHERE id = $1`,
    [
      merge.importId,
      englishText('reviewWithoutListing'),
      maxProblems,
      JSON.stringify(messageData('reviewWithoutListing')),
    ],
  );
  // Rows that joined them are refused with them; their reviews are already counted.
  await run(
    merge,
    'INSERT INTO orphans SELECT e.position, e.kind, 0 FROM joined_rows e JOIN orphans s ON s.position = e.first',
  );
  for (const table of ['staged', 'ambiguous_rows', 'hits']) {
    await run(merge, `DELETE FROM ${table} USING orphans WHERE ${table}.position = orphans.position`);
  }
}

/** Moves reviews whose listing is known and has no other data in the file from `staged` to `lone_reviews`. */
export async function separateReviews(merge: Merge): Promise<void> {
  const found = await run(
    merge,
    `INSERT INTO lone_reviews SELECT m.business_id, s.reviews FROM staged s JOIN matches m USING (position)
     WHERE ${isReviewAlone('s')}`,
  );
  if (found === 0) return;
  await run(
    merge,
    `DELETE FROM matches USING staged s WHERE matches.position = s.position AND ${isReviewAlone('s')}`,
  );
  await run(merge, `DELETE FROM staged s WHERE ${isReviewAlone('s')}`);
}
