import { englishText } from '../../../../domain/messages/englishText.ts';
import { requireOperator, type Context } from '../../lib/context.ts';
import { recordAudit } from '../audit/recordAudit.ts';

/** Clears the page cache of every node; pages are rendered again on request. */
export async function clearCache(context: Context): Promise<{ message: string }> {
  requireOperator(context);
  await context.db.prisma.$transaction(async (tx) => {
    await tx.$executeRaw`SELECT invalidate_pages(ARRAY['all'])`;
    await recordAudit({ ...context, tx }, { action: 'cache.clear', entity: 'cache' });
  });
  return { message: englishText('cacheCleared') };
}
