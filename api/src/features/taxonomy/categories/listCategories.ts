import sql, { join, raw, type Sql } from 'sql-template-tag';
import { foldedWords } from '../../../../../domain/search/plainWords.ts';
import { foldText } from '../../../../../domain/text/fold.ts';
import type { Prisma } from '../../../generated/prisma/client.ts';
import type { Context } from '../../../lib/context.ts';
import { limits } from '../../../lib/limits.ts';
import { checkPaging, pageOf } from '../../../lib/paging.ts';
import { categoryOfSlug } from './categoryOfSlug.ts';

/** Public fields of a category; the SQL of public lists reads the same. */
export const categorySelect = {
  id: true,
  name: true,
  slug: true,
  icon: true,
  location: true,
  businessCount: true,
} satisfies Prisma.CategorySelect;

export type CategoryRow = Prisma.CategoryGetPayload<{ select: typeof categorySelect }>;

export interface ListCategoriesArgs {
  search?: string | null;
  sort?: 'BUSINESS_COUNT' | 'NAME' | null;
  first?: number | null;
  offset?: number | null;
}

// Visitors wait for these lists, which replicas may answer: SQL on the shared pool.
const categoryColumns = raw('id, name, slug, icon, location, business_count AS "businessCount"');

/** The names of a category, those that it had and those that files give it, folded. */
export const categoryWords = raw("concat_ws(' ', name_key, array_to_string(former_keys, ' '))");

/** Categories that have listings, a page at a time. */
export async function listCategories(context: Context, args: ListCategoriesArgs) {
  const { first, offset } = checkPaging(context, args, 20, limits.wholeList);
  const order = raw(args.sort === 'NAME' ? 'name_key, id' : 'business_count DESC, id');
  const rows = await context.db.rows<CategoryRow>(sql`
    SELECT ${categoryColumns} FROM categories WHERE ${categoryWhere(args.search)}
    ORDER BY ${order} LIMIT ${first + 1} OFFSET ${offset}`);
  return { ...pageOf(rows, first), search: args.search ?? null };
}

/** Number of categories that `listCategories` would page through. */
export async function countCategories(context: Context, search: string | null): Promise<number> {
  const [row] = await context.db.rows<{ n: number }>(
    sql`SELECT count(*) AS n FROM categories WHERE ${categoryWhere(search)}`,
  );
  return row?.n ?? 0;
}

/** The category of a current or former slug, or null. */
export async function findCategory(context: Context, slug: string): Promise<CategoryRow | null> {
  if (slug.length > 200 || slug.includes('\0')) return null;
  const [row] = await context.db.rows<CategoryRow>(sql`
    SELECT ${categoryColumns} FROM categories WHERE id = ${categoryOfSlug(slug)}`);
  return row ?? null;
}

function categoryWhere(search: string | null | undefined): Sql {
  const words = foldedWords(foldText((search ?? '').slice(0, 200)));
  return join([sql`business_count > 0`, ...words.slice(0, 8).map((word) => isCalled(`%${word}%`))], ' AND ');
}

/** Whether a category has or had a name like this, or one that was merged into it. */
const isCalled = (like: string) => sql`(${categoryWords} LIKE ${like} OR id IN (
  SELECT merged_into_id FROM categories WHERE merged_into_id IS NOT NULL AND ${categoryWords} LIKE ${like}))`;
