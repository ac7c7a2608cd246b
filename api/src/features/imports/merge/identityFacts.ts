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

/** The columns of the ids by which sources know a place, the strongest first. */
export const idColumns = ['place_id', 'google_id', 'cid'] as const;

/** By which kinds of ids a place is known, in bits. */
export const idKinds = (row: string) =>
  `(${idColumns.map((column, bit) => `${1 << bit} * (${row}.${column} IS NOT NULL)::int`).join(' + ')})`;

/**
 * The select list of how many of the selected rows of `staged` share the phone of a row, by its last seven digits, or its website;
 * a row without one shares it with none.
 */
export const sharedFactCounts = (row: string) =>
  `(count(*) OVER (PARTITION BY coalesce(right(regexp_replace(${row}.phone, '\\D+', '', 'g'), 7), ${row}.position::text)))::int AS "phoneRows",
   (count(*) OVER (PARTITION BY coalesce(${row}.website, ${row}.position::text)))::int AS "siteRows"`;

/** Keys under which a row or a listing looks for others (`reach` 1), or is found (0). */
export const identityKeys = (row: string, name: string, reach: 0 | 1) =>
  `identity_keys_of(${name}, ${row}.phone, ${row}.phone_normalised, coalesce(${row}.address, ${row}.street), ${row}.website,
    ${row}.email, ${row}.latitude, ${row}.longitude, ${reach})`;

/** A key that more places share, such as a chain's name or a hotline, finds nothing worth comparing. */
export const maxInBlock = 40;
