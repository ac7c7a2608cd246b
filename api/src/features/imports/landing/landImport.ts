import type { PoolClient } from 'pg';
import { AppError } from '../../../lib/errors.ts';
import { adoptCountries } from './adoptCountries.ts';
import { dropDemo, dropEmptyDemoPlaces } from './dropDemo.ts';
import { joinRows } from './joinRows.ts';
import { run, type Landing } from './landing.ts';
import { findChanges, insertListings, insertReviews, listNew, updateListings } from './landListings.ts';
import { landPlaces } from './landPlaces.ts';
import { dropTakenIds, matchRows } from './matchRows.ts';
import { writeDoubts, writeOutcomes } from './writeFindings.ts';

export interface ImportResult {
  created: number;
  updated: number;
  /** Rows that change nothing, with those in doubt. */
  unchanged: number;
  merged: number;
  doubtful: number;
  categoriesCreated: number;
  citiesFound: number;
}

/**
 * Lands the rows of `staged` in one transaction: all of them or none, with counts, revisions and the import's own record.
 * Landing the same rows again changes nothing. A dry run does the same up to the point where something would change, and
 * writes down what would. Aborting ends the statement that runs, and nothing lands.
 */
export async function landImport(
  client: PoolClient,
  importId: number,
  options: { totalRows: number; refused: number },
): Promise<ImportResult> {
  await beginLanding(client);
  try {
    const { rows } = await client.query<Settings>(
      'SELECT is_demo, is_dry_run, overwrite_edited, doubt_policy FROM imports WHERE id = $1',
      [importId],
    );
    const settings = rows[0];
    if (!settings) throw new AppError('NOT_FOUND', 'İçe aktarma bulunamadı.');
    const landing: Landing = {
      client,
      importId,
      isDemo: settings.is_demo,
      isDryRun: settings.is_dry_run,
      overwriteEdited: settings.overwrite_edited,
      doubtPolicy: settings.doubt_policy,
    };
    const result = await land(landing, options.totalRows - options.refused);
    await finish(landing, result);
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
  doubt_policy: Landing['doubtPolicy'];
}

/** Begins a transaction in which listings land; one lands at a time. What it waits for, it waits for at most that long: 0 is for ever. */
export async function beginLanding(client: PoolClient, longestWaitMs = 0): Promise<void> {
  await client.query('BEGIN');
  await client.query(
    `SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = ${longestWaitMs}; SET LOCAL idle_in_transaction_session_timeout = 0;
     SET LOCAL work_mem = '64MB'; SET LOCAL jit = off`,
  );
  // A statement whose worker was killed stops, where the system can tell, so that the next attempt needn't wait for it.
  await client.query(
    `DO $$ BEGIN SET LOCAL client_connection_check_interval = '2s'; EXCEPTION WHEN OTHERS THEN NULL; END $$`,
  );
  // Landings race for slugs and places; the queue lets one import run at a time, this keeps it so whatever the queue does.
  await client.query(`SELECT pg_advisory_xact_lock(hashtext('import merge'))`);
}

async function land(landing: Landing, goodRows: number): Promise<ImportResult> {
  if (landing.isDemo) await refuseBesideRealListings(landing);
  await run(landing, dropUnknownZones);
  await joinRows(landing);
  const isReal = !landing.isDemo && !landing.isDryRun && goodRows > 0;
  if (isReal) await dropDemo(landing);
  await matchRows(landing);
  await dropTakenIds(landing);
  await run(landing, 'ANALYZE matches');
  await adoptCountries(landing);
  const places = await landPlaces(landing);
  const updated = await findChanges(landing);
  const created = await listNew(landing);
  if (landing.isDryRun) await writeOutcomes(landing);
  else {
    if (updated > 0) await updateListings(landing);
    await insertListings(landing);
    await insertReviews(landing);
    await writeDoubts(landing);
    if (isReal) await dropEmptyDemoPlaces(landing);
  }
  const { rows } = await landing.client.query<{ matched: number; doubts: number; merged: number }>(
    `SELECT (SELECT count(*) FROM matches) AS matched, (SELECT count(*) FROM doubts) AS doubts, (SELECT count(*) FROM extra) AS merged`,
  );
  const { matched = 0, doubts = 0, merged = 0 } = rows[0] ?? {};
  if (created + matched + doubts + merged !== goodRows) throw new Error('a row of the import has no fate');
  return {
    created,
    updated,
    unchanged: matched - updated + doubts,
    merged,
    doubtful: landing.doubtPolicy === 'ASK' ? doubts : 0,
    ...places,
  };
}

async function finish({ client, importId }: Landing, result: ImportResult): Promise<void> {
  await client.query(
    `UPDATE imports SET status = 'DONE', finished_at = clock_timestamp(), created = $2, updated = $3, unchanged = $4,
       merged = $5, doubtful = $6, categories_created = $7, cities_found = $8, error_code = NULL, error_message = NULL
     WHERE id = $1`,
    [
      importId,
      result.created,
      result.updated,
      result.unchanged,
      result.merged,
      result.doubtful,
      result.categoriesCreated,
      result.citiesFound,
    ],
  );
}

// The demonstration waits in the queue like any import; a real one may have overtaken it.
async function refuseBesideRealListings({ client }: Landing): Promise<void> {
  const { rowCount } = await client.query('SELECT FROM businesses WHERE NOT is_demo LIMIT 1');
  if (rowCount !== 0)
    throw new AppError('CONFLICT', 'Dizinde gerçek kayıtlar var; gösterim verisi yüklenmedi.');
}

const dropUnknownZones = `
  UPDATE staged SET time_zone = NULL WHERE time_zone IN (
    SELECT DISTINCT time_zone FROM staged WHERE time_zone IS NOT NULL EXCEPT SELECT name FROM pg_timezone_names
  )`;
