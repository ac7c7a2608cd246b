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
    ['Dental clinic', 'Dentist'],
    ['Bar & grill', 'BarOrPub'],
    ['Hotel, spa', 'Hotel'],
    ['Restaurant (Italian)', 'Restaurant'],
    ['Güzellik Salonu', 'BeautySalon'],
    ['Market', 'GroceryStore'],
    ['Embarcadero', 'LocalBusiness'],
    ['', 'LocalBusiness'],
    [null, 'LocalBusiness'],
  ])('%s is a %s', (text, type) => {
    expect(schemaOrgType(text)).toBe(type);
  });

  it.each([
    'Hospital equipment supplier',
    'Flea market',
    'Restaurant supply wholesaler',
    'Pharmacy school',
    'Hotel management company',
    'Bar association',
    'Bank holding group',
    'Insurance law consultant',
  ])('a %s is not what its first word says', (text) => {
    expect(schemaOrgType(text)).toBe('LocalBusiness');
  });

  it('asks the finer text first', () => {
    expect(schemaOrgType('Sushi restaurant', 'Shopping')).toBe('Restaurant');
    expect(schemaOrgType(null, 'Hotel')).toBe('Hotel');
  });
});
