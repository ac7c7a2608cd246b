import type { PoolClient } from 'pg';
import { keyWithin, mappingWithin } from '../../../../../domain/imports/columnKey.ts';
import type { Import } from '../../../generated/prisma/client.ts';
import type { ImportColumn } from '../read/columns/importColumn.ts';
import { acceptedSign, withSavedMapping } from '../read/columns/mapping/savedMapping.ts';
import { shownHeader } from './storeMapping.ts';

/** A header row in the file of an import, as the reader reports it. */
export interface ReadHeader {
  sheet: string;
  /** Key of the header or of the sheet's shape, by which mappings are stored; null if neither is distinctive. */
  header: string | null;
  isSaved: boolean;
  columns: ImportColumn[];
}

/** A stored mapping as it was before an import; `importId` is the import that had stored it, null if an operator had. */
export interface FormerMapping {
  mapping: Record<string, string>;
  releasedColumns: string[];
  acceptedSigns: string[];
  importId: number | null;
}

/** Mappings as they were before an import changed them, by the key of their header; null if there was none. */
export type FormerMappings = Record<string, FormerMapping | null>;

/**
 * Stores the mapping that was given with an applied import, merged over the stored ones of its headers, and counts the use of
 * stored ones. Runs in the transaction of the import, and stores the former mappings for its undo.
 */
export async function storeUsedMappings(
  client: PoolClient,
  {
    id,
    mapping,
    releasedColumns,
    operatorId,
  }: Pick<Import, 'id' | 'mapping' | 'releasedColumns' | 'operatorId'>,
  headers: readonly ReadHeader[],
): Promise<void> {
  const former: FormerMappings = {};
  for (const { sheet, header, isSaved, columns } of headers) {
    if (header === null) continue;
    if (isSaved)
      await client.query(
        'UPDATE column_mappings SET times_used = times_used + 1, last_used_at = clock_timestamp() WHERE header_key = $1',
        [header],
      );
    const others = headers.flatMap((other) => (other.sheet === sheet ? [] : `${other.sheet}!`));
    const isOfOther = (key: string) => others.some((start) => key.startsWith(start));
    const released = releasedColumns.filter((key) => !isOfOther(key)).map((key) => keyWithin(sheet, key));
    const isGiven = columns.some(({ how }) => how === 'given');
    if (!isGiven && !(released.length > 0 && columns.some(({ isReleased }) => isReleased))) continue;
    const own = Object.entries((mapping ?? {}) as Record<string, string>).filter(([key]) => !isOfOther(key));
    const before = await storedMapping(client, header);
    if (!(header in former)) former[header] = before;
    await saveMapping(client, header, before, {
      columns,
      given: mappingWithin(sheet, Object.fromEntries(own)),
      released,
      ...{ importId: id, operatorId },
    });
  }
  if (Object.keys(former).length > 0)
    await client.query('UPDATE imports SET former_mappings = $2 WHERE id = $1', [id, JSON.stringify(former)]);
}

async function storedMapping(client: PoolClient, header: string): Promise<FormerMapping | null> {
  const { rows } = await client.query<FormerMapping>(
    `SELECT mapping, released_columns AS "releasedColumns", accepted_signs AS "acceptedSigns", import_id AS "importId"
     FROM column_mappings WHERE header_key = $1 FOR UPDATE`,
    [header],
  );
  return rows[0] ?? null;
}

interface GivenMapping {
  columns: readonly ImportColumn[];
  given: Record<string, string>;
  released: readonly string[];
  importId: number;
  operatorId: number | null;
}

async function saveMapping(
  client: PoolClient,
  headerKey: string,
  before: FormerMapping | null,
  { columns, given, released, importId, operatorId }: GivenMapping,
): Promise<void> {
  const headers: (string | undefined)[] = [];
  for (const { number, header } of columns) headers[number - 1] = header;
  const seen = columns
    .filter(({ how }) => how === 'given')
    .flatMap((column) => (column.signs ?? []).map((sign) => acceptedSign(column, sign)));
  await client.query(
    `INSERT INTO column_mappings (header_key, header, mapping, released_columns, accepted_signs, import_id, operator_id, updated_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, clock_timestamp())
     ON CONFLICT (header_key) DO UPDATE SET header = excluded.header, mapping = excluded.mapping,
       released_columns = excluded.released_columns, accepted_signs = excluded.accepted_signs, import_id = excluded.import_id,
       operator_id = excluded.operator_id, updated_at = excluded.updated_at`,
    [
      headerKey,
      shownHeader(columns.map(({ header }) => header)),
      JSON.stringify(withSavedMapping(headers, before?.mapping ?? {}, given)),
      [...new Set([...(before?.releasedColumns ?? []), ...released])],
      [...new Set([...(before?.acceptedSigns ?? []), ...seen])],
      ...[importId, operatorId],
    ],
  );
}
