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

  it('does not follow the words if the kind has no type of its own', () => {
    expect(schemaOrgType('amenity/social_facility/food_bank', 'Food bank')).toBe('LocalBusiness');
    expect(schemaOrgType('amenity/marketplace', 'Otel')).toBe('LocalBusiness');
  });

  it.each([
    ...['Food bank', 'Blood bank', 'Eye bank', 'Sperm bank', 'Power bank', 'Clothing bank', 'River bank'],
    ...['Pet hotel', 'Cat hotel', 'Dog hotel', 'Pet otel', 'Insect hotel'],
    ...['Dog day care center', 'Adult day care center', 'Pet day care', 'Senior day care'],
    ...['Doll hospital', 'Animal hospital', 'Phone hospital', 'Shoe hospital'],
    ...[
      'Brow bar',
      'Blow dry bar',
      'Milk bar',
      'Salad bar',
      'Juice bar',
      'Nail bar',
      'Oxygen bar',
      'Lash bar',
    ],
    ...['Toy library', 'Tool library', 'Seed library'],
  ])('%s is not what its last word says', (text) => {
    expect(schemaOrgType(null, text)).toBe('LocalBusiness');
  });

  it.each([
    ['Savings bank', 'BankOrCreditUnion'],
    ['Banks', 'BankOrCreditUnion'],
    ['Wine bar', 'BarOrPub'],
    ['Cocktail bar', 'BarOrPub'],
    ['Live music bar', 'BarOrPub'],
    ['Boutique hotel', 'Hotel'],
    ['5-star hotel', 'Hotel'],
    ['Butik Otel', 'Hotel'],
    ["Children's hospital", 'Hospital'],
    ['General hospital', 'Hospital'],
    ['Public library', 'Library'],
    ['Children day care center', 'ChildCare'],
    ['Restaurant, bar', 'Restaurant'],
  ])('%s is a %s', (text, type) => {
    expect(schemaOrgType(null, text)).toBe(type);
  });

  it('prefers the more specific text', () => {
    expect(schemaOrgType(null, 'Sushi restaurant', 'Shopping')).toBe('Restaurant');
    expect(schemaOrgType(null, null, 'Hotel')).toBe('Hotel');
  });
});
