import { caseInsensitiveEnum, enumParameter, readParameters } from '../../../http/rest/restParameter.ts';
import { restRoute, type RestRoute } from '../../../http/rest/restRoute.ts';
import { addPagingHeaders, filterParameters, pagingHeaders, pagingParameters } from '../pagedRoutes.ts';
import { managedBusiness, managedFields, toRestBusiness, type GraphBusiness } from '../restBusiness.ts';

const paging = pagingParameters(20);
const parameters = {
  ...filterParameters,
  status: caseInsensitiveEnum('All where left out.', ['open', 'closed', 'verified', 'unverified']),
  sortOrder: enumParameter(
    'By number in the order of upload, asc where left out; with search, best match first.',
    ['asc', 'desc'],
  ),
  ...paging,
};

interface ListData {
  adminBusinesses: { nodes: GraphBusiness[]; totalCount: number; totalCountIsLowerBound: boolean };
}

/** The legacy list of operators. */
export const businessManagingRoutes: RestRoute<never>[] = [
  restRoute<ListData>({
    method: 'GET',
    path: '/api/admin/businesses',
    isClosed: true,
    describe: {
      summary: 'A page of listings in the order of upload',
      parameters,
      answers: {
        200: { description: 'A bare list.', body: { list: managedBusiness }, headers: pagingHeaders },
      },
    },
    operation: `query ($filter: AdminBusinessFilter, $sort: AdminBusinessSort, $first: Int!, $offset: Int!) {
      adminBusinesses(filter: $filter, sort: $sort, first: $first, offset: $offset) {
        nodes { ${managedFields} } totalCount totalCountIsLowerBound
      }
    }`,
    variables: (request) => {
      const { limit, offset, status, sortOrder, category, ...filter } = readParameters(request, parameters);
      return {
        filter: { ...filter, categorySlug: category, status },
        sort: sortOrder ? { field: 'ROW_NUMBER', direction: sortOrder.toUpperCase() } : null,
        first: limit,
        offset,
      };
    },
    reply: ({ adminBusinesses }, request, reply) => {
      addPagingHeaders(request, reply, parameters, adminBusinesses);
      return adminBusinesses.nodes.map(toRestBusiness);
    },
  }),
];
