import { describe, expect, it } from '@jest/globals';
import { numberedDistrictsIn } from './numberedDistricts.ts';

describe('a district by its number', () => {
  it.each([
    ['sushi kreis 5', 'kreis 5=8005'],
    ['kreis 9', 'kreis 9=8047 kreis 9=8048'],
    ['paris 11e', '11e=75011'],
    ['restaurant 11eme arrondissement', '11eme arrondissement=75011'],
    ['bistro lyon 2', '2=69002'],
    ['boulangerie 3e arrondissement marseille', '3e arrondissement=13003'],
    ['wien 7 bezirk', '7 bezirk=1070'],
    ['plumber dublin 2', '2=d02'],
    ['7 zwerge paris bistro', ''],
    ['kreis 44', ''],
    ['paris 75011', ''],
  ])('%s', (text, found) => {
    const districts = numberedDistrictsIn(text.split(' '));
    expect(districts.map(({ words, means }) => `${words.join(' ')}=${means.join(' ')}`).join(' ')).toBe(
      found,
    );
  });
});
