import type { ReadReviews } from '../reviews/listReviews.ts';
import { join, raw, type Sql } from 'sql-template-tag';

/** A listing as the reads of visitors return it: property = field of the graph. Only selected columns are filled. */
export interface BusinessRow {
  id: number;
  slug: string;
  name: string;
  type: string | null;
  address: string | null;
  street: string | null;
  state: string | null;
  postalCode: string | null;
  phone: string | null;
  phoneE164: string | null;
  email: string | null;
  website: string | null;
  description: string | null;
  detailedInfo: string | null;
  about: unknown;
  workingHours: unknown;
  timeZone: string | null;
  rating: number | null;
  reviewCount: number;
  reviewsLink: string | null;
  photoUrl: string | null;
  imageUrl: string | null;
  latitude: number | null;
  longitude: number | null;
  locationLink: string | null;
  orderLink: string | null;
  menuLink: string | null;
  reservationLink: string | null;
  businessStatus: 'OPERATIONAL' | 'CLOSED_TEMPORARILY' | 'CLOSED_PERMANENTLY' | null;
  isOpen: boolean;
  isVerified: boolean;
  isDemo: boolean;
  priceRange: string | null;
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
  /** Where they were read along with it. */
  reviews?: ReadReviews;
}

// Field of the graph (with what is selected of a place) -> columns it needs. `b` is the listing, `c` its category,
// `t` its town, `tn` that town's country, `n` its country, `lp` what its plan gives it.
const columns: Record<string, string> = {
  name: 'b.name',
  type: 'b.type',
  address: 'b.address',
  street: 'b.street',
  state: 'b.state',
  postalCode: 'b.postal_code AS "postalCode"',
  phone: 'b.phone',
  phoneE164: 'b.phone_normalised AS "phoneE164"',
  email: 'b.email',
  website: 'b.website',
  description: 'b.description',
  detailedInfo: 'b.detailed_info AS "detailedInfo"',
  about: 'coalesce(b.about_text::json, b.about::json) AS about',
  workingHours: 'b.working_hours AS "workingHours"',
  timeZone: 'b.time_zone AS "timeZone"',
  rating: 'b.rating',
  reviewCount: 'b.review_count AS "reviewCount"',
  reviewsLink: 'b.reviews_link AS "reviewsLink"',
  photoUrl: 'b.photo_url AS "photoUrl"',
  imageUrl: 'b.image_url AS "imageUrl"',
  photoKeys: 'b.photo_url AS "photoUrl", b.image_url AS "imageUrl"',
  latitude: 'b.latitude',
  longitude: 'b.longitude',
  locationLink: 'b.location_link AS "locationLink"',
  orderLink: 'b.order_link AS "orderLink"',
  menuLink: 'b.menu_link AS "menuLink"',
  reservationLink: 'b.reservation_link AS "reservationLink"',
  businessStatus: 'b.business_status AS "businessStatus"',
  isOpen: 'b.is_open AS "isOpen"',
  isVerified: 'b.is_verified AS "isVerified"',
  isDemo: 'b.is_demo AS "isDemo"',
  priceRange: 'b.price_range AS "priceRange"',
  globalRowNumber: 'b.global_row_number AS "globalRowNumber"',
  createdAt: 'b.created_at AS "createdAt"',
  updatedAt: 'b.updated_at AS "updatedAt"',
  version: 'b.version',
  deletedAt: 'b.deleted_at AS "deletedAt"',
  category: 'b.category_id AS "categoryId"',
  'category.name': 'c.name AS "categoryName"',
  'category.slug': 'c.slug AS "categorySlug"',
  'category.icon': 'c.name AS "categoryName", c.icon AS "categoryIcon"',
  'category.location': 'c.location AS "categoryLocation"',
  'category.businessCount': 'c.business_count AS "categoryCount"',
  city: 'b.city_id AS "cityId"',
  'city.name': 't.name AS "cityName"',
  'city.slug': 't.slug AS "citySlug"',
  'city.businessCount': 't.business_count AS "cityCount"',
  'city.country':
    't.country_code AS "cityCountryCode", tn.name AS "cityCountryName", tn.business_count AS "cityCountryBusinesses"',
  country: 'b.country_code AS "countryCode"',
  'country.name': 'n.name AS "countryName"',
  'country.businessCount': 'n.business_count AS "countryCount"',
  nearby: 'b.latitude, b.longitude, b.city_id AS "cityId"',
  isSponsored: '(lp.is_sponsored OR lp.custom_styling) IS TRUE AS "isSponsored"',
  hasCustomStyling: 'lp.custom_styling IS TRUE AS "hasCustomStyling"',
  isAdFree: 'lp.business_id IS NOT NULL AS "isAdFree"',
};

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
  const distinct = new Set([
    'b.id',
    'b.slug',
    ...known.flatMap((field) => (columns[field] ?? '').split(', ')),
  ]);
  return {
    columns: join([...distinct].map(raw), ', '),
    joins: raw([...new Set(known.map((field) => joins[field] ?? ''))].join('')),
  };
}
