import type { ColumnMapping, Prisma } from '../../../generated/prisma/client.ts';

/** Header names that are stored for display. */
const shownNames = 200;
const maxNameLength = 200;

interface MappedHeader {
  headerKey: string;
  header: readonly string[];
  mapping: Record<string, string>;
  releasedColumns: readonly string[];
  operatorId: number | null;
}

/** Keeps a correction; the last one for a header is the one that counts. */
export function storeMapping(
  tx: Prisma.TransactionClient,
  { headerKey, header, mapping, releasedColumns, operatorId }: MappedHeader,
): Promise<ColumnMapping> {
  const written = header
    .slice(0, shownNames)
    .map((name) => name.slice(0, maxNameLength).replaceAll('\0', ''));
  const data = {
    ...{ header: written, mapping, operatorId, updatedAt: new Date() },
    releasedColumns: [...releasedColumns],
  };
  return tx.columnMapping.upsert({
    where: { headerKey },
    create: { headerKey, ...data },
    update: data,
  });
}
