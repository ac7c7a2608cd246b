import { iconOfName } from '../../api/src/features/taxonomy/categories/iconOfName.ts';

export interface BareRow {
  id: number;
  slug: string;
  name: string;
  address: string | null;
  rating: number | null;
  reviewCount: number;
  photoUrl: string | null;
  isVerified: boolean;
  categoryId: number | null;
  categoryName: string | null;
  categorySlug: string | null;
  categoryIcon: string | null;
  cityId: number | null;
  cityName: string | null;
  citySlug: string | null;
  totalCount: number;
}

type Named = Pick<BareRow, 'categoryName' | 'categoryIcon'>;
const iconOf = ({ categoryName, categoryIcon }: Named): string | null =>
  categoryIcon ?? (categoryName === null ? null : iconOfName(categoryName));

/** Rows of a list in the JSON of GraphQL. */
export function toGraphList(rows: readonly BareRow[]) {
  const nodes = rows.map((row) => ({
    id: row.id,
    slug: row.slug,
    name: row.name,
    address: row.address,
    rating: row.rating,
    reviewCount: row.reviewCount,
    photoUrl: row.photoUrl,
    isVerified: row.isVerified,
    category:
      row.categoryId === null
        ? null
        : { id: row.categoryId, name: row.categoryName, slug: row.categorySlug, icon: iconOf(row) },
    city: row.cityId === null ? null : { id: row.cityId, name: row.cityName, slug: row.citySlug },
  }));
  return { data: { businesses: { nodes, totalCount: rows[0]?.totalCount ?? 0 } } };
}

interface Related {
  sameCategory: { id: number }[];
  sameCity: { id: number }[];
  sameType: { id: number }[];
}

export interface BareBusiness {
  related: Related;
}

/** A listing in the JSON of GraphQL; listings of the same type are those that no other group contains. */
export function toGraphBusiness([row]: readonly { business: BareBusiness }[]) {
  if (!row) return { data: { business: null } };
  const { related } = row.business;
  const taken = new Set([...related.sameCategory, ...related.sameCity].map(({ id }) => id));
  const sameType = related.sameType.filter(({ id }) => !taken.has(id)).slice(0, 4);
  return { data: { business: { ...row.business, related: { ...related, sameType } } } };
}

export interface BareCard {
  categoryId: number | null;
  categoryName: string | null;
  categorySlug: string | null;
  categoryIcon: string | null;
  cityName: string | null;
  countryCode: string | null;
  countryName: string | null;
  priceRange: string | null;
  rating: string | null;
}

/** A listing in the JSON of the REST paths. */
export function toRestBusiness({
  categoryName,
  categorySlug,
  categoryIcon,
  cityName,
  countryName,
  ...card
}: BareCard) {
  const { categoryId, countryCode, priceRange, rating } = card;
  return {
    ...card,
    category:
      categoryId === null
        ? null
        : {
            id: categoryId,
            name: categoryName,
            slug: categorySlug,
            icon: iconOf({ categoryName, categoryIcon }),
          },
    city: cityName,
    country: countryName ?? 'US',
    countryCode: countryCode ?? 'US',
    rating: rating === null ? null : String(Number(rating)),
    priceRange: priceRange ?? '$$',
    distanceMeters: null,
  };
}
