import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Services } from '../../../lib/context.ts';
import { executeOrThrow, testContext } from '../../../testing/execute.ts';
import { csvOf, runImportOf, runUndoOf } from '../../../testing/runImportOf.ts';
import { testServices } from '../../../testing/TestBrowser.ts';
import { useTestDatabase } from '../../../testing/useTestDatabase.ts';
import { runningJob } from '../../../jobs/testing/runningJob.ts';
import { joinCities } from '../changes/joinCities.ts';
import { areCitiesUnseparated, separateCities } from './separateCities.ts';

const database = useTestDatabase();
let services: Services;
beforeEach(() => {
  services = testServices(database.db);
});
const query = async (text: string, values: unknown[] = []) =>
  (await database.db.pool.query<Record<string, unknown>>(text, values)).rows;

/** Slug of the city and its region, by the name of the listing. */
const cityOf = async () =>
  Object.fromEntries(
    (
      await query(`SELECT b.name, concat_ws(' ', t.slug, '(' || t.region || ')') AS city
        FROM businesses b LEFT JOIN cities t ON t.id = b.city_id ORDER BY b.id`)
    ).map(({ name, city }) => [name, city]),
  );
const row = (name: string, values: Record<string, string> = {}) => ({
  ...{ name, address: '', city: 'Portland', state: '', zip: '', latitude: '', longitude: '' },
  ...{ country: 'US', ...values },
});
const adminContext = () => testContext(services, { as: { kind: 'system' } });

