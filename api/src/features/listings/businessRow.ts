import type { ReadReviews } from '../reviews/listReviews.ts';
import {
  fieldSpec,
  graphFields,
  type FieldValue,
  type GraphField,
  type ListingFields,
} from '../../../../domain/listing/fields.ts';
import { join, raw, type Sql } from 'sql-template-tag';
import { completenessOf } from './quality/qualityIssues.ts';

type Known<Name extends GraphField> = ListingFields[Name]['kind'] extends 'hours' | 'sections'
  ? unknown
  : FieldValue<Name>;

/** Fields of a listing that never are null, and those that may be. */
type CatalogueRow = {
  [Name in GraphField]: ListingFields[Name] extends { initial: string } ? Known<Name> : Known<Name> | null;
};

/** A listing as the reads of visitors return it: property = field of the graph. Only selected columns are filled. */
export interface BusinessRow extends Omit<CatalogueRow, 'name'> {
  id: number;
  slug: string;
  name: string;
  phoneE164: string | null;
  isDemo: boolean;
  globalRowNumber: number | null;
  createdAt: Date;
  updatedAt: Date;
  version: number;
  deletedAt: Date | null;
  categoryId: number | null;
  categoryName: string | null;
  categorySlug: string | null;
  categoryIcon: string | null;
  categoryLocation: string | null;
  categoryCount: number | null;
  cityId: number | null;
  cityName: string | null;
  citySlug: string | null;
  cityCount: number | null;
  cityCountryCode: string | null;
  cityCountryName: string | null;
  cityCountryBusinesses: number | null;
  countryCode: string | null;
  countryName: string | null;
  countryCount: number | null;
  distanceMeters: number | null;
  isSponsored: boolean;
  hasCustomStyling: boolean;
  isAdFree: boolean;
  /** 0 to 100; where it is selected. */
  completeness?: number;
  /** Where they were read along with it. */
  reviews?: ReadReviews;
}

// Field of the graph (with what is selected of a place) -> columns it needs. `b` is the listing, `c` its category,
// `t` its town, `tn` that town's country, `n` its country, `lp` what its plan gives it.
const columns: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(graphFields.map((name) => [name, [selected(fieldSpec(name).column, name)]])),
  about: ['coalesce(b.about_text::json, b.about::json) AS about'],
  phoneE164: ['b.phone_normalised AS "phoneE164"'],
  photoKeys: ['b.photo_url AS "photoUrl"', 'b.image_url AS "imageUrl"'],
  isDemo: ['b.is_demo AS "isDemo"'],
  completeness: [`${completenessOf} AS completeness`],
  globalRowNumber: ['b.global_row_number AS "globalRowNumber"'],
  createdAt: ['b.created_at AS "createdAt"'],
  updatedAt: ['b.updated_at AS "updatedAt"'],
  version: ['b.version'],
  deletedAt: ['b.deleted_at AS "deletedAt"'],
  category: ['b.category_id AS "categoryId"'],
  'category.name': ['c.name AS "categoryName"'],
  'category.slug': ['c.slug AS "categorySlug"'],
  'category.icon': ['c.name AS "categoryName"', 'c.icon AS "categoryIcon"'],
  'category.location': ['c.location AS "categoryLocation"'],
  'category.businessCount': ['c.business_count AS "categoryCount"'],
  city: ['b.city_id AS "cityId"'],
  'city.name': ['t.name AS "cityName"'],
  'city.slug': ['t.slug AS "citySlug"'],
  'city.businessCount': ['t.business_count AS "cityCount"'],
  'city.country': [
    't.country_code AS "cityCountryCode"',
    'tn.name AS "cityCountryName"',
    'tn.business_count AS "cityCountryBusinesses"',
  ],
  country: ['b.country_code AS "countryCode"'],
  'country.name': ['n.name AS "countryName"'],
  'country.businessCount': ['n.business_count AS "countryCount"'],
  nearby: ['b.latitude', 'b.longitude', 'b.city_id AS "cityId"'],
  isSponsored: ['(lp.is_sponsored OR lp.custom_styling) IS TRUE AS "isSponsored"'],
  hasCustomStyling: ['lp.custom_styling IS TRUE AS "hasCustomStyling"'],
  isAdFree: ['lp.business_id IS NOT NULL AS "isAdFree"'],
};

function selected(column: string, name: string): string {
  return column === name ? `b.${column}` : `b.${column} AS "${name}"`;
}

const planJoin = ' LEFT JOIN listing_plans lp ON lp.business_id = b.id AND lp.until > now()';
// A join that nothing is read of costs nothing: the planner leaves it out.
const joins: Record<string, string> = {
  category: ' LEFT JOIN categories c ON c.id = b.category_id',
  city: ' LEFT JOIN cities t ON t.id = b.city_id',
  'city.country': ' LEFT JOIN countries tn ON tn.code = t.country_code',
  country: ' LEFT JOIN countries n ON n.code = b.country_code',
  isSponsored: planJoin,
  hasCustomStyling: planJoin,
  isAdFree: planJoin,
};

interface Columns {
  columns: Sql;
  joins: Sql;
}

// A compiled query brings the same set of fields each time.
const composed = new WeakMap<ReadonlySet<string>, Columns>();

/**
 * `SELECT <columns>` parts for the selected fields: `columns` to list, id and slug always among them, and `joins` to put
 * behind `FROM ... b`.
 */
export function businessColumns(fields: ReadonlySet<string>): Columns {
  const parts = composed.get(fields) ?? compose(fields);
  composed.set(fields, parts);
  return parts;
}

function compose(fields: ReadonlySet<string>): Columns {
  const known = Object.keys(columns).filter((field) => fields.has(field));
  const distinct = new Set(['b.id', 'b.slug', ...known.flatMap((field) => columns[field] ?? [])]);
  return {
    columns: join([...distinct].map(raw), ', '),
    joins: raw([...new Set(known.map((field) => joins[field] ?? ''))].join('')),
  };
}
