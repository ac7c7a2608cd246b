import { compareListings } from '../../../../lib/identity/compareListings.ts';
import { type IdentifyingFields, ListingProfile } from '../../../../lib/identity/listingProfile.ts';
import { mayBeBranches } from '../../../../lib/identity/branchEvidence.ts';
import { loopYielder } from '../../../../lib/process/loopYielder.ts';
import { factColumns, idKinds, identityKeys, maxInBlock, sharedFactCounts } from '../identityFacts.ts';
import { readWordFrequencies } from '../listingFrequencies.ts';
import { run, type Merge } from '../mergeContext.ts';

interface Row extends IdentifyingFields {
  identity: string;
  first: number;
  kinds: number;
  phoneRows: number;
  siteRows: number;
  /** Whether an earlier import created a listing from it, or asked about it. */
  isKnown: boolean;
}
interface Node extends Row {
  profile: ListingProfile;
}

const isForeign = `s.identity NOT LIKE 'own:%' AND s.slug_base <> ''`;
/** Number of pairs read at a time. */
const pairsAtOnce = 20_000;
/** Maximum number of rows that are joined into one listing without a common id. */
const maxInPlace = 50;

/**
 * Joins rows with source ids of different kinds, or without ids, if lib/identity decides that they are the same listing, and if no
 * rows that the source distinguishes would be joined thereby. Rows of our own export are always distinct.
 */
export async function joinByEvidence(merge: Merge): Promise<void> {
  // If all rows have an id of one kind, all listings are distinct.
  const { rows } = await merge.client.query<{ is_open: boolean }>(
    `SELECT bit_and(${idKinds('s')}) = 0 AS is_open FROM staged s WHERE ${isForeign}`,
  );
  if (!rows[0]?.is_open) return;
  await joinEqualRows(merge);
  if ((await blockRows(merge)) === 0) return;
  const nodes = await readNodes(merge);
  const edges = await findEdges(merge, nodes);
  const moves = joined(edges);
  await run(
    merge,
    `UPDATE staged s SET identity = moves.target FROM unnest($1::text[], $2::text[]) AS moves(identity, target)
     WHERE s.identity = moves.identity`,
    [[...moves.keys()], [...moves.values()]],
  );
}

// Rows without ids and with equal values are joined without a comparison.
async function joinEqualRows(merge: Merge): Promise<void> {
  await run(
    merge,
    `WITH equal AS (
       SELECT s.position, first_value(s.identity) OVER (PARTITION BY fold(s.name), s.phone_normalised, s.phone, s.address, s.street,
         s.city_name, s.state, s.postal_code, s.country_code, s.website, s.email, s.latitude, s.longitude ORDER BY s.position) AS target
       FROM staged s WHERE ${isForeign} AND s.identity NOT LIKE 'known:%' AND ${idKinds('s')} = 0
     )
     UPDATE staged s SET identity = equal.target FROM equal WHERE s.position = equal.position AND s.identity <> equal.target`,
  );
}

/** Writes pairs of rows that share a blocking key into `row_pairs`. Returns their number. */
async function blockRows(merge: Merge): Promise<number> {
  await run(
    merge,
    `CREATE TEMPORARY TABLE row_firsts ON COMMIT DROP AS
     SELECT DISTINCT ON (s.identity) s.identity, s.position,
       bit_or(${idKinds('s')}) OVER (PARTITION BY s.identity) AS kinds
     FROM staged s WHERE ${isForeign} ORDER BY s.identity, s.position`,
  );
  await run(merge, 'CREATE INDEX ON row_firsts (position)');
  await run(
    merge,
    `CREATE TEMPORARY TABLE row_keys ON COMMIT DROP AS
     SELECT DISTINCT s.position, f.kinds, key, reach FROM row_firsts f JOIN staged s USING (position), generate_series(0, 1) AS reach,
       unnest(CASE reach WHEN 0 THEN ${identityKeys('s', 'fold(s.name)', 0)} ELSE ${identityKeys('s', 'fold(s.name)', 1)} END) AS key`,
  );
  await run(merge, 'ANALYZE row_keys');
  return run(
    merge,
    `CREATE TEMPORARY TABLE row_pairs ON COMMIT DROP AS
     WITH blocks AS MATERIALIZED (
       SELECT key FROM row_keys WHERE reach = 0 GROUP BY key HAVING count(*) BETWEEN 1 AND ${maxInBlock}
     )
     SELECT DISTINCT least(one.position, other.position) AS one, greatest(one.position, other.position) AS other
     FROM blocks JOIN row_keys one USING (key) JOIN row_keys other USING (key)
     WHERE one.reach = 1 AND other.reach = 0 AND one.position <> other.position AND one.kinds & other.kinds = 0`,
  );
}

