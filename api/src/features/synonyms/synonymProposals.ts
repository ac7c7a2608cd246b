import sql from 'sql-template-tag';
import { searchedWords } from '../../../../domain/search/searchedWords.ts';
import { requireOperator, type Context } from '../../lib/context.ts';
import { AppError } from '../../lib/errors.ts';
import { kindOf } from '../../lib/placeKinds/kindOf.ts';
import { checkText } from '../../lib/text/checkText.ts';
import { recordAudit } from '../audit/recordAudit.ts';

/** A search that found nothing, and the category that it may mean. */
export interface SynonymProposal {
  words: string;
  emptySearches: number;
  means: string;
  businessCount: number;
}

/** Searches that fewer asked say more about who typed them than about the directory. */
const minSearches = 3;
const maxRead = 200;
const maxProposed = 50;
/** Trigrams of a category's name that a misspelt one shares at least. */
const minSimilarity = 0.45;
const maxWordsLength = 80;

interface CategoryRow {
  id: number;
  name: string;
  businessCount: number;
}

/**
 * Proposals of the dictionary for frequent searches without results, without existing synonyms and dismissed
 * proposals.
 */
export async function listProposals(context: Context): Promise<SynonymProposal[]> {
  requireOperator(context);
  const [searches, categories] = await Promise.all([emptySearches(context), categoriesByCount(context)]);
  const proposals: SynonymProposal[] = [];
  for (const { words, empty, similarId } of searches) {
    const category =
      categoryOfKind(words, categories) ?? categories.find(({ id }) => id === similarId) ?? null;
    if (!category || searchedWords(category.name).join(' ') === words) continue;
    const { name: means, businessCount } = category;
    proposals.push({ words, emptySearches: empty, means, businessCount });
    if (proposals.length === maxProposed) break;
  }
  return proposals;
}

async function emptySearches({ db }: Context) {
  return db.rows<{ words: string; empty: number; similarId: number | null }>(sql`
    SELECT asked.words, asked.empty::int, resembling.id AS "similarId" FROM (
      SELECT words, sum(empty_count) AS empty FROM (
        (SELECT words, count, empty_count FROM search_sums WHERE period = 'YEAR' AND empty_count > 0
          AND start = date_trunc('year', now())::date ORDER BY empty_count DESC, words LIMIT ${maxRead})
        UNION ALL
        (SELECT words, count, empty_count FROM search_sums WHERE period = 'YEAR' AND empty_count > 0
          AND start = (date_trunc('year', now()) - interval '1 year')::date ORDER BY empty_count DESC, words LIMIT ${maxRead})
      ) AS years GROUP BY words HAVING sum(empty_count) >= ${minSearches}
    ) AS asked LEFT JOIN LATERAL (
      SELECT id FROM categories WHERE business_count > 0 AND similarity(plain_words(name_key), asked.words) >= ${minSimilarity}
      ORDER BY similarity(plain_words(name_key), asked.words) DESC, business_count DESC, id LIMIT 1
    ) AS resembling ON true
    WHERE NOT EXISTS (SELECT FROM dismissed_searches d WHERE d.words = asked.words)
      AND NOT EXISTS (SELECT FROM search_synonyms s WHERE s.words = asked.words OR s.is_two_way AND s.means = asked.words)
    ORDER BY asked.empty DESC, asked.words LIMIT ${maxRead}`);
}

async function categoriesByCount({ db }: Context): Promise<CategoryRow[]> {
  return db.rows<CategoryRow>(sql`
    SELECT id, name, business_count AS "businessCount" FROM categories WHERE business_count > 0
    ORDER BY business_count DESC, id LIMIT 5000`);
}

/** The largest category of the kind that words name, or of the narrowest wider kind that the directory has. */
function categoryOfKind(words: string, categories: readonly CategoryRow[]): CategoryRow | null {
  const kind = kindOf(words)?.kind;
  if (kind === undefined) return null;
  const parts = kind.split('/');
  for (let length = parts.length; length >= 2; length -= 1) {
    const wider = `${parts.slice(0, length).join('/')}/`;
    const category = categories.find(({ name }) => `${kindOf(name)?.kind ?? ''}/`.startsWith(wider));
    if (category) return category;
  }
  return null;
}

/** Takes a search out of the proposals permanently. False if it was dismissed before. Errors: BAD_INPUT, NOT_FOUND. */
export async function dismissProposal(context: Context, given: string): Promise<boolean> {
  requireOperator(context);
  const words = checkedWords(given);
  return context.db.prisma.$transaction(async (tx) => {
    // Only stored searches without personal data can become proposals.
    const [searched] = await tx.$queryRaw<
      unknown[]
    >`SELECT 1 FROM search_sums WHERE period = 'YEAR' AND words = ${words} LIMIT 1`;
    if (searched === undefined) throw new AppError('NOT_FOUND', 'searchNotProposed');
    const { count } = await tx.dismissedSearch.createMany({ data: [{ words }], skipDuplicates: true });
    if (count > 0)
      await recordAudit(
        { ...context, tx },
        { action: 'synonym.dismiss', entity: 'synonym', entityId: words, after: { words } },
      );
    return count > 0;
  });
}

/** Puts it back. False if it was not dismissed. Errors: BAD_INPUT. */
export async function restoreProposal(context: Context, given: string): Promise<boolean> {
  requireOperator(context);
  const words = checkedWords(given);
  return context.db.prisma.$transaction(async (tx) => {
    const { count } = await tx.dismissedSearch.deleteMany({ where: { words } });
    if (count > 0)
      await recordAudit(
        { ...context, tx },
        { action: 'synonym.restore', entity: 'synonym', entityId: words, before: { words } },
      );
    return count > 0;
  });
}

function checkedWords(given: string): string {
  const words = searchedWords(checkText(given, 'words')).join(' ');
  if (words === '' || words.length > maxWordsLength)
    throw new AppError('BAD_INPUT', 'searchNotProposed', { words: 'searchNotProposed' });
  return words;
}
