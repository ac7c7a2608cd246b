import { expect, it } from '@jest/globals';
import { executeOrThrow, refusalOf } from '../../testing/execute.ts';
import { makeBusiness, makeOperator } from '../../testing/factories.ts';
import { testServices } from '../../testing/TestBrowser.ts';
import { useTestDatabase } from '../../testing/useTestDatabase.ts';
import { sweepAudit } from './sweepAudit.ts';

const database = useTestDatabase();
const operation = `query ($first: Int, $offset: Int) {
  auditEvents(first: $first, offset: $offset) {
    nodes { action entity entityId subject operatorName apiKeyName before after }
    pageInfo { hasNextPage }
  }
}`;

it('the audit trail shows who changed what, newest first, with current names', async () => {
  const services = testServices(database.db);
  const { id } = await makeBusiness(database.db, { name: 'Çınar Lokantası' });
  const { id: operatorId } = await database.db.prisma.operator.create({
    data: { userCode: 'elif', name: 'Elif Aksoy', passwordHash: 'x' },
  });
  const { id: apiKeyId } = await database.db.prisma.apiKey.create({
    data: { name: 'Till', prefix: 'dir_12345678', keyHash: new Uint8Array(32) },
  });
  await database.db.prisma.auditEvent.createMany({
    data: [
      {
        at: new Date(1000),
        operatorId,
        action: 'session.open',
        entity: 'operator',
        entityId: `${operatorId}`,
      },
      { at: new Date(2000), operatorId, action: 'business.update', entity: 'business', entityId: `${id}` },
      { at: new Date(3000), apiKeyId, action: 'business.delete', entity: 'business', entityId: '999999' },
    ],
  });
  const as = { kind: 'operator', operatorId, sessionId: 1, name: 'Elif Aksoy', userCode: 'elif' } as const;
  const read = (variables: object) =>
    executeOrThrow<{ auditEvents: { nodes: object[]; pageInfo: object } }>(
      services,
      operation,
      { ...variables },
      { as },
    );

  const { auditEvents } = await read({ first: 2 });
  expect(auditEvents).toMatchObject({
    nodes: [
      { action: 'business.delete', subject: null, operatorName: null, apiKeyName: 'Till' },
      { action: 'business.update', subject: 'Çınar Lokantası', operatorName: 'Elif Aksoy' },
    ],
    pageInfo: { hasNextPage: true },
  });
  expect((await read({ offset: 2 })).auditEvents.nodes).toMatchObject([
    { action: 'session.open', subject: 'Elif Aksoy' },
  ]);
  expect(await refusalOf(services, operation, {})).toBe('UNAUTHENTICATED');
});

it('the audit trail is searched by operator, kind, entity and time, on an index at any depth', async () => {
  const services = testServices(database.db);
  const { viewer } = await makeOperator(database.db);
  await database.db.pool.query(`
    INSERT INTO operators (id, user_code, name, password_hash) SELECT 100 + n, 'o' || n, 'O' || n, 'x' FROM generate_series(1, 3) AS n;
    INSERT INTO audit_events (at, operator_id, action, entity, entity_id)
      SELECT '2026-01-01Z'::timestamptz + n * interval '1 minute', CASE n % 4 WHEN 0 THEN NULL ELSE 100 + n % 4 END,
        CASE n % 10 WHEN 0 THEN 'import.start' ELSE 'business.update' END, CASE n % 10 WHEN 0 THEN 'import' ELSE 'business' END,
        n % 500
      FROM generate_series(1, 30000) AS n;
    ANALYZE audit_events`);
  interface Page {
    nodes: { action: string; entityId: string; at: Date }[];
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
  }
  const page = async (filter: object | null, after: string | null = null, first = 50) =>
    (
      await executeOrThrow<{ auditEvents: Page }>(
        services,
        `query ($filter: AuditFilter, $after: String, $first: Int) { auditEvents(filter: $filter, after: $after, first: $first) {
          nodes { action entityId at } pageInfo { hasNextPage endCursor } } }`,
        { filter, after, first },
        { as: viewer },
      )
    ).auditEvents;

  const one = await page({ entity: 'business', entityId: '7' });
  expect(one.nodes).toHaveLength(50);
  const rest = await page({ entity: 'business', entityId: '7' }, one.pageInfo.endCursor);
  expect([rest.nodes.length, rest.pageInfo]).toEqual([10, { hasNextPage: false, endCursor: null }]);
  expect(new Set([...one.nodes, ...rest.nodes].map(({ at }) => at.getTime())).size).toBe(60);
  const [newest] = (await page({ actor: 'operator:102', action: 'import.start' })).nodes;
  expect(newest).toMatchObject({ action: 'import.start', at: new Date('2026-01-21T19:50:00Z') });
  expect((await page({ actor: 'operator:101', entity: 'import' })).nodes).toEqual([]);
  const hour = { from: '2026-01-01T01:00:00Z', to: '2026-01-01T02:00:00Z' };
  expect((await page(hour, null, 100)).nodes).toHaveLength(60);
  expect((await page({ ...hour, actor: 'system' }, null, 100)).nodes).toHaveLength(15);

  // Two common filters without a common row: no index may be read to its end.
  for (const where of [
    `operator_id = 101 AND action = 'import.start'`,
    `operator_id IS NULL AND api_key_id IS NULL AND entity = 'nothing'`,
    `operator_id = 103 AND (at, id) < ('2026-01-02'::timestamptz, 1)`,
  ]) {
    const { rows } = await database.db.pool.query<{ 'QUERY PLAN': [{ Plan: Record<string, number> }] }>(
      `EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) SELECT id FROM audit_events WHERE ${where} ORDER BY at DESC, id DESC LIMIT 51`,
    );
    const plan = rows[0]?.['QUERY PLAN'][0].Plan ?? {};
    const buffers = (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0);
    expect([where, buffers, buffers < 70]).toEqual([where, buffers, true]);
  }

  const refused = (filter: object, after?: string) =>
    refusalOf(
      services,
      'query ($filter: AuditFilter, $after: String) { auditEvents(filter: $filter, after: $after) { nodes { id } } }',
      { filter, after },
      { as: viewer },
    );
  expect(await refused({ actor: 'operator:x' })).toBe('BAD_INPUT');
  expect(await refused({ entityId: '7' })).toBe('BAD_INPUT');
  expect(await refused({}, 'nonsense')).toBe('BAD_INPUT');
  for (const at of ['1e300', '-1e15', '8.7e15', 'null'])
    expect([at, await refused({}, Buffer.from(`["audit",${at},"1"]`).toString('base64url'))]).toEqual([
      at,
      'BAD_INPUT',
    ]);
  const { auditActors } = await executeOrThrow<{ auditActors: { name: string }[] }>(
    services,
    '{ auditActors { actor name } }',
    {},
    { as: viewer },
  );
  expect(auditActors).toContainEqual({ actor: 'operator:101', name: 'O1' });
});

it('the audit trail removes logins after 400 days, and never changes', async () => {
  await database.db.prisma.auditEvent.createMany({
    data: [
      { at: new Date('2020-01-01'), action: 'session.open', entity: 'operator' },
      { at: new Date('2020-01-01'), action: 'business.update', entity: 'business' },
      { action: 'session.refuse', entity: 'operator' },
    ],
  });
  expect(await sweepAudit(testServices(database.db))).toEqual({ events: 1 });
  expect(await database.db.prisma.auditEvent.count()).toBe(2);
});
