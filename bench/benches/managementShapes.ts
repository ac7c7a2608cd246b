import { maxDuplicatePairs } from '../../domain/listing/duplicatePairs.ts';
import { didYouMean } from '../../api/src/features/listings/search/didYouMean.ts';
import type { BusinessFilter } from '../../api/src/features/listings/list/businessFilter.ts';
import { countBusinesses } from '../../api/src/features/listings/list/countBusinesses.ts';
import { listAdminBusinesses } from '../../api/src/features/listings/manage/listAdminBusinesses.ts';
import { countTrash, listTrash } from '../../api/src/features/listings/manage/listTrash.ts';
import { previewBulkEdit } from '../../api/src/features/listings/bulk/previewBulkEdit.ts';
import { listCategories } from '../../api/src/features/taxonomy/categories/listCategories.ts';
import {
  countDuplicates,
  duplicateGroup,
  listDuplicates,
} from '../../api/src/features/duplicates/listDuplicates.ts';
import type { BulkChanges } from '../../api/src/features/listings/bulk/bulkSelection.ts';
import {
  countPlaces,
  listPlaces,
  type ListPlacesArgs,
} from '../../api/src/features/taxonomy/changes/listPlaces.ts';
import { previewPlaceMerge } from '../../api/src/features/taxonomy/changes/previewPlaceMerge.ts';
import type { Context } from '../../api/src/lib/context.ts';

export type Shape = [what: string, run: (context: Context) => Promise<unknown>];

const fields = new Set([
  ...['id', 'slug', 'name', 'address', 'phone', 'rating', 'reviewCount', 'globalRowNumber', 'isOpen'],
  ...['isVerified', 'businessStatus', 'city', 'city.id', 'city.name'],
]);
const pageSize = 20;

interface View {
  /** From 1; without it the last one that can be opened. */
  page?: number;
  isNewestFirst?: boolean;
}

const list =
  (filter: BusinessFilter, { page, isNewestFirst = false }: View = { page: 1 }): Shape[1] =>
  async (context) => {
    const sort = isNewestFirst ? ({ field: 'ROW_NUMBER', direction: 'DESC' } as const) : null;
    const { count, isLowerBound } = await countBusinesses(context, filter);
    const last = Math.max(1, Math.ceil(count / pageSize));
    // If counting stopped early, the pager has no last page: the deepest that its numbers reach.
    const at = page ?? (isLowerBound ? 500 : last);
    const found = await listAdminBusinesses(
      context,
      { filter, sort, first: pageSize, offset: (at - 1) * pageSize },
      fields,
    );
    await didYouMean(context, found);
  };

const search =
  (text: string, filter: BusinessFilter = {}, page = 1): Shape[1] =>
  async (context) => {
    const found = await listAdminBusinesses(
      context,
      { filter: { search: text, ...filter }, first: pageSize, offset: (page - 1) * pageSize },
      fields,
    );
    await didYouMean(context, found);
  };

const places =
  (args: ListPlacesArgs, isLast = false): Shape[1] =>
  async (context) => {
    const count = await countPlaces(context, args);
    const offset = isLast ? Math.max(0, Math.ceil(count / pageSize) - 1) * pageSize : 0;
    await listPlaces(context, { ...args, first: pageSize, offset });
  };

const preview =
  (filter: BusinessFilter, changes: BulkChanges = { isVerified: true }): Shape[1] =>
  (context) =>
    previewBulkEdit(context, { filter, ids: [] }, changes);

const duplicates =
  (isDismissed: boolean, offset: number): Shape[1] =>
  async (context) => {
    await listDuplicates(context, { isDismissed, first: pageSize, offset }, fields);
    await countDuplicates(context, isDismissed);
  };

/** Pairs as a search for duplicates leaves them, a quarter of them dismissed: generated listings have none of their own. */
export const makePairs = `
  INSERT INTO duplicate_pairs (first_id, second_id, reason, dismissed_at)
  SELECT id, id + most / 2, 'SAME_PHONE', CASE WHEN id % 4 = 0 THEN now() END
  FROM businesses, (SELECT max(id) AS most FROM businesses) AS all_of_them
  WHERE id % greatest(1, most / 20000) = 0 AND id <= most / 2 ON CONFLICT DO NOTHING`;

