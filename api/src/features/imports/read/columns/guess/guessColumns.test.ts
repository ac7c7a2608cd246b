import { describe, expect, it } from '@jest/globals';
import { mapColumns } from '../mapColumns.ts';

/** A sheet of a browser scraper: class names for headers, and values that speak for themselves. */
const scraped = {
  headers: [
    'hfpxzc href',
    'qBF1Pd',
    'MW4etd',
    'UY7F9',
    'W4Efsd',
    'W4Efsd 2',
    'W4Efsd 3',
    'UsdlK',
    'icon src',
    'ah5Ghc',
  ],
  rows: ['Ada Eye Clinic', 'Sun & Sons Optics', 'Göz Merkezi', 'Blue Vision', 'North Optics'].map(
    (name, i) => [
      `https://www.google.com/maps/place/${encodeURIComponent(name).replaceAll('%20', '+')}/data=!3d${i}.5!4d7.5`,
      name,
      `4.${i}`,
      `(${i + 3})`,
      i % 2 === 0 ? 'Eye clinic' : 'Optician',
      '·',
      `${i + 1} High Street, Townville`,
      `0885 934 30${i}0`,
      'https://icons.example/user.png',
      `"They were very kind to me and to my mother, number ${i}"`,
    ],
  ),
};

function fieldsOf(headers: string[], rows: (string | undefined)[][]): Record<string, string | null> {
  const { columns } = mapColumns(headers, rows);
  return Object.fromEntries(columns.map(({ header, field }) => [header, field]));
}

describe('columns by their content', () => {
  it('are recognized if the headers are class names', () => {
    expect(fieldsOf(scraped.headers, scraped.rows)).toEqual({
      'hfpxzc href': 'locationLink',
      qBF1Pd: 'name',
      MW4etd: 'rating',
      UY7F9: 'reviewCount',
      W4Efsd: 'category',
      'W4Efsd 2': null,
      'W4Efsd 3': 'address',
      UsdlK: 'phone',
      'icon src': null,
      ah5Ghc: null,
    });
  });

  it('are not phones under the word for a fax', () => {
    const headers = scraped.headers.map((header) => (header === 'UsdlK' ? 'Fax' : header));
    expect(fieldsOf(headers, scraped.rows)).toMatchObject({ Fax: null, qBF1Pd: 'name' });
  });

  it('are marked as recognized by content', () => {
    const { columns } = mapColumns(scraped.headers, scraped.rows);
    expect(columns.map(({ how }) => how)).toEqual([
      ...Array<string>(5).fill('content'),
      'none',
      'content',
      'content',
      'none',
      'none',
    ]);
  });

  it.each<[string, string[], string]>([
    ['websites', ['https://a.example/', 'https://b.example/x'], 'website'],
    ['photos', ['https://lh3.googleusercontent.com/p/1', 'https://x.example/a.jpg?w=1'], 'photoUrl'],
    ['e-mails', ['a@b.example', 'c@d.example'], 'email'],
    ['profiles', ['https://www.facebook.com/a', 'https://www.instagram.com/b'], 'socialLink'],
    ['phones', ['+90 212 222 33 44', '(0212) 222 33 45'], 'phone'],
    ['coordinates in one cell', ['41.0151, 28.9795', '41.0251; 28.9695'], 'coordinates'],
    [
      'hours',
      ['Monday: 9AM-5PM|Tuesday: 9AM-5PM|Wednesday: Closed|Thursday: 9AM-5PM|Friday: 9AM-5PM'],
      'workingHours',
    ],
    ['place ids', ['ChIJfixture0000000000000001', 'ChIJfixture0000000000000002'], 'placeId'],
    ['time zones', ['Europe/Istanbul', 'Europe/Zurich'], 'timeZone'],
    ['prices', ['$$', '₺₺₺'], 'priceRange'],
    ['links to reviews', ['https://search.google.com/local/reviews?placeid=x'], 'reviewsLink'],
  ])('are recognized: %s', (_, values, field) => {
    const rows = values.map((value, i) => [`Place ${i}`, value]);
    expect(fieldsOf(['name', 'a1'], rows)['a1']).toBe(field);
  });

  it.each<[string, string[]]>([
    ['bare numbers', ['1234567890', '2345678901']],
    ['one and the same link', ['https://a.example/', 'https://a.example/', 'https://a.example/']],
    ['a mixture', ['https://a.example/', 'hello']],
  ])('are left out: %s', (_, values) => {
    const rows = values.map((value, i) => [`Place ${i}`, value]);
    expect(fieldsOf(['name', 'a1'], rows)['a1']).toBeNull();
  });

  it('distinguishes latitude from longitude by range, in any order', () => {
    const rows = [
      ['A', '8.54123', '47.37123'],
      ['B', '-120.54321', '37.37321'],
    ];
    expect(fieldsOf(['name', 'p', 'q'], rows)).toEqual({ name: 'name', p: 'longitude', q: 'latitude' });
  });

  it('takes the only possible name column, and asks if there are several', () => {
    const phones = ['+90 212 222 33 44', '+90 212 222 33 45', '+90 212 222 33 46'];
    const one = ['Ada Kafe', 'Sun & Sons', 'Köşe Lokantası'].map((name, i) => [name, phones[i]]);
    expect(fieldsOf(['x1', 'x2'], one)).toEqual({ x1: 'name', x2: 'phone' });
    const two = one.map(([name, phone], i) => [name, phone, ['Ann Li', 'Bo Ek', 'Cy Oz'][i]]);
    const { columns } = mapColumns(['x1', 'x2', 'x3'], two);
    expect(columns.map(({ field, isAsked }) => [field, isAsked])).toEqual([
      ['name', true],
      ['phone', false],
      [null, true],
    ]);
    expect(columns[2]?.alternatives).toMatchObject([{ field: 'name' }]);
  });

  it('guesses nothing but map links beside a meaningful header', () => {
    const headers = ['name', 'phone', 'address', 'email_1', 'partner_site'];
    expect(fieldsOf(headers, [['A', '', '', '', 'https://other.example/']])['partner_site']).toBeNull();
  });
});
