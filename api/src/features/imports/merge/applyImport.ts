import type { PoolClient } from 'pg';
import { snakeCase } from '../../../../../domain/listing/fields.ts';
import { cancelIfClientIsGone } from '../../../lib/db/mergeLock.ts';
import { AppError } from '../../../lib/errors.ts';
import { dropRemovedValues } from '../persons/removedValues.ts';
import type { ImportFigure } from '../result/importFigures.ts';
import { reviewFigureNames, reviewFigures, type ReviewCounts } from '../result/reviewCounts.ts';
import type { ReadFigures } from '../stage/readFigures.ts';
import { adoptCountries } from './taxonomy/adoptCountries.ts';
import { dropDemo, dropEmptyDemoPlaces } from './dropDemo.ts';
import { findAppliedRows, findKnownRows, hashRows, recordRows } from './known/importedRows.ts';
import { joinRows } from './join/joinRows.ts';
import { leaveBroaderKinds } from './taxonomy/leaveBroaderKinds.ts';
import { run, type Merge } from './mergeContext.ts';
import { findChanges, insertListings, listNew, updateListings } from './mergeListings.ts';
import { mergeTaxonomy } from './taxonomy/mergeTaxonomy.ts';
import { countReviews, mergeReviews } from './mergeReviews.ts';
import { dropTakenIds, matchRows } from './match/matchRows.ts';
import { writeAmbiguousRows, writeOutcomes } from './writeFindings.ts';

/** All figures except those that are stored while the file is read. */
export type ImportResult = Record<Exclude<ImportFigure, 'warnings'>, number> & { reviews: ReviewCounts };

interface ApplySteps {
  signal?: AbortSignal;
  /** Stores further data in the transaction of the import; not called for a dry run. */
  record?: () => Promise<void>;
}

/**
 * Applies the rows of `staged` in one transaction: all of them or none, with counts, revisions and the import's own record.
 * Merging the same rows again changes nothing. A dry run does the same up to the point where something would change, and
 * records what would. Aborting stops it, also between two statements, and nothing is applied. Errors: NOT_FOUND; CONFLICT if it
 * ended meanwhile, as another worker may have applied it.
 */
