import type { AuditAction, AuditedValues } from '../../../../domain/audit/auditEvents.ts';
import type { Message } from '../../../../domain/messages/message.ts';
import sql, { type Sql } from 'sql-template-tag';
import type {
  Prisma,
  ReviewHideReason,
  ReviewModeration,
  ReviewModerationKind,
} from '../../generated/prisma/client.ts';
import { operatorIdOf, type Context } from '../../lib/context.ts';
import { AppError } from '../../lib/errors.ts';
import { recordAudit } from '../audit/recordAudit.ts';

/** Reviews that one decision is about, at most. */
const maxReviews = 500;

interface Decision {
  kind: ReviewModerationKind;
  /** Ids of reviews; those that are gone, or are so already, are omitted. */
  ids: readonly number[];
  reason?: ReviewHideReason | null;
  note?: string;
  /** Condition on `reviews r`: the decision changes the review. */
  where: Sql;
  /** Assignments on `reviews r`. */
  set: Sql;
  /** Message if nothing changes. */
  nothing: Message;
}

const auditActions = {
  HIDE: 'review.hide',
  RESTORE: 'review.restore',
  REMOVE: 'review.remove',
} as const satisfies Record<ReviewModerationKind, AuditAction>;

interface Before {
  id: number;
  businessId: number;
  hiddenAt: Date | null;
  hiddenReason: ReviewHideReason | null;
  hiddenNote: string | null;
  moderationId: number | null;
}

/**
 * Applies a decision about reviews in one transaction, and stores the previous state of each. Errors: BAD_INPUT for no
 * or too many reviews, NOT_FOUND if none exists, CONFLICT if nothing changes.
 */
export async function moderateReviews(context: Context, decision: Decision): Promise<ReviewModeration> {
  const ids = checkIds(decision.ids);
  return context.db.prisma.$transaction((tx) => decide(context, tx, { ...decision, ids }));
}

function checkIds(given: readonly number[]): number[] {
  const ids = [...new Set(given)];
  if (ids.length === 0 || ids.length > maxReviews)
    throw new AppError(
      'BAD_INPUT',
      { message: 'reviewCount', limit: maxReviews },
      {
        ids: { message: 'between', least: 1, most: maxReviews },
      },
    );
  return ids;
}

async function decide(
  context: Context,
  tx: Prisma.TransactionClient,
  { kind, ids, reason = null, note = '', where, set, nothing }: Decision,
): Promise<ReviewModeration> {
  const rows = await tx.$queryRaw<(Before & { isChanged: boolean })[]>(sql`
    SELECT r.id, r.business_id AS "businessId", r.hidden_at AS "hiddenAt", r.hidden_reason::text AS "hiddenReason",
      r.hidden_note AS "hiddenNote", r.moderation_id AS "moderationId", ${where} AS "isChanged"
    FROM reviews r WHERE r.id = ANY (${[...ids]}::int[]) ORDER BY r.id FOR NO KEY UPDATE`);
  if (rows.length === 0) throw new AppError('NOT_FOUND', 'reviewNotFound');
  const changing = rows.filter(({ isChanged }) => isChanged);
  if (changing.length === 0) throw new AppError('CONFLICT', nothing);
  const reviewIds = changing.map(({ id }) => id);
  const moderation = await tx.reviewModeration.create({
    data: {
      kind,
      reason,
      note,
      reviewIds,
      // Nothing of a removed review may be stored.
      before: kind === 'REMOVE' ? {} : beforeOf(changing),
      operatorId: operatorIdOf(context),
      apiKeyId: context.viewer.kind === 'key' ? context.viewer.keyId : null,
    },
  });
  await tx.$executeRaw(sql`
    UPDATE reviews r SET ${set}, moderation_id = ${moderation.id} WHERE r.id = ANY (${reviewIds}::int[])`);
  await recordAudit(
    { ...context, tx },
    {
      action: auditActions[kind],
      entity: 'review',
      entityId: reviewIds.length === 1 ? (reviewIds[0] ?? null) : null,
      after: {
        reviews: reviewIds.length,
        ...(await listingNames(tx, changing)),
        ...(reason ? { reason } : {}),
        ...(note ? { note } : {}),
      },
    },
  );
  return moderation;
}

const beforeOf = (rows: readonly Before[]) =>
  Object.fromEntries(
    rows.map(({ id, hiddenAt, hiddenReason, hiddenNote, moderationId }) => [
      id,
      {
        hiddenAt: hiddenAt?.toISOString() ?? null,
        hiddenReason,
        hiddenNote,
        moderationId,
      },
    ]),
  );

/** Whose reviews they are, for the audit: the name of one listing, else how many there are. */
async function listingNames(
  tx: Prisma.TransactionClient,
  rows: readonly Before[],
): Promise<AuditedValues<'review'>> {
  const businessIds = [...new Set(rows.map(({ businessId }) => businessId))];
  if (businessIds.length > 1) return { listings: businessIds.length };
  const listing = await tx.business.findUnique({
    where: { id: businessIds[0] ?? 0 },
    select: { name: true },
  });
  return listing ? { listing: listing.name } : {};
}
