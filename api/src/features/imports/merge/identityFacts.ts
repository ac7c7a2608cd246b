import type { IdentifyingFields } from '../../../lib/identity/listingProfile.ts';

// Columns that tell a place from others, of rows of a file and of listings, under the names that the rule of identity has
// for them.

const columns: Readonly<Record<Exclude<keyof IdentifyingFields, 'city'>, string>> = {
  name: 'name',
  address: 'address',
  street: 'street',
  state: 'state',
  postalCode: 'postal_code',
  countryCode: 'country_code',
  phone: 'phone',
  phoneNormalised: 'phone_normalised',
  website: 'website',
  email: 'email',
  latitude: 'latitude',
  longitude: 'longitude',
};

/** The select list of `IdentifyingFields`, of a row of `staged` or `businesses`; `city` is the SQL of its city's name. */
export const factColumns = (row: string, city: string): string =>
  [
    ...Object.entries(columns).map(([name, column]) => `${row}.${column} AS "${name}"`),
    `${city} AS city`,
  ].join(', ');

/** By which kinds of ids a place is known, in bits. */
export const idKinds = (row: string) =>
  `(${row}.place_id IS NOT NULL)::int + 2 * (${row}.google_id IS NOT NULL)::int + 4 * (${row}.cid IS NOT NULL)::int`;

/** Keys under which a row or a listing looks for others (`reach` 1), or is found (0). */
export const identityKeys = (row: string, name: string, reach: 0 | 1) =>
  `identity_keys_of(${name}, ${row}.phone, ${row}.phone_normalised, coalesce(${row}.address, ${row}.street), ${row}.website,
    ${row}.email, ${row}.latitude, ${row}.longitude, ${reach})`;

/** A key that more places share, such as a chain's name or a hotline, finds nothing worth comparing. */
export const maxInBlock = 40;
