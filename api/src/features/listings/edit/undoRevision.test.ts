import { describe, expect, it } from '@jest/globals';
import { makeBusiness } from '../../../testing/factories.ts';
import { useEditing } from './testing/useEditing.ts';

const { database, refused, create, update, history, undo, stored, run } = useEditing();

describe('reverting a change', () => {
  it('restores the fields, and lets imports change them again', async () => {
    const { id } = await makeBusiness(database.db, {
      name: 'Old',
      workingHours: { Monday: 'Closed' },
      rating: 4.25,
    });
    await update(id, { name: 'New', workingHours: null, latitude: 38.42, longitude: 27.14 });
    const before = await stored(id);
    const [change] = await history(id);
    const { business, restored, skipped } = await undo(change?.id ?? 0);
    expect(skipped).toEqual([]);
    expect(restored).toEqual(expect.arrayContaining(['name', 'workingHours', 'latitude', 'timeZone']));
    expect(business).toMatchObject({
      name: 'Old',
      workingHours: { Monday: 'Closed' },
      latitude: null,
      timeZone: null,
    });
    expect((await stored(id)).editedFields).toEqual([]);
    expect(before.editedFields).not.toEqual([]);
  });

  it('keeps fields that were changed again, and reports them; a second time nothing is left to revert', async () => {
    const { id } = await makeBusiness(database.db, { name: 'Old', phone: '1' });
    await update(id, { name: 'New', phone: '2' });
    await update(id, { name: 'Newest' });
    const [, first] = await history(id);
    expect(await undo(first?.id ?? 0)).toMatchObject({
      restored: ['phone'],
      skipped: ['name'],
      business: { name: 'Newest', phone: '1' },
    });
    expect((await stored(id)).editedFields).toEqual(['name']);
    expect(
      await refused('mutation ($id: Int!) { undoBusinessRevision(id: $id) { skipped } }', { id: first?.id }),
    ).toBe('CONFLICT');
  });

  it.each([
    ['name', { name: 'Other' }],
    ['type', { type: 'Bakery' }],
    ['address', { address: 'Road 2' }],
    ['street', { street: 'Road' }],
    ['state', { state: 'CA' }],
    ['postal code', { postalCode: '00123' }],
    ['country', { countryCode: 'DE' }],
    ['city', { city: 'Ankara' }],
    ['phone', { phone: '0312 444 55 66' }],
    ['email', { email: 'a@b.example' }],
    ['website', { website: 'https://b.example/' }],
    ['links', { menuLink: 'https://m.example/', orderLink: 'https://o.example/', locationLink: null }],
    ['price', { priceRange: '$$$' }],
    ['photo', { photoUrl: 'https://p.example/1.jpg' }],
    ['verified mark', { isVerified: true }],
    ['description', { description: '<p>Other</p>', detailedInfo: 'More' }],
    ['features', { about: { Service: { Delivery: true } } }],
    ['opening switch', { isOpen: false }],
    ['hours', { workingHours: { Tuesday: '8 AM-12 PM' } }],
    ['no hours', { workingHours: null }],
    ['status', { businessStatus: 'CLOSED_TEMPORARILY' }],
    ['time zone', { timeZone: 'America/New_York' }],
    ['position', { latitude: 52.52, longitude: 13.4 }],
    ['no position', { latitude: null, longitude: null }],
    [
      'all that opening states need',
      { isOpen: false, workingHours: null, businessStatus: 'CLOSED_PERMANENTLY', timeZone: null },
    ],
  ])('restores the exact listing: %s', async (_, change) => {
    const { id } = await create({
      name: 'Old',
      city: 'İzmir',
      countryCode: 'TR',
      phone: '0232 444 55 66',
      latitude: 38.42,
      longitude: 27.14,
      workingHours: { Monday: '9 AM-5 PM' },
    });
    const whole = async () => {
      const [found] = await database.db.prisma.$queryRaw<{ row: object }[]>`
        SELECT to_jsonb(b) - 'version' - 'updated_at' AS row FROM businesses b WHERE id = ${id}`;
      return found?.row;
    };
    const before = await whole();
    await update(id, change);
    expect(await whole()).not.toEqual(before);
    const [revision] = await history(id);
    expect(revision?.changes.map(({ field }) => field)).not.toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^(scheduleId|openingMinutes|phoneNormalised|\w*Fields)$/),
      ]),
    );
    const { restored, skipped } = await undo(revision?.id ?? 0);
    expect(skipped).toEqual([]);
    expect(restored).not.toContain('openingMinutes');
    expect(await whole()).toEqual(before);
  });

  it('works for a change that was stored with derived columns', async () => {
    const { id } = await makeBusiness(database.db, { name: 'Old' });
    await update(id, { name: 'New' });
    const [change] = await history(id);
    await database.db.prisma.$executeRaw`
      UPDATE business_revisions SET before = before || '{"schedule_id": 7, "gone_column": 1}',
        after = after || '{"schedule_id": null, "gone_column": null}' WHERE id = ${change?.id}`;
    expect((await history(id))[0]?.changes.map(({ field }) => field)).toEqual(['name']);
    expect(await undo(change?.id ?? 0)).toMatchObject({
      restored: ['name'],
      skipped: [],
      business: { name: 'Old' },
    });
  });

  it('restores a deleted listing', async () => {
    const { id } = await makeBusiness(database.db, { name: 'Old' });
    await run('deleteBusiness', id);
    const [deletion] = await history(id);
    expect((await undo(deletion?.id ?? 0)).business).toMatchObject({ deletedAt: null });
  });
});
