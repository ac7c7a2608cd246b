import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  businessSearchParams,
  graphFilter,
  graphSort,
  hasFilter,
  lastPageOf,
  parseBusinessSearch,
} from './businessSearch.ts';

const parse = (query: string) => parseBusinessSearch(new URLSearchParams(query));

describe('parseBusinessSearch', () => {
  it('reads every part of a URL', () => {
    expect(
      parse(
        'search=+brunch++bar&category=cafe&city=Lisbon&country=pt&open=1&rating=4.5&feature=wi-fi&feature=Delivery&feature=wi-fi&price=3&price=1&price=9&near=38.71,-9.13&radius=50&within=-20,177.5,-12,-171&sort=distance&view=map&page=3',
      ),
    ).toEqual({
      search: 'brunch bar',
      category: 'cafe',
      city: 'Lisbon',
      country: 'PT',
      isOpenNow: true,
      minRating: 4.5,
      features: ['delivery', 'wi-fi'],
      priceLevels: [1, 3],
      near: { latitude: 38.71, longitude: -9.13 },
      radius: 50,
      within: { south: -20, west: 177.5, north: -12, east: -171 },
      isMap: true,
      sort: 'distance',
      page: 3,
    });
  });

  it.each([
    ['country=Portugal', 'country', ''],
    ['rating=9', 'minRating', null],
    ['rating=x', 'minRating', null],
    ['near=91,0', 'near', null],
    ['near=41.0136,+28.9550', 'near', { latitude: 41.0136, longitude: 28.955 }],
    ['near=33.8688°+S,+151.2093°+E', 'near', { latitude: -33.8688, longitude: 151.2093 }],
    ['near=40.71N,74.01W', 'near', { latitude: 40.71, longitude: -74.01 }],
    ['near=1,2,3', 'near', null],
    ['near=Kadıköy,+İstanbul', 'near', { place: 'Kadıköy, İstanbul' }],
    ['near=34710', 'near', { place: '34710' }],
    ['near=100-0005', 'near', { place: '100-0005' }],
    ['near=1,2&near=Porto', 'near', { place: 'Porto' }],
    ['near=1,2&near=', 'near', { latitude: 1, longitude: 2 }],
    ['radius=50', 'radius', null],
    ['near=Porto&radius=25', 'radius', null],
    ['near=Porto&radius=201', 'radius', null],
    ['within=1,2,3', 'within', null],
    ['view=list', 'isMap', false],
    ['sort=toString', 'sort', null],
    ['sort=distance', 'sort', null],
    ['feature=%3Cb%3E', 'features', []],
    ['page=-2', 'page', 1],
    ['page=1.5', 'page', 1],
    ['page=99999999', 'page', 833],
  ] as const)('omits invalid parts: %s', (query, key, value) => {
    expect(parse(query)[key]).toEqual(value);
  });

  it.each([
    ['Çiğ Köfteci', 'cig-kofteci'],
    ['مطعم', 'مطعم'],
  ])('takes a category that was typed by its name: %s', (typed, category) => {
    expect(parseBusinessSearch(new URLSearchParams({ category: typed })).category).toBe(category);
  });

  it('has one URL for one search', () => {
    const text = fc.string({ maxLength: 40 });
    fc.assert(
      fc.property(
        text,
        text,
        fc.boolean(),
        fc.integer({ min: 1, max: 800 }),
        (search, city, isOpenNow, page) => {
          const first = parse(
            businessSearchParams({
              ...parse(''),
              search,
              city,
              isOpenNow,
              page,
              sort: 'name',
              country: 'TR',
              within: { south: -1e-7, west: 179, north: 85.05113, east: -179.5 },
              isMap: true,
              features: ['wi-fi', 'delivery'],
            }),
          );
          expect(parse(businessSearchParams(first))).toEqual(first);
        },
      ),
    );
  });
});

describe('the filter of the graph', () => {
  it('is empty without conditions', () => {
    expect(graphFilter(parse('sort=name&page=2'))).toEqual({});
    expect(hasFilter(parse('sort=name'))).toBe(false);
  });

  it('contains only the given conditions', () => {
    expect(graphFilter(parse('search=tea&open=1&country=gb'))).toEqual({
      search: 'tea',
      openNow: true,
      countryCode: 'GB',
    });
  });

  it('sorts names ascending and ratings descending', () => {
    expect(graphSort('name')).toEqual({ field: 'NAME', direction: 'ASC' });
    expect(graphSort('rating')).toEqual({ field: 'RATING', direction: 'DESC' });
    expect(graphSort(null)).toBeNull();
  });
});

describe('lastPageOf', () => {
  it.each([
    [0, false, 1],
    [12, false, 1],
    [13, false, 2],
    [1_000_000, false, 833],
    [1000, true, null],
  ])('%s listings, only a lower bound %s: %s', (totalCount, totalCountIsLowerBound, last) => {
    expect(lastPageOf({ totalCount, totalCountIsLowerBound })).toBe(last);
  });
});
