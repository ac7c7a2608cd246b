import { describe, expect, it } from '@jest/globals';
import { sampleBusiness } from '../testing/factories.ts';
import { breadcrumbList, collectionPage, localBusiness } from './structuredData.ts';

// Properties that https://schema.org (30.0) gives to the types used here, with the types of their values.
const vocabulary: Record<string, Record<string, (value: unknown) => boolean>> = {};
const isText = (value: unknown) => typeof value === 'string' && value.trim() !== '';
const isUrl = (value: unknown) => isText(value) && URL.canParse(String(value));
const isNumber = (value: unknown) => typeof value === 'number' && Number.isFinite(value);
const isTime = (value: unknown) => /^([01]\d|2[0-3]):[0-5]\d$/.test(String(value));
const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const isDays = (value: unknown) => Array.isArray(value) && value.every((day) => days.includes(String(day)));
const is =
  (...types: string[]) =>
  (value: unknown) =>
    typeof value === 'object' &&
    value !== null &&
    types.includes(String((value as { '@type': string })['@type'])) &&
    check(value);
const every = (test: (value: unknown) => boolean) => (value: unknown) =>
  Array.isArray(value) && value.every(test);
const place = {
  '@id': isUrl,
  name: isText,
  url: isUrl,
  image: isUrl,
  telephone: isText,
  email: isText,
  sameAs: isUrl,
  priceRange: isText,
  address: is('PostalAddress'),
  openingHoursSpecification: every(is('OpeningHoursSpecification')),
  geo: is('GeoCoordinates'),
};
Object.assign(vocabulary, {
  Restaurant: place,
  CafeOrCoffeeShop: place,
  LocalBusiness: place,
  PostalAddress: {
    streetAddress: isText,
    addressLocality: isText,
    addressRegion: isText,
    postalCode: isText,
    addressCountry: (value: unknown) => /^[A-Z]{2}$/.test(String(value)),
  },
  OpeningHoursSpecification: { dayOfWeek: isDays, opens: isTime, closes: isTime },
  GeoCoordinates: { latitude: isNumber, longitude: isNumber },
  BreadcrumbList: { itemListElement: every(is('ListItem')) },
  ListItem: { position: isNumber, name: isText, item: isUrl, url: isUrl },
  CollectionPage: { name: isText, url: isUrl, mainEntity: is('ItemList') },
  ItemList: { itemListElement: every(is('ListItem')) },
});

function check(value: unknown): boolean {
  const { '@type': type, ...properties } = value as Record<string, unknown>;
  const known = vocabulary[String(type)];
  for (const [name, content] of Object.entries(properties))
    if (!known?.[name]?.(content)) throw new Error(`${String(type)}.${name}: ${JSON.stringify(content)}`);
  return true;
}

const siteUrl = 'https://directory.example';

describe('structured data', () => {
  it('of a listing is valid, says what it is, and rates nothing', () => {
    const data = localBusiness(sampleBusiness({ photoKeys: ['abc123'] }), siteUrl);
    expect(check(data)).toBe(true);
    expect(data['@type']).toBe('Restaurant');
    expect(data['image']).toBe(`${siteUrl}${`/img/business/${sampleId(data)}/abc123-1200.webp`}`);
    expect(JSON.stringify(data)).not.toMatch(/rating|review/i);
  });

  it('of a bare listing holds what is known and assumes nothing', () => {
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
    const data = localBusiness(bare, siteUrl);
    expect(check(data)).toBe(true);
    expect(Object.keys(data).sort()).toEqual(['@id', '@type', 'address', 'name', 'url']);
  });

  it('of lists and trails is valid; a list names ten at most', () => {
    const businesses = Array.from({ length: 12 }, (_, index) => ({
      name: `Place ${index}`,
      slug: `place-${index}`,
    }));
    const list = collectionPage({ name: 'Cafes', path: '/category/cafe', businesses }, siteUrl);
    expect(check(list)).toBe(true);
    expect(list.mainEntity.itemListElement).toHaveLength(10);
    expect(
      check(
        breadcrumbList(
          [
            { name: 'Home', path: '/' },
            { name: 'Cafes', path: '/category/cafe' },
          ],
          siteUrl,
        ),
      ),
    ).toBe(true);
  });
});

function sampleId(data: Record<string, unknown>): string {
  return /\/img\/business\/(\d+)\//.exec(String(data['image']))?.[1] ?? '';
}