export async function applyImport(
  client: PoolClient,
  importId: number,
  read: ReadFigures,
  { signal, record }: ApplySteps = {},
): Promise<ImportResult> {
  await beginMerge(client);
  try {
    const { rows } = await client.query<Settings>(
      `SELECT is_demo, is_dry_run, overwrite_edited, doubt_policy, status IN ('DONE', 'UNDONE', 'CANCELLED', 'FAILED') AS is_over
       FROM imports WHERE id = $1`,
      [importId],
    );
    const settings = rows[0];
    if (!settings) throw new AppError('NOT_FOUND', 'importNotFound');
    if (settings.is_over) throw new AppError('CONFLICT', 'importEnded');
    const merge: Merge = {
      client,
      importId,
      isDemo: settings.is_demo,
      isDryRun: settings.is_dry_run,
      overwriteEdited: settings.overwrite_edited,
      doubtPolicy: settings.doubt_policy,
      ...(signal && { signal }),
    };
    const result = await applyRows(merge, read);
    await finish(merge, result);
    if (!merge.isDryRun) await record?.();
    signal?.throwIfAborted();
    await client.query('COMMIT');
    return result;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}

interface Settings {
  is_demo: boolean;
  is_dry_run: boolean;
  overwrite_edited: boolean;
  doubt_policy: Merge['doubtPolicy'];
  is_over: boolean;
}

/** Begins a transaction that applies listings. Only one runs at a time. `longestWaitMs` limits the wait for locks; 0: no limit. */
export async function beginMerge(client: PoolClient, longestWaitMs = 0): Promise<void> {
  await client.query('BEGIN');
  await client.query(
    `SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = ${longestWaitMs}; SET LOCAL idle_in_transaction_session_timeout = 0;
     SET LOCAL work_mem = '64MB'; SET LOCAL jit = off`,
  );
  await client.query(cancelIfClientIsGone);
  // Concurrent imports would compete for slugs and places. The queue runs one at a time; this lock also holds outside
  // the queue.
  await client.query(`SELECT pg_advisory_xact_lock(hashtext('import merge'))`);
}

async function applyRows(merge: Merge, read: ReadFigures): Promise<ImportResult> {
  if (merge.isDemo) await refuseBesideRealListings(merge);
  await dropUnknownZones(merge);
  await hashRows(merge);
  await findKnownRows(merge);
  await dropRemovedValues(merge);
  await joinRows(merge);
  const isReal = !merge.isDemo && !merge.isDryRun && (await namesListings(merge));
  if (isReal) await dropDemo(merge);
  await matchRows(merge);
  await dropTakenIds(merge);
  await run(merge, 'ANALYZE matches');
  await adoptCountries(merge);
  await findAppliedRows(merge);
  await leaveBroaderKinds(merge);
  const places = await mergeTaxonomy(merge);
  const updated = await findChanges(merge);
  const created = await listNew(merge);
  if (merge.isDryRun) await writeOutcomes(merge);
  else {
    if (updated > 0) await updateListings(merge);
    await insertListings(merge);
    await recordRows(merge);
  }
  const reviewsCreated = read.reviews > 0 ? await mergeReviews(merge) : 0;
  if (!merge.isDryRun) {
    await writeAmbiguousRows(merge);
    if (isReal) await dropEmptyDemoPlaces(merge);
  }
  return {
    ...(await countRows(merge, { created, updated }, read)),
    ...places,
    longTextRows: read.longTextRows,
    reviews: {
      rows: read.reviewRows,
      ...(await countReviews(merge, {
        read: read.reviews,
        refused: read.reviewsRefused,
        created: reviewsCreated,
      })),
    },
  };
}

/** Counts the outcomes of rows. A row of another sheet counts as one of a listing if no other row names its listing. */
async function countRows(
  merge: Merge,
  { created, updated }: { created: number; updated: number },
  read: ReadFigures,
) {
  const { rows } = await merge.client.query<
    Record<'matched' | 'ambiguous' | 'skipped' | 'merged' | 'alone' | 'orphans', number>
  >(
    `SELECT (SELECT count(*) FROM matches) AS matched, (SELECT count(*) FROM ambiguous_rows) AS ambiguous,
       (SELECT count(*) FROM ambiguous_rows WHERE $1 OR is_skipped) AS skipped,
       (SELECT count(*) FROM joined_rows WHERE kind IS NULL) AS merged,
       (SELECT count(*) FROM staged WHERE kind IS NOT NULL) AS alone,
       (SELECT count(*) FROM orphans WHERE kind <> 'REVIEW') AS orphans`,
    [merge.doubtPolicy === 'SKIP'],
  );
  const { matched = 0, ambiguous = 0, skipped = 0, merged = 0, alone = 0, orphans = 0 } = rows[0] ?? {};
  const goodRows = read.listingRows - read.refused + alone;
  if (created + matched + ambiguous + merged !== goodRows) throw new Error('import row counts do not add up');
  return {
    totalRows: read.listingRows + alone + orphans,
    created,
    updated,
    unchanged: matched - updated + ambiguous,
    merged,
    refused: read.refused + orphans,
    doubtful: ambiguous - skipped,
    skipped,
  };
}

async function finish({ client, importId }: Merge, { reviews, ...rows }: ImportResult): Promise<void> {
  const figures = [
    ...Object.entries(rows),
    ...reviewFigureNames.map((name) => [reviewFigures[name].column, reviews[name]] as const),
  ];
  const assignments = figures.map(([name], i) => `${snakeCase(name)} = $${i + 2}`);
  await client.query(
    `UPDATE imports SET status = 'DONE', finished_at = clock_timestamp(), error_code = NULL, error_message = NULL, error_data = NULL,
       ${assignments.join(', ')} WHERE id = $1`,
    [importId, ...figures.map(([, value]) => value)],
  );
}

/** Whether any row may create or update a listing; additions of our own export, such as reviews, cannot. */
async function namesListings({ client }: Merge): Promise<boolean> {
  const { rowCount } = await client.query(`SELECT FROM staged WHERE slug_base <> '' LIMIT 1`);
  return rowCount !== 0;
}

// The demo import waits in the queue like any other; a real one may have overtaken it.
async function refuseBesideRealListings({ client }: Merge): Promise<void> {
  const { rowCount } = await client.query('SELECT FROM businesses WHERE NOT is_demo LIMIT 1');
  if (rowCount !== 0) throw new AppError('CONFLICT', 'demoRefused');
}

/** Time zones that the database knows. It reads a thousand files to list them. */
const knownZones = new Set<string>();

async function dropUnknownZones(merge: Merge): Promise<void> {
  const { rows: zones } = await merge.client.query<{ zone: string }>(
    'SELECT DISTINCT time_zone AS zone FROM staged WHERE time_zone IS NOT NULL',
  );
  const unsure = zones.map(({ zone }) => zone).filter((zone) => !knownZones.has(zone));
  if (unsure.length === 0) return;
  const { rows: known } = await merge.client.query<{ zone: string }>(
    'SELECT name AS zone FROM pg_timezone_names WHERE name = ANY ($1)',
    [unsure],
  );
  for (const { zone } of known) knownZones.add(zone);
  const unknown = unsure.filter((zone) => !knownZones.has(zone));
  if (unknown.length > 0)
    await run(merge, 'UPDATE staged SET time_zone = NULL WHERE time_zone = ANY ($1)', [unknown]);
}
