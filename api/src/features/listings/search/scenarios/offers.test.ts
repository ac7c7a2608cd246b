import { describe, expect, it } from '@jest/globals';
import { useSearchedNames } from '../../../../testing/useSearchListings.ts';

const about = (section: string, ...features: string[]) => ({
  about: { [section]: Object.fromEntries(features.map((feature) => [feature, true])) },
});

const find = useSearchedNames([
  ['Aster', 'Cafe', 'Zürich', 'CH', about('Pets', 'Dogs allowed')],
  ['Bellis', 'Cafe', 'Zürich', 'CH', about('Parking', 'Free parking lot')],
  ['Crocus', 'Cafe', 'Zürich', 'CH', { wheelchairAccessible: true }],
  ['Dahlia', 'Hotel', 'Zürich', 'CH', about('Other', 'Pool')],
  ['Erica', 'Swimming pool', 'Zürich', 'CH'],
  ['Freesia', 'Hotel', 'Bern', 'CH'],
  ['Gentian', 'Restaurant', 'Zürich', 'CH', about('Children', 'High chairs')],
  ['Heather', 'Restaurant', 'Zürich', 'CH'],
  ['Iris', 'Bar', 'Zürich', 'CH', about('Service options', 'Rooftop seating')],
  ['Kiosk Kalmia', null, 'Zürich', 'CH'],
  ['Jasmine', 'Bar', 'Zürich', 'CH', about('Service options', 'Outdoor seating')],
]);

describe('searches for offers of listings', () => {
  it.each([
    ['dog friendly cafe zürich', ['Aster']],
    ['café mit hund zürich', ['Aster']],
    ['cafe with parking zürich', ['Bellis']],
    ['cafe without parking zürich', ['Aster', 'Crocus']],
    ['hotel not in zürich', ['Freesia']],
    ['bar except a hotel', ['Iris', 'Jasmine']],
    ['кафе с парковкой цюрих', ['Bellis']],
    ['wheelchair accessible cafe', ['Crocus']],
    ['rollstuhlgerechtes café zürich', ['Crocus']],
    ['hotel with pool zürich', ['Dahlia']],
    ['restaurant zürich high chair', ['Gentian']],
    ['rooftop', ['Iris']],
    ['rooftop bar zürich', ['Iris']],
    ['zürich bar dachterrasse', ['Iris']],
    ['rooftop bar', ['Iris']],
    ['rooftop seating', ['Iris']],
    ['çatı teraslı bar zürich', ['Iris']],
    ['bar outdoor seating zürich', ['Iris', 'Jasmine']],
  ])('finds %s by features', async (search, names) => {
    expect(await find(search)).toEqual(names);
  });

  it('takes a word for a kind if the search has no other words', async () => {
    expect(await find('swimming pool zürich')).toEqual(['Erica']);
  });

  it('leaves out an offer that no listing there has', async () => {
    expect(await find('dog friendly hotel bern')).toEqual(['Freesia']);
    expect(new Set(await find('wifi cafe zürich'))).toEqual(new Set(['Aster', 'Bellis', 'Crocus']));
    expect(new Set(await find('dog friendly bar zürich'))).toEqual(new Set(['Iris', 'Jasmine']));
  });
});
