import { describe, expect, it } from '@jest/globals';
import type { ImportedRow } from '../../../stage/importedRow.ts';
import { problemsOf, rowOf } from '../../fixtures/checkedRow.ts';

describe('a refused row', () => {
  it.each<[Record<string, string>, string, string | null]>([
    [{ name: '' }, 'NAME_MISSING', 'name'],
    [{ name: 'None' }, 'NAME_MISSING', 'name'],
    [{ name: 'x'.repeat(501) }, 'TOO_LONG', 'name'],
  ])('%j', (cells, code, column) => {
    const problems = problemsOf(cells);
    expect(problems).toMatchObject([{ code, column }]);
    expect(problems[0]?.value?.length ?? 0).toBeLessThanOrEqual(200);
  });
});

describe('a value that is left empty with a warning', () => {
  it.each<[Record<string, string>, string, string | null]>([
    [{ site: 'javascript:alert(1)' }, 'UNSAFE_LINK', 'site'],
    [{ site: ' JavaScript\u0000:alert(1)' }, 'UNSAFE_LINK', 'site'],
    [{ menu_link: 'data:text/html,x' }, 'UNSAFE_LINK', 'menu_link'],
    [{ site: 'ftp://files.example/' }, 'UNSAFE_LINK', 'site'],
    [{ site: 'http://' + 'a b' }, 'BAD_LINK', 'site'],
    [{ site: 'https://user:pass@site.example/' }, 'BAD_LINK', 'site'],
    [{ order_link: '{"link": "javascript:alert(1)"}' }, 'UNSAFE_LINK', 'order_link'],
    [{ latitude: '999', longitude: '1' }, 'OUT_OF_RANGE', 'latitude'],
    [{ latitude: 'north', longitude: '1' }, 'BAD_NUMBER', 'latitude'],
    [{ latitude: '1', longitude: '-181' }, 'OUT_OF_RANGE', 'longitude'],
    [{ latitude: '0', longitude: '0.0' }, 'POSITION_UNKNOWN', 'latitude'],
    [{ coordinates: '0.0, 0' }, 'POSITION_UNKNOWN', 'coordinates'],
    [{ geometry: '{"type":"Point","coordinates":[0,0]}' }, 'POSITION_UNKNOWN', 'geometry'],
    [{ location: '{"lat":0,"lng":0}' }, 'POSITION_UNKNOWN', 'location'],
    [{ latitude: '34.02', longitude: '' }, 'POSITION_UNKNOWN', 'latitude'],
    [{ latitude: '', longitude: '34.02' }, 'POSITION_UNKNOWN', 'longitude'],
    [{ latitude: '45.5', longitude: '-130.2', full_address: '' }, 'POSITION_UNKNOWN', 'latitude'],
    [
      { latitude: '39.8', longitude: '-98.5', area_service: '1', city: 'Naples' },
      'POSITION_UNKNOWN',
      'latitude',
    ],
    [{ rating: 'abc' }, 'BAD_NUMBER', 'rating'],
    [{ rating: '5.1' }, 'OUT_OF_RANGE', 'rating'],
    [{ rating: '-1' }, 'OUT_OF_RANGE', 'rating'],
    [{ reviews: 'many' }, 'BAD_NUMBER', 'reviews'],
    [{ cid: '6.49527E+18' }, 'BAD_NUMBER', 'cid'],
    [{ cid: '1,60033E+19' }, 'BAD_NUMBER', 'cid'],
    [{ cid: '16003273919031622000' }, 'BAD_NUMBER', 'cid'],
    [{ cid: '-1124085239877812000' }, 'BAD_NUMBER', 'cid'],
    [{ reviews: '-1' }, 'OUT_OF_RANGE', 'reviews'],
    [{ about: '{"a": {"b": tru' }, 'BAD_JSON', 'about'],
    [{ working_hours: '{"Monday": ' }, 'BAD_JSON', 'working_hours'],
    [{ user_reviews: '[{"Name": ]' }, 'BAD_JSON', 'user_reviews'],
    [{ about: '['.repeat(1000) + ']'.repeat(1000) }, 'JSON_TOO_LARGE', 'about'],
    [
      { about: `{${Array.from({ length: 10_000 }, (_, i) => `"k${i}": 1`).join()}}` },
      'JSON_TOO_LARGE',
      'about',
    ],
  ])('%j', (cells, code, column) => {
    const { warnings = [] } = rowOf(cells);
    expect(warnings).toMatchObject([{ code, column }]);
    expect(warnings[0]?.value?.length ?? 0).toBeLessThanOrEqual(200);
  });

  it('is listed for every such value of a row', () => {
    const { warnings = [], rating, latitude } = rowOf({ rating: 'abc', latitude: '999', longitude: '0' });
    expect(warnings.map(({ code }) => code).sort()).toEqual(['BAD_NUMBER', 'OUT_OF_RANGE']);
    expect([rating, latitude]).toEqual([null, null]);
  });
});

