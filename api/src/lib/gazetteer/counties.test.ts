import { describe, expect, it } from '@jest/globals';
import { countiesNamed } from './counties.ts';
import { isTown, placesNamed } from './gazetteer.ts';

const largest = (name: string, country: string) =>
  placesNamed(name)
    .filter((place) => isTown(place) && place.country === country)
    .sort((a, b) => b.population - a.population)[0];
const hasTown = (county: string, town: string, country = 'GB'): boolean => {
  const place = largest(town, country);
  return place !== undefined && countiesNamed(county).some(({ has }) => has(place));
};

describe('a county', () => {
  it.each([
    ['shropshire', 'Bridgnorth'],
    ['powys', 'Welshpool'],
    ['isle of wight', 'Ryde'],
    ['kent', 'Margate'],
    ['hants', 'Andover'],
    ['sussex', 'Chichester'],
    ['yorkshire', 'Harrogate'],
    ['co down', 'Newry'],
    ['county antrim', 'Ballymena'],
    ['devon', 'Totnes'],
    ['county durham', 'Durham'],
  ])('%s has %s', (county, town) => {
    expect(hasTown(county, town)).toBe(true);
  });

  it.each([
    ['shropshire', 'Welshpool'],
    ['kent', 'Brighton'],
    ['surrey', 'Southampton'],
  ])('%s does not have %s', (county, town) => {
    expect(hasTown(county, town)).toBe(false);
  });

  it('is one of its country', () => {
    expect(hasTown('county cork', 'Mallow', 'IE')).toBe(true);
    expect(countiesNamed('london')).toEqual([]);
    expect(countiesNamed('constructor')).toEqual([]);
  });
});
