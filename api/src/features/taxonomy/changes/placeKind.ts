import { raw, type Sql } from 'sql-template-tag';
import { object } from 'yup';
import { jobKind, rowId } from '../../../jobs/jobKind.ts';

export type PlaceKind = 'CATEGORY' | 'CITY';

interface PlaceNames {
  table: Sql;
  /** Column of listings that refers to it. */
  column: Sql;
  columnName: 'category_id' | 'city_id';
  /** Name in the audit. */
  entity: 'category' | 'city';
}

/** Names of each kind in SQL and in the audit. */
export const placeNames: Record<PlaceKind, PlaceNames> = {
  CATEGORY: {
    table: raw('categories'),
    column: raw('category_id'),
    columnName: 'category_id',
    entity: 'category',
  },
  CITY: { table: raw('cities'), column: raw('city_id'), columnName: 'city_id', entity: 'city' },
};

/** A category or city with the fields that changes need. */
export interface PlaceRow {
  id: number;
  name: string;
  slug: string;
  /** Cities have none. */
  icon: string | null;
  formerKeys: string[];
  countryCode: string | null;
  /** Of cities that share their name with others of the country. */
  region: string | null;
  mergedIntoId: number | null;
  businessCount: number;
  /** Incremented by each change of its name, slug or icon and by each merge. */
  version: number;
}

/** Number of listings that a request may change; more wait for a worker. */
export const maxAtOnce = 1000;

/** The change that a job applies or undoes. */
export interface PlaceChangePayload {
  placeChangeId: number;
}

const payload = object({ placeChangeId: rowId });

/** In the queue of imports, which write the same categories and cities. */
export const placeChangeKind = jobKind<PlaceChangePayload, { listings: number }>({
  kind: 'placeChange',
  queue: 'imports',
  payload,
});

export const placeUndoKind = jobKind<PlaceChangePayload, { restored: number; kept: number }>({
  kind: 'undoPlaceChange',
  queue: 'imports',
  payload,
});
