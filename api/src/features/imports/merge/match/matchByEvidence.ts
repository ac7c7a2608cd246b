import { compareListings } from '../../../../lib/identity/compareListings.ts';
import { comparePhones } from '../../../../lib/identity/phoneEvidence.ts';
import { type IdentifyingFields, ListingProfile } from '../../../../lib/identity/listingProfile.ts';
import { loopYielder } from '../../../../lib/process/loopYielder.ts';
import { decideMatches, type Candidate, type Decisions, type OpenRow } from './decideMatches.ts';
import {
  factColumns,
  idColumns,
  idKinds,
  identityKeys,
  maxInBlock,
  sharedFactCounts,
} from '../identityFacts.ts';
import { readWordFrequencies, type WordFrequencies } from '../listingFrequencies.ts';
import { run, type Merge } from '../mergeContext.ts';

/** Number of rows that are compared at a time. */
const batchSize = 1000;
/** A key that more rows of a file share is not used to compare them. */
const maxRowsInBlock = 200;

interface Row extends IdentifyingFields {
  position: number;
  kinds: number;
  /** Rows of the file that share its phone, or its website's host. */
  phoneRows: number;
  siteRows: number;
}

interface Listing extends IdentifyingFields {
  rowId: number;
  /** The listing itself, or the target if it was merged. */
  id: number;
  kinds: number;
  isTrashed: boolean;
}

/** A candidate, with the listing that was compared: one that was merged into it, or itself. */
type Listed = Candidate & Pick<Listing, 'rowId'>;

/**
 * Matches rows without a decisive id: listings that share a blocking key with a row are compared with it by lib/identity. Certain
 * matches go into `matches`, ambiguous ones into `ambiguous_rows`.
 */
export async function matchByEvidence(merge: Merge): Promise<void> {
  const idsOfAll = await findOpenRows(merge);
  if (idsOfAll === null || (await blockRows(merge, idsOfAll)) === 0) return;
  const frequencies = await readWordFrequencies(merge.client, 'SELECT name FROM open_rows ORDER BY position');
  const rows: (OpenRow & { candidates: readonly Listed[] })[] = [];
  const yieldLoop = loopYielder(merge.signal);
  for (let after = 0; ;) {
    const batch = await readBatch(merge, after);
    if (batch.length === 0) break;
    for (const { row, candidates } of batch) {
      await yieldLoop();
      const open = compareRow(row, candidates, frequencies);
      if (open.length > 0) rows.push({ position: row.position, candidates: open });
    }
    after = batch.at(-1)?.row.position ?? after;
  }
  const { rows: taken } = await merge.client.query<{ id: number }>(
    'SELECT DISTINCT business_id AS id FROM matches',
  );
  const decisions = decideMatches(rows, new Set(taken.map(({ id }) => id)));
  await writeDecisions(merge, decisions);
  await writeOwners(merge, rows, decisions);
}

/**
 * Writes rows without a listing into `open_rows`. Returns the kinds of ids that all of them have; null if the directory has no
 * possible match.
 */
async function findOpenRows(merge: Merge): Promise<number | null> {
  await run(
    merge,
    `CREATE TEMPORARY TABLE open_rows ON COMMIT DROP AS
     SELECT s.position, s.name, ${idKinds('s')} AS kinds FROM staged s
     WHERE NOT EXISTS (SELECT FROM matches WHERE matches.position = s.position)
       AND NOT EXISTS (SELECT FROM ambiguous_rows WHERE ambiguous_rows.position = s.position)
       -- What only adds to a listing must name it.
       AND s.slug_base <> ''`,
  );
  const { rows } = await merge.client.query<{ common: number | null }>(
    'SELECT bit_and(kinds) AS common FROM open_rows',
  );
  const common = rows[0]?.common;
  if (common == null) return null;
  // If all rows have an id of one kind, only listings without an id of that kind are candidates.
  const { rowCount } = await merge.client.query(
    `SELECT FROM businesses b WHERE b.is_demo = $1${withoutIds(common)} LIMIT 1`,
    [merge.isDemo],
  );
  return rowCount === 0 ? null : common;
}

