import { englishText } from '../../../../domain/messages/englishText.ts';
import sql from 'sql-template-tag';
import { requireOperator, type Context } from '../../lib/context.ts';
import { recordAudit } from '../audit/recordAudit.ts';

/** Has every node forget its rendered pages; they are made anew when they are asked for. */
export async function clearCache(context: Context): Promise<{ message: string }> {
  requireOperator(context);
  await context.db.rows(sql`SELECT drop_pages(ARRAY['all'])`);
  await recordAudit(context, { action: 'cache.clear', entity: 'cache' });
  return { message: englishText('cacheCleared') };
}
