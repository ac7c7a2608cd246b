import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Viewer } from '../../lib/context.ts';
import { limits } from '../../lib/limits.ts';
import { executeOrThrow, execute, refusalOf } from '../../testing/execute.ts';
import { makeBusiness, makeOperator } from '../../testing/factories.ts';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';
import { testServices } from '../../testing/TestBrowser.ts';
import { useTestDatabase } from '../../testing/useTestDatabase.ts';
import { newKeyText } from './keyText.ts';

const database = useTestDatabase();
const services = () => testServices(database.db);
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer(services());
});
afterAll(() => server.close());

interface Made {
  createApiKey: { key: string; apiKey: { id: number; prefix: string } };
}
const create =
  'mutation ($input: CreateApiKeyInput!) { createApiKey(input: $input) { key apiKey { id prefix } } }';
async function makeKey(viewer: Viewer, input: object) {
  const made = await executeOrThrow<Made>(
    services(),
    create,
    { input: { name: 'Partner', scope: 'READ', ...input } },
    { as: viewer },
  );
  return { key: made.createApiKey.key, ...made.createApiKey.apiKey };
}
const bearer = (key: string) => ({ authorization: `Bearer ${key}` });
async function graph(key: string, query: string) {
  const { status, headers, body } = await server.send('POST', '/graphql', {
    payload: { query },
    headers: bearer(key),
  });
  return {
    status,
    headers,
    json: JSON.parse(body) as { errors?: { extensions: { code: string } }[]; code?: string },
  };
}
const events = async () =>
  (await database.db.prisma.auditEvent.findMany({ orderBy: { id: 'asc' } })).map(
    ({ action, entityId, operatorId, apiKeyId }) => ({ action, entityId, operatorId, apiKeyId }),
  );

describe('operators', () => {
  it('create a key that is shown once and stored as a hash, rename it, limit it, list it and revoke it', async () => {
    const { viewer } = await makeOperator(database.db, 'Ayşe');
    const made = await makeKey(viewer, { name: '  Partner ', scope: 'ADMIN', perMinute: 90 });
    const { rows } = await database.db.pool.query<{ row: string }>(
      'SELECT api_keys::text AS row FROM api_keys',
    );
    expect(rows[0]?.row).not.toContain(made.key.slice(12));

    const list = `{ apiKeys { totalCount pageInfo { hasNextPage } nodes {
      id name prefix scope perMinute createdByName lastUsedAt revokedAt } } }`;
    const stored = {
      id: made.id,
      prefix: made.prefix,
      scope: 'ADMIN',
      createdByName: 'Ayşe',
      lastUsedAt: null,
    };
    expect(await executeOrThrow(services(), list, {}, { as: viewer })).toEqual({
      apiKeys: {
        totalCount: 1,
        pageInfo: { hasNextPage: false },
        nodes: [{ ...stored, name: 'Partner', perMinute: 90, revokedAt: null }],
      },
    });
    const update = 'mutation ($input: UpdateApiKeyInput!) { updateApiKey(input: $input) { name perMinute } }';
    expect(
      await executeOrThrow(services(), update, { input: { id: made.id, perMinute: null } }, { as: viewer }),
    ).toEqual({ updateApiKey: { name: 'Partner', perMinute: limits.perMinute } });
    const revoke = 'mutation ($id: Int!) { revokeApiKey(id: $id) { revokedAt } }';
    await executeOrThrow(services(), revoke, { id: made.id }, { as: viewer });
    expect(await refusalOf(services(), revoke, { id: made.id }, { as: viewer })).toBe('CONFLICT');
    expect(await refusalOf(services(), update, { input: { id: made.id, name: 'x' } }, { as: viewer })).toBe(
      'CONFLICT',
    );
    expect(await refusalOf(services(), revoke, { id: 999 }, { as: viewer })).toBe('NOT_FOUND');
    const entityId = String(made.id);
    expect(await events()).toEqual(
      ['create', 'update', 'revoke'].map((verb) => ({
        action: `apiKey.${verb}`,
        entityId,
        operatorId: viewer.operatorId,
        apiKeyId: null,
      })),
    );
  });

  it.each([
    ['no name', { name: ' ' }],
    ['a name too long', { name: 'x'.repeat(101) }],
    ['a name with a control character', { name: 'a\u0007' }],
    ['a limit of nothing', { perMinute: 0 }],
    ['a limit past all limits', { perMinute: 60_001 }],
    ['an expiry in the past', { expiresAt: '2020-01-01T00:00:00.000Z' }],
  ])('are refused a key with %s', async (_what, input) => {
    const { viewer } = await makeOperator(database.db);
    const variables = { input: { name: 'Partner', scope: 'READ', ...input } };
    expect(await refusalOf(services(), create, variables, { as: viewer })).toBe('BAD_INPUT');
    expect(await database.db.prisma.apiKey.count()).toBe(0);
  });
});

