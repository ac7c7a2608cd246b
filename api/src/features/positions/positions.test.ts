import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Services, Viewer } from '../../lib/context.ts';
import { executeOrThrow, refusalOf, testContext } from '../../testing/execute.ts';
import {
  makeBusiness,
  makeBusinesses,
  makeCity,
  makeCountry,
  makeOperator,
} from '../../testing/factories.ts';
import { csvOf, runImportOf } from '../../testing/runImportOf.ts';
import { settleTransactions } from '../../testing/database/settleTransactions.ts';
import { testServices } from '../../testing/TestBrowser.ts';
import { useTestDatabase } from '../../testing/useTestDatabase.ts';
import { checkPositions, duePositions } from './checkPositions.ts';
import { judgePosition } from './judgePosition.ts';

const database = useTestDatabase();
let services: Services;
let as: Viewer;
beforeEach(async () => {
  services = testServices(database.db);
  ({ viewer: as } = await makeOperator(database.db));
});

interface Issues {
  positionIssues: {
    totalCount: number;
    nodes: {
      business: { id: number; name: string; version: number };
      reason: string;
      suggestion: { latitude: number; longitude: number } | null;
    }[];
  };
}
const graph = <Data>(text: string, variables = {}) => executeOrThrow<Data>(services, text, variables, { as });
const list = async (variables = {}) =>
  (
    await graph<Issues>(
      `query ($importId: Int, $reason: PositionIssueReason, $isDismissed: Boolean) {
        positionIssues(importId: $importId, reason: $reason, isDismissed: $isDismissed) {
          totalCount nodes { business { id name version } reason suggestion { latitude longitude } } } }`,
      variables,
    )
  ).positionIssues;
const found = async (variables = {}) =>
  (await list(variables)).nodes.map(({ business, reason }) => [business.name, reason]);
async function scan(): Promise<void> {
  await settleTransactions(database.db);
  expect(await duePositions(services)).toEqual([1]);
  const context = testContext(services, { as: { kind: 'system' } });
  await checkPositions(context, 1, new AbortController().signal);
  expect(await duePositions(services)).toEqual([]);
}

describe('a position', () => {
  it.each([
    ['in its town', 'TR', 'Ankara', 39.92, 32.85, null],
    ['in a district of the province that it names', 'TR', 'Antalya', 36.2, 29.64, null],
    ['in the suburbs', 'AU', 'Sydney', -33.75, 150.69, null],
    ['of no known town', 'DE', 'Entenhausen', 52.5, 13.4, null],
    ['of which nothing else is known', null, null, 52.5, 13.4, null],
    ['in a territory of its country', 'FR', null, -20.9, 55.5, null],
    ['in a region whose country says China', 'CN', 'Hong Kong', 22.3, 114.17, null],
    ['near a border', 'CH', 'Basel', 47.585, 7.59, null],
    ['at the null island', 'GH', 'Accra', 0, 0, 'AT_SEA'],
    ['in the Atlantic', null, null, 40, -40, 'AT_SEA'],
    ['in another country', 'DE', 'Berlin', 41.01, 28.97, 'OTHER_COUNTRY'],
    ['at the other end of its country', 'US', 'Boston', 34.05, -118.24, 'FAR_FROM_CITY'],
    ['with swapped degrees', 'TR', 'İzmir', 27.14, 38.42, 'SWAPPED'],
    ['with swapped degrees, of a town alone', null, 'Nairobi', 36.82, -1.29, 'SWAPPED'],
    ['without its minus in the west', 'US', 'Chicago', 41.88, 87.63, 'MIRRORED'],
    ['without its minus in the south', 'BR', 'São Paulo', 23.55, -46.63, 'MIRRORED'],
    ['without either minus', 'AR', 'Buenos Aires', 34.6, 58.38, 'MIRRORED'],
    ['beyond the 180th meridian', 'FJ', null, -16.8, -179.9, null],
  ])(
    '%s is judged by what else is known of the listing',
    (_what, countryCode, city, latitude, longitude, reason) => {
      const verdict = judgePosition({ countryCode, city, latitude, longitude });
      expect(verdict?.reason ?? null).toBe(reason);
      if (reason !== 'SWAPPED' && reason !== 'MIRRORED') expect(verdict?.suggestion ?? null).toBeNull();
      else
        expect(
          judgePosition({ countryCode, city, ...(verdict?.suggestion ?? { latitude: 0, longitude: 0 }) }),
        ).toBeNull();
    },
  );
});

