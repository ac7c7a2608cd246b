import { expect, it } from '@jest/globals';
import { ask, refusalOf } from '../../testing/execute.ts';
import { makeBusiness } from '../../testing/factories.ts';
import { testServices } from '../../testing/TestBrowser.ts';
import { useTestDatabase } from '../../testing/useTestDatabase.ts';

const database = useTestDatabase();
const operation = `query ($first: Int, $offset: Int) {
  auditEvents(first: $first, offset: $offset) {
    nodes { action entity entityId subject operatorName apiKeyName before after }
    pageInfo { hasNextPage }
  }
}`;

it('tells operators who changed what, the newest first, by the names of today', async () => {
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
    ask<{ auditEvents: { nodes: object[]; pageInfo: object } }>(
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