describe('a key', () => {
  it('with the admin scope may do everything that operators may, under its own name, over both transports', async () => {
    const { viewer } = await makeOperator(database.db);
    const { key, id } = await makeKey(viewer, { scope: 'ADMIN' });
    const business = await makeBusiness(database.db, { name: 'Kahve' });
    const edited = await graph(
      key,
      `mutation { updateBusiness(id: ${business.id}, input: { phone: "+90 232 444 55 66" }) { phone } }`,
    );
    expect([edited.status, edited.json.errors]).toEqual([200, undefined]);
    const deleted = await server.send('DELETE', `/api/businesses/${business.id}`, { headers: bearer(key) });
    expect(deleted.status).toBe(204);
    expect((await events()).slice(1)).toEqual(
      ['update', 'delete'].map((verb) => ({
        action: `business.${verb}`,
        entityId: String(business.id),
        operatorId: null,
        apiKeyId: id,
      })),
    );
  });

  it('cannot manage keys, whatever its scope', async () => {
    const { viewer } = await makeOperator(database.db);
    const { key, id } = await makeKey(viewer, { scope: 'ADMIN' });
    for (const query of [
      '{ apiKeys { totalCount } }',
      'mutation { createApiKey(input: { name: "x", scope: READ }) { key } }',
      `mutation { updateApiKey(input: { id: ${id}, perMinute: 9 }) { id } }`,
      `mutation { revokeApiKey(id: ${id}) { id } }`,
    ]) {
      const { status, json } = await graph(key, query);
      expect([query, status, json.errors?.[0]?.extensions.code]).toEqual([query, 403, 'FORBIDDEN']);
    }
    expect(await database.db.prisma.apiKey.findMany({ select: { revokedAt: true } })).toEqual([
      { revokedAt: null },
    ]);
  });

  it('with the scope to read reads public data only', async () => {
    const { viewer } = await makeOperator(database.db);
    const { key } = await makeKey(viewer, {});
    expect((await graph(key, '{ stats { total } }')).status).toBe(200);
    expect((await server.send('GET', '/api/businesses', { headers: bearer(key) })).status).toBe(200);
    const { id } = await makeBusiness(database.db);
    expect(
      (await graph(key, `mutation { deleteBusiness(id: ${id}) { id } }`)).json.errors?.[0]?.extensions.code,
    ).toBe('FORBIDDEN');
    const rest = await server.send('DELETE', `/api/businesses/${id}`, { headers: bearer(key) });
    expect([rest.status, JSON.parse(rest.body)]).toEqual([
      403,
      { code: 'FORBIDDEN', message: expect.any(String), messageCode: 'keyForbidden' },
    ]);
    expect(await database.db.prisma.business.count({ where: { deletedAt: null } })).toBe(1);
  });

  it('that is wrong, truncated or revoked is refused, even for public data', async () => {
    const { viewer } = await makeOperator(database.db);
    const { key, id } = await makeKey(viewer, { scope: 'ADMIN' });
    await database.db.prisma.apiKey.update({ where: { id }, data: { revokedAt: new Date() } });
    for (const one of [key, newKeyText(), key.slice(0, -1), 'x', '']) {
      const { status, json } = await graph(one, '{ stats { total } }');
      expect([status, json.code]).toEqual([401, 'UNAUTHENTICATED']);
      const rest = await server.send('GET', '/api/categories', { headers: bearer(one) });
      expect([rest.status, (JSON.parse(rest.body) as { code: string }).code]).toEqual([
        401,
        'UNAUTHENTICATED',
      ]);
    }
    expect(await execute(services(), '{ stats { total } }')).toMatchObject({ errors: [] });
  });

  it('is refused from its expiry on, until an operator moves it', async () => {
    const { viewer } = await makeOperator(database.db);
    const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
    const { key, id } = await makeKey(viewer, { expiresAt });
    const refusal = async () => {
      const { status, body } = await server.send('GET', '/api/categories', { headers: bearer(key) });
      return [status, (JSON.parse(body) as { messageCode?: string }).messageCode];
    };
    const list = '{ apiKeys { nodes { expiresAt } } }';
    expect(await executeOrThrow(services(), list, {}, { as: viewer })).toEqual({
      apiKeys: { nodes: [{ expiresAt: new Date(expiresAt) }] },
    });
    expect(await refusal()).toEqual([200, undefined]);
    await database.db.pool.query('UPDATE api_keys SET expires_at = now()');
    expect(await refusal()).toEqual([401, 'keyExpired']);
    const update = 'mutation ($input: UpdateApiKeyInput!) { updateApiKey(input: $input) { expiresAt } }';
    const past = { input: { id, expiresAt: new Date(0).toISOString() } };
    expect(await refusalOf(services(), update, past, { as: viewer })).toBe('BAD_INPUT');
    expect(
      await executeOrThrow(services(), update, { input: { id, expiresAt: null } }, { as: viewer }),
    ).toEqual({ updateApiKey: { expiresAt: null } });
    expect(await refusal()).toEqual([200, undefined]);
  });

  it('has a rate limit of its own, shared by all nodes', async () => {
    const { viewer } = await makeOperator(database.db);
    const { key, id } = await makeKey(viewer, { perMinute: 3 });
    const other = await makeKey(viewer, { perMinute: 3 });
    const second = await startTestServer(services());
    try {
      const spend = async () => {
        await database.db.prisma.apiKeySpending.deleteMany({ where: { keyId: id } });
        const answers = [];
        for (const one of [server, second, server, second])
          answers.push(await one.send('GET', '/api/businesses/stats', { headers: bearer(key) }));
        return answers;
      };
      // A minute that ends between two of them forgives what was spent in it.
      const minutesOf = () => database.db.prisma.apiKeySpending.findMany({ where: { keyId: id } });
      let answers = await spend();
      if ((await minutesOf())[0]?.count !== 4) answers = await spend();
      expect((await minutesOf()).map(({ count }) => count)).toEqual([4]);
      expect(
        answers.map(({ status, headers }) => [
          status,
          headers.get('ratelimit-limit'),
          headers.get('ratelimit-remaining'),
        ]),
      ).toEqual([
        [200, '3', '2'],
        [200, '3', '1'],
        [200, '3', '0'],
        [429, '3', '0'],
      ]);
      const [, , , refused] = answers;
      expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
      expect(Number(refused?.headers.get('retry-after'))).toBeLessThanOrEqual(60);
      expect(refused?.headers.get('ratelimit-policy')).toBe('3;w=60');
      expect(JSON.parse(refused?.body ?? '')).toMatchObject({
        code: 'RATE_LIMITED',
        details: { retryAfter: expect.any(Number) },
      });
      expect((await graph(other.key, '{ stats { total } }')).status).toBe(200);
      await database.db.pool.query(
        `UPDATE api_key_spendings SET minute = minute - interval '1 minute', count = 4`,
      );
      expect((await graph(key, '{ stats { total } }')).status).toBe(200);
    } finally {
      await second.close();
    }
  });

  it('shows when it was last used, to the minute', async () => {
    const { viewer } = await makeOperator(database.db);
    const { key, id } = await makeKey(viewer, {});
    const lastUse = async () =>
      (await database.db.prisma.apiKey.findUniqueOrThrow({ where: { id }, select: { lastUsedAt: true } }))
        .lastUsedAt;
    await graph(key, '{ stats { total } }');
    let first = await lastUse();
    while (first === null) first = await lastUse();
    await graph(key, '{ stats { total } }');
    await graph(key, '{ stats { total } }');
    expect(await lastUse()).toEqual(first);
  });
});
