import { describe, expect, it } from '@jest/globals';
import { makeBusiness } from '../../../testing/factories.ts';
import { csvOf, queueImport, runImportOf, runQueued } from '../../../testing/runImportOf.ts';
import { placeRow, useImports } from '../testing/useImports.ts';

const { database, services, run, rowsOf, everything } = useImports();
const names = async () =>
  (await rowsOf<{ name: string }>('SELECT name FROM businesses ORDER BY id')).map(({ name }) => name);

describe('the sample data', () => {
  const demo = (n: number) => placeRow(n, { city: 'Demoville', category: 'Demos', 'country code': 'CH' });

  it('has no row numbers, and is removed by the first real import, with its empty places', async () => {
    await run([demo(1), demo(2), placeRow(3)], { isDemo: true });
    expect(await rowsOf('SELECT business_count, demo_count FROM directory_stats')).toEqual([
      { business_count: 3, demo_count: 3 },
    ]);
    expect(await rowsOf('SELECT FROM businesses WHERE is_demo AND global_row_number IS NULL')).toHaveLength(
      3,
    );
    expect(await run([placeRow(10, { category: 'Bakery' }), placeRow(11)])).toMatchObject({
      status: 'DONE',
      created: 2,
    });
    expect(await names()).toEqual(['Place 10', 'Place 11']);
    expect(await rowsOf('SELECT name FROM cities')).toEqual([{ name: 'Bursa' }]);
    expect(await rowsOf('SELECT name FROM categories ORDER BY name')).toEqual([
      { name: 'Bakery' },
      { name: 'Cafe' },
    ]);
    expect(await rowsOf('SELECT business_count, demo_count FROM directory_stats')).toEqual([
      { business_count: 2, demo_count: 0 },
    ]);
    expect(await rowsOf('SELECT min(global_row_number) AS first FROM businesses')).toEqual([{ first: 1 }]);
  });

  it.each([
    ['Law firm', 'Lawyer'],
    ['Hairdresser', 'Hair salon'],
    ['Chemist', 'Pharmacy'],
  ])('leaves no category behind under its own word: %s', async (own, ofFile) => {
    await run([placeRow(1, { category: own })], { isDemo: true });
    const preview = await run([placeRow(10, { category: ofFile })], { isDryRun: true });
    expect(preview).toMatchObject({ categoriesCreated: 1 });
    await run([placeRow(10, { category: ofFile })]);
    expect(await rowsOf('SELECT name FROM categories')).toEqual([{ name: ofFile }]);
  });

  it('is removed from the trash too', async () => {
    await run([demo(1), demo(2)], { isDemo: true });
    await rowsOf('UPDATE businesses SET deleted_at = now()');
    await run([placeRow(10)]);
    expect(await names()).toEqual(['Place 10']);
  });

  it('stays while no real listing is applied', async () => {
    await run([demo(1)], { isDemo: true });
    expect(await run([placeRow(1, { name: '' })])).toMatchObject({
      status: 'DONE',
      refused: 1,
      created: 0,
    });
    expect(await runImportOf(services(), 'neither,a\nheader,here\n')).toMatchObject({ status: 'FAILED' });
    expect(await names()).toEqual(['Place 1']);
  });

  it('is never applied beside real listings', async () => {
    const waiting = await queueImport(services(), csvOf([demo(1)]), { isDemo: true });
    await makeBusiness(database.db, { name: 'Real' });
    const before = await everything();
    expect(await runQueued(services(), waiting.id)).toMatchObject({
      status: 'FAILED',
      errorCode: 'CONFLICT',
      errorMessage: expect.stringContaining('demo'),
    });
    expect(await everything()).toEqual(before);
  });
});
