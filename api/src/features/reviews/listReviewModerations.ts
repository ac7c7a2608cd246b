import type { ReviewModeration } from '../../generated/prisma/client.ts';
import { requireOperator, type Context } from '../../lib/context.ts';
import { batchLoad } from '../../lib/batchLoad.ts';
import { readOffsetPage, type OffsetPage } from '../../lib/offsetPage.ts';
import type { PagingArgs } from '../../lib/paging.ts';

/** Decisions about reviews, the newest first. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_INPUT. */
export async function listReviewModerations(
  context: Context,
  args: PagingArgs,
): Promise<OffsetPage<ReviewModeration>> {
  requireOperator(context);
  const { prisma } = context.db;
  return readOffsetPage(
    context,
    { ...args, defaultFirst: 20 },
    (paging) =>
      prisma.reviewModeration.findMany({ orderBy: [{ createdAt: 'desc' }, { id: 'desc' }], ...paging }),
    () => prisma.reviewModeration.count(),
  );
}

/** Name of the listing of the first review of a decision, as far as both are still there. */
export async function moderatedListing(
  context: Context,
  moderation: ReviewModeration,
): Promise<string | null> {
  const [first] = moderation.reviewIds;
  if (first === undefined) return null;
  const name = await batchLoad(context, 'moderated listings', first, async (ids) => {
    const reviews = await context.db.prisma.review.findMany({
      where: { id: { in: ids } },
      select: { id: true, business: { select: { name: true } } },
    });
    return new Map(reviews.map(({ id, business }) => [id, business.name]));
  });
  return name ?? null;
}
