import { describe, expect, it } from '@jest/globals';
import { rowOf } from '../../fixtures/checkedRow.ts';

describe('a column of cities', () => {
  it.each([
    ['Kampala, Uganda', 'Kampala', 'UG'],
    ['kampala, uganda', 'kampala', 'UG'],
    ['Lagos/Nigeria', 'Lagos', 'NG'],
    ['Roma, Italia', 'Roma', 'IT'],
    ['İzmir, Türkiye', 'İzmir', 'TR'],
    ['Казань, Россия', 'Казань', 'RU'],
    ['Austin, TX, USA', 'Austin', 'US'],
    ['Tbilisi, Georgia', 'Tbilisi', 'GE'],
  ])('may name the country after the town: %s', (city, town, countryCode) =>
    expect(rowOf({ name: 'Mill', city })).toMatchObject({ city: town, countryCode }),
  );

  it.each([
    ['Atlanta, Georgia', 'Atlanta'],
    ['Lima, Ohio', 'Lima'],
  ])('may name a region that is named like a country or holds a town of another: %s', (city, town) =>
    expect(rowOf({ name: 'Mill', city }).city).toBe(town),
  );

  it.each([
    ['Nowhere Landing, BC', 'Nowhere Landing'],
    ['Nowhere Landing, BC V0H', 'Nowhere Landing'],
    ['Nowhere Forks, BC V0H1HO', 'Nowhere Forks'],
    ['Nowhere Dijk, NL', 'Nowhere Dijk, NL'],
  ])('may hold a province without a whole code: %s', (city, town) =>
    expect(rowOf({ name: 'Mill', city })).toMatchObject({ city: town, postalCode: null }),
  );

  it.each([
    [{ city: 'Vernon, BC V1B 3T4', region: 'Okanagan' }, 'BC'],
    [{ city: 'Toora, VIC 3962', region: 'Gippsland - South' }, 'VIC'],
    [{ city: 'Springfield, IL', state: 'Illinois' }, 'Illinois'],
    [{ city: 'Lyon', region: 'Beaujolais' }, 'Beaujolais'],
  ])('may show the state beside a region that is a part of it: %p', (cells, state) =>
    expect(rowOf({ name: 'Mill', ...cells }).state).toBe(state),
  );

  it.each(['Daerah Khusus Ibukota Jakarta', 'DKI Jakarta', 'D.K.I. Jakarta'])(
    'names a capital without its rank: %s',
    (city) => expect(rowOf({ name: 'Mill', city }).city).toBe('Jakarta'),
  );

  it.each([
    ['Los Angeles, California 90066', 'Los Angeles', 'California', '90066'],
    ['Nowhere del Rey, California 90292', 'Nowhere del Rey', 'California', '90292'],
    ['Ramona, California 92065-1234', 'Ramona', 'California', '92065-1234'],
    ['Chicago, IL 60601', 'Chicago', 'IL', '60601'],
    ['Nowhere Bay, BC V9P 9E7', 'Nowhere Bay', 'BC', 'V9P 9E7'],
    ['Nowhere Creek, VIC 3962', 'Nowhere Creek', 'VIC', '3962'],
  ])('may hold the region and the code as well: %s', (city, town, state, postalCode) =>
    expect(rowOf({ name: 'Mill', city })).toMatchObject({ city: town, state, postalCode }),
  );

  it('is one under a word for all three', () =>
    expect(rowOf({ name: 'Mill', 'City State Zip': 'Los Angeles, California 90066' }).city).toBe(
      'Los Angeles',
    ));

  it.each([
    ['Abu Dhabi Municipality', 'Abu Dhabi'],
    ['Cairo Governorate', 'Cairo'],
    ['Springfield Municipality Of Nowhere', 'Springfield Municipality Of Nowhere'],
  ])('names a town without what governs it: %s', (city, town) =>
    expect(rowOf({ name: 'Mill', city }).city).toBe(town),
  );

  it.each(['Самарская область', 'Краснодарский край', 'Московская обл.'])('names no region: %s', (city) =>
    expect(rowOf({ name: 'Mill', city }).city).toBeNull(),
  );

  it.each(['Красный Край', 'Старый Край'])('may name a village that ends like a region: %s', (city) =>
    expect(rowOf({ name: 'Mill', city }).city).toBe(city),
  );
});
