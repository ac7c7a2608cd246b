import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { restRoutes } from './routes.ts';
import { makeBusiness, makeCategory, makeOperator } from './testing/factories.ts';
import { startTestServer, type TestServer } from './testing/startTestServer.ts';
import { testServices } from './testing/TestBrowser.ts';
import { useTestDatabase } from './testing/useTestDatabase.ts';

// Clients of the REST paths do not know the GraphQL schema behind them, so errors use the names of the request.

const database = useTestDatabase();
let server: TestServer;
let cookies: Record<string, string>;
beforeAll(async () => {
  server = await startTestServer(testServices(database.db));
});
afterAll(() => server.close());
beforeEach(async () => {
  ({ cookies } = await makeOperator(database.db));
  await makeCategory(database.db, 'Cafe');
  await makeBusiness(database.db, { name: 'Kahve Evi', slug: 'kahve-evi' });
});

interface Schema {
  type?: string | string[];
  enum?: unknown[];
  properties?: Record<string, Schema>;
  items?: Schema;
  required?: string[];
}

/** Messages of graphql-js and graphql-jit, which no REST path may return. */
const wordsOfTheGraph =
  /\$\w|Variable|GraphQL|of required type|got invalid value|cannot represent|not defined by type|\b(?:Int|String|Boolean)\b|isEnabled|\w+Input\b/;

async function refusal(method: string, path: string, payload?: object | string) {
  const { status, body } = await server.send(method, path, { cookies, ...(payload ? { payload } : {}) });
  const { message, code, details } = JSON.parse(body) as {
    message: string;
    code: string;
    details?: { fields?: Record<string, string> };
  };
  return { status, code, message, fields: details?.fields ?? {}, text: body };
}

const typesOf = (schema: Schema) => [schema.type ?? []].flat();

/** A value that fits. */
function sample(schema: Schema): unknown {
  if (schema.enum) return schema.enum[0];
  const [type] = typesOf(schema);
  if (type === 'array') return [sample(schema.items ?? {})];
  if (type === 'object')
    return Object.fromEntries(
      (schema.required ?? []).map((name) => [name, sample(schema.properties?.[name] ?? {})]),
    );
  return { integer: 1, number: 1, boolean: true }[type ?? ''] ?? 'text';
}

/** Values of other types than the one that is requested. */
function mistyped(schema: Schema): unknown[] {
  const types = typesOf(schema);
  if (types.length === 0) return [];
  const all: [string, unknown][] = [
    ['string', 'no such thing'],
    ['number', 1.5],
    ['object', { nested: { deeply: 1 } }],
  ];
  return all
    .filter(([type]) => !types.includes(type))
    .map(([, value]) => value)
    .slice(-2);
}

interface Call {
  title: string;
  method: string;
  path: string;
  schema: Schema;
}

const filled = (path: string) =>
  path.replace('/pricing-plans/{id}', '/pricing-plans/basic').replaceAll(/\{\w+\}/g, '1');

function callsWithBody(): Call[] {
  return Object.entries(server.app.openApi().paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, { requestBody }]) => {
      const schema = requestBody?.content['application/json']?.schema as Schema | undefined;
      if (!schema) return [];
      return [{ title: `${method.toUpperCase()} ${path}`, method: method.toUpperCase(), path, schema }];
    }),
  );
}

