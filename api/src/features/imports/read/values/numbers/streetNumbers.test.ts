import { describe, expect, it } from '@jest/globals';
import { withNumber } from '../location/streetParts.ts';

describe('the number of a house beside its street', () => {
  it.each([
    ['Road 3', '107', '107 Road 3'],
    ['Road No. 12', 'House 5', 'House 5 Road No. 12'],
    ['Highway 7', '2200', '2200 Highway 7'],
    ['Sector 11', '14-B', '14-B Sector 11'],
    ['Calle 10', '45', 'Calle 10 45'],
    ['Cra. 7', '# 12-30', 'Cra. 7 # 12-30'],
    ['Calle 5 A', '22', 'Calle 5 A 22'],
    ['Soi 4', '88/1', 'Soi 4 88/1'],
    ['Main Street', '12', '12 Main Street'],
    ['Hauptstraße', '12', 'Hauptstraße 12'],
  ])('is written with it: %s, %s', (street, number, line) => {
    expect(withNumber(street, number)).toBe(line);
  });

  it.each([
    ['Road 3', '3'],
    ['Calle 10', '10'],
    ['Hauptstraße 12', '12'],
    ['Hauptstraße 12a', '14'],
    ['107 Road 3', '107'],
    ['Avenida 5', 's/n'],
    ['Straße des 17. Juni 135', '135'],
  ])('is not written twice: %s, %s', (street, number) => {
    expect(withNumber(street, number)).toBe(street);
  });
});
