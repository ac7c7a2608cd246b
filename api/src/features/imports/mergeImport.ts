import type { PoolClient } from 'pg';
import type { Context } from '../../lib/context.ts';
import { AppError } from '../../lib/errors.ts';
import { landPlaces } from './landPlaces.ts';
import { mergeSql } from './mergeSql.ts';

export interface ImportResult {
  created: number;
  updated: number;
  unchanged: number;
  merged: number;
  categoriesCreated: number;
  citiesFound: number;
}

/**
 * Lands the staged rows of an import in one transaction: all of them or none, with counts, revisions and the import's own
 * record. Merging the same rows again changes nothing.
 */
export async function mergeImport(context: Context, importId: number): Promise<ImportResult> {
  const client = await context.db.pool.connect();
  let isDone = false;
  try {
    await client.query('BEGIN');
    await client.query(
      'SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0',
    );
    // Merges race for slugs and places; the queue lets one import run at a time, this keeps it so whatever the queue does.
    await client.query(`SELECT pg_advisory_xact_lock(hashtext('import merge'))`);
    const result = await land(client, importId);
    await client.query('COMMIT');
    isDone = true;
    return result;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  } finally {
    client.release(!isDone);
  }
}

async function land(client: PoolClient, importId: number): Promise<ImportResult> {
  const count = async (text: string, values: unknown[] = []) =>
    (await client.query(text, values)).rowCount ?? 0;
  const { rows } = await client.query<{ is_demo: boolean }>('SELECT is_demo FROM imports WHERE id = $1', [
    importId,
  ]);
  const isDemo = rows[0]?.is_demo ?? false;

  if (isDemo) await refuseBesideRealListings(client);

  for (const join of mergeSql.joinIdentities) await client.query(join, [importId]);
  const staged = await count(mergeSql.gatherPlaces, [importId]);
  const isReal = !isDemo && staged > 0;
  if (isReal) await client.query(mergeSql.dropDemo);
  for (const match of mergeSql.matchers) await client.query(match);
  await client.query(mergeSql.keepFirstMatch);
  for (const keep of mergeSql.keepOwn) await client.query(keep);
  for (const drop of mergeSql.dropTakenIds) await client.query(drop);
  const { categoriesCreated, citiesFound } = await landPlaces(client, importId);

  const updated = await count(mergeSql.updateExisting, [importId]);
  await client.query(mergeSql.markNew);
  if (!isDemo) await client.query(mergeSql.numberNew);
  for (const step of mergeSql.nameNew) await client.query(step);
  const created = await count(mergeSql.insertNew, [importId, isDemo]);
  await client.query(mergeSql.linkNew);
  await client.query(mergeSql.insertReviews);
  if (isReal) await client.query(mergeSql.dropEmptyDemoPlaces);

  const { rows: figures } = await client.query<{ total: number; matched: number }>(
    'SELECT (SELECT count(*) FROM import_rows WHERE import_id = $1) AS total, (SELECT count(*) FROM landing WHERE business_id IS NOT NULL AND NOT is_new) AS matched',
    [importId],
  );
  const { total = 0, matched = 0 } = figures[0] ?? {};
  const result = {
    created,
    updated,
    unchanged: matched - updated,
    merged: total - created - matched,
    categoriesCreated,
    citiesFound,
  };
  if (staged < created + matched) throw new Error('more places landed than were gathered');
  await client.query(mergeSql.finish, [
    importId,
    result.created,
    result.updated,
    result.unchanged,
    result.merged,
    result.categoriesCreated,
    result.citiesFound,
  ]);
  return result;
}

// The demonstration waits in the queue like any import; a real one may have overtaken it.
async function refuseBesideRealListings(client: PoolClient): Promise<void> {
  const { rowCount } = await client.query('SELECT FROM businesses WHERE NOT is_demo LIMIT 1');
  if (rowCount !== 0)
    throw new AppError('CONFLICT', 'Dizinde gerçek kayıtlar var; gösterim verisi yüklenmedi.');
}
