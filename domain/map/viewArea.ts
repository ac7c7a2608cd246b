import { roundCoordinate, type MapArea } from './mapArea.ts';

/** The bounds of a view that may be beyond the 180th meridian, as maps count on: west below east. */
type ViewBounds = MapArea;

const world: MapArea = { south: -90, west: -180, north: 90, east: 180 };

/** A longitude of a view on earth: -180 to below 180. The meridian itself is the western edge of what begins there. */
const western = (degrees: number) => roundCoordinate(degrees - 360 * Math.floor((degrees + 180) / 360));
/** The same for an eastern edge: above -180 to 180. */
const eastern = (degrees: number) => roundCoordinate(degrees - 360 * Math.ceil((degrees - 180) / 360));

/**
 * The area that a view shows, rounded outwards to about a thousandth of its height, so that addresses stay
 * short and nothing that is seen is outside.
 */
export function areaOfView(view: ViewBounds): MapArea {
  const height = Math.max(view.north - view.south, 1e-6);
  const unit = 10 ** Math.min(6, Math.max(0, Math.ceil(-Math.log10(height / 1000))));
  const down = (degrees: number) => Math.floor(degrees * unit) / unit;
  const up = (degrees: number) => Math.ceil(degrees * unit) / unit;
  const [west, east] = [down(view.west), up(view.east)];
  const isAround = east - west >= 360;
  return {
    south: roundCoordinate(Math.max(-90, down(view.south))),
    west: isAround ? -180 : western(west),
    north: roundCoordinate(Math.min(90, up(view.north))),
    east: isAround ? 180 : eastern(east),
  };
}

/** An area with its east above its west, as maps expect it. */
export function viewOfArea(area: MapArea): ViewBounds {
  return area.west <= area.east ? area : { ...area, east: area.east + 360 };
}

/**
 * The smallest area around several, by the shortest way around the earth. Where it takes more than half of that, it is cut
 * at the 180th meridian, as people know maps of the world. The world for none.
 */
export function areaAround(areas: readonly MapArea[]): MapArea {
  if (areas.length === 0) return world;
  const spans = areas.map(viewOfArea).sort((a, b) => a.west - b.west);
  let reach = -Infinity;
  let gap = -Infinity;
  let edges = { west: -180, east: 180 };
  const first = spans[0]?.west ?? -180;
  const end = Math.max(...spans.map(({ east }) => east));
  for (const { west, east } of spans) {
    // An area that crosses the 180th meridian also covers the beginning.
    const covered = Math.max(reach, end - 360);
    if (reach > -Infinity && west - covered > gap) {
      gap = west - covered;
      edges = { west, east: covered };
    }
    reach = Math.max(reach, east);
  }
  if (first + 360 - end > gap) {
    gap = first + 360 - end;
    edges = { west: first, east: end };
  }
  if (gap < 180 && end <= 180) edges = { west: first, east: end };
  const isAround = gap <= 0;
  return {
    south: Math.min(...areas.map(({ south }) => south)),
    north: Math.max(...areas.map(({ north }) => north)),
    west: isAround ? -180 : western(edges.west),
    east: isAround ? 180 : eastern(edges.east),
  };
}
