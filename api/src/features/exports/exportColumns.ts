import { join, raw, type Sql } from 'sql-template-tag';
import { DAYS } from '../../../../domain/openingHours.ts';
import { remembered } from '../../../../domain/remembered.ts';
import { fieldOfColumn } from '../../lib/exportedFields.ts';
import type { SheetColumn } from '../../lib/spreadsheet/sheetTable.ts';

/** A column of the export: what it is called, where it comes from, and how the database's text becomes the cell's. */
export interface ExportColumn extends Omit<SheetColumn, 'show'> {
  /** On `businesses b`. */
  select: Sql;
  show?: (text: string, names: PlaceNames) => string | null;
}

/** Names of categories and cities by their ids. */
export interface PlaceNames {
  categories: ReadonlyMap<string, string>;
  cities: ReadonlyMap<string, string>;
}

const text = (header: string, column: string, width?: number): ExportColumn => ({
  header,
  kind: 'text',
  select: raw(`b.${column}`),
  ...(width ? { width } : {}),
});
const number = (header: string, column: string): ExportColumn => ({
  ...text(header, column, 12),
  kind: 'number',
});
const boolean = (header: string, column: string): ExportColumn => ({
  ...text(header, `${column}::text`, 10),
  kind: 'boolean',
});

/** The database keeps no order of keys; people read a week from Monday. */
const inOrderOfDays = remembered(
  (stored: string) => {
    const hours = new Map(Object.entries(JSON.parse(stored) as Record<string, unknown>));
    const known = DAYS.filter((day) => hours.has(day));
    const others = [...hours.keys()].filter((day) => !DAYS.some((one) => one === day));
    return JSON.stringify(Object.fromEntries([...known, ...others].map((day) => [day, hours.get(day)])));
  },
  { longest: 1000 },
);

const fieldNames = remembered((columns: string) =>
  columns
    .split(',')
    .map((column) => fieldOfColumn(column))
    .join(', '),
);

const timeZone = '+00';
/** Where the fraction of a second begins. */
const fractionAt = 19;

/**
 * A moment as the snapshot writes it, '2024-08-06 10:11:12.5+00', in the form of programs. Formatted by the database it
 * costs twice as much.
 */
function isoTime(stored: string): string {
  const end = stored.length - timeZone.length;
  if (stored[10] !== ' ' || end < fractionAt || !stored.endsWith(timeZone)) {
    const moment = new Date(`${stored.replace(' ', 'T')}:00`);
    return Number.isNaN(moment.getTime()) ? stored : moment.toISOString();
  }
  const milliseconds = stored.slice(fractionAt + 1, Math.min(end, fractionAt + 4)).padEnd(3, '0');
  return `${stored.slice(0, 10)}T${stored.slice(11, fractionAt)}.${milliseconds}Z`;
}

/** Everything that a listing says of itself, in the words of the graph. The first three columns mark the file as ours. */
export const listingColumns: readonly ExportColumn[] = [
  number('id', 'id'),
  text('slug', 'slug', 24),
  number('globalRowNumber', 'global_row_number'),
  text('name', 'name', 32),
  { ...text('category', 'category_id', 20), show: (id, { categories }) => categories.get(id) ?? null },
  text('type', 'type', 20),
  text('address', 'address', 40),
  text('street', 'street', 24),
  { ...text('city', 'city_id'), show: (id, { cities }) => cities.get(id) ?? null },
  text('state', 'state'),
  text('postalCode', 'postal_code', 12),
  text('countryCode', 'country_code', 12),
  text('phone', 'phone', 18),
  text('email', 'email', 24),
  text('website', 'website', 28),
  text('menuLink', 'menu_link'),
  text('orderLink', 'order_link'),
  text('reservationLink', 'reservation_link'),
  text('locationLink', 'location_link'),
  text('reviewsLink', 'reviews_link'),
  text('photoUrl', 'photo_url'),
  text('imageUrl', 'image_url'),
  number('latitude', 'latitude'),
  number('longitude', 'longitude'),
  text('timeZone', 'time_zone'),
  number('rating', 'rating'),
  number('reviewCount', 'review_count'),
  text('priceRange', 'price_range', 12),
  text('businessStatus', 'business_status', 20),
  boolean('isOpen', 'is_open'),
  boolean('isVerified', 'is_verified'),
  { ...text('workingHours', 'working_hours', 30), show: inOrderOfDays },
  { ...text('about', 'about', 30), select: raw('coalesce(b.about_text, b.about::text)') },
  text('description', 'description', 30),
  text('detailedInfo', 'detailed_info', 30),
  text('placeId', 'place_id', 30),
  text('googleId', 'google_id', 40),
  text('cid', 'cid', 22),
  {
    ...text('derivedFields', 'derived_fields'),
    select: raw(`nullif(array_to_string(b.derived_fields, ','), '')`),
    show: fieldNames,
  },
];

const reviewDate = `to_char(r.reviewed_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
export const reviewOrder = 'r.reviewed_at DESC NULLS LAST, r.fingerprint';

/** All reviews of a listing in one cell, for text tables, which have no second sheet. */
export const reviewListColumn: ExportColumn = {
  header: 'reviewsList',
  kind: 'text',
  select:
    raw(`(SELECT jsonb_agg(jsonb_strip_nulls(jsonb_build_object('author', r.author_name, 'rating', r.rating,
    'text', r.comment, 'date', ${reviewDate}, 'source', r.source, 'fingerprint', r.fingerprint)) ORDER BY ${reviewOrder})
    FROM reviews r WHERE r.business_id = b.id)`),
};

/** Columns of the sheet of reviews, on `businesses b` and `reviews r`. */
export const reviewColumns: readonly ExportColumn[] = [
  number('id', 'id'),
  text('slug', 'slug', 24),
  { header: 'reviewFingerprint', kind: 'text', select: raw('r.fingerprint') },
  text('name', 'name', 32),
  { header: 'reviewAuthor', kind: 'text', select: raw('r.author_name'), width: 20 },
  { header: 'reviewRating', kind: 'number', select: raw('r.rating'), width: 12 },
  { header: 'reviewText', kind: 'text', select: raw('r.comment'), width: 60 },
  { header: 'reviewDate', kind: 'text', select: raw('r.reviewed_at'), show: isoTime, width: 24 },
  { header: 'reviewSource', kind: 'text', select: raw('r.source') },
];

export const selectColumns = (columns: readonly ExportColumn[]): Sql =>
  join(columns.map(({ select }) => select));
