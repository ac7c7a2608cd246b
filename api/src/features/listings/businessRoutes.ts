import type { FastifyRequest } from 'fastify';
import {
  enumParameter,
  readParameters,
  textParameter,
  integerParameter,
} from '../../http/rest/restParameter.ts';
import { restRoute, type RestRoute } from '../../http/rest/restRoute.ts';
import { AppError } from '../../lib/errors.ts';
import type { MapArea } from '../../../../domain/map/mapArea.ts';
import { searchHeader } from './search/searchHeader.ts';
import type { SearchDescription } from './search/describeSearch.ts';
import {
  addPagingHeaders,
  filterParameters,
  nearParameters,
  pagingHeaders,
  pagingParameters,
  sortParameters,
} from './pagedRoutes.ts';
import {
  cardFields,
  detailFields,
  listedBusiness,
  toRestBusiness,
  toVersionedReply,
  wholeBusiness,
  type GraphBusiness,
} from './restBusiness.ts';

const sortFields = {
  name: 'NAME',
  rating: 'RATING',
  reviewCount: 'REVIEW_COUNT',
  createdAt: 'CREATED_AT',
  distance: 'DISTANCE',
} as const;

interface ListData {
  businesses: {
    nodes: GraphBusiness[];
    totalCount: number;
    totalCountIsLowerBound: boolean;
    understoodAs: SearchDescription | null;
  };
}

const paging = pagingParameters(12);
const listParameters = {
  ...filterParameters,
  minRating: enumParameter('Only those with at least so many stars.', ['3', '3.5', '4', '4.5']),
  openNow: enumParameter('Only those known to be open at this moment, where they are.', ['true']),
  features: textParameter('Features that the listings have, by value of their facet, separated by commas.'),
  priceLevels: textParameter('Price levels from 1 to 4, separated by commas; a listing has one of them.'),
  bbox: textParameter(
    'Area of the map as "west,south,east,north" in degrees; west above east crosses the 180th meridian.',
  ),
  ...nearParameters,
  ...sortParameters,
  sortBy: enumParameter(
    'Default: best rated with most reviews first; with search, best match first. distance requires `near`.',
    ['name', 'rating', 'reviewCount', 'createdAt', 'distance'],
  ),
  ...paging,
};
const randomParameters = { limit: integerParameter('How many.', { min: 1, max: 200, standard: 12 }) };
const slugParameter = {
  type: 'string',
  description: 'Current or former slug of a listing.',
};

/** The legacy paths of listings. */
export const businessRoutes: RestRoute<never>[] = [
  restRoute<{ stats: { total: number } }>({
    method: 'GET',
    path: '/api/businesses/stats',
    describe: {
      summary: 'Number of listings',
      answers: {
        200: {
          description: 'The total.',
          body: {
            schema: { type: 'object', properties: { total: { type: 'integer' } }, required: ['total'] },
          },
        },
      },
    },
    operation: '{ stats { total } }',
    reply: ({ stats }) => ({ total: stats.total }),
  }),
  restRoute<{ randomBusinesses: { nodes: GraphBusiness[] } }>({
    method: 'GET',
    path: '/api/businesses/random',
    describe: {
      summary: 'Listings in random order, different each time',
      parameters: randomParameters,
      answers: { 200: { description: 'A bare list.', body: { list: listedBusiness } } },
    },
    operation: `query ($first: Int!, $seed: String) { randomBusinesses(first: $first, seed: $seed) { nodes { ${cardFields} } } }`,
    variables: (request) => ({
      first: readParameters(request, randomParameters).limit,
      seed: `${Date.now()}-${request.id}`,
    }),
    reply: ({ randomBusinesses }) => randomBusinesses.nodes.map(toRestBusiness),
  }),
  restRoute<ListData>({
    method: 'GET',
    path: '/api/businesses',
    describe: {
      summary: 'A page of listings',
      parameters: listParameters,
      answers: {
        200: {
          description: 'A bare list.',
          body: { list: listedBusiness },
          headers: {
            ...pagingHeaders,
            'X-Understood-As':
              'Interpretation of the search, in JSON (ASCII): parts with kind, label and words, and what was left out.',
          },
        },
      },
    },
    operation: `query ($filter: BusinessFilter, $sort: BusinessSort, $first: Int!, $offset: Int!) {
      businesses(filter: $filter, sort: $sort, first: $first, offset: $offset) {
        nodes { ${cardFields} } totalCount totalCountIsLowerBound
        understoodAs { parts { kind label words } leftOut }
      }
    }`,
    variables: listVariables,
    reply: ({ businesses }, request, reply) => {
      addPagingHeaders(request, reply, listParameters, businesses);
      if (businesses.understoodAs)
        void reply.header('x-understood-as', searchHeader(businesses.understoodAs));
      return businesses.nodes.map(toRestBusiness);
    },
  }),
  restRoute<{ business: GraphBusiness | null }>({
    method: 'GET',
    path: '/api/businesses/:business',
    describe: {
      summary: 'One listing with description, features and up to 100 reviews',
      path: { business: slugParameter },
      answers: {
        200: {
          description: 'The listing.',
          body: { one: wholeBusiness },
          headers: { ETag: 'Its version, for If-Match of a change.' },
        },
      },
      refusals: [404, 410],
    },
    operation: `query ($slug: String!) { business(slug: $slug) { version ${detailFields} } }`,
    variables: (request) => checkSlug((request.params as { business: string }).business),
    reply: ({ business }, _request, reply) => toVersionedReply(found(business), reply),
  }),
  restRoute<{ business: { nearby: GraphBusiness[] } | null }>({
    method: 'GET',
    path: '/api/businesses/:slug/nearby',
    describe: {
      summary: 'Up to six nearby listings, nearest first',
      path: { slug: slugParameter },
      answers: { 200: { description: 'A bare list.', body: { list: listedBusiness } } },
      refusals: [404, 410],
    },
    operation: `query ($slug: String!) { business(slug: $slug) { nearby(first: 6) { ${cardFields} } } }`,
    variables: (request) => checkSlug((request.params as { slug: string }).slug),
    reply: ({ business }) => found(business).nearby.map(toRestBusiness),
  }),
];

