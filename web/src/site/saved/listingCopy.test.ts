import { describe, expect, it } from '@jest/globals';
import { listingCopy } from './listingCopy.ts';

type Place = Parameters<typeof listingCopy>[0];

const readAt = new Date('2026-11-30T10:00:00Z');
const place = {
  ...{ id: 1, slug: 'casa', name: 'Casa', type: 'Restaurant', category: null, city: null },
  ...{ phone: '+351 21 555 01 42 ext. 12', phoneLink: 'tel:+351215550142;ext=12' },
  ...{ isOpen: true, businessStatus: null, timeZone: 'Europe/Lisbon' },
  workingHours: { Monday: '9 AM-5 PM' },
  specialHours: { '2026-11-25': 'Closed', '2026-12-25': 'Closed', '2026-12-31': '9 AM-1 PM' },
} as unknown as Place;

describe('the copy of a listing for the time without a connection', () => {
  it('has the phone as written with its link, and the next dates with hours of their own', () => {
    expect(listingCopy(place, readAt)).toMatchObject({
      phone: '+351 21 555 01 42 ext. 12',
      phoneLink: 'tel:+351215550142;ext=12',
      status: null,
      dates: [
        ['25 December 2026', 'Closed'],
        ['31 December 2026', '09:00–13:00'],
      ],
    });
  });

  it.each([
    [{ businessStatus: 'CLOSED_PERMANENTLY' as const }, 'Permanently closed', false],
    [{ businessStatus: 'CLOSED_TEMPORARILY' as const }, 'Temporarily closed', true],
    [{ isOpen: false }, 'Closed', true],
  ])('says that it is closed: %j', (state, status, hasHours) => {
    const copy = listingCopy({ ...place, ...state }, readAt);
    expect([copy.status, copy.hours !== null, copy.dates]).toEqual([status, hasHours, []]);
  });
});
