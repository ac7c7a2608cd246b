import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { schemaOrgType } from '../../../domain/listing/schemaOrgType.ts';
import { sampleBusiness } from '../testing/factories.ts';
import { structuredDataFaults } from '../testing/structuredDataFaults.ts';
import { breadcrumbList, collectionPage, localBusiness } from './structuredData.ts';

const siteUrl = 'https://directory.example';
const now = new Date('2026-11-20T12:00:00Z');
const faultsOf = (data: object) => structuredDataFaults({ '@context': 'https://schema.org', ...data });

describe('structured data', () => {
  it('of a listing is valid, names its type, and has no rating', () => {
    const data = localBusiness(
      sampleBusiness({ gallery: [{ key: 'abc123', caption: 'The bar' }], logoKey: 'def456' }),
      siteUrl,
      now,
    );
    expect(faultsOf(data)).toEqual([]);
    expect(data['@type']).toBe('Restaurant');
    const photos = `${siteUrl}/img/business/${sampleId(data)}`;
    expect(data['image']).toEqual([`${photos}/abc123-1200.webp`]);
    expect(data['logo']).toBe(`${photos}/def456-full.webp`);
    expect(JSON.stringify(data)).not.toMatch(/rating|review/i);
  });

  it('of a veterinarian is that of a local business as well, for schema.org has it among organizations', () => {
    const data = localBusiness(sampleBusiness({ type: 'Veterinarian' }), siteUrl, now);
    expect(faultsOf(data)).toEqual([]);
    expect(data['@type']).toEqual(['VeterinaryCare', 'LocalBusiness']);
  });

  it('omits the hours of a listing that is disabled or closed, like its page', () => {
    const specialHours = { '2026-12-25': '9 AM-1 PM' };
    for (const state of [
      { isOpen: false },
      { businessStatus: 'CLOSED_TEMPORARILY' as const },
      { businessStatus: 'CLOSED_PERMANENTLY' as const },
    ]) {
      const data = localBusiness(sampleBusiness({ ...state, specialHours }), siteUrl, now);
      expect([data['openingHoursSpecification'], data['specialOpeningHoursSpecification']]).toEqual([
        undefined,
        undefined,
      ]);
    }
  });

  it('of a minimal listing contains known values only', () => {
    const bare = sampleBusiness({
      category: null,
      type: null,
      city: null,
      country: null,
      address: null,
      street: null,
      postalCode: null,
      phone: null,
      phoneE164: null,
      email: null,
      website: null,
      workingHours: null,
      latitude: null,
      longitude: null,
    });
    const data = localBusiness(bare, siteUrl, now);
    expect(faultsOf(data)).toEqual([]);
    expect(Object.keys(data).sort()).toEqual(['@id', '@type', 'address', 'name', 'url']);
  });

  it('of a listing names its profiles, the areas that it serves and holidays to come', () => {
    const listing = sampleBusiness({
      website: 'https://casa.example/',
      socialLinks: { instagram: 'https://www.instagram.com/casa' },
      areaServed: ['Lisbon', 'Sintra'],
      specialHours: { '2026-11-19': 'Closed', '2026-12-25': 'Closed' },
    });
    const data = localBusiness(listing, siteUrl, now);
    expect(faultsOf(data)).toEqual([]);
    expect(data).toMatchObject({
      sameAs: ['https://casa.example/', 'https://www.instagram.com/casa'],
      areaServed: ['Lisbon', 'Sintra'],
      specialOpeningHoursSpecification: [{ validFrom: '2026-12-25', opens: '00:00', closes: '00:00' }],
    });
    const closed = localBusiness({ ...listing, businessStatus: 'CLOSED_PERMANENTLY' }, siteUrl, now);
    expect(closed).not.toHaveProperty('specialOpeningHoursSpecification');
  });

  it('of a listing is valid for any field values', () => {
    const text = fc.oneof(
      fc.constantFrom(
        '',
        ' ',
        '$$',
        'javascript:alert(1)',
        'https://',
        '\u202e',
        'no digits',
        'x'.repeat(500),
      ),
      fc.string({ unit: 'grapheme', maxLength: 20 }),
      fc.webUrl(),
    );
    const maybe = fc.option(text);
    const fields = fc.record({
      type: maybe,
      phone: maybe,
      phoneE164: fc.constantFrom(null, '+351215550142'),
      email: maybe,
      website: maybe,
      address: maybe,
      street: maybe,
      state: maybe,
      postalCode: maybe,
      priceRange: maybe,
      latitude: fc.option(fc.double({ min: -90, max: 90, noNaN: true })),
      longitude: fc.option(fc.double({ min: -180, max: 180, noNaN: true })),
      workingHours: fc.option(fc.dictionary(fc.constantFrom('Monday', 'Sunday', 'Foo'), text)),
    });
    fc.assert(
      fc.property(fields, (part) => {
        const data = JSON.parse(JSON.stringify(localBusiness(sampleBusiness(part), siteUrl, now))) as object;
        expect(faultsOf(data)).toEqual([]);
      }),
    );
  });

  it('uses only types that schema.org defines', () => {
    const kinds = [
      'Restaurant',
      'Fast food',
      'Cafe',
      'Bakery',
      'Gym',
      'Bike shop',
      'Night club',
      'Lawyer',
      'Kreş',
      '',
    ];
    const types = kinds.map((kind) => schemaOrgType(null, kind));
    expect(new Set(types).size).toBe(types.length);
    for (const type of types)
      expect(
        faultsOf({ '@type': type, name: 'x', url: `${siteUrl}/`, address: { '@type': 'PostalAddress' } }),
      ).toEqual([]);
  });

  it('of lists and breadcrumbs is valid; a list names ten at most', () => {
    const businesses = Array.from({ length: 12 }, (_, index) => ({
      name: `Place ${index}`,
      slug: `place-${index}`,
    }));
    const list = collectionPage({ name: 'Cafes', path: '/category/cafe', businesses }, siteUrl);
    expect(faultsOf(list)).toEqual([]);
    expect(list.mainEntity.itemListElement).toHaveLength(10);
    const crumbs = [
      { name: 'Home', path: '/' },
      { name: 'Cafes', path: '/category/cafe' },
    ];
    expect(faultsOf(breadcrumbList(crumbs, siteUrl))).toEqual([]);
  });
});