describe('a REST path', () => {
  it('names each missing and each mistyped field of its body in plain words', async () => {
    const calls = callsWithBody();
    expect(calls.length).toBeGreaterThan(5);
    // Every stored route with a JSON body is tried, and the paths beside them.
    const routes = restRoutes.filter(({ describe: { body } }) => body?.type === 'application/json');
    for (const { method, path } of routes)
      expect(calls.map(({ title }) => title)).toContain(`${method} ${path.replace(/:(\w+)/g, '{$1}')}`);

    const tried: string[] = [];
    for (const { title, method, path, schema } of calls) {
      // Some paths end the session.
      ({ cookies } = await makeOperator(database.db));
      const isList = typesOf(schema).includes('array');
      const record = (isList ? schema.items : schema) ?? {};
      const whole = sample({ ...record, type: 'object' }) as Record<string, unknown>;
      const send = async (name: string, values: Record<string, unknown>) => {
        const answer = await refusal(method, filled(path), isList ? [values] : values);
        tried.push(title);
        // Some paths take more than they describe, such as a null for what may be left out.
        if (answer.status < 400) return;
        expect({ title, sent: { [name]: values[name] }, said: answer.text }).toMatchObject({
          said: expect.not.stringMatching(wordsOfTheGraph),
        });
      };
      for (const name of record.required ?? []) {
        const { [name]: _left, ...rest } = whole;
        await send(name, rest);
        await send(name, { ...whole, [name]: null });
      }
      for (const [name, field] of Object.entries(record.properties ?? {}))
        for (const wrong of mistyped(field)) await send(name, { ...whole, [name]: wrong });
      for (const body of ['"text"', '[]', 'null', '{}', '[null]', '{"__proto__": 1}']) {
        const { text, status } = await refusal(method, filled(path), body);
        expect(status).toBeLessThan(500);
        expect({ title, body, text }).toMatchObject({ text: expect.not.stringMatching(wordsOfTheGraph) });
      }
    }
    expect(new Set(tried).size).toBe(calls.length);
  });

  it('names an invalid parameter', async () => {
    let tried = 0;
    for (const [path, operations] of Object.entries(server.app.openApi().paths)) {
      for (const { name, in: where, schema } of operations.get?.parameters ?? []) {
        const isStrict = where === 'query' && (typesOf(schema).includes('integer') || schema.enum);
        if (!isStrict) continue;
        const { status, text } = await refusal('GET', `${filled(path)}?${name}=no-such-thing`);
        // The export has a text of its own for its range.
        const names = new RegExp(path === '/api/export-businesses' ? `${name}|geçerli bir aralık` : name);
        expect({ path, name, status, text }).toEqual({
          path,
          name,
          status: 400,
          text: expect.stringMatching(names),
        });
        expect(text).not.toMatch(wordsOfTheGraph);
        tried += 1;
      }
    }
    expect(tried).toBeGreaterThan(10);
  });
});

describe('PUT /api/admin/pricing-plans/{id}', () => {
  const plan = {
    name: 'Altın',
    price: 300,
    duration: 60,
    features: ['Bir'],
    maxAds: 5,
    priorityPlacement: true,
    analyticsAccess: false,
    customStyling: true,
    enabled: false,
  };
  const put = (body: object) => refusal('PUT', '/api/admin/pricing-plans/basic', body);

  it('names each missing field as required', async () => {
    for (const name of Object.keys(plan)) {
      const { [name as keyof typeof plan]: _left, ...rest } = plan;
      expect(await put(rest)).toMatchObject({
        status: 400,
        code: 'BAD_INPUT',
        message: `${name} is required.`,
        fields: { [name]: 'is required' },
      });
    }
    expect(await put({})).toMatchObject({
      fields: Object.fromEntries(Object.keys(plan).map((name) => [name, 'is required'])),
    });
  });

  it('names the expected type of each mistyped field', async () => {
    expect(
      await put({ ...plan, name: 1, price: 'cheap', features: [1, 'b', {}], enabled: 'yes', maxAds: 1.5 }),
    ).toMatchObject({
      status: 400,
      code: 'BAD_INPUT',
      fields: {
        name: 'must be text',
        price: 'must be a whole number',
        'features.0': 'must be text',
        'features.2': 'must be text',
        enabled: 'must be true or false',
        maxAds: 'must be a whole number',
      },
    });
  });
});

it('POST /api/admin/ad-settings and PATCH /api/businesses/{id} name the fields that they accept', async () => {
  expect(
    await refusal('POST', '/api/admin/ad-settings', [{ placement: 'top', enabled: 'on', adClient: 7 }]),
  ).toMatchObject({
    status: 400,
    fields: { '0.enabled': 'must be true or false', '0.adClient': 'must be text' },
  });
  expect(
    await refusal('PATCH', '/api/businesses/1', { name: ['Kahve'], isVerified: 'yes', categoryId: 'cafe' }),
  ).toMatchObject({
    status: 400,
    fields: {
      name: 'must be text',
      isVerified: 'must be true or false',
      categoryId: 'must be a whole number',
    },
  });
});
