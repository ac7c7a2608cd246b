import type { IdentifyingFields } from '../../../lib/identity/listingProfile.ts';

// Identifying columns of rows and listings, under the names that lib/identity uses.

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

/** Columns of source ids, the strongest first. */
export const idColumns = ['place_id', 'google_id', 'cid'] as const;

/** Bit mask of the kinds of source ids that a row has. */
export const idKinds = (row: string) =>
  `(${idColumns.map((column, bit) => `${1 << bit} * (${row}.${column} IS NOT NULL)::int`).join(' + ')})`;

/**
 * Select list of the number of selected rows of `staged` that share the phone of a row (its last seven digits) or its website. A row
 * without one shares it with none.
 */
export const sharedFactCounts = (row: string) =>
  `(count(*) OVER (PARTITION BY coalesce(right(regexp_replace(${row}.phone, '\\D+', '', 'g'), 7), ${row}.position::text)))::int AS "phoneRows",
   (count(*) OVER (PARTITION BY coalesce(${row}.website, ${row}.position::text)))::int AS "siteRows"`;

/** Blocking keys of a row or a listing: for searching others (`reach` 1), or for being found (0). */
export const identityKeys = (row: string, name: string, reach: 0 | 1) =>
  `identity_keys_of(${name}, ${row}.phone, ${row}.phone_normalised, coalesce(${row}.address, ${row}.street), ${row}.website,
    ${row}.email, ${row}.latitude, ${row}.longitude, ${reach})`;

/** Keys that more listings share, such as a chain's name or a hotline, are not used. */
export const maxInBlock = 40;
