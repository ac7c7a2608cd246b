import { joinIsolated } from '../../../domain/text/bidi.ts';
import { roundedCount } from '../../../domain/text/counts.ts';
import { categoryLook } from '../ui/icon/categoryLook.ts';
import { pinIcon } from '../ui/icon/icons.ts';
import type { SuggestionsQuery } from '../graphql/siteOperations.ts';
import { paths } from '../lib/paths.ts';
import { cityWithRegion, regionAndCountry } from '../lib/cityNames.ts';

/** One line of the list under a search field. */
export interface SuggestionOption {
  key: string;
  label: string;
  note: string;
  icon: string;
  href: string;
}

interface SuggestionGroup {
  title: string;
  options: SuggestionOption[];
}

const maxPlaces = 3;

const counted = (count: number) => `${roundedCount(count)} ${count === 1 ? 'business' : 'businesses'}`;

/** Suggestions as groups with a title each; empty groups are omitted. */
export function suggestionGroups({ suggestions }: SuggestionsQuery): SuggestionGroup[] {
  const { categories, cities, businesses } = suggestions;
  const groups = [
    {
      title: 'Categories',
      options: categories.slice(0, maxPlaces).map(({ slug, name, icon, businessCount }) => ({
        key: `category-${slug}`,
        label: name,
        note: counted(businessCount),
        icon: categoryLook({ name, icon }).icon,
        href: paths.category(slug),
      })),
    },
    {
      title: 'Cities',
      options: cities.slice(0, maxPlaces).map(({ slug, name, businessCount, ...city }) => ({
        key: `city-${slug}`,
        label: name,
        note: joinIsolated([regionAndCountry(city), counted(businessCount)], ' · '),
        icon: pinIcon,
        href: paths.city(slug),
      })),
    },
    {
      title: 'Businesses',
      options: businesses.map(({ slug, name, category, city }) => ({
        key: `business-${slug}`,
        label: name,
        note: joinIsolated([category?.name, cityWithRegion(city)], ' · '),
        icon: categoryLook(category).icon,
        href: paths.business(slug),
      })),
    },
  ];
  return groups.filter(({ options }) => options.length > 0);
}
