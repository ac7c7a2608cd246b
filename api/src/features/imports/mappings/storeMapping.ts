import type { ColumnMapping, Prisma } from '../../../generated/prisma/client.ts';

/** Maximum number of header names that are stored for display. */
const shownNames = 200;
const maxNameLength = 200;

interface MappedHeader {
  headerKey: string;
  header: readonly string[];
  mapping: Record<string, string>;
  releasedColumns: readonly string[];
  operatorId: number | null;
}

/** The names of a header as they are stored for display. */
export const shownHeader = (header: readonly string[]): string[] =>
  header.slice(0, shownNames).map((name) => name.slice(0, maxNameLength).replaceAll(/[\0\p{Cs}]/gu, ''));

/** Stores an operator's mapping of a header, and replaces an earlier one. */
export function storeMapping(
  tx: Prisma.TransactionClient,
  { headerKey, header, mapping, releasedColumns, operatorId }: MappedHeader,
): Promise<ColumnMapping> {
  const data = {
    ...{ header: shownHeader(header), mapping, operatorId, importId: null, updatedAt: new Date() },
    releasedColumns: [...releasedColumns],
  };
  return tx.columnMapping.upsert({
    where: { headerKey },
    create: { headerKey, ...data },
    update: data,
  });
}
