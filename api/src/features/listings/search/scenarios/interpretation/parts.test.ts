import { describe, expect, it } from '@jest/globals';
import { useSearchResults } from '../../../../../testing/useSearchListings.ts';

const phone = { phone: '+1 239 555 0123', phoneNormalised: '+12395550123' };

const find = useSearchResults([
  ['Hart', 'Butcher shop', 'Bath', 'GB'],
  ['Stag', 'Butcher shop', 'Bristol', 'GB'],
  ['Pizza Uno', 'Pizza restaurant', 'Bath', 'GB'],
  ['Sushi Ya', 'Sushi restaurant', 'Bath', 'GB', { about: { Pets: { 'Dogs allowed': true } } }],
  ['Rapid Rooter', 'Plumber', 'Bristol', 'GB', phone],
  ['Dr. John Smith', 'Dentist', 'Bristol', 'GB'],
  ['Dr. Anna Smile', 'Dentist', 'Bristol', 'GB'],
  ['Smythe Dental', 'Dentist', 'Bristol', 'GB'],
  ['Near', 'Cafe', 'Bath', 'GB', { latitude: 51.381, longitude: -2.359 }],
  ['Best', 'Cafe', 'Bath', 'GB', { latitude: 51.42, longitude: -2.359, rating: 5, reviewCount: 900 }],
]);

const partsOf = async (search: string) =>
  (await find(search)).parts.map(({ kind, label, without }) => [kind, label, without]);

describe('the parts of a search', () => {
  it('are each of two towns', async () => {
    expect(await partsOf('butcher bath and bristol')).toEqual([
      ['CATEGORY', 'Butcher shop', 'bath and bristol'],
      ['CITY', 'Bath', 'butcher bristol'],
      ['CITY', 'Bristol', 'butcher bath'],
    ]);
    expect(await partsOf('butcher in bath or bristol')).toEqual([
      ['CATEGORY', 'Butcher shop', 'in bath or bristol'],
      ['CITY', 'Bath', 'butcher in bristol'],
      ['CITY', 'Bristol', 'butcher in bath'],
    ]);
  });

  it('are two kinds without their conjunction', async () => {
    expect(await partsOf('pizza and sushi')).toEqual([
      ['CATEGORY', 'Pizza restaurant', 'sushi'],
      ['CATEGORY', 'Sushi restaurant', 'pizza'],
    ]);
  });

  it('are one for a kind that is written twice', async () => {
    expect(await partsOf('pizza 🍕 bath')).toEqual([
      ['CATEGORY', 'Pizza restaurant', 'bath'],
      ['CITY', 'Bath', 'pizza 🍕'],
    ]);
  });

  it('are a contact among other words, which are left', async () => {
    expect(await partsOf('call the rooter 239 555 0123 please')).toEqual([
      ['PHONE', '239 555 0123', 'call the rooter please'],
    ]);
    expect(await partsOf('239 555 0123')).toEqual([['PHONE', '239 555 0123', '']]);
  });

  it('are features', async () => {
    expect(await partsOf('dog friendly sushi')).toEqual([
      ['CATEGORY', 'Sushi restaurant', 'dog friendly'],
      ['FEATURE', 'Dog friendly', 'sushi'],
    ]);
  });
});

describe('a search', () => {
  it.each(['dr. j. smith', 'j smith', 'J. Smith Bristol'])(
    'knows a first name by its initial: %s',
    async (search) => {
      const { names, leftOut, didYouMean } = await find(search);
      expect({ names, leftOut, didYouMean }).toEqual({
        names: ['Dr. John Smith'],
        leftOut: [],
        didYouMean: null,
      });
    },
  );

  it('reports words that are too many to be read', async () => {
    const { leftOut } = await find(
      'pizza uno bath one two three four five six seven eight nine ten garden lake',
    );
    expect(leftOut).toEqual(expect.arrayContaining(['garden', 'lake']));
  });

  it('with “near” is ordered by distance if the visitor’s position is known', async () => {
    const here = { near: { latitude: 51.38, longitude: -2.359, radiusKm: 25 } };
    expect((await find('cafe near me', here)).names).toEqual(['Near', 'Best']);
    expect((await find('cafe', here)).names).toEqual(['Best', 'Near']);
  });

  it('with a tag finds its words', async () => {
    expect((await find('#PizzaUno')).names).toEqual(['Pizza Uno']);
    expect((await find('@rapid_rooter')).names).toEqual(['Rapid Rooter']);
  });
});
