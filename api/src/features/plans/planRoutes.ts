import type { FastifyReply, FastifyRequest } from 'fastify';
import { restRoute, type Execute, type RestRoute } from '../../http/rest/restRoute.ts';
import { AppError } from '../../lib/errors.ts';
import { contentOf, type StoredPlan } from './planRows.ts';

interface GraphPlan extends StoredPlan {
  id: string;
  version: number;
}

const fields =
  'id name price duration features maxAds priorityPlacement analyticsAccess customStyling isEnabled isRetired version';

const integer = { type: 'integer' };
const flag = { type: 'boolean' };
const properties = {
  id: { type: 'string' },
  name: { type: 'string' },
  price: { ...integer, description: 'Price in whole Turkish lira.' },
  duration: { ...integer, description: 'Duration in days.' },
  features: { type: 'array', items: { type: 'string' } },
  maxAds: integer,
  priorityPlacement: flag,
  analyticsAccess: flag,
  customStyling: flag,
  enabled: flag,
};
const retired = { ...flag, description: 'Whether it is retired: it can no longer be sold or changed.' };
const names = Object.keys(properties);
const plan = { type: 'object', properties: { ...properties, retired }, required: [...names, 'retired'] };
const content = names.filter((name) => name !== 'id');
const one = (description: string) => ({
  description,
  body: { schema: plan },
  headers: { ETag: 'Its version.' },
});
const idPath = { id: { type: 'string', description: 'Id of a plan, such as basic.' } };
const ifMatch = { 'If-Match': 'The ETag that an answer to this path gave: a stale one is 409.' };

const graphNames = { isEnabled: 'enabled' };

/** The legacy paths of plans, and paths that create, delete and retire a plan. */
export const planRoutes: RestRoute<never>[] = [
  restRoute<{ pricingPlans: GraphPlan[] }>({
    method: 'GET',
    path: '/api/admin/pricing-plans',
    isClosed: true,
    operation: `{ pricingPlans { ${fields} } }`,
    describe: {
      summary: 'All plans, in order',
      answers: { 200: { description: 'A bare list.', body: { schema: { type: 'array', items: plan } } } },
    },
    reply: ({ pricingPlans }) => pricingPlans.map(toRestPlan),
  }),
  restRoute<{ createPricingPlan: GraphPlan }>({
    method: 'POST',
    path: '/api/admin/pricing-plans',
    isClosed: true,
    operation: `mutation ($id: String, $input: PricingPlanInput!) {
      createPricingPlan(id: $id, input: $input) { ${fields} }
    }`,
    describe: {
      summary: 'Creates a plan',
      details: 'The id is derived from the name unless it is given.',
      body: { type: 'application/json', schema: { type: 'object', properties, required: content } },
      answers: { 201: { ...one('The plan.'), headers: { ETag: 'Its version.', Location: 'Its URL.' } } },
      refusals: [409, 413, 415],
    },
    variables: ({ body }) => {
      const { id = null, ...input } = recordOf(body);
      return { id, input: inputOf(input) };
    },
    names: graphNames,
    reply: ({ createPricingPlan: created }, _request, reply) => {
      void reply.code(201).header('location', `/api/admin/pricing-plans/${created.id}`);
      return toVersionedReply(created, reply);
    },
  }),
  restRoute<{ savePricingPlan: GraphPlan }>({
    method: 'PUT',
    path: '/api/admin/pricing-plans/:id',
    isClosed: true,
    operation: `mutation ($id: String!, $version: Int, $input: PricingPlanInput!) {
      savePricingPlan(id: $id, version: $version, input: $input) { ${fields} }
    }`,
    describe: {
      summary: 'Changes a plan',
      details: 'Replaces the whole plan. Existing subscriptions keep their price and period.',
      path: idPath,
      headers: ifMatch,
      body: { type: 'application/json', schema: { type: 'object', properties, required: content } },
      answers: { 200: one('The changed plan.') },
      refusals: [404, 409, 413, 415],
    },
    variables: async (request, execute) => {
      const id = idOf(request);
      return { id, version: versionOf(request), input: await changeOf(id, recordOf(request.body), execute) };
    },
    names: graphNames,
    reply: ({ savePricingPlan }, _request, reply) => toVersionedReply(savePricingPlan, reply),
  }),
  restRoute<object>({
    method: 'DELETE',
    path: '/api/admin/pricing-plans/:id',
    isClosed: true,
    operation: `mutation ($id: String!, $version: Int) { deletePricingPlan(id: $id, version: $version) { id } }`,
    describe: {
      summary: 'Deletes a plan that was never sold',
      details: 'A plan that was sold can only be retired; deleting it is 409.',
      path: idPath,
      headers: ifMatch,
      answers: { 204: { description: 'Done.' } },
      refusals: [404, 409],
    },
    variables: (request) => ({ id: idOf(request), version: versionOf(request) }),
    reply: (_data, _request, reply) => reply.code(204).send(),
  }),
  ...(['retire', 'reactivate'] as const).map((verb) =>
    restRoute<{ changed: GraphPlan }>({
      method: 'POST',
      path: `/api/admin/pricing-plans/:id/${verb === 'retire' ? 'retire' : 'bring-back'}`,
      isClosed: true,
      operation: `mutation ($id: String!, $version: Int) {
        changed: ${verb}PricingPlan(id: $id, version: $version) { ${fields} }
      }`,
      describe: {
        summary: verb === 'retire' ? 'Retires a plan' : 'Reactivates a retired plan',
        details:
          verb === 'retire'
            ? 'It can no longer be sold. Subscriptions expire, and their payments stay in reports.'
            : 'It is not on sale at first.',
        path: idPath,
        headers: ifMatch,
        answers: { 200: one('The changed plan.') },
        refusals: [404, 409],
      },
      variables: (request) => ({ id: idOf(request), version: versionOf(request) }),
      reply: ({ changed }, _request, reply) => toVersionedReply(changed, reply),
    }),
  ),
];