async function readNodes(merge: Merge): Promise<Map<number, Node>> {
  const { rows } = await merge.client.query<Row>(
    `SELECT f.identity, f.position AS first, f.kinds, ${factColumns('s', 's.city_name')}, f.identity LIKE 'known:%' AS "isKnown",
       ${sharedFactCounts('s')}
     FROM row_firsts f JOIN staged s USING (position)
     WHERE EXISTS (SELECT FROM row_pairs p WHERE p.one = f.position) OR EXISTS (SELECT FROM row_pairs p WHERE p.other = f.position)`,
  );
  const nodes = new Map<number, Node>();
  const yieldLoop = loopYielder(merge.signal);
  for (const row of rows) {
    await yieldLoop();
    nodes.set(row.first, { ...row, profile: new ListingProfile(row) });
  }
  return nodes;
}

interface Edge {
  one: Node;
  other: Node;
  bits: number;
}

/** Pairs that are the same listing with nearly equal names. Other names are more likely two listings than a duplicate within a file. */
async function findEdges(merge: Merge, nodes: ReadonlyMap<number, Node>): Promise<Edge[]> {
  const words = await readWordFrequencies(merge.client, 'SELECT name FROM staged ORDER BY position');
  const edges: Edge[] = [];
  const yieldLoop = loopYielder(merge.signal);
  await run(merge, 'CREATE INDEX ON row_pairs (one, other)');
  for (let after: [number, number] = [0, 0]; ;) {
    const { rows } = await merge.client.query<{ one: number; other: number }>(
      `SELECT one, other FROM row_pairs WHERE (one, other) > ($1, $2) ORDER BY one, other LIMIT ${pairsAtOnce}`,
      after,
    );
    const last = rows.at(-1);
    if (!last) return edges;
    after = [last.one, last.other];
    for (const pair of rows) {
      await yieldLoop();
      const [one, other] = [nodes.get(pair.one), nodes.get(pair.other)];
      if (!one || !other || areDistinct(one, other)) continue;
      const phoneRows = Math.max(one.phoneRows, other.phoneRows);
      const { verdict, bits, isNameEqual } = compareListings(one.profile, other.profile, {
        word: words.of,
        // Minus one, since the two rows share it if they are the same listing.
        phone: () => Math.max(1, phoneRows - 1),
        site: () => Math.max(1, one.siteRows - 1),
        page: () => Math.max(1, one.siteRows - 1),
      });
      if (verdict === 'SAME' && isNameEqual) edges.push({ one, other, bits });
    }
  }
}

/** Whether two rows are distinguished by ids of one kind, or by the outcome of earlier imports. */
const areDistinct = (one: Node, other: Node) =>
  (one.kinds & other.kinds) !== 0 || (one.isKnown && other.isKnown);

/**
 * The identity that each row gets. A row that matches several distinct ones is not joined, nor is one that contradicts any row of
 * the group that it would join.
 */
function joined(edges: readonly Edge[]): Map<string, string> {
  const partners = new Map<Node, Node[]>();
  for (const { one, other } of edges) {
    partners.set(one, [...(partners.get(one) ?? []), other]);
    partners.set(other, [...(partners.get(other) ?? []), one]);
  }
  const isTorn = (node: Node) => {
    const all = partners.get(node) ?? [];
    return all.some((one, at) =>
      all.slice(at + 1).some((other) => areDistinct(one, other) || mayBeBranches(one.profile, other.profile)),
    );
  };
  const torn = new Set([...partners.keys()].filter(isTorn));
  const places = new Map<Node, Node[]>();
  const placeOf = (node: Node) => places.get(node) ?? [node];
  const alone = { word: () => 0, phone: () => 1, site: () => 1, page: () => 1 };
  for (const { one, other } of [...edges].sort(byEvidence)) {
    const [first, second] = [placeOf(one), placeOf(other)];
    if (first === second || torn.has(one) || torn.has(other) || first.length + second.length > maxInPlace)
      continue;
    const contradicts = first.some((a) =>
      second.some((b) => areDistinct(a, b) || compareListings(a.profile, b.profile, alone).areApart),
    );
    if (contradicts) continue;
    const place = [...first, ...second];
    for (const node of place) places.set(node, place);
  }
  const moves = new Map<string, string>();
  for (const place of new Set(places.values())) {
    const target = place.reduce((first, node) => (node.first < first.first ? node : first));
    for (const node of place) if (node !== target) moves.set(node.identity, target.identity);
  }
  return moves;
}

const byEvidence = (a: Edge, b: Edge) =>
  b.bits - a.bits || a.one.first - b.one.first || a.other.first - b.other.first;
