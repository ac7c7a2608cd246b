import { join, raw, type Sql } from 'sql-template-tag';
import { fieldSpec, graphFields, type GraphField } from '../../../../domain/listing/fields.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import type { Database } from '../../lib/db/db.ts';
import type { ReadReviews } from '../reviews/listReviews.ts';
import { categorySelect } from '../taxonomy/categories/listCategories.ts';
import { citySelect } from '../taxonomy/cities/listCities.ts';
import { countrySelect, joinedCountry } from '../taxonomy/countries/countryRow.ts';
import { completenessOf } from './quality/qualityIssues.ts';

/** Columns of the GraphQL type. Prisma loads all of them; SQL reads those of the selected fields. */
export const businessSelect = {
  ...(Object.fromEntries(graphFields.map((name) => [name, true])) as Record<GraphField, true>),
  id: true,
  slug: true,
  phoneNormalised: true,
  aboutText: true,
  isDemo: true,
  globalRowNumber: true,
  createdAt: true,
  updatedAt: true,
  version: true,
  deletedAt: true,
  categoryId: true,
  cityId: true,
  countryCode: true,
  category: { select: categorySelect },
  city: { select: citySelect },
  country: { select: countrySelect },
  listingPlan: { select: { until: true, isSponsored: true, customStyling: true } },
} satisfies Prisma.BusinessSelect;

type Selected = Prisma.BusinessGetPayload<{ select: typeof businessSelect }>;

/** Extra values that only some statements compute. */
interface ComputedValues {
  /** Distance from the requested point. */
  distanceMeters?: number | null;
  /** 0 to 100. */
  completeness?: number;
  /** Its first reviews. */
  firstReviews?: ReadReviews;
}

/** Extra values that the statement of a listing computed. */
export function computedValues(business: { id: number } & ComputedValues): ComputedValues {
  return business;
}

/** A listing as SQL reads it, in the shape that Prisma gives it. Only the columns of selected fields are filled. */
export interface BusinessRow extends Omit<Selected, 'rating'>, ComputedValues {
  /** A number where SQL read it. */
  rating: Selected['rating'] | number;
}

/** Columns of joined tables, as they come from SQL. */
interface JoinedColumns {
  categoryName: string | null;
  categorySlug: string | null;
  categoryIcon: string | null;
  categoryLocation: string | null;
  categoryCount: number | null;
  cityName: string | null;
  citySlug: string | null;
  cityRegion: string | null;
  cityCount: number | null;
  cityCountryCode: string | null;
  cityCountryName: string | null;
  cityCountryBusinesses: number | null;
  countryName: string | null;
  countryCount: number | null;
  planUntil: Date | null;
  planIsSponsored: boolean | null;
  planCustomStyling: boolean | null;
}

// GraphQL field (also nested ones of category and city) -> columns it needs. `b` is the listing, `c` its category, `t` its
// city, `tn` that city's country, `n` its country, `lp` what its plan gives it.
const planColumns = [
  'lp.until AS "planUntil"',
  'lp.is_sponsored AS "planIsSponsored"',
  'lp.custom_styling AS "planCustomStyling"',
];
const columns: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(graphFields.map((name) => [name, [selected(fieldSpec(name).column, name)]])),
  about: ['coalesce(b.about_text::json, b.about::json) AS about'],
  phoneE164: ['b.phone_normalised AS "phoneNormalised"'],
  phoneLink: ['b.phone', 'b.phone_normalised AS "phoneNormalised"', 'b.country_code AS "countryCode"'],
  otherPhoneLinks: ['b.other_phones AS "otherPhones"', 'b.country_code AS "countryCode"'],
  photoKeys: ['b.photo_url AS "photoUrl"', 'b.image_url AS "imageUrl"'],
  currentHours: [
    'b.working_hours AS "workingHours"',
    'b.special_hours AS "specialHours"',
    'b.time_zone AS "timeZone"',
  ],
  gallery: ['b.photo_url AS "photoUrl"', 'b.image_url AS "imageUrl"', 'b.photos'],
  logoKey: ['b.logo_url AS "logoUrl"'],
  isDemo: ['b.is_demo AS "isDemo"'],
  completeness: [`${completenessOf} AS completeness`],
  globalRowNumber: ['b.global_row_number AS "globalRowNumber"'],
  createdAt: ['b.created_at AS "createdAt"'],
  updatedAt: ['b.updated_at AS "updatedAt"'],
  version: ['b.version'],
  deletedAt: ['b.deleted_at AS "deletedAt"'],
  kind: ['b.type', 'b.category_id AS "categoryId"', 'c.name AS "categoryName"'],
  category: ['b.category_id AS "categoryId"'],
  'category.name': ['c.name AS "categoryName"'],
  'category.slug': ['c.slug AS "categorySlug"'],
  'category.icon': ['c.name AS "categoryName"', 'c.icon AS "categoryIcon"'],
  'category.location': ['c.location AS "categoryLocation"'],
  'category.businessCount': ['c.business_count AS "categoryCount"'],
  city: ['b.city_id AS "cityId"'],
  'city.name': ['t.name AS "cityName"'],
  'city.slug': ['t.slug AS "citySlug"'],
  'city.region': ['t.region AS "cityRegion"'],
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
  isSponsored: planColumns,
  hasCustomStyling: planColumns,
  isAdFree: planColumns,
};

