import sql, { raw, type Sql } from 'sql-template-tag';
import type { Prisma } from '../../../generated/prisma/client.ts';
import { run, type Merge } from '../merge/mergeContext.ts';
import type { PersonField } from './personSuspects.ts';

// Values about persons that were removed, as hashes with the key of the installation, so that nobody can read or guess them.

/** Digits by which a phone number is found in any writing, with or without the code of its country. */
export const phoneDigits = 9;
/** Fewer digits, or those of another script, would be found in texts that hold no such phone. */
export const leastPhoneDigits = 6;

const columnsOf: Readonly<Record<PersonField, readonly string[]>> = {
  email: ['email'],
  phone: ['phone', 'phone_normalised'],
};

/** The first start of an installation makes its key. */
const key = `coalesce((SELECT signing_key FROM installation WHERE id = 1), '')`;

/** SQL of the hash by which a value is known in any writing; `value` is an SQL expression. */
function hashOf(field: PersonField, value: string): string {
  const written = `lower(btrim(${value}) COLLATE "und-x-icu")`;
  const digits = `regexp_replace(${value}, '[^0-9]', '', 'g')`;
  const compared =
    field === 'email'
      ? written
      : `CASE WHEN length(${digits}) < ${leastPhoneDigits} THEN ${written} ELSE right(${digits}, ${phoneDigits}) END`;
  return `sha256(${key} || convert_to('${field} ' || ${compared}, 'UTF8'))`;
}

/** Notes that imports must not bring these values back. */
export async function noteRemoved(
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
