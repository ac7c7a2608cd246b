import sql from 'sql-template-tag';
import { requireOperator, type Context } from '../../../lib/context.ts';
import { AppError } from '../../../lib/errors.ts';
import { recordAudit } from '../../audit/recordAudit.ts';

/** Two categories by their ids. */
export interface CategoryPair {
  id: number;
  targetId: number;
}

/** Records that two categories are different kinds: their merge is not suggested again. Errors: BAD_INPUT, NOT_FOUND. */
export function dismissCategoryMerge(context: Context, pair: CategoryPair): Promise<boolean> {
  return decide(context, pair, true);
}

/** Undoes such a dismissal. Errors: BAD_INPUT, NOT_FOUND. */
export function reopenCategoryMerge(context: Context, pair: CategoryPair): Promise<boolean> {
  return decide(context, pair, false);
}

async function decide(
  context: Context,
  { id, targetId }: CategoryPair,
  isDismissed: boolean,
): Promise<boolean> {
  requireOperator(context);
  if (id === targetId) throw new AppError('BAD_INPUT', 'mergeWithItself', { targetId: 'mergeWithItself' });
  const [low, high] = [Math.min(id, targetId), Math.max(id, targetId)];
  const others = isDismissed
    ? sql`array_append(array_remove(distinct_from_ids, ${high}::int), ${high}::int)`
    : sql`array_remove(distinct_from_ids, ${high}::int)`;
  return context.db.prisma.$transaction(async (tx) => {
    const known = await tx.category.count({ where: { id: { in: [low, high] } } });
    if (known < 2) throw new AppError('NOT_FOUND', 'categoryNotFound');
    const count = await tx.$executeRaw(sql`
      UPDATE categories SET distinct_from_ids = ${others}
      WHERE id = ${low} AND (${high} = ANY (distinct_from_ids)) <> ${isDismissed}`);
    if (count === 0) return true;
    await recordAudit(
      { ...context, tx },
      {
        action: isDismissed ? 'category.distinguish' : 'category.suggest',
        entity: 'category',
        entityId: id,
        after: { targetId },
      },
    );
    return true;
  });
}
