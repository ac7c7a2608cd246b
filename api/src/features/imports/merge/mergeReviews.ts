import type { ReviewCounts } from '../result/reviewCounts.ts';
import { run, type Merge } from './mergeContext.ts';

/** Reviews of the file by listing. In a dry run, new listings have no id. Reviews of ambiguous rows stay with their rows. */
const reviewsOfFile = ({ isDryRun }: Merge) => `
  (SELECT s.position, ${isDryRun ? 'm.business_id' : 'coalesce(m.business_id, b.id) AS business_id'}, s.reviews
   FROM staged s LEFT JOIN matches m USING (position)
   ${isDryRun ? '' : 'LEFT JOIN named n USING (position) LEFT JOIN businesses b ON b.slug = n.slug'}
   WHERE s.reviews IS NOT NULL AND NOT EXISTS (SELECT FROM ambiguous_rows WHERE ambiguous_rows.position = s.position)
   UNION ALL SELECT NULL, business_id, reviews FROM lone_reviews) AS found,
  LATERAL jsonb_to_recordset(found.reviews) AS r(
    author_name text, rating smallint, comment text, reviewed_at timestamptz, source text, fingerprint text,
    hidden_at timestamptz, hidden_reason review_hide_reason, hidden_note text, removed_at timestamptz, identity text
  )`;

/**
 * Omits reviews that an operator hid or removed, also if another tool wrote them with another date. Reads only listings that
 * have such reviews.
 */
const isWanted = `NOT (
  found.business_id IN (SELECT business_id FROM reviews WHERE moderation_key IS NOT NULL)
  AND EXISTS (SELECT FROM reviews held WHERE held.business_id = found.business_id
    AND held.moderation_key = review_identity(r.author_name, r.comment))
)`;

/**
 * Adds the reviews of the rows, each once, without those that operators hid or removed. A dry run only counts them. Returns the
 * number of added reviews.
 */
export async function mergeReviews(merge: Merge): Promise<number> {
  if (merge.isDryRun) return countNew(merge);
  return run(
    merge,
    `INSERT INTO reviews (business_id, author_name, rating, comment, reviewed_at, source, fingerprint, import_id,
       hidden_at, hidden_reason, hidden_note, removed_at, moderation_key)
     SELECT found.business_id, r.author_name, r.rating, r.comment, r.reviewed_at, r.source, r.fingerprint, $1,
       r.hidden_at, r.hidden_reason, r.hidden_note, r.removed_at,
       CASE WHEN r.hidden_at IS NOT NULL THEN coalesce(r.identity, review_identity(r.author_name, r.comment)) END
     FROM ${reviewsOfFile(merge)} WHERE ${isWanted}
     ON CONFLICT (business_id, fingerprint) DO NOTHING`,
    [merge.importId],
  );
}

async function countNew(merge: Merge): Promise<number> {
  const { rows } = await merge.client.query<{ n: number }>(
    `SELECT count(*) AS n FROM (
       SELECT DISTINCT found.business_id, CASE WHEN found.business_id IS NULL THEN found.position END AS new_listing, r.fingerprint
       FROM ${reviewsOfFile(merge)} WHERE ${isWanted}
     ) AS wanted
     WHERE NOT EXISTS (SELECT FROM reviews known
       WHERE known.business_id = wanted.business_id AND known.fingerprint = wanted.fingerprint)`,
  );
  return rows[0]?.n ?? 0;
}

/**
 * Outcome of all reviews of the file, of which `read` could be read and `refused` could not. Throws if the figures do not add
 * up.
 */
export async function countReviews(
  { client, doubtPolicy }: Merge,
  { read, refused, created }: { read: number; refused: number; created: number },
): Promise<Omit<ReviewCounts, 'rows'>> {
  const found = read + refused;
  if (read === 0) return { found, created, unchanged: 0, doubtful: 0, skipped: 0, refused };
  const sum = (lengths: string) => `(SELECT coalesce(sum(${lengths}), 0) FROM`;
  const { rows } = await client.query<
    Record<'staged' | 'lone' | 'orphans' | 'ambiguous' | 'skipped', number>
  >(
    `SELECT ${sum('jsonb_array_length(reviews)')} staged) AS staged,
       ${sum('jsonb_array_length(reviews)')} lone_reviews) AS lone,
       ${sum('reviews')} orphans) AS orphans,
       ${sum('jsonb_array_length(reviews)')} staged JOIN ambiguous_rows USING (position)) AS ambiguous,
       ${sum('jsonb_array_length(reviews)')} staged JOIN ambiguous_rows a USING (position) WHERE $1 OR a.is_skipped) AS skipped`,
    [doubtPolicy === 'SKIP'],
  );
  const { staged = 0, lone = 0, orphans = 0, ambiguous = 0, skipped = 0 } = rows[0] ?? {};
  if (staged + lone + orphans !== read) throw new Error('reviews of the import do not add up');
  return {
    found,
    created,
    unchanged: read - created - ambiguous - orphans,
    doubtful: ambiguous - skipped,
    skipped,
    refused: refused + orphans,
  };
}
