import { alikeAddress, farMetres, mostInCell, samePlaceMetres } from '../imports/merge/joinRows.ts';
import { mostSharingPhone } from '../imports/merge/matchRows.ts';

// Which listings may be one place: by the measures by which imports tell places apart, but for what imports are certain about,
// since two listings are there already and an operator looks at them.

/** More of one name in one city are a chain. */
const mostOfName = 5;
/** Names at least this alike (by trigrams) may be two spellings of one, as addresses may. */
const alikeName = alikeAddress;

const kinds = (row: string) =>
  `(${row}.place_id IS NOT NULL)::int + 2 * (${row}.google_id IS NOT NULL)::int + 4 * (${row}.cid IS NOT NULL)::int`;

/** Parameter: ids. The listings of a batch that can have duplicates: not of the demonstration, not in the trash. */
export const makeBatch = `
  CREATE TEMPORARY TABLE batch ON COMMIT DROP AS
  SELECT b.id, b.name_folded AS name, b.phone_normalised AS phone, b.latitude, b.longitude, b.city_id, ${kinds('b')} AS kinds
  FROM businesses b WHERE b.id = ANY ($1) AND b.deleted_at IS NULL AND NOT b.is_demo`;

const distance = 'metres_between(o.latitude, o.longitude, c.latitude, c.longitude)';

// A phone that many share says nothing, so one more than may share it is looked up.
const byPhone = `
  SELECT o.id, c.id AS other_id, ${distance} AS metres,
    CASE WHEN c.name_folded = o.name THEN 'SAME_NAME_AND_PHONE' ELSE 'SAME_PHONE' END AS reason
  FROM batch o, LATERAL (
    SELECT *, count(*) OVER () AS sharing FROM (
      SELECT b.id, b.name_folded, b.latitude, b.longitude FROM businesses b
      WHERE b.phone_normalised = o.phone AND b.deleted_at IS NULL AND NOT b.is_demo LIMIT ${mostSharingPhone + 1}
    ) AS found
  ) AS c
  WHERE o.phone IS NOT NULL AND c.id <> o.id AND c.sharing <= ${mostSharingPhone}
    AND (c.name_folded = o.name OR coalesce(${distance} <= ${farMetres}, true))`;

// Where more lie within so few metres, position tells nothing: a town's centre, most likely.
const byPlace = `
  SELECT o.id, c.id, ${distance}, CASE WHEN c.name_folded = o.name THEN 'SAME_NAME_NEAR' ELSE 'LIKE_NAME_NEAR' END
  FROM batch o, LATERAL (
    SELECT *, count(*) OVER () AS around FROM (
      SELECT b.id, b.name_folded, b.latitude, b.longitude FROM businesses b
      WHERE b.deleted_at IS NULL AND b.latitude IS NOT NULL AND NOT b.is_demo AND point(b.longitude, b.latitude)
        <@ degree_box(o.latitude, o.longitude, ${samePlaceMetres}) LIMIT ${mostInCell + 1}
    ) AS found
  ) AS c
  WHERE o.latitude IS NOT NULL AND c.id <> o.id AND c.around <= ${mostInCell} AND ${distance} <= ${samePlaceMetres}
    AND similarity(o.name, c.name_folded) >= ${alikeName}`;

// Far from each other and told apart by their source, two of one name are branches.
const byCity = `
  SELECT o.id, c.id, ${distance}, 'SAME_NAME_IN_CITY'
  FROM batch o JOIN (
    SELECT f.id, f.name_folded, f.city_id, count(*) OVER (PARTITION BY f.name_folded, f.city_id) AS sharing
    FROM (SELECT DISTINCT name FROM batch) AS names JOIN listing_facts f ON f.name_folded = names.name COLLATE "C"
    WHERE f.city_id IS NOT NULL AND f.global_row_number IS NOT NULL
  ) AS named ON named.name_folded = o.name COLLATE "C" AND named.city_id = o.city_id AND named.id <> o.id
  JOIN businesses c ON c.id = named.id
  WHERE named.sharing <= ${mostOfName} AND (o.kinds & (${kinds('c')}) = 0 OR coalesce(${distance} <= ${farMetres}, true))`;

/** The pairs of the batch, each with its strongest reason. */
export const makePairs = `
  CREATE TEMPORARY TABLE pairs ON COMMIT DROP AS
  SELECT least(id, other_id) AS first_id, greatest(id, other_id) AS second_id, min(reason::duplicate_reason) AS reason,
    min(metres) AS metres
  FROM (${byPhone} UNION ALL ${byPlace} UNION ALL ${byCity}) AS found GROUP BY 1, 2`;

/** Parameter: ids of the batch. What is no pair any more goes, unless an operator decided about it. */
export const dropOldPairs = `
  DELETE FROM duplicate_pairs d WHERE d.dismissed_at IS NULL AND (d.first_id = ANY ($1) OR d.second_id = ANY ($1))
    AND NOT EXISTS (SELECT FROM pairs p WHERE p.first_id = d.first_id AND p.second_id = d.second_id)`;

/** Those that an operator dismissed stay so. */
export const keepPairs = `
  INSERT INTO duplicate_pairs (first_id, second_id, reason, metres)
  SELECT first_id, second_id, reason, metres FROM pairs ORDER BY first_id, second_id
  ON CONFLICT (first_id, second_id) DO UPDATE SET reason = excluded.reason, metres = excluded.metres`;
