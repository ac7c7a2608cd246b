import { isDeepStrictEqual } from 'node:util';
import type { FastifyRequest } from 'fastify';
import { businessForm } from '../../../../../domain/listing/formRules.ts';
import { restRoute, type Execute, type RestRoute } from '../../../http/rest/restRoute.ts';
import { AppError } from '../../../lib/errors.ts';
import {
  detailFields,
  toRestBusiness,
  toVersionedReply,
  wholeBusiness,
  type GraphBusiness,
} from '../restBusiness.ts';

const fields = `version ${detailFields}`;
type Body = Record<string, unknown>;

// OpenAPI knows one name for each place in a path: GET, at the same address, takes a slug there.
const idPath = { business: { type: 'integer', description: 'Id of a listing.' } };
const ifMatch = { 'If-Match': 'The ETag that was looked at: a stale one is 409.' };

/** Making, changing and deleting listings over the legacy paths. */
export const businessEditRoutes: RestRoute<never>[] = [
  restRoute<{ createBusiness: GraphBusiness }>({
    method: 'POST',
    path: '/api/businesses',
    isClosed: true,
    describe: {
      summary: 'Creates a listing',
      headers: {
        'Idempotency-Key':
          'The same key with the same body is the same listing; with another body it is 409.',
      },
      body: {
        type: 'application/json',
        schema: { input: 'BusinessInput', required: ['name', 'categoryId', 'address'] },
      },
      answers: {
        201: {
          description: 'The listing.',
          body: { one: wholeBusiness },
          headers: { ETag: 'Its version.', Location: 'Its URL.' },
        },
      },
      refusals: [409, 413, 415],
    },
    operation: `mutation ($input: BusinessInput!, $idempotencyKey: String) {
      createBusiness(input: $input, idempotencyKey: $idempotencyKey) { ${fields} }
    }`,
    variables: (request) => ({
      input: writable(bodyOf(request)),
      idempotencyKey: request.headers['idempotency-key'] ?? null,
    }),
    reply: ({ createBusiness }, _request, reply) => {
      void reply.code(201).header('location', `/api/businesses/${String(createBusiness.slug)}`);
      return toVersionedReply(createBusiness, reply);
    },
  }),
  restRoute<{ updateBusiness: GraphBusiness }>({
    method: 'PATCH',
    path: '/api/businesses/:business',
    isClosed: true,
    describe: {
      summary: 'Changes the given fields of a listing',
      details:
        'A whole record may be sent back: equal values are no change; a changed field that is read-only is 400.',
      path: idPath,
      headers: ifMatch,
      body: { type: 'application/json', schema: { input: 'BusinessInput' } },
      answers: {
        200: {
          description: 'The changed listing.',
          body: { one: wholeBusiness },
          headers: { ETag: 'Its version.' },
        },
      },
      refusals: [404, 409, 413, 415],
    },
    operation: `mutation ($id: Int!, $input: BusinessInput!, $version: Int) {
      updateBusiness(id: $id, input: $input, version: $version) { ${fields} }
    }`,
    variables: async (request, execute) => {
      const id = idOf(request);
      const body = bodyOf(request);
      return { id, input: writable(await changesOf(id, body, execute)), version: versionOf(request) };
    },
    reply: ({ updateBusiness }, _request, reply) => toVersionedReply(updateBusiness, reply),
  }),
  restRoute<object>({
    method: 'DELETE',
    path: '/api/businesses/:business',
    isClosed: true,
    describe: {
      summary: 'Moves a listing to the trash',
      path: idPath,
      headers: ifMatch,
      answers: { 204: { description: 'Done.' } },
      refusals: [404, 409],
    },
    operation: 'mutation ($id: Int!, $version: Int) { deleteBusiness(id: $id, version: $version) { id } }',
    variables: (request) => ({ id: idOf(request), version: versionOf(request) }),
    reply: (_data, _request, reply) => reply.code(204).send(),
  }),
];

function idOf(request: FastifyRequest): number {
  const { business: id } = request.params as { business: string };
  if (!/^\d{1,10}$/.test(id) || Number(id) > 2_147_483_647)
    throw new AppError('NOT_FOUND', 'businessNotFound');
  return Number(id);
}

function bodyOf(request: FastifyRequest): Body {
  const { body } = request;
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new AppError('BAD_INPUT', 'bodyNotObject');
  }
  return body as Body;
}

/** The version of If-Match, as ETag gives it. */
function versionOf(request: FastifyRequest): number | null {
  const given = request.headers['if-match'];
  if (given === undefined || given === '*') return null;
  const version = /^(?:W\/)?"(\d{1,9})(?:-[\w-]+)?"$/.exec(given)?.[1];
  if (version === undefined) throw new AppError('BAD_INPUT', 'listingETagInvalid');
  return Number(version);
}

/** Fields of a record that depend on the time at which it was read. */
const transient = new Set(['distanceMeters', 'updatedAt']);

// Clients send whole records back, so a field that equals the stored one is not a change, even a read-only one.
async function changesOf(id: number, body: Body, execute: Execute): Promise<Body> {
  const { businessById: stored } = await execute<{ businessById: GraphBusiness | null }>(
    `query ($id: Int!) { businessById(id: $id) { deletedAt ${detailFields} } }`,
    { id },
  );
  if (!stored || stored.deletedAt !== null) throw new AppError('NOT_FOUND', 'businessNotFound');
  const rest = JSON.parse(JSON.stringify(toRestBusiness(stored))) as Body;
  return Object.fromEntries(
    Object.entries(body).filter(
      ([name, value]) => !transient.has(name) && !isDeepStrictEqual(value, rest[name]),
    ),
  );
}

function writable(values: Body): Body {
  const refused = Object.keys(values).filter((name) => !Object.hasOwn(businessForm.fields, name));
  if (refused.length > 0) {
    throw new AppError(
      'BAD_INPUT',
      { message: 'fieldsReadOnly', names: refused.slice(0, 20).join(', ').slice(0, 300) },
      Object.fromEntries(refused.slice(0, 20).map((name) => [name.slice(0, 100), 'fieldReadOnly' as const])),
    );
  }
  return values;
}