function toRestPlan(plan: GraphPlan) {
  const { id, isEnabled, isRetired, ...rest } = { id: plan.id, ...contentOf(plan) };
  return { id, ...rest, enabled: isEnabled, retired: isRetired };
}

function toVersionedReply(plan: GraphPlan, reply: FastifyReply) {
  void reply.header('etag', `"${plan.version}"`);
  return toRestPlan(plan);
}

function recordOf(body: unknown): Record<string, unknown> {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new AppError('BAD_INPUT', 'bodyNotObject');
  return body as Record<string, unknown>;
}

const idOf = (request: FastifyRequest) => (request.params as { id: string }).id;

// Clients send whole records, so a field that equals the stored one is not a change.
async function changeOf(id: string, { id: named = id, ...body }: Record<string, unknown>, execute: Execute) {
  const { retired: isRetired, ...rest } = body;
  if (named !== id) throw readOnly(['id']);
  if (isRetired === undefined) return inputOf(rest);
  const { pricingPlans } = await execute<{ pricingPlans: GraphPlan[] }>(
    '{ pricingPlans { id isRetired } }',
    {},
  );
  const stored = pricingPlans.find((one) => one.id === id);
  return inputOf(stored && stored.isRetired !== isRetired ? body : rest);
}

function inputOf({ enabled, ...rest }: Record<string, unknown>): object {
  const refused = Object.keys(rest).filter((name) => !content.includes(name));
  if (refused.length > 0) throw readOnly(refused);
  return { ...rest, isEnabled: enabled };
}

const readOnly = (refused: string[]) =>
  new AppError(
    'BAD_INPUT',
    { message: 'fieldsReadOnly', names: refused.slice(0, 20).join(', ').slice(0, 300) },
    Object.fromEntries(refused.slice(0, 20).map((name) => [name.slice(0, 100), 'fieldReadOnly' as const])),
  );

function versionOf(request: FastifyRequest): number | null {
  const given = request.headers['if-match'];
  if (given === undefined || given === '*') return null;
  const version = /^(?:W\/)?"(\d{1,9})"$/.exec(given)?.[1];
  if (version === undefined) throw new AppError('BAD_INPUT', 'planETagInvalid');
  return Number(version);
}