describe('a missing value', () => {
  it.each<[string, string, keyof ImportedRow]>([
    ['postal_code', '0', 'postalCode'],
    ['postal_code', 'None', 'postalCode'],
    ['rating', '0', 'rating'],
    ['rating', '', 'rating'],
    ['site', 'None', 'website'],
    ['site', 'Website', 'website'],
    ['site', 'yok', 'website'],
    ['site', 'https://www.googleadservices.com/pagead/aclk?sa=L&ai=x', 'website'],
    ['site', 'https://duckduckgo.com/y.js?ad_domain=other.example&ad_provider=x', 'website'],
    ['site', 'https://www.bing.com/aclick?ld=x&u=a1', 'website'],
    ['cid', '6.49527E+18', 'cid'],
    // As Excel and JavaScript store them.
    ['cid', '16003273919031600000', 'cid'],
    ['cid', '16003273919031622000', 'cid'],
    ['cid', '-1124085239877812000', 'cid'],
    ['cid', '0', 'cid'],
    ['place_id', '12', 'placeId'],
    ['phone', '·', 'phone'],
    ['email_1', 'logo@2x.png', 'email'],
    ['email_1', '[email protected]', 'email'],
    ['site', 'info@site.example', 'website'],
    ['site', 'NA', 'website'],
    ['rezervasyon', 'Evet', 'reservationLink'],
    ['rezervasyon', 'tel:+902163301234', 'reservationLink'],
    ['menu', 'Kebap, pide ve çay', 'menuLink'],
    ['photo', 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP', 'photoUrl'],
    ['rating', 'No reviews', 'rating'],
    ['reviews', 'No reviews', 'reviewCount'],
    ['reviews', 'Henüz yorum yok', 'reviewCount'],
    ['range', '4 stars', 'priceRange'],
    ['about', '{}', 'about'],
    ['working_hours', '{}', 'workingHours'],
    ['working_hours', 'Closed ⋅ Opens 9 am Mon', 'workingHours'],
    ['business_status', 'Open ⋅ Closes 9 pm', 'businessStatus'],
    ['time_zone', 'UTC+3', 'timeZone'],
    ['country', 'Nowhere', 'countryCode'],
    ['verified', 'perhaps', 'isVerified'],
    ['city', '0', 'city'],
    ['city', '#REF!', 'city'],
    ['city', '#YOK', 'city'],
    ['city', '#DEĞER!', 'city'],
    ['city', 'NONE', 'city'],
  ])('%s %j', (header, value, field) => {
    expect(rowOf({ [header]: value })[field]).toBeNull();
  });

  it.each<Record<string, string>>([
    { latitude: '46.423669', longitude: '-129.9427086' },
    { latitude: '0', longitude: '0.0' },
    { latitude: '34.02', longitude: '' },
    { latitude: '45.5', longitude: '-130.2', area_service: 'TRUE', full_address: '' },
    { latitude: '39.8', longitude: '-98.5', area_service: '1', city: 'Naples' },
  ])('is not a position: %j', (cells) => {
    expect(rowOf(cells)).toMatchObject({ latitude: null, longitude: null });
  });

  it.each<Record<string, string>>([
    { latitude: '', longitude: '' },
    { latitude: 'N/A', longitude: 'N/A' },
    { latitude: '46.423669', longitude: '-129.9427086' },
    { latitude: '0', longitude: '0', coordinates: '41.01, 28.97' },
    {
      latitude: '0',
      longitude: '0',
      location_link: 'https://www.google.com/maps/place/X/data=!3d41.01!4d28.97',
    },
  ])('a position that loses nothing is not warned of: %j', (cells) => {
    expect(rowOf(cells).warnings).toBeUndefined();
  });
});

describe('numbers and booleans in any notation', () => {
  it.each<[string, number]>([
    ['4.7', 4.7],
    ['4,5', 4.5],
    ['4.500000', 4.5],
    ['4.25', 4.25],
    ['5', 5],
    ['4.5/5', 4.5],
    ['4.5 stars', 4.5],
    ['4.5 out of 5 stars', 4.5],
    ['4.6 (12.8K)', 4.6],
  ])('rating %j', (text, rating) => expect(rowOf({ rating: text }).rating).toBe(rating));

  it.each<[string, number]>([
    ['56.0', 56],
    ['(134)', 134],
    ['1,234', 1234],
    ['1.234', 1234],
    ['12.8K', 12_800],
    ['0', 0],
    ['1 234 567', 1_234_567],
    ['134 yorum', 134],
  ])('count %j', (text, count) => expect(rowOf({ reviews: text }).reviewCount).toBe(count));

  it.each<[string, boolean]>([
    ['TRUE', true],
    ['False', false],
    ['1', true],
    ['NO', false],
    ['Evet', true],
    ['DOĞRU', true],
    ['YANLIŞ', false],
    ['HAYIR', false],
    ['off', false],
    ['Ja', true],
    ['✔️', true],
  ])('verified %j', (text, isVerified) => expect(rowOf({ verified: text }).isVerified).toBe(isVerified));
});

describe('links', () => {
  it.each<[string, string]>([
    ['site.example', 'https://site.example/'],
    ['/url?q=https://site.example/&opi=899', 'https://site.example/'],
    ['https://a.example/x, https://b.example/', 'https://a.example/x'],
    ['a.example, b.example', 'https://a.example/'],
    ['https://a.example / https://b.example', 'https://a.example/'],
    ['https://a.example/x,y;z', 'https://a.example/x,y;z'],
    ['https://site.example/menu%3Futm_source%3Dgmb%26a%3D1', 'https://site.example/menu?a=1'],
    ['http://site.example/?a=1&utm_source=g&b=%C3%BC#top', 'http://site.example/?a=1&b=%C3%BC#top'],
    ['https://l.facebook.com/l.php?u=https%3A%2F%2Fsite.example%2F&h=x', 'https://site.example/'],
    ['[{"link": "https://book.example/", "source": "book"}]', 'https://book.example/'],
    ['//site.example/a', 'https://site.example/a'],
  ])('%s', (text, link) => expect(rowOf({ site: text }).website).toBe(link));

  it('reads a link as a map or as a site by its form', () => {
    expect(rowOf({ url: 'https://shop.example/' })).toMatchObject({
      website: 'https://shop.example/',
      locationLink: null,
    });
    const map = 'https://maps.google.com/?cid=2893127450862518682';
    expect(rowOf({ url: map })).toMatchObject({
      website: null,
      locationLink: map,
      cid: '2893127450862518682',
    });
  });
});