describe('the check of structured data', () => {
  const valid = localBusiness(sampleBusiness(), siteUrl, now);

  it.each<[string, object, RegExp]>([
    ['an unknown class', { '@type': 'LocalShop' }, /schema.org has no LocalShop/],
    ['an unknown property', { phone: '1' }, /phone: not of Restaurant/],
    ['a property of another class', { numberOfRooms: 2 }, /numberOfRooms: not of Restaurant/],
    ['an object of another class', { geo: { '@type': 'PostalAddress' } }, /geo: .* is no GeoCoordinates/],
    ['a text for an object', { aggregateRating: 'good' }, /aggregateRating: "good" is no AggregateRating/],
    ['a path for an address', { url: '/business/x' }, /url: "\/business\/x" is no URL/],
    [
      'a day that is none',
      {
        openingHoursSpecification: [
          { '@type': 'OpeningHoursSpecification', dayOfWeek: 'Mo', opens: '9', closes: '25:00' },
        ],
      },
      /dayOfWeek: "Mo" is no DayOfWeek/,
    ],
    ['a missing name', { name: undefined }, /name: undefined/],
  ])('finds %s', (_, part, fault) => {
    expect(faultsOf({ ...valid, ...part }).join('\n')).toMatch(fault);
  });

  it('finds missing values that Google requires', () => {
    const { address, ...rest } = valid;
    expect(address).toBeTruthy();
    expect(faultsOf(rest)).toEqual([`${String(valid['@type'])}: Restaurant needs address`]);
    expect(faultsOf(breadcrumbList([{ name: 'Home', path: '/' }], siteUrl))).toEqual([
      'BreadcrumbList: a trail of fewer than two',
    ]);
  });
});

function sampleId(data: Record<string, unknown>): string {
  return /\/img\/business\/(\d+)\//.exec(String(data['image']))?.[1] ?? '';
}
