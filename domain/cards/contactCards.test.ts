import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import ICAL from 'ical.js';
import { vCard, type Contact } from './vCard.ts';
import { examples } from '../testing/examples.ts';

// Read back by ical.js, which knows vCard as well.

const bare: Contact = {
  name: 'Kahve Evi',
  phone: null,
  email: null,
  website: null,
  address: null,
  street: null,
  city: null,
  state: null,
  postalCode: null,
  country: null,
  latitude: null,
  longitude: null,
  category: null,
  pageUrl: 'https://directory.example/business/kahve-evi',
  updatedAt: new Date('2026-11-24T09:30:00Z'),
};

function read(contact: Contact) {
  const text = vCard(contact);
  const card = new ICAL.Component(ICAL.parse(text));
  const value = (name: string): unknown => card.getFirstPropertyValue(name);
  return { text, card, value };
}

const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 120 }),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 120 }),
  fc.constantFrom('Şişli; Çığır, "Kuaför" \\ Spa', 'مقهى النخيل', '名前の長い店'.repeat(20), '👩‍👩‍👧‍👦'.repeat(15)),
);
/** Any value of a text field: one line without control characters and unpaired surrogates. */
const sayable = (text: string) =>
  text
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(/[\p{Cc}\p{Cs}]/gu, (sign) => (sign === '\n' ? sign : ''));

/** This reader leaves escaped semicolons of plain texts as they are. */
const unescaped = (value: unknown) => String(value).replaceAll('\\;', ';');

describe('a contact as vCard', () => {
  it('contains known fields only', () => {
    const { card, value } = read(bare);
    expect(card.name).toBe('vcard');
    expect(value('version')).toBe('3.0');
    expect(card.getAllProperties().map(({ name }) => name)).toEqual([
      'version',
      'prodid',
      'n',
      'fn',
      'org',
      'x-abshowas',
      'source',
      'uid',
      'rev',
    ]);
  });

  it('keeps names and addresses of any script through escaping and folding', () => {
    fc.assert(
      fc.property(anyText, anyText, anyText, (name, street, city) => {
        const { text, card, value } = read({ ...bare, name, street, city, country: 'Türkiye' });
        expect(unescaped(value('fn'))).toBe(unescaped(sayable(name)));
        expect(value('adr')).toEqual(['', '', sayable(street), sayable(city), '', '', 'Türkiye']);
        expect(card.getAllProperties()).toHaveLength(10);
        for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        expect(Buffer.from(text).toString()).toBe(text);
      }),
      { numRuns: examples(200) },
    );
  });

  it('has phone, e-mail, website and position in the form that phones expect', () => {
    const { value, card } = read({
      ...bare,
      phone: '+902125550142',
      email: 'a@kahve.example',
      website: 'https://kahve.example/a,b;c?d=1',
      address: 'Yol 1, 34000 İstanbul',
      city: 'İstanbul',
      latitude: 41.0082,
      longitude: -0.5,
      category: 'Cafe, Bakery',
    });
    expect(value('tel')).toBe('+902125550142');
    expect(card.getFirstProperty('tel')?.getParameter('type')).toEqual(['WORK', 'VOICE']);
    expect(value('email')).toBe('a@kahve.example');
    expect(value('url')).toBe('https://kahve.example/a,b;c?d=1');
    // The address on one line already names the city.
    expect(value('adr')).toEqual(['', '', 'Yol 1, 34000 İstanbul', '', '', '', '']);
    expect(value('geo')).toEqual([41.0082, -0.5]);
    expect(value('categories')).toBe('Cafe, Bakery');
  });

  it.each([
    [41, null],
    [null, 29],
  ])('has no position of which a half is missing: %j, %j', (latitude, longitude) => {
    expect(read({ ...bare, latitude, longitude }).card.getFirstProperty('geo')).toBeNull();
  });

  it('cannot be extended by a value with line breaks', () => {
    const evil = 'x\r\nTEL:123\nEND:VCARD';
    const { card } = read({
      ...bare,
      name: evil,
      website: evil,
      email: evil,
      pageUrl: `https://a.example/${evil}`,
    });
    expect(card.getAllProperties('tel')).toEqual([]);
  });
});
