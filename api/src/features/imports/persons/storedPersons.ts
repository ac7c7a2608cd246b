import sql, { raw, type Sql } from 'sql-template-tag';
import { requireOperator, type Context } from '../../../lib/context.ts';
import { readOffsetPage, type OffsetPage } from '../../../lib/offsetPage.ts';
import type { PagingArgs } from '../../../lib/paging.ts';
import { roleMailbox } from '../read/columns/persons/personsMail.ts';
import { personSuspects, type PersonField, type PersonSuspect } from './personSuspects.ts';

/** A stored value that is, or may be, a person's. */
export interface StoredPerson {
  businessId: number;
  slug: string;
  name: string;
  field: PersonField;
  value: string;
  /** It came from a column about persons, or its local part looks like a person's name. */
  reason: PersonReason;
  /** The import of the column. */
  importId: number | null;
  fileName: string | null;
}

export type PersonReason = 'COLUMN' | 'NAME_IN_ADDRESS';

/** Number of imports whose columns are checked, newest first. */
const maxImports = 2000;
/** Two words of letters: first and last name. */
const twoWords = '^[[:alpha:]]{2,}[._-][[:alpha:]]{2,}[0-9]*@';

/** Stored personal data, by listing and field. Errors: UNAUTHENTICATED. */
export async function listStoredPersons(
  context: Context,
  args: PagingArgs & { reason?: PersonReason | null },
): Promise<OffsetPage<StoredPerson>> {
  requireOperator(context);
  const found = storedPersons(await findSuspects(context), args.reason ?? null);
  return readOffsetPage(
    context,
    { ...args, defaultFirst: 50 },
    ({ take, skip }) =>
      context.db.rows<StoredPerson>(
        sql`${found} SELECT * FROM found ORDER BY reason, "businessId", field LIMIT ${take} OFFSET ${skip}`,
      ),
    async () => {
      const [row] = await context.db.rows<{ n: number }>(sql`${found} SELECT count(*)::int AS n FROM found`);
      return row?.n ?? 0;
    },
  );
}

/** The fields of imports that came from columns about persons. */
export async function findSuspects(context: Context): Promise<PersonSuspect[]> {
  const imports = await context.db.prisma.import.findMany({
    where: { status: 'DONE', isDryRun: false, isDemo: false },
    orderBy: { id: 'desc' },
    take: maxImports,
    select: { id: true, columns: true },
  });
  return imports.flatMap(personSuspects);
}

/** A `found` of stored values about persons; those that operators wrote by hand are not among them. */
export function storedPersons(suspects: readonly PersonSuspect[], reason: PersonReason | null): Sql {
  const rows = JSON.stringify(suspects);
  return sql`WITH suspects AS MATERIALIZED (
      SELECT * FROM jsonb_to_recordset(${rows}::jsonb) AS s ("importId" int, field text)
    ), origins AS MATERIALIZED (
      SELECT id, field, max(import_id) AS import_id FROM (
        SELECT b.id, s.field, s."importId" AS import_id FROM suspects s
        JOIN businesses b ON b.created_by_import_id = s."importId"
        UNION ALL
        SELECT r.business_id, s.field, s."importId" FROM suspects s
        JOIN business_revisions r ON r.import_id = s."importId" AND NOT r.undone AND r.after ->> s.field IS NOT NULL
      ) AS every GROUP BY 1, 2
    ), found AS MATERIALIZED (${
      reason === null ? sql`${fromColumns} UNION ALL ${named}` : reason === 'COLUMN' ? fromColumns : named
    })`;
}

const fromColumns = sql`
  SELECT b.id AS "businessId", b.slug, b.name, v.field, v.value, 'COLUMN' AS reason, o.import_id AS "importId",
    i.file_name AS "fileName"
  FROM origins o
  JOIN businesses b ON b.id = o.id
  CROSS JOIN LATERAL (VALUES ('email', b.email), ('phone', b.phone)) AS v (field, value)
  LEFT JOIN imports i ON i.id = o.import_id
  WHERE v.field = o.field AND v.value IS NOT NULL AND NOT b.is_demo AND v.field <> ALL (b.edited_fields)`;

/**
 * E-mail addresses whose local part is two words that are neither a role nor part of the listing's name. The first
 * condition is that of the index businesses_with_two_word_email.
 */
const named = sql`
  SELECT b.id AS "businessId", b.slug, b.name, 'email' AS field, b.email AS value, 'NAME_IN_ADDRESS' AS reason,
    NULL::int AS "importId", NULL::text AS "fileName"
  FROM businesses b
  WHERE ${raw(`b.email ~* '${twoWords}'`)} AND b.email COLLATE "und-x-icu" !~* ${roleMailbox.source}
    AND position(lower(split_part(translate(b.email, '_-', '..'), '.', 1) COLLATE "und-x-icu") IN b.name_folded) = 0
    AND position(lower(split_part(split_part(translate(b.email, '_-', '..'), '@', 1), '.', 2) COLLATE "und-x-icu") IN b.name_folded) = 0
    AND NOT b.is_demo AND 'email' <> ALL (b.edited_fields)
    AND NOT EXISTS (SELECT FROM origins o WHERE o.id = b.id AND o.field = 'email')`;
