import { kindOf, sureKind } from '../../../../../lib/placeKinds/kindOf.ts';
import { isMissing } from '../../values/textValue.ts';
import type { ColumnField } from '../columnFields.ts';
import { shareOf, type JudgedHeader } from './judgedHeader.ts';

/** Headers for subcategories: 'Subcategory', 'sous-catégorie', 'Unterkategorie', 'Alt kategori'. */
const finer =
  /^(?:sub|sous|unter|onder|under|ala|pod|под|υπο|sotto|alt|sub ?de)[\s_-]?(?:categor(?:y|ies|i[ae]s?|ía)|catégories?|kategori(?:e|er|a|en|at)?|categorie|kategorie|kategória|kategorija|kategoria|катего́?ри[яию]|κατηγορία|type)$|^(?:子|小|細|细)(?:分類|分类|类别|類別)$|^サブカテゴリー?$|^하위 ?(?:카테고리|분류)$/iu;

const maxLooked = 60;
/** Minimum share of distinct values that are known categories. */
const someKinds = 0.3;

const shareOfKinds = ({ values }: JudgedHeader): number =>
  shareOf(
    [...new Set(values.filter((value) => !isMissing(value)))].slice(0, maxLooked),
    (value) => (kindOf(value.replaceAll('_', ' '))?.confidence ?? 0) >= sureKind,
  );

const ofKinds = new Set<ColumnField>(['category', 'subtypes']);
const isOpen = ({ reading, choice }: JudgedHeader) =>
  choice === undefined && (reading === undefined || ofKinds.has(reading.field));
const inWords = (header: string) => header.trim().replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ');

/**
 * Puts subcategories before the groups of a site's menu: 'Eat and Drink' says less than 'Bistros'.
 */
export function preferFinerKinds(judged: readonly JudgedHeader[]): void {
  const one = judged.find((each) => isOpen(each) && finer.test(inWords(each.header)));
  const groups = judged.filter((each) => each !== one && each.reading?.field === 'category');
  if (one === undefined) return;
  const kinds = shareOfKinds(one);
  if (kinds < someKinds || groups.some((group) => shareOfKinds(group) >= kinds)) return;
  one.reading = { field: 'category', rank: Math.min(0, ...groups.map(({ reading }) => reading?.rank ?? 0)) };
  one.fit = 'fits';
  for (const group of groups)
    if (group.reading) group.reading = { ...group.reading, rank: group.reading.rank + 1 };
}
