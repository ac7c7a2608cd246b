import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Services, Viewer } from '../../lib/context.ts';
import { executeOrThrow, refusalOf, testContext } from '../../testing/execute.ts';
import { makeBusiness, makeCity, makeOperator } from '../../testing/factories.ts';
import { settleTransactions } from '../../testing/database/settleTransactions.ts';
import { testServices } from '../../testing/TestBrowser.ts';
import { useTestDatabase } from '../../testing/useTestDatabase.ts';
import { findDuplicates } from './findDuplicates.ts';
import { isScanDue } from './isScanDue.ts';
import { runningJob } from '../../jobs/testing/runningJob.ts';

const database = useTestDatabase();
let services: Services;
let as: Viewer;
beforeEach(async () => {
  services = testServices(database.db);
  ({ viewer: as } = await makeOperator(database.db));
});

const graph = <Data>(text: string, variables = {}) => executeOrThrow<Data>(services, text, variables, { as });
const metres = (n: number) => 40.1826 + n / 111_320;
const scan = async () => {
  await settleTransactions(database.db);
  await findDuplicates(testContext(services, { as: { kind: 'system' } }), runningJob({}));
};
interface Pair {
  first: { id: number };
  second: { id: number };
  reason: string;
  distanceMeters: number | null;
}
const pairs = async (isDismissed = false) =>
  (
    await graph<{ duplicatePairs: { nodes: Pair[]; totalCount: number } }>(
      `query ($isDismissed: Boolean) { duplicatePairs(isDismissed: $isDismissed) {
        totalCount nodes { reason distanceMeters dismissedByName first { id name city { name } } second { id slug } } } }`,
      { isDismissed },
    )
  ).duplicatePairs.nodes.map(({ first, second, reason }) => [first.id, second.id, reason]);

describe('the duplicate scan', () => {
  it('starts again from the beginning if its cursor is of another database', async () => {
    await makeBusiness(database.db, { name: 'A' });
    const cursor = Buffer.from('["changes","999999999999",1]').toString('base64url');
    await database.db.prisma.duplicateScan.update({ where: { id: 1 }, data: { cursor } });
    await database.db.pool.query(`UPDATE directory_stats SET updated_at = now() - interval '1 hour'`);
    await settleTransactions(database.db);
    expect(await isScanDue(services)).toBe(true);
    await scan();
    expect(await isScanDue(services)).toBe(false);
  });

  it('pairs listings by phone, name, address and position, the most likely first', async () => {
    const { db } = database;
    const [bursa, ankara] = [await makeCity(db, 'Bursa'), await makeCity(db, 'Ankara')];
    const at = (n: number) => ({ latitude: metres(n), longitude: 29.0665 });
    const phone = { phone: '0224 111 22 33', phoneNormalised: '+902241112233' };
    const [a, b, c, d, e, f] = [
      await makeBusiness(db, { name: 'Kahve Evi', ...at(0), ...phone }),
      await makeBusiness(db, { name: 'Kahve evi', ...at(5000), ...phone }),
      await makeBusiness(db, { name: 'Kahve Evi', ...at(30) }),
      await makeBusiness(db, { name: 'Kahve Evi Cafe', ...at(10) }),
      await makeBusiness(db, { name: 'Berber Ali', cityId: bursa.id, placeId: 'one' }),
      await makeBusiness(db, { name: 'BERBER ALİ', cityId: bursa.id, placeId: 'two' }),
    ];
    // Another name with the phone too far away; another city; sample data; the trash; a branch with another source id.
    await makeBusiness(db, { name: 'Market', ...at(20_000), ...phone });
    await makeBusiness(db, { name: 'Berber Ali', cityId: ankara.id });
    await makeBusiness(db, { name: 'Kahve Evi', ...at(0), isDemo: true });
    await makeBusiness(db, { name: 'Kahve Evi', ...at(0), deletedAt: new Date() });
    await makeBusiness(db, { name: 'Şube', cityId: bursa.id, placeId: 'x', ...at(0) });
    await makeBusiness(db, { name: 'Şube', cityId: bursa.id, placeId: 'y', ...at(3000) });
    await scan();
    expect(await pairs()).toEqual([
      [a.id, b.id, 'SAME_NAME_AND_PHONE'],
      [a.id, c.id, 'SAME_NAME_NEAR'],
      [a.id, d.id, 'LIKE_NAME_NEAR'],
      [c.id, d.id, 'LIKE_NAME_NEAR'],
      [e.id, f.id, 'SAME_NAME_IN_CITY'],
    ]);
    const group = await graph<{ duplicateGroup: number[] }>(
      'query ($businessId: Int!) { duplicateGroup(businessId: $businessId) }',
      { businessId: d.id },
    );
    expect(group.duplicateGroup.sort((x, y) => x - y)).toEqual([a.id, b.id, c.id, d.id]);
  });

  it('reads only listings changed since the last scan, and keeps dismissed pairs dismissed', async () => {
    const { db } = database;
    const phone = { phoneNormalised: '+902241112233' };
    const [a, b] = [
      await makeBusiness(db, { name: 'Bir', ...phone }),
      await makeBusiness(db, { name: 'İki', ...phone }),
    ];
    await scan();
    expect(await pairs()).toEqual([[a.id, b.id, 'SAME_PHONE']]);
    const ids = { ids: [a.id, b.id] };
    await graph('mutation ($ids: [Int!]!) { dismissDuplicates(ids: $ids) }', ids);
    await db.prisma.business.update({ where: { id: a.id }, data: { address: 'Yol 1' } });
    const c = await makeBusiness(db, { name: 'Üç', ...phone });
    await scan();
    expect(await pairs()).toEqual([
      [a.id, c.id, 'SAME_PHONE'],
      [b.id, c.id, 'SAME_PHONE'],
    ]);
    expect(await pairs(true)).toEqual([[a.id, b.id, 'SAME_PHONE']]);
    await graph('mutation ($ids: [Int!]!) { reopenDuplicates(ids: $ids) }', ids);
    // Another phone, and it is not a pair any more; listings in the trash are in no pair.
    await db.prisma.business.update({ where: { id: c.id }, data: { phoneNormalised: null } });
    await scan();
    expect(await pairs()).toEqual([[a.id, b.id, 'SAME_PHONE']]);
    await db.prisma.business.update({ where: { id: b.id }, data: { deletedAt: new Date() } });
    expect(await pairs()).toEqual([]);
    expect(
      await refusalOf(
        services,
        'mutation ($ids: [Int!]!) { dismissDuplicates(ids: $ids) }',
        { ids: [a.id] },
        { as },
      ),
    ).toBe('BAD_INPUT');
  });
});
