import type { ColumnField } from './columnMeanings.ts';

/** Fields that only places have: where they are, how they are reached and when they are open. */
export const placeFields: ReadonlySet<string> = new Set<ColumnField>([
  ...([
    'address',
    'completeAddress',
    'street',
    'addressPart',
    'addressLine',
    'city',
    'state',
    'postalCode',
  ] as const),
  ...(['latitude', 'longitude', 'coordinates', 'reversedCoordinates', 'locationLink', 'locatedIn'] as const),
  ...(['placeId', 'googleId', 'cid', 'phone', 'phonePart', 'otherPhones', 'email', 'website'] as const),
  ...(['workingHours', 'openingDay', 'dailyHours', 'opensAt', 'closesAt', 'weekday', 'socialLink'] as const),
  ...(['servedArea', 'areaServed', 'menuLink', 'orderLink', 'reservationLink', 'reviewsLink'] as const),
  ...(['permanentlyClosed', 'temporarilyClosed', 'feature'] as const),
]);
