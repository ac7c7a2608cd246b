import type { SavedFilter } from '../../../generated/prisma/client.ts';
import { requireOperator, type Context } from '../../../lib/context.ts';
import { checkLine, checkText } from '../../../lib/text/checkText.ts';
import { AppError } from '../../../lib/errors.ts';
import { recordAudit } from '../../audit/recordAudit.ts';

const maxNameLength = 80;
const maxQueryLength = 1000;
const maxFilters = 50;

/** Filters belong to operators, so API keys have none. */
function ownerOf({ viewer }: Context): number {
  if (viewer.kind !== 'operator') throw new AppError('FORBIDDEN', 'savedFiltersOfOperators');
  return viewer.operatorId;
}

/** Saved filters of the current operator, by name. */
export async function listSavedFilters(context: Context): Promise<SavedFilter[]> {
  requireOperator(context);
  const operatorId = ownerOf(context);
  return context.db.prisma.savedFilter.findMany({ where: { operatorId }, orderBy: { name: 'asc' } });
}

/**
 * Saves a filter of the list under a name; an existing filter of that name is replaced. Errors: BAD_INPUT,
 * FORBIDDEN (a key).
 */
export async function saveFilter(
  context: Context,
  given: { name: string; query: string },
): Promise<SavedFilter> {
  requireOperator(context);
  const operatorId = ownerOf(context);
  const name = checkLine(given.name, 'name');
  const query = checkText(given.query, 'query');
  if (name === '' || name.length > maxNameLength)
    throw new AppError('BAD_INPUT', 'filterNameLength', {
      name: 'filterNameLength',
    });
  // The chip of an empty filter would stand for the whole directory, also in bulk edits.
  if (query.trim() === '') throw new AppError('BAD_INPUT', 'filterEmpty', { query: 'filterEmpty' });
  if (query.length > maxQueryLength)
    throw new AppError('BAD_INPUT', 'filterTooLong', { query: 'filterTooLong' });
  return context.db.prisma.$transaction(async (tx) => {
    // Serializes concurrent saves, so that the limit holds.
    await tx.$queryRaw`SELECT id FROM operators WHERE id = ${operatorId} FOR UPDATE`;
    const others = await tx.savedFilter.count({ where: { operatorId, name: { not: name } } });
    if (others >= maxFilters)
      throw new AppError('BAD_INPUT', { message: 'tooManyFilters', limit: maxFilters });
    const before = await tx.savedFilter.findUnique({ where: { operatorId_name: { operatorId, name } } });
    if (before?.query === query) return before;
    const saved = await tx.savedFilter.upsert({
      where: { operatorId_name: { operatorId, name } },
      create: { operatorId, name, query },
      update: { query },
    });
    await recordAudit(
      { ...context, tx },
      {
        action: 'savedFilter.save',
        entity: 'savedFilter',
        entityId: saved.id,
        ...(before && { before: { name, query: before.query } }),
        after: { name, query },
      },
    );
    return saved;
  });
}

/** Deletes a saved filter of the current operator. Errors: NOT_FOUND. */
export async function deleteSavedFilter(context: Context, id: number): Promise<SavedFilter> {
  requireOperator(context);
  const operatorId = ownerOf(context);
  return context.db.prisma.$transaction(async (tx) => {
    const saved = await tx.savedFilter.findFirst({ where: { id, operatorId } });
    if (!saved) throw new AppError('NOT_FOUND', 'filterNotFound');
    await tx.savedFilter.delete({ where: { id } });
    await recordAudit(
      { ...context, tx },
      {
        action: 'savedFilter.delete',
        entity: 'savedFilter',
        entityId: id,
        before: { name: saved.name, query: saved.query },
      },
    );
    return saved;
  });
}
