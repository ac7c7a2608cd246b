import { join, raw, type Sql } from 'sql-template-tag';
import { fieldSpec, listingFieldNames, type ListingFieldName } from '../../../../domain/listing/fields.ts';
import { DAYS } from '../../../../domain/hours/openingHours.ts';
import {
  structuredFields,
  structuredNames,
  type StructuredName,
} from '../../../../domain/listing/structuredFields.ts';
import { memoize } from '../../../../domain/text/memoize.ts';
import { derivedField } from '../../lib/exportedFields.ts';
import type { SheetColumn } from '../../lib/spreadsheet/sheetTable.ts';

/** A column of the export: its header, its source, and the conversion of the database's text to that of a cell. */
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

/** Sorts days from Monday, since jsonb does not preserve the order of keys. */
const inOrderOfDays = memoize(
  (stored: string) => {
    const hours = new Map(Object.entries(JSON.parse(stored) as Record<string, unknown>));
    const known = DAYS.filter((day) => hours.has(day));
    const others = [...hours.keys()].filter((day) => !DAYS.some((one) => one === day));
    return JSON.stringify(Object.fromEntries([...known, ...others].map((day) => [day, hours.get(day)])));
  },
  { maxLength: 1000 },
);

/** The same for other JSON fields. Values of an older form, from earlier releases, stay unchanged. */
const inOrderOfParts = (name: StructuredName) => (stored: string) => {
  const value = structuredFields[name].read(JSON.parse(stored));
  return value === null ? stored : JSON.stringify(value);
};

const fieldNames = memoize((columns: string) =>
  columns
    .split(',')
    .map((column) => derivedField(column))
    .join(', '),
);

const timeZone = '+00';
/** Offset of the fraction of a second. */
const fractionAt = 19;

/**
 * A moment as the snapshot writes it, '2024-08-06 10:11:12.5+00', in the form of programs. Formatted by the database it
 * costs twice as much.
 */
function isoTime(stored: string): string {
  const end = stored.length - timeZone.length;
  if (stored[10] !== ' ' || end < fractionAt || !stored.endsWith(timeZone)) {
    const time = new Date(`${stored.replace(' ', 'T')}:00`);
    return Number.isNaN(time.getTime()) ? stored : time.toISOString();
  }
  const milliseconds = stored.slice(fractionAt + 1, Math.min(end, fractionAt + 4)).padEnd(3, '0');
  return `${stored.slice(0, 10)}T${stored.slice(11, fractionAt)}.${milliseconds}Z`;
}

const kinds: Partial<Record<string, typeof text>> = {
  boolean,
  integer: number,
  decimal: number,
  degrees: number,
};

/** Cells that differ from the stored column. */
const written: Partial<Record<ListingFieldName, Partial<ExportColumn>>> = {
  category: { show: (id, { categories }) => categories.get(id) ?? null },
  city: { show: (id, { cities }) => cities.get(id) ?? null },
  workingHours: { show: inOrderOfDays },
  about: { select: raw('coalesce(b.about_text, b.about::text)') },
  ...Object.fromEntries(structuredNames.map((name) => [name, { show: inOrderOfParts(name) }])),
};

function columnOf(name: ListingFieldName): ExportColumn {
  const { column, kind, width } = fieldSpec(name);
  return { ...(kinds[kind] ?? text)(name, column, width), ...written[name] };
}

/** All fields of a listing, by their GraphQL names. The first three columns mark the file as our own. */
export const listingColumns: readonly ExportColumn[] = [
  number('id', 'id'),
  text('slug', 'slug', 24),
  number('globalRowNumber', 'global_row_number'),
  ...listingFieldNames.map(columnOf),
  {
    ...text('derivedFields', 'derived_fields'),
    select: raw(`nullif(array_to_string(b.derived_fields, ','), '')`),
    show: fieldNames,
  },
];

const isoDate = (column: string) => `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
export const reviewOrder = 'r.reviewed_at DESC NULLS LAST, r.fingerprint';

/** Operators' decision about a review; null for a visible one. */
const moderation = `CASE WHEN r.hidden_at IS NOT NULL THEN jsonb_strip_nulls(jsonb_build_object(
    'state', CASE WHEN r.removed_at IS NULL THEN 'hidden' ELSE 'removed' END, 'at', ${isoDate('r.hidden_at')},
    'reason', r.hidden_reason, 'note', r.hidden_note, 'identity', r.moderation_key)) END`;

/** All reviews of a listing in one cell, for text tables, which have no second sheet. */
export const reviewListColumn: ExportColumn = {
  header: 'reviewsList',
  kind: 'text',
  select:
    raw(`(SELECT jsonb_agg(jsonb_strip_nulls(jsonb_build_object('author', r.author_name, 'rating', r.rating,
    'text', r.comment, 'date', ${isoDate('r.reviewed_at')}, 'source', r.source, 'fingerprint', r.fingerprint,
    'moderation', ${moderation})) ORDER BY ${reviewOrder})
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

/** Additional column of that sheet, if any review is hidden or removed. */
export const moderationColumn: ExportColumn = {
  header: 'reviewModeration',
  kind: 'text',
  select: raw(`(${moderation})::text`),
  width: 24,
};

export const selectColumns = (columns: readonly ExportColumn[]): Sql =>
  join(columns.map(({ select }) => select));
