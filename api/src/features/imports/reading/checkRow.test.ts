import { describe, expect, it } from '@jest/globals';
import type { ImportedRow } from '../importedRow.ts';
import { checkRow, type CheckedRow } from './checkRow.ts';
import { googleProfile, turkishDays } from './fixtures/dialects.ts';
import { mapColumns } from './mapColumns.ts';
import { planColumns } from './rowValues.ts';
import type { RowProblem } from './sheetRow.ts';

function check(cells: Record<string, string>): CheckedRow {
  const all: Record<string, string> = { name: 'Somewhere', ...cells };
  const plan = planColumns(mapColumns(Object.keys(all), []).mapped);
  return checkRow('Sheet', { rowNumber: 2, cells: Object.values(all) }, plan);
}

function rowOf(cells: Record<string, string>): ImportedRow {
  const result = check(cells);
  if ('problems' in result) throw new Error(JSON.stringify(result.problems));
  return result.row;
}

function problemsOf(cells: Record<string, string>): RowProblem[] {
  const result = check(cells);
  return 'problems' in result ? result.problems : [];
}

describe('what refuses a row', () => {
  it.each<[Record<string, string>, string, string | null]>([
    [{ name: '' }, 'NAME_MISSING', 'name'],
    [{ name: 'None' }, 'NAME_MISSING', 'name'],
    [{ name: 'x'.repeat(501) }, 'TOO_LONG', 'name'],
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
    [{ rating: 'abc' }, 'BAD_NUMBER', 'rating'],
    [{ rating: '5.1' }, 'OUT_OF_RANGE', 'rating'],
    [{ rating: '-1' }, 'OUT_OF_RANGE', 'rating'],
    [{ reviews: 'many' }, 'BAD_NUMBER', 'reviews'],
    [{ reviews: '-3' }, 'OUT_OF_RANGE', 'reviews'],
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
    const problems = problemsOf(cells);
    expect(problems).toMatchObject([{ code, column }]);
    expect(problems[0]?.value?.length ?? 0).toBeLessThanOrEqual(200);
  });

  it('tells every problem of a row', () => {
    expect(
      problemsOf({ rating: 'abc', latitude: '999', longitude: '0' })
        .map(({ code }) => code)
        .sort(),
    ).toEqual(['BAD_NUMBER', 'OUT_OF_RANGE']);
  });
});

describe('what is merely missing', () => {
  it.each<[string, string, keyof ImportedRow]>([
    ['postal_code', '0', 'postalCode'],
    ['postal_code', 'None', 'postalCode'],
    ['rating', '0', 'rating'],
    ['rating', '', 'rating'],
    ['site', 'None', 'website'],
    ['site', 'Website', 'website'],
    ['site', 'yok', 'website'],
    ['site', 'https://www.googleadservices.com/pagead/aclk?sa=L&ai=x', 'website'],
    ['cid', '6.49527E+18', 'cid'],
    ['cid', '0', 'cid'],
    ['place_id', '12', 'placeId'],
    ['phone', '·', 'phone'],
    ['email_1', 'logo@2x.png', 'email'],
    ['range', '4 stars', 'priceRange'],
    ['about', '{}', 'about'],
    ['working_hours', '{}', 'workingHours'],
    ['working_hours', 'Closed ⋅ Opens 9 am Mon', 'workingHours'],
    ['business_status', 'Open ⋅ Closes 9 pm', 'businessStatus'],
    ['time_zone', 'UTC+3', 'timeZone'],
    ['country', 'Nowhere', 'countryCode'],
    ['verified', 'perhaps', 'isVerified'],
    ['city', '0', 'city'],
  ])('%s %j', (header, value, field) => {
    expect(rowOf({ [header]: value })[field]).toBeNull();
  });

  it.each<Record<string, string>>([
    { latitude: '46.423669', longitude: '-129.9427086' },
    { latitude: '0', longitude: '0.0' },
    { latitude: '34.02', longitude: '' },
    { latitude: '34.02', longitude: '-118.41', area_service: 'TRUE', full_address: '' },
  ])('a position that is none: %j', (cells) => {
    expect(rowOf(cells)).toMatchObject({ latitude: null, longitude: null });
  });
});

describe('numbers and booleans in any dress', () => {
  it.each<[string, number]>([
    ['4.7', 4.7],
    ['4,5', 4.5],
    ['4.500000', 4.5],
    ['4.25', 4.25],
    ['5', 5],
    ['4.5/5', 4.5],
    ['4.5 stars', 4.5],
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
  ])('verified %j', (text, isVerified) => expect(rowOf({ verified: text }).isVerified).toBe(isVerified));
});

