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

/** The rows in the JSON that the graph answers to `listDocument`. */
export function toBareAnswer(rows: readonly BareRow[]) {
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
        : { id: row.categoryId, name: row.categoryName, slug: row.categorySlug, icon: row.categoryIcon },
    city: row.cityId === null ? null : { id: row.cityId, name: row.cityName, slug: row.citySlug },
  }));
  return { data: { businesses: { nodes, totalCount: rows[0]?.totalCount ?? 0 } } };
}
