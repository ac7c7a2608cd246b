import { isBroaderKind } from '../../../../lib/placeKinds/isBroaderKind.ts';
import { run, type Merge } from '../mergeContext.ts';

/**
 * Clears categories and types of rows that are more general than those of their listings: a file that calls every listing a store
 * does not change a coffee shop. Rows of our own exports, and edits that the operator lets the file overwrite, are applied unchanged.
 */
export async function leaveBroaderKinds(merge: Merge): Promise<void> {
  await leaveBroader(
    merge,
    'category_name',
    'category_id',
    '(SELECT name FROM categories c WHERE c.id = b.category_id)',
  );
  await leaveBroader(merge, 'type', 'type', 'b.type');
}

async function leaveBroader(merge: Merge, column: string, field: string, stored: string): Promise<void> {
  const joined = `matches m JOIN businesses b ON b.id = m.business_id
    WHERE s.position = m.position AND s.identity NOT LIKE 'own:%' AND NOT EXISTS (SELECT FROM applied a WHERE a.position = m.position)
      ${merge.overwriteEdited ? `AND NOT '${field}' = ANY (b.edited_fields)` : ''}`;
  const { rows } = await merge.client.query<{ given: string; stored: string }>(
    `SELECT DISTINCT s.${column} AS given, ${stored} AS stored FROM staged s, ${joined} AND s.${column} <> ${stored}`,
  );
  const broader = rows.filter((pair) => isBroaderKind(pair.given, pair.stored));
  if (broader.length === 0) return;
  await run(
    merge,
    `UPDATE staged s SET ${column} = NULL FROM unnest($1::text[], $2::text[]) AS pair (given, stored), ${joined}
       AND s.${column} = pair.given AND ${stored} = pair.stored`,
    [broader.map(({ given }) => given), broader.map(({ stored: precise }) => precise)],
  );
}
