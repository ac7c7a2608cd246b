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
    expect(schemaOrgType(null, text)).toBe(type);
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
    expect(schemaOrgType(null, text)).toBe('LocalBusiness');
  });

  it.each([
    ['amenity/restaurant', 'Restaurant'],
    ['amenity/restaurant/sushi', 'Restaurant'],
    ['amenity/doctors/dermatology', 'MedicalClinic'],
    ['shop/hairdresser', 'HairSalon'],
    ['shop/medical_supply', 'Store'],
  ])('the kind %s is a %s, whatever its name says', (kind, type) => {
    expect(schemaOrgType(kind, 'Hospital')).toBe(type);
  });

  it('asks the words where the kind has no type', () => {
    expect(schemaOrgType('amenity/marketplace', 'Otel')).toBe('Hotel');
  });

  it('prefers the more specific text', () => {
    expect(schemaOrgType(null, 'Sushi restaurant', 'Shopping')).toBe('Restaurant');
    expect(schemaOrgType(null, null, 'Hotel')).toBe('Hotel');
  });
});
