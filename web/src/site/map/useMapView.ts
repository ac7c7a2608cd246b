import { useEffect, useRef, useState } from 'react';
import { mapAreaText, type MapArea } from '../../../../domain/map/mapArea.ts';
import { areaAround } from '../../../../domain/map/viewArea.ts';
import { useMapClustersQuery } from '../../graphql/siteOperations.ts';
import type { MapView, MovedMap } from '../../ui/map/useMapLibre.ts';
import type { MapFilter } from './listMapProps.ts';

const world: MapArea = { south: -90, west: -180, north: 90, east: 180 };
/** Debounce, since a flick of the map stops several times. */
const restMs = 250;

interface Target {
  key: string;
  view: MapView;
}

/**
 * View of the map: the searched area, or all matching listings. After a visitor moves the map, the view stays until another
 * area or filter is searched.
 */
export function useMapView(filter: MapFilter, within: MapArea | null) {
  const everything = useMapClustersQuery({
    variables: { within: world, zoom: 0, filter },
    skip: within !== null,
  });
  const found = everything.data?.mapClusters;
  const around =
    found && areaAround([...found.clusters.map(({ bounds }) => bounds), ...found.listings.flatMap(pointOf)]);
  const area = within ?? around ?? (everything.error ? world : null);
  const key = area && `${within ? 'within' : 'around'} ${mapAreaText(area)}`;

  const [target, setTarget] = useState<Target | null>(null);
  /** Key of the area that the visitor had searched from the map itself, which already shows it. */
  const [searchedKey, setSearchedKey] = useState<string | null>(null);
  const [moved, setMoved] = useState<MovedMap | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  if (area && key && target?.key !== key) {
    const isShown = key === searchedKey && target !== null;
    setTarget({ key, view: isShown ? target.view : { bounds: area, isExact: within !== null } });
    setSearchedKey(null);
    if (moved?.byVisitor) setMoved({ ...moved, byVisitor: false });
  }

  function handleMove(next: MovedMap) {
    clearTimeout(timer.current);
    const isFirst = moved === null;
    const rest = () =>
      setMoved((before) => ({ ...next, byVisitor: next.byVisitor || (before?.byVisitor ?? false) }));
    if (isFirst) rest();
    else timer.current = setTimeout(rest, restMs);
  }
  return {
    /** Number of listings with a position, whatever the map shows; null if it is unknown. */
    placed: found && !found.isApproximate ? found.totalCount : null,
    view: target?.view ?? null,
    /** The area on the map since it last stopped moving; null before. */
    moved,
    handleMove,
    /** Call before an area that the map shows is searched. */
    keepView: (next: MapArea) => setSearchedKey(`within ${mapAreaText(next)}`),
  };
}

function pointOf({
  latitude,
  longitude,
}: {
  latitude?: number | null;
  longitude?: number | null;
}): MapArea[] {
  if (latitude == null || longitude == null) return [];
  return [{ south: latitude, north: latitude, west: longitude, east: longitude }];
}
