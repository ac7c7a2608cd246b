import { describe, expect, it } from '@jest/globals';
import { testContext } from '../../../testing/execute.ts';
import { updateBusiness } from '../../listings/edit/updateBusiness.ts';

// Values of an existing listing that a later import changes, and values that change together.
import { type Row, useImports } from '../testing/useImports.ts';

const { database, run, undo, services } = useImports();

const id = (n: number) => `ChIJchange${String(n).padStart(16, '0')}`;
const place = (more: Row = {}): Row => ({ name: 'Kahve Evi', 'place id': id(1), ...more });
const listing = () =>
  database.db.prisma.business.findFirstOrThrow({ orderBy: { id: 'asc' }, include: { city: true } });
const names = async (table: string) =>
  (await database.db.pool.query<{ name: string }>(`SELECT name FROM ${table} ORDER BY id`)).rows.map(
    ({ name }) => name,
  );

describe('a row without a country', () => {
  it('takes the country of its listing for its city and its phone', async () => {
    const here = { 'country code': 'TR', city: 'Bursa', phone: '0224 111 22 33' };
    await run([place(here)]);
    expect(await run([place({ city: 'Bursa', phone: here.phone })])).toMatchObject({ unchanged: 1 });
    expect(await names('cities')).toEqual(['Bursa']);
    expect(await run([place({ city: 'Bursa', phone: '0224 111 22 44' })])).toMatchObject({ updated: 1 });
    expect(await listing()).toMatchObject({
      city: { name: 'Bursa', countryCode: 'TR' },
      phone: '0224 111 22 44',
      phoneNormalised: '+902241112244',
    });
  });

  it('of a new listing gets a city without a country', async () => {
    await run([place({ city: 'Bursa', 'country code': 'TR' })]);
    await run([{ name: 'Other', city: 'Bursa' }]);
    expect(await names('cities')).toEqual(['Bursa', 'Bursa']);
  });
});

describe('a description', () => {
  it('is stored as an operator’s edit of it would be, so that neither overwrites the other needlessly', async () => {
    const description = '<p>Fish & Chips<li>one<a href="javascript:x">go</a>';
    await run([place({ description })]);
    const stored = await listing();
    expect(stored.description).toBe('<p>Fish & Chips</p><p>onego</p>');
    await updateBusiness(testContext(services(), { as: { kind: 'system' } }), stored.id, { description });
    expect((await listing()).version).toBe(stored.version);
    expect(await run([place({ description })])).toMatchObject({ unchanged: 1 });
    expect(await run([place({ description: stored.description ?? '' })])).toMatchObject({ unchanged: 1 });
  });
});

describe('a phone', () => {
  it('that cannot be dialled removes the number of the former one', async () => {
    await run([place({ phone: '+90 224 111 22 33' })]);
    const { id: second } = await run([place({ phone: '123 456' })]);
    expect(await listing()).toMatchObject({ phone: '123 456', phoneNormalised: null });
    expect(await run([place({ phone: '123 456' })])).toMatchObject({ unchanged: 1 });
    await undo(second);
    expect(await listing()).toMatchObject({ phone: '+90 224 111 22 33', phoneNormalised: '+902241112233' });
  });

  it('of a row never takes the number of another row', async () => {
    await run([place({ phone: '123 456' }), place({ phone: '+90 224 111 22 33' })]);
    expect(await listing()).toMatchObject({ phone: '123 456', phoneNormalised: null });
  });
});

describe('a derived value', () => {
  const read = place({ address: 'Cadde 5, 16010 Osmangazi/Bursa, Türkiye' });
  const stated = place({ city: 'Mudanya', 'country code': 'TR' });

  it('stays derived until it is stated, and an undo restores that too', async () => {
    await run([read]);
    const before = await listing();
    expect(before.city).not.toBeNull();
    expect(before.derivedFields).toContain('city_id');
    const { id: second } = await run([stated]);
    const after = await listing();
    expect(after).toMatchObject({ city: { name: 'Mudanya' } });
    expect(after.derivedFields).not.toContain('city_id');
    expect(await run([read])).toMatchObject({ updated: 0 });
    await undo(second);
    expect(await listing()).toMatchObject({ cityId: before.cityId, derivedFields: before.derivedFields });
  });

  it('added later is marked as derived too', async () => {
    await run([place()]);
    expect((await listing()).derivedFields).toEqual([]);
    await run([read]);
    expect((await listing()).derivedFields).toContain('city_id');
    expect(await run([stated])).toMatchObject({ updated: 1 });
    expect(await listing()).toMatchObject({ city: { name: 'Mudanya' } });
  });

  it('is not derived any more once an operator set it', async () => {
    await run([read]);
    const context = testContext(services(), { as: { kind: 'system' } });
    await updateBusiness(context, (await listing()).id, { city: 'Mudanya' });
    expect((await listing()).derivedFields).not.toContain('city_id');
  });
});

describe('a row that changes nothing', () => {
  it('with an ambiguous match creates no category, city or country before a decision; one in the trash never does', async () => {
    const first = { name: 'Kahve Evi', address: 'Cadde 5', phone: '+90 224 111 22 33' };
    await run([first, place({ name: 'Gone', category: 'Bar' })]);
    await database.db.pool.query(`UPDATE businesses SET deleted_at = now() WHERE name = 'Gone'`);
    const other = {
      ...first,
      name: 'Pide Salonu',
      category: 'Cafe',
      city: 'Bursa',
      'country code': 'TR',
    };
    const done = await run([
      other,
      place({ name: 'Gone', category: 'Pub', city: 'Paris', 'country code': 'FR' }),
    ]);
    expect(done).toMatchObject({ doubtful: 1, categoriesCreated: 0, citiesFound: 0 });
    expect([await names('categories'), await names('cities')]).toEqual([['Bar'], []]);
  });
});

describe('rows of one place under several ids', () => {
  const phone = '+90 224 111 22 33';
  const row = (more: Row): Row => ({ name: 'Kahve Evi', phone, ...more });

  it.each<[string, Row[]]>([
    ['by an id and by none', [row({ 'place id': id(1) }), row({})]],
    ['by none and by an id', [row({}), row({ 'place id': id(1) })]],
    ['by ids of two kinds', [row({ 'place id': id(1) }), row({ cid: '12345' })]],
    ['by two ids and by none', [row({}), row({ cid: '12345' }), row({ 'place id': id(1) })]],
    [
      'by an id and its address',
      [row({ 'place id': id(1), address: 'Cadde 5' }), row({ phone: '', address: 'Cadde 5' })],
    ],
    [
      'by an id and its position',
      [
        row({ 'place id': id(1), phone: '', latitude: '40.1826', longitude: '29.0665' }),
        row({ latitude: '40.1827', longitude: '29.0665' }),
      ],
    ],
  ])('are one listing: %s', async (_how, rows) => {
    expect(await run(rows)).toMatchObject({ created: 1, merged: rows.length - 1 });
    expect(await run(rows)).toMatchObject({ created: 0, unchanged: 1, merged: rows.length - 1, doubtful: 0 });
  });

  it('stay separate if the source distinguishes several such places, or they lie far from each other', async () => {
    const several = [row({ 'place id': id(1) }), row({ 'place id': id(2) }), row({})];
    expect(await run(several)).toMatchObject({ created: 3, merged: 0 });
    const far = (latitude: string) => ({
      name: 'Uzak',
      phone: '+90 224 555 66 77',
      latitude,
      longitude: '29.0665',
    });
    expect(await run([{ ...far('40.1'), 'place id': id(3) }, far('40.3')])).toMatchObject({ created: 2 });
  });
});
