// The table in which the rows of one import wait between reading and landing. It is a temporary one of the worker's own
// connection: nothing is logged, nobody else sees it, and a worker that dies leaves nothing behind.

/** Columns of `businesses` that a file may set, with their types. A null says that the row does not say. */
export const listingColumns = {
  name: 'text',
  place_id: 'text',
  google_id: 'text',
  cid: 'text',
  country_code: 'char(2)',
  type: 'text',
  address: 'text',
  street: 'text',
  state: 'text',
  postal_code: 'text',
  phone: 'text',
  phone_normalised: 'text',
  email: 'text',
  website: 'text',
  menu_link: 'text',
  order_link: 'text',
  reservation_link: 'text',
  location_link: 'text',
  reviews_link: 'text',
  photo_url: 'text',
  image_url: 'text',
  latitude: 'double precision',
  longitude: 'double precision',
  time_zone: 'text',
  description: 'text',
  detailed_info: 'text',
  about: 'jsonb',
  about_text: 'text',
  working_hours: 'jsonb',
  opening_minutes: 'integer[]',
  rating: 'numeric(3,2)',
  review_count: 'integer',
  business_status: 'business_status',
  is_verified: 'boolean',
  is_open: 'boolean',
  price_range: 'text',
  derived_fields: 'text[]',
} as const;

/** All columns of a staged row. */
export const stagedColumns = {
  /** Order in the file, over all its sheets. */
  position: 'integer',
  sheet: 'text',
  row_number: 'integer',
  /** Equal for rows that mean one place. */
  identity: 'text',
  /** '' for a row of our own export that only adds to a listing of another row. */
  slug_base: 'text',
  category_name: 'text',
  city_name: 'text',
  reviews: 'jsonb',
  ...listingColumns,
} as const;

export type ListingColumn = keyof typeof listingColumns;
export type StagedColumn = keyof typeof stagedColumns;

export const listingColumnNames = Object.keys(listingColumns) as ListingColumn[];
export const stagedColumnNames = Object.keys(stagedColumns) as StagedColumn[];

/** Makes the table. The connection must not be given to anybody else afterwards. */
export const createStaged = `CREATE TEMPORARY TABLE staged (${stagedColumnNames
  .map((column) => `${column} ${stagedColumns[column]}`)
  .join(', ')})`;
