import type { PoolClient } from 'pg';
import type { RowProblem } from '../read/formats/sheetRow.ts';
import type { ImportedRow } from './importedRow.ts';

/** Minimum number of different names at one position without addresses, for the position to be a tool's placeholder. */
const minNames = 5;

/** Whether a row's city follows from its position, or from a country that does. */
const isOfPosition = `(coalesce(derived_fields, '{}') @> '{city_id:position}'
  OR derived_fields @> '{country_code:position,city_id:postalCode}')`;

interface LostPosition extends Pick<ImportedRow, 'sheet' | 'rowNumber'> {
  warnings: RowProblem[];
  /** Number of the row in the file, from 1. */
  position: number;
}

interface Row extends Omit<LostPosition, 'warnings'> {
  latitude: number;
  longitude: number;
}

/**
 * Clears positions, and values derived from them, in rows without an address that share their position with rows of other
 * names. Returns these rows, with a warning for each.
 */
export async function dropSharedPositions(client: PoolClient): Promise<LostPosition[]> {
  const { rows } = await client.query<Row>(
    `UPDATE staged s SET latitude = NULL, longitude = NULL,
       country_code = CASE WHEN derived_fields @> '{country_code:position}' THEN NULL ELSE country_code END,
       phone_normalised = CASE WHEN derived_fields @> '{country_code:position}' AND phone NOT LIKE '+%' THEN NULL
         ELSE phone_normalised END,
       city_name = CASE WHEN ${isOfPosition} THEN NULL ELSE city_name END,
       time_zone = CASE WHEN derived_fields @> '{time_zone}' THEN NULL ELSE time_zone END,
       derived_fields = ARRAY(
         SELECT mark FROM unnest(derived_fields) AS mark
         WHERE mark <> 'time_zone' AND NOT (${isOfPosition} AND split_part(mark, ':', 1) = 'city_id')
           AND NOT (derived_fields @> '{country_code:position}' AND split_part(mark, ':', 1) = 'country_code'))
     FROM (
       SELECT latitude, longitude FROM staged
       WHERE kind IS NULL AND slug_base <> '' AND address IS NULL AND street IS NULL AND latitude IS NOT NULL
         AND identity NOT LIKE 'own:%'
       GROUP BY 1, 2 HAVING count(DISTINCT name) >= $1
     ) AS shared
     WHERE s.latitude = shared.latitude AND s.longitude = shared.longitude AND s.kind IS NULL
       AND s.address IS NULL AND s.street IS NULL AND s.identity NOT LIKE 'own:%'
     RETURNING s.sheet, s.row_number AS "rowNumber", s.position, shared.latitude, shared.longitude`,
    [minNames],
  );
  return rows.map(({ latitude, longitude, ...row }) => ({
    ...row,
    warnings: [
      {
        column: null,
        value: `${latitude}, ${longitude}`,
        code: 'POSITION_UNKNOWN',
        message: 'positionShared',
      },
    ],
  }));
}
