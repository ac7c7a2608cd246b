import type { Import } from '../../../generated/prisma/client.ts';
import type { Context } from '../../../lib/context.ts';
import type { ImportColumn } from '../read/columns/mapColumns.ts';
import { storeMapping } from './storeMapping.ts';

/** A header as the reader met it. */
export interface ReadHeader {
  /** Null for a sheet without a header, which can't be known again. */
  header: string | null;
  isRemembered: boolean;
  columns: ImportColumn[];
}

/** After an import has landed: keeps the mapping that it was given, and counts those that were used again. */
export async function noteMappings(
  context: Context,
  { mapping, operatorId }: Pick<Import, 'mapping' | 'operatorId'>,
  headers: readonly ReadHeader[],
): Promise<void> {
  const { prisma } = context.db;
  for (const { header, isRemembered, columns } of headers) {
    if (header === null) continue;
    if (isRemembered) {
      await prisma.columnMapping.updateMany({
        where: { headerKey: header },
        data: { timesUsed: { increment: 1 }, lastUsedAt: new Date() },
      });
    } else if (mapping !== null && columns.some(({ how }) => how === 'given')) {
      await storeMapping(prisma, {
        headerKey: header,
        header: columns.map((column) => column.header),
        mapping: mapping as Record<string, string>,
        operatorId,
      });
    }
  }
}
