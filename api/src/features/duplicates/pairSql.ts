import { idKinds, identityKeys, factColumns, maxInBlock } from '../imports/merge/identityFacts.ts';

// SQL that finds listings sharing an identity key, and stores pairs of them.

/** Parameter: ids. The listings of a batch that can have duplicates: not of the demo, not in the trash. */
export const makeBatch = `
  CREATE TEMPORARY TABLE batch ON COMMIT DROP AS
  SELECT b.id FROM businesses b WHERE b.id = ANY ($1) AND b.deleted_at IS NULL AND NOT b.is_demo`;

/** Pairs of a listing of the batch and any listing with which it shares a key. */
export const makeBlocked = `
  CREATE TEMPORARY TABLE blocked ON COMMIT DROP AS
  WITH keys AS MATERIALIZED (
    SELECT DISTINCT b.id, key FROM batch JOIN businesses b USING (id), unnest(${identityKeys('b', 'b.name_folded', 1)}) AS key
  ), blocks AS MATERIALIZED (
    SELECT wanted.key, found.business_id FROM (SELECT DISTINCT key FROM keys) AS wanted, LATERAL (
      SELECT business_id, count(*) OVER () AS n
      FROM (SELECT business_id FROM identity_keys k WHERE k.key = wanted.key LIMIT ${maxInBlock + 1}) AS few
    ) AS found WHERE found.n <= ${maxInBlock}
  )
  SELECT DISTINCT keys.id, b.id AS other_id FROM keys JOIN blocks USING (key) JOIN businesses b ON b.id = blocks.business_id
  WHERE b.id <> keys.id AND b.deleted_at IS NULL AND NOT b.is_demo`;

/** Facts about all listings of `blocked`. */
export const readListings = `
  SELECT b.id, ${idKinds('b')} AS kinds, ${factColumns('b', 't.name')}
  FROM (SELECT id FROM blocked UNION SELECT other_id FROM blocked) AS few JOIN businesses b USING (id)
  LEFT JOIN cities t ON t.id = b.city_id`;

/** Parameters: ids of the first and second listings, reasons, metres. */
export const makePairs = `
  CREATE TEMPORARY TABLE pairs (first_id int, second_id int, reason duplicate_reason, metres double precision) ON COMMIT DROP`;
export const fillPairs = `
  INSERT INTO pairs SELECT * FROM unnest($1::int[], $2::int[], $3::duplicate_reason[], $4::float8[])`;

/** Parameter: ids of the batch. Deletes pairs that are no longer found, unless an operator decided about them. */
export const dropOldPairs = `
  DELETE FROM duplicate_pairs d WHERE d.dismissed_at IS NULL AND (d.first_id = ANY ($1) OR d.second_id = ANY ($1))
    AND NOT EXISTS (SELECT FROM pairs p WHERE p.first_id = d.first_id AND p.second_id = d.second_id)`;

/** Dismissed pairs stay dismissed. */
export const keepPairs = `
  INSERT INTO duplicate_pairs (first_id, second_id, reason, metres)
  SELECT first_id, second_id, reason, metres FROM pairs ORDER BY first_id, second_id
  ON CONFLICT (first_id, second_id) DO UPDATE SET reason = excluded.reason, metres = excluded.metres`;
