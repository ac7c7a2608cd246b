import { describe, expect, it } from '@jest/globals';
import { useSearchedNames } from '../../../../../testing/useSearchListings.ts';

const find = useSearchedNames([
  ['Royal Garden', 'Gastronomie', 'Berlin', 'DE', { postalCode: '12207' }],
  ['Farbenhaus', 'Florist', 'Berlin', 'DE', { postalCode: '12207' }],
  ['Torhaus', 'Restaurant', 'Berlin', 'DE', { postalCode: '10629' }],
  ['Smile', 'Clinic', 'Chennai', 'IN', { postalCode: '600042' }],
  ['Glee', 'Dentist', 'Chennai', 'IN', { postalCode: '600091' }],
]);

describe('a kind with a postal code that no listing of it has', () => {
  it.each([
    ['restaurant 12207', 'Royal Garden'],
    ['restaurant 12207 berlin', 'Royal Garden'],
    ['12207 lokanta', 'Royal Garden'],
    ['dentist 600042', 'Smile'],
  ])(
    'is a kind that people take for it with that code before others in the town: %s',
    async (search, name) => {
      expect(await find(search)).toEqual([name]);
    },
  );
});
