import type { FastifyRequest } from 'fastify';
import { restRow, type RestRow } from '../../http/restRow.ts';
import { AppError } from '../../lib/errors.ts';
import { contentOf, type PlanContent } from './planRows.ts';

interface GraphPlan extends PlanContent {
  id: string;
  version: number;
}

const fields =
  'id name price duration features maxAds priorityPlacement analyticsAccess customStyling isEnabled version';

const integer = { type: 'integer' };
const flag = { type: 'boolean' };
const properties = {
  id: { type: 'string' },
  name: { type: 'string' },
  price: { ...integer, description: 'Whole Turkish lira.' },
  duration: { ...integer, description: 'Days.' },
  features: { type: 'array', items: { type: 'string' } },
  maxAds: integer,
  priorityPlacement: flag,
  analyticsAccess: flag,
  customStyling: flag,
  enabled: flag,
};
const names = Object.keys(properties);
const plan = { type: 'object', properties, required: names };

/** The legacy paths of plans. */
export const planRows: RestRow<never>[] = [
  restRow<{ pricingPlans: GraphPlan[] }>({
    method: 'GET',
    path: '/api/admin/pricing-plans',
    isClosed: true,
    operation: `{ pricingPlans { ${fields} } }`,
    describe: {
      summary: 'The plans, in their order',
      answers: { 200: { description: 'A bare list.', body: { schema: { type: 'array', items: plan } } } },
    },
    reply: ({ pricingPlans }) => pricingPlans.map(printPlan),
  }),
  restRow<{ savePricingPlan: GraphPlan }>({
    method: 'PUT',
    path: '/api/admin/pricing-plans/:id',
    isClosed: true,
    operation: `mutation ($id: String!, $version: Int, $input: PricingPlanInput!) {
      savePricingPlan(id: $id, version: $version, input: $input) { ${fields} }
    }`,
    describe: {
      summary: 'Changes a plan',
      details: 'The whole plan is sent. What was sold of it keeps its price and time.',
      path: { id: { type: 'string', description: 'Id of a plan, such as basic.' } },
      headers: { 'If-Match': 'The ETag that an answer to this path gave: a stale one is 409.' },
      body: {
        type: 'application/json',
        schema: { type: 'object', properties, required: names.filter((name) => name !== 'id') },
      },
      answers: {
        200: {
          description: 'The plan as it is now.',
          body: { schema: plan },
          headers: { ETag: 'Its version.' },
        },
      },
      refusals: [404, 409, 413, 415],
    },
    variables: (request) => {
      const { id } = request.params as { id: string };
      return { id, version: versionOf(request), input: inputOf(request.body, id) };
    },
    names: { isEnabled: 'enabled' },
    reply: ({ savePricingPlan }, _request, reply) => {
      void reply.header('etag', `"${savePricingPlan.version}"`);
      return printPlan(savePricingPlan);
    },
  }),
];

function printPlan(plan: GraphPlan) {
  const { id, isEnabled, ...content } = { id: plan.id, ...contentOf(plan) };
  return { id, ...content, enabled: isEnabled };
}

function inputOf(body: unknown, id: string): object {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new AppError('BAD_INPUT', 'Alanlar JSON nesnesi olarak gönderilmeli.');
  const { id: named = id, enabled, ...rest } = body as Record<string, unknown>;
  const refused = Object.keys(rest).filter((name) => !names.includes(name));
  if (named !== id) refused.push('id');
  if (refused.length > 0)
    throw new AppError(
      'BAD_INPUT',
      `Bu alanlar değiştirilemez: ${refused.slice(0, 20).join(', ').slice(0, 300)}`,
      Object.fromEntries(refused.slice(0, 20).map((name) => [name.slice(0, 100), 'read-only'])),
    );
  return { ...rest, isEnabled: enabled };
}

function versionOf(request: FastifyRequest): number | null {
  const given = request.headers['if-match'];
  if (given === undefined || given === '*') return null;
  const version = /^(?:W\/)?"(\d{1,9})"$/.exec(given)?.[1];
  if (version === undefined) throw new AppError('BAD_INPUT', 'If-Match must be an ETag of the plan.');
  return Number(version);
}