const withoutIds = (kinds: number) =>
  idColumns
    .filter((_, bit) => kinds & (1 << bit))
    .map((column) => ` AND b.${column} IS NULL`)
    .join('');

/** Writes pairs of open rows and listings that share a blocking key into `blocked`. Returns their number. */
async function blockRows(merge: Merge, idsOfAll: number): Promise<number> {
  await run(
    merge,
    `CREATE TEMPORARY TABLE open_keys ON COMMIT DROP AS
     SELECT DISTINCT s.position, key FROM open_rows JOIN staged s USING (position), unnest(${identityKeys('s', 'fold(s.name)', 1)}) AS key`,
  );
  await run(merge, 'ANALYZE open_keys');
  const pairs = await run(
    merge,
    `CREATE TEMPORARY TABLE blocked ON COMMIT DROP AS
     WITH blocks AS MATERIALIZED (
       SELECT wanted.key, found.business_id
       FROM (SELECT key FROM open_keys GROUP BY key HAVING count(*) <= ${maxRowsInBlock}) AS wanted, LATERAL (
         SELECT business_id, count(*) OVER () AS n
         FROM (SELECT business_id FROM identity_keys k WHERE k.key = wanted.key LIMIT ${maxInBlock + 1}) AS few
       ) AS found WHERE found.n <= ${maxInBlock}
     ), eligible AS MATERIALIZED (
       SELECT b.id FROM (SELECT DISTINCT business_id FROM blocks) AS found JOIN businesses b ON b.id = found.business_id
       WHERE b.is_demo = ${merge.isDemo}${withoutIds(idsOfAll)}
     )
     SELECT DISTINCT o.position, blocks.business_id
     FROM open_keys o JOIN blocks USING (key) JOIN eligible ON eligible.id = blocks.business_id`,
  );
  if (pairs === 0) return 0;
  await run(merge, 'CREATE INDEX ON blocked (position)');
  await run(merge, 'ANALYZE blocked');
  await run(
    merge,
    `CREATE TEMPORARY TABLE shared_facts ON COMMIT DROP AS
     SELECT s.position, ${sharedFactCounts('s')} FROM open_rows JOIN staged s USING (position)`,
  );
  await run(merge, 'CREATE INDEX ON shared_facts (position)');
  return pairs;
}

async function readBatch(merge: Merge, after: number) {
  const { rows } = await merge.client.query<Row>(
    `SELECT o.position, o.kinds, f."phoneRows", f."siteRows", ${factColumns('s', 's.city_name')}
     FROM (SELECT DISTINCT position FROM blocked WHERE position > $1 ORDER BY position LIMIT ${batchSize}) AS few
     JOIN open_rows o USING (position) JOIN staged s USING (position) JOIN shared_facts f USING (position)
     ORDER BY position`,
    [after],
  );
  const [first, last] = [rows[0]?.position, rows.at(-1)?.position];
  if (first === undefined || last === undefined) return [];
  const { rows: pairs } = await merge.client.query<{ position: number; ids: number[] }>(
    `SELECT position, array_agg(business_id) AS ids FROM blocked WHERE position BETWEEN $1 AND $2 GROUP BY position`,
    [first, last],
  );
  // A merged listing refers to the target of the merge, with the ids of both.
  const { rows: listings } = await merge.client.query<Listing>(
    `SELECT b.id AS "rowId", CASE WHEN g.id IS NULL THEN b.id ELSE w.id END AS id,
       b.deleted_at IS NOT NULL AND (g.id IS NULL OR w.deleted_at IS NOT NULL) AS "isTrashed",
       ${idKinds('b')} | CASE WHEN w.id IS NULL THEN 0 ELSE ${idKinds('w')} END AS kinds, ${factColumns('b', 't.name')}
     FROM (SELECT DISTINCT business_id FROM blocked WHERE position BETWEEN $1 AND $2) AS few
     JOIN businesses b ON b.id = few.business_id LEFT JOIN cities t ON t.id = b.city_id
     LEFT JOIN business_merges g ON g.loser_id = b.id AND g.undone_at IS NULL LEFT JOIN businesses w ON w.id = merged_into(g.loser_id)`,
    [first, last],
  );
  const known = new Map(
    listings.map((listing) => [listing.rowId, { listing, profile: new ListingProfile(listing) }]),
  );
  const candidatesOf = new Map(pairs.map(({ position, ids }) => [position, ids]));
  return rows.map((row) => ({
    row,
    candidates: (candidatesOf.get(row.position) ?? []).flatMap((id) => {
      return known.get(id) ?? [];
    }),
  }));
}

