import sql, { raw } from 'sql-template-tag';
import type { Prisma } from '../../../generated/prisma/client.ts';
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

const maxItems = 500;

/**
 * Removes stored values about persons from their listings, from the history of these, from what dry runs found, and from
 * problems, warnings and ambiguous rows of imports, so that no undo or decision brings them back. Only values that `listStoredPersons` lists are removed. Final, except for backups that were made
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
    (items !== null && (items.length === 0 || items.length > maxItems))
  ) {
    throw new AppError('BAD_INPUT', 'removalInvalid', { items: 'removalInvalid' });
  }
  const suspects = await findSuspects(context);
  const chosen = items === null ? null : JSON.stringify(items);
  return context.db.prisma.$transaction(
    async (tx) => {
      const found = await tx.$queryRaw<{ businessId: number; field: PersonField; value: string }[]>(sql`
        ${storedPersons(suspects, reason)}
        SELECT f."businessId", f.field, f.value FROM found f
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
      await forgetInFindings(tx, found);
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
      return found.length;
    },
    { timeout: 120_000 },
  );
}

/** Removes values from what imports reported: whole records that hold one, and rows that wait for a decision. */
async function forgetInFindings(
  tx: Prisma.TransactionClient,
  found: readonly { field: PersonField; value: string }[],
): Promise<void> {
  const values = [...new Set(found.map(({ value }) => value.toLowerCase()))];
  if (values.length === 0) return;
  for (const table of ['import_problems', 'import_warnings'])
    await tx.$executeRaw(sql`
      UPDATE ${raw(table)} SET value = NULL
      WHERE EXISTS (SELECT 1 FROM unnest(${values}::text[]) AS v (text) WHERE strpos(lower(value), v.text) > 0)`);
  for (const [field, columns] of [
    ['email', ['email']],
    ['phone', ['phone', 'phone_normalised']],
  ] as const)
    await tx.$executeRaw`
      UPDATE import_doubts SET staged = staged - ${[...columns]}::text[]
      WHERE lower(staged ->> ${field}) = ANY (${found.flatMap((one) => (one.field === field ? [one.value.toLowerCase()] : []))})`;
}
