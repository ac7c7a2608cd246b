import type { Context } from '../../../lib/context.ts';
import { isColumnField } from '../read/columns/columnFields.ts';
import type { SavedMappings } from '../read/columns/findHeader.ts';

/** Maximum number of mappings, more than an installation usually has; the least recently changed are omitted. */
const maxRead = 500;

/** Stored mappings by the key of their header, for files without a mapping of their own. */
export async function savedMappings(context: Context): Promise<SavedMappings> {
  const rows = await context.db.prisma.columnMapping.findMany({
    orderBy: [{ updatedAt: 'desc' }, { id: 'desc' }],
    take: maxRead,
    select: { headerKey: true, mapping: true, releasedColumns: true, acceptedSigns: true },
  });
  return Object.fromEntries(
    rows.map(({ headerKey, mapping, releasedColumns, acceptedSigns }) => [
      headerKey,
      {
        // A field may have been removed since the mapping was written.
        mapping: Object.fromEntries(
          Object.entries(mapping as Record<string, string>).filter(
            ([, field]) => field === '' || isColumnField(field),
          ),
        ),
        released: releasedColumns,
        accepted: acceptedSigns,
      },
    ]),
  );
}
