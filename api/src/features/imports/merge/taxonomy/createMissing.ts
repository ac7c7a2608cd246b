import type { Merge } from '../mergeContext.ts';

// An operator may take a name or a slug while an import is applied. The insert then omits the row, and the next attempt finds
// the name or chooses another slug.
const maxTries = 20;

/** Repeats a step until nothing is missing; returns the number of rows that it created. Throws after 20 attempts. */
export async function createMissing(
  step: () => Promise<{ missing: number; created: number }>,
): Promise<number> {
  let total = 0;
  for (let tries = 0; tries < maxTries; tries += 1) {
    const { missing, created } = await step();
    if (missing === 0) return total;
    total += created;
  }
  throw new Error('too many conflicts over names of categories or cities');
}

/** Gives each new category or city its first wanted slug that was never used, or else the last one with a number. */
export async function assignSlugs<Named extends { wanted: string[] }>(
  merge: Merge,
  table: 'categories' | 'cities',
  rows: Named[],
): Promise<(Named & { slug: string })[]> {
  const target = table === 'categories' ? 'category_id' : 'city_id';
  const { rows: used } = await merge.client.query<{ slug: string }>(
    `SELECT slug FROM ${table} UNION ALL SELECT slug FROM old_slugs WHERE ${target} IS NOT NULL`,
  );
  const taken = new Set(used.map(({ slug }) => slug));
  return rows.map((row) => {
    const base = row.wanted.at(-1) ?? 'place';
    let slug = row.wanted.find((one) => !taken.has(one));
    for (let n = 2; slug === undefined; n += 1) if (!taken.has(`${base}-${n}`)) slug = `${base}-${n}`;
    taken.add(slug);
    return { ...row, slug };
  });
}