describe('links', () => {
  it.each<[string, string]>([
    ['site.example', 'https://site.example/'],
    ['/url?q=https://site.example/&opi=899', 'https://site.example/'],
    ['https://a.example/x, https://b.example/', 'https://a.example/x'],
    ['https://site.example/menu%3Futm_source%3Dgmb%26a%3D1', 'https://site.example/menu?a=1'],
    ['http://site.example/?a=1&utm_source=g&b=%C3%BC#top', 'http://site.example/?a=1&b=%C3%BC#top'],
    ['https://l.facebook.com/l.php?u=https%3A%2F%2Fsite.example%2F&h=x', 'https://site.example/'],
    ['[{"link": "https://book.example/", "source": "book"}]', 'https://book.example/'],
    ['//site.example/a', 'https://site.example/a'],
  ])('%s', (text, link) => expect(rowOf({ site: text }).website).toBe(link));

  it('reads a link as a map or as a site by what it is', () => {
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

describe('ids', () => {
  const placeId = 'ChIJ_7xyc-2hmkcR0m3PT_CrwSo';

  it('come out of map links', () => {
    const link = `https://www.google.com/maps/place/x/data=!4m7!1s0x479AA1ED7372bcff:0x2ac1abf04fcf6dd2!8m2!3d47.3!4d8.5!19s${placeId}?hl=en`;
    expect(rowOf({ location_link: link })).toMatchObject({
      placeId,
      googleId: '0x479aa1ed7372bcff:0x2ac1abf04fcf6dd2',
      cid: '3080932668717624786',
      latitude: 47.3,
      longitude: 8.5,
    });
    expect(
      rowOf({ url: `https://www.google.com/maps/search/?api=1&query=x&query_place_id=${placeId}` }).placeId,
    ).toBe(placeId);
    expect(
      rowOf({ reviews_link: `https://search.google.com/local/reviews?placeid=${placeId}&q=x` }).placeId,
    ).toBe(placeId);
  });

  it('never become numbers', () => {
    expect(rowOf({ cid: '17322658833831739742' }).cid).toBe('17322658833831739742');
    expect(rowOf({ cid: '-1124085239877811874' }).cid).toBe('17322658833831739742');
    expect(rowOf({ cid: '6.49527E+18', google_id: '0x1:0x2826741' + '68e97819a' }).cid).toBe(
      '2893127450862518682',
    );
  });
});

describe('places', () => {
  it.each<[Record<string, string>, Partial<ImportedRow>]>([
    [
      { address: '240 W 37th St, New York, NY 10018, USA' },
      {
        city: 'New York',
        postalCode: '10018',
        countryCode: 'US',
        derived: ['countryCode', 'city', 'postalCode'],
      },
    ],
    [{ address: 'Caferağa, 34710 Kadıköy/İstanbul, Türkiye' }, { city: 'İstanbul', countryCode: 'TR' }],
    [
      { address: 'Asylstrasse 70, 8032 Zürich', country: 'Switzerland' },
      { city: 'Zürich', postalCode: '8032', derived: ['city', 'postalCode', 'timeZone'] },
    ],
    [{ address: 'Asylstrasse 70, 8032 Zürich' }, { city: null, countryCode: null, derived: [] }],
    [{ address: '1 Peachtree St, Atlanta, Georgia' }, { city: null, countryCode: null }],
    [
      { postal_code: '1225', country_code: 'us' },
      { postalCode: '01225', countryCode: 'US', derived: ['postalCode'] },
    ],
    [
      { postal_code: '1114.0', country: 'Philippines' },
      { postalCode: '1114', countryCode: 'PH', derived: ['timeZone'] },
    ],
    [
      {
        complete_address:
          '{"borough":"","street":"A 6","city":"Poli","postal_code":"","state":"","country":"CY"}',
      },
      { street: 'A 6', city: 'Poli', postalCode: null, countryCode: 'CY', derived: [] },
    ],
    [
      { latitude: '39.93', longitude: '32.86' },
      { countryCode: 'TR', timeZone: 'Europe/Istanbul', city: null, derived: ['countryCode', 'timeZone'] },
    ],
    [
      { latitude: '47.55', longitude: '7.59', time_zone: 'Europe/Zurich' },
      { countryCode: null, timeZone: 'Europe/Zurich', derived: [] },
    ],
    [{ coordinates: '41.0, 29.0' }, { latitude: 41, longitude: 29 }],
  ])('%j', (cells, expected) => expect(rowOf(cells)).toMatchObject(expected));

  it('keeps phones as written, and normalised for the country', () => {
    expect(rowOf({ phone: '0216 330 12 34', country: 'TR' })).toMatchObject({
      phone: '0216 330 12 34',
      phoneNormalised: '+902163301234',
    });
    expect(rowOf({ phone: '(212) 555-0123 ext. 6009', country: 'US' })).toMatchObject({
      phone: '(212) 555-0123 ext. 6009',
    });
    expect(rowOf({ phone: '97 754374' })).toMatchObject({ phone: '97 754374', phoneNormalised: null });
  });

  it('takes the status from columns of booleans, or from a sentence that states one', () => {
    expect(rowOf({ permanentlyClosed: 'True' }).businessStatus).toBe('CLOSED_PERMANENTLY');
    expect(rowOf({ permanentlyClosed: 'false', temporarilyClosed: 'false' }).businessStatus).toBe(
      'OPERATIONAL',
    );
    expect(rowOf({ status: 'Temporarily closed' }).businessStatus).toBe('CLOSED_TEMPORARILY');
    expect(rowOf({ status: 'Open ⋅ Closes 9 pm' })).toMatchObject({ businessStatus: null, isOpen: null });
  });

  it('takes the first that says what the place is', () => {
    expect(rowOf({ subtypes: 'Bakery, Cafe' }).category).toBe('Bakery');
    expect(rowOf({ type: 'Bakery', category: 'None' })).toMatchObject({ category: 'Bakery', type: 'Bakery' });
    expect(rowOf({}).category).toBeNull();
  });
});

describe('sections and reviews', () => {
  const features = { 'Service options': { Takeaway: true, Delivery: false } };

  it.each([
    '{"Service options": {"Takeaway": true, "Delivery": false, "Check-in": null}}',
    '[{"id":"x","name":"Service options","options":[{"name":"Takeaway","enabled":true},{"name":"Delivery","enabled":false}]}]',
    '{"Service options": [{"Takeaway": true}, {"Delivery": false}]}',
    "{'Service options': {'Takeaway': True, 'Delivery': False, 'Check-in': None}}",
  ])('%s', (about) => expect(rowOf({ about }).about).toEqual(features));

  it('keeps leaves that are text, and plain text apart', () => {
    expect(
      rowOf({ about: '{"Other": {"Check-in time": "16:00", "Language": "English, Spanish"}}' }).about,
    ).toEqual({ Other: { 'Check-in time': '16:00', Language: 'English, Spanish' } });
    expect(rowOf({ about: 'A family business.' })).toMatchObject({
      about: null,
      detailedInfo: 'A family business.',
    });
  });

  it('drops keys that reach for the prototype', () => {
    const row = rowOf({
      about:
        '{"__proto__": {"polluted": true}, "constructor": {"prototype": {"polluted": true}}, "A": {"__proto__": true, "B": true}}',
    });
    expect(row.about).toEqual({ A: { B: true } });
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });

  it('reads reviews with stars or words', () => {
    const reviews =
      '[{"Name":"R","ProfilePicture":"","Rating":5,"Description":"Good","When":"2024-8-6"},{"Name":"S","Rating":0,"Description":""},{"Name":"T","Rating":4,"When":"a month ago"}]';
    expect(rowOf({ user_reviews: reviews }).reviews).toEqual([
      {
        authorName: 'R',
        rating: 5,
        comment: 'Good',
        reviewedAt: '2024-08-06T00:00:00.000Z',
        source: 'Google',
      },
      { authorName: 'T', rating: 4, comment: null, reviewedAt: null, source: null },
    ]);
  });

  it('lets go of reviews that a sheet cut off at its limit', () => {
    const cut = `[{"Name":"R","Description":"${'x'.repeat(40_000)}`.slice(0, 32_767);
    expect(rowOf({ user_reviews: cut }).reviews).toEqual([]);
  });

  it('cleans what only disguises text, and keeps every script', () => {
    expect(rowOf({ name: '\u202eBUND 39 |\n外滩 39 \ue0ab\u0000👩‍🍳' }).name).toBe('BUND 39 | 外滩 39 👩‍🍳');
  });
});

describe('forms of other tools', () => {
  it('read a rating and its count from one cell', () => {
    expect(rowOf({ rating: '4.6 (1,234)' })).toMatchObject({ rating: 4.6, reviewCount: 1234 });
    expect(rowOf({ rating: '4,6', reviews: '12' })).toMatchObject({ rating: 4.6, reviewCount: 12 });
  });

  it('read reviews where others have their count', () => {
    const reviews =
      '[{"name":"R. One","stars":5,"text":"Good","publishedAtDate":"2025-03-01T10:00:00.000Z"}]';
    const row = rowOf({ reviews });
    expect(row.reviewCount).toBeNull();
    expect(row.reviews).toMatchObject([{ authorName: 'R. One', rating: 5, comment: 'Good' }]);
  });

  it('take the only time zone of a country, and say that it was worked out', () => {
    expect(rowOf({ country_code: 'TR' })).toMatchObject({
      timeZone: 'Europe/Istanbul',
      derived: ['timeZone'],
    });
    expect(rowOf({ country_code: 'US' }).timeZone).toBeNull();
  });

  it('read hours and features that have columns of their own', () => {
    const [header = [], cells = []] = googleProfile;
    const row = rowOf(Object.fromEntries(header.map((name, i) => [name, cells[i] ?? ''])));
    expect(row).toMatchObject({
      city: 'Holsworthy',
      countryCode: 'GB',
      phoneNormalised: '+441409241206',
      workingHours: { Monday: '9 AM-5 PM', Sunday: 'Closed' },
      about: { Accessibility: { 'Wheelchair accessible toilet': true } },
    });
    const [days = [], hours = []] = turkishDays;
    expect(rowOf(Object.fromEntries(days.map((name, i) => [name, hours[i] ?? ''])))).toMatchObject({
      city: 'Bursa',
      latitude: 40.1826,
      workingHours: { Monday: '9 AM-6 PM', Tuesday: '9 AM-6 PM', Sunday: 'Closed' },
    });
  });
});
