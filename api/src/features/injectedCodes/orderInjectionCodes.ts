import { isDeepStrictEqual } from 'node:util';
import { requireOperator, type Context } from '../../lib/context.ts';
import { AppError } from '../../lib/errors.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import { lockInjectionCodes, type CodeRow } from './injectionRows.ts';
import { listInjectionCodes } from './listInjectionCodes.ts';

/** Sets the order of codes on the page: each id of the list once. Errors: UNAUTHENTICATED, CONFLICT. */
export async function orderInjectionCodes(context: Context, ids: readonly number[]): Promise<CodeRow[]> {
  requireOperator(context);
  await context.db.prisma.$transaction(async (tx) => {
    await lockInjectionCodes(tx);
    const rows = await tx.injectionCode.findMany({
      where: { deletedAt: null },
      orderBy: [{ sortOrder: 'asc' }, { id: 'asc' }],
      select: { id: true },
    });
    const before = rows.map(({ id }) => id);
    const isSame = ids.length === before.length && before.every((id) => ids.includes(id));
    if (!isSame) throw new AppError('CONFLICT', 'listChanged');
    if (isDeepStrictEqual(before, [...ids])) return;
    await tx.$executeRaw`
      UPDATE injection_codes SET sort_order = wanted.place
      FROM unnest(${[...ids]}::int[]) WITH ORDINALITY AS wanted (id, place)
      WHERE injection_codes.id = wanted.id AND sort_order <> wanted.place`;
    await recordAudit(
      { ...context, tx },
      { action: 'injectionCode.order', entity: 'injectionCode', before: { ids: before }, after: { ids } },
    );
  });
  return listInjectionCodes(context, { isDeleted: false });
}
