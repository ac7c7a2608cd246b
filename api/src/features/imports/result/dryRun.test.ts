import { describe, expect, it } from '@jest/globals';
import { executeOrThrow, testContext } from '../../../testing/execute.ts';
import { makeOperator } from '../../../testing/factories.ts';
import { runQueued } from '../../../testing/runImportOf.ts';
import { cancelImport } from '../run/cancelImport.ts';
import { startFromDryRun } from '../run/startImport.ts';
import { placeRow, useImports } from '../testing/useImports.ts';

const { database, run, everything, services } = useImports();

const query = `query ($id: Int!, $outcome: RowOutcome, $first: Int) { import(id: $id) {
  isDryRun status created updated unchanged merged refused doubtful imported categoriesCreated citiesFound
  rows(outcome: $outcome, first: $first) { totalCount pageInfo { hasNextPage } nodes {
    position sheet rowNumber outcome name businessId doubtReason refusal changes { field before after } } } } }`;

describe('a dry run', () => {
  it('shows the first rows as their listings would look', async () => {
    const { viewer } = await makeOperator(database.db);
    await run([placeRow(2, { phone: '0224 111 22 33' })]);
    const rows = Array.from({ length: 201 }, (_, i) => placeRow(i + 1, { rating: '3.5' }));
    const { id } = await run(rows, { isDryRun: true });
    const listingOf = async (offset: number) =>
      (
        await executeOrThrow<{ import: { rows: { nodes: { listing: object | null }[] } } }>(
          services(),
          'query ($id: Int!, $offset: Int) { import(id: $id) { rows(first: 1, offset: $offset) { nodes { listing } } } }',
          { id, offset },
          { as: viewer },
        )
      ).import.rows.nodes[0]?.listing;
    const shown = { category: 'Cafe', city: 'Bursa', countryCode: 'TR', rating: 3.5 };
    expect(await listingOf(0)).toMatchObject({ name: 'Place 1', ...shown });
    expect(await listingOf(1)).toMatchObject({ name: 'Place 2', ...shown, phone: '0224 111 22 33' });
    expect(await listingOf(0)).not.toHaveProperty('slugBase');
    expect(await listingOf(200)).toBeNull();
  });

  it('names the import that applied it, unless that was cancelled', async () => {
    const { viewer } = await makeOperator(database.db);
    const { id } = await run([placeRow(3)], { isDryRun: true });
    const appliedBy = async () =>
      (
        await executeOrThrow<{ import: { appliedBy: { id: number } | null } }>(
          services(),
          'query ($id: Int!) { import(id: $id) { appliedBy { id } } }',
          { id },
          { as: viewer },
        )
      ).import.appliedBy;
    expect(await appliedBy()).toBeNull();
    const applied = await startFromDryRun(testContext(services(), { as: viewer }), id);
    expect(await appliedBy()).toEqual({ id: applied.id });
    await cancelImport(testContext(services(), { as: viewer }), applied.id);
    expect(await appliedBy()).toBeNull();
  });

  it('shows each row as the import stores it: with the names of its category and its town', async () => {
    const { viewer } = await makeOperator(database.db);
    await run([placeRow(1, { category: 'Restaurant', city: 'München', 'country code': 'DE' })]);
    const rows = [
      placeRow(2, { category: 'Bäckerei', city: 'Munich', 'country code': 'DE' }),
      placeRow(3, { category: 'Eczane', city: ' Izmir ', 'country code': 'TR' }),
      placeRow(4, {
        category: 'Schweizerisches Restaurant',
        city: 'Zürich',
        'country code': 'CH',
        rating: '',
      }),
      placeRow(5, { category: 'кафе', city: 'Казань', 'country code': 'RU' }),
      placeRow(1, { category: 'Apotheke', city: 'Cologne', 'country code': 'DE' }),
    ];
    const listings = async (id: number) =>
      (
        await executeOrThrow<{ import: { rows: { nodes: { listing: object | null }[] } } }>(
          services(),
          'query ($id: Int!) { import(id: $id) { rows { nodes { listing } } } }',
          { id },
          { as: viewer },
        )
      ).import.rows.nodes.map(({ listing }) => listing);
    const shown = await listings((await run(rows, { isDryRun: true })).id);
    await run(rows);
    const again = await run(rows, { isDryRun: true });
    expect(again).toMatchObject({ unchanged: rows.length });
    // Stored listings also have values where the file has none.
    expect(await listings(again.id)).toMatchObject(shown);
    expect(shown).toMatchObject([
      { category: 'Bakery', city: 'München' },
      { category: 'Pharmacy' },
      { category: 'Restaurant', type: 'Schweizerisches Restaurant' },
      { category: 'Cafe' },
      { category: 'Pharmacy' },
    ]);
  });

  it('reports the outcome row by row, changes nothing, and is applied without another upload', async () => {
    await run([placeRow(1), placeRow(2), { ...placeRow(3), 'place id': '', phone: '0224 111 22 33' }]);
    const [first] = await database.db.prisma.business.findMany({ orderBy: { id: 'asc' } });
    const before = await everything();
    const dry = await run(
      [
        placeRow(1, { rating: '3', city: 'Ankara', category: 'Tea room' }),
        placeRow(2),
        placeRow(9, { 'country code': 'GB', city: 'Leeds' }),
        placeRow(9),
        placeRow(8, { name: '' }),
        { ...placeRow(3), 'place id': '', address: '', phone: '0224 999 88 77' },
      ],
      { isDryRun: true },
    );
    const figures = {
      created: 1,
      updated: 1,
      unchanged: 2,
      merged: 1,
      refused: 1,
      doubtful: 1,
      totalRows: 6,
    };
    expect(dry).toMatchObject({
      status: 'DONE',
      isDryRun: true,
      ...figures,
      categoriesCreated: 1,
      citiesFound: 3,
    });
    expect(await everything()).toEqual(before);

    const { viewer } = await makeOperator(database.db);
    const answer = await executeOrThrow<{ import: { rows: { nodes: object[] } } }>(
      services(),
      query,
      { id: dry.id },
      { as: viewer },
    );
    expect(answer.import).toMatchObject({ isDryRun: true, imported: 5 });
    expect(answer.import.rows.nodes).toMatchObject([
      {
        position: 1,
        rowNumber: 2,
        outcome: 'UPDATED',
        businessId: first?.id,
        changes: [
          { field: 'category', before: 'Cafe', after: 'Tea room' },
          { field: 'city', before: 'Bursa', after: 'Ankara' },
          { field: 'rating', before: 4.5, after: 3 },
        ],
      },
      { position: 2, outcome: 'UNCHANGED', changes: [] },
      { position: 3, outcome: 'CREATED', name: 'Place 9', businessId: null },
      { position: 4, outcome: 'MERGED' },
      { position: 5, rowNumber: 6, outcome: 'REFUSED', refusal: expect.stringMatching(/\p{L}/u) },
      { position: 6, outcome: 'DOUBTFUL', doubtReason: 'OTHER_PHONE' },
    ]);
    const page = await executeOrThrow<{ import: { rows: object } }>(
      services(),
      query,
      { id: dry.id, outcome: 'CREATED', first: 1 },
      { as: viewer },
    );
    expect(page.import.rows).toMatchObject({ totalCount: 1, pageInfo: { hasNextPage: false } });

    const context = testContext(services(), { as: viewer });
    const started = await startFromDryRun(context, dry.id);
    const real = await runQueued(services(), started.id);
    expect(real).toMatchObject({ status: 'DONE', isDryRun: false, dryRunId: dry.id, ...figures });
    await expect(startFromDryRun(context, real.id)).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('can be repeated with another default country, and changes nothing', async () => {
    const { viewer } = await makeOperator(database.db);
    const rows = [{ name: 'Kahve Evi', address: 'Road 1', phone: '0224 111 22 33' }];
    const first = await run(rows, { isDryRun: true });
    const repeated = await executeOrThrow<{ startImport: { id: number } }>(
      services(),
      'mutation ($input: StartImportInput!) { startImport(input: $input) { id } }',
      { input: { dryRunId: first.id, dryRun: true, defaultCountry: 'Türkiye' } },
      { as: viewer },
    );
    const second = await runQueued(services(), repeated.startImport.id);
    expect(second).toMatchObject({ isDryRun: true, status: 'DONE', defaultCountry: 'TR', created: 1 });
    expect(await database.db.prisma.business.count()).toBe(0);
    const countryOf = async (id: number) => {
      const query = '{ import(id: ID) { rows(first: 1) { nodes { listing } } } }'.replace('ID', String(id));
      const { import: read } = await executeOrThrow<{
        import: { rows: { nodes: [{ listing: { countryCode?: string } }] } };
      }>(services(), query, {}, { as: viewer });
      return read.rows.nodes[0].listing.countryCode ?? null;
    };
    expect(await countryOf(first.id)).toBeNull();
    expect(await countryOf(second.id)).toBe('TR');
    const context = testContext(services(), { as: viewer });
    const started = await startFromDryRun(context, second.id);
    expect(started).toMatchObject({ isDryRun: false, defaultCountry: 'TR' });
    const without = await startFromDryRun(context, second.id, { defaultCountry: null });
    expect(without).toMatchObject({ defaultCountry: null });
  });

  it('of a real file leaves the sample data in place, and does not match it', async () => {
    await run([placeRow(1)], { isDemo: true });
    expect(await run([placeRow(1)], { isDryRun: true })).toMatchObject({ created: 1, unchanged: 0 });
    expect(await database.db.prisma.business.count({ where: { isDemo: true } })).toBe(1);
  });
});

describe('fields that an operator edited', () => {
  it('keep their derived values, unless the operator decides otherwise', async () => {
    await run([placeRow(1, { phone: '0224 111 22 33' })]);
    const edited = { name: 'By hand', phone: '112', editedFields: ['name', 'phone'] };
    await database.db.prisma.business.updateMany({ data: edited });
    const again = [placeRow(1, { phone: '0224 999 88 77', rating: '3' })];
    expect(await run(again)).toMatchObject({ updated: 1 });
    const read = () => database.db.prisma.business.findFirstOrThrow();
    expect(await read()).toMatchObject({ ...edited, phoneNormalised: '+902241112233' });
    expect(await run(again, { overwriteEdited: true })).toMatchObject({ updated: 1 });
    expect(await read()).toMatchObject({
      name: 'Place 1',
      phone: '0224 999 88 77',
      phoneNormalised: '+902249998877',
      editedFields: [],
    });
  });
});
