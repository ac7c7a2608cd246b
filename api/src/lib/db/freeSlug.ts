const owners = { businesses: 'business_id', categories: 'category_id', cities: 'city_id' } as const;

/** Paths of the older REST API that a listing's slug would hide. */
const reserved = new Set(['stats', 'random']);

/** Runs a statement and returns its rows: of a pg client or of a Prisma transaction. */
type Query = (text: string, values: unknown[]) => Promise<unknown[]>;

/**
 * The first of the wanted slugs that the table never used, else the last one with the lowest free number. It is
 * reserved until the caller's transaction ends: others that want it wait.
 */
export async function freeSlug(query: Query, table: keyof typeof owners, wanted: string[]): Promise<string> {
  const [first = 'place'] = wanted;
  const base = wanted.at(-1) ?? first;
  await query('SELECT 1 FROM pg_advisory_xact_lock(hashtextextended($1, 0))', [`slug:${table}:${first}`]);
  // Growing batches: a name that thousands of listings share takes a handful of statements.
  for (let from = 0, size = 8; ; from += size, size *= 8) {
    const candidates = Array.from({ length: size }, (_, i) => from + i)
      .map((n) => wanted[n] ?? `${base}-${n - wanted.length + 2}`)
      .filter((slug) => !reserved.has(slug));
    const [free] = (await query(
      `SELECT slug FROM unnest($1::text[]) WITH ORDINALITY AS candidate (slug, place)
       WHERE NOT EXISTS (SELECT FROM ${table} used WHERE used.slug = candidate.slug)
         AND NOT EXISTS (SELECT FROM old_slugs old WHERE old.slug = candidate.slug AND old.${owners[table]} IS NOT NULL)
       ORDER BY place LIMIT 1`,
      [candidates],
    )) as { slug: string }[];
    if (free) return free.slug;
  }
}
