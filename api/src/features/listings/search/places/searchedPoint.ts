import { roundCoordinate } from '../../../../../../domain/map/mapArea.ts';
import type { TypedPosition } from '../../../../../../domain/map/typedPosition.ts';
import type { ResolvedQuery } from '../../../../../../domain/search/resolveQuery.ts';

export type MapPosition = Pick<TypedPosition, 'latitude' | 'longitude'>;

/** Coordinates as the first four words of a search. */
export const coordinatesOf = ({ latitude, longitude }: MapPosition): string =>
  `${latitude.toFixed(5)} ${longitude.toFixed(5)}`;

/** Uses the typed coordinates of a search as its place; a town beside them only describes it. */
export function aroundPoint(
  { place, regions, kinds }: ResolvedQuery,
  { latitude, longitude }: MapPosition,
): ResolvedQuery {
  const point = {
    ...{ from: 0, length: 4, cityIds: [], countryCode: null, isCertain: true, isPartOfTown: true },
    ...{ isPoint: true, position: { latitude, longitude } },
    label: `${roundCoordinate(latitude)}, ${roundCoordinate(longitude)}`,
  };
  return { place: point, regions: [...(place && !place.position ? [place] : []), ...regions], kinds };
}