/** Queries of the screens of business management, in an operator's context. */
export const managementShapes: readonly Shape[] = [
  ['all listings', list({})],
  ['all listings, page 20,000', list({}, { page: 20_000 })],
  ['all listings, page 30,000', list({}, { page: 30_000 })],
  ['all listings, last page', list({}, {})],
  ['all listings, newest first', list({}, { page: 1, isNewestFirst: true })],
  ['all listings, newest first, last page', list({}, { isNewestFirst: true })],
  ...(['OPEN', 'CLOSED', 'VERIFIED', 'UNVERIFIED'] as const).flatMap((status): Shape[] => [
    [`${status}`, list({ status })],
    [`${status}, last page`, list({ status }, {})],
    [`${status}, newest first, last page`, list({ status }, { isNewestFirst: true })],
    [`${status} in a category`, list({ status, categorySlug: 'restaurant' })],
    [`${status} in a category, last page`, list({ status, categorySlug: 'restaurant' }, {})],
    [`${status} in a country`, list({ status, countryCode: 'TR' })],
    [`${status} in a country, last page`, list({ status, countryCode: 'TR' }, {})],
    [
      `${status} in a category of a country, last page`,
      list({ status, countryCode: 'TR', categorySlug: 'restaurant' }, {}),
    ],
    [`search, ${status}`, search('restaurant', { status })],
  ]),
  ['category', list({ categorySlug: 'restaurant' })],
  ['category, last page', list({ categorySlug: 'restaurant' }, {})],
  ['category, newest first, last page', list({ categorySlug: 'restaurant' }, { isNewestFirst: true })],
  ['small category, last page', list({ categorySlug: 'planetarium' }, {})],
  ['country', list({ countryCode: 'TR' })],
  ['country, last page', list({ countryCode: 'TR' }, {})],
  ['country, newest first, last page', list({ countryCode: 'TR' }, { isNewestFirst: true })],
  ['small country, last page', list({ countryCode: 'HU' }, {})],
  ['category in a country', list({ categorySlug: 'restaurant', countryCode: 'TR' })],
  ['category in a country, last page', list({ categorySlug: 'restaurant', countryCode: 'TR' }, {})],
  ['search: common word', search('restaurant')],
  ['search: common word, last page', search('restaurant', {}, 50)],
  ['search: one letter', search('a')],
  ['search: two letters', search('ca')],
  ['search: three letters', search('caf')],
  ['search: rare word', search('jacaranda tanning')],
  ['search: two common words', search('coffee restaurant')],
  ['search: typo', search('resturant')],
  ['search: typo in two words', search('resturant lisbn')],
  ['search: nothing found', search('qqqqzzzz wwwwxxxx')],
  ['search: in a category', search('casa', { categorySlug: 'restaurant' })],
  ['search: in a country', search('garden', { countryCode: 'TR' })],
  [
    'search: in a category of a country, closed',
    search('garden', { countryCode: 'TR', categorySlug: 'restaurant', status: 'CLOSED' }),
  ],
  ['category choice', (context) => listCategories(context, { first: pageSize, search: 'res' })],
  ['preview of a bulk edit: all', preview({})],
  ['preview of a bulk edit: category', preview({ categorySlug: 'restaurant' })],
  ['preview of a bulk edit: country', preview({ countryCode: 'TR' })],
  ['preview of a bulk edit: closed in a country', preview({ countryCode: 'TR', status: 'CLOSED' })],
  ['preview of a bulk edit: all that trade', preview({}, { isOpen: false })],
  [
    'preview of a bulk edit: status of a country',
    preview({ countryCode: 'TR' }, { businessStatus: 'OPERATIONAL' }),
  ],
  ['preview of a bulk edit: search', preview({ search: 'restaurant' })],
  ['preview of a bulk edit: last word begun', preview({ search: 'restaurant ba' })],
  [
    'trash',
    async (context) => {
      await listTrash(context, { first: pageSize }, fields);
      await countTrash(context);
    },
  ],
  ['categories', places({ kind: 'CATEGORY' })],
  ['categories, last page', places({ kind: 'CATEGORY' }, true)],
  ['categories by name, last page', places({ kind: 'CATEGORY', sort: 'NAME' }, true)],
  ['categories: search', places({ kind: 'CATEGORY', search: 'shop' })],
  ['cities', places({ kind: 'CITY' })],
  ['cities, last page', places({ kind: 'CITY' }, true)],
  ['cities by name, last page', places({ kind: 'CITY', sort: 'NAME' }, true)],
  ['cities: search', places({ kind: 'CITY', search: 'ist' })],
  ['cities of a country, last page', places({ kind: 'CITY', countryCode: 'TR' }, true)],
  [
    'preview of a merge of categories',
    (context) => previewPlaceMerge(context, 'CATEGORY', { id: 1, targetId: 2 }),
  ],
  ['duplicates', duplicates(false, 0)],
  ['duplicates, last page', duplicates(false, maxDuplicatePairs - pageSize)],
  ['duplicates: dismissed, last page', duplicates(true, maxDuplicatePairs - pageSize)],
  ['duplicates of a listing', (context) => duplicateGroup(context, 1)],
];
