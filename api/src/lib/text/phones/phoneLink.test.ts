import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { linkOfPhone } from './phoneLink.ts';

describe('the link of a phone number', () => {
  it.each([
    ['+49 (0) 30 1234567', 'DE', 'tel:+49301234567'],
    ['+351 (0) 21 555 01 44', 'PT', 'tel:+351215550144'],
    ['+44 (0)20 7946 0958', 'GB', 'tel:+442079460958'],
    ['212-555-2368/5678', 'US', 'tel:+12125552368'],
    ['020 7946 0958, 07700 900123', 'GB', 'tel:+442079460958'],
    ['0216/330 12 34', 'TR', 'tel:+902163301234'],
    ['+1 212-555-2368 ext. 12', 'US', 'tel:+12125552368;ext=12'],
    ['212-555-2368 x12', 'US', 'tel:+12125552368;ext=12'],
    ['+7 (495) 123-45-67 доб. 123', 'RU', 'tel:+74951234567;ext=123'],
    ['0212 555 01 42 dahili 12', 'TR', 'tel:+902125550142;ext=12'],
  ])('%s of %s dials %s', (phone, country, link) => {
    expect(linkOfPhone(phone, country)).toBe(link);
  });

  it.each([
    ['+49 (0) 30 1234567', null, 'tel:+49301234567'],
    ['0212 555 01 42', null, 'tel:02125550142'],
    ['444 1 444', null, 'tel:4441444'],
    ['*123#', null, 'tel:*123#'],
    ['212-555-1234/5678', null, null],
    ['020 7946 0958 or 07700 900123', null, null],
    ['020 7946 0958; 07700 900123', null, null],
    ['0800 CALL US', null, null],
    ['ask at the door', null, null],
  ])('%s without a country: %s dials %s', (phone, country, link) => {
    expect(linkOfPhone(phone, country)).toBe(link);
  });

  it('dials the digits of one number, or nothing', () => {
    const digits = fc.stringMatching(/^\d{7,10}$/);
    fc.assert(
      fc.property(
        digits,
        digits,
        fc.constantFrom('/', ' / ', ', ', '; ', ' or ', ' veya ', '|'),
        (one, other, sign) => {
          const link = linkOfPhone(`${one}${sign}${other}`, null);
          expect([null, `tel:${one}`]).toContain(link);
        },
      ),
    );
  });
});
