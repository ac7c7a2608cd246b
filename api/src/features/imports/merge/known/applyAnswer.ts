import type { Pool, PoolClient } from 'pg';
import { AppError } from '../../../../lib/errors.ts';
import type { DoubtDecision } from '../../../../generated/prisma/client.ts';
import { adoptCountries } from '../taxonomy/adoptCountries.ts';
import { beginMerge } from '../applyImport.ts';
import { dropRemovedValues } from '../../persons/removedValues.ts';
import { findAppliedRows, findKnownRows, hashRows, matchKnownRows, recordRows } from './importedRows.ts';
import { leaveBroaderKinds } from '../taxonomy/leaveBroaderKinds.ts';
import { leaveNewerValues } from './leaveNewerValues.ts';
import { findOwners, limitRowsOfMerged } from './rowsOfMerged.ts';
import { idColumns } from '../identityFacts.ts';
import { run, type Merge } from '../mergeContext.ts';
import { findChanges, insertListings, listNew, updateListings } from '../mergeListings.ts';
import { mergeTaxonomy } from '../taxonomy/mergeTaxonomy.ts';
import { mergeReviews } from '../mergeReviews.ts';
import { dropTakenIds, makeMatchTables } from '../match/matchRows.ts';
import { createStaged, stagedColumnNames } from '../stagedColumns.ts';

interface Choice {
  /** Of the ambiguous match, in `import_doubts`. */
  matchId: number;
  importId: number;
  decision: DoubtDecision;
  businessId: number | null;
  operatorId: number | null;
}

interface Question {
  matchId: number;
  importId: number;
  overwriteEdited: boolean;
  /** Reviews of its row. */
  reviews: number;
}

/** An operator waits for the response, and an import may take minutes. */
const maxWaitMs = 3000;

/**
 * Applies an operator's decision about an ambiguous row by the steps of its import, and updates the import's figures.
 * `record` runs in the same transaction. CONFLICT while an import is applied.
 */
