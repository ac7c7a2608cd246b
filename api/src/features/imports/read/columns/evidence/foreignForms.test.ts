import { describe, expect, it } from '@jest/globals';
import { names } from '../../fixtures/lists.ts';
import { mapColumns } from '../mapColumns.ts';

const by = (value: (i: number) => string) => names.map((_, i) => value(i));

/** Values of forms that belong to one field each, by what they are. */
const forms: Record<string, string[]> = {
  links: by((i) => `https://www.shop${i}.example/`),
  'names of sites': by((i) => `shop${i}.co.uk`),
  'addresses of mail': by((i) => `info@shop${i}.example`),
  dates: by((i) => `2024-05-${10 + i}`),
  'times of day': by((i) => `${8 + (i % 3)}:30 AM`),
  hours: by((i) => `Mon-Fri ${8 + (i % 3)}:00-17:00`),
  'sentences about the moment': by((i) => `Open ⋅ Closes ${i % 9} pm`),
  keys: by((i) => `7d69af4f-87ab-f011-bbd2-6045bd09da${10 + i}`),
  shares: by((i) => `${50 + i}%`),
  'amounts of money': by((i) => `₹${100 + i * 10}`),
  distances: by((i) => `${i + 1}.2 km`),
  positions: by((i) => `51.5${i}123, -0.1${i}456`),
  'true and false': by((i) => (i % 2 ? 'TRUE' : 'FALSE')),
  'ratings with their count': by((i) => `4.${i} (${i + 20})`),
};

const fields = {
  Street: 'street',
  City: 'city',
  State: 'state',
  Postcode: 'postalCode',
  Category: 'category',
  Description: 'description',
  Phone: 'phone',
  Address: 'address',
  'Price range': 'priceRange',
} as const;

/** Values that a column of a field may hold beside its own; each is read by its form. */
const read: Partial<Record<string, readonly string[]>> = {
  Address: ['positions'],
  Phone: ['links'],
  'Price range': ['amounts of money'],
};

const cases = Object.entries(fields).flatMap(([header, field]) =>
  Object.keys(forms)
    .filter((form) => !read[header]?.includes(form))
    .map((form) => [header, form, field] as const),
);

describe('values of a form that another field has', () => {
  it.each(cases)('make a header meaningless: %s over %s', (header, form, field) => {
    const rows = (forms[form] ?? []).map((value, i) => [names[i], `51.5${i}12`, `-0.1${i}12`, value]);
    const { columns } = mapColumns(['Name', 'Latitude', 'Longitude', header], rows);
    expect(columns[3]?.field).not.toBe(field);
  });

  it.each([
    ['City', ['St.Gallen', 'Leeds', 'Bad Ems', 'Ulm', 'Köln']],
    ['Postcode', ['00-123', '12-345', '30-001', '80-244', '61-701']],
    ['Street', ['3 High Street', 'Am Markt', 'Station Road 12', 'The Quay', '14:2 Alley']],
    ['Phone', ['4402079460100', '+44 20 7946 0101', '020 7946 0102', '(020) 79460103', '02079460104']],
    ['Description', ['Open for breakfast', 'Since 1950', 'By the river', 'www.a.example and more', 'Cosy']],
  ])('are not seen in values of its own: %s', (header, values) => {
    const rows = values.map((value, i) => [names[i], value]);
    expect(mapColumns(['Name', header], rows).columns[1]?.how).toBe('name');
  });
});
