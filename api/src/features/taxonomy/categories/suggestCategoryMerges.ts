import sql from 'sql-template-tag';
import { isEnglish } from '../../../lib/placeKinds/englishName.ts';
import { kindOf, sureKind } from '../../../lib/placeKinds/kindOf.ts';
import { languageOfKinds, namesOf } from '../../../lib/placeKinds/kindNames.ts';
import { CategoryNames } from '../../../lib/placeKinds/categories/categoryNames.ts';
import { requireOperator, type Context } from '../../../lib/context.ts';
import { checkPaging } from '../../../lib/paging.ts';
import type { CategoryRow } from './listCategories.ts';

/** Why two categories may be one, the surest first. */
type CategoryMergeReason = 'SAME_KIND' | 'FINER_KIND' | 'LIKELY_KIND';

/** Two categories that may be one kind of business. */
export interface CategoryMergeSuggestion {
  /** The one that would go. */
  category: CategoryRow;
  /** The one that would stay. */
  target: CategoryRow;
  reason: CategoryMergeReason;
}

interface KnownCategory extends CategoryRow {
  distinctFromIds: number[];
}

const reasons: readonly CategoryMergeReason[] = ['SAME_KIND', 'FINER_KIND', 'LIKELY_KIND'];
/** Minimum confidence of the dictionary for a suggestion. */
const minConfidence = 0.5;

/**
 * Categories that may be one kind of business by the dictionary, or whose names differ in number only, without
 * dismissed pairs. Strongest first, then by number of listings. At most 100.
 */
export async function suggestCategoryMerges(
  context: Context,
  args: { first?: number | null },
): Promise<CategoryMergeSuggestion[]> {
  requireOperator(context);
  const { first } = checkPaging(context, args, 20);
  const categories = await context.db.rows<KnownCategory>(sql`
    SELECT id, name, slug, icon, location, business_count AS "businessCount", distinct_from_ids AS "distinctFromIds"
    FROM categories WHERE merged_into_id IS NULL ORDER BY business_count DESC, id`);
  return suggestionsOf(categories)
    .toSorted(
      (a, b) =>
        reasons.indexOf(a.reason) - reasons.indexOf(b.reason) ||
        b.category.businessCount - a.category.businessCount,
    )
    .slice(0, first);
}

/** The suggestions for categories that come with most listings first. */
function suggestionsOf(categories: readonly KnownCategory[]): CategoryMergeSuggestion[] {
  const language = languageOfKinds(categories.map(({ name }) => name));
  // The public site is English: of two names an English one stays.
  const preferred = [
    ...categories.filter(({ name }) => isEnglish(name)),
    ...categories.filter(({ name }) => !isEnglish(name)),
  ];
  const known = new CategoryNames(language);
  const byId = new Map(categories.map((category) => [category.id, category]));
  const found: { category: KnownCategory; target: KnownCategory; reason: CategoryMergeReason }[] = [];
  for (const category of preferred) {
    const { id, isFiner } = known.meaningOf(category.name);
    const target = id === null ? undefined : byId.get(id);
    if (target) found.push({ category, target, reason: isFiner ? 'FINER_KIND' : 'SAME_KIND' });
    known.add(category.id, category.name);
  }
  const paired = new Set(found.map(({ category }) => category.id));
  for (const category of preferred.filter(({ id }) => !paired.has(id))) {
    const match = kindOf(category.name, language);
    if (match === null || match.confidence < minConfidence) continue;
    if (match.confidence >= sureKind && !match.isFiner) continue;
    const [name] = namesOf(match.kind, ['en'])[0]?.names ?? [];
    const target = name === undefined ? undefined : byId.get(known.meaningOf(name).id ?? 0);
    if (!target || target.id === category.id) continue;
    found.push({ category, target, reason: match.isFiner ? 'FINER_KIND' : 'LIKELY_KIND' });
  }
  return found.filter(({ category, target }) => !areDistinct(category, target));
}

const areDistinct = (a: KnownCategory, b: KnownCategory): boolean =>
  a.distinctFromIds.includes(b.id) || b.distinctFromIds.includes(a.id);
