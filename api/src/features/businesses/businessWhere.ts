import sql, { join, type Sql } from 'sql-template-tag';
import { foldText } from '../../../../domain/fold.ts';
import { checkText } from '../../lib/checkText.ts';
import { AppError } from '../../lib/errors.ts';

export interface BusinessFilter {
  search?: string | null;
  categoryId?: number | null;
  categorySlug?: string | null;
  cityId?: number | null;
  citySlug?: string | null;
  city?: string | null;
  countryCode?: string | null;
  minRating?: number | null;
  openNow?: boolean | null;
  near?: { latitude: number; longitude: number; radiusKm?: number | null } | null;
}

const longestSearch = 200;
const mostWords = 8;
const farthestKm = 200;

/** The words of a search, folded; none for text without letters or digits. Longer input is cut, not refused. */
export function searchWords(search: string | null | undefined): string[] {
  return (
    foldText(checkText(search ?? '', 'search').slice(0, longestSearch))
      .match(/[\p{L}\p{N}]+/gu)
      ?.slice(0, mostWords) ?? []
  );
}

/** Every word must start a word of the listing's name, category, city or address. */
export function textCondition(words: readonly string[]): Sql {
  const query = words.map((word) => `${word}:*`).join(' & ');
  return sql`b.search_vector @@ to_tsquery('simple', ${query})`;
}

/** The name sounds like what was typed: for searches that found nothing by the letter. */
export function likenessCondition(words: readonly string[]): Sql {
  return sql`${words.join(' ')} <% b.name_folded`;
}

/** Conditions of a filter without its text, on `businesses b`. Always leaves the trash out. */
export function businessWhere(filter: BusinessFilter): Sql {
  for (const field of ['categorySlug', 'citySlug', 'city', 'countryCode'] as const)
    checkText(filter[field] ?? '', field);
  const conditions: Sql[] = [sql`b.deleted_at IS NULL`];
  if (filter.categoryId != null) conditions.push(sql`b.category_id = ${filter.categoryId}`);
  if (filter.categorySlug != null)
    conditions.push(sql`b.category_id = (SELECT id FROM categories WHERE slug = ${filter.categorySlug})`);
  if (filter.cityId != null) conditions.push(sql`b.city_id = ${filter.cityId}`);
  if (filter.citySlug != null)
    conditions.push(sql`b.city_id = (SELECT id FROM cities WHERE slug = ${filter.citySlug})`);
  if (filter.city != null)
    conditions.push(sql`b.city_id IN (SELECT id FROM cities WHERE name_key = fold(btrim(${filter.city})))`);
  if (filter.countryCode != null) conditions.push(sql`b.country_code = ${filter.countryCode.toUpperCase()}`);
  if (filter.minRating != null) {
    if (filter.minRating < 0 || filter.minRating > 5) {
      throw new AppError('BAD_INPUT', 'minRating must be between 0 and 5.', { minRating: 'between 0 and 5' });
    }
    conditions.push(sql`coalesce(b.rating, 0) >= ${filter.minRating}::numeric`);
  }
  if (filter.openNow)
    conditions.push(sql`is_open_at(b.is_open, b.business_status, b.opening_minutes, b.time_zone, now())`);
  if (filter.near) conditions.push(nearCondition(filter.near));
  return join(conditions, ' AND ');
}

function nearCondition({ latitude, longitude, radiusKm }: NonNullable<BusinessFilter['near']>): Sql {
  const km = radiusKm ?? 25;
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180 || !(km > 0 && km <= farthestKm)) {
    throw new AppError('BAD_INPUT', `near needs a point on earth and a radius of at most ${farthestKm} km.`, {
      near: `latitude -90 to 90, longitude -180 to 180, radiusKm up to ${farthestKm}`,
    });
  }
  return sql`b.latitude IS NOT NULL AND
    earth_box(globe_point(${latitude}, ${longitude}), ${km * 1000}) @> globe_point(b.latitude, b.longitude)`;
}
