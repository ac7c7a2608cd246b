import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { contactSearch, contactWithin, nameInContact, nameInMapLink } from './contactSearch.ts';

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
    ['(0212) 522 99 11 / 12', '2125229911'],
    ['0212 522 99 11, 0212 522 99 12', '2125229911'],
  ])('reads the phone number %s', (text, digits) => {
    expect(contactSearch(text)).toMatchObject({ kind: 'PHONE', digits });
  });

  it('reads the number of a switchboard before an extension after a hyphen or a slash', () => {
    for (const text of ['0511 12345-17', '0511 12345 - 17', '0511/12345/17'])
      expect(contactSearch(text)).toEqual({ kind: 'PHONE', digits: '5111234517', switchboard: '51112345' });
    expect(contactSearch('305-555-0123')).toEqual({ kind: 'PHONE', digits: '3055550123' });
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
          expect(contactSearch(written)).toMatchObject({ kind: 'PHONE', digits });
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

  it.each([
    '95401',
    '24/7',
    '12.5',
    'st. john',
    '7-eleven',
    'kebap 34',
    '',
    '1.5 km',
    'bar 1234567',
    '1234567890123456',
  ])('treats %j as words', (text) => {
    expect(contactSearch(text)).toBeNull();
  });
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
    ['Zum.Brandtner', null],
    ['Prof.Saffran', null],
    ['rose.cafe', 'rose'],
  ])('of %s is %j', (text, name) => {
    const contact = contactSearch(text);
    expect(contact && nameInContact(contact)).toBe(name);
  });
});

describe('nameInMapLink', () => {
  it.each([
    ['https://www.google.com/maps/place/Maranda+D%C3%B6ner/@41.01,28.95,17z', 'Maranda Döner'],
    ['google.com/maps/place/Maranda+Döner/@41.01,28.95,17z/data=!4m2', 'Maranda Döner'],
    ['https://maps.google.com/?q=Caf%C3%A9+Oak', 'Café Oak'],
    ['https://www.google.com/maps/search/?api=1&query=Caf%C3%A9%20Oak', 'Café Oak'],
    ['https://maps.apple.com/?q=Harbor+Inn&ll=41.0,28.9', 'Harbor Inn'],
    ['https://maps.google.com/?q=41.01,28.95', null],
    ['https://www.google.com/maps/place/%E0%A4%A', null],
    ['https://oak.example/maps/place/Oak', null],
    ['Google Maps', null],
  ])('%s shows %j', (link, name) => {
    expect(nameInMapLink(link)).toBe(name);
  });
});
