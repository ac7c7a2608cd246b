import { raw, type Sql } from 'sql-template-tag';

export type PlaceKind = 'CATEGORY' | 'CITY';

interface PlaceNames {
  table: Sql;
  /** The column of listings that names it. */
  column: Sql;
  columnName: 'category_id' | 'city_id';
  /** Name in the audit. */
  entity: 'category' | 'city';
}

/** How each kind is written in SQL and in the audit. */
export const placeNames: Record<PlaceKind, PlaceNames> = {
  CATEGORY: {
    table: raw('categories'),
    column: raw('category_id'),
    columnName: 'category_id',
    entity: 'category',
  },
  CITY: { table: raw('cities'), column: raw('city_id'), columnName: 'city_id', entity: 'city' },
};

/** A place as its changes know it. */
export interface PlaceRow {
  id: number;
  name: string;
  slug: string;
  /** Cities have none. */
  icon: string | null;
  formerKeys: string[];
  countryCode: string | null;
  mergedIntoId: number | null;
  businessCount: number;
  /** Counts its names, addresses, icons and merges. */
  version: number;
}

/** Listings that a request may move or find again; more wait for a worker. */
export const mostAtOnce = 1000;

/** Changes of places run in the queue of imports, which name the same places, one after another. */
export const placeChangeKind = { kind: 'placeChange', queue: 'imports' } as const;
export const placeUndoKind = { kind: 'undoPlaceChange', queue: 'imports' } as const;

/** The change that a job of one of these kinds is for. */
export function placeChangeIdOf(payload: unknown): number {
  if (
    typeof payload === 'object' &&
    payload !== null &&
    'placeChangeId' in payload &&
    typeof payload.placeChangeId === 'number'
  ) {
    return payload.placeChangeId;
  }
  throw new Error('a job of a place without its change');
}