function selected(column: string, name: string): string {
  return column === name ? `b.${column}` : `b.${column} AS "${name}"`;
}

const planJoin = ' LEFT JOIN listing_plans lp ON lp.business_id = b.id AND lp.until > now()';
// The planner removes a join whose columns are not read.
const joins: Record<string, string> = {
  kind: ' LEFT JOIN categories c ON c.id = b.category_id',
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

/**
 * Runs a statement that selects `businessColumns`. Rows stay as the driver returns them, since one more property would
 * double the time of reading them: the functions below assemble joined values on demand.
 */
export function readBusinesses<Extra extends object = object>(
  db: Pick<Database, 'rows'>,
  query: Sql,
  options?: { usesCustomPlan?: boolean },
): Promise<(BusinessRow & Extra)[]> {
  return db.rows<BusinessRow & JoinedColumns & Extra>(query, options);
}

type Read = Pick<BusinessRow, 'categoryId' | 'cityId' | 'countryCode'> & Partial<JoinedColumns>;

/** Category of a listing, read by SQL or Prisma. */
export function categoryOf(row: Read & Pick<BusinessRow, 'category'>): BusinessRow['category'] {
  if ('category' in row) return row.category;
  const { categoryId, categoryName, categorySlug, categoryIcon, categoryLocation, categoryCount } =
    row as Read;
  return categoryId === null
    ? null
    : {
        id: categoryId,
        name: categoryName ?? '',
        slug: categorySlug ?? '',
        icon: categoryIcon ?? null,
        location: categoryLocation ?? null,
        businessCount: categoryCount ?? 0,
      };
}

/** City of a listing, read by SQL or Prisma. */
export function cityOf(row: Read & Pick<BusinessRow, 'city'>): BusinessRow['city'] {
  if ('city' in row) return row.city;
  const joined = row as Read;
  const { cityId, cityName, citySlug, cityCount } = joined;
  return cityId === null
    ? null
    : {
        id: cityId,
        name: cityName ?? '',
        slug: citySlug ?? '',
        region: joined.cityRegion ?? null,
        businessCount: cityCount ?? 0,
        country: joinedCountry({
          countryCode: joined.cityCountryCode ?? null,
          countryName: joined.cityCountryName ?? null,
          countryCount: joined.cityCountryBusinesses ?? null,
        }),
      };
}

/** Country of a listing, read by SQL or Prisma. */
export function countryOf(row: Read & Pick<BusinessRow, 'country'>): BusinessRow['country'] {
  if ('country' in row) return row.country;
  const { countryCode, countryName, countryCount } = row as Read;
  return countryCode === null
    ? null
    : { code: countryCode, name: countryName ?? '', businessCount: countryCount ?? 0 };
}

/** Current benefits of a listing's plan, read by SQL or Prisma. */
export function planOf(row: Read & Pick<BusinessRow, 'listingPlan'>): BusinessRow['listingPlan'] {
  if ('listingPlan' in row)
    return row.listingPlan && row.listingPlan.until > new Date() ? row.listingPlan : null;
  const { planUntil, planIsSponsored, planCustomStyling } = row as Read;
  return planUntil == null
    ? null
    : {
        until: planUntil,
        isSponsored: planIsSponsored ?? false,
        customStyling: planCustomStyling ?? false,
      };
}
