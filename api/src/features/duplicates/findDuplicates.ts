import type { Client } from 'pg';
import sql from 'sql-template-tag';
import type { RunningJob } from '../../jobs/jobHandler.ts';
import type { Nothing, ResultOf } from '../../jobs/jobKind.ts';
import type { Context } from '../../lib/context.ts';
import { continueChanges } from '../changes/readChanges.ts';
import { readWordFrequencies, type WordFrequencies } from '../imports/merge/listingFrequencies.ts';
import type { duplicateKind } from './duplicateKind.ts';
import { findPairs, type ListingFacts } from './findPairs.ts';
import {
  dropOldPairs,
  fillPairs,
  keepPairs,
  makeBatch,
  makeBlocked,
  makePairs,
  readListings,
} from './pairSql.ts';

/** Listings per transaction. */
const batchSize = 1000;

/**
 * Job that finds listings which may be one business. It follows the change feed, so that it compares each new or
 * changed listing. Its progress is stored with the pairs, and a later run continues from there.
 */
export async function findDuplicates(
  context: Context,
  job: RunningJob<Nothing>,
): Promise<ResultOf<typeof duplicateKind>> {
  const { db, log } = context;
  // Temporary tables tie up memory of their connection, so it does not come from the pool.
  const client = await db.connect();
  let looked = 0;
  let pairs = 0;
  try {
    let cursor = await readCursorOf(context);
    const total = await countChanges(context);
    const words = await readWordFrequencies(client);
    job.progress(0, total);
    for (;;) {
      job.signal.throwIfAborted();
      const page = await continueChanges(db, cursor, batchSize);
      if (page.changes.length === 0) break;
      pairs += await lookAt(
        client,
        words,
        page.changes.map(({ businessId }) => businessId),
        page.endCursor,
      );
      cursor = page.endCursor;
      looked += page.changes.length;
      job.progress(looked, Math.max(total, looked));
    }
  } finally {
    await client.end().catch(() => undefined);
  }
  await db.prisma.duplicateScan.update({ where: { id: 1 }, data: { finishedAt: new Date() } });
  log.info({ looked, pairs }, 'duplicate scan done');
  return { looked, pairs };
}

async function readCursorOf({ db }: Context): Promise<string | null> {
  const state = await db.prisma.duplicateScan.findUniqueOrThrow({ where: { id: 1 } });
  return state.cursor;
}

// Estimate for the progress: listings that changed since the last scan, or all listings.
async function countChanges({ db }: Context): Promise<number> {
  const [row] = await db.rows<{ n: number }>(sql`
    SELECT count(*)::int AS n FROM business_changes, duplicate_scan s
    WHERE s.finished_at IS NULL OR business_changes.at > s.finished_at - interval '1 hour'`);
  return row?.n ?? 0;
}

async function lookAt(
  client: Client,
  words: WordFrequencies,
  ids: number[],
  cursor: string,
): Promise<number> {
  await client.query('BEGIN');
  try {
    await client.query('SET LOCAL statement_timeout = 0; SET LOCAL jit = off');
    await client.query(makeBatch, [ids]);
    await client.query('ANALYZE batch');
    await client.query(makeBlocked);
    const blocked = await client.query<{ id: number; otherId: number }>(
      'SELECT id, other_id AS "otherId" FROM blocked',
    );
    const listings = await client.query<ListingFacts>(readListings);
    const found = await findPairs(blocked.rows, listings.rows, words);
    await client.query(makePairs);
    await client.query(fillPairs, [
      found.map(({ firstId }) => firstId),
      found.map(({ secondId }) => secondId),
      found.map(({ reason }) => reason),
      found.map(({ metres }) => metres),
    ]);
    await client.query(dropOldPairs, [ids]);
    const { rowCount } = await client.query(keepPairs);
    await client.query('UPDATE duplicate_scan SET cursor = $1', [cursor]);
    await client.query('COMMIT');
    return rowCount ?? 0;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}
