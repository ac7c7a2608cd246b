import type { Database } from '../lib/db/db.ts';
import { makeBusiness, makeCategory, makeCity } from './factories.ts';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const always = Object.fromEntries(days.map((day) => [day, 'Open 24 hours']));

/** The small directory of the examples in docs/: four places in two cities; one in Lisbon is never open. */
export async function makeLisbon(db: Database): Promise<void> {
  const cafe = await makeCategory(db, 'Cafe');
  const lisbon = await makeCity(db, 'Lisbon', { countryCode: 'PT' });
  const porto = await makeCity(db, 'Porto', { countryCode: 'PT' });
  const place = {
    categoryId: cafe.id,
    cityId: lisbon.id,
    countryCode: 'PT',
    timeZone: 'Europe/Lisbon',
    workingHours: always,
    openingMinutes: [0, 7 * 24 * 60],
    latitude: 38.71,
    longitude: -9.14,
  };
  const closed = Object.fromEntries(days.map((day) => [day, 'Closed']));
  await makeBusiness(db, {
    ...place,
    name: 'Café Aurora',
    slug: 'cafe-aurora',
    rating: 4.6,
    reviewCount: 120,
  });
  await makeBusiness(db, {
    ...place,
    name: 'Tram Coffee',
    slug: 'tram-coffee',
    rating: 4.2,
    latitude: 38.712,
  });
  await makeBusiness(db, {
    ...place,
    name: 'Sleepy Coffee',
    slug: 'sleepy-coffee',
    workingHours: closed,
    openingMinutes: [],
  });
  await makeBusiness(db, {
    ...place,
    name: 'Ribeira Coffee',
    slug: 'ribeira-coffee',
    cityId: porto.id,
    latitude: 41.14,
    longitude: -8.61,
  });
}