export async function applyAnswer(
  pool: Pool,
  choice: Choice,
  record: (client: PoolClient) => Promise<void>,
): Promise<void> {
  const client = await pool.connect();
  try {
    await beginMerge(client, maxWaitMs);
    await applyChoice(client, choice);
    await record(client);
    // Behind a pooler the server connection stays open, with its session state.
    await client.query('DISCARD TEMP; COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    const isBusy = error instanceof Error && 'code' in error && error.code === '55P03';
    throw isBusy ? new AppError('CONFLICT', 'importWriting') : error;
  } finally {
    // Its temporary tables go with it.
    client.release(true);
  }
}

async function applyChoice(client: PoolClient, choice: Choice): Promise<void> {
  // Checked under the lock: another operator may have decided meanwhile, or undone the import. Questions of other imports about
  // the same row are answered with it, the oldest first, so that what the newest file says remains.
  const { rows } = await client.query<Question>(
    `SELECT d.id AS "matchId", d.import_id AS "importId", i.overwrite_edited AS "overwriteEdited",
       coalesce(jsonb_array_length(d.staged->'reviews'), 0) AS reviews
     FROM import_doubts d JOIN imports i ON i.id = d.import_id JOIN import_doubts asked ON asked.id = $1
     WHERE d.decision IS NULL AND i.status = 'DONE' AND (d.id = asked.id OR d.identity_hashes && asked.identity_hashes)
     ORDER BY d.import_id, d.id FOR UPDATE OF d`,
    [choice.matchId],
  );
  if (!rows.some(({ matchId }) => matchId === choice.matchId)) throw new AppError('CONFLICT', 'rowDecided');
  for (const question of rows) {
    await applyToQuestion(client, { ...choice, ...question });
    await client.query('DISCARD TEMP');
  }
}

async function applyToQuestion(client: PoolClient, choice: Choice & Question): Promise<void> {
  const { importId, matchId, decision } = choice;
  const merge: Merge = {
    client,
    importId,
    isDemo: false,
    isDryRun: false,
    overwriteEdited: choice.overwriteEdited,
    doubtPolicy: 'ASK',
  };
  let businessId: number | null = null;
  let categoriesCreated = 0;
  let outcome: 'created' | 'updated' | null = null;
  let reviewsCreated = 0;
  if (decision !== 'SKIP') {
    await stageAmbiguousRow(merge, choice);
    await dropRemovedValues(merge);
    await adoptCountries(merge);
    await findAppliedRows(merge);
    await leaveNewerValues(merge);
    await leaveBroaderKinds(merge);
    ({ categoriesCreated } = await mergeTaxonomy(merge));
    const updated = await findChanges(merge);
    const created = await listNew(merge);
    if (updated > 0) await updateListings(merge);
    await insertListings(merge);
    await recordRows(merge);
    reviewsCreated = await mergeReviews(merge);
    outcome = created > 0 ? 'created' : updated > 0 ? 'updated' : null;
    const { rows: applied } = await client.query<{ id: number }>(
      'SELECT business_id AS id FROM matches UNION ALL SELECT b.id FROM named JOIN businesses b USING (slug)',
    );
    businessId = applied[0]?.id ?? null;
  }
  await client.query(
    `UPDATE import_doubts SET decision = $2, business_id = $3, operator_id = $4, decided_at = clock_timestamp() WHERE id = $1`,
    [matchId, decision, businessId, choice.operatorId],
  );
  const moved = outcome === null ? '' : `, unchanged = unchanged - 1, ${outcome} = ${outcome} + 1`;
  const isSkipped = decision === 'SKIP';
  await client.query(
    `UPDATE imports SET doubtful = doubtful - 1, skipped = skipped + $3, categories_created = categories_created + $2,
       reviews_doubtful = reviews_doubtful - $4::int, reviews_created = reviews_created + $5::int,
       ${isSkipped ? 'reviews_skipped = reviews_skipped' : 'reviews_unchanged = reviews_unchanged'} + $4::int - $5::int
       ${moved} WHERE id = $1`,
    [importId, categoriesCreated, isSkipped ? 1 : 0, choice.reviews, reviewsCreated],
  );
}

async function stageAmbiguousRow(merge: Merge, { matchId, decision, businessId }: Choice): Promise<void> {
  await run(merge, createStaged);
  await run(
    merge,
    `INSERT INTO staged (${stagedColumnNames.join(', ')}) SELECT ${stagedColumnNames.map((column) => `row.${column}`).join(', ')}
     FROM import_doubts d, LATERAL jsonb_populate_record(NULL::staged, d.staged) AS row WHERE d.id = $1`,
    [matchId],
  );
  await run(merge, 'CREATE TEMPORARY TABLE joined_rows (position int, first int) ON COMMIT DROP');
  await hashRows(merge);
  for (const step of hashesOfQuestion) await run(merge, step, [matchId]);
  await findKnownRows(merge);
  await makeMatchTables(merge);
  await run(
    merge,
    `INSERT INTO hits SELECT s.position, merged_into(b.id), b.kind, b.id FROM staged s, LATERAL (
       SELECT id, 'place_id' AS kind FROM businesses WHERE place_id = s.place_id
       UNION ALL SELECT id, 'google_id' FROM businesses WHERE google_id = s.google_id
       UNION ALL SELECT id, 'cid' FROM businesses WHERE cid = s.cid
     ) AS b`,
  );
  if (decision === 'MERGE') {
    const found = await run(
      merge,
      `INSERT INTO matches SELECT s.position, b.id FROM staged s, businesses b
       WHERE b.id = merged_into($1) AND b.deleted_at IS NULL AND NOT b.is_demo`,
      [businessId],
    );
    if (found === 0) throw new AppError('NOT_FOUND', 'mergeTargetNotFound');
    const others = await merge.client.query(hasOtherId);
    if (others.rowCount !== 0) throw new AppError('CONFLICT', 'mergeTargetOtherId');
    await run(
      merge,
      'INSERT INTO row_owners SELECT position, $1::int FROM matches WHERE business_id <> $1::int',
      [businessId],
    );
  }
  // Another question about the same row, of a second import of its file, may have been answered before.
  if (decision === 'CREATE') await run(merge, matchKnownRows);
  await findOwners(merge);
  await limitRowsOfMerged(merge);
  await dropTakenIds(merge);
}

// A source that knows the listing and the row by different ids distinguishes them, unless another id connects them.
const hasOtherId = `
  SELECT FROM staged s JOIN matches m USING (position) JOIN businesses b ON b.id = m.business_id
  WHERE (${idColumns.map((column) => `s.${column} <> b.${column}`).join(' OR ')})
    AND NOT EXISTS (SELECT FROM hits h WHERE h.position = s.position AND h.business_id = m.business_id)`;

// The hashes of the rows as in the file: the staged row lost ids that others have, and joined other rows.
const hashesOfQuestion = [
  `INSERT INTO joined_rows SELECT -n, s.position
   FROM staged s, import_doubts d, generate_series(2, cardinality(d.identity_hashes)) AS n WHERE d.id = $1`,
  `DELETE FROM row_hashes USING import_doubts d WHERE d.id = $1 AND d.identity_hashes <> '{}'`,
  `INSERT INTO row_hashes SELECT CASE n WHEN 1 THEN s.position ELSE -n END, h.identity_hash, h.content_hash
   FROM staged s, import_doubts d, unnest(d.identity_hashes, d.content_hashes) WITH ORDINALITY AS h (identity_hash, content_hash, n)
   WHERE d.id = $1`,
];