describe('cities of one name in several regions of a country', () => {
  it('are several cities, by whatever says where a listing is', async () => {
    await runImportOf(
      services,
      csvOf([
        row('Rose', { state: 'Oregon' }),
        row('Pine', { zip: '04101' }),
        row('Elm', { address: '1 Elm St, Portland, ME 04102' }),
        row('Oak', { latitude: '45.52', longitude: '-122.68' }),
        row('Anywhere'),
        row('Star', { city: 'Houston' }),
        row('Ozark', { city: 'Houston', state: 'MO' }),
      ]),
    );
    expect(await cityOf()).toEqual({
      Rose: 'portland (Oregon)',
      Oak: 'portland (Oregon)',
      Pine: 'portland-maine (Maine)',
      Elm: 'portland-maine (Maine)',
      Anywhere: 'portland-us',
      Star: 'houston (Texas)',
      Ozark: 'houston-missouri (Missouri)',
    });
  });

  it('stay the same cities in later imports, and leave none behind when the import is undone', async () => {
    const rows = [row('Rose', { state: 'Oregon' }), row('Pine', { state: 'Maine' })];
    await runImportOf(services, csvOf(rows));
    const [, second] = [
      await cityOf(),
      await runImportOf(services, csvOf([...rows, row('Fir', { state: 'ME' })])),
    ];
    expect(await cityOf()).toMatchObject({ Rose: 'portland (Oregon)', Fir: 'portland-maine (Maine)' });
    await runUndoOf(services, second.id);
    expect(await cityOf()).toEqual({ Rose: 'portland (Oregon)', Pine: 'portland-maine (Maine)' });
    expect(await query('SELECT count(*)::int AS n FROM cities')).toEqual([{ n: 2 }]);
  });

  it('take listings without a clue if there is only one of the name, in the file or before', async () => {
    await runImportOf(services, csvOf([row('Anywhere'), row('Rose', { state: 'OR' })]));
    await runImportOf(services, csvOf([row('Somewhere')]));
    expect(new Set(Object.values(await cityOf()))).toEqual(new Set(['portland (Oregon)']));
  });

  it('take listings without a clue if the file names one of them, and are several before', async () => {
    await runImportOf(services, csvOf([row('Rose', { state: 'OR' }), row('Pine', { state: 'ME' })]));
    await runImportOf(services, csvOf([row('Fir', { state: 'OR' }), row('Anywhere')]));
    expect(await cityOf()).toMatchObject({ Fir: 'portland (Oregon)', Anywhere: 'portland (Oregon)' });
  });

  it('are joined once where several rules find the same pair', async () => {
    await runImportOf(
      services,
      csvOf([
        row('Arch', { city: 'St. Louis', state: 'MO' }),
        row('Blues', { city: 'St. Louis', state: 'MO' }),
      ]),
    );
    await query(`INSERT INTO cities (name, country_code, slug) VALUES ('St. Louis', 'US', 'st-louis-us')`);
    expect(await joinCities(adminContext(), runningJob({}))).toEqual({ joined: 1 });
    expect(await joinCities(adminContext(), runningJob({}))).toEqual({ joined: 0 });
  });

  it('take the city without a region that was created before them, as a merge that can be undone', async () => {
    await runImportOf(services, csvOf([row('Anywhere')]));
    await runImportOf(services, csvOf([row('Rose', { state: 'OR' })]));
    expect(await cityOf()).toEqual({ Anywhere: 'portland', Rose: 'portland-oregon (Oregon)' });
    expect(await joinCities(adminContext(), runningJob({}))).toEqual({ joined: 1 });
    expect(new Set(Object.values(await cityOf()))).toEqual(new Set(['portland-oregon (Oregon)']));
    await runImportOf(services, csvOf([row('Pine', { state: 'Maine' })]));
    expect(await cityOf()).toMatchObject({ Pine: 'portland-maine (Maine)' });
  });

  it('are one city under several spellings of the name in one region', async () => {
    await runImportOf(
      services,
      csvOf([
        row('Arch', { city: 'St. Louis', state: 'MO' }),
        row('Blues', { city: 'Saint Louis', state: 'Missouri' }),
        row('Gratiot', { city: 'Saint Louis', state: 'MI' }),
      ]),
    );
    await runImportOf(services, csvOf([row('Cardinals', { city: 'St Louis', zip: '63101' })]));
    const { Arch, ...others } = await cityOf();
    expect(Arch).toMatch(/^(?:st|saint)-louis \(Missouri\)$/);
    expect(others).toEqual({ Blues: Arch, Cardinals: Arch, Gratiot: 'saint-louis (Michigan)' });
  });

  it('are distinguished by their region in the API, in lists and in filters', async () => {
    await runImportOf(
      services,
      csvOf([
        row('Rose', { state: 'OR' }),
        row('Pine', { state: 'ME' }),
        row('Berlin Bar', { city: 'Boise' }),
      ]),
    );
    const data = await executeOrThrow<{ citiesOfName: object[]; facets: object; nearby: object }>(
      services,
      `{ citiesOfName(slug: "portland") { slug region } city(slug: "portland-oregon") { slug }
        business(slug: "rose") { city { name region } nearby { name } }
        businesses { facets { cities { value label } } } }`,
    );
    expect(data).toMatchObject({
      citiesOfName: [
        { slug: 'portland', region: 'Oregon' },
        { slug: 'portland-maine', region: 'Maine' },
      ],
      city: { slug: 'portland' },
      business: { city: { name: 'Portland', region: 'Oregon' }, nearby: [] },
      businesses: {
        facets: {
          cities: expect.arrayContaining([
            { value: expect.stringMatching(/^#\d+$/), label: 'Portland, Maine, United States' },
            { value: 'Boise', label: 'Boise' },
          ]) as unknown,
        },
      },
    });
  });
});

describe('a search for a city and its region', () => {
  it.each(['portland maine', 'Maine, Portland', 'bar in Portland, Maine'])(
    'finds the listings of that city alone: %s',
    async (search) => {
      await runImportOf(
        services,
        csvOf([
          row('Rose Bar', { zip: '97232' }),
          row('Pine Bar', { zip: '04101' }),
          row('Elm Bar', { latitude: '43.66', longitude: '-70.26' }),
        ]),
      );
      const { businesses } = await executeOrThrow<{ businesses: { nodes: { name: string }[] } }>(
        services,
        'query ($search: String) { businesses(filter: { search: $search }) { nodes { name } } }',
        { search },
      );
      expect(businesses.nodes.map(({ name }) => name).sort()).toEqual(['Elm Bar', 'Pine Bar']);
    },
  );
});

describe('the city of an edited listing', () => {
  async function update(id: unknown, input: string): Promise<void> {
    const { id: keyId } = await database.db.prisma.apiKey.upsert({
      where: { prefix: 'dir_till' },
      create: { name: 'Till', prefix: 'dir_till', keyHash: Buffer.alloc(32), isAdmin: true },
      update: {},
    });
    const as = { kind: 'key', keyId, isAdmin: true, operatorId: null } as const;
    const mutation = `mutation { updateBusiness(id: ${Number(id)}, input: { ${input} }) { id } }`;
    await executeOrThrow(services, mutation, {}, { as });
  }

  it('follows its state, and stays when it is saved without a change or a clue', async () => {
    await runImportOf(services, csvOf([row('Rose', { state: 'OR' }), row('Anywhere')]));
    const ids = await query('SELECT id, name FROM businesses ORDER BY id');
    const idOf = (name: string) => ids.find((each) => each.name === name)?.id;
    await update(idOf('Anywhere'), 'city: "Portland", phone: "503 555 0100"');
    expect(await cityOf()).toEqual({ Rose: 'portland (Oregon)', Anywhere: 'portland (Oregon)' });
    await update(idOf('Rose'), 'state: "Maine"');
    expect(await cityOf()).toMatchObject({ Rose: 'portland-maine (Maine)' });
    await update(idOf('Rose'), 'city: "Boise", state: "ID"');
    expect(await cityOf()).toMatchObject({ Rose: expect.stringMatching(/^boise/) as unknown });
  });
});

describe('cities of earlier releases, which knew no regions', () => {
  /** Stores the listings of an import in one city for each name. */
  async function storeAsOne(): Promise<void> {
    await query(`UPDATE businesses b SET city_id = first.id FROM cities t,
      LATERAL (SELECT min(id) AS id FROM cities o WHERE o.name_key = t.name_key) AS first WHERE b.city_id = t.id`);
    await query('DELETE FROM cities t WHERE NOT EXISTS (SELECT FROM businesses b WHERE b.city_id = t.id)');
    await query('UPDATE cities SET region = NULL');
    await query(`DELETE FROM data_repairs WHERE name = 'separateCities'`);
  }
  const separate = () => separateCities(adminContext(), runningJob({}));

  it('are separated once: the largest region keeps the URL, and listings without a clue stay', async () => {
    await runImportOf(
      services,
      csvOf([
        row('Rose', { state: 'OR' }),
        row('Fir', { state: 'OR' }),
        row('Pine', { state: 'ME' }),
        row('Lincoln', { city: 'Springfield', state: 'IL' }),
        row('Simpson', { city: 'Springfield' }),
        row('Basketball', { city: 'Springfield', state: 'MA' }),
        row('Only', { city: 'Aurora', state: 'CO' }),
      ]),
    );
    await storeAsOne();
    expect(await areCitiesUnseparated(services)).toBe(true);
    expect(await separate()).toEqual({ moved: 3 });
    expect(await areCitiesUnseparated(services)).toBe(false);
    expect(await cityOf()).toEqual({
      Rose: 'portland (Oregon)',
      Fir: 'portland (Oregon)',
      Pine: 'portland-maine (Maine)',
      Lincoln: 'springfield-illinois (Illinois)',
      Simpson: 'springfield',
      Basketball: 'springfield-massachusetts (Massachusetts)',
      Only: 'aurora (Colorado)',
    });
    expect(await query('SELECT business_count AS n FROM cities ORDER BY slug')).toEqual(
      [1, 2, 1, 1, 1, 1].map((n) => ({ n })),
    );
    expect(
      await query(`SELECT undone, before ? 'city_id' AS "hasCity" FROM business_revisions WHERE undone`),
    ).toEqual([true, true, true].map((undone) => ({ undone, hasCity: true })));
  });
});
