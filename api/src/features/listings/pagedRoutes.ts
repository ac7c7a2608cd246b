import type { FastifyReply, FastifyRequest } from 'fastify';
import { pageLinks } from '../../http/rest/pageLinks.ts';
import {
  enumParameter,
  readParameters,
  textParameter,
  integerParameter,
  type RestParameters,
} from '../../http/rest/restParameter.ts';
import { limits } from '../../lib/limits.ts';

// Filter parameters of every path that lists or exports.
export const filterParameters = {
  search: textParameter('Words of name, category, city or address: any order, case or accent.'),
  categoryId: integerParameter('Id of a category.', { min: 0, max: 2_147_483_647 }),
  category: textParameter('Slug of a category.'),
  city: textParameter('City name; case and accents are ignored. Matches all cities of that name.'),
  countryCode: textParameter('ISO 3166-1 alpha-2 code.'),
} as const;

/** A page of a list of at most 1,000. */
export const pagingParameters = <const Standard extends number>(standard: Standard) =>
  ({
    limit: integerParameter('How many.', { min: 1, max: limits.listFromInside, standard }),
    offset: integerParameter('How many to leave out; at most 10,000 with search.', {
      min: 0,
      max: 2_147_483_647,
      standard: 0,
    }),
  }) as const;

/** A circle, for lists of visitors. */
export const nearParameters = {
  near: textParameter(
    'Only listings around a point, as "latitude,longitude", or around a place: a city, a district or a postal code, with what it is part of behind a comma.',
  ),
  radiusKm: integerParameter('Radius around `near`.', { min: 1, max: 200, standard: 25 }),
} as const;

export const sortParameters = {
  sortBy: enumParameter('Best rated with most reviews first where left out; with search, best match first.', [
    'name',
    'rating',
    'reviewCount',
    'createdAt',
  ]),
  sortOrder: enumParameter('asc for name and desc for the others where left out.', ['asc', 'desc']),
} as const;

/** The headers of a paged list, for its description. */
export const pagingHeaders = {
  'X-Total-Count': 'How many there are in all.',
  'X-Total-Count-Relation': 'gte where there are more than X-Total-Count says.',
  Link: 'The next and the previous page.',
};

/** The body stays a bare list; headers hold the paging data. */
export function addPagingHeaders(
  request: FastifyRequest,
  reply: FastifyReply,
  parameters: RestParameters & ReturnType<typeof pagingParameters>,
  list: { nodes: unknown[]; totalCount: number; totalCountIsLowerBound: boolean },
): void {
  const { nodes, totalCount, totalCountIsLowerBound } = list;
  void reply.header('x-total-count', totalCount);
  if (totalCountIsLowerBound) void reply.header('x-total-count-relation', 'gte');
  const { limit, offset } = readParameters(request, {
    limit: parameters.limit,
    offset: parameters.offset,
  }) as { limit: number; offset: number };
  // If counting stopped early, a partial page is the last.
  const hasNext = totalCountIsLowerBound ? nodes.length === limit : offset + limit < totalCount;
  const links = pageLinks(request, parameters, [
    ...(hasNext ? [{ rel: 'next' as const, at: { limit, offset: offset + limit } }] : []),
    ...(offset > 0 ? [{ rel: 'prev' as const, at: { limit, offset: Math.max(0, offset - limit) } }] : []),
  ]);
  if (links !== null) void reply.header('link', links);
}
