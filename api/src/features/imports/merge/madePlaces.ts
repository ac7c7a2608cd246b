import type { Merge } from './runningMerge.ts';

// A name that an operator takes meanwhile, or an address, makes the insert leave the row out: the name is found by the next
// look, or gets another address.
const maxTries = 20;

/** Repeats a step until it finds nothing left to make; returns how many it made. */
export async function untilMade(step: () => Promise<{ missing: number; made: number }>): Promise<number> {
  let total = 0;
  for (let tries = 0; tries < maxTries; tries += 1) {
    const { missing, made } = await step();
    if (missing === 0) return total;
    total += made;
  }
  throw new Error('names of categories or cities were taken again and again');
}

/** Gives each place the first of the slugs it wants that was never used, else the last one with a number. */
export async function giveSlugs<Place extends { wanted: string[] }>(
  merge: Merge,
  table: 'categories' | 'cities',
  places: Place[],
): Promise<(Place & { slug: string })[]> {
  const target = table === 'categories' ? 'category_id' : 'city_id';
  const { rows } = await merge.client.query<{ slug: string }>(
    `SELECT slug FROM ${table} UNION ALL SELECT slug FROM old_slugs WHERE ${target} IS NOT NULL`,
  );
  const taken = new Set(rows.map(({ slug }) => slug));
  return places.map((place) => {
    const base = place.wanted.at(-1) ?? 'place';
    let slug = place.wanted.find((one) => !taken.has(one));
    for (let n = 2; slug === undefined; n += 1) if (!taken.has(`${base}-${n}`)) slug = `${base}-${n}`;
    taken.add(slug);
    return { ...place, slug };
  });
}
