import { raw, type Sql } from 'sql-template-tag';
import type { Small } from './businessFilter.ts';

type BusinessSortField =
  | 'RELEVANCE'
  | 'RATING'
  | 'REVIEW_COUNT'
  | 'NAME'
  | 'CREATED_AT'
  | 'DISTANCE'
  | 'ROW_NUMBER';
export interface BusinessSort {
  field: BusinessSortField;
  direction?: 'ASC' | 'DESC' | null;
}

export interface Order {
  /** The column of `listing_facts b` that the index behind this order begins with. */
  key: Sql;
  /** How a cursor's text is cast to the type of its key. */
  cast: Sql;
  /** Pattern of that text, within the type's bounds. */
  form: RegExp;
  /** The direction in which the index is stored; the other one reads it backwards. */
  stored: 'ASC' | 'DESC';
  /**
   * Conditions whose matches are all read and sorted, instead of read in index order. Names and ages correlate with places (a
   * city may be imported last), so an index scan may reach the listings of one place late. Names in a category or country have
   * an index.
   */
  sortedWithin?: readonly Small[];
  /** Further such conditions within an area that is too large to be read whole: it may hold few listings of the place. */
  sortedWithinArea?: readonly Small[];
}

// Up to 2,147,483,647.
const whole = /^(\d{1,9}|1\d{9}|20\d{8}|21[0-3]\d{7}|214[0-6]\d{6}|2147[0-3]\d{5})$/;

/** Orders with an index. `id` breaks ties; new listings have higher ids, so CREATED_AT is the id itself. */
export const indexedOrders = {
  SCORE: { key: raw('b.score'), cast: raw('::real'), form: /^\d(\.\d{1,12})?(e-[0-3]?\d)?$/, stored: 'DESC' },
  RATING: {
    key: raw('b.rating'),
    cast: raw('::numeric'),
    form: /^\d(\.\d{1,2})?$/,
    stored: 'DESC',
    sortedWithinArea: ['category', 'city', 'country'],
  },
  REVIEW_COUNT: {
    key: raw('b.review_count'),
    cast: raw('::integer'),
    form: whole,
    stored: 'DESC',
    sortedWithinArea: ['category', 'city', 'country'],
  },
  NAME: {
    key: raw('b.name_folded'),
    cast: raw('::text'),
    form: /^[^\0]{1,4000}$/s,
    stored: 'ASC',
    sortedWithin: ['city'],
  },
  ROW_NUMBER: {
    key: raw('b.global_row_number'),
    cast: raw('::integer'),
    form: whole,
    stored: 'ASC',
    sortedWithin: ['category', 'city', 'country'],
  },
  CREATED_AT: {
    key: raw('b.id'),
    cast: raw('::integer'),
    form: whole,
    stored: 'ASC',
    sortedWithin: ['category', 'city', 'country'],
  },
} satisfies Record<string, Order>;

export type IndexedOrder = keyof typeof indexedOrders;

/** ORDER BY of `key` and `id` of `table` for an indexed order; the tie-breaker is reversed with the direction. */
export function orderBy(order: IndexedOrder, direction: 'ASC' | 'DESC', table: '' | 'page.' = ''): Sql {
  const { stored } = indexedOrders[order];
  const idDirection = direction === stored ? 'ASC' : 'DESC';
  return raw(`${table}key ${direction}, ${table}id ${order === 'CREATED_AT' ? direction : idDirection}`);
}
