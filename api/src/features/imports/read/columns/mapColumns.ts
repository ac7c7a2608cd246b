import { ownHeaders, type ColumnField } from './columnFields.ts';
import { comparableHeader } from './comparableHeader.ts';
import { givenColumns } from './givenColumns.ts';
import { entityRank } from './headerReading.ts';
import { sharedPrefix, withoutPrefix } from './headers/sharedPrefix.ts';
import { isOwnHeader } from './headers/isOwnHeader.ts';
import { knownHeader } from './headers/knownHeader.ts';
import type { ColumnMapping, MappedColumns } from './mappedColumn.ts';
import { isNaMissing, withoutNa } from './evidence/notAvailable.ts';
import { judgeHeaders } from './mapping/judgeHeaders.ts';
import { mappingSteps } from './mapping/mappingSteps.ts';
import type { SheetColumns } from './mapping/sheetColumns.ts';

/**
 * Says what each column of a sheet means, by its header, its values and its neighbours. Pure.
 * `samples` are rows under the header; `released` names columns about persons that are read nevertheless. Throws AppError
 * BAD_INPUT where the mapping names a field that there is not.
 */
export function mapColumns(
  headers: (string | undefined)[],
  samples: (string | undefined)[][],
  mapping: ColumnMapping | null = null,
  released: readonly string[] = [],
): MappedColumns {
  const isOwn = isOwnHeader(headers);
  const hasNa = !isOwn && isNaMissing(samples);
  const distinct = distinctRows(hasNa ? withoutNa(samples) : samples);
  const free = givenColumns(headers, Object.fromEntries(released.map((name) => [name, null])));
  const judged = judgeHeaders(headers, distinct, givenColumns(headers, mapping ?? {}), isOwn);
  const sheet: SheetColumns = {
    ...{ headers, samples: distinct, isOwn, judged },
    released: new Set(free.keys()),
    ...{ mapped: [], personNames: [], isMisleading: false, isOfReviews: false },
  };
  for (const step of mappingSteps) step(sheet);
  if (hasNa) for (const column of sheet.mapped) column.isNaMissing = true;
  return { columns: judged.map(({ column }) => column), mapped: sheet.mapped };
}

/** Minimum number of different rows to leave out repeated ones. */
const minDistinct = 8;

/** Rows without those that repeat another: a list that was written twice is not one with a row for each dish. */
function distinctRows(rows: (string | undefined)[][]): (string | undefined)[][] {
  const known = new Set<string>();
  const distinct = rows.filter((row) => {
    const key = row.join('\u0000');
    const isNew = !known.has(key);
    known.add(key);
    return isNew;
  });
  return distinct.length < minDistinct ? rows : distinct;
}

/** Number of known headers in a row. */
export function recognisedColumns(
  headers: (string | undefined)[],
  mapping: ColumnMapping | null = null,
): number {
  const names = new Set(Object.keys(mapping ?? {}).map(comparableHeader));
  const prefix = sharedPrefix(headers.map((header) => header ?? ''));
  return headers.filter((header) => {
    const written = header?.trim() ?? '';
    const known = knownHeader(written) ?? knownHeader(withoutPrefix(written, prefix));
    // A cell of data may be the bare word for what the rows are about.
    const isKnown = known !== undefined && known.rank < entityRank;
    return written !== '' && (isKnown || names.has(comparableHeader(written)));
  }).length;
}

/** Meaning of a header in our own export. */
export function ownFieldOf(header: string): ColumnField | null {
  return knownHeader(header, ownHeaders)?.field ?? null;
}
