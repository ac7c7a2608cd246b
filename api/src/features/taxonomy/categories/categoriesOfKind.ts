import sql from 'sql-template-tag';
import { kindOf } from '../../../lib/placeKinds/kindOf.ts';
import type { Context } from '../../../lib/context.ts';

/** Categories to which a word of a search refers. */
export interface CategoriesOfKind {
  kind: string;
  /** As of `kindOf`. */
  confidence: number;
  /** Categories of the kind and of kinds of it that have listings, most listings first; may be empty. */
  categoryIds: number[];
}

/**
 * The categories of the kind that a text names in any language: "kuaför", "Friseur" and "hairdresser" give the same. Null
 * where the dictionary knows no kind. `language` (ISO 639-1) decides between meanings, as in `kindOf`.
 */
export async function categoriesOfKind(
  { db }: Pick<Context, 'db'>,
  text: string,
  language?: string,
): Promise<CategoriesOfKind | null> {
  const match = kindOf(text, language);
  if (match === null) return null;
  const rows = await db.rows<{ id: number; name: string }>(sql`
    SELECT id, name FROM categories WHERE business_count > 0 ORDER BY business_count DESC, id`);
  const categoryIds = rows
    .filter(({ name }) => `${kindOf(name, language)?.kind ?? ''}/`.startsWith(`${match.kind}/`))
    .map(({ id }) => id);
  return { kind: match.kind, confidence: match.confidence, categoryIds };
}
