import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { rowOf } from '../fixtures/checkedRow.ts';
import { findCity } from './findCity.ts';
import { splitGluedLines } from './gluedLines.ts';

const streets = [
  '2351 Peachtree Rd NE',
  '56 Maple Avenue',
  '123 N Union Ave#305',
  '1130 Route 202 South',
  '9 Elm St.',
];
const towns = {
  US: [
    ['Atlanta', 'GA 30305'],
    ['Red Bank', 'NJ 07701'],
    ['Cranford', 'NJ 07016'],
    ['LaGrange', 'GA 30240'],
  ],
} as const;

describe('lines of an address without a space between them', () => {
  it('are split before the town', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...streets),
        fc.constantFrom(...towns.US),
        fc.constantFrom(', ', '; ', ','),
        (street, [town, code], sign) => {
          expect(findCity(`${street}${town}${sign}${code}`, 'US', null).city).toBe(town);
        },
      ),
    );
  });

  it('name no city if the second is unknown', () => {
    expect(findCity('Sunset AveZzyzxville, NJ 07701', 'US', null).city).toBeNull();
  });

  it.each([
    '5 Main St, LaGrange, GA 30240',
    '1 DeKalb Ave, McDonough, GA 30253',
    '7 MacArthur Blvd, Oakland, CA',
  ])('are not seen in names of two capitals: %s', (address) => {
    expect(splitGluedLines(address, 'US')).toBe(address);
  });

  it.each([
    ['700 Green LanesN21 3RL London', 'London', 'N21 3RL'],
    ['Carter Lane EastDE55 2DY South Normanton', 'South Normanton', 'DE55 2DY'],
    ['Reigate RoadHillier Garden CentreRH4 1NP Dorking', 'Dorking', 'RH4 1NP'],
  ])('are split before a British code that the town follows: %s', (address, city, postalCode) => {
    expect(rowOf({ name: 'Mill', address })).toMatchObject({ city, postalCode, countryCode: 'GB' });
  });
});
