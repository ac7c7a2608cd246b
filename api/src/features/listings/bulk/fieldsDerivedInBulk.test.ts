import { describe, expect, it } from '@jest/globals';
import { makeBusiness, makeCity } from '../../../testing/factories.ts';
import { useBulkEdits } from './testing/useBulkEdits.ts';

const { database, edit, undo, stored } = useBulkEdits();

describe('a value derived from a bulk edit', () => {
  const derived = ['city_id', 'city_id:position', 'country_code', 'country_code:phone'];
  async function derivedListing() {
    const izmir = await makeCity(database.db, 'İzmir');
    return makeBusiness(database.db, {
      ...{ cityId: izmir.id, countryCode: 'TR', derivedFields: derived },
      ...{ phone: '0232 444 55 66', phoneNormalised: '+902324445566' },
    });
  }

  it('is not marked as edited: the dialled phone, the city and the time zone of another country', async () => {
    const { id } = await derivedListing();
    await edit({ ids: [id], changes: { countryCode: 'GR' } });
    expect(await stored(id)).toMatchObject({
      ...{ countryCode: 'GR', editedFields: ['country_code'], city: { countryCode: 'GR' } },
      ...{ timeZone: 'Europe/Athens', derivedFields: ['city_id', 'city_id:position', 'time_zone'] },
    });
  });

  it('is no longer derived once it is chosen, even if it stays the same, and an undo restores that', async () => {
    const { id } = await derivedListing();
    const other = await makeCity(database.db, 'Manisa');
    const first = await edit({ ids: [id], changes: { cityId: other.id } });
    expect((await stored(id)).derivedFields).not.toContain('city_id:position');
    await undo(first);
    const before = await stored(id);
    expect(before).toMatchObject({ derivedFields: derived, editedFields: [] });
    const second = await edit({ ids: [id], changes: { cityId: before.cityId } });
    expect(await stored(id)).toMatchObject({ cityId: before.cityId });
    expect((await stored(id)).derivedFields).not.toContain('city_id');
    expect((await stored(id)).editedFields).toContain('city_id');
    await undo(second);
    expect(await stored(id)).toMatchObject({ derivedFields: derived, editedFields: [] });
  });

  it('is removed with the edit: an undo deletes the cities that it created, unless a listing took one', async () => {
    const { db } = database;
    const names = async () =>
      (await db.prisma.city.findMany({ orderBy: { id: 'asc' } })).map((city) => [
        city.name,
        city.countryCode,
      ]);
    const cities = [await makeCity(db, 'İzmir'), await makeCity(db, 'Bursa'), await makeCity(db, 'Van')];
    // One that was empty before, and one that an edit finds.
    await makeCity(db, 'Adana');
    await makeCity(db, 'Van', { countryCode: 'GR', slug: 'van-gr' });
    const before = await names();
    const listings = await Promise.all(
      cities.map((city) => makeBusiness(db, { countryCode: 'TR', cityId: city.id })),
    );
    const ids = listings.map(({ id }) => id);
    const first = await edit({ ids, changes: { countryCode: 'GR' } });
    expect(await names()).toHaveLength(before.length + 2);
    await undo(first);
    expect(await names()).toEqual(before);

    const second = await edit({ ids, changes: { countryCode: 'GR' } });
    const { city } = await stored(ids[0] ?? 0);
    // In the trash, too, a listing needs its city.
    await makeBusiness(db, { countryCode: 'GR', cityId: city?.id ?? 0, deletedAt: new Date() });
    await undo(second);
    expect(await names()).toEqual([...before, ['İzmir', 'GR']]);
  });

  it('is whether a place is open, by its status', async () => {
    const { id } = await makeBusiness(database.db, { businessStatus: 'CLOSED_PERMANENTLY', isOpen: false });
    await edit({ ids: [id], changes: { businessStatus: 'OPERATIONAL' } });
    expect(await stored(id)).toMatchObject({ isOpen: true, editedFields: ['business_status'] });
    await edit({ ids: [id], changes: { businessStatus: 'CLOSED_TEMPORARILY', isOpen: true } });
    expect(await stored(id)).toMatchObject({ businessStatus: 'CLOSED_TEMPORARILY', isOpen: true });
  });
});
