import { describe, expect, it } from '@jest/globals';
import { gql } from '@apollo/client';
import { cachePolicy } from './cachePolicy.ts';

// A Saturday, 10:00 in London.
const now = new Date('2026-11-21T10:00:00Z');
const shop = {
  __typename: 'Business',
  id: 1,
  timeZone: 'Europe/London',
  isOpen: true,
  businessStatus: null,
  currentHours: { Saturday: '9 AM-1 PM' },
};
const query = (text: string, variables = {}) => ({ document: gql(text), variables });

describe('cachePolicy', () => {
  it('names the shown listings, and others that would change the page', () => {
    const life = cachePolicy(
      [
        {},
        { __typename: 'Business', id: 1 },
        { __typename: 'Category', id: 2 },
        { __typename: 'City', id: 3 },
        { __typename: 'Country', id: 4 },
      ],
      [
        query('query($f: F) { category(slug: "a") { id } businesses(filter: $f) { nodes { id } } }', {
          f: { categorySlug: 'cafe', search: 'x' },
        }),
        query('{ other: businesses(filter: { citySlug: "izmir" }) { nodes { id } } }'),
        query('{ stats { total } businesses(filter: { minRating: 4 }) { nodes { id } } }'),
      ],
      now,
    );
    expect(life?.tags.sort()).toEqual(
      ['business:1', 'category:2', 'city:3', 'in-category:cafe', 'in-city:izmir', 'counts', 'lists'].sort(),
    );
  });

  it('ends an hour before the first listing on the page opens or closes, when it does, or with the day', () => {
    expect(cachePolicy([shop], [], now)?.changesAt).toEqual(new Date('2026-11-21T12:00:00Z'));
    const lastHour = new Date('2026-11-21T12:00:00Z');
    expect(cachePolicy([shop], [], lastHour)?.changesAt).toEqual(new Date('2026-11-21T13:00:00Z'));
    expect(cachePolicy([{ ...shop, isOpen: false }], [], now)?.changesAt).toEqual(
      new Date('2026-11-22T00:00:00Z'),
    );
    expect(cachePolicy([], [], now)?.changesAt).toEqual(new Date('2026-11-22T00:00:00Z'));
  });

  it('is short for lists of open listings, and forbids caching of nearby lists', () => {
    const list = (filter: object) => [
      query('query($f: F) { businesses(filter: $f) { nodes { id } } }', { f: filter }),
    ];
    expect(cachePolicy([], list({ openNow: true }), now)?.changesAt).toEqual(
      new Date('2026-11-21T10:01:00Z'),
    );
    expect(cachePolicy([], list({ near: { latitude: 1, longitude: 2 } }), now)).toBeNull();
  });
});