describe('implausible positions', () => {
  it('are listed until they are put right, dismissed or deleted', async () => {
    const { db } = database;
    await makeCountry(db, 'TR');
    const city = await makeCity(db, 'İzmir', { countryCode: 'TR' });
    const home = { cityId: city.id, countryCode: 'TR' };
    const swapped = await makeBusiness(db, { ...home, name: 'Swapped', latitude: 27.14, longitude: 38.42 });
    const boat = await makeBusiness(db, { name: 'Boat', latitude: 35, longitude: 20 });
    await makeBusiness(db, { ...home, name: 'Right', latitude: 38.42, longitude: 27.14 });
    await makeBusiness(db, { ...home, name: 'Nowhere' });
    await makeBusiness(db, { name: 'In the trash', latitude: 0, longitude: 0, deletedAt: new Date() });
    await scan();
    expect(await found()).toEqual([
      ['Swapped', 'SWAPPED'],
      ['Boat', 'AT_SEA'],
    ]);
    expect(await found({ reason: 'AT_SEA' })).toEqual([['Boat', 'AT_SEA']]);
    const { nodes, totalCount } = await list();
    expect([totalCount, nodes[0]?.suggestion]).toEqual([2, { latitude: 38.42, longitude: 27.14 }]);

    const dismissing = 'mutation ($id: Int!) { dismissPositionIssue(businessId: $id) }';
    await graph(dismissing, { id: boat.id });
    expect(await found()).toEqual([['Swapped', 'SWAPPED']]);
    expect(await found({ isDismissed: true })).toEqual([['Boat', 'AT_SEA']]);
    await db.prisma.business.update({ where: { id: boat.id }, data: { phone: '1' } });
    const saving = `mutation ($id: Int!, $input: BusinessInput!, $version: Int) {
      updateBusiness(id: $id, input: $input, version: $version) { id version } }`;
    const { version } = await makeVersion(swapped.id);
    await graph(saving, { id: swapped.id, version, input: { latitude: 38.42, longitude: 27.14 } });
    // At once: what was read is no longer its position.
    expect(await found()).toEqual([]);
    await scan();
    expect([await found(), await found({ isDismissed: true })]).toEqual([[], [['Boat', 'AT_SEA']]]);

    await graph('mutation ($id: Int!) { reopenPositionIssue(businessId: $id) }', { id: boat.id });
    expect(await found()).toEqual([['Boat', 'AT_SEA']]);
    expect(await refusalOf(services, dismissing, { id: swapped.id }, { as })).toBe('NOT_FOUND');
    await graph(dismissing, { id: boat.id });
    await db.prisma.business.update({ where: { id: boat.id }, data: { latitude: 36 } });
    await scan();
    expect(await found()).toEqual([['Boat', 'AT_SEA']]);
    await db.prisma.business.delete({ where: { id: boat.id } });
    expect(await found()).toEqual([]);
  });

  const makeVersion = (id: number) => database.db.prisma.business.findUniqueOrThrow({ where: { id } });

  it('are those that five listings of other names and streets share, until fewer do', async () => {
    const { db } = database;
    const at = (latitude: number) => ({ latitude, longitude: 13.4 });
    await makeBusinesses(db, 5, (i) => ({
      ...at(52.5),
      name: `Spread ${i}`,
      street: `${'ABCDE'[i]} street ${i}`,
    }));
    await makeBusinesses(db, 6, (i) => ({
      ...at(52.6),
      name: `Mall ${i}`,
      street: `Mall street 5, shop ${i}`,
    }));
    await makeBusinesses(db, 6, (i) => ({ ...at(52.7), name: 'Chain', street: `${'ABCDEF'[i]} street` }));
    await scan();
    expect((await found()).map(([name]) => name)).toEqual([0, 1, 2, 3, 4].map((i) => `Spread ${i}`));
    await db.prisma.business.update({
      where: { id: (await list()).nodes[2]?.business.id ?? 0 },
      data: at(52.51),
    });
    await scan();
    expect(await found()).toEqual([]);
  });

  it('of an import are those of the listings that it created or changed', async () => {
    const row = (name: string, latitude: string, longitude: string) => ({
      ...{ name, address: `${name} 1`, city: 'Ankara', country: 'Türkiye', latitude, longitude },
      phone: `+90312444${name.length}${name.charCodeAt(0)}0`,
    });
    await makeBusiness(database.db, { name: 'Before', latitude: 0, longitude: 0 });
    const first = await runImportOf(
      services,
      csvOf([row('Liman', '36.8', '21.4'), row('Kule', '39.92', '32.85')]),
    );
    const second = await runImportOf(
      services,
      csvOf([row('Kule', '39.93', '12.85'), row('Park', '48.85', '2.35')]),
    );
    await scan();
    const names = async (importId: number) => new Set((await found({ importId })).map(([name]) => name));
    expect([(await names(first.id)).has('Liman'), (await names(first.id)).has('Before')]).toEqual([
      true,
      false,
    ]);
    expect([(await names(second.id)).has('Park'), (await names(second.id)).has('Liman')]).toEqual([
      true,
      false,
    ]);
  });

  it('are shown to operators alone', async () => {
    expect(await refusalOf(services, '{ positionIssues { totalCount } }')).toBe('UNAUTHENTICATED');
  });
});
