import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Services } from '../../../lib/context.ts';
import { csvOf, runImportOf } from '../../../testing/runImportOf.ts';
import { testServices } from '../../../testing/TestBrowser.ts';
import { useTestDatabase } from '../../../testing/useTestDatabase.ts';

const database = useTestDatabase();
let services: Services;
beforeEach(() => {
  services = testServices(database.db);
});

describe('a position', () => {
  const positions = async () =>
    (await database.db.pool.query('SELECT latitude::float, longitude::float FROM businesses ORDER BY id'))
      .rows;
  const mobile = (n: number, more: Record<string, string>) => ({
    name: `Plumber ${n}`,
    city: 'Naples',
    country: 'US',
    address: '',
    area_service: '1',
    ...more,
  });

  it('of a business without an address stays, unless it is at sea or far from its town', async () => {
    const rows = [
      mobile(1, { latitude: '26.142', longitude: '-81.7948' }),
      mobile(2, { latitude: '45.5', longitude: '-130.2' }),
      mobile(3, { latitude: '39.8', longitude: '-98.5' }),
    ];
    await runImportOf(services, csvOf(rows));
    const nowhere = { latitude: null, longitude: null };
    expect(await positions()).toEqual([{ latitude: 26.142, longitude: -81.7948 }, nowhere, nowhere]);
  });

  it('shared by many businesses without an address is dropped', async () => {
    const shared = { city: '', country: '', latitude: '39.8', longitude: '-98.5' };
    const { id } = await runImportOf(services, csvOf([1, 2, 3, 4, 5].map((n) => mobile(n, shared))));
    expect(new Set((await positions()).map(({ latitude }) => latitude))).toEqual(new Set([null]));
    expect(await database.db.prisma.business.count({ where: { countryCode: null } })).toBe(5);
    const warnings = await database.db.prisma.importWarning.findMany({ where: { importId: id } });
    expect(new Set(warnings.map(({ rowNumber }) => rowNumber))).toEqual(new Set([2, 3, 4, 5, 6]));
    expect(warnings[0]).toMatchObject({ value: '39.8, -98.5', code: 'POSITION_UNKNOWN' });
  });
});
