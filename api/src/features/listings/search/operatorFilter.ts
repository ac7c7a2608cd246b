import sql, { type Sql } from 'sql-template-tag';
import type { BusinessFilter } from '../list/businessFilter.ts';
import type { Reader } from '../reader.ts';

const maxFound = 20;

/** A filter whose search also finds listings by their id, row number, place id, Google id or CID, as operators know them. */
export function operatorFilter(reader: Reader, filter: BusinessFilter): BusinessFilter {
  if ((filter.search?.trim() ?? '') === '') return filter;
  return { ...filter, idsOf: (text) => idsOfNumber(reader, text.trim()) };
}

async function idsOfNumber({ db }: Reader, text: string): Promise<number[]> {
  const condition = numberCondition(text);
  if (!condition) return [];
  const rows = await db.rows<{ id: number }>(
    sql`SELECT id FROM businesses WHERE (${condition}) AND deleted_at IS NULL ORDER BY id LIMIT ${maxFound}`,
  );
  return rows.map(({ id }) => id);
}

const label = /^(?:(?:id|no|row|satır|kayıt|cid|place\s?id)\.?[\s:#]*)+(?=[\w#])/iu;
/** Patterns of ids in map links and in links to the back office. */
const linked: readonly RegExp[] = [
  /(?:place_id[:=]|!19s)([A-Za-z][\w-]{19,})/,
  /(?:ftid=|!1s)(0x[0-9a-f]+:0x[0-9a-f]+)/i,
  /[?&]cid=(\d{10,20})/,
  /^https?:\/\/[^?#]+\/admin\/businesses\?(?:[^#]*&)?edit=(\d{1,9})/,
];
/** The page of a listing, and its address in the REST API. */
const pageLink = /^https?:\/\/[^/?#]+\/(?:business|api\/businesses)\/([^/?#]+)/;

function numberCondition(given: string): Sql | null {
  const slug = pageLink.exec(given)?.[1]?.toLowerCase();
  if (slug !== undefined)
    return sql`slug = ${slug} OR id IN (SELECT business_id FROM old_slugs WHERE slug = ${slug})`;
  const text = linked.map((form) => form.exec(given)?.[1]).find(Boolean) ?? given.replace(label, '');
  // With the separators that the table prints as well.
  const number = /^#?\s*(\d{1,9}|\d{1,3}(?:[.,\s]\d{3}){1,2})$/.exec(text)?.[1]?.replace(/\D/g, '');
  if (number !== undefined) return sql`id = ${Number(number)} OR global_row_number = ${Number(number)}`;
  if (/^\d{10,20}$/.test(text)) return sql`cid = ${text}`;
  if (/^0x[0-9a-f]+:0x[0-9a-f]+$/i.test(text)) return sql`google_id = ${text.toLowerCase()}`;
  return /^[A-Za-z][\w-]{19,}$/.test(text) ? sql`place_id = ${text}` : null;
}
