import sql from 'sql-template-tag';
import { requireOperator, type Context } from '../../../lib/context.ts';
import { AppError } from '../../../lib/errors.ts';
import { recordAudit } from '../../audit/recordAudit.ts';
import type { PersonField } from './personSuspects.ts';
import { findSuspects, storedPersons, type PersonReason } from './storedPersons.ts';

export interface PersonRemoval {
  /** The values to remove, at most 500; or all of a reason. */
  items?: readonly { businessId: number; field: PersonField }[] | null;
  reason?: PersonReason | null;
  /** Removal of personal data is final: it must be confirmed. */
  isConfirmed: boolean;
}

const mostItems = 500;

/**
 * Removes stored values about persons from their listings, from the history of these and from what dry runs found, so that
 * no undo brings them back. Only values that `listStoredPersons` lists are removed. Final, except for backups that were made
 * before. Returns how many values were removed. Errors: UNAUTHENTICATED, BAD_INPUT.
 */
export async function removeStoredPersons(context: Context, removal: PersonRemoval): Promise<number> {
  requireOperator(context);
  const { items = null, reason = null, isConfirmed } = removal;
  if (!isConfirmed) {
    throw new AppError('BAD_INPUT', 'removalUnconfirmed', { isConfirmed: 'removalUnconfirmed' });
  }
  if (
    (items === null) === (reason === null) ||
    (items !== null && (items.length === 0 || items.length > mostItems))
  ) {
    throw new AppError('BAD_INPUT', 'removalInvalid', { items: 'removalInvalid' });
  }
  const suspects = await findSuspects(context);
  const chosen = items === null ? null : JSON.stringify(items);
  return context.db.prisma.$transaction(
    async (tx) => {
      const found = await tx.$queryRaw<{ businessId: number; field: PersonField }[]>(sql`
        ${storedPersons(suspects, reason)}
        SELECT f."businessId", f.field FROM found f
        WHERE ${chosen}::text IS NULL OR EXISTS (
          SELECT 1 FROM jsonb_to_recordset(${chosen}::jsonb) AS c ("businessId" int, field text)
          WHERE c."businessId" = f."businessId" AND c.field = f.field
        )`);
      for (const field of ['email', 'phone'] as const) {
        const ids = found.filter((one) => one.field === field).map(({ businessId }) => businessId);
        if (ids.length === 0) continue;
        const columns = field === 'email' ? ['email'] : ['phone', 'phone_normalised'];
        if (field === 'email')
          await tx.$executeRaw`UPDATE businesses SET email = NULL WHERE id = ANY (${ids})`;
        else
          await tx.$executeRaw`UPDATE businesses SET phone = NULL, phone_normalised = NULL WHERE id = ANY (${ids})`;
        await tx.$executeRaw`
          UPDATE business_revisions SET before = before - ${columns}::text[], after = after - ${columns}::text[]
          WHERE business_id = ANY (${ids}) AND (before ?| ${columns}::text[] OR after ?| ${columns}::text[])`;
        await tx.$executeRaw`
          UPDATE import_outcomes SET before = before - ${columns}::text[], after = after - ${columns}::text[]
          WHERE business_id = ANY (${ids}) AND (before ?| ${columns}::text[] OR after ?| ${columns}::text[])`;
      }
      await recordAudit(
        { ...context, tx },
        {
          action: 'personalData.remove',
          entity: 'business',
          after: {
            count: found.length,
            reason,
            businessIds: found.slice(0, mostItems).map(({ businessId }) => businessId),
          },
        },
      );
      return found.length;
    },
    { timeout: 120_000 },
  );
}