/**
 * Compares a row with its candidates, and omits those that are certainly other businesses. Listings that were merged count as their
 * target, with the best of their verdicts.
 */
function compareRow(
  row: Row,
  candidates: readonly { listing: Listing; profile: ListingProfile }[],
  words: WordFrequencies,
): Listed[] {
  const profile = new ListingProfile(row);
  // Places with different source ids of one kind are never the same.
  const open = candidates.filter(({ listing }) => (listing.kinds & row.kinds) === 0);
  const sharing = (test: (other: ListingProfile) => boolean) =>
    new Set(candidates.filter((other) => test(other.profile)).map(({ listing }) => listing.id)).size;
  let phoneSharers: number | undefined;
  let siteSharers: number | undefined;
  const frequencies = {
    word: words.of,
    phone: () =>
      (phoneSharers ??= Math.max(
        1,
        row.phoneRows,
        sharing(({ phones }) => comparePhones(profile.phones, phones) === 'EQUAL'),
      )),
    site: () =>
      (siteSharers ??= Math.max(
        1,
        row.siteRows,
        sharing(({ site }) => site !== '' && site === profile.site),
      )),
    // `siteRows` counts whole addresses.
    page: () =>
      Math.max(
        1,
        row.siteRows,
        sharing(({ page }) => page !== '' && page === profile.page),
      ),
  };
  const best = new Map<number, Listed>();
  for (const { listing, profile: other } of open) {
    const comparison = compareListings(profile, other, frequencies);
    const { id, rowId, isTrashed } = listing;
    const lead = comparison.bits - (best.get(id)?.comparison.bits ?? -Infinity);
    if (!best.has(id) || lead > 0 || (lead === 0 && rowId === id))
      best.set(id, { id, rowId, isTrashed, comparison });
  }
  return [...best.values()].filter(({ comparison }) => comparison.verdict !== 'DIFFERENT');
}

async function writeDecisions(merge: Merge, { matches, ambiguous }: Decisions): Promise<void> {
  await run(merge, 'INSERT INTO matches SELECT * FROM unnest($1::int[], $2::int[])', [
    matches.map(({ position }) => position),
    matches.map(({ id }) => id),
  ]);
  await run(
    merge,
    `INSERT INTO ambiguous_rows SELECT position, reason, string_to_array(ids, ',')::int[]
     FROM unnest($1::int[], $2::text[], $3::text[]) AS d(position, reason, ids)`,
    [
      ambiguous.map(({ position }) => position),
      ambiguous.map(({ reason }) => reason),
      ambiguous.map(({ ids }) => ids.join(',')),
    ],
  );
}

async function writeOwners(
  merge: Merge,
  rows: readonly { position: number; candidates: readonly Listed[] }[],
  { matches }: Decisions,
): Promise<void> {
  const idOf = new Map(matches.map(({ position, id }) => [position, id]));
  const owned = rows.flatMap(({ position, candidates }) =>
    candidates
      .filter(({ id, rowId }) => rowId !== id && idOf.get(position) === id)
      .map(({ rowId }) => ({ position, rowId })),
  );
  await run(
    merge,
    'INSERT INTO row_owners SELECT * FROM unnest($1::int[], $2::int[]) ON CONFLICT DO NOTHING',
    [owned.map(({ position }) => position), owned.map(({ rowId }) => rowId)],
  );
}
