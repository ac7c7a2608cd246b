import type { FastifyReply, FastifyRequest } from 'fastify';
import { QueryParameters } from '../../http/queryParameters.ts';
import { restRow, type RestRow } from '../../http/restRow.ts';
import { AppError } from '../../lib/errors.ts';
import { limits } from '../../lib/limits.ts';
import {
  cardFields,
  detailFields,
  printBusiness,
  printWithVersion,
  type GraphBusiness,
} from './printBusiness.ts';

const sortFields = {
  name: 'NAME',
  rating: 'RATING',
  reviewCount: 'REVIEW_COUNT',
  createdAt: 'CREATED_AT',
} as const;

interface ListData {
  businesses: { nodes: GraphBusiness[]; totalCount: number; totalCountIsLowerBound: boolean };
}

/** The legacy paths of listings. */
export const businessRows: RestRow<never>[] = [
  restRow<{ stats: { total: number } }>({
    method: 'GET',
    path: '/api/businesses/stats',
    operation: '{ stats { total } }',
    reply: ({ stats }) => ({ total: stats.total }),
  }),
  restRow<{ randomBusinesses: { nodes: GraphBusiness[] } }>({
    method: 'GET',
    path: '/api/businesses/random',
    operation: `query ($first: Int!, $seed: String) { randomBusinesses(first: $first, seed: $seed) { nodes { ${cardFields} } } }`,
    variables: (request) => ({
      first: new QueryParameters(request).whole('limit', { min: 1, max: 200 }) ?? 12,
      seed: `${Date.now()}-${request.id}`,
    }),
    reply: ({ randomBusinesses }) => randomBusinesses.nodes.map(printBusiness),
  }),
  restRow<ListData>({
    method: 'GET',
    path: '/api/businesses',
    operation: `query ($filter: BusinessFilter, $sort: BusinessSort, $first: Int!, $offset: Int!) {
      businesses(filter: $filter, sort: $sort, first: $first, offset: $offset) {
        nodes { ${cardFields} } totalCount totalCountIsLowerBound
      }
    }`,
    variables: listVariables,
    reply: ({ businesses }, request, reply) => {
      addPagingHeaders(request, reply, businesses.totalCount, businesses.totalCountIsLowerBound);
      return businesses.nodes.map(printBusiness);
    },
  }),
  restRow<{ business: GraphBusiness | null }>({
    method: 'GET',
    path: '/api/businesses/:slug',
    operation: `query ($slug: String!) { business(slug: $slug) { version ${detailFields} } }`,
    variables: slugOf,
    reply: ({ business }, _request, reply) => printWithVersion(found(business), reply),
  }),
  restRow<{ business: { nearby: GraphBusiness[] } | null }>({
    method: 'GET',
    path: '/api/businesses/:slug/nearby',
    operation: `query ($slug: String!) { business(slug: $slug) { nearby(first: 6) { ${cardFields} } } }`,
    variables: slugOf,
    reply: ({ business }) => found(business).nearby.map(printBusiness),
  }),
];

function slugOf(request: FastifyRequest): { slug: string } {
  const { slug } = request.params as { slug: string };
  if (slug.length > 200) throw new AppError('NOT_FOUND', 'Business not found.');
  return { slug };
}

function found<T>(business: T | null): T {
  if (business === null) throw new AppError('NOT_FOUND', 'Business not found.');
  return business;
}

function listVariables(request: FastifyRequest) {
  const query = new QueryParameters(request);
  const sortBy = query.oneOf('sortBy', ['name', 'rating', 'reviewCount', 'createdAt'] as const);
  const sortOrder = query.oneOf('sortOrder', ['asc', 'desc'] as const);
  return {
    filter: {
      search: query.text('search'),
      categoryId: query.whole('categoryId', { max: 2_147_483_647 }),
      categorySlug: query.text('category'),
      city: query.text('city'),
      countryCode: query.text('countryCode'),
    },
    sort: sortBy
      ? {
          field: sortFields[sortBy],
          direction: (sortOrder ?? (sortBy === 'name' ? 'asc' : 'desc')).toUpperCase(),
        }
      : null,
    ...pagingOf(query),
  };
}

function pagingOf(query: QueryParameters) {
  return {
    first: query.whole('limit', { min: 1, max: limits.listFromInside }) ?? 12,
    offset: query.whole('offset', { max: 2_147_483_647 }) ?? 0,
  };
}

// The body stays a bare list; what a pager needs travels beside it.
function addPagingHeaders(
  request: FastifyRequest,
  reply: FastifyReply,
  total: number,
  isLowerBound: boolean,
): void {
  void reply.header('x-total-count', total);
  if (isLowerBound) void reply.header('x-total-count-relation', 'gte');
  const { first, offset } = pagingOf(new QueryParameters(request));
  const page = (at: number, rel: string) => {
    const parameters = new URLSearchParams(request.query as Record<string, string>);
    parameters.set('limit', String(first));
    parameters.set('offset', String(at));
    return `</api/businesses?${parameters}>; rel="${rel}"`;
  };
  const links = [
    ...(isLowerBound || offset + first < total ? [page(offset + first, 'next')] : []),
    ...(offset > 0 ? [page(Math.max(0, offset - first), 'prev')] : []),
  ];
  if (links.length > 0) void reply.header('link', links.join(', '));
}
