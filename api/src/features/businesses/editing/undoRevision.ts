import { isDeepStrictEqual } from 'node:util';
import { Prisma, type Business } from '../../../generated/prisma/client.ts';
import { requireOperator, type Context } from '../../../lib/context.ts';
import { AppError } from '../../../lib/errors.ts';
import type { BusinessData } from './businessData.ts';
import { changeBusiness, fieldName } from './changeBusiness.ts';

type Values = Record<string, unknown>;

interface Undone {
  business: Business;
  /** Fields that are as they were before the change. */
  restored: string[];
  /** Fields that were changed again since, and stay. */
  kept: string[];
}

/**
 * Takes one change of a listing back, whoever made it. A field that was changed again since keeps its value.
 * Errors: NOT_FOUND; CONFLICT where nothing of the change is left to take back.
 */
export async function undoRevision(context: Context, revisionId: number): Promise<Undone> {
  requireOperator(context);
  const revision = await context.db.prisma.businessRevision.findUnique({ where: { id: revisionId } });
  if (!revision) throw new AppError('NOT_FOUND', 'Değişiklik bulunamadı');
  const before = revision.before as Values;
  const after = revision.after as Values;
  let restored: string[] = [];
  let kept: string[] = [];

  const business = await changeBusiness(context, {
    action: 'business.undo',
    id: revision.businessId,
    inTrash: true,
    async change(tx, stored) {
      const [current] = await tx.$queryRaw<{ row: Values }[]>`
        SELECT to_jsonb(b) AS row FROM businesses b WHERE id = ${stored.id}`;
      const columns = Object.keys(before).filter((column) => column !== 'edited_fields');
      const isUntouched = (column: string) => isDeepStrictEqual(current?.row[column], after[column]);
      restored = columns.filter(isUntouched);
      kept = columns.filter((column) => !isUntouched(column));
      if (restored.length === 0)
        throw new AppError('CONFLICT', 'Bu değişiklikten geri alınacak bir şey kalmadı.');
      return {
        ...valuesOf(before, restored),
        editedFields: stillEdited(stored.editedFields, before, restored),
      };
    },
  });
  return { business, restored: fieldsOf(restored), kept: fieldsOf(kept) };
}

// The text of the sections goes with the sections.
const fieldsOf = (columns: string[]) => [
  ...new Set(columns.map((column) => (column === 'about_text' ? 'about' : fieldName(column)))),
];

const jsonColumns = new Set(['about', 'working_hours']);

function valuesOf(row: Values, columns: string[]): BusinessData {
  return Object.fromEntries(
    columns.map((column) => {
      const value = row[column] ?? null;
      if (column === 'deleted_at')
        return [fieldName(column), value === null ? null : new Date(String(value))];
      return [fieldName(column), value === null && jsonColumns.has(column) ? Prisma.DbNull : value];
    }),
  );
}

// What this change marked as edited by hand is no longer so; what was marked before it stays marked.
function stillEdited(edited: string[], before: Values, restored: string[]): string[] {
  const earlier = Array.isArray(before.edited_fields) ? before.edited_fields : edited;
  return edited.filter((column) => !restored.includes(column) || earlier.includes(column));
}
