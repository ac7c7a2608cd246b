import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { contactSearch, contactWithin, nameInContact } from './contactSearch.ts';

describe('contactSearch', () => {
  it.each([
    ['+1 (707) 555-0101', '17075550101'],
    ['0212 555 12 34', '2125551234'],
    ['00 90 212 555 12 34', '902125551234'],
    ['tel: 030/1234567', '301234567'],
    ['٠٢١٢٥٥٥١٢٣٤', '2125551234'],
    ['+44 (0)20 7946 0958', '442079460958'],
    ['☎ 020‑7946‑0958', '2079460958'],
    ['035 6322', '0356322'],
  ])('reads the phone number %s', (text, digits) => {
    expect(contactSearch(text)).toEqual({ kind: 'PHONE', digits });
  });

  it('reads one number however its digits are grouped', () => {
    const sign = fc.constantFrom('', ' ', '-', '.', '/', ' – ', ') ');
    fc.assert(
      fc.property(
        fc.stringMatching(/^[1-9]\d{7,12}$/),
        fc.array(sign, { minLength: 13, maxLength: 13 }),
        (digits, signs) => {
          const written = Array.from(
            digits,
            (digit, i) => digit + (i < digits.length - 1 ? (signs[i] ?? '') : ''),
          ).join('');
          expect(contactSearch(written)).toEqual({ kind: 'PHONE', digits });
        },
      ),
    );
  });

  it.each([
    ['www.Example.com/', 'example.com', ''],
    ['https://example.co.uk/menu/?x=1#y', 'example.co.uk', '/menu'],
    ['kuaför.com', 'kuaför.com', ''],
  ])('reads the web address %s', (text, host, path) => {
    expect(contactSearch(text)).toEqual({ kind: 'WEBSITE', host, path });
  });

  it('reads an e-mail address in any case', () => {
    expect(contactSearch(' Info@Example.COM ')).toEqual({ kind: 'EMAIL', email: 'info@example.com' });
  });

  it.each(['95401', '24/7', '12.5', 'st. john', '7-eleven', 'kebap 34', '', '1.5 km', 'bar 1234567'])(
    'treats %j as words',
    (text) => {
      expect(contactSearch(text)).toBeNull();
    },
  );
});

describe('contactWithin', () => {
  it.each([
    ['Quest 305-555-0123', { kind: 'PHONE', digits: '3055550123' }],
    ['please mail info@example.com thanks', { kind: 'EMAIL', email: 'info@example.com' }],
    ['menu of www.example.com', { kind: 'WEBSITE', host: 'example.com', path: '' }],
    ['plumber 34102', null],
    ['bakery 1100-148 lisbon', null],
    ['305-555-0123', null],
  ])('of %j is %j', (text, contact) => {
    expect(contactWithin(text)).toEqual(contact);
  });

  it('reads an address spelled out against robots', () => {
    for (const text of ['info at example.com', 'info (at) example [dot] com', 'info[at]example.com'])
      expect(contactSearch(text)).toEqual({ kind: 'EMAIL', email: 'info@example.com' });
  });
});

describe('nameInContact', () => {
  it.each([
    ['instagram.com/plumex.plumbing', 'plumex plumbing'],
    ['https://m.facebook.com/pages/Rose-Cafe-102534235851775', 'Rose Cafe'],
    ['www.rose-cafe.co.uk/menu', 'rose cafe'],
    ['info@rosecafe.com', 'rosecafe'],
    ['rosecafe@gmail.com', null],
    ['facebook.com/123456789', null],
    ['0212 555 12 34', null],
  ])('of %s is %j', (text, name) => {
    const contact = contactSearch(text);
    expect(contact && nameInContact(contact)).toBe(name);
  });
});
