import sql, { raw, type Sql } from 'sql-template-tag';
import type { Prisma } from '../../../generated/prisma/client.ts';
import { run, type Merge } from '../merge/mergeContext.ts';
import type { PersonField } from './personSuspects.ts';

// Removed personal values, as keyed hashes (key of the installation), so that nobody can read or guess them.

/** Number of last digits that identify a phone number in any notation, with or without country code. */
export const phoneDigits = 9;
/** Minimum number of digits; fewer would match texts without the phone number. */
export const leastPhoneDigits = 6;

const columnsOf: Readonly<Record<PersonField, readonly string[]>> = {
  email: ['email'],
  phone: ['phone', 'phone_normalised'],
};

/** SQL of the installation's key, which is created at its first start. */
const key = `coalesce((SELECT signing_key FROM installation WHERE id = 1), '')`;

/** SQL of the hash of a value, equal for all its notations; `value` is an SQL expression. */
function hashOf(field: PersonField, value: string): string {
  const written = `lower(btrim(${value}) COLLATE "und-x-icu")`;
  const digits = `regexp_replace(${value}, '[^0-9]', '', 'g')`;
  const compared =
    field === 'email'
      ? written
      : `CASE WHEN length(${digits}) < ${leastPhoneDigits} THEN ${written} ELSE right(${digits}, ${phoneDigits}) END`;
  return `sha256(${key} || convert_to('${field} ' || ${compared}, 'UTF8'))`;
}

/** Stores that imports must not restore these values. */
export async function recordRemovedValues(
  tx: Prisma.TransactionClient,
  field: PersonField,
  values: readonly string[],
): Promise<void> {
  const hash: Sql = raw(hashOf(field, 'v.value'));
  await tx.$executeRaw(sql`
    INSERT INTO removed_personal_values (field, value_hash)
    SELECT DISTINCT ${field}, ${hash} FROM unnest(${[...values]}::text[]) AS v (value)
    ON CONFLICT DO NOTHING`);
}

/** Empties the fields of staged rows that hold a removed value. */
export async function dropRemovedValues(merge: Merge): Promise<void> {
  const { rows } = await merge.client.query<{ field: PersonField }>(
    'SELECT DISTINCT field FROM removed_personal_values',
  );
  for (const { field } of rows) {
    const emptied = columnsOf[field].map((column) => `${column} = NULL`).join(', ');
    await run(
      merge,
      `UPDATE staged s SET ${emptied}
       WHERE s.${field} IS NOT NULL AND EXISTS (
         SELECT FROM removed_personal_values r
         WHERE r.field = '${field}' AND r.value_hash = ${hashOf(field, `s.${field}`)})`,
    );
  }
}
