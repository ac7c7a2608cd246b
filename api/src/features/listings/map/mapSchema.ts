import { builder } from '../../../graphql/builder.ts';
import { selectedFields } from '../../../graphql/selectedFields.ts';
import { BusinessFilter, AreaInput } from '../businessFilterSchema.ts';
import { Business } from '../businessSchema.ts';
import type { MapArea } from '../../../../../domain/map/mapArea.ts';
import { mapClusters, type MapCluster, type MapClusters } from './mapClusters.ts';

const MapBounds = builder.objectRef<MapArea>('MapBounds').implement({
  description: 'A part of the map, in degrees.',
  fields: (t) => ({
    south: t.exposeFloat('south', { description: 'Lowest latitude.' }),
    west: t.exposeFloat('west', { description: 'Lowest longitude.' }),
    north: t.exposeFloat('north', { description: 'Highest latitude.' }),
    east: t.exposeFloat('east', { description: 'Highest longitude.' }),
  }),
});

const MapClusterType = builder.objectRef<MapCluster>('MapCluster').implement({
  description: 'A cluster of listings that are close to each other at this zoom.',
  fields: (t) => ({
    count: t.exposeInt('count', { description: 'Number of listings.' }),
    latitude: t.exposeFloat('latitude', { description: 'Mean latitude of its listings.' }),
    longitude: t.exposeFloat('longitude', { description: 'Mean longitude of its listings.' }),
    bounds: t.expose('bounds', { type: MapBounds, description: 'Bounding box of its listings.' }),
  }),
});

const MapClustersType = builder.objectRef<MapClusters>('MapClusters').implement({
  description: 'Listings of an area, clustered.',
  fields: (t) => ({
    clusters: t.expose('clusters', { type: [MapClusterType], description: 'Clusters, largest first.' }),
    listings: t.expose('listings', {
      type: [Business],
      description: 'Listings outside clusters.',
      complexity: { field: 1, multiplier: 1 },
    }),
    totalCount: t.exposeInt('totalCount', { description: 'Number of listings in clusters and outside.' }),
    isApproximate: t.exposeBoolean('isApproximate', {
      description:
        'Whether the counts are estimated from a random sample, or cover only the best 1,000 matches of a search or the first page of the list.',
    }),
  }),
});

builder.queryFields((t) => ({
  mapClusters: t.field({
    type: MapClustersType,
    description:
      'Listings of an area for a map: clusters and single listings. Listings without a position are omitted.',
    args: {
      within: t.arg({ type: AreaInput, required: true, description: 'Visible area of the map.' }),
      zoom: t.arg.float({
        required: true,
        description: 'Zoom of the map with tiles of 512 pixels, from 0 (the world in one tile) to 22.',
      }),
      filter: t.arg({
        type: BusinessFilter,
        description: 'Filter; omitted: all. Its `within` is ignored.',
      }),
    },
    complexity: { field: 300, multiplier: 1 },
    resolve: (_root, args, context, info) => mapClusters(context, args, selectedFields(info, 'listings')),
  }),
}));
