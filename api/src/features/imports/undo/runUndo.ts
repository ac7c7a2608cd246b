import type { PoolClient } from 'pg';
import type { RunningJob } from '../../../jobs/jobHandler.ts';
import type { ResultOf } from '../../../jobs/jobKind.ts';
import type { Context } from '../../../lib/context.ts';
import { backendPid, cancelOnAbort } from '../../../lib/db/connections/cancelOnAbort.ts';
import type { ImportPayload, undoKind } from '../run/importKind.ts';
import { beginMerge } from '../merge/applyImport.ts';
import { skipUndecided } from '../result/skipUndecided.ts';
import { restoreMappings } from '../mappings/restoreMappings.ts';
import type { UndoResult } from './undoResult.ts';
import { undoSql } from './undoSql.ts';

/** The job that undoes an import, in one transaction. It can be killed at any point and run again. */
export async function runUndo(
  context: Context,
  job: RunningJob<ImportPayload>,
): Promise<ResultOf<typeof undoKind>> {
  const { importId } = job.payload;
  const client = await context.db.pool.connect();
  let stopCancelling: () => void = () => undefined;
  try {
    stopCancelling = cancelOnAbort(context.db.pool, await backendPid(client), job.signal);
    await beginMerge(client);
    const { rows } = await client.query<{ status: string; operator_id: number | null }>(
      `SELECT i.status, j.operator_id FROM imports i LEFT JOIN jobs j ON j.id = i.undo_job_id WHERE i.id = $1 FOR UPDATE OF i`,
      [importId],
    );
    const [current] = rows;
    if (current?.status !== 'DONE') {
      await client.query('ROLLBACK');
      return {};
    }
    const result = await undo(client, importId, current.operator_id);
    job.signal.throwIfAborted();
    await client.query('COMMIT');
    context.log.info({ importId, ...result }, 'import undone');
    return result;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    job.signal.throwIfAborted();
    throw error;
  } finally {
    stopCancelling();
    client.release(true);
  }
}

async function undo(client: PoolClient, importId: number, operatorId: number | null): Promise<UndoResult> {
  const run = async (text: string, values: unknown[] = []) =>
    (await client.query(text, values)).rowCount ?? 0;
  await run(undoSql.findCreated, [importId]);
  await run(undoSql.findUpdated, [importId]);
  await run('DELETE FROM import_leftovers WHERE import_id = $1', [importId]);
  const left = await run(undoSql.writeLeftovers, [importId]);
  const reviewsTaken = await run(undoSql.deleteReviews, [importId]);
  const moderated = await client.query<{ n: number }>(undoSql.countModeratedReviews, [importId]);
  const reviewsKept = moderated.rows[0]?.n ?? 0;
  await run(undoSql.writeRevisions, [operatorId]);
  const restored = await run(undoSql.restoreValues);
  await run(undoSql.dropEmptyRevisions);
  await run(undoSql.markUndone, [importId]);
  await run(undoSql.writeTombstones, [importId]);
  const { rows } = await client.query<{ n: number }>(undoSql.countReviewsOfCreated, [importId]);
  const reviewsDeleted = reviewsTaken + (rows[0]?.n ?? 0);
  const deleted = await run(undoSql.deleteCreated);
  const categoriesDeleted = await run(undoSql.deleteEmpty('categories', 'category_id'), [importId]);
  const citiesDeleted = await run(undoSql.deleteEmpty('cities', 'city_id'), [importId]);
  const { rowCount } = await client.query('SELECT FROM businesses WHERE NOT is_demo LIMIT 1');
  let demoRestored = 0;
  if (rowCount === 0) {
    for (const table of ['categories', 'cities']) await run(undoSql.restoreRows(table), [importId]);
    demoRestored = await run(undoSql.restoreDemoListings, [importId]);
    await run(undoSql.restoreRows('reviews'), [importId]);
  }
  await run('DELETE FROM import_doubts WHERE import_id = $1 AND decision IS NULL', [importId]);
  await run('DELETE FROM import_deleted_rows WHERE import_id = $1', [importId]);
  await run('DELETE FROM imported_rows WHERE import_id = $1', [importId]);
  const mappingsRestored = await restoreMappings(client, importId);
  const places = { categoriesDeleted, citiesDeleted };
  const others = { ...places, demoRestored, mappingsRestored };
  const result = { deleted, restored, left, reviewsDeleted, reviewsKept, ...others };
  await run(
    `UPDATE imports SET status = 'UNDONE', undone_at = clock_timestamp(), undo_result = $2, ${skipUndecided} WHERE id = $1`,
    [importId, result],
  );
  return result;
}