function checkSlug(slug: string): { slug: string } {
  if (slug.length > 200) throw new AppError('NOT_FOUND', 'businessNotFound');
  return { slug };
}

function found<T>(business: T | null): T {
  if (business === null) throw new AppError('NOT_FOUND', 'businessNotFound');
  return business;
}

/** Four numbers in the order of GeoJSON (RFC 7946, section 5). */
function readArea(bbox: string): MapArea {
  const numbers = bbox.split(',').map((part) => (part.trim() === '' ? Number.NaN : Number(part)));
  const [west, south, east, north] = numbers;
  if (
    numbers.length !== 4 ||
    west === undefined ||
    south === undefined ||
    east === undefined ||
    north === undefined
  )
    throw new AppError('BAD_INPUT', 'areaInvalid', { bbox: 'areaInvalid' });
  if (numbers.some((degrees) => !Number.isFinite(degrees)))
    throw new AppError('BAD_INPUT', 'areaInvalid', { bbox: 'areaInvalid' });
  return { south, west, north, east };
}

function readLevel(text: string): number {
  if (/^[1-4]$/.test(text)) return Number(text);
  throw new AppError('BAD_INPUT', 'priceLevelOutOfRange', { priceLevels: 'priceLevelOutOfRange' });
}

/** Two numbers are a point; anything else is the name of a place. */
function readNear(near: string | null, radiusKm: number) {
  if (near === null) return null;
  const [latitude, longitude] = near.split(',').map((part) => Number(part.trim() || 'none'));
  return near.split(',').length === 2 && Number.isFinite(latitude) && Number.isFinite(longitude)
    ? { latitude, longitude, radiusKm }
    : { place: near, radiusKm };
}

function listVariables(request: FastifyRequest) {
  const { sortBy, sortOrder, limit, offset, category, bbox, near, radiusKm, ...conditions } = readParameters(
    request,
    listParameters,
  );
  const { minRating, openNow, features, priceLevels, ...filter } = conditions;
  const parts = (list: string | null) => list?.split(',').map((part) => part.trim()) ?? null;
  return {
    filter: {
      ...filter,
      categorySlug: category,
      minRating: minRating === null ? null : Number(minRating),
      openNow: openNow !== null,
      features: parts(features),
      priceLevels: parts(priceLevels)?.map((level) => readLevel(level)) ?? null,
      within: bbox === null ? null : readArea(bbox),
      near: readNear(near, radiusKm),
    },
    sort: sortBy
      ? {
          field: sortFields[sortBy],
          direction: (
            sortOrder ?? (sortBy === 'name' || sortBy === 'distance' ? 'asc' : 'desc')
          ).toUpperCase(),
        }
      : null,
    first: limit,
    offset,
  };
}
