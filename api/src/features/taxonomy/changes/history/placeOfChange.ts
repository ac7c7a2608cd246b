import type { PlaceChange } from '../../../../generated/prisma/client.ts';
import type { PlaceKind } from '../placeKind.ts';

type Ids = Pick<PlaceChange, 'categoryId' | 'cityId' | 'targetCategoryId' | 'targetCityId'>;

export function placeKindOf({ categoryId }: Pick<Ids, 'categoryId'>): PlaceKind {
  return categoryId === null ? 'CITY' : 'CATEGORY';
}

export function placeIdOf({ categoryId, cityId }: Pick<Ids, 'categoryId' | 'cityId'>): number {
  return found(categoryId ?? cityId);
}

/** Target of a merge. */
export function targetIdOf({ targetCategoryId, targetCityId }: Ids): number {
  return found(targetCategoryId ?? targetCityId);
}

function found(id: number | null): number {
  if (id === null) throw new Error('the change names no category or city');
  return id;
}
