import { describe, expect, it } from '@jest/globals';
import { names } from '../../fixtures/lists.ts';
import { readingsOf } from '../../fixtures/columnTable.ts';

const by = (value: (i: number) => string) => names.map((_, i) => value(i));
const streets = by((i) => `${i + 3} High Street`);
const towns = by((i) => ['Leeds', 'York', 'Bath'][i % 3] ?? '');

const accounts = {
  'Account Name': names,
  'Account Owner': by((i) => ['Anna Miller', 'Tom Baker'][i % 2] ?? ''),
  Type: by((i) => ['Customer', 'Prospect'][i % 2] ?? ''),
  Industry: by((i) => ['Restaurant', 'Bakery', 'Hotel'][i % 3] ?? ''),
  Phone: by((i) => `0113 496 01${10 + i}`),
  'Billing Street': streets,
  'Billing City': towns,
  'Billing State/Province': by(() => 'England'),
  'Billing Zip/Postal Code': by((i) => `LS1 ${1 + (i % 9)}AA`),
  'Billing Country': by(() => 'United Kingdom'),
  'Shipping City': by(() => 'Dublin'),
  Rating: by((i) => ['Hot', 'Cold'][i % 2] ?? ''),
  Description: by((i) => `Called ${i + 2} times, asked for a discount.`),
};

describe('accounts of a sales system', () => {
  it('have the address of their bills, and nothing that their seller notes', () => {
    expect(readingsOf(accounts)).toEqual({
      ...{ 'Account Name': 'name', 'Account Owner': 'private', Type: null, Industry: 'category' },
      ...{ Phone: 'phone', 'Billing Street': 'street', 'Billing City': 'city' },
      ...{ 'Billing State/Province': 'state', 'Billing Zip/Postal Code': 'postalCode' },
      ...{ 'Billing Country': 'countryCode', 'Shipping City': null, Rating: null, Description: null },
    });
  });

  it('are known by the names of their fields in the interface as well', () => {
    const readings = readingsOf({
      AccountName: names,
      BillingStreet: streets,
      BillingCity: towns,
      BillingPostalCode: by((i) => `LS1 ${1 + (i % 9)}AA`),
      Description: by((i) => `Renewal due in week ${i + 2}, call again.`),
    });
    expect(readings).toMatchObject({ BillingStreet: 'street', BillingCity: 'city', Description: null });
  });

  it('keep the address of the place beside that of their bills', () => {
    const readings = readingsOf({
      'Account Name': names,
      Street: streets,
      City: towns,
      'Billing Street': by((i) => `PO Box ${i + 40}`),
      'Billing City': by(() => 'Dublin'),
    });
    expect(readings).toMatchObject({ Street: 'street', City: 'city', 'Billing City': null });
  });

  it('are no other lists: their descriptions are read', () => {
    const readings = readingsOf({
      Name: names,
      City: towns,
      Description: by((i) => `A quiet place by the harbour with ${i + 2} rooms and a garden.`),
    });
    expect(readings).toMatchObject({ City: 'city', Description: 'description' });
  });
});
