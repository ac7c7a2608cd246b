import { describe, expect, it } from '@jest/globals';
import {
  apify,
  googleProfile,
  gosom,
  outscraper,
  ownExport,
  turkish,
  turkishDays,
} from '../fixtures/dialects.ts';
import { comparableHeader } from './comparableHeader.ts';
import { mapColumns } from './mapColumns.ts';

function fieldsOf(
  headers: string[],
  mapping: Record<string, string | null> | null = null,
): Record<string, string | null> {
  const { columns } = mapColumns(headers, [], mapping);
  return Object.fromEntries(columns.map(({ header, field }) => [header, field]));
}

describe('mapColumns', () => {
  it('recognizes an Outscraper export, without its columns about persons', () => {
    const fields = fieldsOf(outscraper[0] ?? []);
    expect(fields).toMatchObject({
      name: 'name',
      site: 'website',
      full_address: 'address',
      reviews: 'reviewCount',
      range: 'priceRange',
      photo: 'photoUrl',
      working_hours: 'workingHours',
      working_hours_old_format: 'workingHours',
      place_id: 'placeId',
      email_1: 'email',
    });
    const left = [
      'query',
      'name_for_emails',
      'phone.phones_enricher.carrier_name',
      'owner_id',
      'email_1_full_name',
      'email_1_title',
    ];
    expect(left.map((header) => fields[header])).toEqual(left.map(() => null));
  });

  it('recognizes gosom, Apify, our own export and a handmade list', () => {
    expect(fieldsOf(gosom[0] ?? [])).toMatchObject({
      title: 'name',
      review_count: 'reviewCount',
      data_id: 'googleId',
      link: 'anyLink',
      status: 'liveStatus',
      owner: null,
    });
    expect(fieldsOf(apify[0] ?? [])).toMatchObject({
      title: 'name',
      totalScore: 'rating',
      'location/lat': 'latitude',
      'categories/0': 'subtypes',
      'openingHours/0/day': 'openingDay',
      'additionalInfo/Accessibility/0/Wheelchair accessible entrance': 'feature',
    });
    expect(fieldsOf(ownExport[0] ?? [])).toMatchObject({
      country: 'countryCode',
      reviewCount: 'reviewCount',
      isOpen: 'isOpen',
      detailedInfo: 'detailedInfo',
      globalRowNumber: null,
    });
    expect(fieldsOf(turkish[2] ?? [])).toEqual({
      'İşletme Adı': 'name',
      Kategori: 'category',
      Adres: 'address',
      Şehir: 'city',
      Ülke: 'countryCode',
      Telefon: 'phone',
      'Web Sitesi': 'website',
      Puan: 'rating',
      'Yorum Sayısı': 'reviewCount',
      'Çalışma Saatleri': 'workingHours',
    });
  });

  it('recognizes a Google Business Profile and a list with a column for each day', () => {
    expect(fieldsOf(googleProfile[0] ?? [])).toMatchObject({
      'Store code': null,
      'Business name': 'name',
      'Address line 1': 'street',
      Locality: 'city',
      'Country / Region': 'countryCode',
      'Primary phone': 'phone',
      'Primary category': 'category',
      'Sunday hours': 'openingDay',
      'From the business': 'description',
      'Accessibility: Wheelchair accessible toilet (has_wheelchair_accessible_restroom)': 'feature',
    });
    expect(fieldsOf(turkishDays[0] ?? [])).toEqual({
      'İşletme Adı': 'name',
      'İl/Şehir': 'city',
      İlçe: 'city',
      'E-posta': 'email',
      Enlem: 'latitude',
      Boylam: 'longitude',
      Pazartesi: 'openingDay',
      Salı: 'openingDay',
      Pazar: 'openingDay',
    });
  });

  it('recognizes every field by its own name', () => {
    const fields = [
      ...[
        'name',
        'category',
        'type',
        'address',
        'street',
        'city',
        'state',
        'postalCode',
        'countryCode',
        'phone',
      ],
      ...['email', 'website', 'menuLink', 'orderLink', 'reservationLink', 'locationLink', 'reviewsLink'],
      ...[
        'photoUrl',
        'imageUrl',
        'latitude',
        'longitude',
        'timeZone',
        'description',
        'detailedInfo',
        'about',
      ],
      ...['workingHours', 'rating', 'reviewCount', 'businessStatus', 'isVerified', 'isOpen', 'priceRange'],
      ...['placeId', 'googleId', 'cid'],
    ];
    expect(fieldsOf(fields)).toEqual(Object.fromEntries(fields.map((field) => [field, field])));
  });

  it('takes a title as the name only if no column holds names', () => {
    expect(fieldsOf(['title', 'phone'])).toMatchObject({ title: 'name' });
    expect(fieldsOf(['name', 'title', 'phone'])).toMatchObject({ name: 'name', title: null });
  });

  it('does not take a dotted look-up as the field in its last part', () => {
    expect(fieldsOf(['site.company_insights.city', 'phone.whitepages_phones.name'])).toEqual({
      'site.company_insights.city': null,
      'phone.whitepages_phones.name': null,
    });
  });

  it('compares headers without case, accents, spaces and underscores', () => {
    expect(
      new Set(['Postal Code', 'postal_code', 'postalCode', ' POSTAL-CODE '].map(comparableHeader)).size,
    ).toBe(1);
    expect(comparableHeader('categories[]')).toBe('categories');
  });

  it('follows a mapping by header, by letters and by number, before any name', () => {
    const headers = ['qBF1Pd', 'W4Efsd', 'W4Efsd', 'rating'];
    const { mapped } = mapColumns(headers, [], { qBF1Pd: 'name', B: 'category', 3: 'address', rating: null });
    expect(mapped.map(({ index, field }) => [index, field])).toEqual([
      [0, 'name'],
      [1, 'category'],
      [2, 'address'],
    ]);
  });

  it('refuses a mapping to an unknown field', () => {
    expect(() => mapColumns(['a'], [], { a: 'salary' })).toThrow(
      expect.objectContaining({ code: 'BAD_INPUT' }),
    );
    expect(() => mapColumns(['a'], [], { a: 'constructor' })).toThrow(
      expect.objectContaining({ code: 'BAD_INPUT' }),
    );
  });

  it('never reads columns about persons, neither as a sample nor on request', () => {
    const { columns, mapped } = mapColumns(['email_1_full_name', 'Contact Name'], [['Ann Person', 'Bob']], {
      email_1_full_name: 'name',
    });
    expect(mapped).toEqual([]);
    expect(columns.map(({ sample, how }) => [sample, how])).toEqual([
      [null, 'private'],
      [null, 'private'],
    ]);
  });

  it.each([
    'Yetkili Kişi',
    'Ad Soyad',
    'Adı ve Soyadı',
    'TC Kimlik No',
    'T.C. Kimlik No',
    'Vergi No',
    'İşletme Sahibi',
    'Contact Person',
    'contact_phones',
    'Name Surname',
  ])('takes %s as a column about persons', (header) => {
    const { columns } = mapColumns(['İşletme Adı', header], [['Ada Kafe', 'Ann Person']]);
    expect(columns[1]).toMatchObject({
      number: 2,
      header,
      field: null,
      how: 'private',
      sample: null,
      samples: [],
    });
  });

  it('takes a name beside a surname as a person’s, unless nothing else names the row', () => {
    expect(
      mapColumns(['Ad', 'Soyad', 'Telefon'], [['Ann', 'Person', '0216 330 12 34']]).mapped,
    ).toMatchObject([{ field: 'phone' }, { field: 'name', header: 'Ad' }]);
    expect(fieldsOf(['Name', 'Title', 'Company', 'Phone'])).toEqual({
      Name: null,
      Title: null,
      Company: 'name',
      Phone: 'phone',
    });
    expect(fieldsOf(['Name', 'Company', 'Contact Person'])).toMatchObject({ Name: 'name' });
    expect(fieldsOf(['Ünvan', 'Ad', 'Soyad'])).toMatchObject({ Ünvan: 'name' });
    expect(fieldsOf(['Ad', 'Telefon', 'Yetkili Servis'])).toMatchObject({ Ad: 'name' });
  });

  it.each<[string, string | null]>([
    ['Tel No', 'phone'],
    ['Telefon 1', 'phone'],
    ['Telefon 4', 'phone'],
    ['emails/0', 'email'],
    ['Cep Tel', 'phone'],
    ['State/Province', 'state'],
    ['Zip/Postal Code', 'postalCode'],
    ['City/Town', 'city'],
    ['Lat/Lng', 'coordinates'],
    ['Operating Hours', 'workingHours'],
    ['Hours of Operation', 'workingHours'],
    ['Kategoriler', 'subtypes'],
    ['Address 2', 'streetLine2'],
    ['Rating 5', null],
  ])('recognizes %s as %s', (header, field) => {
    expect(fieldsOf([header])[header]).toBe(field);
  });

  it('reads the first of numbered columns first', () => {
    const { mapped } = mapColumns(['Telefon 2', 'Telefon 1', 'Telefon'], []);
    expect(mapped.map(({ header }) => header)).toEqual(['Telefon', 'Telefon 1', 'Telefon 2']);
  });

  it('shows a sample, and names a column without a header by its letters', () => {
    const { columns } = mapColumns(
      ['name', ''],
      [
        ['', ''],
        ['A', 'x'],
      ],
    );
    expect(columns).toMatchObject([
      { number: 1, header: 'name', field: 'name', how: 'name', sample: 'A' },
      { number: 2, header: 'B', field: null, how: 'none', sample: 'x' },
    ]);
  });

  it('recognizes a column of links to places by its content', () => {
    const link = 'https://www.google.com/maps/place/x/data=!3d1!4d2';
    expect(mapColumns(['name', 'hfpxzc href'], [['A', link]]).columns[1]).toMatchObject({
      field: 'locationLink',
      how: 'content',
    });
    const search = 'https://www.google.com/maps/search/food/@1,2,14z';
    expect(mapColumns(['name', 'query'], [['A', search]]).columns[1]).toMatchObject({ field: null });
  });
});
