import { describe, expect, it } from '@jest/globals';
import { isPartOfTown, kilometresBetween } from './gazetteer.ts';
import { placesAndQuartersNamed } from './quarters.ts';

describe('the middle of a district', () => {
  it.each([
    ['schoneberg', 'DE', 52.483, 13.353],
    ['charlottenburg', 'DE', 52.508, 13.306],
    ['spandau', 'DE', 52.535, 13.201],
    ['favoriten', 'AT', 48.174, 16.378],
    ['ehrenfeld', 'DE', 50.95, 6.918],
    ['kadikoy', 'TR', 40.99, 29.025],
    ['ginza', 'JP', 35.671, 139.765],
    ['thamel', 'NP', 27.715, 85.311],
    ['koramangala', 'IN', 12.935, 77.624],
    ['المعادي', 'EG', 29.96, 31.257],
  ])('is where its people are: %s', (name, country, latitude, longitude) => {
    const [district, ...others] = placesAndQuartersNamed(name).filter(
      (place) => place.country === country && isPartOfTown(place),
    );
    expect(district && kilometresBetween(district, { latitude, longitude })).toBeLessThan(0.5);
    expect(others.filter((one) => kilometresBetween(one, { latitude, longitude }) < 4 && one.id < 0)).toEqual(
      [],
    );
  });

  it('does not move towns and districts elsewhere', () => {
    expect(placesAndQuartersNamed('soho').map(({ country }) => country)).toEqual(
      expect.arrayContaining(['GB', 'US']),
    );
    expect(placesAndQuartersNamed('berlin').length).toBeGreaterThan(0);
  });
});
