import type { Category, Kind } from './category.ts';
import { manyPlaces, realPlaces, type Place } from './countries.ts';
import { foodCategories } from './foodCategories.ts';
import { englishOnlyCategories } from './englishOnlyCategories.ts';
import { Random } from './random.ts';
import { serviceCategories } from './serviceCategories.ts';
import { shopCategories } from './shopCategories.ts';

/** Values from which the rows of a directory are drawn; both lists from the most common to the rarest. */
export interface DirectoryPool {
  categories: readonly Category[];
  byKind: ReadonlyMap<Kind, readonly Category[]>;
  places: readonly Place[];
  isSmall: boolean;
}

// Larger directories get all categories and invented towns, and names may repeat in them.
const maxSmall = 2_000;
const largePlaces = 1_700;

/** Which categories are common differs from seed to seed, but eating and drinking always leads. */
export function directoryPool({ seed, count }: { seed: number; count: number }): DirectoryPool {
  const isSmall = count <= maxSmall;
  const described = [...foodCategories, ...shopCategories, ...serviceCategories];
  const all = isSmall ? described : [...described, ...englishOnlyCategories];
  const leading = foodCategories.slice(0, 4);
  const categories = [...leading, ...new Random(seed).sample(all.slice(leading.length), Infinity)];
  return {
    categories,
    byKind: groupByKind(categories),
    places: isSmall ? realPlaces : manyPlaces(largePlaces, seed),
    isSmall,
  };
}

function groupByKind(categories: readonly Category[]): Map<Kind, Category[]> {
  const groups = new Map<Kind, Category[]>();
  for (const category of categories) {
    const group = groups.get(category.kind);
    if (group) group.push(category);
    else groups.set(category.kind, [category]);
  }
  return groups;
}
