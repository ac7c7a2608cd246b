import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Services } from '../../../lib/context.ts';
import { testContext } from '../../../testing/execute.ts';
import { makeCategory } from '../../../testing/factories.ts';
import { csvOf, runImportOf } from '../../../testing/runImportOf.ts';
import { testServices } from '../../../testing/TestBrowser.ts';
import { useTestDatabase } from '../../../testing/useTestDatabase.ts';
import { createBusiness } from '../../listings/edit/createBusiness.ts';
import { updateBusiness } from '../../listings/edit/updateBusiness.ts';

// Corrections that an operator made by hand, and values derived from them, when the next file is imported.

const database = useTestDatabase();
let services: Services;
beforeEach(() => {
  services = testServices(database.db);
});

type Row = Record<string, string>;
const run = (row: Row, options = {}) => runImportOf(services, csvOf([row]), options);
const place = (more: Row = {}): Row => ({
  name: 'Kahve Evi',
  'place id': 'ChIJhand00000000000000001',
  ...more,
});
const listing = () =>
  database.db.prisma.business.findFirstOrThrow({ orderBy: { id: 'asc' }, include: { city: true } });
const correct = async (input: object) =>
  updateBusiness(testContext(services, { as: { kind: 'system' } }), (await listing()).id, input);
const phone = '0224 111 22 33';
const other = '0224 999 88 77';

describe('a country that an operator corrected', () => {
  it('does not protect the number that follows from the phone', async () => {
    await run(place({ 'country code': 'DE', phone }));
    await correct({ countryCode: 'TR' });
    expect(await listing()).toMatchObject({
      phoneNormalised: '+902241112233',
      editedFields: ['country_code'],
    });
    await run(place({ 'country code': 'DE', phone: other }));
    expect(await listing()).toMatchObject({
      countryCode: 'TR',
      phone: other,
      phoneNormalised: '+902249998877',
    });
  });

  it('is that of the phone and the city that a later file adds', async () => {
    await run(place({ 'country code': 'DE' }));
    await correct({ countryCode: 'TR' });
    await run(place({ 'country code': 'DE', phone, city: 'Bursa' }));
    expect(await listing()).toMatchObject({
      ...{ countryCode: 'TR', phoneNormalised: '+902241112233' },
      city: { name: 'Bursa', countryCode: 'TR' },
    });
    expect(await database.db.prisma.city.count()).toBe(1);
  });

  it('does not protect the city, which only moved with it', async () => {
    await run(place({ 'country code': 'DE', city: 'Bursa' }));
    await correct({ countryCode: 'TR' });
    expect(await listing()).toMatchObject({ city: { name: 'Bursa', countryCode: 'TR' } });
    await run(place({ 'country code': 'DE', city: 'Mudanya' }));
    expect(await listing()).toMatchObject({ city: { name: 'Mudanya', countryCode: 'TR' } });
  });

  it('that was cleared stays empty', async () => {
    await run(place({ 'country code': 'DE', phone }));
    await correct({ countryCode: null });
    await run(place({ 'country code': 'DE', phone: other, city: 'Bursa' }));
    expect(await listing()).toMatchObject({
      ...{ countryCode: null, phone: other, phoneNormalised: null },
      city: { name: 'Bursa', countryCode: null },
    });
  });

  it('gives way with all that follows if the import overwrites edits', async () => {
    await run(place({ 'country code': 'TR', phone }));
    await correct({ countryCode: 'DE' });
    await run(place({ 'country code': 'TR', phone, city: 'Bursa' }), { overwriteEdited: true });
    expect(await listing()).toMatchObject({
      ...{ countryCode: 'TR', phoneNormalised: '+902241112233', editedFields: [] },
      city: { countryCode: 'TR' },
    });
  });
});

describe('a phone that an operator corrected', () => {
  it('is dialled in the country that a later file gives', async () => {
    await run(place({ 'country code': 'DE', phone: '0224 1' }));
    await correct({ phone });
    await run(place({ 'country code': 'TR', phone: other }));
    expect(await listing()).toMatchObject({ countryCode: 'TR', phone, phoneNormalised: '+902241112233' });
  });
});

describe('a listing made by hand', () => {
  it('has marks only for written values', async () => {
    const { id: categoryId } = await makeCategory(database.db, 'Kafe');
    const { id } = await createBusiness(testContext(services, { as: { kind: 'system' } }), {
      ...{ categoryId, name: 'Kahve Evi', address: 'Cadde 5', phone, countryCode: 'TR' },
      workingHours: { Monday: '9 AM-5 PM' },
      ...{ latitude: 40.18, longitude: 29.06 },
    });
    const { editedFields } = await database.db.prisma.business.findUniqueOrThrow({ where: { id } });
    expect(editedFields.sort()).toEqual([
      ...[
        'address',
        'category_id',
        'country_code',
        'latitude',
        'longitude',
        'name',
        'phone',
        'working_hours',
      ],
    ]);
  });
});

describe('a derived country', () => {
  it('that loses against the stored one takes its city and time zone along', async () => {
    await run(place({ 'country code': 'ES', city: 'Valencia' }));
    const before = await listing();
    await run(place({ city: 'Valencia', phone: '+58 241 857 11 22' }));
    expect(await listing()).toMatchObject({
      ...{ countryCode: 'ES', timeZone: null, cityId: before.cityId },
      phone: '+58 241 857 11 22',
    });
    expect(await database.db.prisma.city.count()).toBe(1);
  });

  it('leaves no city behind that is in no such country', async () => {
    await run(place({ 'country code': 'ES' }));
    await run(place({ address: 'Atatürk Cad. 5, 16010 Osmangazi/Bursa', phone: '+90 224 111 22 33' }));
    expect(await listing()).toMatchObject({ countryCode: 'ES', cityId: null, timeZone: null });
  });
});

describe('a status that an operator corrected', () => {
  it('decides whether the place is open, whatever a later file says', async () => {
    await run(place({ status: 'Permanently closed' }));
    expect(await listing()).toMatchObject({ businessStatus: 'CLOSED_PERMANENTLY', isOpen: false });
    await correct({ businessStatus: 'OPERATIONAL' });
    expect(await listing()).toMatchObject({ isOpen: true, editedFields: ['business_status'] });
    await run(place({ status: 'Permanently closed', website: 'https://kahve.example/' }));
    expect(await listing()).toMatchObject({
      ...{ businessStatus: 'OPERATIONAL', isOpen: true, website: 'https://kahve.example/' },
    });
    await correct({ businessStatus: 'CLOSED_TEMPORARILY' });
    expect(await listing()).toMatchObject({ isOpen: false });
  });

  it('does not override an open state that the operator sets with it', async () => {
    await run(place({ status: 'Operational' }));
    await correct({ businessStatus: 'OPERATIONAL', isOpen: false });
    expect(await listing()).toMatchObject({ businessStatus: 'OPERATIONAL', isOpen: false });
  });
});

describe('a position that an operator corrected', () => {
  it('keeps its time zone', async () => {
    await run(place({ latitude: '52.52', longitude: '13.405' }));
    await correct({ latitude: 40.1826, longitude: 29.0665 });
    await run(place({ latitude: '52.5201', longitude: '13.4051', website: 'https://kahve.example/' }));
    expect(await listing()).toMatchObject({ latitude: 40.1826, timeZone: 'Europe/Istanbul' });
  });
});
