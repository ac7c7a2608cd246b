const owners = { businesses: 'business_id', categories: 'category_id', cities: 'city_id' } as const;

// Paths of the older REST interface stand where a listing's slug would.
const reserved = new Set(['stats', 'random']);

/** Runs a statement and returns its rows: of a pg client or of a Prisma transaction. */
type Query = (text: string, values: unknown[]) => Promise<unknown[]>;

/** The first of the wanted slugs that was never used in the table, else the last one with a number. */
export async function freeSlug(query: Query, table: keyof typeof owners, wanted: string[]): Promise<string> {
  const base = wanted.at(-1) ?? 'place';
  for (let n = 0; ; n += 1) {
    const slug = wanted[n] ?? `${base}-${n - wanted.length + 2}`;
    if (reserved.has(slug)) continue;
    const taken = await query(
      `SELECT 1 FROM ${table} WHERE slug = $1 UNION ALL SELECT 1 FROM old_slugs WHERE slug = $1 AND ${owners[table]} IS NOT NULL`,
      [slug],
    );
    if (taken.length === 0) return slug;
  }
}
