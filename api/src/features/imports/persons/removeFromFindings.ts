import sql, { raw } from 'sql-template-tag';
import type { Prisma } from '../../../generated/prisma/client.ts';
import type { ImportColumn } from '../read/columns/importColumn.ts';
import type { PersonField } from './personSuspects.ts';
import { leastPhoneDigits, phoneDigits } from './removedValues.ts';

export interface FoundValue {
  businessId: number;
  field: PersonField;
  value: string;
}

/** An e-mail address within the text of a row, whatever separates the values. */
const mailInText = String.raw`[^\s,;:<>"'()|=\[\]{}/\\]+@[^\s,;:<>"'()|=\[\]{}/\\]+`;
const betweenPhones = String.raw`[^0-9()+. -]+| - `;

/** Removes values from what imports reported: whole records that hold one, rows that wait for a decision, samples of columns. */
export async function removeFromFindings(
  tx: Prisma.TransactionClient,
  found: readonly FoundValue[],
): Promise<void> {
  const valuesOf = (wanted: PersonField) => [
    ...new Set(found.flatMap(({ field, value }) => (field === wanted ? [value.toLowerCase()] : []))),
  ];
  const mails = valuesOf('email');
  const phones = valuesOf('phone')
    .map((phone) => phone.replace(/\D/g, '').slice(-phoneDigits))
    .filter(({ length }) => length >= leastPhoneDigits);
  // Each text is split once and its parts are looked up: searching each text for each value would take minutes.
  for (const table of ['import_problems', 'import_warnings']) {
    if (mails.length > 0)
      await tx.$executeRaw(sql`
        UPDATE ${raw(table)} SET value = NULL WHERE id IN (
          SELECT f.id FROM ${raw(table)} f, regexp_matches(lower(f.value COLLATE "und-x-icu"), ${mailInText}, 'g') AS part
          WHERE f.value LIKE '%@%' AND rtrim(part[1], '.') = ANY (${mails})
        )`);
    if (phones.length > 0)
      await tx.$executeRaw(sql`
        UPDATE ${raw(table)} SET value = NULL WHERE id IN (
          SELECT f.id FROM ${raw(table)} f, regexp_split_to_table(f.value, ${betweenPhones}) AS part
          WHERE right(regexp_replace(part, '\\D', '', 'g'), ${phoneDigits}) = ANY (${phones})
        )`);
  }
  for (const [columns, values] of [
    [['email'], mails],
    [['phone', 'phone_normalised'], valuesOf('phone')],
  ] as const) {
    await tx.$executeRaw`
      UPDATE import_doubts SET staged = staged - ${[...columns]}::text[]
      WHERE lower((staged ->> ${columns[0]}) COLLATE "und-x-icu") = ANY (${[...values]})`;
    // Listings that a dry run would have created.
    await tx.$executeRaw`
      UPDATE import_outcomes SET listing = listing - ${[...columns]}::text[]
      WHERE lower((listing ->> ${columns[0]}) COLLATE "und-x-icu") = ANY (${[...values]})`;
  }
  await maskSamples(tx, mails, phones);
}

/** A text of the same shape, by which a column is still recognised as that of persons. */
const mask = (text: string) => text.replace(/\p{L}/gu, 'x').replace(/\p{N}/gu, '0');

/** Masks samples of columns that hold a value. */
async function maskSamples(
  tx: Prisma.TransactionClient,
  mails: readonly string[],
  phones: readonly string[],
): Promise<void> {
  const holding = await tx.$queryRaw<{ id: number; columns: Partial<ImportColumn>[] }[]>(sql`
    SELECT id, columns FROM imports WHERE id IN (
      SELECT i.id FROM imports i, LATERAL (
        SELECT jsonb_path_query(i.columns, '$[*].samples[*]') #>> '{}'
        UNION SELECT jsonb_path_query(i.columns, '$[*].sample') #>> '{}'
      ) AS shown (text)
      WHERE EXISTS (
        SELECT FROM regexp_matches(lower(shown.text COLLATE "und-x-icu"), ${mailInText}, 'g') AS part
        WHERE rtrim(part[1], '.') = ANY (${mails})
      ) OR EXISTS (
        SELECT FROM regexp_split_to_table(shown.text, ${betweenPhones}) AS part
        WHERE right(regexp_replace(part, '\\D', '', 'g'), ${phoneDigits}) = ANY (${phones})
      )
    )`);
  const holds = (text: string) =>
    [...text.toLowerCase().matchAll(new RegExp(mailInText, 'g'))].some(([mail]) =>
      mails.includes(mail.replace(/\.+$/, '')),
    ) ||
    text
      .split(new RegExp(betweenPhones))
      .some((part) => phones.includes(part.replace(/\D/g, '').slice(-phoneDigits)));
  const masked = (text: string) => (holds(text) ? mask(text) : text);
  for (const { id, columns } of holding) {
    const cleaned = columns.map(({ sample = null, samples, ...column }) => ({
      ...column,
      sample: sample === null ? null : masked(sample),
      ...(samples && { samples: samples.map(masked) }),
    }));
    await tx.import.update({ where: { id }, data: { columns: cleaned as unknown as Prisma.InputJsonArray } });
  }
}
