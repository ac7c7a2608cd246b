import { builder } from '../../../graphql/builder.ts';
import { selectedFields } from '../../../graphql/selectedFields.ts';
import { BusinessFilter, AreaInput } from '../businessFilterSchema.ts';
import { Business } from '../businessSchema.ts';
import type { MapArea } from './mapArea.ts';
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
  description: 'Listings that stand close together at a zoom.',
  fields: (t) => ({
    count: t.exposeInt('count', { description: 'Number of listings.' }),
    latitude: t.exposeFloat('latitude', { description: 'Mean latitude of its listings.' }),
    longitude: t.exposeFloat('longitude', { description: 'Mean longitude of its listings.' }),
    bounds: t.expose('bounds', { type: MapBounds, description: 'The smallest box around its listings.' }),
  }),
});

const MapClustersType = builder.objectRef<MapClusters>('MapClusters').implement({
  description: 'The listings of an area, close ones together.',
  fields: (t) => ({
    clusters: t.expose('clusters', { type: [MapClusterType], description: 'The largest first.' }),
    listings: t.expose('listings', {
      type: [Business],
      description: 'Listings that stand alone.',
      complexity: { field: 1, multiplier: 1 },
    }),
    totalCount: t.exposeInt('totalCount', { description: 'Sum of the clusters and the single listings.' }),
    isApproximate: t.exposeBoolean('isApproximate', {
      description:
        'True where the counts are estimated from a random sample, cover only the best 1,000 matches of a search, or, where a sample holds no match, the first page of the list.',
    }),
  }),
});

builder.queryFields((t) => ({
  mapClusters: t.field({
    type: MapClustersType,
    description:
      'Listings of an area for a map: clusters and single listings. Those without a position are left out.',
    args: {
      within: t.arg({ type: AreaInput, required: true, description: 'The area that the map shows.' }),
      zoom: t.arg.float({
        required: true,
        description: 'Zoom of the map with tiles of 512 pixels: 0 shows the world in one tile; at most 22.',
      }),
      filter: t.arg({
        type: BusinessFilter,
        description: 'Which listings; none means all. Its own `within` is replaced.',
      }),
    },
    complexity: { field: 300, multiplier: 1 },
    resolve: (_root, args, context, info) => mapClusters(context, args, selectedFields(info, 'listings')),
  }),
}));
