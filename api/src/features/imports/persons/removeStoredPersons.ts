import sql, { raw } from 'sql-template-tag';
import { requireOperator, type Context } from '../../../lib/context.ts';
import { AppError } from '../../../lib/errors.ts';
import { recordAudit } from '../../audit/recordAudit.ts';
import type { PersonField } from './personSuspects.ts';
import { removeFromFindings, type FoundValue } from './removeFromFindings.ts';
import { recordRemovedValues } from './removedValues.ts';
import { findSuspects, storedPersons, type PersonReason } from './storedPersons.ts';

export interface PersonRemoval {
  /** The values to remove, at most 500; or all of a reason. */
  items?: readonly { businessId: number; field: PersonField }[] | null;
  reason?: PersonReason | null;
  /** Removal of personal data is final: it must be confirmed. */
  isConfirmed: boolean;
}

export interface RemovedPersons {
  removed: number;
  /** Number of values that remain for the next call. */
  remaining: number;
}

const maxItems = 500;
/** Maximum number of values per call, so that a request ends in time in a directory of any size. */
const maxRemovedAtOnce = 2000;

/**
 * Removes stored values about persons from their listings, from the history and audit of these, from what dry runs found,
 * and from problems, warnings, ambiguous rows and samples of imports, so that no undo, decision or later import brings them back. Only
 * values that `listStoredPersons` lists are removed, at most 2,000 at once. Final, except for backups that were made before, and
 * for operators who write a value by hand. Errors: UNAUTHENTICATED, BAD_INPUT.
 */
export async function removeStoredPersons(context: Context, removal: PersonRemoval): Promise<RemovedPersons> {
  requireOperator(context);
  const { items = null, reason = null, isConfirmed } = removal;
  if (!isConfirmed) {
    throw new AppError('BAD_INPUT', 'removalUnconfirmed', { isConfirmed: 'removalUnconfirmed' });
  }
  if (
    (items === null) === (reason === null) ||
    (items !== null && (items.length === 0 || items.length > maxItems))
  ) {
    throw new AppError('BAD_INPUT', 'removalInvalid', { items: 'removalInvalid' });
  }
  const suspects = await findSuspects(context);
  const chosen = items === null ? null : JSON.stringify(items);
  return context.db.prisma.$transaction(
    async (tx) => {
      const found = await tx.$queryRaw<(FoundValue & { total: number })[]>(sql`
        ${storedPersons(suspects, reason)}
        SELECT f."businessId", f.field, f.value, count(*) OVER ()::int AS total FROM found f
        WHERE ${chosen}::text IS NULL OR EXISTS (
          SELECT 1 FROM jsonb_to_recordset(${chosen}::jsonb) AS c ("businessId" int, field text)
          WHERE c."businessId" = f."businessId" AND c.field = f.field
        )
        LIMIT ${maxRemovedAtOnce}`);
      for (const field of ['email', 'phone'] as const) {
        const listed = found.filter((one) => one.field === field);
        if (listed.length === 0) continue;
        const ids = listed.map(({ businessId }) => businessId);
        const columns = field === 'email' ? ['email'] : ['phone', 'phone_normalised'];
        // An operator may have written another value since it was listed.
        await tx.$executeRaw(sql`
          UPDATE businesses b SET ${raw(columns.map((column) => `${column} = NULL`).join(', '))}
          FROM unnest(${ids}::int[], ${listed.map(({ value }) => value)}::text[]) AS f (id, value)
          WHERE b.id = f.id AND b.${raw(field)} = f.value AND ${field} <> ALL (b.edited_fields)`);
        await recordRemovedValues(
          tx,
          field,
          listed.map(({ value }) => value),
        );
        await tx.$executeRaw`
          UPDATE business_revisions SET before = before - ${columns}::text[], after = after - ${columns}::text[]
          WHERE business_id = ANY (${ids}) AND (before ?| ${columns}::text[] OR after ?| ${columns}::text[])`;
        await tx.$executeRaw`
          UPDATE import_outcomes SET before = before - ${columns}::text[], after = after - ${columns}::text[]
          WHERE business_id = ANY (${ids}) AND (before ?| ${columns}::text[] OR after ?| ${columns}::text[])`;
        await tx.$executeRaw`
          UPDATE audit_events SET before = before - ${columns}::text[], after = after - ${columns}::text[]
          WHERE entity = 'business' AND entity_id = ANY (${ids}::int[]::text[])
            AND (before ?| ${columns}::text[] OR after ?| ${columns}::text[])`;
      }
      await removeFromFindings(tx, found);
      await recordAudit(
        { ...context, tx },
        {
          action: 'personalData.remove',
          entity: 'business',
          after: {
            count: found.length,
            reason,
            businessIds: found.slice(0, maxItems).map(({ businessId }) => businessId),
          },
        },
      );
      return { removed: found.length, remaining: (found[0]?.total ?? 0) - found.length };
    },
    { timeout: 120_000 },
  );
}
