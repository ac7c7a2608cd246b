import { describe, expect, it } from '@jest/globals';
import { schemaOrgType } from './schemaOrgType.ts';

describe('schemaOrgType', () => {
  it.each([
    ['Coffee shop', 'CafeOrCoffeeShop'],
    ['Kuaför', 'HairSalon'],
    ['Eczane', 'Pharmacy'],
    ['Restaurants', 'Restaurant'],
    ['Barber shop', 'HairSalon'],
    ['Gift shop', 'Store'],
    ['Embarcadero', 'LocalBusiness'],
    ['', 'LocalBusiness'],
    [null, 'LocalBusiness'],
  ])('%s is a %s', (text, type) => {
    expect(schemaOrgType(text)).toBe(type);
  });

  it('asks the finer text first', () => {
    expect(schemaOrgType('Sushi restaurant', 'Shopping')).toBe('Restaurant');
    expect(schemaOrgType(null, 'Hotel')).toBe('Hotel');
  });
});
