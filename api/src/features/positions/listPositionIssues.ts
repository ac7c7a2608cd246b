import sql, { join, type Sql } from 'sql-template-tag';
import type { PositionIssueReason } from '../../generated/prisma/client.ts';
import { operatorIdOf, requireOperator, type Context } from '../../lib/context.ts';
import { AppError } from '../../lib/errors.ts';
import { readOffsetPage, type OffsetPage } from '../../lib/offsetPage.ts';
import type { PagingArgs } from '../../lib/paging.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import type { BusinessRow } from '../listings/businessRow.ts';
import { findBusinessesByIds } from '../listings/findBusinessesByIds.ts';
import type { PositionVerdict } from './judgePosition.ts';

/** Maximum number of issues that are counted. */
export const maxCounted = 10_000;

export interface PositionIssue extends PositionVerdict {
  business: BusinessRow;
}

export interface IssueFilter {
  importId?: number | null;
  reason?: PositionIssueReason | null;
  isDismissed?: boolean | null;
}

interface IssueRow {
  id: number;
  reason: PositionIssueReason;
  latitude: number | null;
  longitude: number | null;
}

/** A page of the listings whose position is probably wrong, those with a suggested correction first. */
export function listPositionIssues(
  context: Context,
  { importId, reason, isDismissed, ...paging }: IssueFilter & PagingArgs,
  fields: ReadonlySet<string>,
): Promise<OffsetPage<PositionIssue>> {
  requireOperator(context);
  const found = matching({ importId, reason, isDismissed });
  return readOffsetPage(
    context,
    { ...paging, defaultFirst: 50 },
    async ({ take, skip }) => {
      const rows = await context.db.rows<IssueRow>(sql`
        SELECT d.business_id AS id, d.reason, d.suggested_latitude AS latitude, d.suggested_longitude AS longitude
        ${found} ORDER BY d.reason, d.business_id LIMIT ${take} OFFSET ${skip}`);
      const businesses = await findBusinessesByIds(
        context,
        rows.map(({ id }) => id),
        new Set([...fields, 'id', 'slug']),
      );
      return rows.flatMap(({ id, reason: why, latitude, longitude }) => {
        const business = businesses.get(id);
        const suggestion = latitude === null || longitude === null ? null : { latitude, longitude };
        return business ? [{ business, reason: why, suggestion }] : [];
      });
    },
    async () => {
      const [row] = await context.db.rows<{ n: number }>(
        sql`SELECT count(*)::int AS n FROM (SELECT ${found} LIMIT ${maxCounted + 1}) AS found`,
      );
      return row?.n ?? 0;
    },
  );
}

/** Issues of positions that listings still have. */
function matching({ importId, reason, isDismissed }: IssueFilter): Sql {
  const conditions = [
    sql`b.deleted_at IS NULL AND (b.latitude, b.longitude) = (d.latitude, d.longitude)`,
    isDismissed ? sql`d.dismissed_at IS NOT NULL` : sql`d.dismissed_at IS NULL`,
    ...(reason == null ? [] : [sql`d.reason = ${reason}::position_issue_reason`]),
    ...(importId == null
      ? []
      : [
          sql`(b.created_by_import_id = ${importId}
            OR EXISTS (SELECT FROM business_revisions r WHERE r.business_id = b.id AND r.import_id = ${importId}))`,
        ]),
  ];
  return sql`FROM position_issues d JOIN businesses b ON b.id = d.business_id WHERE ${join(conditions, ' AND ')}`;
}

/**
 * Marks the position of a listing as correct, or undoes that. The mark is valid until the position changes.
 * Errors: NOT_FOUND for a listing whose position has no issue, or was not dismissed.
 */
export function dismissPositionIssue(
  context: Context,
  businessId: number,
  isDismissed: boolean,
): Promise<boolean> {
  requireOperator(context);
  return context.db.prisma.$transaction(async (tx) => {
    const { count } = await tx.positionIssue.updateMany({
      where: { businessId, dismissedAt: isDismissed ? null : { not: null } },
      data: {
        dismissedAt: isDismissed ? new Date() : null,
        dismissedById: isDismissed ? operatorIdOf(context) : null,
      },
    });
    if (count === 0) throw new AppError('NOT_FOUND', 'positionIssueNotFound');
    await recordAudit(
      { ...context, tx },
      {
        action: isDismissed ? 'positions.dismiss' : 'positions.reopen',
        entity: 'business',
        entityId: String(businessId),
      },
    );
    return true;
  });
}
