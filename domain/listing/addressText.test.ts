import { describe, expect, it } from '@jest/globals';
import { addressText } from './addressText.ts';

const berlin = { street: 'Ackerstraße 157', postalCode: '10115', city: { name: 'Berlin' } };

describe('the address of a listing', () => {
  it('is the line that was given', () => {
    expect(addressText({ ...berlin, address: 'Ackerstr. 157, Berlin' })).toBe('Ackerstr. 157, Berlin');
  });

  it.each([
    [{ ...berlin, country: { name: 'Germany' } }, 'Ackerstraße 157, 10115 Berlin, Germany'],
    [berlin, 'Ackerstraße 157, 10115 Berlin'],
    [{ ...berlin, address: '', street: null, state: 'BE' }, '10115 Berlin, BE'],
    [{ street: 'Quay 3', city: null, country: null }, 'Quay 3'],
    [{ address: null }, ''],
  ])('without a line is made of the known parts of %j', (listing, text) => {
    expect(addressText(listing)).toBe(text);
  });
});
