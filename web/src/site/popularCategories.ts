import { foldText } from '../../../domain/text/fold.ts';

/** Popular search terms; each selects the category with the closest name. */
const wanted = [
  ['restaurant'],
  ['hotel'],
  ['shopping', 'mall', 'market', 'department'],
  ['health', 'clinic', 'hospital', 'medical', 'doctor'],
  ['education', 'school', 'university', 'college'],
  ['technology', 'computer', 'software', 'electronics'],
];

interface NamedCategory {
  id: number;
  name: string;
  slug: string;
}

/** Up to six categories that exist: those six by name, filled up with the largest. */
export function popularCategories<Category extends NamedCategory>(
  categories: readonly Category[],
): Category[] {
  const found = wanted.map((words) =>
    categories.find(({ name }) => words.some((word) => foldText(name).includes(word))),
  );
  const chosen = new Set(found.filter((category) => category !== undefined));
  return [...new Set([...chosen, ...categories])].slice(0, wanted.length);
}
