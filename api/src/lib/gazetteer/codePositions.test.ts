import { describe, expect, it } from '@jest/globals';
import { codesOfQuarter } from './codePositions.ts';

describe('the postal codes of a part of a large town', () => {
  it.each([
    ['Friedrichshain', 'DE', 52.517, 13.456, '10249'],
    ['Tegel', 'DE', 52.578, 13.294, '13507'],
    ['Wiedikon', 'CH', 47.37, 8.515, '8003'],
    ['Greenwich Village', 'US', 40.734, -74.002, '10014'],
  ])('are known: %s', (_name, country, latitude, longitude, code) => {
    expect(codesOfQuarter(country, { latitude, longitude })?.wider).toContain(code);
  });

  it('are represented by their common prefix, if no other part of the town shares it', () => {
    expect(codesOfQuarter('DE', { latitude: 52.55, longitude: 13.356 })?.near).toContain('133*');
    expect(codesOfQuarter('DE', { latitude: 52.578, longitude: 13.294 })?.near).not.toContain('135*');
  });

  it.each([
    ['a village', 'DE', 53.9, 13.02],
    ['the sea', 'DE', 54.6, 7.2],
    ['a country whose codes are not those of quarters', 'GB', 51.457, -2.618],
  ])('are not known in %s', (_name, country, latitude, longitude) => {
    expect(codesOfQuarter(country, { latitude, longitude })).toBeNull();
  });
});
