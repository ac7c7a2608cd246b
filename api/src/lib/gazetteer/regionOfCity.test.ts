import { describe, expect, it } from '@jest/globals';
import { isSharedName, regionOfCity, type RegionEvidence } from './regionOfCity.ts';
import { regionNamed } from './regions.ts';

const none: RegionEvidence = {
  state: null,
  postalCode: null,
  address: null,
  latitude: null,
  longitude: null,
};

describe('regions of cities', () => {
  it.each([
    ['the code of a state', { state: 'ME' }, 'Maine'],
    ['the name of a state', { state: 'oregon' }, 'Oregon'],
    ['a ZIP code', { postalCode: '04101' }, 'Maine'],
    ['a ZIP code of nine digits', { postalCode: '97232-1234' }, 'Oregon'],
    ['a position', { latitude: 43.66, longitude: -70.26 }, 'Maine'],
    ['a state before another position', { state: 'OR', latitude: 43.66, longitude: -70.26 }, 'Oregon'],
    ['the address', { address: '12 Oregon Street, Portland, Maine' }, 'Maine'],
    ['a code in the address', { address: '12 Oregon Street\nPortland ME, USA' }, 'Maine'],
    [
      'a county instead of a state, beside a ZIP code',
      { state: 'Multnomah County', postalCode: '97232' },
      'Oregon',
    ],
  ])('follow from %s', (_by, evidence, region) => {
    expect(regionOfCity('Portland', 'US', { ...none, ...evidence })).toBe(region);
  });

  it.each([
    ['AU', 'Richmond', 'VIC', 'Victoria'],
    ['AU', 'Richmond', 'New South Wales', 'New South Wales'],
    ['CA', 'Windsor', 'NS', 'Nova Scotia'],
    ['TR', 'Edremit', 'Van', 'Van'],
    ['TR', 'Edremit', 'Balıkesir', 'Balıkesir'],
    ['DE', 'Neuenkirchen', 'Niedersachsen', 'Lower Saxony'],
    ['GB', 'Newport', 'Wales', 'Wales'],
    ['IN', 'Aurangabad', 'Maharashtra', 'Maharashtra'],
    ['IN', 'Aurangabad', 'BR', 'Bihar'],
  ])('follow from states as countries write them: %s, %s, %s', (country, city, state, region) => {
    expect(regionOfCity(city, country, { ...none, state })).toBe(region);
  });

  it('are known for names that files abbreviate otherwise than the gazetteer', () => {
    for (const city of ['St. Louis', 'St Louis', 'Saint Louis', 'SAINT LOUIS']) {
      expect(regionOfCity(city, 'US', { ...none, state: 'MO' })).toBe('Missouri');
      expect(regionOfCity(city, 'US', { ...none, state: 'Michigan' })).toBe('Michigan');
    }
  });

  it('stay unknown where nothing says which town it is', () => {
    expect(regionOfCity('Portland', 'US', none)).toBeNull();
    expect(regionOfCity('Springfield', 'US', { ...none, state: '12' })).toBeNull();
    expect(regionOfCity('Portland', 'US', { ...none, latitude: 25.8, longitude: -80.2 })).toBeNull();
  });

  it('are those of the only large town if a name is all that is known', () => {
    expect(regionOfCity('Houston', 'US', none)).toBe('Texas');
    expect(regionOfCity('Houston', 'US', { ...none, state: 'MO' })).toBe('Missouri');
  });

  it('are unknown for cities whose name one region of the country has', () => {
    for (const [city, country] of [
      ['London', 'GB'],
      ['İstanbul', 'TR'],
      ['Paris', 'FR'],
      ['Nowhere-on-Sea', 'GB'],
    ] as const) {
      expect(isSharedName(city, country)).toBe(false);
      expect(regionOfCity(city, country, { ...none, state: 'Maine' })).toBeNull();
    }
  });

  it('are not taken from numbers or other texts', () => {
    for (const text of ['34', '', ' ', '—', 'US', 'Mid-West', 'x'.repeat(5000)])
      expect(regionNamed(text, 'US')).toBeNull();
  });
});
