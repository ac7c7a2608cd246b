declare module 'd3-geo-projection' {
  import type { GeoProjection } from 'd3-geo';
  import type { Geometry } from 'geojson';

  /** Projects a geometry of the sphere onto the plane, cut where the projection is; null if nothing is left. */
  export function geoProject(geometry: Geometry, projection: GeoProjection): Geometry | null;
}
