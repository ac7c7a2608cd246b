import { describe, expect, it } from '@jest/globals';
import { cityWithRegion, regionAndCountry } from './cityNames.ts';

describe('the name of a city', () => {
  it('has its region if cities of the country share the name, in lists and beside its country', () => {
    const portland = { name: 'Portland', region: 'Maine', country: { name: 'United States' } };
    expect(cityWithRegion(portland)).toBe('Portland, Maine');
    expect(regionAndCountry(portland)).toBe('Maine, United States');
    const lisbon = { name: 'Lisbon', region: null, country: { name: 'Portugal' } };
    expect(cityWithRegion(lisbon)).toBe('Lisbon');
    expect(regionAndCountry(lisbon)).toBe('Portugal');
  });

  it('is empty without a city, and isolates names that run from right to left', () => {
    expect(cityWithRegion(null)).toBe('');
    expect(regionAndCountry({})).toBe('');
    expect(cityWithRegion({ name: 'حيفا', region: 'Haifa' })).toBe('\u2068حيفا\u2069, Haifa');
  });
});
