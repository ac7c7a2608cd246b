import { keyWithin, mappingWithin } from '../../../../../domain/imports/columnKey.ts';
import type { Import } from '../../../generated/prisma/client.ts';
import type { Context } from '../../../lib/context.ts';
import type { ImportColumn } from '../read/columns/importColumn.ts';
import { storeMapping } from './storeMapping.ts';

/** A header as the reader met it. */
export interface ReadHeader {
  sheet: string;
  /** Key by which the sheet is known again; null if it has nothing to be known by. */
  header: string | null;
  isSaved: boolean;
  columns: ImportColumn[];
}

/** Stores the given mapping of an applied import, and counts the reused ones. */
export async function noteMappings(
  context: Context,
  { mapping, releasedColumns, operatorId }: Pick<Import, 'mapping' | 'releasedColumns' | 'operatorId'>,
  headers: readonly ReadHeader[],
): Promise<void> {
  const { prisma } = context.db;
  for (const { sheet, header, isSaved, columns } of headers) {
    if (header === null) continue;
    const others = headers.flatMap((other) => (other.sheet === sheet ? [] : `${other.sheet}!`));
    const isOfOther = (key: string) => others.some((start) => key.startsWith(start));
    const own = Object.entries((mapping ?? {}) as Record<string, string>).filter(([key]) => !isOfOther(key));
    if (isSaved) {
      await prisma.columnMapping.updateMany({
        where: { headerKey: header },
        data: { timesUsed: { increment: 1 }, lastUsedAt: new Date() },
      });
    } else if (columns.some(({ how, isReleased }) => how === 'given' || isReleased)) {
      await storeMapping(prisma, {
        headerKey: header,
        header: columns.map((column) => column.header),
        mapping: mappingWithin(sheet, Object.fromEntries(own)),
        releasedColumns: releasedColumns.filter((key) => !isOfOther(key)).map((key) => keyWithin(sheet, key)),
        operatorId,
      });
    }
  }
}
