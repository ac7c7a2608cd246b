import type { Category } from './category.ts';
import type { Country, Word } from './countries/country.ts';
import type { Random } from './random.ts';

/** A name in the country's own manner, such as 'Casa Andorinha' or 'Nordlicht Fahrradwerkstatt'. */
export function businessName(
  category: Category,
  country: Country,
  random: Random,
  shareOfPairs: number,
): string {
  const pattern = random.pick(category.names[country.language]);
  const word = random.chance(shareOfPairs) ? pair(country, random) : random.pick(country.words);
  return pattern
    .replaceAll('{w}', word.text)
    .replaceAll('{r}', word.latin)
    .replace(/\{s\}/g, () => random.pick(country.familyNames));
}

function pair(country: Country, random: Random): Word {
  const [first, second] = random.sample(country.words, 2);
  if (!first || !second) return random.pick(country.words);
  const isSpaced = country.language !== 'ja';
  return {
    text: isSpaced ? `${first.text} & ${second.text}` : `${first.text}${second.text}`,
    latin: isSpaced ? `${first.latin} & ${second.latin}` : `${first.latin}${second.latin.toLowerCase()}`,
  };
}
